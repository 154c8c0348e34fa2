import { attributeText } from './node.js'
import type { SvgNode } from './node.js'

/** The namespace of SVG elements. */
export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** What a page's nodes have in common. A page's own `Node` is one. */
export interface PatchNode {
  readonly nodeType: number
}

/** A text in a page. A page's own `Text` is one. */
export interface PatchText extends PatchNode {
  data: string
}

/** An element of a page, as far as patching needs it. A page's own `Element` is one. */
export interface PatchElement extends PatchNode {
  setAttribute(name: string, value: string): void
  removeAttribute(name: string): void
  insertBefore(child: PatchNode, before: PatchNode | null): unknown
  removeChild(child: PatchNode): unknown
}

/** What makes nodes. A page's own `document` is one, so that this file needs no page of its own. */
export interface PatchDocument<Element extends PatchElement = PatchElement> {
  createElementNS(namespace: string, tag: string): Element
  createTextNode(text: string): PatchText
}

/** A drawing that stands in a page. */
export interface Mounted<Element extends PatchElement = PatchElement> {
  readonly element: Element
  /**
   * Brings the page to the next drawing. Nodes are known again by their keys, or by their tag and order; what is the
   * same object as before is not even looked at. Throws a RangeError when the root is another tag.
   */
  readonly update: (next: SvgNode) => void
}

interface LiveElement {
  node: SvgNode
  readonly element: PatchElement
  children: Live[]
}

interface LiveText {
  text: string
  readonly element: PatchText
}

type Live = LiveElement | LiveText

/**
 * Makes the drawing as elements of a page; the caller puts `element` where it belongs and calls `update`. What a later
 * drawing adds gets the class `kz-new` beside its own, so that a style may show that it is new.
 */
export function mountSvg<Element extends PatchElement>(
  document: PatchDocument<Element>,
  node: SvgNode,
): Mounted<Element> {
  const root = create(document, node) as LiveElement
  return {
    element: root.element as Element,
    update: (next) => {
      if (next.tag !== root.node.tag)
        throw new RangeError(`A drawing cannot turn from ${root.node.tag} to ${next.tag}.`)
      patch(document, root, next)
    },
  }
}

function added(document: PatchDocument, child: SvgNode | string): Live {
  const live = create(document, child)
  if (!('text' in live)) live.element.setAttribute('class', `${live.node.attributes['class'] ?? ''} kz-new`.trim())
  return live
}

function create(document: PatchDocument, child: SvgNode | string): Live {
  if (typeof child === 'string') return { text: child, element: document.createTextNode(child) }
  const element = document.createElementNS(SVG_NAMESPACE, child.tag)
  for (const [name, value] of Object.entries(child.attributes)) {
    if (value !== undefined) element.setAttribute(name, attributeText(value))
  }
  const children = child.children.map((inner) => create(document, inner))
  for (const inner of children) element.insertBefore(inner.element, null)
  return { node: child, element, children }
}

function patch(document: PatchDocument, live: LiveElement, next: SvgNode): void {
  if (live.node === next) return
  patchAttributes(live.element, live.node.attributes, next.attributes)
  if (live.node.children !== next.children) patchChildren(document, live, next.children)
  live.node = next
}

function patchAttributes(element: PatchElement, before: SvgNode['attributes'], after: SvgNode['attributes']): void {
  for (const [name, value] of Object.entries(after)) {
    if (value === before[name]) continue
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, attributeText(value))
  }
  for (const [name, value] of Object.entries(before)) {
    if (value !== undefined && !(name in after)) element.removeAttribute(name)
  }
}

/** The name by which a child is known again among its siblings. */
function identities(children: readonly (SvgNode | string)[]): string[] {
  const seen = new Map<string, number>()
  return children.map((child) => {
    const base = typeof child === 'string' ? '"' : child.key === undefined ? child.tag : `${child.tag} ${child.key}`
    const count = seen.get(base) ?? 0
    seen.set(base, count + 1)
    return count === 0 ? base : `${base}\n${count}`
  })
}

function patchChildren(document: PatchDocument, live: LiveElement, next: SvgNode['children']): void {
  const before = new Map(
    identities(live.node.children).map((name, index) => [name, { child: live.children[index] as Live, index }]),
  )
  const names = identities(next)
  const places = names.map((name) => before.get(name)?.index)
  const children = next.map((child, index) => {
    const known = before.get(names[index] as string)
    if (known === undefined) return added(document, child)
    before.delete(names[index] as string)
    update(document, known.child, child)
    return known.child
  })
  for (const { child } of before.values()) live.element.removeChild(child.element)
  place(live.element, children, places)
  live.children = children
}

function update(document: PatchDocument, live: Live, next: SvgNode | string): void {
  if (!('text' in live)) {
    patch(document, live, next as SvgNode)
  } else if (live.text !== next) {
    live.text = next as string
    live.element.data = live.text
  }
}

/** Puts the children into their order, from the last to the first, and moves only those that passed another. */
function place(element: PatchElement, children: readonly Live[], places: readonly (number | undefined)[]): void {
  let kept = Infinity
  let after: PatchNode | null = null
  for (let index = children.length - 1; index >= 0; index--) {
    const child = (children[index] as Live).element
    const was = places[index]
    if (was !== undefined && was < kept) kept = was
    else element.insertBefore(child, after)
    after = child
  }
}
