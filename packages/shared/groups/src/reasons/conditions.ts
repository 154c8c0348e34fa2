import { numbersOf } from '../bits.js'
import type { Condition } from '../layout.js'
import { keyOf, type Candidate, type CandidateKey, type Candidates } from './candidates.js'
import type { Deduction, Ground } from './deduction.js'

/** The first condition that rules numbers out of a cell, by itself. The technique has the name of its type. */
export function findConditioned(board: Candidates): Deduction | null {
  for (const [index, condition] of board.layout.conditions.entries()) {
    const left = Int32Array.from(condition.cells, (cell) => board.maskOf(cell))
    const pruned = Int32Array.from(left)
    if (!condition.prune(pruned)) continue
    const at = condition.cells.findIndex((_cell, place) => pruned[place] !== left[place])
    if (at < 0) continue
    const cell = condition.cells[at] as number
    const removes = numbersOf((left[at] as number) & ~(pruned[at] as number)).map((value) => ({ cell, value }))
    return conditioned(board, index, left, removes)
  }
  return null
}

function conditioned(board: Candidates, index: number, left: Int32Array, removes: readonly Candidate[]): Deduction {
  const condition = board.layout.conditions[index] as Condition
  const rests = neededOut(condition, left, board.layout.size, removes)
  const others = condition.cells.filter((cell) => rests.some((key) => key >> 5 === cell))
  const grounds = [conditionGround(condition, index), ...others.map((cell) => cellGround(board, cell))]
  return { technique: condition.type, places: null, removes, grounds, rests, chain: null }
}

/** That a condition is met. */
export function conditionGround({ cells }: Condition, index: number): Ground {
  return { group: null, condition: index, says: 'met', cells, numbers: [] }
}

/** What a cell holds, or the numbers that it can hold. */
export function cellGround(board: Candidates, cell: number): Ground {
  const says = board.values[cell] === 0 ? 'only-numbers' : 'holds'
  return { group: null, says, cells: [cell], numbers: numbersOf(board.maskOf(cell)) }
}

/**
 * Of the numbers that are out of a condition's cells those that it needs out, to rule out some others, or (`removes`
 * null) to be broken: one after the other is let in again, and stays in where that changes nothing. `order` names the
 * numbers in the order in which they are let in: what comes late is likelier to be needed.
 */
export function neededOut(
  condition: Condition,
  left: Int32Array,
  size: number,
  removes: readonly Candidate[] | null,
  order: (key: CandidateKey) => number = () => 0,
): CandidateKey[] {
  const now = Int32Array.from(left)
  const holds = (): boolean => {
    const trial = Int32Array.from(now)
    const fits = condition.prune(trial)
    if (removes === null) return !fits
    const maskAt = (cell: number): number => trial[condition.cells.indexOf(cell)] as number
    return !fits || removes.every(({ cell, value }) => ((maskAt(cell) >> value) & 1) === 0)
  }
  const absent = condition.cells.flatMap((cell, at) =>
    numbersOf((2 ** (size + 1) - 2) & ~(left[at] as number)).map((value) => ({ key: keyOf(cell, value), at, value })),
  )
  absent.sort((first, second) => order(second.key) - order(first.key))
  const needed: CandidateKey[] = []
  for (const { key, at, value } of absent) {
    now[at] = (now[at] as number) | (1 << value)
    if (holds()) continue
    now[at] = now[at] & ~(1 << value)
    needed.push(key)
  }
  return needed
}
