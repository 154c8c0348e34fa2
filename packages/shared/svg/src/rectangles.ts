import { svg } from './node.js'
import type { SvgNode } from './node.js'
import { CELL, cornerOf, figure } from './sheet.js'
import type { SheetSize } from './sheet.js'

/** A rectangle of cells by its least and greatest column and row, counted from 0. */
export interface SheetRectangle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The distance of a rectangle's line from the edge of its cells, so that the lines of neighbours stand apart. */
const INSET = 7

/** The line round a rectangle of cells, just inside it. */
export function rectangleLine(key: string, { left, top, right, bottom }: SheetRectangle, look: string): SvgNode {
  return svg('rect', {
    key,
    class: look,
    x: left * CELL + INSET,
    y: top * CELL + INSET,
    width: (right - left + 1) * CELL - 2 * INSET,
    height: (bottom - top + 1) * CELL - 2 * INSET,
    rx: 9,
  })
}

/** A small tag at the upper left of a rectangle, such as the number of its cells while it is being drawn. */
export function areaChip(key: string, { left, top }: SheetRectangle, text: string): SvgNode {
  const [x, y] = [left * CELL + INSET, top * CELL + INSET]
  const width = 18 + 16 * text.length
  return svg(
    'g',
    { key },
    svg('rect', { class: 'kz-chip', x, y, width, height: 34, rx: 9 }),
    figure(x + width / 2, y + 17, text, 28, 'kz-chip-text'),
  )
}

/** Short bars between cells that the player notes as parted. */
export function wallMarks(
  key: string,
  size: SheetSize,
  joints: readonly (readonly [first: number, second: number])[],
): SvgNode[] {
  if (joints.length === 0) return []
  const bars = joints.map(([first, second]) => {
    const { x, y } = cornerOf(size, second)
    return second === first + 1 ? `M${x} ${y + 20}v60` : `M${x + 20} ${y}h60`
  })
  return [svg('path', { key, class: 'kz-wall-mark', d: bars.join('') })]
}
