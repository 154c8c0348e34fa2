import type { Fault, Verdict } from '@kazu/puzzle'
import { isHole, rippleFault, ROOM_MOST, roomSize, roomsOf } from './board.js'
import type { RippleAnswer, RippleBoard } from './board.js'

/** The rules of ripple effect (Nikoli), in the order in which a fault of them is named. */
export type RippleRule = 'given' | 'room' | 'gap' | 'cell'

/**
 * Reads the rules straight off an answer: linear in the size of the board, no search and none of the solver's code.
 * Names every broken rule with its cells; an answer that is no number a cell is `cell`, and so is every answer to what is
 * no board.
 */
export function checkRippleRules(board: RippleBoard, answer: RippleAnswer): Verdict<RippleRule> {
  if (rippleFault(board) !== null)
    return { ok: false, reason: 'the board is not a ripple board', faults: [{ rule: 'cell', cells: [] }] }
  if (!isAnswer(board, answer))
    return { ok: false, reason: 'the answer is not one number a cell', faults: [{ rule: 'cell', cells: [] }] }
  const faults = [
    ...givenFaults(board, answer),
    ...roomFaults(board, answer),
    ...gapFaults(board, answer),
    ...emptyFaults(board, answer),
  ]
  const first = faults[0]
  return first === undefined ? { ok: true } : { ok: false, reason: first.rule, faults }
}

function isAnswer(board: RippleBoard, answer: unknown): boolean {
  const fits = (value: unknown, cell: number): boolean =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= (isHole(board, cell) ? 0 : ROOM_MOST)
  return Array.isArray(answer) && answer.length === board.rooms.length && answer.every(fits)
}

function givenFaults({ givens }: RippleBoard, answer: RippleAnswer): Fault<RippleRule>[] {
  const changed = [...givens.keys()].filter((cell) => givens[cell] !== 0 && answer[cell] !== givens[cell])
  return changed.map((cell) => ({ rule: 'given', cells: [cell], details: { value: givens[cell] as number } }))
}

/** The numbers that stand twice in a room, or are greater than it has cells, with the cells where they stand. */
export function roomFaults(board: RippleBoard, values: RippleAnswer): Fault<RippleRule>[] {
  return roomsOf(board).flatMap((cells) => {
    const cellsOf = new Map<number, number[]>()
    for (const cell of cells) {
      const value = values[cell] ?? 0
      if (value !== 0) cellsOf.set(value, [...(cellsOf.get(value) ?? []), cell])
    }
    return [...cellsOf]
      .filter(([value, alike]) => alike.length > 1 || value > cells.length)
      .map(([value, alike]): Fault<RippleRule> => ({
        rule: 'room',
        cells: alike,
        details: { value, size: cells.length },
      }))
  })
}

/** The pairs of equal numbers, each the next of its kind in a row or column, with too few cells between. */
export function gapFaults(board: RippleBoard, values: RippleAnswer): Fault<RippleRule>[] {
  const { width } = board
  const faults: Fault<RippleRule>[] = []
  for (const isRow of [true, false]) {
    const last = new Map<number, number>()
    values.forEach((value, cell) => {
      const line = isRow ? Math.floor(cell / width) : cell % width
      const key = line * (ROOM_MOST + 1) + value
      const before = last.get(key)
      if (value === 0) return
      last.set(key, cell)
      if (before === undefined) return
      const between = (cell - before) / (isRow ? 1 : width) - 1
      if (between < value) faults.push({ rule: 'gap', cells: [before, cell], details: { value, between } })
    })
  }
  return faults
}

function emptyFaults(board: RippleBoard, answer: RippleAnswer): Fault<RippleRule>[] {
  const empty = answer.flatMap((value, cell) => (value === 0 && roomSize(board, cell) > 0 ? [cell] : []))
  return empty.length === 0 ? [] : [{ rule: 'cell', cells: empty }]
}
