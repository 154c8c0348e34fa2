import { iconPath } from './icons.js'
import type { Icon } from './icons.js'

/** What an element made by {@link make} may be given: attributes by name; `false` and `undefined` leave one out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Makes an HTML element with attributes and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  setAttributes(element, attributes)
  element.append(...children)
  return element
}

/** Sets attributes; `true` sets an empty one, `false` and `undefined` take one away. Touches only what changes. */
export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) element.removeAttribute(name)
    else {
      const text = value === true ? '' : String(value)
      if (element.getAttribute(name) !== text) element.setAttribute(name, text)
    }
  }
}

/** Sets the text of an element, only when it is another one. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

const SVG = 'http://www.w3.org/2000/svg'

/** Makes the picture of a key, which readers pass over. */
export function makeIcon(document: Document, icon: Icon): SVGSVGElement {
  const picture = document.createElementNS(SVG, 'svg')
  setAttributes(picture, { class: 'kzp-icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' })
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', iconPath(icon))
  picture.append(path)
  return picture
}

/** What undoes a connection. */
export type Disconnect = () => void

/** Listens to an event until disconnected. */
export function listen<Name extends keyof HTMLElementEventMap>(
  target: EventTarget,
  name: Name,
  act: (event: HTMLElementEventMap[Name]) => void,
  options?: AddEventListenerOptions,
): Disconnect {
  const listener = act as EventListener
  target.addEventListener(name, listener, options)
  return () => {
    target.removeEventListener(name, listener, options)
  }
}
