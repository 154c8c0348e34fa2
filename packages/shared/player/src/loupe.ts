import type { SvgNode } from '@kazu/svg'
import { makeCopy } from './copy-view.js'
import type { Spot } from './gestures.js'
import { make } from './page.js'

/** The glass that shows what the finger hides. */
export interface Loupe {
  /** Shows the glass above a finger, over a place of the board in cells. */
  readonly follow: (spot: Spot, place: { readonly x: number; readonly y: number }, unit: number) => void
  /** Moves the glass, if it is there. */
  readonly move: (spot: Spot, place: { readonly x: number; readonly y: number }, unit: number) => void
  /** The board is drawn anew. */
  readonly draw: (node: SvgNode) => void
  readonly hide: () => void
}

const SIZE = 96
const ABOVE = 72
const POWER = 2

/** Makes the glass of a board: 96 px across, 72 px above the finger, twice as large. */
export function makeLoupe(document: Document, sheet: HTMLElement): Loupe {
  const element = make(document, 'div', { class: 'kzp-loupe', 'aria-hidden': 'true' })
  const copy = makeCopy(document, element)
  let node: SvgNode | null = null
  let part = { x: 0, y: 0, width: 1, height: 1 }
  const draw = (next: SvgNode): void => {
    node = next
    if (element.isConnected) copy.update(next, part)
  }
  const move: Loupe['move'] = (spot, place, unit) => {
    const home = element.parentElement
    if (home === null) return
    const across = (SIZE / POWER / unit) * 100
    part = { x: place.x * 100 - across / 2, y: place.y * 100 - across / 2, width: across, height: across }
    const { left, top } = home.getBoundingClientRect()
    const glass = glassAt(spot)
    element.style.left = `${glass.x - left}px`
    element.style.top = `${glass.y - top}px`
    if (node !== null) draw(node)
  }
  return {
    follow: (spot, place, unit) => {
      sheet.closest('.kzp')?.append(element)
      move(spot, place, unit)
    },
    move,
    draw,
    hide: () => {
      element.remove()
    },
  }
}

/** Above the finger; near the upper edge of the window beside it. */
function glassAt({ x, y }: Spot): Spot {
  if (y - ABOVE - SIZE / 2 >= 0) return { x, y: y - ABOVE }
  return { x: x > SIZE * 1.5 ? x - ABOVE : x + ABOVE, y: Math.max(SIZE / 2, y) }
}
