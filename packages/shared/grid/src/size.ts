/** The extent of a rectangular board, in cells. Cells are numbered row by row from 0 at the top left. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** How many cells a board of that size has. */
export function cellCount(size: Size): number {
  return size.width * size.height
}

/** The cell in a row and a column, both counted from 0; -1 outside the board. */
export function cellAt(size: Size, row: number, column: number): number {
  if (row < 0 || column < 0 || row >= size.height || column >= size.width) return -1
  return row * size.width + column
}

/** The row of a cell, from 0 at the top. */
export function rowOf(size: Size, cell: number): number {
  return Math.floor(cell / size.width)
}

/** The column of a cell, from 0 at the left. */
export function columnOf(size: Size, cell: number): number {
  return cell % size.width
}

/** A direction on the grid. */
export type Direction = 'up' | 'down' | 'left' | 'right'

/** The four directions in the order that recipes rely on: up, down, left, right. */
export const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right']

/** The opposite of each direction. */
export const OPPOSITE: Readonly<Record<Direction, Direction>> = { up: 'down', down: 'up', left: 'right', right: 'left' }

/** Rows and columns that one step in a direction adds. */
export const STEP: Readonly<Record<Direction, readonly [row: number, column: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
}

/** The cell some steps away in a direction; -1 outside the board. */
export function cellBeside(size: Size, cell: number, direction: Direction, steps = 1): number {
  const [row, column] = STEP[direction]
  return cellAt(size, rowOf(size, cell) + row * steps, columnOf(size, cell) + column * steps)
}

/** The cells that share a side with a cell, in the order up, down, left, right. */
export function neighbours(size: Size, cell: number): number[] {
  return DIRECTIONS.map((direction) => cellBeside(size, cell, direction)).filter((beside) => beside >= 0)
}

/** How people name a cell: `r3c4`, rows and columns counted from 1. */
export function cellName(size: Size, cell: number): string {
  return `r${rowOf(size, cell) + 1}c${columnOf(size, cell) + 1}`
}
