import { carve, isSingleAtOnce, solvesByGuessing, type Layout } from '@kazu/groups'
import { requireLevel, requireOptions, type Made, type Report } from '@kazu/puzzle'
import { requireSeed, seededRandom, valueName, type Random } from '@kazu/random'
import type { NumbersAnswer, NumbersBoard } from './board.js'
import { NUMBERS_LEVELS, type NumbersLevel } from './kind.js'
import { countByFilling, fillerOf, type Count } from './solve.js'

/** What to make. */
export interface NumbersOptions {
  /** Cells a side, and numbers. */
  readonly size: number
  readonly level: NumbersLevel
  /** A whole number from 1 to 2147483647. */
  readonly seed: number
}

/** A puzzle of numbers that was made. */
export type MadeNumbers<Board extends NumbersBoard = NumbersBoard> = Made<Board, NumbersAnswer, NumbersLevel>

/** What a kind says of how its boards are made. */
export interface MakeSpec<Board extends NumbersBoard> {
  readonly kind: string
  /** The sizes that are made, from small to large. */
  readonly makes: readonly number[]
  /**
   * Makes a board of a size out of a stream of chance that serves for everything, so that the order of its draws is for
   * ever. `depth` is the place of the level, from 0.
   */
  readonly make: (
    size: number,
    depth: number,
    random: Random,
    report: Report | undefined,
  ) => { readonly board: Board; readonly solution: NumbersAnswer }
}

/**
 * Makes the puzzle of a size, level and seed: the same for ever. Throws a RangeError for a size, level or seed that
 * there is not, and for options that are none.
 */
export function generateNumbers<Board extends NumbersBoard>(
  spec: MakeSpec<Board>,
  options: NumbersOptions,
  report?: Report,
): MadeNumbers<Board> {
  requireOptions(options)
  const { size, level, seed } = options
  requireMade(spec, size, size)
  requireLevel(NUMBERS_LEVELS, level)
  requireSeed(seed)
  const made = spec.make(size, NUMBERS_LEVELS.indexOf(level), seededRandom(seed), report)
  report?.(1)
  return { ...made, level, seed }
}

/** Throws a RangeError in a plain sentence unless a board of that width and height is made. */
export function requireMade<Board extends NumbersBoard>(
  { kind, makes }: Pick<MakeSpec<Board>, 'kind' | 'makes'>,
  width: unknown,
  height: unknown,
): void {
  for (const side of [width, height]) {
    if (typeof side !== 'number') throw new RangeError(`The size must be a whole number, not ${valueName(side)}.`)
  }
  if (width === height && (makes as readonly unknown[]).includes(width)) return
  throw new RangeError(`Kazu makes no ${kind} at ${String(width)}×${String(height)}.`)
}

/** How numbers are taken out of a whole grid. */
export interface CarveOptions {
  readonly layout: Layout
  /** No more numbers are taken out once so few are left. */
  readonly floor: number
  /** The place of the level, from 0: singles alone, one guess, whatever it takes. */
  readonly depth: number
  readonly count?: Count | undefined
  /** Whether a board from which a cell was emptied still fits, where the level alone does not say it. */
  readonly fits?: ((board: readonly number[], cell: number) => boolean) | undefined
}

/**
 * Takes numbers out of a whole grid in a shuffled order, while one answer and the level remain: the givens that are
 * left. As the original Kazu does it for every kind of groups.
 */
export function carveToLevel(
  solution: readonly number[],
  random: Random,
  report: Report | undefined,
  options: CarveOptions,
): number[] {
  const { layout, floor } = options
  const fits = options.fits ?? fitting(solution, options)
  let asked = 0
  return carve(solution, floor, random, (board, cell) => {
    report?.(++asked / solution.length)
    return isSingleAtOnce(layout, board, cell, solution[cell] as number) || fits(board, cell)
  })
}

/**
 * Whether a board from which a cell was emptied still has one answer and is no harder than the level, if that was so
 * before.
 */
function fitting(
  solution: readonly number[],
  { layout, depth, count = countByFilling }: CarveOptions,
): (board: readonly number[], cell: number) => boolean {
  const filler = fillerOf(layout)
  const one = (board: readonly number[], cell: number): boolean => {
    const without = { cell, value: solution[cell] as number }
    return count(layout, board, { limit: 1, without }).count === 0
  }
  if (depth === 2) return one
  // What singles fill has one answer, and that a board is too hard is seen sooner than that it has other answers.
  return (board, cell) => {
    if (solvesByGuessing(filler, board, 0)) return true
    return depth === 1 && solvesByGuessing(filler, board, 1) && one(board, cell)
  }
}
