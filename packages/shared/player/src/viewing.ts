import type { Spot } from './gestures.js'
import { movedView, unitLimits } from './viewport.js'
import type { Extent } from './viewport.js'

/** How large the board is on the screen. */
export interface BoardScale {
  /** The extent of the drawing in cells, margins included. */
  readonly extent: Extent
  /** The room before the first column and above the first row, in cells. */
  readonly margin: { readonly x: number; readonly y: number }
  /** px to a cell, now and with the whole board in sight. */
  readonly unit: number
  readonly fitting: number
  readonly zoomed: number
  readonly room: { readonly width: number; readonly height: number }
  readonly locked: boolean
  /** Whether a finger on small cells gets a glass. */
  readonly glass: boolean
}

/** What holds before the first size is known. */
export const NO_SCALE = { unit: 1, margin: { x: 0, y: 0 } } as const

/** Zooming and moving a board. */
export interface Viewing {
  /** Zooms to a size of a cell in px, about a place of the window or the middle. */
  readonly zoomTo: (unit: number, about?: Spot) => void
  /** Brings a place of the board, in cells, into the middle if it is out of sight, or always. */
  readonly reveal: (x: number, y: number, always?: boolean) => void
  /** What is in sight, in cells. */
  readonly sight: () => { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Zooms by a factor about a place of the window and moves by some px. */
  readonly change: (factor: number, about: Spot, by: Spot) => void
}

/** Makes what zooms and moves: the board is as large as its cells say, and the box round it scrolls. */
export function makeViewing(
  element: HTMLElement,
  scaleOf: () => BoardScale | null,
  apply: (scale: BoardScale) => void,
  viewed: () => void,
): Viewing {
  const change = (factor: number, about: Spot, by: Spot): void => {
    const scale = scaleOf()
    if (scale === null || scale.locked) return
    const box = element.getBoundingClientRect()
    const inside = { x: about.x - box.left, y: about.y - box.top }
    const now = { unit: scale.unit, left: element.scrollLeft, top: element.scrollTop }
    const next = movedView(now, { factor, about: inside, by }, unitLimits(scale.fitting, scale.zoomed))
    apply({ ...scale, unit: next.unit })
    element.scrollLeft = next.left
    element.scrollTop = next.top
    viewed()
  }
  const sight: Viewing['sight'] = () => {
    const { unit, margin } = scaleOf() ?? NO_SCALE
    return {
      x: element.scrollLeft / unit - margin.x,
      y: element.scrollTop / unit - margin.y,
      width: element.clientWidth / unit,
      height: element.clientHeight / unit,
    }
  }
  return {
    change,
    sight,
    zoomTo: (unit, about) => {
      const box = element.getBoundingClientRect()
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      change(unit / (scaleOf()?.unit ?? unit), about ?? middle, { x: 0, y: 0 })
    },
    reveal: (x, y, always = false) => {
      const { unit, margin } = scaleOf() ?? NO_SCALE
      const seen = sight()
      const inside =
        x - 0.5 >= seen.x && x + 0.5 <= seen.x + seen.width && y - 0.5 >= seen.y && y + 0.5 <= seen.y + seen.height
      if (inside && !always) return
      element.scrollLeft = (x + margin.x) * unit - element.clientWidth / 2
      element.scrollTop = (y + margin.y) * unit - element.clientHeight / 2
    },
  }
}
