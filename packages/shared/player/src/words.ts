import type { Language } from '@kazu/puzzle'
import type { InputAction, InputMode, InputNews } from './inputs.js'

/** The player's own words in one language. A missing one is a type error. */
export interface PlayerWords {
  readonly undo: string
  readonly redo: string
  readonly notes: string
  readonly zoom: string
  readonly whole: string
  readonly hint: string
  /** What the next press of the hint button does, once a hint is there. */
  readonly hintNext: Readonly<Record<'where' | 'why', string>>
  readonly check: string
  readonly erase: string
  readonly menu: string
  readonly close: string
  readonly restart: string
  readonly time: string
  readonly modes: Readonly<Record<InputMode['name'], string>>
  readonly marking: string
  readonly actions: Readonly<Record<InputAction, string>>
  readonly news: Readonly<Record<InputNews, string>>
  readonly settings: {
    readonly errors: string
    readonly off: string
    readonly rules: string
    readonly compare: string
    readonly tidy: string
    readonly order: string
    readonly auto: string
    readonly cell: string
    readonly digit: string
    readonly overwrite: string
    readonly clock: string
    readonly lock: string
    readonly peers: string
    readonly tutorial: string
  }
  /** A key of the pad: `7`, `7, 3 left`, `7, done`. */
  readonly key: (text: string, left: number | null) => string
  readonly colour: (number: number) => string
  /** A board for readers: `Masyu, 10 by 10`. */
  readonly board: (name: string, width: number, height: number) => string
  /** A cell for readers, before what stands in it: `r3 c4`. */
  readonly place: (row: number, column: number) => string
  readonly progress: (done: number, total: number) => string
  readonly hintStages: Readonly<Record<'where' | 'why' | 'do', string>>
  /** The first press: where to look. */
  readonly look: (cells: string) => string
  readonly lookAround: string
  readonly pressForWhy: string
  readonly pressToDo: string
  readonly showsOnly: string
  readonly done: string
  readonly thinking: string
  readonly noHint: string
  readonly hintFailed: string
  readonly checked: (done: number, total: number) => string
  readonly wrong: (count: number) => string
  readonly solved: (time: string, hints: number) => string
  readonly restarted: string
  readonly newBoard: string
  readonly cleared: string
  readonly undoAgain: string
  readonly blocked: string
  readonly full: string
  readonly broken: string
  /** Another page of the same board played on, and its game is shown; or both did. */
  readonly wentOn: string
  readonly bothChanged: string
}

const english: PlayerWords = {
  undo: 'Undo',
  redo: 'Redo',
  notes: 'Notes',
  zoom: 'Zoom',
  whole: 'Whole',
  hint: 'Hint',
  hintNext: { where: 'Why?', why: 'Do it' },
  check: 'Check',
  erase: 'Erase',
  menu: 'Menu',
  close: 'Close',
  restart: 'Start again',
  time: 'Time',
  modes: {
    entry: 'Number',
    corner: 'Corner',
    centre: 'Centre',
    colour: 'Colour',
    line: 'Line',
    cross: 'Cross',
    shade: 'Shade',
    dot: 'Dot',
    light: 'Light',
    inside: 'Inside',
    rectangle: 'Rectangle',
    wall: 'Wall',
  },
  marking: 'What a touch makes',
  actions: {
    'fill-notes': 'Fill all notes',
    'clear-notes': 'Clear all notes',
    'clear-colours': 'Clear all colours',
    'clear-crosses': 'Clear all crosses',
    'clear-dots': 'Clear all dots',
    'clear-walls': 'Clear all walls',
  },
  news: {
    'pen-line': 'Pen down: arrows draw. Enter lifts it.',
    'pen-cross': 'Crosses: arrows cross. X ends it.',
    'pen-up': 'Pen up.',
    'corner-set': 'Corner set: arrows stretch the rectangle, Enter draws it.',
    'corner-gone': 'Corner let go.',
    printed: 'That number is printed.',
  },
  settings: {
    errors: 'Show mistakes',
    off: 'Never',
    rules: 'Broken rules',
    compare: 'Broken rules; Check compares with the answer',
    tidy: 'A number clears the notes it settles',
    order: 'Choose first',
    auto: 'Either',
    cell: 'The cell',
    digit: 'The number',
    overwrite: 'Strokes write over other marks',
    clock: 'Show the clock',
    lock: 'Lock zoom and position',
    peers: 'Shade row, column and box',
    tutorial: 'Explain every step',
  },
  key: (text, left) => (left === null ? text : left > 0 ? `${text}, ${left} left` : `${text}, done`),
  colour: (number) => `Colour ${number}`,
  board: (name, width, height) => `${name}, ${width} by ${height}`,
  place: (row, column) => `r${row} c${column}`,
  progress: (done, total) => `${done} of ${total}`,
  hintStages: { where: 'Where.', why: 'Why.', do: 'Done.' },
  look: (cells) => `Look at ${cells}.`,
  lookAround: 'Look at the ringed place.',
  pressForWhy: 'Press Hint again for the reason.',
  pressToDo: 'Press Hint again to do it.',
  showsOnly: 'The rest is yours.',
  done: 'That was the step.',
  thinking: 'Looking for a reason…',
  noHint: 'There is no step to show: this board has no single answer.',
  hintFailed: 'No hint could be found this time.',
  checked: (done, total) => `No rule is broken so far: ${done} of ${total}.`,
  wrong: (count) => (count === 1 ? '1 mark differs from the answer.' : `${count} marks differ from the answer.`),
  solved: (time, hints) =>
    hints === 0 ? `Solved in ${time}.` : `Solved in ${time}, with ${hints === 1 ? '1 hint' : `${hints} hints`}.`,
  restarted: 'Started again. Undo brings everything back.',
  newBoard: 'A new board. Undo brings the last one back.',
  cleared: 'Done. Undo brings everything back.',
  undoAgain: 'Press Undo once more for the board before this one.',
  blocked: 'Not saved: this browser lets the page keep nothing. Play goes on.',
  full: 'Not saved: there is no room left. Play goes on.',
  broken: 'What was saved of this board could not be read. It was put aside.',
  wentOn: 'This board was played on in another tab. This is how it stands there.',
  bothChanged: 'This board was changed in another tab as well. What is played last is kept.',
}

const japanese: PlayerWords = {
  undo: '戻す',
  redo: 'やり直す',
  notes: 'メモ',
  zoom: '拡大',
  whole: '全体',
  hint: 'ヒント',
  hintNext: { where: '理由は?', why: '書き込む' },
  check: '確認',
  erase: '消す',
  menu: 'メニュー',
  close: '閉じる',
  restart: '最初から',
  time: '時間',
  modes: {
    entry: '数字',
    corner: '隅メモ',
    centre: '中央メモ',
    colour: '色',
    line: '線',
    cross: 'バツ',
    shade: '塗り',
    dot: '点',
    light: '明かり',
    inside: '内側',
    rectangle: '長方形',
    wall: '壁',
  },
  marking: '書くもの',
  actions: {
    'fill-notes': '全部のメモを書く',
    'clear-notes': '全部のメモを消す',
    'clear-colours': '全部の色を消す',
    'clear-crosses': '全部の×を消す',
    'clear-dots': '全部の点を消す',
    'clear-walls': '全部の壁を消す',
  },
  news: {
    'pen-line': 'ペンを下ろしました。矢印キーで線を引きます。Enterで上げます。',
    'pen-cross': '矢印キーで×を付けます。Xで終わります。',
    'pen-up': 'ペンを上げました。',
    'corner-set': '角を決めました。矢印キーで長方形を広げ、Enterで描きます。',
    'corner-gone': '角をやめました。',
    printed: 'その数字は印刷されています。',
  },
  settings: {
    errors: '間違いの表示',
    off: '表示しない',
    rules: '決まりに合わない所',
    compare: '決まりに合わない所と、確認のとき答えとの違い',
    tidy: '数字を書いたらメモを整理する',
    order: '先に選ぶもの',
    auto: 'どちらでも',
    cell: 'マス',
    digit: '数字',
    overwrite: 'なぞった所のほかの印も書き替える',
    clock: '時計を表示する',
    lock: '拡大と位置を固定する',
    peers: '行・列・ブロックに色を敷く',
    tutorial: '一手ずつ説明する',
  },
  key: (text, left) => (left === null ? text : left > 0 ? `${text}、残り${left}` : `${text}、完了`),
  colour: (number) => `色${number}`,
  board: (name, width, height) => `${name}、横${width}縦${height}`,
  place: (row, column) => `${row}行${column}列`,
  progress: (done, total) => `${total}のうち${done}`,
  hintStages: { where: '場所', why: '理由', do: '完了' },
  look: (cells) => `${cells}を見てください。`,
  lookAround: '枠で囲んだ所を見てください。',
  pressForWhy: 'もう一度ヒントを押すと、理由が出ます。',
  pressToDo: 'もう一度ヒントを押すと、書き込みます。',
  showsOnly: 'あとはご自分でどうぞ。',
  done: '一手進めました。',
  thinking: '理由を探しています…',
  noHint: '示せる手がありません。この盤面の答えは一つに決まりません。',
  hintFailed: '今回はヒントを見つけられませんでした。',
  checked: (done, total) => `今のところ決まりどおりです（${total}のうち${done}）。`,
  wrong: (count) => `答えと違う印が${count}個あります。`,
  solved: (time, hints) => (hints === 0 ? `${time}で解けました。` : `${time}で解けました（ヒント${hints}回）。`),
  restarted: '最初に戻しました。「戻す」で元どおりになります。',
  newBoard: '新しい盤面です。「戻す」で前の盤面に帰れます。',
  cleared: '終わりました。「戻す」で元どおりになります。',
  undoAgain: 'もう一度「戻す」を押すと、前の盤面に帰ります。',
  blocked: '保存できません（このブラウザでは保存が許されていません）。このまま遊べます。',
  full: '保存できません（空きがありません）。このまま遊べます。',
  broken: '保存されていた内容を読めなかったので、別の所へ移しました。',
  wentOn: 'この盤面は別のタブで進められました。そこでの状態を表示しています。',
  bothChanged: 'この盤面は別のタブでも変更されました。最後に操作した方が保存されます。',
}

const italian: PlayerWords = {
  undo: 'Annulla',
  redo: 'Ripeti',
  notes: 'Note',
  zoom: 'Zoom',
  whole: 'Intero',
  hint: 'Aiuto',
  hintNext: { where: 'Perché?', why: 'Fallo' },
  check: 'Verifica',
  erase: 'Cancella',
  menu: 'Menu',
  close: 'Chiudi',
  restart: 'Ricomincia',
  time: 'Tempo',
  modes: {
    entry: 'Numero',
    corner: 'Angolo',
    centre: 'Centro',
    colour: 'Colore',
    line: 'Linea',
    cross: 'Croce',
    shade: 'Ombra',
    dot: 'Punto',
    light: 'Luce',
    inside: 'Interno',
    rectangle: 'Rettangolo',
    wall: 'Muro',
  },
  marking: 'Che cosa segna il tocco',
  actions: {
    'fill-notes': 'Scrivi tutte le note',
    'clear-notes': 'Cancella tutte le note',
    'clear-colours': 'Cancella tutti i colori',
    'clear-crosses': 'Cancella tutte le croci',
    'clear-dots': 'Cancella tutti i punti',
    'clear-walls': 'Cancella tutti i muri',
  },
  news: {
    'pen-line': 'Penna giù: le frecce tracciano. Invio la alza.',
    'pen-cross': 'Croci: le frecce segnano. X finisce.',
    'pen-up': 'Penna su.',
    'corner-set': 'Angolo fissato: le frecce allargano il rettangolo, Invio lo disegna.',
    'corner-gone': 'Angolo lasciato.',
    printed: 'Quel numero è stampato.',
  },
  settings: {
    errors: 'Mostra gli errori',
    off: 'Mai',
    rules: 'Regole infrante',
    compare: 'Regole infrante; Verifica confronta con la soluzione',
    tidy: 'Un numero cancella le note che risolve',
    order: 'Scegli prima',
    auto: 'Come viene',
    cell: 'La casella',
    digit: 'Il numero',
    overwrite: 'I tratti coprono gli altri segni',
    clock: 'Mostra l’orologio',
    lock: 'Blocca zoom e posizione',
    peers: 'Ombreggia riga, colonna e riquadro',
    tutorial: 'Spiega ogni passo',
  },
  key: (text, left) => (left === null ? text : left > 0 ? `${text}, ne mancano ${left}` : `${text}, completo`),
  colour: (number) => `Colore ${number}`,
  board: (name, width, height) => `${name}, ${width} per ${height}`,
  place: (row, column) => `r${row} c${column}`,
  progress: (done, total) => `${done} di ${total}`,
  hintStages: { where: 'Dove.', why: 'Perché.', do: 'Fatto.' },
  look: (cells) => `Guarda ${cells}.`,
  lookAround: 'Guarda il punto cerchiato.',
  pressForWhy: 'Premi ancora Aiuto per il motivo.',
  pressToDo: 'Premi ancora Aiuto per farlo.',
  showsOnly: 'Il resto tocca a te.',
  done: 'Il passo è fatto.',
  thinking: 'Cerco un motivo…',
  noHint: 'Non c’è un passo da mostrare: questo schema non ha una soluzione unica.',
  hintFailed: 'Questa volta non ho trovato un aiuto.',
  checked: (done, total) => `Finora nessuna regola è infranta: ${done} di ${total}.`,
  wrong: (count) =>
    count === 1 ? '1 segno è diverso dalla soluzione.' : `${count} segni sono diversi dalla soluzione.`,
  solved: (time, hints) =>
    hints === 0 ? `Risolto in ${time}.` : `Risolto in ${time}, con ${hints === 1 ? '1 aiuto' : `${hints} aiuti`}.`,
  restarted: 'Si ricomincia. Annulla riporta tutto com’era.',
  newBoard: 'Uno schema nuovo. Annulla riporta quello di prima.',
  cleared: 'Fatto. Annulla riporta tutto com’era.',
  undoAgain: 'Premi ancora Annulla per tornare allo schema di prima.',
  blocked: 'Non salvato: questo browser non lascia conservare nulla. Si continua a giocare.',
  full: 'Non salvato: non c’è più spazio. Si continua a giocare.',
  broken: 'Il salvataggio di questo schema non si leggeva: è stato messo da parte.',
  wentOn: 'Questo schema è andato avanti in un’altra scheda: ecco com’è lì.',
  bothChanged: 'Questo schema è cambiato anche in un’altra scheda. Resta ciò che si gioca per ultimo.',
}

const WORDS: Readonly<Record<Language, PlayerWords>> = { en: english, ja: japanese, it: italian }

/** The player's words in a language. */
export function playerWords(language: Language): PlayerWords {
  return WORDS[language]
}
