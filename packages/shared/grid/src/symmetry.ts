import { cellCount, columnOf, rowOf } from './size.js'
import type { Size } from './size.js'

/** One of the eight turns and mirrorings of a rectangle. */
export interface Symmetry {
  /** Quarter turns clockwise, 0 to 3, made after the mirroring. */
  readonly turns: number
  /** Whether left and right are exchanged first. */
  readonly mirrored: boolean
}

/** The eight symmetries, the one that changes nothing first. */
export const SYMMETRIES: readonly Symmetry[] = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3].map((turns) => ({ turns, mirrored })),
)

/** The size that a board has after a symmetry. */
export function turnedSize(size: Size, symmetry: Symmetry): Size {
  return symmetry.turns % 2 === 0 ? size : { width: size.height, height: size.width }
}

/** Where a cell comes to lie on the turned board. */
export function turnedCell(size: Size, symmetry: Symmetry, cell: number): number {
  let row = rowOf(size, cell)
  let column = columnOf(size, cell)
  let { width, height } = size
  if (symmetry.mirrored) column = width - 1 - column
  for (let turn = 0; turn < symmetry.turns; turn++) {
    ;[row, column] = [column, height - 1 - row]
    ;[width, height] = [height, width]
  }
  return row * width + column
}

/** One value a cell, carried to the turned board. */
export function turnedValues<Value>(size: Size, symmetry: Symmetry, values: readonly Value[]): Value[] {
  const turned = new Array<Value>(cellCount(size))
  values.forEach((value, cell) => {
    turned[turnedCell(size, symmetry, cell)] = value
  })
  return turned
}
