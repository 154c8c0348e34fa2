import { literalOf } from './literal.js'
import type { Literal } from './literal.js'
import type { Model } from './model.js'

/** How a count ended. Exactly one answer is proved when `complete && count === 1`. */
export interface Counted {
  /** How many answers were found, at most the limit. */
  readonly count: number
  /** Whether the search ended by itself; false when the limit or the budget stopped it. */
  readonly complete: boolean
  /** The first answer: for each subject whether it holds. */
  readonly answers: readonly (readonly boolean[])[]
  /** Steps of work. */
  readonly work: number
}

/** How a count is bounded, and what tells two answers apart. */
export interface CountOptions {
  /** The variables that make up an answer. */
  readonly subjects: readonly number[]
  readonly limit?: number
  readonly budget?: number
  readonly assumptions?: readonly Literal[]
  /**
   * Whether no answer's holding subjects contain those of another, as with single loops: then a new answer must lack
   * one of them, which is a shorter and stronger thing to learn.
   */
  readonly incomparable?: boolean
}

/**
 * Counts the answers of a model, up to a limit, within a budget of work. The search learns as it goes: what it learned
 * and the answers that it found stay in the model, so count a model once, or under assumptions of your own.
 */
export function countAnswers(model: Model, options: CountOptions): Counted {
  const { subjects, limit = 2, budget = Infinity, assumptions = [], incomparable = false } = options
  const { kernel } = model
  const start = kernel.work
  const answers: boolean[][] = []
  let complete = false
  while (answers.length < limit) {
    const outcome = kernel.search(assumptions, start + budget)
    if (outcome !== 'found') {
      complete = outcome === 'none'
      break
    }
    const answer = subjects.map((subject) => kernel.values[literalOf(subject)] === 1)
    answers.push(answer)
    kernel.backtrack(0)
    const different = subjects.flatMap((subject, at) => {
      const holds = answer[at] === true
      return holds || !incomparable ? [literalOf(subject, !holds)] : []
    })
    kernel.addClause([...different, ...assumptions.map((literal) => literal ^ 1)])
  }
  return { count: answers.length, complete, answers, work: kernel.work - start }
}

/**
 * What holds in every answer that keeps the known literals: for each subject true, false, or null where answers
 * differ. null instead of a list when there is no answer, 'stopped' when the budget ended the search.
 */
export function factsOfAll(
  model: Model,
  options: { readonly subjects: readonly number[]; readonly known?: readonly Literal[]; readonly budget?: number },
): readonly (boolean | null)[] | null | 'stopped' {
  const { subjects, known = [], budget = Infinity } = options
  const { kernel } = model
  const most = kernel.work + budget
  const first = kernel.search(known, most)
  if (first !== 'found') return first === 'none' ? null : 'stopped'
  const facts: (boolean | null)[] = subjects.map((subject) => kernel.values[literalOf(subject)] === 1)
  for (let at = 0; at < subjects.length; at++) {
    const fact = facts[at]
    if (fact === null || fact === undefined) continue
    const outcome = kernel.search([...known, literalOf(subjects[at] as number, !fact)], most)
    if (outcome === 'stopped') return 'stopped'
    if (outcome === 'none') continue
    subjects.forEach((subject, index) => {
      if (facts[index] !== null && facts[index] !== (kernel.values[literalOf(subject)] === 1)) facts[index] = null
    })
  }
  kernel.backtrack(0)
  return facts
}
