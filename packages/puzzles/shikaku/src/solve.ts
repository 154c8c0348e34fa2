import type { Rectangle } from '@kazu/grid'
import { searchBounds, throwFault } from '@kazu/puzzle'
import type { SolveOptions, Solved } from '@kazu/puzzle'
import { countAnswers } from '@kazu/solver'
import { shikakuFault } from './board.js'
import type { ShikakuAnswer, ShikakuBoard } from './board.js'
import { mayFill } from './candidates.js'
import { wallsRound } from './cut.js'
import { rectanglesSaid, shikakuModel } from './logic.js'
import { piecesAsRectangles } from './rules.js'

/** The steps of work after which a search stops unless another budget is given. */
const SOLVE_BUDGET = 200_000_000

/**
 * Counts the answers of a board up to a limit, 2 unless said. Exactly one is proved when `complete && count === 1`.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveShikaku(board: ShikakuBoard, options?: SolveOptions): Solved<ShikakuAnswer> {
  throwFault(shikakuFault(board))
  const { limit, budget } = searchBounds(options, SOLVE_BUDGET)
  // Numbers that do not add up to the board have no answer, and could stand for more rectangles than memory holds.
  if (!mayFill(board)) return { count: 0, complete: true, solution: null, work: 1 }
  const { model, statements, ready } = shikakuModel(board)
  if (!ready) return { count: 0, complete: true, solution: null, work: model.kernel.work }
  const subjects = statements.map((_, variable) => variable)
  // All answers cover the same cells, so that none holds all that another one does.
  const { count, complete, answers, work } = countAnswers(model, { subjects, limit, budget, incomparable: true })
  const first = answers[0]
  const solution = first === undefined ? null : wallsRound(board, rectanglesSaid(board, statements, first))
  return { count, complete, solution, work }
}

const proved = new WeakMap<ShikakuBoard, readonly Rectangle[] | null>()

/** The rectangles of the one answer; null when there is none, more than one, or no proof. Kept for each board. */
export function provedRectangles(board: ShikakuBoard): readonly Rectangle[] | null {
  const known = proved.get(board)
  if (known !== undefined) return known
  const { count, complete, solution } = solveShikaku(board)
  const answer = complete && count === 1 && solution !== null ? piecesAsRectangles(board, solution) : null
  proved.set(board, answer)
  return answer
}
