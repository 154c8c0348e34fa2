import { cellAt, cellBeside, cellsOfRectangle, rectangleBetween, rowOf } from '@kazu/grid'
import type { Direction, Size } from '@kazu/grid'
import type { KeyPress } from './input.js'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The direction of an arrow key; null for any other key. */
export function directionOf({ key }: KeyPress): Direction | null {
  return Object.hasOwn(ARROWS, key) ? (ARROWS[key] as Direction) : null
}

/**
 * Where the cursor stands after a key that moves it: arrows stop at the edges, Home and End go along the row, with
 * Control to the first and the last cell. A cursor that stood nowhere comes to the first cell. null for other keys.
 */
export function movedCursor(size: Size, cursor: number | null, press: KeyPress): number | null {
  const direction = directionOf(press)
  if (direction === null && press.key !== 'Home' && press.key !== 'End') return null
  if (cursor === null) return 0
  if (direction !== null) {
    const next = cellBeside(size, cursor, direction)
    return next < 0 ? cursor : next
  }
  const row = rowOf(size, cursor)
  if (press.key === 'Home') return press.control ? 0 : cellAt(size, row, 0)
  return cellAt(size, press.control ? size.height - 1 : row, size.width - 1)
}

/** The cell under a point; -1 outside the board. */
export function cellUnder(size: Size, x: number, y: number): number {
  return cellAt(size, Math.floor(y), Math.floor(x))
}

/** The rectangle of cells between two corners, in reading order. */
export function rectangle(size: Size, from: number, to: number): number[] {
  return cellsOfRectangle(size, rectangleBetween(size, from, to))
}
