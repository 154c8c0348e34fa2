import { differencesParloku, findParloku, suggestParloku } from '@kazu/parloku'
import type { ParlokuAnswer, ParlokuBoard, Suggestions } from '@kazu/parloku'

/** What is known of a board: how many answers it has, two that differ, and letters that would leave one. */
export interface BoardVerdict {
  /** How many answers were found, up to {@link COUNTED_MOST}. */
  readonly count: number
  /** Whether there are no others for sure. */
  readonly complete: boolean
  readonly answers: readonly ParlokuAnswer[]
  /** The cells in which the first two differ. */
  readonly differing: readonly number[]
  readonly suggestions: Suggestions | null
}

/** How many answers are counted at the most. */
export const COUNTED_MOST = 100

/** Steps of work for one count, so that a builder never waits. */
const BUDGET = 200_000

/** Looks at a board, within a budget of steps. */
export function verdictOf(board: ParlokuBoard): BoardVerdict {
  const { answers, complete } = findParloku(board, { limit: COUNTED_MOST, budget: BUDGET })
  const [first, second] = answers
  return {
    count: answers.length,
    complete,
    answers: answers.slice(0, 2),
    differing: first === undefined || second === undefined ? [] : differencesParloku(first, second),
    suggestions: answers.length > 1 ? suggestParloku(board, { budget: BUDGET }) : null,
  }
}
