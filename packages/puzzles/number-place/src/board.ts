import { boxes, columns, layoutOf, rows, type Layout } from '@kazu/groups'
import type { BoardSpec, NumbersAnswer, NumbersBoard, NumbersLayer } from '@kazu/numbers'

/** A number-place board: `size` numbers a side, and one given a cell, row by row, 0 where nothing is printed. */
export type NumberPlaceBoard = NumbersBoard

/** One number a cell, the givens included; 0 for a cell that is still empty. */
export type NumberPlaceAnswer = NumbersAnswer

/** The layers of marks: entry, corner and centre notes, colour. Only entries enter the verdict. */
export type NumberPlaceLayer = NumbersLayer

/** Rows and columns of a box, by the size of the board. */
export const BOXES: Readonly<Record<number, readonly [rows: number, columns: number]>> = {
  4: [2, 2],
  6: [2, 3],
  9: [3, 3],
  16: [4, 4],
  25: [5, 5],
}

/** The sizes that are made, read, checked, solved and played: cells a side, and numbers. */
export const NUMBER_PLACE_SIZES: readonly number[] = [4, 6, 9, 16, 25]

const layouts = new Map<number, Layout>()

/** The rows, columns and boxes of a size. Throws a RangeError for a size that number-place does not have. */
export function numberPlaceLayout(size: number): Layout {
  const known = layouts.get(size)
  if (known !== undefined) return known
  const [boxRows, boxColumns] = BOXES[size] ?? [0, 0]
  const layout = layoutOf(size, [...rows(size), ...columns(size), ...boxes(size, boxRows, boxColumns)])
  layouts.set(size, layout)
  return layout
}

/** The box of a cell, in reading order. */
export function boxOf(size: number, cell: number): number {
  const [boxRows, boxColumns] = BOXES[size] ?? [1, size]
  return Math.floor(cell / size / boxRows) * (size / boxColumns) + Math.floor((cell % size) / boxColumns)
}

/** What number-place says of its boards. */
export const numberPlaceBoards: BoardSpec<NumberPlaceBoard> = {
  kind: 'number-place',
  sizes: NUMBER_PLACE_SIZES,
  layout: ({ size }) => numberPlaceLayout(size),
}
