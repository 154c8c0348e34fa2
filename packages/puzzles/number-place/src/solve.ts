import { CHAIN_BUDGET, countAnswers, Filler, type Counted, type CountOptions } from '@kazu/groups'
import { searchBounds, type Solved, type SolveOptions } from '@kazu/puzzle'
import { numberPlaceLayout, requireBoard, type NumberPlaceAnswer, type NumberPlaceBoard } from './board.js'
import { NineSearch } from './nine.js'

/** Steps of work after which a search stops unless told otherwise: cells filled, some seconds at the most. */
const SOLVE_BUDGET = 20_000_000

const fillers = new Map<number, Filler>()

/** The filler of a size, made once: it is taken anew for each board. */
export function fillerOf(size: number): Filler {
  const known = fillers.get(size)
  if (known !== undefined) return known
  const filler = new Filler(numberPlaceLayout(size))
  fillers.set(size, filler)
  return filler
}

const nine = new NineSearch()

/** Counts the answers of a grid of givens by the fastest search that there is for its size. */
export function countGivens(size: number, givens: readonly number[], options: CountOptions): Counted {
  return size === 9 ? nine.count(givens, options) : countAnswers(fillerOf(size), givens, options)
}

/**
 * Counts the answers of a board up to a limit (2 unless said). One step of work is one cell filled in the search.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveNumberPlaceBoard(board: NumberPlaceBoard, options?: SolveOptions): Solved<NumberPlaceAnswer> {
  requireBoard(board)
  return countGivens(board.size, board.givens, searchBounds(options, SOLVE_BUDGET))
}

/** Steps of work that hints and grades may take to prove a board's answer. */
const PROOF_BUDGET = 2_000_000

/** The most work that a hint may take: the proof of the answer, the look for chains, and what these run over. */
export const HINT_BUDGET: number = PROOF_BUDGET + CHAIN_BUDGET + 10_000

/** Solves a board as hints and grades need it. Throws a RangeError for what is no board. */
export function solveForHints(board: NumberPlaceBoard): Solved<NumberPlaceAnswer> {
  return solveNumberPlaceBoard(board, { budget: PROOF_BUDGET })
}

/** The one answer, when exactly one was proved. */
export function oneAnswer({ count, complete, solution }: Solved<NumberPlaceAnswer>): NumberPlaceAnswer | null {
  return complete && count === 1 ? solution : null
}
