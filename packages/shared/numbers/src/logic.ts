import type { Condition, Layout } from '@kazu/groups'
import { countAnswers, literalOf, Model, type Literal } from '@kazu/solver'
import { countByFilling, type Count } from './solve.js'

/*
 * Boards of numbers as constraints for a search that learns from its conflicts. It costs more to begin with than filling
 * singles, and comes to an end where that would go astray: on large boards with few givens.
 */

/** A board as constraints: the variable of a number in a cell is `cell * size + number - 1`. */
export interface NumbersModel {
  readonly model: Model
  /** Whether the rules do not contradict each other at once. */
  readonly ready: boolean
}

/** States a condition; `holds` gives the literal that a cell holds a number from 1 to `size`. */
export type StateCondition = (
  model: Model,
  condition: Condition,
  size: number,
  holds: (cell: number, value: number) => Literal,
) => void

/**
 * The groups and the conditions of a layout, and givens. Unless told how conditions are stated they may speak of two
 * cells alone: throws a RangeError for one of more.
 */
export function numbersModel(
  { size, groups, conditions }: Layout,
  givens: readonly number[],
  state: StateCondition = statePair,
): NumbersModel {
  const model = new Model()
  model.newVariables(size * size * size)
  const holds = (cell: number, value: number): Literal => literalOf(cell * size + value - 1)
  const values = Array.from({ length: size }, (_unused, at) => at + 1)
  for (const { type, index, cells } of groups) {
    const literals = cells.map((cell) => values.map((value) => holds(cell, value)))
    model.allDifferent({ rule: type, cells, details: { group: index + 1 } }, literals, cells.length === size)
  }
  for (const condition of conditions) state(model, condition, size, holds)
  givens.forEach((given, cell) => {
    if (given !== 0) model.clause({ rule: 'given', cells: [cell] }, holds(cell, given))
  })
  return { model, ready: model.ready() }
}

/** What each number in one of two cells leaves to the other one, as its condition says. */
function statePair(
  model: Model,
  { type, cells, prune }: Condition,
  size: number,
  holds: (cell: number, value: number) => Literal,
): void {
  const values = Array.from({ length: size }, (_unused, at) => at + 1)
  if (cells.length !== 2) throw new RangeError(`A ${type} of ${cells.length} cells is no condition of two.`)
  const source = { rule: type, cells }
  const fits = (at: number, value: number, other: number): boolean =>
    prune(Int32Array.of(1 << (at === 0 ? value : other), 1 << (at === 0 ? other : value)))
  for (const at of [0, 1]) {
    const [cell, beside] = [cells[at] as number, cells[1 - at] as number]
    for (const value of values) {
      const left = values.filter((other) => fits(at, value, other))
      model.clause(source, holds(cell, value) ^ 1, ...left.map((other) => holds(beside, other)))
    }
  }
}

/** Counts the answers of a grid of givens by constraints. Steps of work are those of the kernel. */
export const countByLearning: Count = (layout, givens, options) => {
  const { size } = layout
  const { limit = 2, budget = Infinity, without } = options
  const { model, ready } = numbersModel(layout, givens)
  if (!ready) return { count: 0, complete: true, solution: null, work: model.kernel.work }
  const subjects = Array.from({ length: size ** 3 }, (_unused, variable) => variable)
  const assumptions = without === undefined ? [] : [literalOf(without.cell * size + without.value - 1, false)]
  const { count, complete, answers, work } = countAnswers(model, {
    subjects,
    limit,
    budget,
    assumptions,
    incomparable: true,
  })
  const [first] = answers
  const numberIn = (cell: number): number => 1 + (first ?? []).slice(cell * size, (cell + 1) * size).indexOf(true)
  const solution = first === undefined ? null : givens.map((_given, cell) => numberIn(cell))
  return { count, complete, solution, work }
}

/** Steps of filling after which a count by filling is taken over by one that learns. */
const FILLING_MOST = 20_000

/**
 * Counts the answers of a grid of givens by filling singles, which is the fastest where it comes to an end soon, and
 * else by constraints, which must be of two cells. The work of both counts.
 */
export const countByBoth: Count = (layout, givens, options) => {
  const { limit = 2, budget = Infinity } = options
  const filled = countByFilling(layout, givens, { ...options, budget: Math.min(budget, FILLING_MOST) })
  if (filled.complete || filled.count >= limit || filled.work >= budget) return filled
  const learned = countByLearning(layout, givens, { ...options, budget: budget - filled.work })
  return { ...learned, work: filled.work + learned.work }
}
