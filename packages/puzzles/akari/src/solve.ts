import { answerLiterals, searchBounds, throwFault } from '@kazu/puzzle'
import type { SolveOptions, Solved } from '@kazu/puzzle'
import { countAnswers, literalOf } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { akariFault, isWhite } from './board.js'
import type { AkariAnswer, AkariBoard } from './board.js'
import { Deducer } from './deducer.js'
import { akariModel } from './logic.js'

/** The steps of work after which a search stops unless another budget is given. */
const SOLVE_BUDGET = 200_000_000

/** The steps of work that suppositions may take before a search takes over: far more than published boards need. */
const SUPPOSE_BUDGET = 5_000_000

/**
 * Counts the answers of a board up to a limit, 2 unless said. Exactly one is proved when `complete && count === 1`.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveAkari(board: AkariBoard, options?: SolveOptions): Solved<AkariAnswer> {
  throwFault(akariFault(board))
  const { limit, budget } = searchBounds(options, SOLVE_BUDGET)
  const deducer = deduced(board, Math.min(budget, SUPPOSE_BUDGET))
  const { work } = deducer
  if (work > budget) return { count: 0, complete: false, solution: null, work }
  if (deducer.contradictory) return { count: 0, complete: true, solution: null, work }
  // What follows without a guess is the one answer; a limit of one answer still leaves unsaid that it is alone.
  if (deducer.finished) return { count: 1, complete: limit > 1, solution: deducer.lights, work }
  return searched(board, deducer, limit, budget)
}

/** What single rules and suppositions give, within a budget of work. */
function deduced(board: AkariBoard, budget: number): Deducer {
  const walls = board.cells.map((printed) => (printed === null ? 0 : 1))
  const deducer = new Deducer(board, walls)
  const agreed = deducer.begin(board.cells.map((printed) => (typeof printed === 'number' ? printed : -1)))
  if (agreed) deducer.climb(Infinity, budget)
  return deducer
}

/** Searches what was left open. */
function searched(
  board: AkariBoard,
  { open, lights, work }: Deducer,
  limit: number,
  budget: number,
): Solved<AkariAnswer> {
  const { model, whites } = akariModel(board)
  const [unknown, held] = [new Set(open), new Set(lights)]
  for (const cell of whites) if (!unknown.has(cell)) model.kernel.addClause([literalOf(cell, held.has(cell))])
  // Where all is lit no light can be added, so a second answer must lack some light of the first.
  const bounds = { limit, budget: budget - work, incomparable: true }
  const found = countAnswers(model, { subjects: whites, ...bounds })
  const first = found.answers[0]
  const solution = first === undefined ? null : whites.filter((_, at) => first[at] === true)
  return { count: found.count, complete: found.complete, solution, work: work + found.work }
}

const proved = new WeakMap<AkariBoard, readonly Literal[] | null>()

/** The one answer of a board as a literal a white cell; null without proof of exactly one. Kept for each board. */
export function provedAnswer(board: AkariBoard): readonly Literal[] | null {
  const known = proved.get(board)
  if (known !== undefined) return known
  const { count, complete, solution } = solveAkari(board)
  const lights = new Set(solution ?? [])
  const whites = Array.from(board.cells.keys()).filter((cell) => isWhite(board, cell))
  const holds = whites.map((cell) => lights.has(cell))
  const answer = complete && count === 1 ? answerLiterals(whites, holds) : null
  proved.set(board, answer)
  return answer
}
