import { answerLiterals, searchBounds, throwFault } from '@kazu/puzzle'
import type { SolveOptions, Solved } from '@kazu/puzzle'
import { countAnswers } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { nurikabeFault } from './board.js'
import type { NurikabeAnswer, NurikabeBoard } from './board.js'
import { untoldClues } from './islands.js'
import { nurikabeModel } from './logic.js'

/** The steps of work after which a search stops unless another budget is given. */
const SOLVE_BUDGET = 400_000_000

/**
 * Counts the answers of a board up to a limit, 2 unless said. Exactly one is proved when `complete && count === 1`.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveNurikabe(board: NurikabeBoard, options?: SolveOptions): Solved<NurikabeAnswer> {
  throwFault(nurikabeFault(board))
  const { limit, budget } = searchBounds(options, SOLVE_BUDGET)
  const { model, cells, ready } = nurikabeModel(board)
  if (!ready) return { count: 0, complete: true, solution: null, work: model.kernel.work }
  // Where every island has its number, all answers have as much sea: a second one must lack some of the first's.
  const incomparable = untoldClues(board).length === 0
  const { count, complete, answers, work } = countAnswers(model, { subjects: cells, limit, budget, incomparable })
  const first = answers[0]
  return { count, complete, solution: first === undefined ? null : cells.filter((cell) => first[cell] === true), work }
}

const proved = new WeakMap<NurikabeBoard, readonly Literal[] | null>()

/** The one answer of a board as a literal a cell; null without proof of exactly one. Kept for each board. */
export function provedAnswer(board: NurikabeBoard): readonly Literal[] | null {
  const known = proved.get(board)
  if (known !== undefined) return known
  const { count, complete, solution } = solveNurikabe(board)
  const sea = new Set(solution ?? [])
  const cells = Array.from(board.clues.keys())
  const holds = cells.map((cell) => sea.has(cell))
  const answer = complete && count === 1 ? answerLiterals(cells, holds) : null
  proved.set(board, answer)
  return answer
}
