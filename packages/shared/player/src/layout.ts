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
const TOOLS_WIDTH = 360

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
  const column = columnRoom(place, place.windowHeight - top)
  const desk = deskRoom(place, place.windowHeight - top)
  const beside = place.width >= 600 && fittingUnit(extent, desk, 1) > fittingUnit(extent, column, 1)
  const { width, height } = beside ? desk : column
  return { shape: beside ? 'desk' : 'column', room: { width, height: Math.max(LEAST_HEIGHT, height) } }
}

function columnRoom({ width, others }: Place, height: number): Layout['room'] {
  const side = width >= 600 ? 40 : 12
  return { width: width - 2 * side, height: height - others }
}

function deskRoom({ width }: Place, height: number): Layout['room'] {
  const roomy = width >= 1000
  const tools = width >= 800 ? TOOLS_WIDTH : 300
  return {
    width: width - tools - (roomy ? GAP + 2 * 48 : SMALL_GAP + 2 * 12),
    height: height - (roomy ? 56 : 24),
  }
}
