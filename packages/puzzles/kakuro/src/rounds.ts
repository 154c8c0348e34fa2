import { ALL_DIGITS, digitCount, DigitSums, digitsOf } from '@kazu/solver'
import type { Entry } from '@kazu/puzzle'
import type { KakuroBoard } from './board.js'
import { runsOf } from './runs.js'
import type { Run } from './runs.js'

/*
 * The next digit as a person finds it who looks at every run in turn, round after round, with what was known before the
 * round: so what leads to a digit is never deeper than it must be. What a run rules out rests on what its other cells have
 * lost, as little of it as will do; that in turn on other runs, back to the digits that stand.
 */

/** What one run rules out in one round, on the way to a digit. */
export interface RunStep {
  readonly run: Run
  readonly round: number
  /** The digits ruled out. */
  readonly out: readonly Entry[]
  /** The digits that the run's other cells must have lost before, and those that stand in them. */
  readonly lost: readonly Entry[]
  readonly stand: readonly Entry[]
}

/** A digit, and what leads to it: the earlier steps first. */
export interface Found extends Entry {
  readonly steps: readonly RunStep[]
}

interface Loss {
  readonly run: number
  readonly round: number
  needs?: readonly number[]
}

interface Step {
  readonly run: Run
  readonly round: number
  readonly out: Entry[]
  readonly lost: Map<number, Entry>
  readonly stand: Map<number, Entry>
}

const sums = new DigitSums()

/** The next digit that single runs lead to, by the fewest steps; null when they lead no further. */
export function nextByRounds(board: KakuroBoard, values: readonly number[]): Found | null {
  return new Rounds(board, values).next()
}

class Rounds {
  private readonly runs: readonly Run[]
  /** The digits that each cell may hold after each round. */
  private readonly after: Uint16Array[]
  private readonly losses = new Map<number, Loss>()
  private readonly kept = new Uint16Array(9)

  constructor(
    board: KakuroBoard,
    private readonly values: readonly number[],
  ) {
    this.runs = runsOf(board).runs
    this.after = [Uint16Array.from(values, (value) => (value === 0 ? ALL_DIGITS : 1 << (value - 1)))]
  }

  next(): Found | null {
    for (;;) {
      const found = this.round()
      if (found === null) return null
      if (found.length === 0) continue
      const ways = found.map((cell) => this.wayTo(cell))
      return ways.reduce((best, way) => (way.steps.length < best.steps.length ? way : best))
    }
  }

  /** Looks at every run once. Gives the cells that have one digit left now; null when nothing was ruled out. */
  private round(): number[] | null {
    const round = this.after.length
    const before = this.after[round - 1] as Uint16Array
    const now = before.slice()
    const touched = new Set<number>()
    this.runs.forEach(({ cells, sum }, run) => {
      const domains = cells.map((cell) => before[cell] as number)
      if (!sums.support(domains, cells.length, sum, this.kept)) return
      cells.forEach((cell, at) => {
        const out = (now[cell] as number) & ~(this.kept[at] as number)
        if (out === 0) return
        for (const digit of digitsOf(out)) this.losses.set(keyOf(cell, digit), { run, round })
        now[cell] = (now[cell] as number) & ~out
        touched.add(cell)
      })
    })
    this.after.push(now)
    return touched.size === 0 ? null : [...touched].filter((cell) => digitCount(now[cell] as number) === 1)
  }

  private wayTo(cell: number): Found {
    const set = (this.after[this.after.length - 1] as Uint16Array)[cell] as number
    const steps = new Map<number, Step>()
    const open = digitsOf(ALL_DIGITS & ~set).map((digit) => keyOf(cell, digit))
    const seen = new Set(open)
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      for (const need of this.tell(steps, key)) {
        if (seen.has(need)) continue
        seen.add(need)
        open.push(need)
      }
    }
    const order = [...steps.values()].sort((one, other) => one.round - other.round)
    return {
      cell,
      value: digitsOf(set)[0] as number,
      steps: order.map((step) => ({
        ...step,
        out: step.out.sort((a, b) => a.cell - b.cell || a.value - b.value),
        lost: [...step.lost.values()],
        stand: [...step.stand.values()],
      })),
    }
  }

  /** Puts a loss into the step of its run and round, and gives the losses that it needs. */
  private tell(steps: Map<number, Step>, key: number): readonly number[] {
    const loss = this.losses.get(key) as Loss
    const run = this.runs[loss.run] as Run
    const name = loss.round * this.runs.length + loss.run
    const known = steps.get(name)
    const step: Step = known ?? { run, round: loss.round, out: [], lost: new Map(), stand: new Map() }
    steps.set(name, step)
    step.out.push(entryOf(key))
    const needs = this.needsOf(key, loss, step.stand)
    for (const need of needs) step.lost.set(need, entryOf(need))
    return needs
  }

  /** The losses without which a digit would still fit; digits that stand and are needed go into `stand`. */
  private needsOf(key: number, { run, round }: Loss, stand: Map<number, Entry>): readonly number[] {
    const { cell, value } = entryOf(key)
    const { cells, sum } = this.runs[run] as Run
    const before = this.after[round - 1] as Uint16Array
    const tried = cells.map((one) => (one === cell ? 1 << (value - 1) : (before[one] as number)))
    const fails = (): boolean => !sums.feasible(tried, cells.length, sum)
    // What was lost last is given back first, so that what is needed was known early.
    const order = [...cells.keys()]
      .filter((at) => cells[at] !== cell)
      .sort((a, b) => this.lateness(cells, b) - this.lateness(cells, a))
    for (const at of order) give(tried, at, ALL_DIGITS, fails)
    return order.flatMap((at) => {
      const other = cells[at] as number
      const digit = this.values[other] as number
      if (tried[at] === ALL_DIGITS) return []
      if (digit !== 0) {
        stand.set(other, { cell: other, value: digit })
        return []
      }
      const lost = digitsOf(ALL_DIGITS & ~(tried[at] as number)).map((one) => keyOf(other, one))
      const late = lost.sort((one, two) => this.roundOf(two) - this.roundOf(one))
      for (const one of late) give(tried, at, (tried[at] as number) | (1 << (entryOf(one).value - 1)), fails)
      return late.filter((one) => ((tried[at] as number) & (1 << (entryOf(one).value - 1))) === 0)
    })
  }

  private roundOf(key: number): number {
    return this.losses.get(key)?.round ?? 0
  }

  /** The last round in which a cell of a run lost something; none for a digit that stands. */
  private lateness(cells: readonly number[], at: number): number {
    const cell = cells[at] as number
    if (this.values[cell] !== 0) return -1
    let round = this.after.length - 1
    while (round > 0 && (this.after[round] as Uint16Array)[cell] === (this.after[round - 1] as Uint16Array)[cell])
      round--
    return round
  }
}

/** Gives a cell more digits, and takes them back unless the run still fails. */
function give(tried: number[], at: number, set: number, fails: () => boolean): void {
  const before = tried[at] as number
  tried[at] = set
  if (!fails()) tried[at] = before
}

function keyOf(cell: number, digit: number): number {
  return cell * 10 + digit
}

function entryOf(key: number): Entry {
  return { cell: Math.floor(key / 10), value: key % 10 }
}
