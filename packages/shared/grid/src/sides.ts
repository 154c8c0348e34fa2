import { columnOf, rowOf } from './size.js'
import type { Direction, Size } from './size.js'

/*
 * A side is one of the four edges of a cell, shared with its neighbour. Sides are numbered: first the horizontal ones
 * row by row, width * (height + 1) of them, then the vertical ones row by row, (width + 1) * height. Their ends are
 * corners, (width + 1) * (height + 1) of them, row by row.
 */

/** How many sides a board has, the frame's included. */
export function sideCount(size: Size): number {
  return size.width * (size.height + 1) + (size.width + 1) * size.height
}

/** How many corner points a board has. */
export function cornerCount(size: Size): number {
  return (size.width + 1) * (size.height + 1)
}

/** The side of a cell that lies in a direction. */
export function sideOf(size: Size, cell: number, direction: Direction): number {
  const row = rowOf(size, cell)
  const column = columnOf(size, cell)
  const horizontal = size.width * (size.height + 1)
  if (direction === 'up') return row * size.width + column
  if (direction === 'down') return (row + 1) * size.width + column
  return horizontal + row * (size.width + 1) + column + (direction === 'right' ? 1 : 0)
}

/** The two corners that a side joins, the left or upper one first. */
export function sideEnds(size: Size, side: number): [first: number, second: number] {
  const horizontal = size.width * (size.height + 1)
  if (side < horizontal) {
    const first = Math.floor(side / size.width) * (size.width + 1) + (side % size.width)
    return [first, first + 1]
  }
  const first = side - horizontal
  return [first, first + size.width + 1]
}
