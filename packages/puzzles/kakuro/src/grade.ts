import { throwFault } from '@kazu/puzzle'
import type { Grade } from '@kazu/puzzle'
import { ALL_DIGITS, digitCount, DigitSums } from '@kazu/solver'
import { kakuroFault } from './board.js'
import type { KakuroBoard } from './board.js'
import { Deducer } from './deducer.js'
import type { RunPattern } from './deducer.js'
import type { KakuroLevel } from './kind.js'
import { runsOf } from './runs.js'

/*
 * How hard a board is for a person who keeps notes and looks at every run in turn, round after round: what counts is how
 * many rounds go by in which digits are only ruled out, none written. Where single runs do not reach the end,
 * suppositions must.
 */

/** How single runs go through a board. */
export interface Walk {
  /** Whether they reach the end. */
  readonly finished: boolean
  /** How often a run ruled something out. */
  readonly steps: number
  /** The most rounds one after another in which no digit could be written. */
  readonly wait: number
}

const digits = new DigitSums()

/** Goes through a board by rounds: in each, every run is looked at with what was known before the round. */
export function walkRounds({ runs, of }: RunPattern, sums: readonly number[]): Walk {
  const kept = new Uint16Array(9)
  const known = of.map((through): number => (through.length === 0 ? 0 : ALL_DIGITS))
  let [steps, wait, dry, written] = [0, 0, 0, 0]
  for (;;) {
    const before = [...known]
    let news = 0
    for (const [run, { cells }] of runs.entries()) {
      const domains = cells.map((cell) => before[cell] as number)
      if (!digits.support(domains, cells.length, sums[run] as number, kept)) return { finished: false, steps, wait }
      if (domains.some((domain, at) => kept[at] !== domain)) news++
      cells.forEach((cell, at) => (known[cell] = (known[cell] as number) & (kept[at] as number)))
    }
    if (known.some((set, cell) => set === 0 && (of[cell] as readonly number[]).length > 0))
      return { finished: false, steps, wait }
    steps += news
    const now = known.filter((set) => digitCount(set) === 1).length
    dry = now > written ? 0 : dry + 1
    written = now
    if (news === 0) return { finished: known.every((set) => digitCount(set) < 2), steps, wait }
    wait = Math.max(wait, dry)
  }
}

/** The waits of the levels that single runs reach; what waits longer, or needs what-if, is expert. */
const WAITS: readonly KakuroLevel[] = ['easy', 'medium', 'hard']

/** The level of a board that single runs finish, by the longest wait on the way. */
export function levelOfWait(wait: number): KakuroLevel {
  return WAITS[wait] ?? 'expert'
}

/** The longest chains of a what-if that are taken, counted in runs that rule something out. */
const CHAIN_MOST = 14

/** Work after which suppositions are given up. */
const CLIMB_BUDGET = 20_000_000

/**
 * How hard a board is by the ladder of hints: easy to hard by how long a person must rule digits out before the next one
 * can be written; expert beyond, and where what-if is needed. The length of the hardest step is that wait, or the longest
 * chain. Throws a RangeError for what is no board.
 */
export function gradeKakuro(board: KakuroBoard): Grade<KakuroLevel> {
  throwFault(kakuroFault(board))
  const runs = runsOf(board)
  const sums = runs.runs.map(({ sum }) => sum)
  const { finished, steps, wait } = walkRounds(runs, sums)
  if (finished) return { level: levelOfWait(wait), steps, hardest: { rung: 2, length: wait } }
  const deducer = new Deducer(runs)
  deducer.begin(sums)
  for (let length = 1; length <= CHAIN_MOST && !deducer.contradictory; length++) {
    if (deducer.climb(length, CLIMB_BUDGET)) return { level: 'expert', steps, hardest: { rung: 4, length } }
  }
  return { level: null, steps, hardest: { rung: 4, length: CHAIN_MOST } }
}
