import type { LayerShape } from '@kazu/puzzle'

/** A number-place board: `size` numbers a side, and one given a cell, row by row, 0 where nothing is printed. */
export interface NumberPlaceBoard {
  readonly size: number
  readonly givens: readonly number[]
}

/** One number a cell, the givens included; 0 for a cell that is still empty. */
export type NumberPlaceAnswer = readonly number[]

/**
 * The layers of marks, one place a cell: `entry` is the number written, `corner` and `centre` are notes as bit masks
 * (bit v is the note v), `colour` is 0 or one of eight colours. Only entries enter the verdict.
 */
export type NumberPlaceLayer = 'entry' | 'corner' | 'centre' | 'colour'

/** Rows and columns of a box, by the size of the board. */
export const BOXES: Readonly<Record<number, readonly [rows: number, columns: number]>> = {
  4: [2, 2],
  6: [2, 3],
  9: [3, 3],
  16: [4, 4],
  25: [5, 5],
}

/** What the marks of a board may hold. */
export function numberPlaceShape(board: NumberPlaceBoard): Readonly<Record<NumberPlaceLayer, LayerShape>> {
  const places = board.size * board.size
  const notes = { places, most: 2 ** (board.size + 1) - 2 }
  return { entry: { places, most: board.size }, corner: notes, centre: notes, colour: { places, most: 8 } }
}
