import type { Fault, Verdict } from '@kazu/puzzle'
import { DIGIT_MOST, isWhite, kakuroFault } from './board.js'
import type { KakuroAnswer, KakuroBoard } from './board.js'
import { runsOf } from './runs.js'
import type { Run } from './runs.js'

/** The rules of kakuro (Nikoli), in the order in which a fault of them is named. */
export type KakuroRule = 'once' | 'sum' | 'cell'

/**
 * Reads the rules straight off an answer: linear in the size of the board, no search and none of the solver's code.
 * Names every broken rule with its cells; an answer that is no digit a cell is `cell`, and so is every answer to what is
 * no board. A sum is judged where its run is full.
 */
export function checkKakuroRules(board: KakuroBoard, answer: KakuroAnswer): Verdict<KakuroRule> {
  if (kakuroFault(board) !== null)
    return { ok: false, reason: 'the board is not a kakuro board', faults: [{ rule: 'cell', cells: [] }] }
  if (!isAnswer(board, answer))
    return { ok: false, reason: 'the answer is not one digit a cell', faults: [{ rule: 'cell', cells: [] }] }
  const faults = [...onceFaults(board, answer), ...sumFaults(board, answer, isWrongSum), ...emptyFaults(board, answer)]
  const first = faults[0]
  return first === undefined ? { ok: true } : { ok: false, reason: first.rule, faults }
}

function isAnswer(board: KakuroBoard, answer: unknown): boolean {
  const fits = (value: unknown, cell: number): boolean =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= (isWhite(board, cell) ? DIGIT_MOST : 0)
  return Array.isArray(answer) && answer.length === board.cells.length && answer.every(fits)
}

/** Every digit that stands twice in a run, with the cells where it stands; empty cells repeat nothing. */
export function onceFaults(board: KakuroBoard, values: KakuroAnswer): Fault<KakuroRule>[] {
  return runsOf(board).runs.flatMap(({ cells }) => {
    const cellsOf = new Map<number, number[]>()
    for (const cell of cells) {
      const value = values[cell] ?? 0
      if (value !== 0) cellsOf.set(value, [...(cellsOf.get(value) ?? []), cell])
    }
    return [...cellsOf]
      .filter(([, alike]) => alike.length > 1)
      .map(([value, alike]): Fault<KakuroRule> => ({ rule: 'once', cells: alike, details: { value } }))
  })
}

/** A run with the digits that stand in it: what they add up to, and how many cells are still empty. */
export interface Filled extends Run {
  readonly total: number
  readonly empty: number
}

/** Whether a full run does not add up. */
function isWrongSum({ sum, total, empty }: Filled): boolean {
  return empty === 0 && total !== sum
}

/** The runs with a sum that is judged to be wrong. */
export function sumFaults(
  board: KakuroBoard,
  values: KakuroAnswer,
  isWrong: (filled: Filled) => boolean,
): Fault<KakuroRule>[] {
  return runsOf(board).runs.flatMap((run): Fault<KakuroRule>[] => {
    const total = run.cells.reduce((all, cell) => all + (values[cell] ?? 0), 0)
    const empty = run.cells.filter((cell) => values[cell] === 0).length
    if (run.sum === 0 || !isWrong({ ...run, total, empty })) return []
    return [{ rule: 'sum', cells: run.cells, details: { sum: run.sum, total } }]
  })
}

function emptyFaults(board: KakuroBoard, answer: KakuroAnswer): Fault<KakuroRule>[] {
  const empty = answer.flatMap((value, cell) => (value === 0 && isWhite(board, cell) ? [cell] : []))
  return empty.length === 0 ? [] : [{ rule: 'cell', cells: empty }]
}
