import { isRecord, wholeFault } from '@kazu/puzzle'
import { quoted, valueName } from '@kazu/random'
import { isBoardLetter, splitLetters } from './letters.js'

/** A letter that is printed in a cell. Cells count row by row from 0, so that r2c1 is cell 6. */
export interface ParlokuGiven {
  readonly cell: number
  readonly letter: string
}

/** A word that can be walked from its start cell, over cells that share a side. */
export interface ParlokuWord {
  readonly cell: number
  readonly word: string
}

/**
 * A parloku board: six different letters, of any script and as capitals, the letters that are printed, and the words,
 * both in the order in which they were written. The board has six rows and columns, and boxes of two rows and three
 * columns.
 */
export interface ParlokuBoard {
  readonly letters: readonly string[]
  readonly givens: readonly ParlokuGiven[]
  readonly words: readonly ParlokuWord[]
}

/** Cells a side, and letters. */
export const SIDE = 6

/** Cells of a board. */
export const CELLS: number = SIDE * SIDE

/** How many letters a word has at the most; one letter is the least. */
export const WORD_MOST = 16

/** How many words a board has at the most; it may have none. */
export const WORDS_MOST = 8

/** What can be wrong with a board. */
export type ParlokuFlaw =
  | 'six-letters'
  | 'no-letter'
  | 'letter-twice'
  | 'no-cell'
  | 'given-letter'
  | 'given-twice'
  | 'word-letter'
  | 'word-length'
  | 'many-words'

/** What is wrong with a board, and the part of it that is: a letter, a word, or a place such as `r1c2`. */
export interface ParlokuFault {
  readonly flaw: ParlokuFlaw
  readonly part: string
}

const SENTENCES: Readonly<Record<ParlokuFlaw, (part: string) => string>> = {
  'six-letters': (part) => `A parloku board has six letters, not ${part}.`,
  'no-letter': (part) => `A letter is one capital letter of any script, and '${part}' is none.`,
  'letter-twice': (part) => `The six letters must differ, and ${part} is there twice.`,
  'no-cell': (part) => `A cell is a whole number from 0 to 35, and ${part} is none.`,
  'given-letter': (part) => `The printed letter '${part}' is not one of the six letters.`,
  'given-twice': (part) => `Two letters are printed at ${part}.`,
  'word-letter': (part) => `The word ${part} has a letter that is not one of the six.`,
  'word-length': (part) => `A word has 1 to ${WORD_MOST} letters, and '${part}' has not.`,
  'many-words': (part) => `A parloku board has at most ${WORDS_MOST} words, not ${part}.`,
}

/** What is wrong with the six letters, or null. */
export function lettersFault(letters: readonly string[]): ParlokuFault | null {
  if (letters.length !== SIDE) return { flaw: 'six-letters', part: String(letters.length) }
  const strange = letters.findIndex((letter) => !isBoardLetter(letter))
  if (strange >= 0) return { flaw: 'no-letter', part: quoted(letters[strange] ?? '') }
  const twice = letters.find((letter, at) => letters.indexOf(letter) !== at)
  return twice === undefined ? null : { flaw: 'letter-twice', part: twice }
}

function isCell(cell: unknown): cell is number {
  return wholeFault('cell', cell, { least: 0, most: CELLS - 1 }) === null
}

/** What is wrong with a printed letter, given those before it, or null. */
export function givenFault(
  letters: readonly string[],
  { cell, letter }: ParlokuGiven,
  before: readonly ParlokuGiven[],
): ParlokuFault | null {
  if (!isCell(cell)) return { flaw: 'no-cell', part: valueName(cell) }
  if (!letters.includes(letter)) return { flaw: 'given-letter', part: quoted(letter) }
  const twice = before.some((other) => other.cell === cell)
  return twice ? { flaw: 'given-twice', part: placeName(cell) } : null
}

/** What is wrong with a word, or null. */
export function wordFault(letters: readonly string[], { cell, word }: ParlokuWord): ParlokuFault | null {
  if (!isCell(cell)) return { flaw: 'no-cell', part: valueName(cell) }
  const parts = splitLetters(word)
  if (parts.length < 1 || parts.length > WORD_MOST) return { flaw: 'word-length', part: quoted(word) }
  const strange = parts.join('') !== word || parts.some((part) => !letters.includes(part))
  return strange ? { flaw: 'word-letter', part: word } : null
}

/** How a cell is named to people: `r2c1` for cell 6. */
export function placeName(cell: number): string {
  return `r${Math.floor(cell / SIDE) + 1}c${(cell % SIDE) + 1}`
}

/** A flaw as a plain sentence in English, as errors say it. */
function flawSentence({ flaw, part }: ParlokuFault): string {
  return SENTENCES[flaw](part)
}

/** What is wrong with a board, in a plain sentence, or null. Takes any value and never throws. */
export function parlokuFault(board: unknown): string | null {
  const form = formFault(board)
  if (form !== null) return form
  const fault = flawOf(board as ParlokuBoard)
  return fault === null ? null : flawSentence(fault)
}

function formFault(board: unknown): string | null {
  if (!isRecord(board)) return `A parloku board must be an object, not ${valueName(board)}.`
  for (const part of ['letters', 'givens', 'words'] as const) {
    if (!Array.isArray(board[part]))
      return `The ${part} of a parloku board must be a list, not ${valueName(board[part])}.`
  }
  const { letters, givens, words } = board as unknown as ParlokuBoard
  if (!letters.every((letter) => typeof letter === 'string')) return 'The letters of a parloku board are texts.'
  if (!givens.every((given) => isRecord(given) && typeof given['letter'] === 'string'))
    return 'A printed letter is an object with a cell and a letter.'
  if (!words.every((word) => isRecord(word) && typeof word['word'] === 'string'))
    return 'A word is an object with a cell and a word.'
  return null
}

/** What is wrong with what has the form of a board, or null. */
export function flawOf({ letters, givens, words }: ParlokuBoard): ParlokuFault | null {
  const first = lettersFault(letters)
  if (first !== null) return first
  for (const [at, given] of givens.entries()) {
    const fault = givenFault(letters, given, givens.slice(0, at))
    if (fault !== null) return fault
  }
  if (words.length > WORDS_MOST) return { flaw: 'many-words', part: String(words.length) }
  for (const word of words) {
    const fault = wordFault(letters, word)
    if (fault !== null) return fault
  }
  return null
}
