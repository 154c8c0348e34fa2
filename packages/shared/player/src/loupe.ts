import type { Spot } from './gestures.js'
import { make, setAttributes } from './page.js'

/** The glass that shows what the finger hides. */
export interface Loupe {
  /** Shows the glass above a finger, over a place of the board in cells. */
  readonly follow: (spot: Spot, place: { x: number; y: number }, unit: number) => void
  /** Moves the glass, if it is there. */
  readonly move: (spot: Spot, place: { x: number; y: number }, unit: number) => void
  readonly hide: () => void
}

const SIZE = 96
const ABOVE = 72
const POWER = 2
const SVG = 'http://www.w3.org/2000/svg'

/**
 * Makes the glass for the drawing with that id inside the sheet: 96 px across, 72 px above the finger, twice as large.
 */
export function makeLoupe(document: Document, id: string, sheet: HTMLElement): Loupe {
  const picture = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${id}`)
  picture.append(use)
  const element = make(document, 'div', { class: 'kzp-loupe', 'aria-hidden': 'true' }, picture)
  const move: Loupe['move'] = (spot, place, unit) => {
    const home = element.parentElement
    if (home === null) return
    const across = (SIZE / POWER / unit) * 100
    const box = [place.x * 100 - across / 2, place.y * 100 - across / 2, across, across]
    setAttributes(picture, { viewBox: box.join(' ') })
    setAttributes(use, extentOf(sheet))
    const { left, top } = home.getBoundingClientRect()
    const glass = glassAt(spot)
    element.style.left = `${glass.x - left}px`
    element.style.top = `${glass.y - top}px`
  }
  return {
    follow: (spot, place, unit) => {
      sheet.closest('.kzp')?.append(element)
      move(spot, place, unit)
    },
    move,
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

/** Where a picture that repeats the drawing of a sheet must put it, in the drawing's own units. */
export function extentOf(sheet: HTMLElement): { x: number; y: number; width: number; height: number } {
  const box = sheet.querySelector('.kz')?.getAttribute('viewBox') ?? '0 0 1 1'
  const [x, y, width, height] = box.split(' ').map(Number) as [number, number, number, number]
  return { x, y, width, height }
}
