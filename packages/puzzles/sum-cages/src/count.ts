import { Places } from '@kazu/groups'
import { boxedLayout } from './board.js'

/** A cage while boards are made: its cells in reading order, and the numbers that they hold in the answer. */
export interface Cage {
  readonly cells: readonly number[]
  /** Bit v is the number v. */
  readonly numbers: number
  readonly sum: number
}

/** After so many visits to a cell a count gives up: what it has not proved by then is not taken for one answer. */
const VISITS_MOST = 4000

/** For each size the numbers that a cage leaves to a cell, once asked: see {@link allowed}. */
const tables = new Map<number, Int16Array>()

/** No sum of different numbers up to 9 is as great. */
const SUMS = 46
const CELLS = 10

/**
 * The numbers that a cell of a cage can hold, one of `open` that have `rest` to share, by the numbers that the cage
 * holds already: what is then left must be 0 when no other cell is open, and else lie between the least and the greatest
 * sum of so many numbers that are still to be had. Bit v is the number v. The original Kazu's cut: a weaker or a
 * stronger one makes other puzzles, by the visits that it costs.
 */
export function allowed(size: number, held: number, rest: number, open: number): number {
  const table = tables.get(size) ?? new Int16Array(2 ** size * SUMS * CELLS).fill(-1)
  tables.set(size, table)
  const at = ((held >> 1) * SUMS + rest) * CELLS + open
  const known = table[at] as number
  return known >= 0 ? known : (table[at] = findAllowed(size, held, rest, open))
}

function findAllowed(size: number, held: number, rest: number, open: number): number {
  let mask = 0
  for (let value = 1; value <= size; value++) {
    if (((held >> value) & 1) !== 0) continue
    const others = Array.from({ length: size }, (_unused, at) => at + 1).filter(
      (other) => other !== value && ((held >> other) & 1) === 0,
    )
    if (others.length < open - 1) continue
    const sumOf = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0)
    const least = sumOf(others.slice(0, open - 1))
    const most = sumOf(others.slice(others.length - (open - 1)))
    if (rest - value >= least && rest - value <= most) mask |= 1 << value
  }
  return mask
}

/** Counts the answers of cages on an empty board, whose cages of one cell are printed numbers. */
export class CageCount {
  private readonly places: Places
  private readonly all: number
  private readonly cageOf: Int32Array
  private readonly held: Int32Array
  private readonly rest: Int32Array
  private readonly open: Int32Array
  private readonly bits: readonly Int32Array[]
  private readonly orders: Int8Array
  private visits = 0
  private count = 0

  constructor(
    private readonly size: number,
    private readonly cages: readonly Cage[],
  ) {
    this.places = new Places(boxedLayout(size))
    this.all = 2 ** (size + 1) - 2
    this.cageOf = new Int32Array(size * size)
    this.held = new Int32Array(cages.length)
    this.rest = Int32Array.from(cages, ({ sum }) => sum)
    this.open = Int32Array.from(cages, ({ cells }) => cells.length)
    this.bits = cages.map(({ cells }) => this.places.bitsOf(cells))
    this.orders = new Int8Array(size * (size * size + 1))
    cages.forEach(({ cells }, cage) => {
      for (const cell of cells) this.cageOf[cell] = cage
    })
  }

  /**
   * Whether there is exactly one answer, found out within 4,000 visits, the dead ends and the finish included: always at
   * the first cell with one number left or none, else the first with the fewest, its numbers ascending.
   */
  isOne(): boolean {
    this.cages.forEach(({ cells, numbers, sum }, cage) => {
      this.places.ruleOut(this.all & ~allowed(this.size, 0, sum, cells.length), this.bits[cage] as Int32Array)
      if (cells.length === 1) this.places.put(cells[0] as number, 31 - Math.clz32(numbers), 0)
    })
    return this.visit(0) && this.count === 1
  }

  /** Searches on. False when the search is stopped, by a second answer or by the visits. */
  private visit(depth: number): boolean {
    if (++this.visits > VISITS_MOST) return false
    const { places, orders } = this
    const cell = places.tightest()
    if (cell < 0) return ++this.count < 2
    const from = depth * this.size
    const end = from + places.writeLeft(cell, orders, from)
    if (end === from) return true
    places.save(depth)
    for (let at = from; at < end; at++) {
      this.put(cell, orders[at] as number, depth)
      const goesOn = this.visit(depth + 1)
      this.takeOut(cell, orders[at] as number, depth)
      if (!goesOn) return false
    }
    return true
  }

  private put(cell: number, number: number, depth: number): void {
    const { places, held, rest, open, size } = this
    const cage = this.cageOf[cell] as number
    places.put(cell, number, depth)
    held[cage] = (held[cage] as number) | (1 << number)
    rest[cage] = (rest[cage] as number) - number
    open[cage] = (open[cage] as number) - 1
    if (open[cage] === 0) return
    const numbers = allowed(size, held[cage], rest[cage], open[cage])
    places.ruleOut(this.all & ~numbers, this.bits[cage] as Int32Array)
  }

  private takeOut(cell: number, number: number, depth: number): void {
    const { places, held, rest, open } = this
    const cage = this.cageOf[cell] as number
    places.restore(cell, depth)
    held[cage] = (held[cage] as number) & ~(1 << number)
    rest[cage] = (rest[cage] as number) + number
    open[cage] = (open[cage] as number) + 1
  }
}
