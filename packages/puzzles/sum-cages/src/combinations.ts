import { conditionGround, numbersOf, type Candidates, type Condition, type Deduction } from '@kazu/groups'
import { combinationsOf } from './condition.js'

/**
 * Cage combinations: numbers that stand in no set of different numbers which adds up to the sum of a cage leave all its
 * cells. Nothing need be known but the sum and the number of cells.
 */
export function findCombinations(board: Candidates): Deduction | null {
  for (const [index, condition] of board.layout.conditions.entries()) {
    const found = combinationsIn(board, condition, index)
    if (found !== null) return found
  }
  return null
}

function combinationsIn(board: Candidates, condition: Condition, index: number): Deduction | null {
  const { cells, details } = condition
  const sets = combinationsOf(board.layout.size, cells.length, Number(details?.['sum']))
  const union = sets.reduce((all, set) => all | set, 0) << 1
  const removes = cells.flatMap((cell) => numbersOf(board.left(cell) & ~union).map((value) => ({ cell, value })))
  return union === 0 || removes.length === 0
    ? null
    : {
        technique: 'combinations',
        places: null,
        removes,
        grounds: [conditionGround(condition, index)],
        rests: [],
        chain: null,
      }
}
