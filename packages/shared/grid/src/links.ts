import { cellAt, cellBeside, columnOf, DIRECTIONS, rowOf } from './size.js'
import type { Direction, Size } from './size.js'

/*
 * A link joins the centres of two cells that share a side. Links are numbered: first the horizontal ones row by row,
 * height * (width - 1) of them, then the vertical ones row by row, width * (height - 1).
 */

/** How many links a board has. */
export function linkCount(size: Size): number {
  return size.height * (size.width - 1) + size.width * (size.height - 1)
}

/** The link that leaves a cell in a direction; -1 where the board ends. */
export function linkFrom(size: Size, cell: number, direction: Direction): number {
  const row = rowOf(size, cell)
  const column = columnOf(size, cell)
  const horizontal = size.height * (size.width - 1)
  if (direction === 'left') return column === 0 ? -1 : row * (size.width - 1) + column - 1
  if (direction === 'right') return column === size.width - 1 ? -1 : row * (size.width - 1) + column
  if (direction === 'up') return row === 0 ? -1 : horizontal + (row - 1) * size.width + column
  return row === size.height - 1 ? -1 : horizontal + row * size.width + column
}

/** The two cells that a link joins, the left or upper one first. */
export function linkEnds(size: Size, link: number): [first: number, second: number] {
  const horizontal = size.height * (size.width - 1)
  if (link < horizontal) {
    const row = Math.floor(link / (size.width - 1))
    const first = cellAt(size, row, link % (size.width - 1))
    return [first, first + 1]
  }
  const first = link - horizontal
  return [first, first + size.width]
}

/** The link between two cells that share a side; -1 if they do not. */
export function linkBetween(size: Size, first: number, second: number): number {
  for (const direction of DIRECTIONS) {
    if (cellBeside(size, first, direction) === second) return linkFrom(size, first, direction)
  }
  return -1
}

/** The links that leave a cell, in the order up, down, left, right, where there is one. */
export function linksOf(size: Size, cell: number): number[] {
  return DIRECTIONS.map((direction) => linkFrom(size, cell, direction)).filter((link) => link >= 0)
}
