import { digitCount, digitsOf, ALL_DIGITS } from '@kazu/solver'
import { pick, randomBelow, shuffled } from '@kazu/random'
import type { Random } from '@kazu/random'
import type { RunPattern } from './deducer.js'

/** One digit a white cell, no digit twice in a run. */
export type Filling = number[]

/**
 * Fills a pattern with digits. Each run is drawn to small digits or to great ones, which leaves its sum few combinations;
 * cells between two such runs take what is left. null when a cell was left without a digit.
 */
export function drawFilling({ runs, of }: RunPattern, random: Random): Filling | null {
  const low = runs.map(() => randomBelow(2, random) === 0)
  const free = runs.map(() => ALL_DIGITS)
  const filling = of.map(() => 0)
  const open = new Set(of.flatMap((through, cell) => (through.length === 0 ? [] : [cell])))
  const allowed = (cell: number): number =>
    (of[cell] as readonly number[]).reduce((set, run) => set & (free[run] as number), ALL_DIGITS)
  while (open.size > 0) {
    const cell = narrowest([...open], allowed, random)
    const digits = digitsOf(allowed(cell))
    if (digits.length === 0) return null
    const through = of[cell] as readonly number[]
    const downs = through.filter((run) => low[run] === true).length
    // One draw in four is free, so that not all boards are alike.
    const wild = randomBelow(4, random) === 0 || downs === 1
    const digit = wild ? pick(digits, random) : (digits[downs === 0 ? digits.length - 1 : 0] as number)
    filling[cell] = digit
    for (const run of through) free[run] = (free[run] as number) & ~(1 << (digit - 1))
    open.delete(cell)
  }
  return filling
}

function narrowest(cells: readonly number[], allowed: (cell: number) => number, random: Random): number {
  let best: number[] = []
  let least = 10
  for (const cell of cells) {
    const count = digitCount(allowed(cell))
    if (count < least) [best, least] = [[], count]
    if (count === least) best.push(cell)
  }
  return pick(best, random)
}

/** What the digits of each run add up to. */
export function sumsOf({ runs }: RunPattern, filling: Filling): number[] {
  return runs.map(({ cells }) => cells.reduce((sum, cell) => sum + (filling[cell] as number), 0))
}

/**
 * A filling that differs in one cell, or in that cell and one that shares a run and held its new digit. null when no
 * digit that was tried fits.
 */
export function changedFilling(pattern: RunPattern, filling: Filling, cell: number, random: Random): Filling | null {
  const before = filling[cell] as number
  for (const digit of shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random)) {
    if (digit === before) continue
    const holders = holdersOf(pattern, filling, cell, digit)
    if (holders.length > 1) continue
    const next = [...filling]
    next[cell] = digit
    const holder = holders[0]
    if (holder === undefined) return next
    next[holder] = before
    if (holdersOf(pattern, next, holder, before).length === 0) return next
  }
  return null
}

/** The other cells in the runs of a cell that hold a digit. */
function holdersOf({ runs, of }: RunPattern, filling: Filling, cell: number, digit: number): number[] {
  return (of[cell] as readonly number[])
    .flatMap((run) => (runs[run] as { readonly cells: readonly number[] }).cells)
    .filter((other) => other !== cell && filling[other] === digit)
}
