import { cellCount, turnedCell } from '@kazu/grid'
import type { Size, Symmetry } from '@kazu/grid'
import { pick, randomBelow, shuffled } from '@kazu/random'
import type { Random } from '@kazu/random'
import { Deducer } from './deducer.js'

/** How the walls of a board lie: anyhow, or the same when it is turned or mirrored. */
export type AkariSymmetry = 'none' | 'half-turn' | 'quarter-turn' | 'left-right' | 'up-down'

/** The symmetries, none first. */
export const AKARI_SYMMETRIES: readonly AkariSymmetry[] = ['none', 'half-turn', 'quarter-turn', 'left-right', 'up-down']

const IMAGES: Readonly<Record<AkariSymmetry, readonly Symmetry[]>> = {
  none: [],
  'half-turn': [{ turns: 2, mirrored: false }],
  'quarter-turn': [1, 2, 3].map((turns) => ({ turns, mirrored: false })),
  'left-right': [{ turns: 0, mirrored: true }],
  'up-down': [{ turns: 2, mirrored: true }],
}

/** Walls, lights that light every white cell, and the number of lights beside each wall (-1 for a white cell). */
export interface Draft {
  readonly walls: Uint8Array
  readonly lights: Uint8Array
  readonly numbers: Int8Array
}

/** A draft under work, with what single rules leave open when all its numbers are shown. */
interface Attempt extends Draft {
  readonly open: readonly number[]
}

/** What a draft is made with. */
export interface Grounds {
  readonly size: Size
  readonly symmetry: AkariSymmetry
  readonly random: Random
}

/** The cells that change together with a cell, itself first. */
function orbit({ size, symmetry }: Grounds, cell: number): number[] {
  return [...new Set([cell, ...IMAGES[symmetry].map((image) => turnedCell(size, image, cell))])]
}

/**
 * Draws walls and lights whose numbers leave nothing open to suppositions of a depth ({@link Deducer.climb}; to single
 * rules alone below 0): where they do, walls are put up or taken down, and what does not widen the open part is kept.
 * null when that did not get there.
 */
export function drawDraft(grounds: Grounds, depth: number): Draft | null {
  const { size, random } = grounds
  const count = cellCount(size)
  let best = lightUp(grounds, wallsAtRandom(grounds), new Uint8Array(count), depth)
  for (let tries = 2 * count; tries > 0 && best.open.length > 0; tries--) {
    const walls = best.walls.slice()
    const near = pick(best.open, random)
    for (const cell of orbit(grounds, near)) walls[cell] = 1
    if (randomBelow(3, random) === 0) {
      const gone = randomBelow(count, random)
      for (const cell of orbit(grounds, gone)) walls[cell] = 0
    }
    const next = lightUp(grounds, walls, best.lights, depth)
    if (next.open.length <= best.open.length) best = next
  }
  return best.open.length === 0 ? best : null
}

function wallsAtRandom(grounds: Grounds): Uint8Array {
  const { size, random } = grounds
  const count = cellCount(size)
  const walls = new Uint8Array(count)
  const target = Math.max(1, Math.floor((count * (16 + randomBelow(10, random))) / 100))
  for (let placed = 0; placed < target;) {
    for (const cell of orbit(grounds, randomBelow(count, random))) {
      placed += 1 - (walls[cell] as number)
      walls[cell] = 1
    }
  }
  return walls
}

/** Keeps the lights that still stand apart, and lights what is dark; then counts and looks. */
function lightUp({ size, random }: Grounds, walls: Uint8Array, before: Uint8Array, depth: number): Attempt {
  const count = cellCount(size)
  const lights = new Uint8Array(count)
  const lit = new Uint8Array(count)
  const order = shuffled(
    Array.from({ length: count }, (_, cell) => cell),
    random,
  )
  for (const kept of [1, 0]) {
    for (const cell of order) {
      if (walls[cell] === 1 || lit[cell] === 1 || before[cell] !== kept) continue
      lights[cell] = 1
      shineOver(size, walls, lit, cell)
    }
  }
  const numbers = numbersOf(size, walls, lights)
  const deducer = new Deducer(size, walls)
  deducer.begin(numbers)
  if (depth >= 0) deducer.climb(depth)
  return { walls, lights, numbers, open: deducer.open }
}

function shineOver({ width, height }: Size, walls: Uint8Array, lit: Uint8Array, light: number): void {
  const row = Math.floor(light / width)
  const column = light % width
  lit[light] = 1
  for (let x = column - 1; x >= 0 && walls[row * width + x] === 0; x--) lit[row * width + x] = 1
  for (let x = column + 1; x < width && walls[row * width + x] === 0; x++) lit[row * width + x] = 1
  for (let y = row - 1; y >= 0 && walls[y * width + column] === 0; y--) lit[y * width + column] = 1
  for (let y = row + 1; y < height && walls[y * width + column] === 0; y++) lit[y * width + column] = 1
}

function numbersOf({ width, height }: Size, walls: Uint8Array, lights: Uint8Array): Int8Array {
  const numbers = new Int8Array(walls.length).fill(-1)
  for (let cell = 0; cell < walls.length; cell++) {
    if (walls[cell] === 0) continue
    const column = cell % width
    const row = Math.floor(cell / width)
    const at = (is: boolean, other: number): number => (is ? (lights[other] as number) : 0)
    numbers[cell] =
      at(row > 0, cell - width) +
      at(row < height - 1, cell + width) +
      at(column > 0, cell - 1) +
      at(column < width - 1, cell + 1)
  }
  return numbers
}
