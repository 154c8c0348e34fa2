import { neverFalling, requireLevel, requireOptions, requireSides } from '@kazu/puzzle'
import type { Made, MakeOptions, Report } from '@kazu/puzzle'
import { pick, randomBelow, requireSeed, seededRandom } from '@kazu/random'
import type { Random } from '@kazu/random'
import { digitCombinations } from '@kazu/solver'
import type { KakuroAnswer, KakuroBoard } from './board.js'
import { Deducer } from './deducer.js'
import { changedFilling, drawFilling, sumsOf } from './fill.js'
import type { Filling } from './fill.js'
import { levelOfWait, walkRounds } from './grade.js'
import { KAKURO_LEVELS } from './kind.js'
import type { KakuroLevel } from './kind.js'
import { growPattern, growthOf } from './pattern.js'
import { runsOf } from './runs.js'
import type { Runs } from './runs.js'

/** The least and the greatest width and height of a board that is made, the row and the column of sums included. */
export const KAKURO_MAKES = { least: 4, most: 20 } as const

/** Drafts that are drawn before a seed is given up; the worst of thousands of seeds needed a small part of them. */
const MOST_DRAFTS = 4000

/** A pattern and its filling, with all that making needs of them. */
interface Draft {
  readonly runs: Runs
  readonly deducer: Deducer
  readonly filling: Filling
}

/**
 * Makes a board with exactly one answer at a level: grows a pattern, fills it so that sums have few combinations, changes
 * digits where something is left open to single runs until nothing is, and then wanders on among such boards to one of the
 * level. The same options give the same board for ever. Throws a RangeError, at once, for a
 * size, level or seed that there is not and for options that are none.
 */
export function generateKakuro(
  options: MakeOptions<KakuroLevel>,
  report?: Report,
): Made<KakuroBoard, KakuroAnswer, KakuroLevel> {
  requireMakeOptions(options)
  const { width, height, level, seed } = options
  const random = seededRandom(seed)
  const rising = neverFalling(report)
  for (let attempt = 0; attempt < MOST_DRAFTS; attempt++) {
    const first = drawDraft(width, height, random)
    const settled = first === null ? null : settle(first, random, rising)
    const solution = settled === null ? null : wander(settled, level, random)
    if (settled === null || solution === null) continue
    return { board: boardOf(width, height, settled.runs, solution), solution, level, seed }
  }
  throw new RangeError(`No ${level} kakuro of ${width}×${height} came out of the seed ${seed}.`)
}

function requireMakeOptions(options: MakeOptions<KakuroLevel>): void {
  requireOptions(options)
  requireSides(options, KAKURO_MAKES)
  requireLevel(KAKURO_LEVELS, options.level)
  requireSeed(options.seed)
}

const BLACK = { across: 0, down: 0 } as const

function drawDraft(width: number, height: number, random: Random): Draft | null {
  const size = { width, height }
  const pattern = growPattern(growthOf(size, random), random)
  if (pattern === null) return null
  const runs = runsOf({ ...size, cells: pattern.map((white) => (white ? null : BLACK)) })
  const filling = drawFilling(runs, random)
  return filling === null ? null : { runs, deducer: new Deducer(runs), filling }
}

/** Changes digits where single runs leave something open, and keeps what does not widen that. null when that got stuck. */
function settle({ runs, deducer, filling: first }: Draft, random: Random, report?: Report): Draft | null {
  const { whites } = deducer
  let filling = first
  let looseness = combinationsIn(runs, sumsOf(runs, filling))
  deducer.begin(sumsOf(runs, filling))
  let [known, spare, open] = [deducer.domains.slice(), deducer.spare, deducer.open]
  for (let tries = 12 * whites.length + 100; tries > 0 && spare > 0; tries--) {
    const next = changedFilling(runs, filling, pick(open, random), random)
    if (next === null) continue
    const sums = sumsOf(runs, next)
    const loose = combinationsIn(runs, sums)
    if (loose > looseness && randomBelow(4, random) > 0) continue
    if (!deducer.again(sums, known, changesOf(filling, next)) || deducer.spare > spare) continue
    // What was taken to hold on need not: what looks settled is proved.
    if (deducer.spare === 0) deducer.begin(sums)
    ;[filling, looseness] = [next, loose]
    ;[known, spare, open] = [deducer.domains.slice(), deducer.spare, deducer.open]
    report?.(1 - spare / (8 * whites.length))
  }
  return spare > 0 ? null : { runs, deducer, filling }
}

/** The cells in which two fillings differ. */
function changesOf(one: Filling, other: Filling): number[] {
  return one.flatMap((digit, cell) => (digit === other[cell] ? [] : [cell]))
}

/** How many combinations the sums have, all runs together. */
function combinationsIn({ runs }: Runs, sums: readonly number[]): number {
  return runs.reduce((all, { cells }, run) => all + digitCombinations(cells.length, sums[run] as number).length, 0)
}

/** Changes that are tried on a settled board before another one is drawn. */
const MOST_CHANGES = 400

/**
 * Wanders on from a settled board, a digit at a time, over boards that single runs settle, to one of a level. null when the
 * way came to none.
 */
function wander({ runs, deducer, filling: first }: Draft, level: KakuroLevel, random: Random): Filling | null {
  const goal = KAKURO_LEVELS.indexOf(level)
  const placeOf = (sums: readonly number[]): number => KAKURO_LEVELS.indexOf(levelOfWait(walkRounds(runs, sums).wait))
  // All is known of a settled board, and of each that comes after it.
  let known = knownOf(first)
  let filling = first
  let place = placeOf(sumsOf(runs, filling))
  for (let tries = MOST_CHANGES; tries > 0 && place !== goal; tries--) {
    const next = changedFilling(runs, filling, pick(deducer.whites, random), random)
    if (next === null) continue
    const sums = sumsOf(runs, next)
    if (!deducer.again(sums, known, changesOf(filling, next)) || deducer.spare > 0) continue
    // What was taken to hold on need not: what looks settled is proved.
    deducer.begin(sums)
    if (!deducer.finished) continue
    const found = placeOf(sums)
    if (Math.abs(found - goal) > Math.abs(place - goal)) continue
    filling = next
    known = knownOf(next)
    place = found
  }
  return place === goal ? filling : null
}

/** The digits of a filling, each as a set of one. */
function knownOf(filling: Filling): Uint16Array {
  return Uint16Array.from(filling, (digit) => (1 << digit) >> 1)
}

function boardOf(width: number, height: number, runs: Runs, filling: Filling): KakuroBoard {
  const clues = filling.map((digit) => (digit === 0 ? { across: 0, down: 0 } : null))
  const sums = sumsOf(runs, filling)
  runs.runs.forEach(({ clue, direction }, run) => {
    ;(clues[clue] as { across: number; down: number })[direction] = sums[run] as number
  })
  return { width, height, cells: clues }
}
