import { countBits } from '../bits.js'
import type { Group, Layout } from '../layout.js'

/** A number in a cell. */
export interface Candidate {
  readonly cell: number
  readonly value: number
}

/** One whole number for a number in a cell, by which it is kept in sets: {@link candidateOf} turns it back. */
export type CandidateKey = number

/** The key of a number in a cell. */
export function keyOf(cell: number, value: number): CandidateKey {
  return cell * 32 + value
}

/** The number in a cell that a key stands for. */
export function candidateOf(key: CandidateKey): Candidate {
  return { cell: key >> 5, value: key & 31 }
}

/** The numbers that each open cell may still hold, as a person writes them who looks at filled cells alone. */
export class Candidates {
  readonly layout: Layout
  /** What is filled, one number a cell, 0 for an open cell. */
  readonly values: Int32Array
  /** For each open cell the numbers left: bit v is the number v. 0 for a filled cell. */
  readonly masks: Int32Array
  /** For each group the numbers that stand in it. */
  readonly held: Int32Array

  /** `values` are what stands on the board, without a number twice in a group. */
  constructor(layout: Layout, values: readonly number[]) {
    const all = 2 ** (layout.size + 1) - 2
    this.layout = layout
    this.values = Int32Array.from(values)
    this.held = Int32Array.from(layout.groups, ({ cells }) =>
      cells.reduce((mask, cell) => mask | bitOf(values[cell] ?? 0), 0),
    )
    this.masks = Int32Array.from(values, (value, cell) => (value === 0 ? all & ~this.seen(cell) : 0))
  }

  /** The numbers that stand in the groups of a cell. */
  private seen(cell: number): number {
    return (this.layout.groupsOf[cell] as readonly number[]).reduce(
      (mask, group) => mask | (this.held[group] as number),
      0,
    )
  }

  /** The numbers left in a cell as a mask; 0 for a filled cell. */
  left(cell: number): number {
    return this.masks[cell] as number
  }

  /** The number that a cell holds, or those left in it, as a mask. */
  maskOf(cell: number): number {
    return (this.masks[cell] as number) || bitOf(this.values[cell] as number)
  }

  has(cell: number, value: number): boolean {
    return ((this.masks[cell] as number) & (1 << value)) !== 0
  }

  /** The open cells of a group that may hold a number. */
  places(group: Group, value: number): number[] {
    return group.cells.filter((cell) => this.has(cell, value))
  }

  /** The open cells of a group with no fewer and no more numbers left. */
  openCells(group: Group, least = 1, most = 32): number[] {
    return group.cells.filter((cell) => {
      const count = countBits(this.masks[cell] as number)
      return count >= least && count <= most
    })
  }

  remove(cell: number, value: number): void {
    this.masks[cell] = (this.masks[cell] as number) & ~(1 << value)
  }

  /** Fills a cell: the number leaves the cells that see it. */
  place(cell: number, value: number): void {
    this.values[cell] = value
    this.masks[cell] = 0
    for (const group of this.layout.groupsOf[cell] as readonly number[])
      this.held[group] = (this.held[group] as number) | (1 << value)
    for (const peer of this.layout.peers[cell] as readonly number[]) this.remove(peer, value)
  }
}

function bitOf(value: number): number {
  return value === 0 ? 0 : 1 << value
}
