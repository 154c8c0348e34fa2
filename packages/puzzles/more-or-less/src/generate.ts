import { linkCount, linkEnds, linkFrom } from '@kazu/grid'
import { countAnswers, Filler, fillInOrder, isSingleAtOnce, solvesByGuessing, withConditions } from '@kazu/groups'
import type { MakeSpec } from '@kazu/numbers'
import type { Report } from '@kazu/puzzle'
import { shuffled, type Random } from '@kazu/random'
import { latinLayout, type MoreOrLessAnswer, type MoreOrLessBoard, type Sign } from './board.js'
import { markCondition } from './condition.js'

/** The sizes that are made: cells a side, and numbers. */
export const MORE_OR_LESS_SIZES: readonly number[] = [4, 5, 6, 7]

/** The share of pairs that are marked before marks are taken away. */
const MARKED = 0.35

/**
 * How more-or-less is made, the same as the original Kazu makes it: a Latin square, marks between a third of the
 * neighbours, givens until the board fits its level, then givens and marks taken away in a shuffled order while it does.
 */
export const moreOrLessMaking: MakeSpec<MoreOrLessBoard> = {
  kind: 'more-or-less',
  makes: MORE_OR_LESS_SIZES,
  make: (size, depth, random, report) => {
    const solution = fillInOrder(latinLayout(size), random) as number[]
    const pairs = shuffled(pairsInOrder(size), random)
    const marked = pairs.slice(0, Math.round(MARKED * pairs.length))
    const thinning = { size, depth, solution, marked, filler: fillerOfMarks(size, solution, marked), report, asked: 0 }
    const givens = withoutGivens(thinning, withGivens(thinning, random), random)
    return { board: { size, givens, marks: withoutMarks(thinning, givens, random) }, solution }
  },
}

/** A board that is being thinned. */
interface Thinning {
  readonly size: number
  /** The place of the level: singles alone, one guess, whatever it takes. */
  readonly depth: number
  readonly solution: MoreOrLessAnswer
  /** The pairs that are marked. */
  readonly marked: readonly number[]
  /** Fills with the marks of these pairs, in their order; the same turned round come after them and sleep. */
  readonly filler: Filler
  readonly report: Report | undefined
  /** How much of all was tried, from 0 to 1. */
  asked: number
}

function fillerOfMarks(size: number, solution: MoreOrLessAnswer, marked: readonly number[]): Filler {
  const board = { width: size, height: size }
  const pairs = marked.map((pair) => {
    const [first, second] = linkEnds(board, pair)
    return (solution[first] as number) < (solution[second] as number) ? [first, second] : [second, first]
  }) as [less: number, more: number][]
  const marks = pairs.map(([less, more]) => markCondition(less, more))
  const turned = pairs.map(([less, more]) => markCondition(more, less))
  const filler = new Filler(withConditions(latinLayout(size), [...marks, ...turned]))
  for (const at of turned.keys()) filler.sleep(marks.length + at, true)
  return filler
}

/** Every pair of neighbours, of each cell that to its right and then that below it. */
function pairsInOrder(size: number): number[] {
  const board = { width: size, height: size }
  const cells = Array.from({ length: size * size }, (_unused, cell) => cell)
  return cells.flatMap((cell) =>
    [linkFrom(board, cell, 'right'), linkFrom(board, cell, 'down')].filter((pair) => pair >= 0),
  )
}

/** The marks of some pairs, as they are true of a grid. */
function marksOf(size: number, solution: MoreOrLessAnswer, pairs: readonly number[]): Sign[] {
  const board = { width: size, height: size }
  const marks = new Array<Sign>(linkCount(board)).fill(0)
  for (const pair of pairs) {
    const [first, second] = linkEnds(board, pair)
    marks[pair] = (solution[first] as number) < (solution[second] as number) ? -1 : 1
  }
  return marks
}

/** Whether guesses as deep as the level allows reach an answer; `singles` when none is needed, so that it is the one. */
function within({ depth, filler }: Thinning, givens: readonly number[]): 'singles' | boolean {
  if (depth === 2) return true
  if (solvesByGuessing(filler, givens, 0)) return 'singles'
  return depth === 1 && solvesByGuessing(filler, givens, 1)
}

/** Givens put in one after the other, in a shuffled order, until the board fits. */
function withGivens(thinning: Thinning, random: Random): number[] {
  const { size, solution, filler } = thinning
  const givens = new Array<number>(size * size).fill(0)
  const fits = (): boolean => {
    const level = within(thinning, givens)
    return level === 'singles' || (level && countAnswers(filler, givens).count === 1)
  }
  for (const cell of shuffled([...givens.keys()], random)) {
    if (fits()) break
    givens[cell] = solution[cell] as number
  }
  return givens
}

/** The givens without those that the board can do without, tried in the order of a new shuffle of all cells. */
function withoutGivens(thinning: Thinning, some: readonly number[], random: Random): number[] {
  const { size, solution, filler } = thinning
  const givens = [...some]
  for (const cell of shuffled([...givens.keys()], random)) {
    told(thinning, size * size)
    if (givens[cell] === 0) continue
    const value = solution[cell] as number
    givens[cell] = 0
    if (isSingleAtOnce(filler.layout, givens, cell, value)) continue
    const level = within(thinning, givens)
    const other = { limit: 1, without: { cell, value } }
    if (level === 'singles' || (level && countAnswers(filler, givens, other).count === 0)) continue
    givens[cell] = value
  }
  return givens
}

/** The marks without those that the board can do without, tried in a shuffled order. */
function withoutMarks(thinning: Thinning, givens: readonly number[], random: Random): Sign[] {
  const { size, solution, marked, filler } = thinning
  const kept = new Set(marked)
  for (const pair of shuffled(marked, random)) {
    told(thinning, marked.length)
    const at = marked.indexOf(pair)
    filler.sleep(at, true)
    const level = within(thinning, givens)
    if (level === 'singles' || (level && !hasTurned(thinning, givens, at))) kept.delete(pair)
    else filler.sleep(at, false)
  }
  return marksOf(size, solution, [...kept])
}

/** Whether there is an answer in which a mark is turned round: without the mark there is no other one. */
function hasTurned({ filler, marked }: Thinning, givens: readonly number[], at: number): boolean {
  filler.sleep(marked.length + at, false)
  const { count } = countAnswers(filler, givens, { limit: 1 })
  filler.sleep(marked.length + at, true)
  return count > 0
}

/** Reports that one more of so many was tried; givens and marks are half of the work each. */
function told(thinning: Thinning, of: number): void {
  thinning.asked += 1 / (2 * of)
  thinning.report?.(Math.min(thinning.asked, 1))
}
