import { Candidates } from '@kazu/groups'
import { UNITS } from './grid.js'
import { NEIGHBOURS, type Walked } from './walks.js'

/*
 * Walks that could still spell a word on an unfinished board: each cell holds its letter or could take it by rows,
 * columns and boxes, and the walk itself puts no letter twice into one of these.
 */

/** Cells looked at before a look for one spelling counts as found: no step is ever claimed on a look that was stopped. */
const LOOK_MOST = 20_000

/** What stands on a board, and what could. Empty cells are 0. */
export class Spelling {
  readonly candidates: Candidates
  private readonly values: readonly number[]
  private looked = 0

  constructor(values: readonly number[]) {
    this.values = values
    this.candidates = new Candidates(UNITS, values)
  }

  /** Whether a cell holds a letter or could take it by rows, columns and boxes. */
  fits(cell: number, value: number): boolean {
    return this.values[cell] === value || this.candidates.has(cell, value)
  }

  /** The cells beside a walk's end that the next letter fits, by rows, columns and boxes alone. */
  open(word: Walked, path: readonly number[]): number[] {
    const value = word.values[path.length] as number
    return (NEIGHBOURS[path[path.length - 1] as number] as readonly number[]).filter((cell) => this.fits(cell, value))
  }

  /** The cells beside a walk's end from which the word can be spelled to its end. */
  next(word: Walked, path: readonly number[]): number[] {
    return this.open(word, path).filter((cell) => this.ends(word, [...path, cell]))
  }

  /** Every walk that could spell the word, up to so many. */
  all(word: Walked, most: number): number[][] {
    const found: number[][] = []
    this.walk(word, [word.start], (path) => {
      found.push([...path])
      return found.length >= most
    })
    return found
  }

  /** Whether a walk that begins so can spell the word. */
  ends(word: Walked, path: readonly number[]): boolean {
    this.looked = 0
    return this.walk(word, [...path], () => true)
  }

  /** Goes on with a walk, whose last cell is not looked at yet, in every way. Whether `found` said that it is enough. */
  private walk(word: Walked, path: number[], found: (path: readonly number[]) => boolean): boolean {
    if (!this.takes(word, path)) return false
    if (path.length === word.values.length) return found(path)
    if (this.looked++ > LOOK_MOST) return true
    for (const cell of NEIGHBOURS[path[path.length - 1] as number] as readonly number[]) {
      path.push(cell)
      const enough = this.walk(word, path, found)
      path.pop()
      if (enough) return true
    }
    return false
  }

  private takes({ values }: Walked, path: readonly number[]): boolean {
    const last = path.length - 1
    const cell = path[last] as number
    const value = values[last] as number
    if (!this.fits(cell, value)) return false
    const peers = UNITS.peers[cell] as readonly number[]
    for (let at = 0; at < last; at++) {
      const before = path[at] as number
      const same = values[at] === value
      if (before === cell ? !same : same && peers.includes(before)) return false
    }
    return true
  }
}
