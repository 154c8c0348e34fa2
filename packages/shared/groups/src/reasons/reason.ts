import { keyOf, candidateOf, type Candidates, type CandidateKey } from './candidates.js'
import { findChains } from './chains.js'
import { findConditioned } from './conditions.js'
import type { Deduction } from './deduction.js'
import { findFish } from './fish.js'
import { findLocked } from './locked.js'
import { findOnlyNumber, findOnlyPlace } from './singles.js'
import { findHidden, findNaked } from './subsets.js'
import { findXyWing } from './wings.js'

/** Why a number stands in a cell: the single that places it, and the deductions that it needs before it. */
export interface PlacementReason {
  readonly single: Deduction
  /** In order, each with only the numbers that later ones or the single need ruled out. */
  readonly before: readonly Deduction[]
}

/** A named way to rule numbers out: the first use of it that rules out something, or null. */
export type Elimination = (board: Candidates) => Deduction | null

/** The named ways to rule numbers out by groups, the easiest first. */
const ELIMINATIONS: readonly Elimination[] = [
  (board) => findLocked(board, 'pointing'),
  (board) => findLocked(board, 'claiming'),
  (board) => findNaked(board, 2),
  (board) => findHidden(board, 2),
  (board) => findNaked(board, 3),
  (board) => findHidden(board, 3),
  (board) => findFish(board, 2),
  (board) => findFish(board, 3),
  findXyWing,
]

/** The next number to place, if there is a reason for one, and the steps of work that the search for it took. */
export interface NextPlacement {
  readonly reason: PlacementReason | null
  /** Numbers put into cells on trial by the looks for chains, and one for each deduction. */
  readonly work: number
}

/** Steps of work after which no further chain is looked for, unless told otherwise. */
export const CHAIN_BUDGET = 400_000

/** How a look for the next number is bounded and widened. */
export interface PlacementOptions {
  /** Steps of work after which no further chain is looked for. */
  readonly budget?: number | undefined
  /** The kind's own ways, which are tried before what each condition rules out by itself and before those of groups. */
  readonly own?: readonly Elimination[] | undefined
}

/**
 * The next number to place and why: a single, or else what rules numbers out, the easiest way first, until a single
 * stands. Rules the numbers out of `board` as it goes. `answer` is the board's one answer, by which the look for chains
 * spares suppositions that hold. The reason is null when none is found.
 */
export function nextPlacement(
  board: Candidates,
  answer: readonly number[],
  { budget = CHAIN_BUDGET, own = [] }: PlacementOptions = {},
): NextPlacement {
  const ways = [...own, findConditioned, ...ELIMINATIONS]
  const made: Deduction[] = []
  let tried = 0
  const end = (single: Deduction | null): NextPlacement => ({
    reason: single === null ? null : { single, before: neededFor(single, made) },
    work: made.length + 1 + tried,
  })
  for (;;) {
    const single = findOnlyNumber(board) ?? findOnlyPlace(board)
    if (single !== null) return end(single)
    const step = firstElimination(board, ways)
    if (step !== null) {
      rule(board, step, made)
      continue
    }
    const found = findChains(board, answer, budget - tried)
    tried += found.work
    for (const chain of found.chains) rule(board, chain, made)
    if (found.single !== null || found.chains.length === 0) return end(found.single)
  }
}

function firstElimination(board: Candidates, ways: readonly Elimination[]): Deduction | null {
  for (const find of ways) {
    const found = find(board)
    if (found !== null) return found
  }
  return null
}

function rule(board: Candidates, step: Deduction, made: Deduction[]): void {
  made.push(step)
  for (const { cell, value } of step.removes) board.remove(cell, value)
}

/**
 * Of the deductions made so far those that a single needs, each with only what is needed of it: what rests on nothing
 * that was ruled out by a deduction rests on filled cells.
 */
function neededFor(single: Deduction, made: readonly Deduction[]): Deduction[] {
  const madeBy = new Map<CandidateKey, number>()
  made.forEach((step, at) => {
    for (const { cell, value } of step.removes) {
      if (!madeBy.has(keyOf(cell, value))) madeBy.set(keyOf(cell, value), at)
    }
  })
  const needed = new Map<number, CandidateKey[]>()
  const need = (keys: readonly CandidateKey[]): void => {
    for (const key of keys) {
      const at = madeBy.get(key)
      if (at === undefined) continue
      const known = needed.get(at) ?? []
      if (!known.includes(key)) needed.set(at, [...known, key])
    }
  }
  need(single.rests)
  for (let at = made.length - 1; at >= 0; at--) {
    if (needed.has(at)) need((made[at] as Deduction).rests)
  }
  return made.flatMap((step, at) => {
    const keys = needed.get(at)
    return keys === undefined
      ? []
      : [{ ...step, removes: keys.map(candidateOf).sort((a, b) => a.cell - b.cell || a.value - b.value) }]
  })
}
