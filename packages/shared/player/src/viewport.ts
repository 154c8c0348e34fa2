/*
 * How large a cell is on the screen. A board opens whole when its cells are large enough for the pointer that is used;
 * else it opens larger than its place and is moved about. All lengths are CSS px.
 */

/** The extent of a drawing in cells, its margins included. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** Where a board may stand. */
export interface Room {
  readonly width: number
  readonly height: number
}

/** What decides the size of a cell at the start. */
export interface Opening {
  /** The least that a cell may have under the pointer in use. */
  readonly least: number
  /** What a cell gets when the whole board would be too small. */
  readonly zoomed: number
  /** Device px to a CSS px: cells end on device px, so that hairlines stay sharp. */
  readonly ratio: number
}

/** The greatest size of a cell in a board that is seen whole: larger looks like a toy. */
const MOST_UNIT = 96

/** The size of a cell with which the whole board fits into the room. */
export function fittingUnit(extent: Extent, room: Room, ratio: number): number {
  const unit = Math.min(room.width / extent.width, room.height / extent.height, MOST_UNIT)
  return Math.max(1 / ratio, Math.floor(unit * ratio) / ratio)
}

/** The size of a cell with which a board opens. */
export function openingUnit(fitting: number, { least, zoomed }: Opening): number {
  return fitting >= least ? fitting : zoomed
}

/** The limits of zooming: from the whole board to cells that a thumb cannot miss. */
export function unitLimits(fitting: number, zoomed: number): { least: number; most: number } {
  return { least: fitting, most: Math.max(MOST_UNIT, zoomed, fitting) }
}

/** A view on a board: the size of a cell, and how far it is scrolled. */
export interface Viewport {
  readonly unit: number
  readonly left: number
  readonly top: number
}

/** The view after zooming by a factor about a place of the room and moving by some px, kept within its limits. */
export function movedView(
  view: Viewport,
  change: { factor: number; about: { x: number; y: number }; by: { x: number; y: number } },
  limits: { least: number; most: number },
): Viewport {
  const unit = Math.min(limits.most, Math.max(limits.least, view.unit * change.factor))
  const factor = unit / view.unit
  return {
    unit,
    left: (view.left + change.about.x - change.by.x) * factor - change.about.x,
    top: (view.top + change.about.y - change.by.y) * factor - change.about.y,
  }
}
