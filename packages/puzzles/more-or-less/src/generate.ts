import { linkCount, linkEnds, linkFrom } from '@kazu/grid'
import { countAnswers, Filler, fillInOrder, withConditions } from '@kazu/groups'
import { givensToFit, tellThinned, withinLevel, withoutSpareGivens, type MakeSpec, type Thinning } from '@kazu/numbers'
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
    const filler = fillerOfMarks(size, solution, marked)
    const thinning = { depth, solution, guessing: filler, counting: filler, report, asked: 0 }
    const givens = withoutSpareGivens(thinning, givensToFit(thinning, random), random)
    return { board: { size, givens, marks: withoutMarks(thinning, marked, givens, random) }, solution }
  },
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

/** The marks without those that the board can do without, tried in a shuffled order. */
function withoutMarks(
  thinning: Thinning,
  marked: readonly number[],
  givens: readonly number[],
  random: Random,
): Sign[] {
  const { solution, counting } = thinning
  const kept = new Set(marked)
  for (const pair of shuffled(marked, random)) {
    tellThinned(thinning, marked.length)
    const at = marked.indexOf(pair)
    counting.sleep(at, true)
    const level = withinLevel(thinning, givens)
    if (level === 'singles' || (level && !hasTurned(counting, givens, marked.length + at))) kept.delete(pair)
    else counting.sleep(at, false)
  }
  return marksOf(counting.layout.size, solution, [...kept])
}

/** Whether there is an answer in which a mark is turned round: without the mark there is no other one. */
function hasTurned(filler: Filler, givens: readonly number[], turned: number): boolean {
  filler.sleep(turned, false)
  const { count } = countAnswers(filler, givens, { limit: 1 })
  filler.sleep(turned, true)
  return count > 0
}
