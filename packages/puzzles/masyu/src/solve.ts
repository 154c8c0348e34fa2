import { linkCount } from '@kazu/grid'
import { answerLiterals, searchBounds, throwFault } from '@kazu/puzzle'
import type { SolveOptions, Solved } from '@kazu/puzzle'
import { countAnswers } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { masyuFault } from './board.js'
import type { MasyuAnswer, MasyuBoard } from './board.js'
import { masyuModel } from './logic.js'

/** The steps of work after which a search stops unless another budget is given. */
const SOLVE_BUDGET = 200_000_000

/**
 * Counts the answers of a board up to a limit, 2 unless said. Exactly one is proved when `complete && count === 1`.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveMasyu(board: MasyuBoard, options?: SolveOptions): Solved<MasyuAnswer> {
  throwFault(masyuFault(board))
  const { limit, budget } = searchBounds(options, SOLVE_BUDGET)
  const { model, links, ready } = masyuModel(board)
  if (!ready) return { count: 0, complete: true, solution: null, work: model.kernel.work }
  // A loop never holds another one, so a second answer must lack some link of the first.
  const { count, complete, answers, work } = countAnswers(model, { subjects: links, limit, budget, incomparable: true })
  const first = answers[0]
  return { count, complete, solution: first === undefined ? null : linksThatHold(first), work }
}

function linksThatHold(holds: readonly boolean[]): number[] {
  return holds.flatMap((is, link) => (is ? [link] : []))
}

const proved = new WeakMap<MasyuBoard, readonly Literal[] | null>()

/** The one answer of a board as a literal a link; null when there is none, more than one, or no proof. Kept for each board. */
export function provedAnswer(board: MasyuBoard): readonly Literal[] | null {
  const known = proved.get(board)
  if (known !== undefined) return known
  const { count, complete, solution } = solveMasyu(board)
  const taken = new Set(solution ?? [])
  const links = Array.from({ length: linkCount(board) }, (_, link) => link)
  const answer =
    complete && count === 1
      ? answerLiterals(
          links,
          links.map((link) => taken.has(link)),
        )
      : null
  proved.set(board, answer)
  return answer
}
