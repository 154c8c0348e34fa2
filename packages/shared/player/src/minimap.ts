import type { SvgNode } from '@kazu/svg'
import { makeCopy } from './copy-view.js'
import { make, setAttributes } from './page.js'

/** The small picture of a board that is larger than its place, with what is in sight. */
export interface Minimap {
  readonly element: HTMLElement
  /** The drawing, and what of it is in sight, in cells; null while the whole board is. */
  readonly update: (
    node: SvgNode,
    sight: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null,
    label: string,
  ) => void
}

const SVG = 'http://www.w3.org/2000/svg'

/** Makes the small picture; `show` is called when it is pressed. */
export function makeMinimap(document: Document, show: () => void): Minimap {
  const frame = document.createElementNS(SVG, 'rect')
  const over = document.createElementNS(SVG, 'svg')
  over.setAttribute('aria-hidden', 'true')
  over.append(frame)
  const element = make(document, 'button', { type: 'button', class: 'kzp-map', hidden: true }, over)
  element.addEventListener('click', show)
  const copy = makeCopy(document, element)
  return {
    element,
    update: (node, sight, label) => {
      element.hidden = sight === null
      if (sight === null) return
      copy.update(node, null)
      setAttributes(element, { 'aria-label': label })
      setAttributes(over, { viewBox: String(node.attributes['viewBox']) })
      setAttributes(frame, { x: sight.x * 100, y: sight.y * 100, width: sight.width * 100, height: sight.height * 100 })
    },
  }
}
