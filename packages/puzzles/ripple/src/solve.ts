import { searchBounds, throwFault } from '@kazu/puzzle'
import type { SolveOptions, Solved } from '@kazu/puzzle'
import { countAnswers } from '@kazu/solver'
import { rippleFault } from './board.js'
import type { RippleAnswer, RippleBoard } from './board.js'
import { rippleModel } from './logic.js'

/** The steps of work after which a search stops unless another budget is given. */
const SOLVE_BUDGET = 400_000_000

/**
 * Counts the answers of a board up to a limit, 2 unless said. Exactly one is proved when `complete && count === 1`.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveRipple(board: RippleBoard, options?: SolveOptions): Solved<RippleAnswer> {
  throwFault(rippleFault(board))
  const { limit, budget } = searchBounds(options, SOLVE_BUDGET)
  const { model, subjects, ready, spoken } = rippleModel(board)
  if (!ready) return { count: 0, complete: true, solution: null, work: model.kernel.work }
  // Each cell holds one number: a second answer must lack one of the first's.
  const { count, complete, answers, work } = countAnswers(model, { subjects, limit, budget, incomparable: true })
  const first = answers[0]
  if (first === undefined) return { count, complete, solution: null, work }
  const solution = board.rooms.map(() => 0)
  for (const subject of subjects) {
    const { cell, value } = spoken(subject)
    if (first[subject] === true) solution[cell] = value
  }
  return { count, complete, solution, work }
}

const proved = new WeakMap<RippleBoard, RippleAnswer | null>()

/** The one answer of a board; null without proof of exactly one. Kept for each board. */
export function provedAnswer(board: RippleBoard): RippleAnswer | null {
  const known = proved.get(board)
  if (known !== undefined) return known
  const { count, complete, solution } = solveRipple(board)
  const answer = complete && count === 1 ? solution : null
  proved.set(board, answer)
  return answer
}
