import { literalOf, Model } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { greatest, roomSize, roomsOf } from './board.js'
import type { RippleBoard } from './board.js'
import { tooNear } from './near.js'
import type { RippleRule } from './rules.js'

/** The rules as constraints. A variable says that a cell holds one of the numbers of its room. */
export interface RippleModel {
  readonly model: Model<RippleRule>
  /** The variables, number after number and cell after cell. */
  readonly subjects: readonly number[]
  /** Whether the rules do not contradict each other at once. */
  readonly ready: boolean
  /** The literal that says that a cell holds a number of its room. */
  readonly literal: (cell: number, value: number) => Literal
  /** The cell and the number of which a variable speaks. */
  readonly spoken: (variable: number) => { readonly cell: number; readonly value: number }
}

/** The model of a board. `givens` says whether the printed numbers are stated too, which they are unless said. */
export function rippleModel(board: RippleBoard, givens = true): RippleModel {
  const model = new Model<RippleRule>()
  const first: number[] = []
  const said: { cell: number; value: number }[] = []
  board.rooms.forEach((_, cell) => {
    first.push(said.length)
    for (let value = 1; value <= roomSize(board, cell); value++) said.push({ cell, value })
  })
  const subjects = model.newVariables(said.length)
  const literal = (cell: number, value: number): Literal => literalOf((first[cell] as number) + value - 1)
  stateCells(model, board, literal)
  stateRooms(model, board, literal)
  stateGaps(model, board, literal)
  if (givens) stateGivens(model, board, literal)
  const spoken = (variable: number): { cell: number; value: number } =>
    said[variable] as { cell: number; value: number }
  return { model, subjects, ready: model.ready(), literal, spoken }
}

type Literals = RippleModel['literal']

function stateGivens(model: Model<RippleRule>, { givens }: RippleBoard, literal: Literals): void {
  givens.forEach((given, cell) => {
    if (given !== 0) model.clause({ rule: 'given', cells: [cell], details: { value: given } }, literal(cell, given))
  })
}

function stateCells(model: Model<RippleRule>, board: RippleBoard, literal: Literals): void {
  for (const cells of roomsOf(board)) {
    for (const cell of cells) {
      const row = cells.map((_, at) => literal(cell, at + 1))
      model.exactly({ rule: 'cell', cells: [cell] }, row, 1)
    }
  }
}

function stateRooms(model: Model<RippleRule>, board: RippleBoard, literal: Literals): void {
  for (const cells of roomsOf(board)) {
    cells.forEach((_, at) => {
      const value = at + 1
      const places = cells.map((cell) => literal(cell, value))
      model.exactly({ rule: 'room', cells, details: { value, size: cells.length } }, places, 1)
    })
  }
}

/** Two cells that are too near do not both hold a number; those of one room never do. */
function stateGaps(model: Model<RippleRule>, board: RippleBoard, literal: Literals): void {
  const most = greatest(board)
  for (let value = 1; value <= most; value++) {
    board.rooms.forEach((room, cell) => {
      if (roomSize(board, cell) < value) return
      for (const other of tooNear(board, cell, value)) {
        if (other < cell || room === board.rooms[other] || roomSize(board, other) < value) continue
        const source = { rule: 'gap', cells: [cell, other], details: { value } } as const
        model.clause(source, literal(cell, value) ^ 1, literal(other, value) ^ 1)
      }
    })
  }
}
