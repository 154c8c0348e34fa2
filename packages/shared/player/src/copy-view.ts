import type { SvgNode } from '@kazu/svg'
import { mountSvg } from '@kazu/svg/patch'
import type { Mounted } from '@kazu/svg/patch'
import { setAttributes } from './page.js'

/** A part of a drawing, in units: its upper left corner and its extent. */
export interface Window {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A second picture of the board's drawing, for the glass and the small map. */
export interface Copy {
  readonly update: (node: SvgNode, part: Window | null) => void
}

/** Makes a second picture in an element. It has no targets of its own, and shows a part of the drawing, or all. */
export function makeCopy(document: Document, place: Element): Copy {
  let mounted: Mounted<Element> | null = null
  return {
    update: (node, part) => {
      const plain = withoutTargets(node)
      if (mounted === null) {
        mounted = mountSvg<Element>(document, plain)
        place.prepend(mounted.element)
      } else mounted.update(plain)
      const box =
        part === null ? String(node.attributes['viewBox']) : [part.x, part.y, part.width, part.height].join(' ')
      setAttributes(mounted.element, { viewBox: box })
    },
  }
}

/** Patterns are found by their ids in the first picture, and must not stand in the page twice. */
function withoutTargets(node: SvgNode): SvgNode {
  const children = node.children.filter(
    (child) => typeof child === 'string' || (child.attributes['class'] !== 'kz-hits' && child.tag !== 'defs'),
  )
  // The part that is shown is set from outside.
  return { ...node, attributes: { ...node.attributes, viewBox: undefined }, children }
}
