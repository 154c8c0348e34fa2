import type { Literal } from './literal.js'

/** The numbers that stand before the literals of a clause: how many they are, its origin, and how many levels it joined. */
export const HEADER = 3

/** Clauses one after the other in one array. A clause is the place where it begins, which is never 0. */
export class ClauseStore {
  /** For each clause its header, then its literals; the watched ones first. */
  data: Int32Array = new Int32Array(4096)
  private length = 1

  /** Adds a clause; gives its place. `origin` is the number of the constraint that states it, -1 for a learned one. */
  add(literals: readonly Literal[], origin: number): number {
    const needed = this.length + literals.length + HEADER
    if (needed > this.data.length) {
      const grown = new Int32Array(Math.max(needed, this.data.length * 2))
      grown.set(this.data)
      this.data = grown
    }
    const clause = this.length
    this.data[clause] = literals.length
    this.data[clause + 1] = origin
    this.data[clause + 2] = 0
    this.data.set(literals, clause + HEADER)
    this.length = needed
    return clause
  }

  /** Moves the clauses that are kept together, so that the others leave no room behind. Gives the new place of each. */
  keepOnly(kept: readonly number[]): ReadonlyMap<number, number> {
    const old = this.data
    const moved = new Map<number, number>()
    this.data = new Int32Array(old.length)
    this.length = 1
    for (const clause of kept) {
      const length = (old[clause] as number) + HEADER
      this.data.set(old.subarray(clause, clause + length), this.length)
      moved.set(clause, this.length)
      this.length += length
    }
    return moved
  }
}
