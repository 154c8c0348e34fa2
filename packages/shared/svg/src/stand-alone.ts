import { svg, toText } from './node.js'
import type { SvgNode } from './node.js'
import { standAloneClass, standAloneStyle } from './style.js'
import type { StandAlone } from './style.js'

/** How a drawing is written as text. */
export interface TextOptions {
  /**
   * A theme puts the style inside, so that the drawing stands alone as a file or an image. Left out, the page that
   * shows the text must hold `BOARD_STYLE` and `themeStyle()`.
   */
  readonly theme?: StandAlone['theme'] | undefined
  readonly material?: StandAlone['material'] | undefined
  /** Width in px; the height follows. Left out, the drawing is as wide as its place. */
  readonly width?: number | undefined
}

const THEMES: readonly unknown[] = ['auto', 'light', 'dark']
const MATERIALS: readonly unknown[] = ['ivory', 'wood', 'slate']

/** A drawing as SVG text. Throws a RangeError for a width that is no positive number, and for no theme or material. */
export function drawingText(drawing: SvgNode, { theme, material, width }: TextOptions = {}): string {
  requireLook('theme', theme, THEMES)
  requireLook('material', material, MATERIALS)
  const sized: SvgNode['attributes'] = { ...drawing.attributes, ...(width === undefined ? {} : extent(drawing, width)) }
  if (theme === undefined) return toText({ ...drawing, attributes: sized })
  const look = `${String(sized['class'])} ${standAloneClass({ theme, material })}`
  const style = svg('style', {}, standAloneStyle({ theme, material }))
  return toText({ ...drawing, attributes: { ...sized, class: look }, children: [style, ...drawing.children] })
}

function requireLook(name: string, value: unknown, known: readonly unknown[]): void {
  if (value === undefined || known.includes(value)) return
  throw new RangeError(`The ${name} of a drawing must be one of ${known.join(', ')}.`)
}

function extent(drawing: SvgNode, width: number): { width: number; height: number } {
  if (!Number.isFinite(width) || width <= 0) throw new RangeError('The width of a drawing must be a positive number.')
  const [, , across, down] = String(drawing.attributes['viewBox']).split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ]
  return { width, height: (width * down) / across }
}
