import { cellAt, columnOf, rowOf } from './size.js'
import type { Size } from './size.js'

/** A rectangle of cells by its least and greatest column and row, counted from 0. */
export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The least rectangle that holds two cells, which are its opposite corners. */
export function rectangleBetween(size: Size, one: number, other: number): Rectangle {
  const [top, bottom] = [rowOf(size, one), rowOf(size, other)]
  const [left, right] = [columnOf(size, one), columnOf(size, other)]
  return {
    left: Math.min(left, right),
    top: Math.min(top, bottom),
    right: Math.max(left, right),
    bottom: Math.max(top, bottom),
  }
}

/** The cells of a rectangle, in reading order. */
export function cellsOfRectangle(size: Size, { left, top, right, bottom }: Rectangle): number[] {
  const cells: number[] = []
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) cells.push(cellAt(size, row, column))
  }
  return cells
}

/** How many cells a rectangle has. */
export function areaOf({ left, top, right, bottom }: Rectangle): number {
  return (right - left + 1) * (bottom - top + 1)
}

/** Whether two rectangles have a cell in common. */
export function rectanglesMeet(one: Rectangle, other: Rectangle): boolean {
  return one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom
}

/** Whether a rectangle holds all cells of another one. */
export function rectangleHolds(outer: Rectangle, inner: Rectangle): boolean {
  return (
    outer.left <= inner.left && inner.right <= outer.right && outer.top <= inner.top && inner.bottom <= outer.bottom
  )
}

/** The least rectangle that holds two others. */
export function rectangleRound(one: Rectangle, other: Rectangle): Rectangle {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}
