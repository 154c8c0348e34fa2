import { numbersShape, type NumbersLayer } from '@kazu/numbers'
import { decodePencil, encodePencil, requireFormat, requireGame, throwFault } from '@kazu/puzzle'
import type { BoardFormat, ReadProblem } from '@kazu/puzzle'
import {
  SIDE,
  WORDS_MOST,
  givenFault,
  lettersFault,
  parlokuFault,
  wordFault,
  type ParlokuBoard,
  type ParlokuFault,
  type ParlokuFlaw,
  type ParlokuGiven,
  type ParlokuWord,
} from './board.js'
import { parlokuMarksFault } from './game.js'
import { gridOf, parlokuGrids } from './grid.js'
import type { ParlokuGame, ParlokuKind } from './kind.js'
import { capitalLetter, capitalLetters, isLetter, splitLetters } from './letters.js'

/** Why a text is no board: at which character, and where it is known which part of it is wrong in which way. */
export interface ParlokuRefusal {
  readonly board: null
  readonly problem: ReadProblem
  /** The index of the first character that is wrong; of the code's first where it is written with `%`. */
  readonly at: number
  readonly fault: ParlokuFault | null
}

/** A board that was read, or why it was not. */
export type ParlokuRead = { readonly board: ParlokuBoard; readonly problem?: undefined } | ParlokuRefusal

/** How a text is read. */
export interface ParlokuReadOptions {
  /** The language whose capitals small letters get, as `tr`; those of most languages unless said. */
  readonly locale?: string | undefined
}

/** The greatest length of a text that is read: an address, every letter with marks and written with `%`. */
export const TEXT_MOST = 20_000

/** Nothing was read. */
export function notRead(problem: ReadProblem, at: number, fault: ParlokuFault | null = null): ParlokuRefusal {
  return { board: null, problem, at, fault }
}

/** The problem, in the words of all kinds, that a flaw is. */
const PROBLEMS: Readonly<Record<ParlokuFlaw, ReadProblem>> = {
  'six-letters': 'bad-board',
  'no-letter': 'bad-character',
  'letter-twice': 'bad-board',
  'no-cell': 'bad-value',
  'given-letter': 'bad-value',
  'given-twice': 'bad-board',
  'word-letter': 'bad-value',
  'word-length': 'bad-value',
  'many-words': 'too-long',
}

/** That something was read which has a flaw. */
export function flawed(fault: ParlokuFault, at: number): ParlokuRefusal {
  return notRead(PROBLEMS[fault.flaw], at, fault)
}

/**
 * Reads a code `LETTERS_GIVENS_WORDS`: six letters; the printed ones as row, column (from 0) and letter; the words as
 * row, column and word; both lists with dots between. It is found in a whole address or query too, as the value of `p`.
 * Small letters become capitals.
 */
export function readCode(text: string, { locale = '' }: ParlokuReadOptions = {}): ParlokuRead {
  const found = codeIn(text)
  if (found === null) return notRead('bad-character', Math.max(0, text.indexOf('%')))
  const { code, at, exact } = found
  const read = readParts(code, locale)
  if (read.problem === undefined) return read
  return { ...read, at: Math.min(at + (exact ? read.at : 0), text.length) }
}

/** The code in a text and where it begins; `exact` where each of its characters is one of the text. */
function codeIn(text: string): { code: string; at: number; exact: boolean } | null {
  const value = /(?:^|[?#&])p=([^&#\s]*)/.exec(text.trimEnd())
  const start = value === null ? /^[\s?#]*/.exec(text)?.[0].length : value.index + value[0].indexOf('=') + 1
  const code = value === null ? text.slice(start).trimEnd() : (value[1] as string)
  const at = start ?? 0
  if (!code.includes('%')) return { code, at, exact: code.normalize('NFC') === code }
  try {
    return { code: decodeURIComponent(code), at, exact: false }
  } catch {
    return null
  }
}

function readParts(code: string, locale: string): ParlokuRead {
  const parts = code.normalize('NFC').split('_')
  if (code === '') return notRead('empty', 0)
  const [letterPart = '', givenPart, wordPart = ''] = parts
  if (givenPart === undefined)
    return notRead(isLetter(letterPart.charAt(0)) ? 'too-short' : 'unknown-format', code.length)
  if (parts.length < 3) return notRead('too-short', code.length)
  if (parts.length > 3) return notRead('too-long', parts.slice(0, 3).join('_').length)
  const letters = capitalLetters(letterPart, locale)
  const fault = lettersFault(letters)
  if (fault !== null) return flawed(fault, placeOfFault(letterPart, letters, fault))
  const givens = readList(givenPart, letterPart.length + 1, (item, at, before: readonly ParlokuGiven[]) => {
    const given = { cell: cellOf(item), letter: capitalLetter(item.slice(2), locale) }
    return refusedItem(item, at, givenFault(letters, given, before)) ?? given
  })
  if ('problem' in givens) return givens
  const words = readList(wordPart, letterPart.length + givenPart.length + 2, (item, at) => {
    const word = { cell: cellOf(item), word: capitalLetters(item.slice(2), locale).join('') }
    return refusedItem(item, at, wordFault(letters, word)) ?? word
  })
  if ('problem' in words) return words
  if (words.length > WORDS_MOST) return flawed({ flaw: 'many-words', part: String(words.length) }, code.length)
  return { board: { letters, givens, words } }
}

/** Where in the letters of a code the one is that is wrong. */
function placeOfFault(part: string, letters: readonly string[], { flaw }: ParlokuFault): number {
  const signs = splitLetters(part)
  const wrong =
    flaw === 'no-letter'
      ? letters.findIndex((letter) => !isLetter(letter))
      : flaw === 'letter-twice'
        ? letters.findIndex((letter, at) => letters.indexOf(letter) !== at)
        : Math.min(signs.length, SIDE)
  return signs.slice(0, Math.max(0, wrong)).join('').length
}

function cellOf(item: string): number {
  return /^[0-5][0-5]/.test(item) ? Number(item[0]) * SIDE + Number(item[1]) : -1
}

/** Why an item of a list is none, with its place; null where nothing is wrong. */
function refusedItem(item: string, at: number, fault: ParlokuFault | null): ParlokuRefusal | null {
  if (fault === null) return null
  if (fault.flaw === 'no-cell') return flawed({ flaw: 'no-cell', part: `'${item.slice(0, 2)}'` }, at)
  return flawed(fault, at + (fault.flaw === 'given-twice' ? 0 : Math.min(2, item.length)))
}

function readList<Item extends ParlokuGiven | ParlokuWord>(
  part: string,
  start: number,
  read: (item: string, at: number, before: readonly Item[]) => Item | ParlokuRefusal,
): Item[] | ParlokuRefusal {
  const items: Item[] = []
  let at = start
  for (const text of part === '' ? [] : part.split('.')) {
    const item = read(text, at, items)
    if ('problem' in item) return item
    items.push(item)
    at += text.length + 1
  }
  return items
}

/** A board as its code. */
function codeOf({ letters, givens, words }: ParlokuBoard): string {
  const placed = (cell: number, text: string): string => `${Math.floor(cell / SIDE)}${cell % SIDE}${text}`
  const lists = [
    givens.map(({ cell, letter }) => placed(cell, letter)),
    words.map(({ cell, word }) => placed(cell, word)),
  ]
  return [letters.join(''), ...lists.map((list) => list.join('.'))].join('_')
}

/**
 * Writes a board as its code `LETTERS_GIVENS_WORDS`, as it stands behind `?p=`; null as an address of puzz.link, where
 * there is no parloku. Throws a RangeError for what is no board or no format.
 */
export function writeBoard(board: ParlokuBoard, format: BoardFormat): string | null {
  throwFault(parlokuFault(board))
  requireFormat(format)
  return format === 'kazu' ? codeOf(board) : null
}

/** The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game. */
export function encodeGame(game: ParlokuGame): string {
  requireGame<ParlokuKind>({ fault: parlokuFault, marksFault: parlokuMarksFault }, game)
  return encodePencil<string>(codeOf(game.board), game)
}

/** Reads a progress code; null on anything bad. */
export function decodeGame(code: string): ParlokuGame | null {
  const game = decodePencil<ParlokuBoard, NumbersLayer>(code, (boardCode) => {
    const { board } = readCode(boardCode)
    return board === null ? null : { board, shape: numbersShape(parlokuGrids, gridOf(board)) }
  })
  if (game === null) return null
  const every = [...game.past, game.marks, ...game.future]
  return every.every((marks) => parlokuMarksFault(game.board, marks) === null) ? game : null
}
