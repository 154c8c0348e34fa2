import { svg } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { TILE } from './places.js'

/** The shapes that tiles may have. */
export type TileShape = 'rounded' | 'square' | 'round' | 'blob'

const HALF = TILE / 2

/** The corners' radius of the shapes that have corners, in units. */
const CORNERS: Readonly<Record<Exclude<TileShape, 'blob'>, number>> = { square: 4, rounded: 16, round: HALF }

/** Shifts of a blob's eight points inwards, in units: each letter begins at another one. */
const DENTS = [0, 2, 5, 4, 1, 0, 3, 1]

/** From a point on the axes to one between them, on a circle. */
const SLANT = Math.SQRT1_2

const AROUND = [
  [1, 0],
  [SLANT, SLANT],
  [0, 1],
  [-SLANT, SLANT],
  [-1, 0],
  [-SLANT, -SLANT],
  [0, -1],
  [SLANT, -SLANT],
] as const

/** The outline of a tile of a letter, 1 to 6, round its middle; each letter has a blob of its own. */
export function tileShape(shape: TileShape, letter: number, look: string, down = 0): SvgNode {
  if (shape === 'blob') return svg('path', { class: look, d: blobPath(letter), transform: `translate(0 ${down})` })
  return svg('rect', { class: look, x: -HALF, y: down - HALF, width: TILE, height: TILE, rx: CORNERS[shape] })
}

/** A soft closed line through eight points, joined by Catmull-Rom curves as Bézier curves. */
function blobPath(letter: number): string {
  const points = AROUND.map(([x, y], at) => {
    const reach = HALF + 1 - (DENTS[(at + letter * 3) % DENTS.length] as number)
    return { x: x * reach, y: y * reach }
  })
  const point = (at: number): { x: number; y: number } =>
    points[(at + points.length) % points.length] as { x: number; y: number }
  const pieces = points.map((from, at) => {
    const [before, to, after] = [point(at - 1), point(at + 1), point(at + 2)]
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${[first, second, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')}`
  })
  return `M${point(0).x.toFixed(1)} ${point(0).y.toFixed(1)}${pieces.join('')}Z`
}
