import { cellCount, rectangleBetween } from '@kazu/grid'
import type { Rectangle, Size } from '@kazu/grid'
import { drawnRectangle } from '@kazu/puzzle'
import type { Fact } from '@kazu/puzzle'

/*
 * Facts of shikaku. In the layer `owner` the number printed at a place has all cells of a rectangle, or not: the value is
 * the rectangle's first cell times the number of cells of the board, plus its last cell counted from 1. In the layer
 * `rectangle` a rectangle is drawn, as in the marks.
 */

/** That the number printed in a cell has all cells of a rectangle, or not. */
export function ownerFact(size: Size, clue: number, cells: Rectangle, holds = true): Fact {
  const { place, value } = drawnRectangle(size, cells)
  return { layer: 'owner', place: clue, value: place * cellCount(size) + value, holds }
}

/** That a rectangle is drawn. */
export function drawnFact(size: Size, rectangle: Rectangle): Fact {
  const { layer, place, value } = drawnRectangle(size, rectangle)
  return { layer, place, value, holds: true }
}

/** The rectangle that a fact speaks of. */
export function rectangleOfFact(size: Size, { layer, place, value }: Fact): Rectangle {
  if (layer === 'rectangle') return rectangleBetween(size, place, value - 1)
  const cells = cellCount(size)
  const last = (value - 1) % cells
  return rectangleBetween(size, (value - 1 - last) / cells, last)
}
