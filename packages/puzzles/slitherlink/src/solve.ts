import { sideCount } from '@kazu/grid'
import { answerLiterals, searchBounds, throwFault } from '@kazu/puzzle'
import type { SolveOptions, Solved } from '@kazu/puzzle'
import { countAnswers } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { slitherlinkFault } from './board.js'
import type { SlitherlinkAnswer, SlitherlinkBoard } from './board.js'
import { slitherlinkModel } from './logic.js'

/** The steps of work after which a search stops unless another budget is given. */
const SOLVE_BUDGET = 200_000_000

/**
 * Counts the answers of a board up to a limit, 2 unless said. Exactly one is proved when `complete && count === 1`.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveSlitherlink(board: SlitherlinkBoard, options?: SolveOptions): Solved<SlitherlinkAnswer> {
  throwFault(slitherlinkFault(board))
  const { limit, budget } = searchBounds(options, SOLVE_BUDGET)
  const { model, sides, ready } = slitherlinkModel(board)
  if (!ready) return { count: 0, complete: true, solution: null, work: model.kernel.work }
  // A loop never holds another one, so a second answer must lack some side of the first.
  const { count, complete, answers, work } = countAnswers(model, { subjects: sides, limit, budget, incomparable: true })
  const first = answers[0]
  return { count, complete, solution: first?.flatMap((is, side) => (is ? [side] : [])) ?? null, work }
}

const proved = new WeakMap<SlitherlinkBoard, readonly Literal[] | null>()

/** The one answer of a board as a literal a side; null when there is none, more than one, or no proof. Kept for each board. */
export function provedAnswer(board: SlitherlinkBoard): readonly Literal[] | null {
  const known = proved.get(board)
  if (known !== undefined) return known
  const { count, complete, solution } = solveSlitherlink(board)
  const taken = new Set(solution ?? [])
  const sides = Array.from({ length: sideCount(board) }, (_, side) => side)
  const answer =
    complete && count === 1
      ? answerLiterals(
          sides,
          sides.map((side) => taken.has(side)),
        )
      : null
  proved.set(board, answer)
  return answer
}
