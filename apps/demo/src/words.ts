import type { Family, Language, Material, Pieces } from '@kazu/puzzle'
import type { Look } from './look.js'

/** The site's own words in one language. A missing one is a type error. */
export interface SiteWords {
  readonly tagline: string
  readonly all: string
  readonly families: Readonly<Record<Family, string>>
  readonly sizes: (least: number, most: number) => string
  readonly goOn: string
  readonly doneSoFar: (percent: number, time: string) => string
  readonly firstTry: string
  readonly open: string
  readonly openHelp: string
  readonly openLabel: string
  readonly openButton: string
  readonly wrongAt: (place: number) => string
  readonly back: string
  readonly size: string
  readonly width: string
  readonly height: string
  readonly level: string
  /** Where nothing is chosen: what the kind does by itself. */
  readonly usual: string
  readonly packs: string
  /** The way to where boards are built by hand. */
  readonly build: string
  readonly seed: string
  readonly other: string
  readonly make: string
  readonly another: string
  readonly harder: string
  readonly share: string
  readonly copyLink: string
  readonly copyBoard: string
  readonly copyPuzzlink: string
  readonly copyProgress: string
  readonly copied: string
  readonly copyByHand: string
  readonly making: (level: string, width: number, height: number) => string
  readonly seconds: (count: number) => string
  readonly cancel: string
  readonly failed: (why: string) => string
  readonly badSize: (least: number, most: number) => string
  readonly badSeed: string
  readonly unknownInLink: (parts: string) => string
  readonly newPuzzle: string
  readonly rules: string
  readonly right: string
  readonly wrong: string
  readonly look: string
  readonly language: string
  readonly theme: string
  readonly themes: Readonly<Record<Look['theme'], string>>
  readonly material: string
  readonly materials: Readonly<Record<Material, string>>
  readonly pieces: string
  readonly pieceNames: Readonly<Record<Pieces, string>>
  readonly notThere: string
  readonly loadFailed: string
  readonly notLoaded: string
  readonly retry: string
  readonly openedOver: string
  readonly calledOff: string
}

const english: SiteWords = {
  tagline: 'Grid puzzles with one answer, and a reason for every hint.',
  all: 'All',
  families: {
    numbers: 'Numbers',
    loops: 'Loops',
    shading: 'Shading',
    regions: 'Regions',
    letters: 'Letters',
    pictures: 'Pictures',
  },
  sizes: (least, most) => `${least} to ${most}`,
  goOn: 'Go on',
  doneSoFar: (percent, time) => `${percent} % done, ${time}`,
  firstTry: 'Try this one',
  open: 'Open a board',
  openHelp: 'Paste the address of a board from puzz.link, a code of Kazu, or the characters of a sudoku: 81 for a 9×9.',
  openLabel: 'Address or code',
  openButton: 'Open',
  wrongAt: (place) => `Character ${place} is the first that does not fit.`,
  back: 'All puzzles',
  size: 'Size',
  width: 'Width',
  height: 'Height',
  level: 'Level',
  usual: 'As usual',
  packs: 'Packs',
  build: 'Build one yourself',
  seed: 'Seed',
  other: 'Other …',
  make: 'Make this one',
  another: 'New puzzle',
  harder: 'Harder',
  share: 'Share',
  copyLink: 'Copy link',
  copyBoard: 'Copy link with the board',
  copyPuzzlink: 'Copy puzz.link address',
  copyProgress: 'Copy my progress',
  copied: 'Copied.',
  copyByHand: 'This browser does not let a page copy. Here it is:',
  making: (level, width, height) => `Making a new board: ${level}, ${width}×${height}`,
  seconds: (count) => `${count} s`,
  cancel: 'Cancel',
  failed: (why) => `That did not work: ${why}`,
  badSize: (least, most) => `A side has ${least} to ${most} cells.`,
  badSeed: 'A seed is a whole number from 1 to 2147483647.',
  unknownInLink: (parts) => `The link asks for what is not made here: ${parts}. This board was made instead.`,
  newPuzzle: 'Another puzzle',
  rules: 'Rules',
  right: 'Right',
  wrong: 'Wrong',
  look: 'Look',
  language: 'Language',
  theme: 'Theme',
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  material: 'Material',
  materials: { ivory: 'Ivory', wood: 'Wood', slate: 'Slate' },
  pieces: 'Pieces',
  pieceNames: { ink: 'Ink', tiles: 'Tiles' },
  notThere: 'There is no such page. Here is everything that there is.',
  loadFailed: 'This part of the site could not be loaded. Try again when you are online.',
  notLoaded: 'This page did not load',
  retry: 'Try again',
  openedOver: 'This is the game that you opened. Undo brings back what was here before.',
  calledOff: 'Called off. Choose a size and a level, and press New puzzle.',
}

const japanese: SiteWords = {
  tagline: '答えはただ一つ。ヒントには必ず理由があります。',
  all: 'すべて',
  families: { numbers: '数字', loops: '輪', shading: '塗り', regions: '領域', letters: '文字', pictures: '絵' },
  sizes: (least, most) => `${least}〜${most}`,
  goOn: '続きから',
  doneSoFar: (percent, time) => `${percent}% 完了、${time}`,
  firstTry: 'まずは一問',
  open: '盤面を開く',
  openHelp: 'puzz.link の盤面のアドレス、Kazu のコード、または数独の文字列（9×9なら81文字）を貼り付けてください。',
  openLabel: 'アドレスまたはコード',
  openButton: '開く',
  wrongAt: (place) => `最初に合わないのは${place}文字目です。`,
  back: 'すべてのパズル',
  size: '大きさ',
  width: '幅',
  height: '高さ',
  level: '難しさ',
  usual: 'おまかせ',
  packs: '問題集',
  build: '自分で作る',
  seed: 'シード',
  other: 'その他…',
  make: 'この盤面を作る',
  another: '新しいパズル',
  harder: 'もっと難しく',
  share: '共有',
  copyLink: 'リンクをコピー',
  copyBoard: '盤面入りのリンクをコピー',
  copyPuzzlink: 'puzz.link のアドレスをコピー',
  copyProgress: '途中経過をコピー',
  copied: 'コピーしました。',
  copyByHand: 'このブラウザではページからコピーできません。こちらです：',
  making: (level, width, height) => `新しい盤面を作っています：${level}、${width}×${height}`,
  seconds: (count) => `${count}秒`,
  cancel: 'やめる',
  failed: (why) => `うまくいきませんでした：${why}`,
  badSize: (least, most) => `一辺は${least}〜${most}マスです。`,
  badSeed: 'シードは1から2147483647までの整数です。',
  unknownInLink: (parts) => `リンクの「${parts}」は作れないため、代わりにこの盤面を作りました。`,
  newPuzzle: '別のパズル',
  rules: 'ルール',
  right: '正しい例',
  wrong: '誤った例',
  look: '見た目',
  language: '言語',
  theme: 'テーマ',
  themes: { auto: '自動', light: '明るい', dark: '暗い' },
  material: '素材',
  materials: { ivory: '象牙', wood: '木', slate: '石板' },
  pieces: '駒',
  pieceNames: { ink: 'インク', tiles: 'タイル' },
  notThere: 'そのページはありません。あるものはこちらです。',
  loadFailed: 'サイトのこの部分を読み込めませんでした。オンラインのときにもう一度お試しください。',
  notLoaded: 'ページを読み込めませんでした',
  retry: 'もう一度試す',
  openedOver: '開いた途中経過を表示しています。元に戻すと、以前の盤面に戻ります。',
  calledOff: '作成をやめました。大きさと難しさを選び、「新しいパズル」を押してください。',
}

const italian: SiteWords = {
  tagline: 'Rompicapi su griglia con una sola soluzione e un perché per ogni aiuto.',
  all: 'Tutti',
  families: {
    numbers: 'Numeri',
    loops: 'Anelli',
    shading: 'Ombre',
    regions: 'Regioni',
    letters: 'Lettere',
    pictures: 'Immagini',
  },
  sizes: (least, most) => `da ${least} a ${most}`,
  goOn: 'Continua',
  doneSoFar: (percent, time) => `${percent} % fatto, ${time}`,
  firstTry: 'Prova subito',
  open: 'Apri uno schema',
  openHelp:
    'Incolla l’indirizzo di uno schema di puzz.link, un codice di Kazu o i caratteri di un sudoku: 81 per un 9×9.',
  openLabel: 'Indirizzo o codice',
  openButton: 'Apri',
  wrongAt: (place) => `Il primo carattere che non va è il numero ${place}.`,
  back: 'Tutti i rompicapi',
  size: 'Misura',
  width: 'Larghezza',
  height: 'Altezza',
  level: 'Livello',
  usual: 'Come di solito',
  packs: 'Raccolte',
  build: 'Costruiscine uno',
  seed: 'Seme',
  other: 'Altra …',
  make: 'Crea questo',
  another: 'Nuovo schema',
  harder: 'Più difficile',
  share: 'Condividi',
  copyLink: 'Copia il collegamento',
  copyBoard: 'Copia il collegamento con lo schema',
  copyPuzzlink: 'Copia l’indirizzo puzz.link',
  copyProgress: 'Copia la mia partita',
  copied: 'Copiato.',
  copyByHand: 'Questo browser non permette di copiare dalla pagina. Ecco il testo:',
  making: (level, width, height) => `Creo un nuovo schema: ${level}, ${width}×${height}`,
  seconds: (count) => `${count} s`,
  cancel: 'Annulla',
  failed: (why) => `Non ha funzionato: ${why}`,
  badSize: (least, most) => `Un lato ha da ${least} a ${most} caselle.`,
  badSeed: 'Un seme è un numero intero da 1 a 2147483647.',
  unknownInLink: (parts) => `Il collegamento chiede ciò che qui non si crea: ${parts}. Al suo posto c’è questo schema.`,
  newPuzzle: 'Un altro schema',
  rules: 'Regole',
  right: 'Giusto',
  wrong: 'Sbagliato',
  look: 'Aspetto',
  language: 'Lingua',
  theme: 'Tema',
  themes: { auto: 'Auto', light: 'Chiaro', dark: 'Scuro' },
  material: 'Materiale',
  materials: { ivory: 'Avorio', wood: 'Legno', slate: 'Ardesia' },
  pieces: 'Pezzi',
  pieceNames: { ink: 'Inchiostro', tiles: 'Tessere' },
  notThere: 'Questa pagina non c’è. Ecco tutto quello che c’è.',
  loadFailed: 'Questa parte del sito non si è caricata. Riprova quando sei in linea.',
  notLoaded: 'Questa pagina non si è caricata',
  retry: 'Riprova',
  openedOver: 'Questa è la partita che hai aperto. Annulla riporta quella di prima.',
  calledOff: 'Interrotto. Scegli misura e livello, poi premi Nuovo schema.',
}

/** The site's words in each language. */
export const SITE_WORDS: Readonly<Record<Language, SiteWords>> = { en: english, ja: japanese, it: italian }

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ja: '日本語', it: 'Italiano' }
