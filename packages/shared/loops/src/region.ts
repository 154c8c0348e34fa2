import { linkCount, linkEnds } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { randomBelow } from '@kazu/random'
import type { Random } from '@kazu/random'

/*
 * A loop along the links of a lattice is the border of a region of the squares between its nodes. The region grows
 * square by square and can be bent later: a square may change sides when region and rest stay in one piece each and
 * touch nowhere by a corner alone, so that the border stays one single loop. In masyu the nodes are the cells, in
 * slitherlink they are the corners of cells.
 */

/** The squares between the nodes of a lattice, and which of them lie inside the loop. */
export interface Region {
  readonly width: number
  readonly height: number
  readonly inside: Uint8Array
}

/** The ring of eight squares round a square, in turn, as steps of row and column. */
const RING = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
] as const

function isInside(region: Region, row: number, column: number): number {
  const out = row < 0 || column < 0 || row >= region.height || column >= region.width
  return out ? 0 : (region.inside[row * region.width + column] as number)
}

/**
 * Whether a square may change sides: round it inside and outside each form one run that touches it by a side, and no
 * two squares then touch by a corner alone.
 */
export function mayChange(region: Region, square: number): boolean {
  const row = Math.floor(square / region.width)
  const column = square % region.width
  const ring = RING.map(([down, right]) => isInside(region, row + down, column + right))
  let changes = 0
  for (let at = 0; at < 8; at++) if (ring[at] !== ring[(at + 1) % 8]) changes++
  if (changes !== 2) return false
  const sides = [1, 3, 5, 7].map((at) => ring[at])
  if (!sides.includes(0) || !sides.includes(1)) return false
  const after = 1 - (region.inside[square] as number)
  // A corner square on the square's new side needs one of the two sides beside it on that side too.
  return [0, 2, 4, 6].every((at) => ring[at] !== after || ring[(at + 1) % 8] === after || ring[(at + 7) % 8] === after)
}

/** Puts a square on the other side. */
export function changeSide(region: Region, square: number): void {
  region.inside[square] = 1 - (region.inside[square] as number)
}

/**
 * Grows a region between the nodes of a lattice from one square to a share of all, thin and winding or plump as
 * `thinness` (0 to 1) says.
 */
export function growRegion(lattice: Size, share: number, thinness: number, random: Random): Region {
  const width = lattice.width - 1
  const height = lattice.height - 1
  const region = { width, height, inside: new Uint8Array(width * height) }
  const target = Math.max(1, Math.round(width * height * share))
  const start = randomBelow(width * height, random)
  region.inside[start] = 1
  const frontier = [...besideSquare(region, start)]
  for (let count = 1, tries = 0; count < target && frontier.length > 0 && tries < 40 * width * height; tries++) {
    const at = randomBelow(frontier.length, random)
    const square = frontier[at] as number
    const isTip = besideSquare(region, square).filter((other) => region.inside[other] === 1).length === 1
    const fits = region.inside[square] === 0 && mayChange(region, square)
    if (fits && (isTip || randomBelow(1000, random) >= thinness * 1000)) {
      region.inside[square] = 1
      count++
      frontier.push(...besideSquare(region, square).filter((other) => region.inside[other] === 0))
    }
    if (region.inside[square] === 1) {
      frontier[at] = frontier[frontier.length - 1] as number
      frontier.pop()
    }
  }
  return region
}

function besideSquare(region: Region, square: number): number[] {
  const row = Math.floor(square / region.width)
  const column = square % region.width
  const beside: number[] = []
  if (row > 0) beside.push(square - region.width)
  if (row < region.height - 1) beside.push(square + region.width)
  if (column > 0) beside.push(square - 1)
  if (column < region.width - 1) beside.push(square + 1)
  return beside
}

/** The two squares at the sides of a link of a lattice; -1 for the outside. */
export function squaresOfLink(lattice: Size, link: number): [number, number] {
  const [first, second] = linkEnds(lattice, link)
  const width = lattice.width - 1
  const row = Math.floor(first / lattice.width)
  const column = first % lattice.width
  const square = (r: number, c: number): number =>
    r < 0 || c < 0 || r >= lattice.height - 1 || c >= width ? -1 : r * width + c
  return second === first + 1
    ? [square(row - 1, column), square(row, column)]
    : [square(row, column - 1), square(row, column)]
}

/** The links of the border of a region. */
export function borderOf(lattice: Size, region: Region): number[] {
  const inside = (square: number): number => (square === -1 ? 0 : (region.inside[square] as number))
  return Array.from({ length: linkCount(lattice) }, (_, link) => link).filter((link) => {
    const [one, other] = squaresOfLink(lattice, link)
    return inside(one) !== inside(other)
  })
}
