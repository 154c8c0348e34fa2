import { cellCount, neighbours } from '@kazu/grid'
import type { Size } from '@kazu/grid'

/*
 * What single rules give from the printed numbers, and what suppositions give beyond, on plain arrays: making a board
 * asks it thousands of times, and nearly every published board is proved by it before a search begins. It says the same
 * as the solver's propagation over the rules as constraints, and a test holds the two against each other.
 */

/** What a cell is known to be: nothing yet, a light, or no light. */
const OPEN = 0
const HELD = 1
const FREE = -1

/** The deductions on one set of walls, under numbers that may be shown or hidden. */
export class Deducer {
  /** 1 a light, -1 no light, 0 open; walls are -1. */
  readonly state: Int8Array
  private readonly width: number
  private readonly whites: number[] = []
  private readonly wallsBeside: number[][]
  private readonly whitesBeside: number[][]
  /** The first and the last cell of each white cell's run along its row, and along its column. */
  private readonly left: Int32Array
  private readonly right: Int32Array
  private readonly up: Int32Array
  private readonly down: Int32Array
  /** How many cells light each white cell, itself included. */
  private readonly reach: Int32Array
  /** For each wall its number, or -1. */
  private readonly number: Int8Array
  /** For each cell how many lights shine on it, and how many places may still light it. */
  private readonly shine: Uint8Array
  private readonly places: Uint16Array
  /** For each wall how many lights and how many open cells are beside it. */
  private readonly held: Uint8Array
  private readonly room: Uint8Array
  private readonly trail: Int32Array
  /** Steps of work so far: cells looked at. */
  work = 0
  private trailLength = 0
  private head = 0
  private decided = 0
  private agreed = true
  /** For each cell how many lights were forced one after the other until it was known; of the cell at hand; the most. */
  private readonly depth: Int32Array
  private depthNow = 0
  private depthMost = Infinity

  /** `walls` tells for each cell whether it is a wall. */
  constructor(
    private readonly size: Size,
    walls: ArrayLike<number>,
  ) {
    const count = cellCount(size)
    this.width = size.width
    const numbers = (): Int32Array => new Int32Array(count)
    this.left = numbers()
    this.right = numbers()
    this.up = numbers()
    this.down = numbers()
    this.reach = numbers()
    this.trail = numbers()
    this.depth = numbers()
    this.state = new Int8Array(count)
    this.number = new Int8Array(count).fill(-1)
    this.shine = new Uint8Array(count)
    this.places = new Uint16Array(count)
    this.held = new Uint8Array(count)
    this.room = new Uint8Array(count)
    this.wallsBeside = Array.from({ length: count }, () => [])
    this.whitesBeside = Array.from({ length: count }, () => [])
    for (let cell = 0; cell < count; cell++) if (walls[cell] === 0) this.whites.push(cell)
    this.findRuns(walls)
    this.findReach()
    this.findNeighbours(walls)
  }

  private findRuns(walls: ArrayLike<number>): void {
    const { left, right, up, down, width, whites } = this
    const joins = (cell: number, other: number, sameRow: boolean): boolean =>
      other >= 0 && walls[other] === 0 && (!sameRow || Math.floor(cell / width) === Math.floor(other / width))
    for (const cell of whites) {
      left[cell] = joins(cell, cell - 1, true) ? (left[cell - 1] as number) : cell
      up[cell] = joins(cell, cell - width, false) ? (up[cell - width] as number) : cell
    }
    for (let at = whites.length - 1; at >= 0; at--) {
      const cell = whites[at] as number
      right[cell] = joins(cell, cell + 1, true) ? (right[cell + 1] as number) : cell
      down[cell] = joins(cell, cell + width, false) ? (down[cell + width] as number) : cell
    }
  }

  private findReach(): void {
    for (const cell of this.whites) {
      const along = (this.right[cell] as number) - (this.left[cell] as number)
      const across = ((this.down[cell] as number) - (this.up[cell] as number)) / this.width
      this.reach[cell] = 1 + along + across
    }
  }

  private findNeighbours(walls: ArrayLike<number>): void {
    for (let wall = 0; wall < walls.length; wall++) {
      if (walls[wall] === 0) continue
      for (const cell of neighbours(this.size, wall)) {
        if (walls[cell] !== 0) continue
        ;(this.whitesBeside[wall] as number[]).push(cell)
        ;(this.wallsBeside[cell] as number[]).push(wall)
      }
    }
  }

  /** Forgets everything and begins with these numbers, -1 for a wall that shows none. false on a contradiction. */
  begin(numbers: ArrayLike<number>): boolean {
    const { state, places, whites } = this
    this.number.set(numbers)
    this.trailLength = 0
    this.head = 0
    this.agreed = true
    this.decided = 0
    this.depthNow = 0
    this.depthMost = Infinity
    state.fill(FREE)
    this.shine.fill(0)
    this.held.fill(0)
    for (const cell of whites) {
      state[cell] = OPEN
      places[cell] = this.reach[cell] as number
    }
    this.whitesBeside.forEach((cells, wall) => (this.room[wall] = cells.length))
    for (const cell of whites) if (places[cell] === 1) this.set(cell, HELD)
    this.whitesBeside.forEach((_, wall) => {
      this.lookAtWall(wall)
    })
    return this.propagate()
  }

  /** Whether the rules cannot all be kept. */
  get contradictory(): boolean {
    return !this.agreed
  }

  /** The cells that are known to hold a light. */
  get lights(): number[] {
    return this.whites.filter((cell) => this.state[cell] === HELD)
  }

  /** Whether every cell is known. */
  get finished(): boolean {
    return this.agreed && this.decided === this.whites.length
  }

  /** The cells of which nothing is known. */
  get open(): number[] {
    return this.whites.filter((cell) => this.state[cell] === OPEN)
  }

  private set(cell: number, value: number): void {
    const now = this.state[cell] as number
    if (now === value) return
    if (now !== OPEN) {
      this.agreed = false
      return
    }
    const depth = this.depthNow + (value === HELD ? 1 : 0)
    if (depth > this.depthMost) return
    this.depth[cell] = depth
    this.state[cell] = value
    this.decided++
    this.trail[this.trailLength++] = cell
  }

  private propagate(): boolean {
    while (this.agreed && this.head < this.trailLength) {
      const cell = this.trail[this.head++] as number
      this.depthNow = this.depth[cell] as number
      this.work += this.reach[cell] as number
      if (this.state[cell] === HELD) this.shineFrom(cell)
      else this.withoutLight(cell)
    }
    return this.agreed
  }

  private shineFrom(cell: number): void {
    const { shine, width } = this
    for (let other = this.left[cell] as number; other <= (this.right[cell] as number); other++) {
      shine[other] = (shine[other] as number) + 1
      if (other !== cell) this.set(other, FREE)
    }
    for (let other = this.up[cell] as number; other <= (this.down[cell] as number); other += width) {
      if (other === cell) continue
      shine[other] = (shine[other] as number) + 1
      this.set(other, FREE)
    }
    for (const wall of this.wallsBeside[cell] as number[]) {
      this.held[wall] = (this.held[wall] as number) + 1
      this.room[wall] = (this.room[wall] as number) - 1
      this.lookAtWall(wall)
    }
  }

  private withoutLight(cell: number): void {
    const { width } = this
    for (let other = this.left[cell] as number; other <= (this.right[cell] as number); other++) this.losePlace(other)
    for (let other = this.up[cell] as number; other <= (this.down[cell] as number); other += width) {
      if (other !== cell) this.losePlace(other)
    }
    for (const wall of this.wallsBeside[cell] as number[]) {
      this.room[wall] = (this.room[wall] as number) - 1
      this.lookAtWall(wall)
    }
  }

  private losePlace(cell: number): void {
    const left = (this.places[cell] as number) - 1
    this.places[cell] = left
    if (left > 1 || this.shine[cell] !== 0) return
    const last = left === 0 ? -1 : this.lastPlace(cell)
    if (last === -1) this.agreed = false
    else this.set(last, HELD)
  }

  /** The one place left that can light a cell; -1 when that was ruled out too, which is still to be told. */
  private lastPlace(cell: number): number {
    for (let other = this.left[cell] as number; other <= (this.right[cell] as number); other++) {
      if (this.state[other] !== FREE) return other
    }
    for (let other = this.up[cell] as number; other <= (this.down[cell] as number); other += this.width) {
      if (this.state[other] !== FREE) return other
    }
    return -1
  }

  private lookAtWall(wall: number): void {
    const number = this.number[wall] as number
    if (number < 0) return
    const lights = this.held[wall] as number
    const room = this.room[wall] as number
    if (lights > number || lights + room < number) this.agreed = false
    else if (room > 0 && (lights === number || lights + room === number)) {
      const value = lights === number ? FREE : HELD
      for (const cell of this.whitesBeside[wall] as number[]) if (this.state[cell] === OPEN) this.set(cell, value)
    }
  }

  private back(length: number): void {
    while (this.trailLength > length) {
      const cell = this.trail[--this.trailLength] as number
      if (this.trailLength < this.head) this.unsay(cell)
      this.state[cell] = OPEN
      this.decided--
    }
    this.head = Math.min(this.head, length)
    this.agreed = true
  }

  private unsay(cell: number): void {
    const held = this.state[cell] === HELD
    const counts = held ? this.shine : this.places
    const by = held ? -1 : 1
    for (let other = this.left[cell] as number; other <= (this.right[cell] as number); other++) {
      counts[other] = (counts[other] as number) + by
    }
    for (let other = this.up[cell] as number; other <= (this.down[cell] as number); other += this.width) {
      if (other !== cell) counts[other] = (counts[other] as number) + by
    }
    for (const wall of this.wallsBeside[cell] as number[]) {
      this.room[wall] = (this.room[wall] as number) + 1
      if (held) this.held[wall] = (this.held[wall] as number) - 1
    }
  }

  /** Whether supposing a value leads single rules to a contradiction before too many lights were forced in turn. */
  private refutes(cell: number, value: number, most: number): boolean {
    const length = this.trailLength
    this.depthNow = 0
    this.depthMost = most + (value === HELD ? 1 : 0)
    this.set(cell, value)
    const refuted = !this.propagate()
    this.depthMost = Infinity
    this.back(length)
    return refuted
  }

  /**
   * Goes on from what is known by refuting suppositions, until nothing more is won. `most` is how many lights may be
   * forced in turn before the contradiction: with 0 only what one supposed light itself leaves dark, or a wall without
   * its number. Stops when `work` has passed a bound. Gives whether every cell is known.
   */
  climb(most: number, workMost: number = Infinity): boolean {
    for (let won = true; won && this.agreed && !this.finished;) {
      won = false
      for (const cell of this.whites) {
        if (this.work > workMost) return this.finished
        if (this.state[cell] !== OPEN) continue
        const value = this.refuted(cell, most)
        if (value === OPEN) continue
        won = true
        this.set(cell, -value)
        if (!this.propagate()) return false
      }
    }
    return this.finished
  }

  /** A value of an open cell that is refuted; 0 for none. */
  private refuted(cell: number, most: number): number {
    if (this.refutes(cell, HELD, most)) return HELD
    return most > 0 && this.refutes(cell, FREE, most) ? FREE : OPEN
  }
}
