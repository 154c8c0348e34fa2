import { ALL_DIGITS, digitCount, digitsOf, DigitSums, possibleDigits } from '@kazu/solver'

/*
 * What single runs give from their sums, and what suppositions give beyond, on sets of digits: making a board asks it
 * thousands of times, and nearly every published board is proved by it before a search begins. It says the same as the
 * solver's propagation over the rules as constraints, and a test holds the two against each other.
 */

/** The runs as the deductions need them: the cells of each, and for each cell its runs. */
export interface RunPattern {
  readonly runs: readonly { readonly cells: readonly number[] }[]
  readonly of: readonly (readonly number[])[]
}

/** The deductions on one pattern of runs, under sums that may change. */
export class Deducer {
  /** The digits that each cell may still hold, as sets; 0 for a black cell. */
  readonly domains: Uint16Array
  /** The white cells. */
  readonly whites: readonly number[]
  private readonly runs: readonly Uint16Array[]
  private readonly sums: Uint8Array
  private readonly digits = new DigitSums()
  private readonly handed = new Uint16Array(10)
  private readonly kept = new Uint16Array(10)
  private readonly waiting: Uint8Array
  private readonly queue: number[] = []
  /** Cells whose digits were ruled out, each with the set that it had before. */
  private readonly trail: number[] = []
  private agreed = true
  /** How many runs may still rule something out before a supposition is let go. */
  private patience = Infinity
  private steps = 0

  constructor(private readonly pattern: RunPattern) {
    this.runs = pattern.runs.map(({ cells }) => Uint16Array.from(cells))
    this.sums = new Uint8Array(this.runs.length)
    this.waiting = new Uint8Array(this.runs.length)
    this.domains = new Uint16Array(pattern.of.length)
    this.whites = pattern.of.flatMap((runs, cell) => (runs.length === 0 ? [] : [cell]))
  }

  /** Steps of work so far: digits tried in runs. */
  get work(): number {
    return this.steps + (this.digits.work >> 3)
  }

  /** Forgets everything and begins with these sums, one a run, 0 for a run without one. false on a contradiction. */
  begin(sums: ArrayLike<number>): boolean {
    this.sums.set(sums)
    this.trail.length = 0
    this.agreed = true
    for (const cell of this.whites) this.domains[cell] = ALL_DIGITS
    this.forgetQueue()
    this.runs.forEach((cells, run) => {
      const possible = possibleDigits(cells.length, this.sums[run] as number)
      for (const cell of cells) this.domains[cell] = (this.domains[cell] as number) & possible
      this.wait(run)
    })
    return this.propagate()
  }

  /**
   * Looks again after some cells changed their digits, and so their runs the sums: what was known in the runs near them is
   * forgotten, what was known elsewhere (`known`, as {@link domains} stood) is taken to hold on. That costs much less than to
   * begin anew, and is mostly right: only {@link begin} says what is. false on a contradiction.
   */
  again(sums: ArrayLike<number>, known: Uint16Array, changed: readonly number[]): boolean {
    this.sums.set(sums)
    this.trail.length = 0
    this.agreed = true
    this.domains.set(known)
    this.forgetQueue()
    const near = this.runsNear(changed)
    for (const run of near) for (const cell of this.runs[run] as Uint16Array) this.domains[cell] = ALL_DIGITS
    const around = new Set([...near].flatMap((run) => this.through(run)))
    for (const run of around) {
      const cells = this.runs[run] as Uint16Array
      const possible = possibleDigits(cells.length, this.sums[run] as number)
      for (const cell of cells) this.domains[cell] = (this.domains[cell] as number) & possible
      this.wait(run)
    }
    return this.propagate()
  }

  /** The runs through some cells, and those that cross them. */
  private runsNear(cells: readonly number[]): Set<number> {
    const own = cells.flatMap((cell) => this.pattern.of[cell] as readonly number[])
    return new Set(own.flatMap((run) => [run, ...this.through(run)]))
  }

  /** The runs through the cells of a run. */
  private through(run: number): number[] {
    return [...(this.runs[run] as Uint16Array)].flatMap((cell) => this.pattern.of[cell] as readonly number[])
  }

  /** Whether the sums cannot all be kept. */
  get contradictory(): boolean {
    return !this.agreed
  }

  /** The white cells with more than one digit left. */
  get open(): number[] {
    const { domains } = this
    return this.whites.filter((cell) => ((domains[cell] as number) & ((domains[cell] as number) - 1)) !== 0)
  }

  /** How many digits are left beyond one a cell: 0 when every cell is known. */
  get spare(): number {
    let spare = 0
    for (const cell of this.whites) spare += digitCount(this.domains[cell] as number) - 1
    return spare
  }

  /** Whether every cell is known. */
  get finished(): boolean {
    return this.agreed && this.spare === 0
  }

  /** The digit of each cell that is known, 0 for all others. */
  get values(): number[] {
    return Array.from(this.domains, (set) => (digitCount(set) === 1 ? 32 - Math.clz32(set) : 0))
  }

  private wait(run: number): void {
    if (this.waiting[run] !== 0) return
    this.waiting[run] = 1
    this.queue.push(run)
  }

  private forgetQueue(): void {
    for (const run of this.queue) this.waiting[run] = 0
    this.queue.length = 0
  }

  private propagate(): boolean {
    const { queue } = this
    for (let at = 0; at < queue.length && this.agreed && this.patience >= 0; at++) {
      const run = queue[at] as number
      this.waiting[run] = 0
      this.look(run)
    }
    this.forgetQueue()
    return this.agreed
  }

  private look(run: number): void {
    const cells = this.runs[run] as Uint16Array
    const { domains, handed, kept } = this
    this.steps++
    if (cells.length > 9) {
      this.agreed = false
      return
    }
    for (let at = 0; at < cells.length; at++) handed[at] = domains[cells[at] as number] as number
    if (!this.digits.support(handed, cells.length, this.sums[run] as number, kept)) {
      this.agreed = false
      return
    }
    let changed = false
    for (let at = 0; at < cells.length; at++) {
      if (kept[at] === handed[at]) continue
      changed = true
      this.narrow(cells[at] as number, kept[at] as number, run)
    }
    if (changed) this.patience--
  }

  /** Leaves a cell a part of its digits, because of a run (-1 for none); the others through it will look again. */
  private narrow(cell: number, set: number, because: number): void {
    this.trail.push(cell, this.domains[cell] as number)
    this.domains[cell] = set
    for (const run of this.pattern.of[cell] as readonly number[]) if (run !== because) this.wait(run)
  }

  /** What was known when the trail had a length. */
  private back(length: number): void {
    const { trail, domains } = this
    while (trail.length > length) {
      const set = trail.pop() as number
      domains[trail.pop() as number] = set
    }
    this.agreed = true
  }

  /** Whether supposing that a cell holds one of a set leads to a contradiction before too many runs ruled something out. */
  private refutes(cell: number, set: number, most: number): boolean {
    const { length } = this.trail
    this.patience = most
    this.narrow(cell, set, -1)
    const refuted = !this.propagate()
    this.patience = Infinity
    this.back(length)
    return refuted
  }

  /**
   * Goes on from what is known by refuting suppositions that a cell holds a digit, or that it does not, until nothing more
   * is won. `most` is how many runs may rule something out before the contradiction. Stops when `work` has passed a bound.
   * Gives whether every cell is known.
   */
  climb(most: number, workMost: number = Infinity): boolean {
    const { whites, domains } = this
    for (let at = 0, idle = 0; this.agreed && idle < whites.length; at = (at + 1) % whites.length) {
      const cell = whites[at] as number
      const before = domains[cell] as number
      for (let left = before; digitCount(domains[cell] as number) > 1 && left !== 0; left &= left - 1) {
        if (this.work > workMost) return this.finished
        if (!this.probe(cell, left & -left, most)) return false
      }
      idle = domains[cell] === before ? idle + 1 : 0
    }
    return this.finished
  }

  /** Learns what is refuted of a digit in a cell. false when nothing fits any more. */
  private probe(cell: number, digit: number, most: number): boolean {
    const set = this.domains[cell] as number
    if ((set & digit) === 0) return true
    if (this.refutes(cell, digit, most)) this.narrow(cell, set & ~digit, -1)
    else if (this.refutes(cell, set & ~digit, most)) this.narrow(cell, digit, -1)
    else return true
    return this.propagate()
  }

  /**
   * Counts the ways to fill what is open, up to a limit, by trying the digits of the cell with the fewest, in turn. Hands
   * each to `found`. Stops when `work` has passed a bound. Gives whether it saw them all.
   */
  search(limit: number, workMost: number, found: (values: readonly number[]) => void): boolean {
    let left = limit
    const walk = (): boolean => {
      if (this.work > workMost) return false
      const cell = this.narrowest()
      if (cell === -1) {
        found(this.values)
        return --left > 0
      }
      for (const digit of digitsOf(this.domains[cell] as number)) {
        const { length } = this.trail
        this.narrow(cell, 1 << (digit - 1), -1)
        const goesOn = !this.propagate() || walk()
        this.back(length)
        if (!goesOn) return false
      }
      return true
    }
    return !this.agreed || walk()
  }

  /** The open cell with the fewest digits left; -1 when there is none. */
  private narrowest(): number {
    let best = -1
    let least = 10
    for (const cell of this.whites) {
      const count = digitCount(this.domains[cell] as number)
      if (count < 2 || count >= least) continue
      best = cell
      least = count
      if (count === 2) break
    }
    return best
  }
}
