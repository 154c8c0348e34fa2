import { mountSvg } from '@kazu/svg/patch'
import type { Mounted } from '@kazu/svg/patch'
import type { SvgNode } from '@kazu/svg'
import type { Drawn } from '../picture.js'
import { made } from './nodes.js'

/** How the items stand while they are drawn. */
export interface Standing {
  /** The item that is held; null at rest. */
  readonly lifted: string | null
  /** Whether a key carries it, so that it glides from landing to landing. */
  readonly carried: boolean
  /** Whether an item may be dragged. */
  readonly grabs: (key: string) => boolean
  /** The item that the tab key leads to. */
  readonly stop: string | null
}

interface Node {
  readonly element: SVGGElement
  readonly look: Mounted<Element>
  drawn: SvgNode
  said: Record<string, string>
}

/** The items in the page: one node a key, for as long as the key is there. */
export interface ItemsView {
  readonly draw: (items: readonly Drawn[], standing: Standing) => void
  readonly element: (key: string) => SVGGElement | undefined
}

/** Makes the view of items in a layer of the drawing. */
export function itemsView(layer: SVGGElement): ItemsView {
  const nodes = new Map<string, Node>()
  return {
    draw: (items, standing) => {
      const gone = new Set(nodes.keys())
      for (const item of items) {
        gone.delete(item.key)
        drawItem(layer, nodes, item, standing)
      }
      for (const key of gone) {
        nodes.get(key)?.element.remove()
        nodes.delete(key)
      }
      inOrder(layer, nodes, items, standing.lifted)
    },
    element: (key) => nodes.get(key)?.element,
  }
}

function drawItem(layer: SVGGElement, nodes: Map<string, Node>, item: Drawn, standing: Standing): void {
  const node = nodes.get(item.key) ?? newNode(layer, item)
  nodes.set(item.key, node)
  if (node.drawn !== item.look) {
    node.look.update(item.look)
    node.drawn = item.look
  }
  for (const [name, value] of Object.entries(attributesOf(item, standing))) {
    if (node.said[name] === value) continue
    node.said[name] = value
    if (name === 'transform' || name === 'opacity') node.element.style.setProperty(name, value)
    else if (value === '') node.element.removeAttribute(name)
    else node.element.setAttribute(name, value)
  }
}

function newNode(layer: SVGGElement, item: Drawn): Node {
  const element = made(layer, 'g')
  element.dataset['key'] = item.key
  const look = mountSvg<Element>(layer.ownerDocument, item.look)
  element.append(look.element)
  if (item.label !== undefined) element.append(focusRing(layer, item))
  layer.append(element)
  return { element, look, drawn: item.look, said: {} }
}

/** What shows that the keyboard is here. */
function focusRing(layer: SVGGElement, { reach = { width: 40, height: 40 } }: Drawn): SVGElement {
  const { width, height } = reach
  const place = { x: -width / 2, y: -height / 2, width, height, rx: Math.min(width, height) / 6 }
  return made(layer, 'rect', { class: 'kd-focus', ...place })
}

function attributesOf(item: Drawn, { lifted, carried, grabs, stop }: Standing): Record<string, string> {
  const isLifted = item.key === lifted
  const classes = ['kd-item', grabs(item.key) ? 'kd-grab' : '', isLifted ? (carried ? 'kd-carried' : 'kd-lifted') : '']
  const place = `translate(${px(item.at.x)}, ${px(item.at.y)})`
  const heard = item.label !== undefined
  return {
    class: classes.filter((name) => name !== '').join(' '),
    transform: place,
    opacity: String(item.opacity),
    role: heard ? 'button' : '',
    'aria-label': item.label ?? '',
    'aria-pressed': heard && grabs(item.key) ? String(isLifted) : '',
    'aria-hidden': heard ? '' : 'true',
    tabindex: heard ? (item.key === stop ? '0' : '-1') : '',
  }
}

function px(value: number): string {
  return `${Math.round(value * 100) / 100}px`
}

/**
 * Paints the items in their order. A node that is put elsewhere in the page loses its glide, and the focus if it has it: so
 * nothing is moved but what passed another, the item that was held last stays on top until the next one is taken, and the
 * one on top is never moved itself; the others go beneath it.
 */
function inOrder(
  layer: SVGGElement,
  nodes: ReadonlyMap<string, Node>,
  items: readonly Drawn[],
  lifted: string | null,
): void {
  const top = lifted ?? layer.dataset['top'] ?? null
  if (lifted !== null) layer.dataset['top'] = lifted
  const order = [...items.filter(({ key }) => key !== top), ...items.filter(({ key }) => key === top)]
  let after: Element | null = null
  for (let at = order.length - 1; at >= 0; at--) {
    const element = (nodes.get((order[at] as Drawn).key) as Node).element
    if (element.nextElementSibling !== after && (order[at] as Drawn).key !== top) layer.insertBefore(element, after)
    after = element
  }
}
