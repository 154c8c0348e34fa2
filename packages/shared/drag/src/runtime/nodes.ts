import { SVG_NAMESPACE } from '@kazu/svg/patch'

/** Makes an SVG element beside another one, with attributes. */
export function made<Name extends keyof SVGElementTagNameMap>(
  beside: Element,
  tag: Name,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[Name] {
  const element = beside.ownerDocument.createElementNS(SVG_NAMESPACE, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  return element
}
