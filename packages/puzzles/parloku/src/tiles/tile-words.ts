import type { Language } from '@kazu/puzzle'

/** What is said of tiles, to the eye or to a reader. */
export interface TileWords {
  /** What a reader calls board, words and tray together. */
  readonly stage: string
  readonly tray: (letter: string, left: number) => string
  readonly word: (word: string, lit: number, letters: number) => string
  readonly lifted: (letter: string) => string
  readonly dropped: (letter: string, place: string) => string
  readonly back: (letter: string) => string
  readonly inTray: string
  readonly nothingThere: string
  /** A letter was tapped, and waits for cells. */
  readonly waits: (letter: string) => string
}

const english: TileWords = {
  stage: 'Words and tray of tiles',
  tray: (letter, left) => `${letter}, ${left} left`,
  word: (word, lit, letters) => `${word}, ${lit} of ${letters} letters spelled`,
  lifted: (letter) => `${letter} taken. Arrows carry it, Enter puts it down, Escape puts it back.`,
  dropped: (letter, place) => `${letter} is at ${place}.`,
  back: (letter) => `${letter} is back in the tray.`,
  inTray: 'tray',
  nothingThere: 'Nothing there.',
  waits: (letter) => `Tap the cells for ${letter}.`,
}

const italian: TileWords = {
  stage: 'Parole e vassoio delle tessere',
  tray: (letter, left) => `${letter}, ne restano ${left}`,
  word: (word, lit, letters) => `${word}, ${lit} lettere su ${letters}`,
  lifted: (letter) => `${letter} presa. Le frecce la portano, Invio la posa, Esc la rimette a posto.`,
  dropped: (letter, place) => `${letter} è in ${place}.`,
  back: (letter) => `${letter} è tornata nel vassoio.`,
  inTray: 'vassoio',
  nothingThere: 'Non c’è niente.',
  waits: (letter) => `Tocca le caselle per ${letter}.`,
}

const japanese: TileWords = {
  stage: '言葉とタイル置き場',
  tray: (letter, left) => `${letter}、残り${left}枚`,
  word: (word, lit, letters) => `「${word}」、${letters}文字中${lit}文字`,
  lifted: (letter) => `${letter}を取りました。矢印キーで運び、Enterで置き、Escで戻します。`,
  dropped: (letter, place) => `${place}に${letter}を置きました。`,
  back: (letter) => `${letter}をタイル置き場に戻しました。`,
  inTray: 'タイル置き場',
  nothingThere: 'そちらには何もありません。',
  waits: (letter) => `${letter}を入れるマスをタップしましょう。`,
}

/** The words of tiles in every language. */
export const TILE_WORDS: Readonly<Record<Language, TileWords>> = { en: english, ja: japanese, it: italian }
