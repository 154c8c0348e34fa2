import { neverFalling, requireLevel, requireOptions, requireSides } from '@kazu/puzzle'
import type { Made, MakeOptions, Report } from '@kazu/puzzle'
import { requireSeed, seededRandom, shuffled, valueName } from '@kazu/random'
import type { AkariAnswer, AkariBoard, AkariCell } from './board.js'
import { Deducer } from './deducer.js'
import { AKARI_SYMMETRIES, drawDraft } from './grow.js'
import type { AkariSymmetry, Draft, Grounds } from './grow.js'
import { isWithin } from './hint.js'
import { AKARI_LEVELS } from './kind.js'
import type { AkariLevel } from './kind.js'

/** The least and the greatest width and height of a board that is made. */
export const AKARI_MAKES = { least: 4, most: 30 } as const

/** Drafts that are drawn before a seed is given up; the worst of thousands of seeds needed a small part of them. */
const MOST_ATTEMPTS = 5000

/** What to make: size, level and seed, and how the walls lie. */
export interface AkariMakeOptions extends MakeOptions<AkariLevel> {
  /**
   * `half-turn` unless said, but `none` where a side is under 6 cells, for there are too few such boards.
   * `quarter-turn` is for squares alone.
   */
  readonly symmetry?: AkariSymmetry
}

/**
 * How many lights may be forced in turn before a supposition must have come to its contradiction, while a board of a
 * level is made; -1 for no suppositions.
 */
const DEPTHS: Readonly<Record<AkariLevel, number>> = { easy: -1, medium: 0, hard: 1, expert: Infinity }

/**
 * Makes a board with exactly one answer at a level: draws walls and lights whose numbers settle everything, and then
 * takes numbers away as long as the level's suppositions still do. The same options give the same board for ever.
 * Throws a RangeError, at once, for a size, symmetry, level or seed that there is not and for options that are
 * none.
 */
export function generateAkari(options: AkariMakeOptions, report?: Report): Made<AkariBoard, AkariAnswer, AkariLevel> {
  requireMakeOptions(options)
  const { width, height, level, seed } = options
  const symmetry = options.symmetry ?? (Math.min(width, height) < 6 ? 'none' : 'half-turn')
  const rising = neverFalling(report)
  const grounds: Grounds = { size: { width, height }, symmetry, random: seededRandom(seed) }
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const draft = drawDraft(grounds, DEPTHS[level])
    if (draft === null) continue
    const numbers = thin(grounds, draft, DEPTHS[level], rising)
    const board: AkariBoard = { width, height, cells: printed(draft, numbers) }
    if (!isOfLevel(board, draft, numbers, level)) continue
    return { board, solution: lightsOf(draft), level, seed }
  }
  throw new RangeError(`No ${level} akari of ${width}×${height} came out of the seed ${seed}.`)
}

function requireMakeOptions(options: AkariMakeOptions): void {
  requireOptions(options)
  requireSides(options, AKARI_MAKES)
  requireLevel(AKARI_LEVELS, options.level)
  requireSeed(options.seed)
  requireSymmetry(options)
}

function requireSymmetry({ width, height, symmetry }: AkariMakeOptions): void {
  if (symmetry === undefined) return
  if (!AKARI_SYMMETRIES.includes(symmetry))
    throw new RangeError(`The symmetry must be one of ${AKARI_SYMMETRIES.join(', ')}, not ${valueName(symmetry)}.`)
  if (symmetry === 'quarter-turn' && width !== height)
    throw new RangeError(`A board of ${width}×${height} cannot look the same after a quarter turn: it is no square.`)
}

/** Takes numbers away, in any order, while the suppositions of a depth still settle everything. */
function thin({ size, random }: Grounds, draft: Draft, depth: number, report?: Report): Int8Array {
  const numbers = draft.numbers.slice()
  const deducer = new Deducer(size, draft.walls)
  const walls = Array.from(numbers.keys()).filter((cell) => numbers[cell] !== -1)
  shuffled(walls, random).forEach((wall, at) => {
    const number = numbers[wall] as number
    numbers[wall] = -1
    if (!isSettled(deducer, numbers, depth)) numbers[wall] = number
    report?.(at / walls.length)
  })
  return numbers
}

function isSettled(deducer: Deducer, numbers: Int8Array, depth: number): boolean {
  deducer.begin(numbers)
  return deducer.finished || (depth >= 0 && deducer.climb(depth))
}

/**
 * Whether a board that a level's suppositions settle needs them. What single rules or one supposed light settle is easy
 * or medium by the ladder too; only between hard and expert the length of the ladder's chains must decide.
 */
function isOfLevel(board: AkariBoard, { walls }: Draft, numbers: Int8Array, level: AkariLevel): boolean {
  if (level === 'easy') return true
  const deducer = new Deducer(board, walls)
  if (isSettled(deducer, numbers, DEPTHS.easy)) return false
  if (level === 'medium') return true
  if (isSettled(deducer, numbers, DEPTHS.medium) || isWithin(board, 'medium')) return false
  return isWithin(board, 'hard') === (level === 'hard')
}

function printed({ walls }: Draft, numbers: Int8Array): AkariCell[] {
  return Array.from(walls, (wall, cell): AkariCell => {
    if (wall === 0) return null
    const number = numbers[cell] as number
    return number === -1 ? false : (number as AkariCell)
  })
}

function lightsOf({ lights }: Draft): number[] {
  return Array.from(lights.keys()).filter((cell) => lights[cell] === 1)
}
