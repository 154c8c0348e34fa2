import { columnRule, rowRule, type CommonRule, type OtherRule, type RulesSpec } from '@kazu/numbers'
import type { Fault } from '@kazu/puzzle'
import { boxOf, cellsOfCages, sumCagesBoards, type SumCagesBoard } from './board.js'

/**
 * The rules beside those that all kinds of numbers have: no number twice in a row, column, box or cage, and every cage
 * adds up to its sum.
 */
export type SumCagesOwn = 'row' | 'column' | 'box' | 'cage' | 'sum'

/** The rules of sum-cages: its own; a printed number stays, and each cell has a number. */
export type SumCagesRule = SumCagesOwn | CommonRule

/** Cages, one after the other: numbers that stand twice, and then a sum that is passed, or full and not met. */
const cageRule: OtherRule<SumCagesBoard, 'cage' | 'sum'> = {
  faults: (board, values) =>
    cellsOfCages(board).flatMap((cells, cage) => [
      ...repeats(cells, cage, values),
      ...wrongSum(cells, cage, board.sums[cage] as number, values),
    ]),
  reason: ({ sums }, { rule, details = {} }) => {
    const cage = Number(details['group'])
    return rule === 'cage'
      ? `cage ${cage} repeats a number`
      : `cage ${cage} does not add to ${sums[cage - 1] as number}`
  },
}

function repeats(cells: readonly number[], cage: number, values: readonly number[]): Fault<'cage'>[] {
  const cellsOf = new Map<number, number[]>()
  for (const cell of cells) {
    const value = values[cell] as number
    if (value !== 0) cellsOf.set(value, [...(cellsOf.get(value) ?? []), cell])
  }
  return [...cellsOf].flatMap(([value, alike]): Fault<'cage'>[] =>
    alike.length > 1 ? [{ rule: 'cage', cells: alike, details: { group: cage + 1, value } }] : [],
  )
}

function wrongSum(cells: readonly number[], cage: number, sum: number, values: readonly number[]): Fault<'sum'>[] {
  const total = cells.reduce((all, cell) => all + (values[cell] as number), 0)
  const full = cells.every((cell) => values[cell] !== 0)
  return total > sum || (full && total !== sum)
    ? [{ rule: 'sum', cells, details: { group: cage + 1, sum, total } }]
    : []
}

/** The rules of sum-cages as its check reads them. */
export const sumCagesRules: RulesSpec<SumCagesBoard, SumCagesOwn> = {
  ...sumCagesBoards,
  grid: 'a grid with cages',
  groupRules: [rowRule, columnRule, { rule: 'box', groupsOf: ({ size }, cell) => [boxOf(size, cell)] }],
  otherRules: [cageRule],
}
