import { cellCount } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { searchBounds, throwFault } from '@kazu/puzzle'
import type { SolveOptions, Solved } from '@kazu/puzzle'
import { countAnswers, literalOf, Model, variableOf } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { linesOf, noughtsFault, threesOf } from './board.js'
import type { NoughtsAnswer, NoughtsBoard } from './board.js'
import type { NoughtsRule } from './rules.js'

/** The rules as constraints. Variable number i says that cell i holds value 2, its opposite that it holds value 1. */
export interface NoughtsModel {
  readonly model: Model<NoughtsRule>
  /** Whether the rules do not contradict each other at once. */
  readonly ready: boolean
}

/** The literal that a value in a cell stands for. */
function literalOfValue(cell: number, value: number): Literal {
  return literalOf(cell, value === 2)
}

/** The value that a literal puts into its cell. */
export function valueOfLiteral(literal: Literal): number {
  return literal === literalOf(variableOf(literal)) ? 2 : 1
}

/** The literals of the values that stand in some cells. */
export function literalsOf(values: readonly number[]): Literal[] {
  return values.flatMap((value, cell) => (value === 0 ? [] : [literalOfValue(cell, value)]))
}

/** The rules of a board with nothing printed. `phase` says which value of a cell a search tries first. */
export function emptyModel(size: Size, phase: (cell: number) => boolean = () => false): NoughtsModel {
  const model = new Model<NoughtsRule>()
  for (let cell = 0; cell < cellCount(size); cell++) {
    const literal = literalOf(model.variable(phase(cell)))
    model.clause({ rule: 'filled', cells: [cell] }, literal, literal ^ 1)
  }
  stateLines(model, size)
  return { model, ready: model.ready() }
}

/** The rules of a board with what is printed on it. */
export function noughtsModel(board: NoughtsBoard): NoughtsModel {
  const { model } = emptyModel(board)
  board.givens.forEach((value, cell) => {
    if (value !== 0) model.clause({ rule: 'printed', cells: [cell] }, literalOfValue(cell, value))
  })
  return { model, ready: !model.kernel.broken }
}

function stateLines(model: Model<NoughtsRule>, size: Size): void {
  for (const line of linesOf(size)) {
    const literals = line.map((cell) => literalOf(cell))
    model.exactly({ rule: 'balance', cells: line }, literals, line.length / 2)
    for (const cells of threesOf(line)) {
      const three = cells.map((cell) => literalOf(cell))
      model.count({ rule: 'three', cells }, three, 1, 2)
    }
  }
}

/** The steps of work after which a search stops unless another budget is given. */
const SOLVE_BUDGET = 20_000_000

/**
 * Counts the answers of a board up to a limit, 2 unless said. Exactly one is proved when `complete && count === 1`.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveNoughts(board: NoughtsBoard, options?: SolveOptions): Solved<NoughtsAnswer> {
  throwFault(noughtsFault(board))
  const { limit, budget } = searchBounds(options, SOLVE_BUDGET)
  const { model, ready } = noughtsModel(board)
  if (!ready) return { count: 0, complete: true, solution: null, work: model.kernel.work }
  const subjects = board.givens.map((_, cell) => cell)
  const { count, complete, answers, work } = countAnswers(model, { subjects, limit, budget })
  return { count, complete, solution: answers[0]?.map((holds) => (holds ? 2 : 1)) ?? null, work }
}
