import { fittingUnit } from './viewport.js'
import type { Extent } from './viewport.js'

/** What the page gives a player: its own width, the window's height, and what else takes height. Lengths in px. */
export interface Place {
  readonly width: number
  readonly windowHeight: number
  /** How far down the page the player begins. */
  readonly top: number
  /** The height of bar, slot and tools when they stand above and below the board. */
  readonly others: number
}

/** How the parts stand: below each other, or the board beside the tools. */
export interface Layout {
  readonly shape: 'column' | 'desk'
  /** The room for the board. */
  readonly room: { readonly width: number; readonly height: number }
}

/** The width of the tools beside a board. */
export const TOOLS_WIDTH = 360

const GAP = 40
const SMALL_GAP = 24

/** A height under which a board is no longer a board. */
const LEAST_HEIGHT = 220

/**
 * Chooses the layout in which the cells are larger. A column keeps every tool in the window; a player that begins far
 * down a page is scrolled to, and may use the whole window.
 */
export function layoutOf(extent: Extent, place: Place): Layout {
  const top = place.top > place.windowHeight * 0.4 ? 0 : place.top
  const side = place.width >= 600 ? 40 : 12
  const column: Layout = {
    shape: 'column',
    room: {
      width: place.width - 2 * side,
      height: Math.max(LEAST_HEIGHT, place.windowHeight - top - place.others),
    },
  }
  if (place.width < 600) return column
  const roomy = place.width >= 1000
  const tools = place.width >= 800 ? TOOLS_WIDTH : 300
  const desk: Layout = {
    shape: 'desk',
    room: {
      width: place.width - tools - (roomy ? GAP + 2 * 48 : SMALL_GAP + 2 * 12),
      height: Math.max(LEAST_HEIGHT, place.windowHeight - top - (roomy ? 56 : 24)),
    },
  }
  return fittingUnit(extent, desk.room, 1) > fittingUnit(extent, column.room, 1) ? desk : column
}
