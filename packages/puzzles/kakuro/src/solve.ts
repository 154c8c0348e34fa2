import { searchBounds, throwFault } from '@kazu/puzzle'
import type { SolveOptions, Solved } from '@kazu/puzzle'
import { countAnswers } from '@kazu/solver'
import { kakuroFault } from './board.js'
import type { KakuroAnswer, KakuroBoard } from './board.js'
import { Deducer } from './deducer.js'
import { kakuroModel } from './logic.js'
import { runsOf } from './runs.js'

/** The steps of work after which a search stops unless another budget is given. */
const SOLVE_BUDGET = 400_000_000

/** The steps of work that suppositions, and plain trying, may take before a search that learns takes over. */
const PLAIN_BUDGET = 4_000_000

/**
 * Counts the answers of a board up to a limit, 2 unless said. Exactly one is proved when `complete && count === 1`.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveKakuro(board: KakuroBoard, options?: SolveOptions): Solved<KakuroAnswer> {
  throwFault(kakuroFault(board))
  const { limit, budget } = searchBounds(options, SOLVE_BUDGET)
  const runs = runsOf(board)
  const deducer = new Deducer(runs)
  const plain = Math.min(budget, PLAIN_BUDGET)
  if (deducer.begin(runs.runs.map(({ sum }) => sum))) deducer.climb(CLIMB_PATIENCE, plain / 2)
  const answers: KakuroAnswer[] = []
  const complete = deducer.search(limit, plain, (values) => answers.push(values))
  const { work } = deducer
  if (complete || answers.length === limit || work > budget) return solved(answers, complete && work <= budget, work)
  return searched(board, limit, budget - work, work)
}

/** How many runs a supposition may follow when a board is solved: trying costs less than long chains. */
const CLIMB_PATIENCE = 12

function solved(answers: readonly KakuroAnswer[], complete: boolean, work: number): Solved<KakuroAnswer> {
  return { count: answers.length, complete, solution: answers[0] ?? null, work }
}

/** Searches with learning what plain trying did not end. */
function searched(board: KakuroBoard, limit: number, budget: number, before: number): Solved<KakuroAnswer> {
  const { model, subjects, spoken } = kakuroModel(board)
  const { answers, complete, work } = countAnswers(model, { subjects, limit, budget, incomparable: true })
  const filled = answers.map((holds) => {
    const values = new Array<number>(board.cells.length).fill(0)
    for (const subject of subjects) {
      const { cell, value } = spoken(subject)
      if (holds[subject] === true) values[cell] = value
    }
    return values
  })
  return solved(filled, complete, before + work)
}

const proved = new WeakMap<KakuroBoard, KakuroAnswer | null>()

/** The one answer of a board; null without proof of exactly one. Kept for each board. */
export function provedAnswer(board: KakuroBoard): KakuroAnswer | null {
  const known = proved.get(board)
  if (known !== undefined) return known
  const { count, complete, solution } = solveKakuro(board)
  const answer = complete && count === 1 ? solution : null
  proved.set(board, answer)
  return answer
}
