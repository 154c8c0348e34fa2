import type { Condition } from '@kazu/groups'
import { digitCombinations, digitsOf, DigitSums } from '@kazu/solver'

/** So many combinations are named at the most. */
const NAMED_MOST = 5

const domains = new Uint16Array(9)
const kept = new Uint16Array(9)
const digitSums = new DigitSums()

/** The sets of different numbers up to `size`, as many as cells, that add up to a sum, as masks: bit v - 1 is the number v. */
export function combinationsOf(size: number, cells: number, sum: number): number[] {
  return digitCombinations(cells, sum).filter((set) => set < 1 << size)
}

/**
 * That the numbers of a cage add up to its sum, as search, grades and hints take it: what no filling of its cells with
 * different numbers uses is ruled out. That they differ is the rule of the cage as a group, which it takes for granted.
 */
export function sumCondition(size: number, cage: number, cells: readonly number[], sum: number): Condition {
  const combinations = combinationsOf(size, cells.length, sum)
  const named =
    combinations.length > 0 && combinations.length <= NAMED_MOST && cells.length > 1
      ? {
          combinations: combinations
            .map((set) => digitsOf(set).join(''))
            .sort()
            .join(' '),
        }
      : {}
  return {
    type: 'sum',
    cells,
    details: { cage: cage + 1, sum, ...named },
    prune: (left) => {
      for (let at = 0; at < cells.length; at++) domains[at] = (left[at] as number) >> 1
      if (!digitSums.support(domains, cells.length, sum, kept)) return false
      for (let at = 0; at < cells.length; at++) left[at] = (kept[at] as number) << 1
      return true
    },
  }
}
