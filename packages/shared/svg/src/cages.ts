import { svg } from './node.js'
import type { SvgNode } from './node.js'
import { CELL, cornerOf } from './sheet.js'
import type { SheetSize } from './sheet.js'

/*
 * Cages: cells that belong together and add up, framed by a dashed line inside their borders, with the sum in the corner
 * of the first cell.
 */

/** A cage: its cells in reading order, and what they add up to. */
export interface CageShape {
  readonly cells: readonly number[]
  readonly sum: number
}

/** How far inside the border of its cells the line of a cage runs. */
const INSET = 10

/** The height of a sum, how broad a digit of it is, and the room that the line leaves beside and below it. */
const SUM_HEIGHT = 24
const DIGIT = 14
const ROOM = 5

/** The dashed lines of some cages, each open at the corner in which its sum stands. */
export function cageOutlines(key: string, size: SheetSize, cages: readonly CageShape[], look = 'kz-cage'): SvgNode {
  return svg('path', { key, class: look, d: cages.map((cage) => outlineOf(size, cage)).join('') })
}

/** The sums of some cages, each in the corner of its first cell. */
export function cageSums(key: string, size: SheetSize, cages: readonly CageShape[], look = 'kz-cage-sum'): SvgNode {
  const sums = cages.map(({ cells, sum }) => {
    const { x, y } = cornerOf(size, cells[0] as number)
    return svg('text', { class: look, x: x + 7, y: y + 4 + SUM_HEIGHT * 0.86, 'font-size': SUM_HEIGHT }, String(sum))
  })
  return svg('g', { key }, ...sums)
}

function outlineOf(size: SheetSize, { cells, sum }: CageShape): string {
  const inCage = new Set(cells)
  return cells
    .flatMap((cell, at) => {
      const gap = at === 0 ? { across: String(sum).length * DIGIT + ROOM, down: SUM_HEIGHT - ROOM } : null
      return sidesOf(size, cell, inCage, gap)
    })
    .join('')
}

interface Gap {
  readonly across: number
  readonly down: number
}

/** The lines along those sides of a cell that are borders of its cage. */
function sidesOf(size: SheetSize, cell: number, cage: ReadonlySet<number>, gap: Gap | null): string[] {
  const [column, row] = [cell % size.width, Math.floor(cell / size.width)]
  const has = (right: number, down: number): boolean => {
    const [x, y] = [column + right, row + down]
    return x >= 0 && x < size.width && y >= 0 && y < size.height && cage.has(y * size.width + x)
  }
  const { x, y } = cornerOf(size, cell)
  // A line ends inside the corner where the border turns inwards, and runs on over it where it turns outwards.
  const end = (right: number, down: number, aside: readonly [number, number]): number => {
    if (!has(right, down)) return -INSET
    return has(right + aside[0], down + aside[1]) ? INSET : 0
  }
  return [-1, 1].flatMap((side) => {
    const across = side < 0 ? INSET : CELL - INSET
    const lines: string[] = []
    if (!has(0, side)) {
      const from = gap !== null && side < 0 ? INSET + gap.across : -end(-1, 0, [0, side])
      lines.push(`M${x + from} ${y + across}H${x + CELL + end(1, 0, [0, side])}`)
    }
    if (!has(side, 0)) {
      const from = gap !== null && side < 0 ? INSET + gap.down : -end(0, -1, [side, 0])
      lines.push(`M${x + across} ${y + from}V${y + CELL + end(0, 1, [side, 0])}`)
    }
    return lines
  })
}
