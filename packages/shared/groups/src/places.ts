import type { Layout } from './layout.js'

/** So many cells stand in one word of bits. */
const WORD = 30

/**
 * The places that each number has left on a grid, as bits of words, one a cell in reading order: what is asked of all
 * cells at once is asked of a word of them. Depths count from 0 to the number of cells.
 */
export class Places {
  /** One number a cell; 0 for an open one. */
  readonly grid: Int8Array
  private readonly size: number
  private readonly words: number
  private readonly open: Int32Array
  /** The places of each number, the words of one after those of the other, from the number 1. */
  private readonly left: Int32Array
  /** The cells that do not see a cell, the words of one after those of the other. */
  private readonly unseen: Int32Array
  /** The places that a number had before it was put into a cell, by depth. */
  private readonly saved: Int32Array
  /** The places of all numbers as they were saved, by depth; empty until something is. */
  private kept = new Int32Array(0)

  constructor(layout: Layout) {
    const { size } = layout
    const cells = size * size
    const words = Math.ceil(cells / WORD)
    this.size = size
    this.words = words
    this.grid = new Int8Array(cells)
    this.open = Int32Array.from({ length: words }, (_unused, word) => 2 ** Math.min(WORD, cells - word * WORD) - 1)
    this.left = new Int32Array(size * words).fill(2 ** WORD - 1)
    this.unseen = unseenIn(layout, words)
    this.saved = new Int32Array(cells * words)
  }

  /** Puts a number into an open cell: it leaves the places of the cells that see it. */
  put(cell: number, number: number, depth: number): void {
    const { words, left, unseen, saved } = this
    this.grid[cell] = number
    this.turn(cell)
    for (let word = 0; word < words; word++) {
      const at = (number - 1) * words + word
      saved[depth * words + word] = left[at] as number
      left[at] = (left[at] as number) & (unseen[cell * words + word] as number)
    }
  }

  /** Takes out again what was put in last at a depth. */
  takeOut(cell: number, number: number, depth: number): void {
    const { words, left, saved } = this
    this.grid[cell] = 0
    this.turn(cell)
    for (let word = 0; word < words; word++) left[(number - 1) * words + word] = saved[depth * words + word] as number
  }

  /** Rules some numbers out of some cells, which are given as the words of {@link bitsOf}; bit v is the number v. */
  ruleOut(numbers: number, bits: Int32Array): void {
    const { words, left } = this
    for (let some = numbers; some !== 0; some &= some - 1) {
      const from = (30 - Math.clz32(some & -some)) * words
      for (let word = 0; word < words; word++)
        left[from + word] = (left[from + word] as number) & ~(bits[word] as number)
    }
  }

  /** Some cells as words of bits. */
  bitsOf(cells: readonly number[]): Int32Array {
    const bits = new Int32Array(this.words)
    for (const cell of cells) {
      const word = (cell / WORD) | 0
      bits[word] = (bits[word] as number) | (1 << (cell % WORD))
    }
    return bits
  }

  /** Keeps the places of all numbers for {@link restore} at the same depth, which counts from 0. */
  save(depth: number): void {
    const { left } = this
    if (this.kept.length === 0) this.kept = new Int32Array(left.length * (this.grid.length + 1))
    const from = depth * left.length
    for (let at = 0; at < left.length; at++) this.kept[from + at] = left[at] as number
  }

  /** Opens a cell again that a number was put into, with the places of all numbers as they were saved at a depth. */
  restore(cell: number, depth: number): void {
    const { left, kept } = this
    this.grid[cell] = 0
    this.turn(cell)
    const from = depth * left.length
    for (let at = 0; at < left.length; at++) left[at] = kept[from + at] as number
  }

  private turn(cell: number): void {
    const word = (cell / WORD) | 0
    this.open[word] = (this.open[word] as number) ^ (1 << (cell % WORD))
  }

  /** The first cell with one number left or none, else the first with the fewest; -1 when none is open. */
  tightest(): number {
    const { words, open, left } = this
    let pair = -1
    let any = -1
    for (let word = 0; word < words; word++) {
      const cells = open[word] as number
      if (cells === 0) continue
      let one = 0
      let two = 0
      let three = 0
      for (let at = word; at < left.length; at += words) {
        const places = left[at] as number
        three |= two & places
        two |= one & places
        one |= places
      }
      const few = cells & ~two
      if (few !== 0) return firstOf(word, few)
      const pairs = cells & ~three
      if (pair < 0 && pairs !== 0) pair = firstOf(word, pairs)
      if (any < 0) any = firstOf(word, cells)
    }
    return pair >= 0 || any < 0 ? pair : this.fewest(any)
  }

  /** The first cell with the fewest numbers left, from the first open one on. */
  private fewest(first: number): number {
    let best = -1
    let least = this.size + 1
    for (let cell = first; cell < this.grid.length; cell++) {
      if (this.grid[cell] !== 0) continue
      const count = this.writeLeft(cell, null, 0)
      if (count >= least) continue
      best = cell
      least = count
    }
    return best
  }

  /** Counts the numbers that a cell has left, and writes them, ascending, into a list from a place on. */
  writeLeft(cell: number, list: Int8Array | null, from: number): number {
    const { words, left, size } = this
    const word = (cell / WORD) | 0
    const bit = cell % WORD
    let count = 0
    for (let number = 1; number <= size; number++) {
      if ((((left[(number - 1) * words + word] as number) >> bit) & 1) === 0) continue
      if (list !== null) list[from + count] = number
      count++
    }
    return count
  }
}

/** The first cell of a word of which some bits are set. */
function firstOf(word: number, bits: number): number {
  return word * WORD + 31 - Math.clz32(bits & -bits)
}

const known = new WeakMap<Layout, Int32Array>()

/** The cells that do not see each cell, as words of bits; found once for a layout. */
function unseenIn(layout: Layout, words: number): Int32Array {
  const found = known.get(layout) ?? findUnseen(layout, words)
  known.set(layout, found)
  return found
}

function findUnseen({ peers }: Layout, words: number): Int32Array {
  const unseen = new Int32Array(peers.length * words).fill(-1)
  peers.forEach((list, cell) => {
    for (const peer of list) {
      const at = cell * words + Math.floor(peer / WORD)
      unseen[at] = (unseen[at] as number) & ~(1 << (peer % WORD))
    }
  })
  return unseen
}
