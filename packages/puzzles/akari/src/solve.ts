import { answerLiterals, searchBounds, throwFault } from '@kazu/puzzle'
import type { SolveOptions, Solved } from '@kazu/puzzle'
import { countAnswers } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { akariFault } from './board.js'
import type { AkariAnswer, AkariBoard } from './board.js'
import { akariModel } from './logic.js'

/** The steps of work after which a search stops unless another budget is given. */
const SOLVE_BUDGET = 200_000_000

/**
 * Counts the answers of a board up to a limit, 2 unless said. Exactly one is proved when `complete && count === 1`.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveAkari(board: AkariBoard, options?: SolveOptions): Solved<AkariAnswer> {
  throwFault(akariFault(board))
  const { limit, budget } = searchBounds(options, SOLVE_BUDGET)
  const { model, whites, ready } = akariModel(board)
  if (!ready) return { count: 0, complete: true, solution: null, work: model.kernel.work }
  // Where all is lit no light can be added, so a second answer must lack some light of the first.
  const found = countAnswers(model, { subjects: whites, limit, budget, incomparable: true })
  const first = found.answers[0]
  const solution = first === undefined ? null : whites.filter((_, at) => first[at] === true)
  return { count: found.count, complete: found.complete, solution, work: found.work }
}

const proved = new WeakMap<AkariBoard, readonly Literal[] | null>()

/** The one answer of a board as a literal a white cell; null without proof of exactly one. Kept for each board. */
export function provedAnswer(board: AkariBoard): readonly Literal[] | null {
  const known = proved.get(board)
  if (known !== undefined) return known
  const { count, complete, solution } = solveAkari(board)
  const lights = new Set(solution ?? [])
  const { whites } = akariModel(board)
  const holds = whites.map((cell) => lights.has(cell))
  const answer = complete && count === 1 ? answerLiterals(whites, holds) : null
  proved.set(board, answer)
  return answer
}
