import { shuffled, type Random } from '@kazu/random'
import { countBits, numbersOf } from './bits.js'
import type { Layout } from './layout.js'

/*
 * Whole grids out of a stream of chance. What each of these makes is for ever: the draws, and their order, are those of
 * the original Kazu, so that its seeds make the same puzzles.
 */

/**
 * A whole grid by going back and forth in reading order: on each visit to a cell the numbers 1 to `size` are shuffled
 * and tried in that order. null when the layout has no grid.
 */
export function fillInOrder(layout: Layout, random: Random): number[] | null {
  const { size, groupsOf } = layout
  const numbers = Array.from({ length: size }, (_unused, at) => at + 1)
  const held = new Int32Array(layout.groups.length)
  const grid = new Array<number>(size * size).fill(0)
  const visit = (cell: number): boolean => {
    if (cell === grid.length) return true
    const groups = groupsOf[cell] as readonly number[]
    let blocked = 0
    for (const group of groups) blocked |= held[group] as number
    for (const number of shuffled(numbers, random)) {
      const bit = 1 << number
      if ((blocked & bit) !== 0) continue
      for (const group of groups) held[group] = (held[group] as number) | bit
      grid[cell] = number
      if (visit(cell + 1)) return true
      for (const group of groups) held[group] = (held[group] as number) ^ bit
    }
    return false
  }
  return visit(0) ? grid : null
}

/**
 * A whole grid of square boxes out of one pattern: the numbers renamed, then bands of rows and rows in them, then
 * bands of columns and columns in them, each in a shuffled order.
 */
export function fillByPattern(boxSide: number, random: Random): number[] {
  const size = boxSide * boxSide
  const names = shuffled(
    Array.from({ length: size }, (_unused, at) => at + 1),
    random,
  )
  const rows = shuffledLines(boxSide, random)
  const columns = shuffledLines(boxSide, random)
  const pattern = (row: number, column: number): number =>
    (boxSide * (row % boxSide) + Math.floor(row / boxSide) + column) % size
  return rows.flatMap((row) => columns.map((column) => names[pattern(row, column)] as number))
}

function shuffledLines(boxSide: number, random: Random): number[] {
  const inOrder = Array.from({ length: boxSide }, (_unused, at) => at)
  const bands = shuffled(inOrder, random)
  return bands.flatMap((band) =>
    shuffled(
      inOrder.map((line) => band * boxSide + line),
      random,
    ),
  )
}

/** After so many visits to a cell a most constrained fill gives up. */
const VISITS_MOST = 200_000

/**
 * A whole grid that always goes on at the cell with the fewest numbers left, the first one in reading order, or at the
 * first cell with one or none. Its numbers are shuffled; a single one takes no draw. null when there is no grid, or
 * none within 200,000 visits, the dead ends and the finish included.
 */
export function fillTightest(layout: Layout, random: Random): number[] | null {
  const { size, groupsOf } = layout
  const all = 2 ** (size + 1) - 2
  const held = new Int32Array(layout.groups.length)
  const grid = new Array<number>(size * size).fill(0)
  let visits = 0
  const visit = (): boolean => {
    if (++visits > VISITS_MOST) return false
    const found = tightest(grid, groupsOf, held, all)
    if (found === null) return true
    const groups = groupsOf[found.cell] as readonly number[]
    const numbers = numbersOf(found.left)
    for (const number of numbers.length > 1 ? shuffled(numbers, random) : numbers) {
      for (const group of groups) held[group] = (held[group] as number) | (1 << number)
      grid[found.cell] = number
      if (visit()) return true
      for (const group of groups) held[group] = (held[group] as number) ^ (1 << number)
      grid[found.cell] = 0
      if (visits > VISITS_MOST) return false
    }
    return false
  }
  return visit() ? grid : null
}

function tightest(
  grid: readonly number[],
  groupsOf: Layout['groupsOf'],
  held: Int32Array,
  all: number,
): { cell: number; left: number } | null {
  let best: { cell: number; left: number } | null = null
  let least = 99
  for (let cell = 0; cell < grid.length; cell++) {
    if (grid[cell] !== 0) continue
    let left = all
    for (const group of groupsOf[cell] as readonly number[]) left &= ~(held[group] as number)
    const count = countBits(left)
    if (count >= least) continue
    best = { cell, left }
    least = count
    if (count < 2) break
  }
  return best
}
