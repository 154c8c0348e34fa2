import type { Language } from '@kazu/puzzle'
import type { BuilderNames } from './scene.js'

/** The builder's own words in one language. A missing one is a type error. */
export interface BuilderWords extends BuilderNames {
  readonly title: string
  readonly help: string
  readonly board: string
  readonly words: string
  readonly wordNumber: (number: number) => string
  readonly addWord: string
  readonly removeWord: (number: number) => string
  readonly moreLetters: string
  readonly letters: (letters: readonly string[]) => string
  readonly few: (count: number) => string
  readonly many: (count: number) => string
  readonly unplaced: (words: readonly string[]) => string
  readonly answers: string
  readonly none: string
  readonly one: string
  readonly several: (count: number) => string
  readonly atLeast: (count: number) => string
  readonly stopped: string
  readonly stoppedAt: (count: number) => string
  /** The caption of the only answer, and of two of several. */
  readonly only: string
  readonly first: string
  readonly second: string
  readonly differ: (count: number) => string
  readonly suggestions: string
  readonly suggestion: (letter: string, place: string) => string
  readonly together: (count: number) => string
  readonly addTogether: string
  readonly play: string
  readonly copyCode: string
  readonly copyLink: string
  readonly saveFile: string
  readonly print: string
  readonly load: string
  readonly loadLabel: string
  readonly clear: string
  readonly undo: string
  readonly lifted: (name: string) => string
  readonly over: (place: string) => string
  readonly away: string
  readonly dropped: (place: string) => string
  readonly putAway: string
  readonly cancelled: string
  readonly blocked: string
}

const english: BuilderWords = {
  title: 'Build a parloku',
  help: 'Type words, drag them to the cell where they start, and drag letters that are printed. By keyboard: Tab to the board, arrows, Enter to take and to drop.',
  board: 'Board, letters and words',
  words: 'Words',
  wordNumber: (number) => `Word ${number}`,
  addWord: 'Add a word',
  removeWord: (number) => `Remove word ${number}`,
  moreLetters: 'More letters',
  letters: (letters) => `Letters: ${letters.join(' ')}`,
  few: (count) => `${count} of six letters. Add words or letters.`,
  many: (count) => `${count} letters, and a parloku has six. Take some away.`,
  unplaced: (words) => `Not on the board yet: ${words.join(', ')}.`,
  answers: 'Answers',
  none: 'No answer: something here contradicts itself.',
  one: 'Exactly one answer.',
  several: (count) => `${count} answers.`,
  atLeast: (count) => `${count} answers or more.`,
  stopped: 'Too much is open to be counted at once. Add words or letters.',
  stoppedAt: (count) => `At least ${count} answers; the count was stopped.`,
  only: 'The answer',
  first: 'One answer',
  second: 'Another one',
  differ: (count) => `They differ in ${count} cells.`,
  suggestions: 'Letters that leave one answer',
  suggestion: (letter, place) => `${letter} at ${place}`,
  together: (count) => `No single letter is known to do it, but these ${count} do together.`,
  addTogether: 'Print all of them',
  play: 'Play it',
  copyCode: 'Copy code',
  copyLink: 'Copy link',
  saveFile: 'Save as puzzlepaw file',
  print: 'Print',
  load: 'Load',
  loadLabel: 'Code, link or puzzlepaw file',
  clear: 'Begin anew',
  undo: 'Undo',
  tile: (letter, place) => (place === null ? `Letter ${letter}, in the tray` : `Letter ${letter} at ${place}`),
  word: (word, number, place) =>
    place === null ? `Word ${number}, ${word}, not on the board` : `Word ${number}, ${word}, starts at ${place}`,
  lifted: (name) => `${name}: taken. Arrows carry it, Enter drops it, Escape puts it back.`,
  over: (place) => place,
  away: 'off the board',
  dropped: (place) => `Dropped at ${place}.`,
  putAway: 'Taken off the board.',
  cancelled: 'Put back.',
  blocked: 'No cell that way.',
}

const japanese: BuilderWords = {
  title: 'パーロクを作る',
  help: '言葉を入力し、始まりのマスへ動かします。印刷する文字も盤へ動かせます。キーボードでは、Tab で盤へ移り、矢印で選び、Enter で持ち上げて置きます。',
  board: '盤、文字、言葉',
  words: '言葉',
  wordNumber: (number) => `言葉${number}`,
  addWord: '言葉を加える',
  removeWord: (number) => `言葉${number}を除く`,
  moreLetters: 'ほかの文字',
  letters: (letters) => `文字：${letters.join(' ')}`,
  few: (count) => `6文字のうち${count}文字です。言葉か文字を加えてください。`,
  many: (count) => `${count}文字あります。パーロクは6文字です。減らしてください。`,
  unplaced: (words) => `まだ盤にない言葉：${words.join('、')}`,
  answers: '答え',
  none: '答えがありません。どこかが矛盾しています。',
  one: '答えはただ一つです。',
  several: (count) => `答えは${count}通りです。`,
  atLeast: (count) => `答えは${count}通り以上です。`,
  stopped: '決まっていないところが多く、すぐには数えられません。言葉か文字を加えてください。',
  stoppedAt: (count) => `答えは少なくとも${count}通りです（数えるのを途中でやめました）。`,
  only: '答え',
  first: '一つの答え',
  second: '別の答え',
  differ: (count) => `${count}マスが違います。`,
  suggestions: '答えを一つにする文字',
  suggestion: (letter, place) => `${place}に${letter}`,
  together: (count) => `一文字では決まりませんが、この${count}文字なら決まります。`,
  addTogether: 'すべて印刷する',
  play: '遊ぶ',
  copyCode: 'コードをコピー',
  copyLink: 'リンクをコピー',
  saveFile: 'puzzlepaw のファイルに保存',
  print: '印刷',
  load: '読み込む',
  loadLabel: 'コード、リンク、または puzzlepaw のファイル',
  clear: '最初から',
  undo: '元に戻す',
  tile: (letter, place) => (place === null ? `文字${letter}、置き場` : `文字${letter}、${place}`),
  word: (word, number, place) =>
    place === null ? `言葉${number}、${word}、盤の外` : `言葉${number}、${word}、${place}から`,
  lifted: (name) => `${name}を持ち上げました。矢印で運び、Enter で置き、Escape で戻します。`,
  over: (place) => place,
  away: '盤の外',
  dropped: (place) => `${place}に置きました。`,
  putAway: '盤から外しました。',
  cancelled: '戻しました。',
  blocked: 'その方向にマスはありません。',
}

const italian: BuilderWords = {
  title: 'Costruisci un parloku',
  help: 'Scrivi le parole, trascinale nella casella da cui partono e trascina le lettere da stampare. Da tastiera: Tab fino alla griglia, frecce, Invio per prendere e per posare.',
  board: 'Griglia, lettere e parole',
  words: 'Parole',
  wordNumber: (number) => `Parola ${number}`,
  addWord: 'Aggiungi una parola',
  removeWord: (number) => `Togli la parola ${number}`,
  moreLetters: 'Altre lettere',
  letters: (letters) => `Lettere: ${letters.join(' ')}`,
  few: (count) => `${count} lettere su sei. Aggiungi parole o lettere.`,
  many: (count) => `${count} lettere, ma un parloku ne ha sei. Togline qualcuna.`,
  unplaced: (words) => `Non ancora sulla griglia: ${words.join(', ')}.`,
  answers: 'Soluzioni',
  none: 'Nessuna soluzione: qualcosa si contraddice.',
  one: 'Una sola soluzione.',
  several: (count) => `${count} soluzioni.`,
  atLeast: (count) => `${count} soluzioni o più.`,
  stopped: 'È tutto troppo aperto per contare subito. Aggiungi parole o lettere.',
  stoppedAt: (count) => `Almeno ${count} soluzioni; il conto si è fermato.`,
  only: 'La soluzione',
  first: 'Una soluzione',
  second: 'Un’altra',
  differ: (count) => `Differiscono in ${count} caselle.`,
  suggestions: 'Lettere che lasciano una sola soluzione',
  suggestion: (letter, place) => `${letter} in ${place}`,
  together: (count) => `Nessuna lettera da sola basta, ma queste ${count} insieme sì.`,
  addTogether: 'Stampale tutte',
  play: 'Gioca',
  copyCode: 'Copia il codice',
  copyLink: 'Copia il collegamento',
  saveFile: 'Salva come file puzzlepaw',
  print: 'Stampa',
  load: 'Carica',
  loadLabel: 'Codice, collegamento o file puzzlepaw',
  clear: 'Ricomincia',
  undo: 'Annulla',
  tile: (letter, place) => (place === null ? `Lettera ${letter}, nella riserva` : `Lettera ${letter} in ${place}`),
  word: (word, number, place) =>
    place === null ? `Parola ${number}, ${word}, fuori dalla griglia` : `Parola ${number}, ${word}, parte da ${place}`,
  lifted: (name) => `${name}: presa. Le frecce la portano, Invio la posa, Esc la rimette a posto.`,
  over: (place) => place,
  away: 'fuori dalla griglia',
  dropped: (place) => `Posata in ${place}.`,
  putAway: 'Tolta dalla griglia.',
  cancelled: 'Rimessa a posto.',
  blocked: 'Da quella parte non ci sono caselle.',
}

/** The builder's words in each language. */
export const BUILDER_WORDS: Readonly<Record<Language, BuilderWords>> = { en: english, ja: japanese, it: italian }
