import type { Rectangle, Size } from '@kazu/grid'
import { areaOf, cellCount } from '@kazu/grid'
import { pick, randomBelow } from '@kazu/random'
import type { Random } from '@kazu/random'

/** A board that is being cut up: which cells are in a rectangle already. */
interface Ground {
  readonly size: Size
  readonly taken: Uint8Array
}

function isFree({ size, taken }: Ground, column: number, row: number): boolean {
  if (column < 0 || row < 0 || column >= size.width || row >= size.height) return false
  return taken[row * size.width + column] === 0
}

/**
 * Cuts a board into rectangles of at most so many cells, from the most hemmed-in cell on, so that few cells are left
 * over alone.
 */
export function cutUp(size: Size, most: number, random: Random): Rectangle[] {
  const ground: Ground = { size, taken: new Uint8Array(cellCount(size)) }
  const rectangles: Rectangle[] = []
  let left = cellCount(size)
  while (left > 0) {
    const cell = hemmedIn(ground, randomBelow(cellCount(size), random))
    const rectangle = pick(nearestTo(ground, cell, 2 + randomBelow(most - 1, random), most), random)
    take(ground, rectangle)
    rectangles.push(rectangle)
    left -= areaOf(rectangle)
  }
  return rectangles
}

function take({ size, taken }: Ground, { left, top, right, bottom }: Rectangle): void {
  for (let row = top; row <= bottom; row++) taken.fill(1, row * size.width + left, row * size.width + right + 1)
}

/** The free cell with the fewest free cells beside it, looked for from a place on. */
function hemmedIn(ground: Ground, start: number): number {
  const { size, taken } = ground
  let best = -1
  let least = 5
  for (let step = 0; step < taken.length && least > 1; step++) {
    const cell = (start + step) % taken.length
    if (taken[cell] !== 0) continue
    const [x, y] = [cell % size.width, Math.floor(cell / size.width)]
    const beside =
      Number(isFree(ground, x - 1, y)) +
      Number(isFree(ground, x + 1, y)) +
      Number(isFree(ground, x, y - 1)) +
      Number(isFree(ground, x, y + 1))
    if (beside < least) [best, least] = [cell, beside]
  }
  return best
}

/** The free rectangles round a cell whose area comes nearest to a goal; a cell alone only where nothing else is free. */
function nearestTo(ground: Ground, cell: number, goal: number, most: number): Rectangle[] {
  let best: Rectangle[] = []
  let least = Infinity
  for (const rectangle of freeRound(ground, cell, most)) {
    const area = areaOf(rectangle)
    const far = area === 1 ? most * 2 : Math.abs(area - goal)
    if (far > least) continue
    if (far < least) best = []
    least = far
    best.push(rectangle)
  }
  return best
}

/** Every free rectangle round a cell of at most so many cells. */
function freeRound(ground: Ground, cell: number, most: number): Rectangle[] {
  const [x, y] = [cell % ground.size.width, Math.floor(cell / ground.size.width)]
  const found: Rectangle[] = []
  for (let top = y; isFree(ground, x, top) && y - top < most; top--) {
    for (let bottom = y; isFree(ground, x, bottom) && bottom - top < most; bottom++) {
      const high = bottom - top + 1
      const isOpen = (column: number): boolean => isColumnFree(ground, column, top, bottom)
      for (let left = x; isOpen(left) && (x - left + 1) * high <= most; left--) {
        for (let right = x; isOpen(right) && (right - left + 1) * high <= most; right++) {
          found.push({ left, top, right, bottom })
        }
      }
    }
  }
  return found
}

function isColumnFree(ground: Ground, column: number, top: number, bottom: number): boolean {
  for (let row = top; row <= bottom; row++) if (!isFree(ground, column, row)) return false
  return true
}
