import { cellCount } from '@kazu/grid'
import type { Fault, Verdict } from '@kazu/puzzle'
import { linesOf, noughtsFault, threesOf, VALUES } from './board.js'
import type { NoughtsAnswer, NoughtsBoard } from './board.js'

/** The rules, in the order in which a fault of them is named. */
export type NoughtsRule = 'printed' | 'three' | 'balance' | 'filled'

/** Reads the rules straight off an answer: no search, and none of the solver's code. Throws nothing; no answer is right to what is no board. */
export function checkNoughtsRules(board: NoughtsBoard, answer: NoughtsAnswer): Verdict<NoughtsRule> {
  if (noughtsFault(board) !== null)
    return { ok: false, reason: 'the board is not a board', faults: [{ rule: 'printed', cells: [] }] }
  const values = valuesOf(board, answer)
  const faults = [...brokenPrint(board, values), ...shownFaults(board, values), ...emptyCells(values)]
  return faults.length === 0 ? { ok: true } : { ok: false, reason: faults[0]?.rule ?? '', faults }
}

/** The faults that no further value can mend: three alike in line, and more of a value than a line has room for. */
export function shownFaults(board: NoughtsBoard, values: NoughtsAnswer): readonly Fault<NoughtsRule>[] {
  const lines = linesOf(board)
  const threes = lines.flatMap(threesOf).filter((cells) => isThree(values, cells))
  const unbalanced = lines.filter((line) =>
    VALUES.some((value) => placesOf(values, line, value).length * 2 > line.length),
  )
  return [
    ...threes.map((cells) => ({ rule: 'three' as const, cells })),
    ...unbalanced.map((cells) => ({ rule: 'balance' as const, cells })),
  ]
}

/** One value a cell, whatever an answer holds: what is no value counts as empty. */
function valuesOf(board: NoughtsBoard, answer: NoughtsAnswer): number[] {
  const given: readonly unknown[] = Array.isArray(answer) ? answer : []
  return Array.from({ length: cellCount(board) }, (_, cell) => VALUES.find((value) => value === given[cell]) ?? 0)
}

function placesOf(values: NoughtsAnswer, line: readonly number[], value: number): number[] {
  return line.filter((cell) => values[cell] === value)
}

function isThree(values: NoughtsAnswer, cells: readonly number[]): boolean {
  return VALUES.some((value) => placesOf(values, cells, value).length === 3)
}

function brokenPrint({ givens }: NoughtsBoard, values: NoughtsAnswer): Fault<NoughtsRule>[] {
  const cells = givens.flatMap((value, cell) => (value === 0 || values[cell] === value ? [] : [cell]))
  return cells.length === 0 ? [] : [{ rule: 'printed', cells }]
}

function emptyCells(values: NoughtsAnswer): Fault<NoughtsRule>[] {
  const cells = values.flatMap((value, cell) => (value === 0 ? [cell] : []))
  return cells.length === 0 ? [] : [{ rule: 'filled', cells }]
}
