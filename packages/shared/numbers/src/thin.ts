import { countAnswers, isSingleAtOnce, solvesByGuessing, type Filler } from '@kazu/groups'
import type { Report } from '@kazu/puzzle'
import { shuffled, type Random } from '@kazu/random'
import type { NumbersAnswer } from './board.js'

/*
 * How the original Kazu makes boards that begin without givens: some are put in until the board fits its level, and then
 * all that it can do without is taken away, in an order that is for ever.
 */

/** A board that is being thinned. */
export interface Thinning {
  /** The place of the level, from 0: singles alone, one guess, whatever it takes. */
  readonly depth: number
  readonly solution: NumbersAnswer
  /** Fills as far as guesses of the level see. */
  readonly guessing: Filler
  /** Fills as strongly as answers are counted; the same filler where there is no difference. */
  readonly counting: Filler
  readonly report: Report | undefined
  /** How much of all was tried, from 0 to 1. */
  asked: number
}

/** Whether guesses as deep as the level allows reach an answer; `singles` when none is needed, so that it is the one. */
export function withinLevel({ depth, guessing }: Thinning, givens: readonly number[]): 'singles' | boolean {
  if (depth === 2) return true
  if (solvesByGuessing(guessing, givens, 0)) return 'singles'
  return depth === 1 && solvesByGuessing(guessing, givens, 1)
}

/** Whether a board has one answer and is within its level. */
export function fitsLevel(thinning: Thinning, givens: readonly number[]): boolean {
  const level = withinLevel(thinning, givens)
  return level === 'singles' || (level && countAnswers(thinning.counting, givens).count === 1)
}

/** Givens put in one after the other, in a shuffled order, until the board fits; asked before each. */
export function givensToFit(thinning: Thinning, random: Random): number[] {
  const { solution } = thinning
  const givens = solution.map(() => 0)
  for (const cell of shuffled([...givens.keys()], random)) {
    if (fitsLevel(thinning, givens)) break
    givens[cell] = solution[cell] as number
  }
  return givens
}

/** The givens without those that the board can do without, tried in the order of a new shuffle of all cells. */
export function withoutSpareGivens(thinning: Thinning, some: readonly number[], random: Random): number[] {
  const { solution, counting } = thinning
  const givens = [...some]
  for (const cell of shuffled([...givens.keys()], random)) {
    tellThinned(thinning, givens.length)
    if (givens[cell] === 0) continue
    const value = solution[cell] as number
    givens[cell] = 0
    if (isSingleAtOnce(counting.layout, givens, cell, value)) continue
    const level = withinLevel(thinning, givens)
    const other = { limit: 1, without: { cell, value } }
    if (level === 'singles' || (level && countAnswers(counting, givens, other).count === 0)) continue
    givens[cell] = value
  }
  return givens
}

/** Reports that one more of so many was tried; givens and what stands beside them are half of the work each. */
export function tellThinned(thinning: Thinning, of: number): void {
  thinning.asked += 1 / (2 * of)
  thinning.report?.(Math.min(thinning.asked, 1))
}
