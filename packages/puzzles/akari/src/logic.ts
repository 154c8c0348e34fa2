import { cellCount } from '@kazu/grid'
import { isPositive, literalOf, Model, variableOf } from '@kazu/solver'
import type { Literal, Source } from '@kazu/solver'
import { isWhite } from './board.js'
import type { AkariBoard } from './board.js'
import type { AkariRule } from './rules.js'
import { besideWall, litFrom, numberedWalls, sightOf } from './sight.js'

/** The rules as constraints. Variable number i says that cell i holds a light. */
export interface AkariModel {
  readonly model: Model<AkariRule>
  /** The white cells: the variables that an answer decides. */
  readonly whites: readonly number[]
  /** Whether the rules do not contradict each other at once. */
  readonly ready: boolean
}

/** The model of a board. */
export function akariModel(board: AkariBoard): AkariModel {
  const model = new Model<AkariRule>()
  const cells = model.newVariables(cellCount(board))
  const whites = cells.filter((cell) => isWhite(board, cell))
  for (const cell of cells) {
    if (!isWhite(board, cell)) model.clause({ rule: 'white', cells: [cell] }, literalOf(cell, false))
  }
  const sight = sightOf(board)
  for (const cell of whites) {
    model.clause({ rule: 'lit', cells: [cell] }, ...litFrom(sight, cell).map((light) => literalOf(light)))
  }
  for (const run of sight.runs) if (run.length > 1) stateApart(model, run)
  for (const wall of numberedWalls(board)) stateNumber(model, board, wall)
  return { model, whites, ready: model.ready() }
}

/** At most one light in a run. The reason names the light that shines there, not the whole run. */
function stateApart(model: Model<AkariRule>, run: readonly number[]): void {
  const source: Source<AkariRule> = (literals) => ({ rule: 'apart', cells: lightsOf(literals) })
  model.count(
    source,
    run.map((cell) => literalOf(cell)),
    0,
    1,
  )
}

function lightsOf(literals: readonly Literal[]): number[] {
  return [...new Set(literals.filter(isPositive).map(variableOf))].sort((a, b) => a - b)
}

function stateNumber(model: Model<AkariRule>, board: AkariBoard, wall: number): void {
  const beside = besideWall(board, wall).map((cell) => literalOf(cell))
  const number = Number(board.cells[wall])
  model.exactly({ rule: 'number', cells: [wall], details: { number } }, beside, number)
}
