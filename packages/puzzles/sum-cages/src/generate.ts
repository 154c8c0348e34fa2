import { neighbours } from '@kazu/grid'
import { fillTightest } from '@kazu/groups'
import type { MakeSpec, NumbersLevel } from '@kazu/numbers'
import type { Report } from '@kazu/puzzle'
import { randomBelow, type Random } from '@kazu/random'
import { boxedLayout, cellsOfCages, type SumCagesAnswer, type SumCagesBoard } from './board.js'
import { CageCount, type Cage } from './count.js'

/** The sizes that are made: cells a side, and numbers. */
export const SUM_CAGES_SIZES: readonly number[] = [6, 9]

/** How many cells a cage has at the most, for easy, medium and hard. */
const BIGGEST: readonly [easy: number, medium: number, hard: number] = [3, 4, 5]

/** At so few cages joining ends, by size, for easy, medium and hard. */
const FEWEST: Readonly<Record<number, readonly [easy: number, medium: number, hard: number]>> = {
  6: [17, 14, 12],
  9: [38, 31, 27],
}

/** So many joins a cell are tried, and so many refused in a row for each number. */
const TRIES_A_CELL = 12
const REFUSED_A_NUMBER = 3

/** How often a cage is chosen among the smallest. */
const SMALLEST_SHARE = 0.8

/**
 * How sum-cages is made, the same as the original Kazu makes it: a whole grid whose cells, at first a cage each, are
 * joined as long as there is one answer, found within a bounded search.
 */
export const sumCagesMaking: MakeSpec<SumCagesBoard> = {
  kind: 'sum-cages',
  makes: SUM_CAGES_SIZES,
  make: (size, depth, random, report) => {
    const solution = fillTightest(boxedLayout(size), random) as number[]
    const cages = joinedCages({ size, depth, solution }, random, report)
    return { board: boardOfCages(size, cages), solution }
  },
}

/** The level of a board, as the original Kazu's are: by the cells of its greatest cage. */
export function levelOfCages(board: SumCagesBoard): NumbersLevel {
  const biggest = Math.max(...cellsOfCages(board).map(({ length }) => length))
  if (biggest <= BIGGEST[0]) return 'easy'
  return biggest <= BIGGEST[1] ? 'medium' : 'hard'
}

interface Joining {
  readonly size: number
  /** The place of the level. */
  readonly depth: number
  readonly solution: SumCagesAnswer
}

function joinedCages({ size, depth, solution }: Joining, random: Random, report: Report | undefined): Cage[] {
  const fewest = FEWEST[size]?.[depth] ?? 1
  let cages: Cage[] = solution.map((value, cell) => ({ cells: [cell], numbers: 1 << value, sum: value }))
  const first = cages.length
  let refused = 0
  let done = 0
  for (let tries = 0; tries < TRIES_A_CELL * first; tries++) {
    if (cages.length <= fewest || refused >= REFUSED_A_NUMBER * size) break
    done = Math.max(done, tries / (TRIES_A_CELL * first), (first - cages.length) / (first - fewest))
    report?.(done)
    const pair = drawPair(size, cages, random)
    if (pair === null || !mayJoin(pair, BIGGEST[depth] as number)) continue
    const next = [...cages.filter((cage) => !pair.includes(cage)), joined(pair)]
    const fits = new CageCount(size, next).isOne()
    if (fits) cages = next
    refused = fits ? 0 : refused + 1
  }
  return cages
}

type Pair = readonly [Cage, Cage]

/** A cage, mostly one of the smallest, and one that touches it; null when none does. */
function drawPair(size: number, cages: readonly Cage[], random: Random): Pair | null {
  const smallest = Math.min(...cages.map(({ cells }) => cells.length))
  const pool = random() < SMALLEST_SHARE ? cages.filter(({ cells }) => cells.length === smallest) : cages
  const cage = pool[randomBelow(pool.length, random)] as Cage
  const touching = touchingCages(size, cages, cage)
  return touching.length === 0 ? null : [cage, touching[randomBelow(touching.length, random)] as Cage]
}

/** The other cages beside a cage, in the order in which its cells and their neighbours meet them. */
function touchingCages(size: number, cages: readonly Cage[], cage: Cage): Cage[] {
  const cageOf = new Map(cages.flatMap((one) => one.cells.map((cell) => [cell, one] as const)))
  const beside = cage.cells.flatMap((cell) => neighbours({ width: size, height: size }, cell))
  const touching = new Set(beside.map((cell) => cageOf.get(cell) as Cage))
  touching.delete(cage)
  return [...touching]
}

function mayJoin([one, other]: Pair, biggest: number): boolean {
  return one.cells.length + other.cells.length <= biggest && (one.numbers & other.numbers) === 0
}

function joined([one, other]: Pair): Cage {
  return {
    cells: [...one.cells, ...other.cells].sort((first, second) => first - second),
    numbers: one.numbers | other.numbers,
    sum: one.sum + other.sum,
  }
}

/** The board of some cages, in the order of their first cells; those of one cell are printed numbers. */
function boardOfCages(size: number, some: readonly Cage[]): SumCagesBoard {
  const order = [...some].sort((one, other) => (one.cells[0] as number) - (other.cells[0] as number))
  const givens = new Array<number>(size * size).fill(0)
  const cages = new Array<number>(size * size).fill(0)
  order.forEach(({ cells, sum }, cage) => {
    for (const cell of cells) cages[cell] = cage
    if (cells.length === 1) givens[cells[0] as number] = sum
  })
  return { size, givens, cages, sums: order.map(({ sum }) => sum) }
}
