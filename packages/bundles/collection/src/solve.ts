import { encodeCells } from '@kazu/groups'
import { guessDepthOfNumbers, solveNumbers } from '@kazu/numbers'
import { boardOfGivens } from './givens.js'
import type { KazuKind } from './kinds.js'
import { specOf } from './specs.js'

/** Steps of work after which {@link solveKazu} stops unless told otherwise. */
const SOLVE_BUDGET = 2_000_000

/**
 * How many answers givens have, up to a limit (2 unless said); null for givens that are none, and when the budget of
 * steps ran out first. Throws a RangeError for a limit or a budget that is none.
 */
export function countKazuSolutions(
  kind: KazuKind,
  size: number,
  givens: string,
  limit = 2,
  budget: number = Infinity,
): number | null {
  const board = boardOfGivens(kind, size, givens)
  if (board === null) return null
  const { count, complete } = solveNumbers(specOf(kind), board, { limit, ...within(budget) })
  return complete || count >= limit ? count : null
}

/**
 * An answer of givens, one character a cell: the one answer of a puzzle. null for givens that are none or have no
 * answer, and when the budget of steps ran out first.
 */
export function solveKazu(kind: KazuKind, size: number, givens: string, budget: number = SOLVE_BUDGET): string | null {
  const board = boardOfGivens(kind, size, givens)
  if (board === null) return null
  const { solution } = solveNumbers(specOf(kind), board, { limit: 1, ...within(budget) })
  return solution === null ? null : encodeCells(solution)
}

/** An endless budget is one that no search comes to. */
function within(budget: number): { readonly budget: number } {
  return { budget: budget === Infinity ? Number.MAX_SAFE_INTEGER : budget }
}

/**
 * How many guesses, one inside the other, a puzzle takes beside singles: 0 for easy, 1 for medium, more for hard;
 * Infinity where there is no answer; null for givens that are none.
 */
export function kazuGuessDepth(kind: KazuKind, size: number, givens: string): number | null {
  const board = boardOfGivens(kind, size, givens)
  return board === null ? null : guessDepthOfNumbers(specOf(kind), board)
}
