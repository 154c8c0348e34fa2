import { svg } from './node.js'
import type { SvgNode } from './node.js'
import { CELL, centreOf } from './sheet.js'
import type { SheetSize } from './sheet.js'

/** The two cells that a piece of line joins. */
export type Joint = readonly [first: number, second: number]

/** A line through the centres of cells, as one path. */
export function loopLine(key: string, size: SheetSize, joints: readonly Joint[], look: string): SvgNode[] {
  if (joints.length === 0) return []
  return [svg('path', { key, class: look, d: joints.map((joint) => piece(size, joint)).join('') })]
}

function piece(size: SheetSize, [first, second]: Joint): string {
  const from = centreOf(size, first)
  const to = centreOf(size, second)
  return `M${from.x} ${from.y}L${to.x} ${to.y}`
}

/** The halves of the line that lie in some cells, for showing what is wrong there. */
export function loopHalves(
  key: string,
  size: SheetSize,
  joints: readonly Joint[],
  cells: ReadonlySet<number>,
  look: string,
): SvgNode[] {
  const halves = joints.flatMap(([first, second]) => {
    const middle = middleOf(size, [first, second])
    return [first, second]
      .filter((cell) => cells.has(cell))
      .map((cell) => {
        const { x, y } = centreOf(size, cell)
        return `M${x} ${y}L${middle.x} ${middle.y}`
      })
  })
  return halves.length === 0 ? [] : [svg('path', { key, class: look, d: halves.join('') })]
}

/** The crosses between the centres of cells, as one path. */
export function crosses(key: string, size: SheetSize, joints: readonly Joint[], look = 'kz-cross'): SvgNode[] {
  if (joints.length === 0) return []
  const reach = 0.21 * CELL * 0.5
  const path = joints.map((joint) => {
    const { x, y } = middleOf(size, joint)
    const side = 2 * reach
    return `M${x - reach} ${y - reach}l${side} ${side}M${x + reach} ${y - reach}l${-side} ${side}`
  })
  return [svg('path', { key, class: look, d: path.join('') })]
}

/** The point between the centres of two neighbours, in units. */
export function middleOf(size: SheetSize, [first, second]: Joint): { x: number; y: number } {
  const from = centreOf(size, first)
  const to = centreOf(size, second)
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

/** The transparent diamonds that a pointer meets between two centres, each with its `data-link`. */
export function linkTargets(size: SheetSize, joints: readonly Joint[]): SvgNode {
  const targets = joints.map((joint, link) => {
    const { x, y } = middleOf(size, joint)
    return svg('path', { class: 'kz-hit', d: `M${x - 32} ${y}l32 -32l32 32l-32 32z`, 'data-link': link })
  })
  return svg('g', { key: 'links', class: 'kz-hits' }, ...targets)
}
