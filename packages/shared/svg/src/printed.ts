import { svg } from './node.js'
import type { SvgNode } from './node.js'
import { CELL, centreOf } from './sheet.js'
import type { SheetSize } from './sheet.js'

/*
 * What is printed on boards of numbers beside givens and regions.
 */

/** The two long diagonals of a square board, from edge to edge. */
export function diagonalLines(size: SheetSize): SvgNode {
  const side = size.width * CELL
  return svg('path', { key: 'diagonals', class: 'kz-diagonal', d: `M0 0L${side} ${side}M${side} 0L0 ${side}` })
}

/** Half the breadth of a sign between two cells across their border, and half its height along it. */
const REACH = 8
const SPREAD = 13

/**
 * A sign on the border of each pair of neighbours, open towards the second of them: the first is less than the second.
 * Under it the border is rubbed out, so that the sign stands alone.
 */
export function lessSigns(
  key: string,
  size: SheetSize,
  pairs: readonly (readonly [less: number, more: number])[],
  look = 'kz-mark',
): SvgNode[] {
  if (pairs.length === 0) return []
  const d = pairs.map(([less, more]) => lessSign(size, less, more)).join('')
  return [svg('g', { key }, svg('path', { class: 'kz-mark-ground', d }), svg('path', { class: look, d }))]
}

function lessSign(size: SheetSize, less: number, more: number): string {
  const from = centreOf(size, less)
  const to = centreOf(size, more)
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const [right, down] = [(to.x - from.x) / CELL, (to.y - from.y) / CELL]
  const point = (along: number, aside: number): string =>
    `${x + right * along + down * aside} ${y + down * along + right * aside}`
  return `M${point(REACH, -SPREAD)}L${point(-REACH, 0)}L${point(REACH, SPREAD)}`
}
