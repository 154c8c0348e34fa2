import { extentOf } from './loupe.js'
import { make, setAttributes } from './page.js'

/** The small picture of a board that is larger than its place, with what is in sight. */
export interface Minimap {
  readonly element: HTMLElement
  /** What is in sight, in cells; null while the whole board is. */
  readonly update: (sight: { x: number; y: number; width: number; height: number } | null, label: string) => void
}

const SVG = 'http://www.w3.org/2000/svg'

/** Makes the small picture of the drawing with that id; `show` is called when it is pressed. */
export function makeMinimap(document: Document, id: string, sheet: HTMLElement, show: () => void): Minimap {
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${id}`)
  const frame = document.createElementNS(SVG, 'rect')
  picture.append(use, frame)
  const element = make(document, 'button', { type: 'button', class: 'kzp-map', hidden: true }, picture)
  element.addEventListener('click', show)
  return {
    element,
    update: (sight, label) => {
      element.hidden = sight === null
      if (sight === null) return
      const { x, y, width, height } = extentOf(sheet)
      setAttributes(element, { 'aria-label': label })
      setAttributes(picture, { viewBox: `${x} ${y} ${width} ${height}` })
      setAttributes(use, { x, y, width, height })
      setAttributes(frame, { x: sight.x * 100, y: sight.y * 100, width: sight.width * 100, height: sight.height * 100 })
    },
  }
}
