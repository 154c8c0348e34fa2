import { cellAt, cellCount, cellsOfRectangle, linkCount, linkFrom, rectangleBetween, rectanglesMeet } from '@kazu/grid'
import type { Rectangle, Size } from '@kazu/grid'
import { throwFault } from './asked.js'
import { pencilFault, playPencil, requirePencilMove } from './pencil.js'
import type { LayerShape, PencilChange, PencilMarks, PencilMove } from './pencil.js'

/*
 * The marks of kinds whose boards are cut into rectangles. The layer `rectangle` has one place a cell: at a rectangle's
 * first cell, in reading order, stands the number of its last cell counted from 1. Drawn rectangles never overlap. The
 * layer `wall` has one place a link: 1 where the player notes that two cells are parted; it only helps.
 */

/** The layers of marks made of rectangles. */
export type RectanglesLayer = 'rectangle' | 'wall'

/** Marks made of rectangles and of walls as helper marks. */
export type RectanglesMarks = PencilMarks<RectanglesLayer>

/** A move that draws or takes away rectangles and walls. */
export type RectanglesMove = PencilMove<RectanglesLayer>

/** What the marks of a board may hold. */
export function rectanglesShape(size: Size): Readonly<Record<RectanglesLayer, LayerShape>> {
  return { rectangle: { places: cellCount(size), most: cellCount(size) }, wall: { places: linkCount(size), most: 1 } }
}

/** The change that draws a rectangle. */
export function drawnRectangle(size: Size, { left, top, right, bottom }: Rectangle): PencilChange<'rectangle'> {
  return { layer: 'rectangle', place: cellAt(size, top, left), value: cellAt(size, bottom, right) + 1 }
}

/** The change that takes a rectangle away. */
export function erasedRectangle(size: Size, { left, top }: Rectangle): PencilChange<'rectangle'> {
  return { layer: 'rectangle', place: cellAt(size, top, left), value: 0 }
}

/** The rectangles that are drawn, in the reading order of their first cells. */
export function drawnRectangles(size: Size, marks: Pick<RectanglesMarks, 'rectangle'>): Rectangle[] {
  return marks.rectangle.flatMap((last, first) => (last === 0 ? [] : [rectangleBetween(size, first, last - 1)]))
}

/** The drawn rectangle that holds a cell; null where there is none. */
export function rectangleOver(size: Size, marks: Pick<RectanglesMarks, 'rectangle'>, cell: number): Rectangle | null {
  const spot = rectangleBetween(size, cell, cell)
  return drawnRectangles(size, marks).find((drawn) => rectanglesMeet(drawn, spot)) ?? null
}

/**
 * What keeps a value from being marks of a board, in a plain sentence, or null: rectangles whose last cell is neither
 * below nor right of their first, or that overlap, are none.
 */
export function rectanglesFault(size: Size, marks: unknown): string | null {
  const fault = pencilFault(rectanglesShape(size), marks)
  if (fault !== null) return fault
  const { rectangle } = marks as RectanglesMarks
  const taken = new Set<number>()
  for (const [first, last] of rectangle.entries()) {
    if (last === 0) continue
    const bad = lastCellFault(size, first, last - 1)
    if (bad !== null) return bad
    for (const cell of cellsOfRectangle(size, rectangleBetween(size, first, last - 1))) {
      if (taken.has(cell)) return 'Two drawn rectangles must not overlap.'
      taken.add(cell)
    }
  }
  return null
}

function lastCellFault(size: Size, first: number, last: number): string | null {
  const { left, top } = rectangleBetween(size, first, last)
  return cellAt(size, top, left) === first ? null : 'A rectangle must end below or right of its first cell.'
}

/**
 * The marks after a move; the same object when nothing changes. A rectangle takes the place of all that it meets, and
 * of the walls within it. Throws a RangeError in a plain sentence for what is no move.
 */
export function playRectangles(size: Size, marks: RectanglesMarks, move: RectanglesMove): RectanglesMarks {
  const shape = rectanglesShape(size)
  requirePencilMove(shape, move)
  let after = marks
  for (const change of move) {
    const { layer, place, value } = change
    const isDrawn = layer === 'rectangle' && value > 0
    if (isDrawn) throwFault(lastCellFault(size, place, value - 1))
    if (isDrawn && after.rectangle[place] === value) continue
    const cleared = isDrawn ? clearing(size, after, rectangleBetween(size, place, value - 1)) : []
    after = playPencil(shape, after, [...cleared, change])
  }
  return after
}

/** What a rectangle takes away: the others that it meets, and the walls within it. */
function clearing(size: Size, marks: RectanglesMarks, drawn: Rectangle): RectanglesMove {
  const first = cellAt(size, drawn.top, drawn.left)
  const met = marks.rectangle.flatMap((last, place): RectanglesMove => {
    if (last === 0 || place === first) return []
    const other = rectangleBetween(size, place, last - 1)
    return rectanglesMeet(drawn, other) ? [erasedRectangle(size, other)] : []
  })
  return [...met, ...linksWithin(size, drawn).map((place) => ({ layer: 'wall' as const, place, value: 0 }))]
}

/** The links between the cells of a rectangle. */
export function linksWithin(size: Size, rectangle: Rectangle): number[] {
  return cellsOfRectangle(size, rectangle).flatMap((cell) => {
    const right = cell % size.width < rectangle.right ? [linkFrom(size, cell, 'right')] : []
    return Math.floor(cell / size.width) < rectangle.bottom ? [...right, linkFrom(size, cell, 'down')] : right
  })
}

/** The rectangles of a list as marks, without walls. A later one takes the place of those that it meets. */
export function marksOfRectangles(size: Size, rectangles: readonly Rectangle[]): RectanglesMarks {
  const empty: RectanglesMarks = {
    rectangle: new Array<number>(cellCount(size)).fill(0),
    wall: new Array<number>(linkCount(size)).fill(0),
  }
  return playRectangles(
    size,
    empty,
    rectangles.map((rectangle) => drawnRectangle(size, rectangle)),
  )
}
