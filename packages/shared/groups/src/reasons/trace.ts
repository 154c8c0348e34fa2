import { countBits, numbersOf } from '../bits.js'
import { isFull, type Condition, type Layout } from '../layout.js'
import { candidateOf, keyOf, type Candidate, type CandidateKey, type Candidates } from './candidates.js'
import { conditionGround, neededOut } from './conditions.js'
import type { Chain, ChainStep, Ground } from './deduction.js'

/** A chain that refutes a supposition, and what it rests on. */
export interface Refutation {
  readonly chain: Chain
  /** Numbers that were ruled out of their cells before the supposition and that the chain needs. */
  readonly rests: readonly CandidateKey[]
}

/** A number put into a cell: `group` is where it has its one place, null where it is the cell's one number. */
interface Put extends Candidate {
  readonly group: number | null
}

/** Numbers ruled out by a condition, and what was left in its cells before. */
interface Cut {
  readonly condition: number
  readonly left: Int32Array
}

type Step = Put | Cut

/** Where a trace ends: a cell without a number, a number without a place in a group, or a condition that is broken. */
type End = { readonly cell: number } | { readonly group: number; readonly value: number } | Cut

/**
 * Follows a supposition wave by wave: all singles that stand are filled together, then the conditions round them rule
 * out what they can, then those that follow from them, so that a contradiction is met after the fewest waves. One trace
 * serves for supposition after supposition.
 */
export class Trace {
  /** Numbers put into cells, and conditions asked, since the trace was made: the steps of work by which a look for chains is bounded. */
  work = 0
  private readonly layout: Layout
  private readonly full: readonly boolean[]
  private readonly masks: Int32Array
  private readonly filled: Uint8Array
  /** The step that ruled a number out of a cell, by key; -1 where it was out before. */
  private readonly cause: Int32Array
  private base: Candidates
  private steps: Step[] = []
  private next: Put[] = []
  /** The conditions round cells in which a number was ruled out. */
  private touched = new Set<number>()
  private end: End | null = null

  constructor(board: Candidates) {
    this.layout = board.layout
    this.base = board
    this.full = board.layout.groups.map((group) => isFull(board.layout, group))
    this.masks = new Int32Array(board.masks.length)
    this.filled = new Uint8Array(board.masks.length)
    this.cause = new Int32Array(board.masks.length * 32)
  }

  /**
   * Supposes a number in a cell of a board and follows it for so many waves. The chain when that breaks a rule;
   * `open` when there are waves to come; `quiet` when nothing follows any more.
   */
  follow(board: Candidates, suppose: Candidate, waves: number): Refutation | 'open' | 'quiet' {
    this.base = board
    this.masks.set(board.masks)
    this.filled.fill(0)
    this.cause.fill(-1)
    this.steps = []
    this.next = [{ ...suppose, group: null }]
    this.touched.clear()
    this.end = null
    for (let wave = 0; wave <= waves && this.isOpen(); wave++) {
      const now = this.next
      this.next = []
      for (const step of now) {
        if (!this.put(step)) return this.refutation(suppose)
      }
      if (!this.cutAll()) return this.refutation(suppose)
    }
    return this.isOpen() ? 'open' : 'quiet'
  }

  private isOpen(): boolean {
    return this.next.length > 0 || this.touched.size > 0
  }

  /** Puts a number into a cell. False when the trace has met its end. */
  private put(step: Put): boolean {
    const { cell, value } = step
    if (this.filled[cell] === 1) return true
    const at = this.steps.push(step) - 1
    this.work++
    this.filled[cell] = 1
    const others = (this.masks[cell] as number) & ~(1 << value)
    this.masks[cell] = 1 << value
    this.touch(cell)
    for (const other of numbersOf(others)) {
      this.cause[keyOf(cell, other)] = at
      if (!this.checkPlaces(cell, other)) return false
    }
    for (const peer of this.layout.peers[cell] as readonly number[]) {
      if (((this.masks[peer] as number) & (1 << value)) !== 0 && !this.remove(peer, value, at)) return false
    }
    return true
  }

  private touch(cell: number): void {
    for (const index of this.layout.conditionsOf[cell] as readonly number[]) this.touched.add(index)
  }

  private remove(cell: number, value: number, cause: number): boolean {
    const left = (this.masks[cell] as number) & ~(1 << value)
    this.masks[cell] = left
    this.cause[keyOf(cell, value)] = cause
    this.touch(cell)
    if (left === 0) {
      this.end = { cell }
      return false
    }
    if ((left & (left - 1)) === 0) this.next.push({ cell, value: 31 - Math.clz32(left), group: null })
    return this.checkPlaces(cell, value)
  }

  /** Lets the conditions that were touched rule out what they can. False when the trace has met its end. */
  private cutAll(): boolean {
    const now = [...this.touched]
    this.touched.clear()
    return now.every((index) => this.cut(index))
  }

  private cut(index: number): boolean {
    const { cells, prune } = this.layout.conditions[index] as Condition
    const left = Int32Array.from(cells, (cell) => (this.masks[cell] as number) || this.base.maskOf(cell))
    const pruned = Int32Array.from(left)
    this.work++
    if (!prune(pruned)) {
      this.end = { condition: index, left }
      return false
    }
    if (pruned.every((mask, at) => mask === left[at])) return true
    const step = this.steps.push({ condition: index, left }) - 1
    return cells.every((cell, at) =>
      numbersOf((left[at] as number) & ~(pruned[at] as number)).every((value) => this.remove(cell, value, step)),
    )
  }

  /** Looks at the groups of a cell that a number has just left. */
  private checkPlaces(cell: number, value: number): boolean {
    for (const group of this.layout.groupsOf[cell] as readonly number[]) {
      if (this.full[group] !== true || (((this.base.held[group] as number) >> value) & 1) !== 0) continue
      let place = -1
      let count = 0
      for (const other of this.layout.groups[group]?.cells ?? []) {
        if (((this.masks[other] as number) & (1 << value)) === 0) continue
        place = other
        count++
      }
      if (count === 0) {
        this.end = { group, value }
        return false
      }
      if (count === 1 && this.filled[place] !== 1) this.next.push({ cell: place, value, group })
    }
    return true
  }

  /** The chain that leads to the end, without the steps that it does not need. */
  private refutation(suppose: Candidate): Refutation {
    // For each step that is needed the numbers that it is needed to rule out.
    const needed = new Map<number, CandidateKey[]>()
    const rests = new Set<CandidateKey>()
    const need = (keys: readonly CandidateKey[]): void => {
      for (const key of keys) {
        const cause = this.cause[key] as number
        if (cause < 0) rests.add(key)
        else if (needed.get(cause)?.includes(key) !== true) needed.set(cause, [...(needed.get(cause) ?? []), key])
      }
    }
    const end = this.end as End
    need(this.keysOf(end))
    // A step rests on steps before it, so that going down meets each after all that need it.
    for (let at = this.steps.length - 1; at > 0; at--) {
      const keys = needed.get(at)
      if (keys !== undefined) need(this.restsOf(this.steps[at] as Step, keys))
    }
    const kept = this.steps.flatMap((step, at) => {
      const keys = needed.get(at)
      return at === 0 || keys === undefined ? [] : this.chainSteps(step, keys)
    })
    return { chain: { suppose, steps: kept, broken: this.broken(end) }, rests: [...rests] }
  }

  /** The numbers that had to be out for the end. */
  private keysOf(end: End): readonly CandidateKey[] {
    if ('condition' in end) return this.neededBy(end, null)
    return 'cell' in end ? this.numbersOut(end.cell, 0) : this.placesOut(end.group, end.value, -1)
  }

  /** The numbers that had to be out for a step, of which so much is needed. */
  private restsOf(step: Step, keys: readonly CandidateKey[]): readonly CandidateKey[] {
    if ('condition' in step) return this.neededBy(step, keys.map(candidateOf))
    return step.group === null
      ? this.numbersOut(step.cell, step.value)
      : this.placesOut(step.group, step.value, step.cell)
  }

  private neededBy({ condition, left }: Cut, removes: readonly Candidate[] | null): readonly CandidateKey[] {
    // What the latest steps ruled out is let in first, so that the chain rests on as little of itself as it can.
    const causeOf = (key: CandidateKey): number => this.cause[key] as number
    return neededOut(this.layout.conditions[condition] as Condition, left, this.layout.size, removes, causeOf)
  }

  private numbersOut(cell: number, but: number): CandidateKey[] {
    const all = 2 ** (this.layout.size + 1) - 2
    return numbersOf(but === 0 ? all : all & ~(1 << but)).map((value) => keyOf(cell, value))
  }

  private placesOut(group: number, value: number, but: number): CandidateKey[] {
    const open = this.layout.groups[group]?.cells.filter((cell) => cell !== but && this.base.values[cell] === 0) ?? []
    return open.map((cell) => keyOf(cell, value))
  }

  private chainSteps(step: Step, keys: readonly CandidateKey[]): ChainStep[] {
    if ('condition' in step) {
      const ground = conditionGround(this.layout.conditions[step.condition] as Condition, step.condition)
      const out = keys.map(candidateOf).sort((one, other) => one.cell - other.cell || one.value - other.value)
      return out.map((candidate) => ({ ...candidate, holds: false, ground }))
    }
    const { cell, value, group } = step
    const ground: Ground =
      group === null
        ? { group, says: 'one-number', cells: [cell], numbers: [value] }
        : { group, says: 'one-place', cells: this.layout.groups[group]?.cells ?? [], numbers: [value] }
    return [{ cell, value, holds: true, ground }]
  }

  private broken(end: End): Ground {
    if ('condition' in end) return conditionGround(this.layout.conditions[end.condition] as Condition, end.condition)
    if ('cell' in end) return { group: null, says: 'no-number', cells: [end.cell], numbers: [] }
    return {
      group: end.group,
      says: 'no-place',
      cells: this.layout.groups[end.group]?.cells ?? [],
      numbers: [end.value],
    }
  }
}

/** Every candidate of a board that is not in its answer, the cells with few numbers left first. */
export function wrongCandidates(board: Candidates, answer: readonly number[]): Candidate[] {
  const cells = [...board.masks.keys()].filter((cell) => board.left(cell) !== 0)
  cells.sort((first, second) => countBits(board.left(first)) - countBits(board.left(second)) || first - second)
  return cells.flatMap((cell) =>
    numbersOf(board.left(cell))
      .filter((value) => value !== answer[cell])
      .map((value) => ({ cell, value })),
  )
}
