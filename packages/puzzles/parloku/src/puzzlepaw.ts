import { isRecord, throwFault } from '@kazu/puzzle'
import { CELLS, SIDE, flawOf, parlokuFault, type ParlokuBoard, type ParlokuFault } from './board.js'
import { flawed, notRead, type ParlokuReadOptions, type ParlokuRefusal } from './codes.js'
import { answersOf } from './solve.js'
import { capitalLetter, capitalLetters } from './letters.js'

/*
 * The files of puzzlepaw, in which parloku are crafted: one line of JSON, `{"problem": {"letters", "letterHints",
 * "wordHints"}, "solution"}`, with places as [row, column] from 0.
 */

/** What was read of a puzzlepaw file: the board and the answer that stands in it, a letter a cell, or null without one. */
export type PuzzlepawRead =
  | { readonly board: ParlokuBoard; readonly solution: readonly string[] | null; readonly problem?: undefined }
  | ParlokuRefusal

/**
 * Reads a puzzlepaw file. The answer may be missing (or null); that it is right is for `checkParloku` to say. On
 * anything else it says what is wrong, and never throws.
 */
export function readPuzzlepawText(text: string, { locale = '' }: ParlokuReadOptions = {}): PuzzlepawRead {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return notRead('unknown-format', 0)
  }
  const problem = isRecord(data) ? data['problem'] : undefined
  const board = isRecord(problem) ? boardIn(problem, locale) : null
  if (board === null) return notRead('unknown-format', 0)
  const fault: ParlokuFault | null = flawOf(board)
  if (fault !== null) return flawed(fault, 0)
  const found = (data as Readonly<Record<string, unknown>>)['solution'] ?? null
  const solution = found === null ? null : solutionIn(found, board, locale)
  return solution === undefined ? notRead('bad-value', Math.max(0, text.indexOf('"solution"'))) : { board, solution }
}

type Data = Readonly<Record<string, unknown>>

function boardIn({ letters, letterHints, wordHints }: Data, locale: string): ParlokuBoard | null {
  if (!isTexts(letters)) return null
  const givens = hintsIn(letterHints, 'letter', (letter) => capitalLetter(letter.normalize('NFC'), locale))
  const words = hintsIn(wordHints, 'word', (word) => capitalLetters(word, locale).join(''))
  if (givens === null || words === null) return null
  return {
    letters: letters.map((letter) => capitalLetter(letter.normalize('NFC'), locale)),
    givens: givens.map(({ cell, text }) => ({ cell, letter: text })),
    words: words.map(({ cell, text }) => ({ cell, word: text })),
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function hintsIn(
  hints: unknown,
  name: 'letter' | 'word',
  read: (text: string) => string,
): { cell: number; text: string }[] | null {
  if (!Array.isArray(hints)) return null
  const found = hints.map((hint: unknown) => {
    const { pos, [name]: text } = isRecord(hint) ? hint : ({} as Data)
    return typeof text === 'string' && Array.isArray(pos) ? { cell: cellAt(pos), text: read(text) } : null
  })
  return found.includes(null) ? null : (found as { cell: number; text: string }[])
}

/** The cell of a row and a column; -1 when there is none. */
function cellAt(pos: readonly unknown[]): number {
  const [row, column] = pos
  const inside = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < SIDE
  return pos.length === 2 && inside(row) && inside(column) ? row * SIDE + column : -1
}

/** The letters of an answer, row by row; undefined when it is no six rows of six of the board's letters. */
function solutionIn(rows: unknown, { letters }: ParlokuBoard, locale: string): string[] | undefined {
  if (!Array.isArray(rows) || rows.length !== SIDE) return undefined
  if (!rows.every((row) => isTexts(row) && row.length === SIDE)) return undefined
  const found = (rows as string[][]).flat().map((letter) => capitalLetter(letter.normalize('NFC'), locale))
  return found.length === CELLS && found.every((letter) => letters.includes(letter)) ? found : undefined
}

/**
 * A board as a puzzlepaw file: one line of JSON, as puzzlepaw writes it. Its answer is the board's only
 * one; a board without a single answer has `null` there. Throws a RangeError for what is no board.
 */
export function puzzlepawText(board: ParlokuBoard): string {
  throwFault(parlokuFault(board))
  const { letters, givens, words } = board
  const pos = (cell: number): number[] => [Math.floor(cell / SIDE), cell % SIDE]
  const { answers, complete } = answersOf(board)
  const [only] = complete && answers.length === 1 ? answers : []
  const row = (at: number): string[] =>
    (only ?? []).slice(at * SIDE, (at + 1) * SIDE).map((value) => letters[value - 1] as string)
  const file = {
    problem: {
      letters,
      letterHints: givens.map(({ cell, letter }) => ({ pos: pos(cell), letter })),
      wordHints: words.map(({ cell, word }) => ({ pos: pos(cell), word })),
    },
    solution: only === undefined ? null : Array.from({ length: SIDE }, (_unused, at) => row(at)),
  }
  return `${JSON.stringify(file)}\n`
}
