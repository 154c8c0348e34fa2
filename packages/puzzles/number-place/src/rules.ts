import type { Fault, Verdict } from '@kazu/puzzle'
import { valueName } from '@kazu/random'
import { BOXES, numberPlaceFault, type NumberPlaceAnswer, type NumberPlaceBoard } from './board.js'

/*
 * The rules, read straight off a grid in one walk: no search, and nothing of what solves or makes boards.
 */

/** The rules of number-place: a printed number stays, no number twice in a row, column or box, each cell has a number. */
export type NumberPlaceRule = 'given' | 'row' | 'column' | 'box' | 'cell'

/** The rules in the order in which faults are named: what is wrong before what is unfinished. */
export const NUMBER_PLACE_RULES: readonly NumberPlaceRule[] = ['given', 'row', 'column', 'box', 'cell']

type Line = 'row' | 'column' | 'box'

const LINES: readonly Line[] = ['row', 'column', 'box']

/** The row, column or box of a cell, counted from 0. */
function lineOf(line: Line, cell: number, size: number): number {
  const [row, column] = [Math.floor(cell / size), cell % size]
  if (line === 'row') return row
  if (line === 'column') return column
  const [boxRows, boxColumns] = BOXES[size] ?? [1, size]
  return Math.floor(row / boxRows) * (size / boxColumns) + Math.floor(column / boxColumns)
}

/**
 * Reads the rules off an answer, which has one number a cell with the givens in it. The reason is the original Kazu's:
 * the first thing wrong by form, then an empty cell, a changed given, and the first cell in reading order that repeats
 * a number of its row, column or box. The faults name all that is wrong, with the cells.
 */
export function checkNumberPlaceRules(board: NumberPlaceBoard, answer: NumberPlaceAnswer): Verdict<NumberPlaceRule> {
  const form = formFault(board, answer)
  if (form !== null) return { ok: false, reason: form, faults: [{ rule: 'cell', cells: [] }] }
  const faults = [...givenFaults(board, answer), ...repeats(board.size, answer), ...emptyFaults(answer)]
  if (faults.length === 0) return { ok: true }
  return { ok: false, reason: reasonOf(board, answer), faults }
}

function formFault(board: unknown, answer: unknown): string | null {
  const size = typeof board === 'object' && board !== null ? (board as Partial<NumberPlaceBoard>).size : undefined
  if (typeof size !== 'number' || !(size in BOXES)) return `no number-place at ${valueName(size)}`
  if (numberPlaceFault(board) !== null) return 'the givens are not a grid'
  const fits = (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= size
  return Array.isArray(answer) && answer.length === size * size && answer.every(fits)
    ? null
    : 'the answer is not a grid'
}

function givenFaults({ givens }: NumberPlaceBoard, answer: NumberPlaceAnswer): Fault<NumberPlaceRule>[] {
  const changed = [...givens.keys()].filter((cell) => givens[cell] !== 0 && answer[cell] !== givens[cell])
  return changed.map((cell) => ({ rule: 'given', cells: [cell], details: { value: givens[cell] as number } }))
}

function emptyFaults(answer: NumberPlaceAnswer): Fault<NumberPlaceRule>[] {
  const empty = [...answer.keys()].filter((cell) => answer[cell] === 0)
  return empty.length === 0 ? [] : [{ rule: 'cell', cells: empty }]
}

/** Every number that stands twice in a row, column or box, with the cells where it stands; empty cells repeat nothing. */
export function repeats(size: number, values: readonly number[]): Fault<NumberPlaceRule>[] {
  return LINES.flatMap((line) => {
    const cellsOf = new Map<number, number[]>()
    values.forEach((value, cell) => {
      const key = lineOf(line, cell, size) * (size + 1) + value
      const cells = cellsOf.get(key)
      if (value !== 0 && cells !== undefined) cells.push(cell)
      else if (value !== 0) cellsOf.set(key, [cell])
    })
    const twice = [...cellsOf].filter(([, cells]) => cells.length > 1).sort(([first], [second]) => first - second)
    return twice.map(([key, cells]) => ({
      rule: line,
      cells,
      details: { group: Math.floor(key / (size + 1)) + 1, value: key % (size + 1) },
    }))
  })
}

function reasonOf({ size, givens }: NumberPlaceBoard, answer: NumberPlaceAnswer): string {
  if (answer.includes(0)) return 'the answer has empty cells'
  if (answer.some((value, cell) => givens[cell] !== 0 && givens[cell] !== value)) return 'a given was changed'
  const seen = new Set<string>()
  for (const [cell, value] of answer.entries()) {
    for (const line of LINES) {
      const place = `${line} ${lineOf(line, cell, size) + 1}`
      if (seen.has(`${place} ${value}`)) return `${place} repeats a number`
      seen.add(`${place} ${value}`)
    }
  }
  throw new RangeError('The answer breaks no rule.')
}
