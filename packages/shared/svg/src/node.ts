/** The value of an attribute; `undefined` leaves the attribute out. */
export type AttributeValue = string | number | undefined

/**
 * An element of a drawing. It is plain data: a drawing is a pure function from a state to a tree of these.
 * `key` names the node among its siblings, so that a page can tell what stayed.
 */
export interface SvgNode {
  readonly tag: string
  readonly key: string | undefined
  readonly attributes: Readonly<Record<string, AttributeValue>>
  readonly children: readonly (SvgNode | string)[]
}

/** Makes a node. The attribute `key` becomes the node's key and is not written out. */
export function svg(
  tag: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  ...children: readonly (SvgNode | string)[]
): SvgNode {
  const { key, ...rest } = attributes
  return { tag, key: key === undefined ? undefined : String(key), attributes: rest, children }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  // Characters that XML 1.0 forbids are dropped, for they would spoil the whole file.
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replace(/[&<>"]/g, (char) => ESCAPES[char] ?? '')
}

/** How a number stands in a drawing: at most three decimals. Throws a RangeError for what is not a finite number. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be drawn.`)
  return String(Math.round(value * 1000) / 1000)
}

/** The text of an attribute's value. */
export function attributeText(value: string | number): string {
  return typeof value === 'number' ? numberText(value) : value
}

/** The drawing as SVG text. This is the one place where text is escaped. */
export function toText(node: SvgNode | string): string {
  if (typeof node === 'string') return escaped(node)
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(attributeText(value))}"`))
    .join('')
  const children = node.children.map(toText).join('')
  return children === '' ? `<${node.tag}${attributes}/>` : `<${node.tag}${attributes}>${children}</${node.tag}>`
}
