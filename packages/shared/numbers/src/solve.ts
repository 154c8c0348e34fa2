import { CHAIN_BUDGET, countAnswers, Filler, type Counted, type CountOptions, type Layout } from '@kazu/groups'
import { searchBounds, type Solved, type SolveOptions } from '@kazu/puzzle'
import { requireBoard, type BoardSpec, type NumbersAnswer, type NumbersBoard } from './board.js'

/** Steps of work after which a search stops unless told otherwise: cells filled, some seconds at the most. */
const SOLVE_BUDGET = 20_000_000

/** Counts the answers of a grid of givens on a layout. */
export type Count = (layout: Layout, givens: readonly number[], options: CountOptions) => Counted

/** What a kind says of how its boards are solved. */
export interface SolveSpec<Board extends NumbersBoard> extends BoardSpec<Board> {
  /** How answers are counted where there is a faster way than {@link countByFilling}. */
  readonly count?: Count | undefined
}

const fillers = new WeakMap<Layout, Filler>()

/** The filler of a layout, made once: it is taken anew for each board. */
export function fillerOf(layout: Layout): Filler {
  const known = fillers.get(layout) ?? new Filler(layout)
  fillers.set(layout, known)
  return known
}

/** Counts the answers of a grid of givens by filling singles and branching where they end. */
export const countByFilling: Count = (layout, givens, options) => countAnswers(fillerOf(layout), givens, options)

/**
 * Counts the answers of a board up to a limit (2 unless said). One step of work is one cell filled in the search.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveNumbers<Board extends NumbersBoard>(
  spec: SolveSpec<Board>,
  board: Board,
  options?: SolveOptions,
): Solved<NumbersAnswer> {
  requireBoard(spec, board)
  return (spec.count ?? countByFilling)(spec.layout(board), board.givens, searchBounds(options, SOLVE_BUDGET))
}

/** Steps of work that hints and grades may take to prove a board's answer. */
const PROOF_BUDGET = 2_000_000

/** The most work that a hint may take: the proof of the answer, the look for chains, and what these run over. */
export const HINT_BUDGET: number = PROOF_BUDGET + CHAIN_BUDGET + 10_000

/** Solves a board as hints and grades need it. Throws a RangeError for what is no board. */
export function solveForHints<Board extends NumbersBoard>(spec: SolveSpec<Board>, board: Board): Solved<NumbersAnswer> {
  return solveNumbers(spec, board, { budget: PROOF_BUDGET })
}

/** The one answer, when exactly one was proved. */
export function oneAnswer({ count, complete, solution }: Solved<NumbersAnswer>): NumbersAnswer | null {
  return complete && count === 1 ? solution : null
}
