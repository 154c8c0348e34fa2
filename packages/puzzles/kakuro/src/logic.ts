import { literalOf, Model } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { DIGIT_MOST, isWhite } from './board.js'
import type { KakuroBoard } from './board.js'
import type { KakuroRule } from './rules.js'
import { runsOf } from './runs.js'

/** The rules as constraints. A variable says that a white cell holds a digit. */
export interface KakuroModel {
  readonly model: Model<KakuroRule>
  /** The variables, digit after digit and cell after cell. */
  readonly subjects: readonly number[]
  /** Whether the rules do not contradict each other at once. */
  readonly ready: boolean
  /** The literal that says that a white cell holds a digit. */
  readonly literal: (cell: number, digit: number) => Literal
  /** The cell and the digit of which a variable speaks. */
  readonly spoken: (variable: number) => { readonly cell: number; readonly value: number }
}

/** The model of a board. */
export function kakuroModel(board: KakuroBoard): KakuroModel {
  const model = new Model<KakuroRule>()
  const whites = board.cells.flatMap((_, cell) => (isWhite(board, cell) ? [cell] : []))
  const place = new Map(whites.map((cell, at) => [cell, at]))
  const subjects = model.newVariables(whites.length * DIGIT_MOST)
  const literal = (cell: number, digit: number): Literal =>
    literalOf((place.get(cell) as number) * DIGIT_MOST + digit - 1)
  const row = (cell: number): Literal[] => Array.from({ length: DIGIT_MOST }, (_, at) => literal(cell, at + 1))
  for (const cell of whites) model.exactly({ rule: 'cell', cells: [cell] }, row(cell), 1)
  for (const { cells, sum } of runsOf(board).runs) {
    const source = sum === 0 ? ({ rule: 'once', cells } as const) : ({ rule: 'sum', cells, details: { sum } } as const)
    model.distinctSum(source, cells.map(row), sum)
  }
  const spoken = (variable: number): { cell: number; value: number } => ({
    cell: whites[Math.floor(variable / DIGIT_MOST)] as number,
    value: (variable % DIGIT_MOST) + 1,
  })
  return { model, subjects, ready: model.ready(), literal, spoken }
}
