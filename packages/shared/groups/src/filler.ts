import { countBits } from './bits.js'
import type { Layout } from './layout.js'
import { prunersOf, type Pruner } from './pruner.js'
import { tablesOf, type Tables } from './tables.js'

/** A queued cell and number are one integer: the cell shifted by this, and the number from 0. */
const SHIFT = 5
const NUMBER = 31

/** Stands for the places of a number that its group holds: two bits above every place, so that it never looks single. */
const HELD = 0x60000000
const PLACES = 0x1fffffff

/**
 * A board that fills itself by singles: a cell that has one number left, and a number that has one place left in a
 * group of as many cells as numbers; and by what conditions rule out. Nothing is allocated after it was made, so that searches are fast; one filler is
 * used for board after board of its layout.
 *
 * All that changes stands in one typed array, so that a branch is saved and brought back by one copy: for each cell
 * the mask of the numbers left (0 when it is filled), for each number of each full group the mask of the places left,
 * and how many cells are open.
 */
export class Filler {
  readonly layout: Layout
  /** Cells filled since the last {@link load}: the steps of work by which searches are bounded. */
  work = 0
  private readonly cells: number
  private readonly tables: Tables
  private readonly values: Int32Array
  private readonly queue: Int32Array
  private readonly width: number
  private readonly pruners: readonly Pruner[]
  private state: Int32Array
  private tail = 0

  constructor(layout: Layout) {
    this.layout = layout
    this.cells = layout.size * layout.size
    this.tables = tablesOf(layout)
    this.width = this.tables.start.length
    this.values = new Int32Array(this.cells)
    // Each cell and each number of a group becomes single once, beside the numbers that a board brings.
    this.queue = new Int32Array(this.cells + this.width)
    this.pruners = prunersOf(layout)
    this.state = new Int32Array(this.width * 8)
  }

  /** How many cells are open. */
  get open(): number {
    return this.state[this.width - 1] as number
  }

  /**
   * Puts a condition of the layout to sleep, so that boards are filled as if it were not there, or wakes it. For the
   * next board that is loaded.
   */
  sleep(condition: number, asleep: boolean): void {
    const pruner = this.pruners[condition]
    if (pruner === undefined) return
    pruner.asleep = asleep
    pruner.quiet.fill(0)
  }

  /** Begins with a board, one number a cell and 0 for an open one, and fills it. False at a contradiction. */
  load(board: readonly number[]): boolean {
    this.state.set(this.tables.start, 0)
    this.work = 0
    this.tail = 0
    for (let cell = 0; cell < this.cells; cell++) {
      const value = board[cell] as number
      if (value !== 0) this.queue[this.tail++] = (cell << SHIFT) | (value - 1)
    }
    return this.fill()
  }

  /** Puts a number into a cell and fills what follows. False at a contradiction. */
  put(cell: number, value: number): boolean {
    this.queue[0] = (cell << SHIFT) | (value - 1)
    this.tail = 1
    return this.fill()
  }

  /** Rules a number out of a cell and fills what follows. False at a contradiction. */
  exclude(cell: number, value: number): boolean {
    const mask = this.state[cell] as number
    if (mask === 0) return this.values[cell] !== value - 1
    this.tail = 0
    return (mask & (1 << (value - 1))) === 0 || (this.remove(cell, value - 1) && this.fill())
  }

  /** The board with all that is filled, once no cell is open. */
  answer(): number[] {
    return Array.from(this.values, (value) => value + 1)
  }

  /** Keeps the board as it stands for {@link restore} at the same depth, which counts from 0. */
  save(depth: number): void {
    const at = (depth + 1) * this.width
    if (at + this.width > this.state.length) {
      const larger = new Int32Array(2 * (at + this.width))
      larger.set(this.state)
      this.state = larger
    }
    this.state.copyWithin(at, 0, this.width)
  }

  /** Brings back what was saved at a depth. */
  restore(depth: number): void {
    const at = (depth + 1) * this.width
    this.state.copyWithin(0, at, at + this.width)
  }

  /** The first open cell with the fewest numbers left. There must be one. */
  tightestCell(): number {
    let best = -1
    let least = 32
    for (let cell = 0; cell < this.cells; cell++) {
      const mask = this.state[cell] as number
      const count = mask === 0 ? 32 : countBits(mask)
      if (count < least) {
        least = count
        best = cell
      }
      if (count === 2) break
    }
    return best
  }

  /** The numbers left in an open cell as a mask: bit v - 1 is the number v. */
  left(cell: number): number {
    return this.state[cell] as number
  }

  /**
   * Where to branch: a cell with two numbers left, else a number with two places left, else the least of all. Gives an
   * index for {@link ways} and {@link way}.
   */
  branch(): number {
    let best = -1
    let least = 32
    for (let at = 0; at < this.width - 1; at++) {
      const mask = this.state[at] as number
      if (mask === 0 || mask > PLACES) continue
      const rest = mask & (mask - 1)
      if ((rest & (rest - 1)) === 0) return at
      const count = countBits(mask)
      if (count < least) {
        least = count
        best = at
      }
    }
    return best
  }

  /** The ways that a branch may go, as a mask. */
  ways(branch: number): number {
    return this.state[branch] as number
  }

  /** Goes one way of a branch, given by its bit, and fills what follows. False at a contradiction. */
  take(branch: number, bit: number): boolean {
    const at = 31 - Math.clz32(bit)
    if (branch < this.cells) return this.put(branch, at + 1)
    const number = (branch - this.cells) % this.layout.size
    return this.put(this.tables.cellAt[branch - number + at] as number, number + 1)
  }

  private fill(): boolean {
    if (!this.fillSingles()) return false
    if (this.pruners.length === 0) return true
    for (;;) {
      this.tail = 0
      const ruledOut = this.prune()
      if (ruledOut === null || !this.fillSingles()) return false
      if (!ruledOut) return true
    }
  }

  /** Lets every condition rule out what it can. Whether one did; null at a contradiction. */
  private prune(): boolean | null {
    let ruledOut = false
    for (const { condition, left, quiet, asleep } of this.pruners) {
      if (asleep) continue
      const { cells, prune } = condition
      if (!this.gather(cells, left, quiet)) continue
      if (!prune(left)) return null
      let took = false
      for (let at = 0; at < cells.length; at++) {
        const out = this.maskOf(cells[at] as number) & ~(left[at] as number)
        if (out === 0) continue
        took = true
        if (!this.removeAll(cells[at] as number, out)) return null
      }
      // What was ruled out may lead to more: only a condition that took nothing rests.
      if (took) {
        quiet[0] = 0
        ruledOut = true
      } else {
        quiet.set(left)
      }
    }
    return ruledOut
  }

  /** Writes what is left in some cells. Whether it is anything but what is remembered. */
  private gather(cells: readonly number[], left: Int32Array, remembered: Int32Array): boolean {
    let changed = false
    for (let at = 0; at < cells.length; at++) {
      const mask = this.maskOf(cells[at] as number)
      left[at] = mask
      if (remembered[at] !== mask) changed = true
    }
    return changed
  }

  /** The numbers that a cell holds or may hold: bit v is the number v. */
  private maskOf(cell: number): number {
    const mask = this.state[cell] as number
    return mask === 0 ? 2 << (this.values[cell] as number) : mask << 1
  }

  private removeAll(cell: number, numbers: number): boolean {
    for (let left = numbers >>> 1; left !== 0; left &= left - 1) {
      if (!this.remove(cell, 31 - Math.clz32(left & -left))) return false
    }
    return true
  }

  private fillSingles(): boolean {
    const { queue } = this
    for (let head = 0; head < this.tail; head++) {
      const item = queue[head] as number
      const cell = item >> SHIFT
      const value = item & NUMBER
      const mask = this.state[cell] as number
      if (mask === 0) {
        if (this.values[cell] !== value) return false
      } else if (((mask >> value) & 1) === 0 || !this.settle(cell, value, mask)) {
        return false
      }
    }
    return true
  }

  /** Fills an open cell: the other numbers leave it, and its number leaves the peers. */
  private settle(cell: number, value: number, mask: number): boolean {
    const { groupStart, base, slot, cellAt, farStart, far } = this.tables
    const { state, queue } = this
    let tail = this.tail
    this.work++
    this.values[cell] = value
    state[cell] = 0
    ;(state[this.width - 1] as number)--
    const first = groupStart[cell] as number
    const end = groupStart[cell + 1] as number
    for (let others = mask ^ (1 << value); others !== 0; others &= others - 1) {
      const other = 31 - Math.clz32(others & -others)
      for (let k = first; k < end; k++) {
        const at = base[k] as number
        const places = (state[at + other] as number) & ~(slot[k] as number)
        state[at + other] = places
        if ((places & (places - 1)) !== 0) continue
        if (places === 0) return false
        queue[tail++] = ((cellAt[at + 31 - Math.clz32(places)] as number) << SHIFT) | other
      }
    }
    this.tail = tail
    for (let k = first; k < end; k++) {
      const at = base[k] as number
      let places = (state[at + value] as number) & ~(slot[k] as number) & PLACES
      state[at + value] = HELD
      for (; places !== 0; places &= places - 1) {
        if (!this.remove(cellAt[at + 31 - Math.clz32(places & -places)] as number, value)) return false
      }
    }
    const stop = farStart[cell + 1] as number
    for (let k = farStart[cell] as number; k < stop; k++) {
      const peer = far[k] as number
      if ((((state[peer] as number) >> value) & 1) !== 0 && !this.remove(peer, value)) return false
    }
    return true
  }

  /** Takes a number out of an open cell that has it. False when nothing, or no place, is left. */
  private remove(cell: number, value: number): boolean {
    const { groupStart, base, slot, cellAt } = this.tables
    const { state, queue } = this
    const left = (state[cell] as number) ^ (1 << value)
    state[cell] = left
    if ((left & (left - 1)) === 0) {
      if (left === 0) return false
      queue[this.tail++] = (cell << SHIFT) | (31 - Math.clz32(left))
    }
    const end = groupStart[cell + 1] as number
    for (let k = groupStart[cell] as number; k < end; k++) {
      const at = base[k] as number
      const places = (state[at + value] as number) & ~(slot[k] as number)
      state[at + value] = places
      if ((places & (places - 1)) !== 0) continue
      if (places === 0) return false
      queue[this.tail++] = ((cellAt[at + 31 - Math.clz32(places)] as number) << SHIFT) | value
    }
    return true
  }
}
