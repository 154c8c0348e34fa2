import { randomBelow, shuffled, skipDraws, type Random } from '@kazu/random'
import type { Layout } from './layout.js'
import { Places } from './places.js'

/*
 * Whole grids out of a stream of chance. What each of these makes is for ever: the draws, and their order, are those of
 * the original Kazu, so that its seeds make the same puzzles.
 */

/** A grid that is being filled: a cell at a time, with what its groups hold. */
class Filling {
  readonly size: number
  readonly grid: Int8Array
  /** What each group holds: bit v is the number v. */
  private readonly held: Int32Array
  /** The groups of each cell, one cell after the other, and where those of a cell begin. */
  private readonly groups: Int32Array
  private readonly start: Int32Array

  constructor({ size, groups, groupsOf }: Layout) {
    this.size = size
    this.grid = new Int8Array(size * size)
    this.held = new Int32Array(groups.length)
    this.groups = Int32Array.from(groupsOf.flat())
    this.start = new Int32Array(size * size + 1)
    groupsOf.forEach((around, cell) => (this.start[cell + 1] = (this.start[cell] as number) + around.length))
  }

  /** The numbers that the groups of a cell hold. */
  seen(cell: number): number {
    const { held, groups, start } = this
    const end = start[cell + 1] as number
    let seen = 0
    for (let at = start[cell] as number; at < end; at++) seen |= held[groups[at] as number] as number
    return seen
  }

  /** Puts a number into a cell, or takes the one that stands there out again. */
  turn(cell: number, number: number): void {
    const { held, groups, start } = this
    const end = start[cell + 1] as number
    for (let at = start[cell] as number; at < end; at++) {
      const group = groups[at] as number
      held[group] = (held[group] as number) ^ (1 << number)
    }
    this.grid[cell] = this.grid[cell] === 0 ? number : 0
  }
}

/** Puts some numbers of a list, from a place on, into a random order, as `shuffled` of `@kazu/random` draws it. */
function shuffleFrom(list: Int8Array, from: number, count: number, random: Random): void {
  for (let last = count - 1; last > 0; last--) {
    const other = from + randomBelow(last + 1, random)
    const held = list[from + last] as number
    list[from + last] = list[other] as number
    list[other] = held
  }
}

/**
 * A whole grid by going back and forth in reading order: on each visit to a cell the numbers 1 to `size` are shuffled
 * and tried in that order. null when the layout has no grid.
 */
export function fillInOrder(layout: Layout, random: Random): number[] | null {
  const filling = new Filling(layout)
  const { size, grid } = filling
  const all = 2 ** (size + 1) - 2
  // The numbers of each visit on the way, so that nothing is allocated.
  const orders = new Int8Array(size * grid.length)
  const visit = (first: number): boolean => {
    // Where one number fits, or none, the order of the numbers does not matter, but its draws do.
    let cell = first
    let left = 0
    for (; cell < grid.length; cell++) {
      left = all & ~filling.seen(cell)
      if ((left & (left - 1)) !== 0) break
      skipDraws(random, size - 1)
      if (left === 0) break
      filling.turn(cell, 31 - Math.clz32(left))
    }
    if (cell === grid.length || (left !== 0 && branch(cell, left))) return true
    while (--cell >= first) filling.turn(cell, grid[cell] as number)
    return false
  }
  const branch = (cell: number, left: number): boolean => {
    const from = cell * size
    for (let number = 1; number <= size; number++) orders[from + number - 1] = number
    shuffleFrom(orders, from, size, random)
    for (let at = from; at < from + size; at++) {
      const number = orders[at] as number
      if (((left >> number) & 1) === 0) continue
      filling.turn(cell, number)
      if (visit(cell + 1)) return true
      filling.turn(cell, number)
    }
    return false
  }
  return visit(0) ? Array.from(grid) : null
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
  const { size } = layout
  const places = new Places(layout)
  const orders = new Int8Array(size * (size * size + 1))
  let visits = 0
  const visit = (depth: number): boolean => {
    if (++visits > VISITS_MOST) return false
    const cell = places.tightest()
    if (cell < 0) return true
    const from = depth * size
    const count = places.writeLeft(cell, orders, from)
    shuffleFrom(orders, from, count, random)
    for (let at = from; at < from + count; at++) {
      places.put(cell, orders[at] as number, depth)
      if (visit(depth + 1)) return true
      places.takeOut(cell, orders[at] as number, depth)
      if (visits > VISITS_MOST) return false
    }
    return false
  }
  return visit(0) ? Array.from(places.grid) : null
}
