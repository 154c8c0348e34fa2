import { boxes, columns, diagonals, layoutOf, rows, type Layout } from '@kazu/groups'
import type { BoardSpec, NumbersAnswer, NumbersBoard, NumbersLayer } from '@kazu/numbers'

/** A diagonal board: `size` numbers a side, and one given a cell, row by row, 0 where nothing is printed. */
export type DiagonalBoard = NumbersBoard

/** One number a cell, the givens included; 0 for a cell that is still empty. */
export type DiagonalAnswer = NumbersAnswer

/** The layers of marks: entry, corner and centre notes, colour. Only entries enter the verdict. */
export type DiagonalLayer = NumbersLayer

/** Rows and columns of a box, by the size of the board. */
const BOXES: Readonly<Record<number, readonly [rows: number, columns: number]>> = {
  4: [2, 2],
  6: [2, 3],
  9: [3, 3],
  16: [4, 4],
}

/** The sizes that are read, checked, solved and played: cells a side, and numbers. */
export const DIAGONAL_TAKES: readonly number[] = [4, 6, 9, 16]

const layouts = new Map<number, Layout>()

/** The rows, columns, boxes and diagonals of a size. Throws a RangeError for a size that diagonal does not have. */
export function diagonalLayout(size: number): Layout {
  const known = layouts.get(size)
  if (known !== undefined) return known
  const [boxRows, boxColumns] = BOXES[size] ?? [0, 0]
  const groups = [...rows(size), ...columns(size), ...boxes(size, boxRows, boxColumns), ...diagonals(size)]
  const layout = layoutOf(size, groups)
  layouts.set(size, layout)
  return layout
}

/** The box of a cell, in reading order. */
export function boxOf(size: number, cell: number): number {
  const [boxRows, boxColumns] = BOXES[size] ?? [1, size]
  return Math.floor(cell / size / boxRows) * (size / boxColumns) + Math.floor((cell % size) / boxColumns)
}

/** What diagonal says of its boards. */
export const diagonalBoards: BoardSpec<DiagonalBoard> = {
  kind: 'diagonal',
  sizes: DIAGONAL_TAKES,
  layout: ({ size }) => diagonalLayout(size),
}
