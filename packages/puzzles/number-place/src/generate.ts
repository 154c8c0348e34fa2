import {
  carve,
  fillByPattern,
  fillInOrder,
  isSingleAtOnce,
  provedByGuessing,
  solvesByGuessing,
  type Filler,
} from '@kazu/groups'
import { requireLevel, requireOptions, type Made, type Report } from '@kazu/puzzle'
import { requireSeed, seededRandom, valueName, type Random } from '@kazu/random'
import { BOXES, NUMBER_PLACE_SIZES, type NumberPlaceAnswer, type NumberPlaceBoard } from './board.js'
import { NUMBER_PLACE_LEVELS, type NumberPlaceLevel } from './kind.js'
import { countGivens, fillerOf } from './solve.js'

/** How many numbers stay printed at the least, by size, for easy, medium and hard. */
const FLOORS: Readonly<Record<number, readonly [easy: number, medium: number, hard: number]>> = {
  4: [9, 7, 5],
  6: [20, 15, 11],
  9: [40, 31, 24],
  16: [150, 125, 116],
  25: [366, 305, 283],
}

/** What to make. */
export interface NumberPlaceOptions {
  /** Cells a side: 4, 6, 9, 16 or 25. */
  readonly size: number
  readonly level: NumberPlaceLevel
  /** A whole number from 1 to 2147483647. */
  readonly seed: number
}

/** A number-place puzzle that was made. */
export type MadeNumberPlace = Made<NumberPlaceBoard, NumberPlaceAnswer, NumberPlaceLevel>

/**
 * Makes the puzzle of a size, level and seed: the same for ever, and the same as the original Kazu's. A whole grid is
 * filled, then numbers are taken out in a shuffled order while one answer and the level remain. Throws a RangeError for
 * a size, level or seed that there is not, and for options that are none.
 */
export function generateNumberPlace(options: NumberPlaceOptions, report?: Report): MadeNumberPlace {
  requireOptions(options)
  const { size, level, seed } = options
  requireMade(size, size)
  requireLevel(NUMBER_PLACE_LEVELS, level)
  requireSeed(seed)
  const depth = NUMBER_PLACE_LEVELS.indexOf(level)
  const filler = fillerOf(size)
  const random = seededRandom(seed)
  const solution = wholeGrid(filler, random)
  const fits = fitting(filler, solution, depth)
  let asked = 0
  const givens = carve(solution, FLOORS[size]?.[depth] ?? 0, random, (board, cell) => {
    report?.(++asked / solution.length)
    return isSingleAtOnce(filler.layout, board, cell, solution[cell] as number) || fits(board, cell)
  })
  report?.(1)
  return { board: { size, givens }, solution, level, seed }
}

/** Throws a RangeError in a plain sentence unless a board of that width and height is made. */
export function requireMade(width: unknown, height: unknown): void {
  for (const side of [width, height]) {
    if (typeof side !== 'number') throw new RangeError(`The size must be a whole number, not ${valueName(side)}.`)
  }
  if (width === height && (NUMBER_PLACE_SIZES as readonly unknown[]).includes(width)) return
  throw new RangeError(`Kazu makes no number-place at ${String(width)}×${String(height)}.`)
}

function wholeGrid(filler: Filler, random: Random): number[] {
  const { size } = filler.layout
  if (size >= 16) return fillByPattern(BOXES[size]?.[0] ?? 0, random)
  return fillInOrder(filler.layout, random) as number[]
}

/**
 * Whether a board from which a cell was emptied still has one answer and is no harder than a level, if that was so
 * before. From 25 on, as in the original, the guesses must prove it.
 */
function fitting(
  filler: Filler,
  solution: readonly number[],
  depth: number,
): (board: readonly number[], cell: number) => boolean {
  if (filler.layout.size >= 25) return (board) => provedByGuessing(filler, board, depth)
  const one = (board: readonly number[], cell: number): boolean => {
    const without = { cell, value: solution[cell] as number }
    return countGivens(filler.layout.size, board, { limit: 1, without }).count === 0
  }
  if (depth === 2) return one
  // What singles fill has one answer, and that a board is too hard is seen sooner than that it has other answers.
  return (board, cell) => {
    if (solvesByGuessing(filler, board, 0)) return true
    return depth === 1 && solvesByGuessing(filler, board, 1) && one(board, cell)
  }
}
