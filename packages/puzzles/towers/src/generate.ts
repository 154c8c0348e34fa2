import { countAnswers, Filler, fillInOrder, withConditions } from '@kazu/groups'
import {
  givensToFit,
  tellThinned,
  withinLevel,
  withoutSpareGivens,
  type MakeSpec,
  type NumbersAnswer,
  type Thinning,
} from '@kazu/numbers'
import { shuffled, type Random } from '@kazu/random'
import { clueConditions, clueCount, latinLayout, type TowersBoard } from './board.js'
import { edgeCondition, sightCondition } from './condition.js'
import { lineFrom, towersSeen } from './lines.js'

/** The sizes that are made: cells a side, and numbers. */
export const TOWERS_SIZES: readonly number[] = [4, 5, 6, 7]

/**
 * How towers is made, the same as the original Kazu makes it: a Latin square, all its clues, givens until the board fits
 * its level, then givens and clues taken away in a shuffled order while it does.
 */
export const towersMaking: MakeSpec<TowersBoard> = {
  kind: 'towers',
  makes: TOWERS_SIZES,
  make: (size, depth, random, report) => {
    const solution = fillInOrder(latinLayout(size), random) as number[]
    const all = cluesOf(size, solution)
    const fillerOf = (of: typeof sightCondition): Filler =>
      new Filler(withConditions(latinLayout(size), clueConditions(size, all, of)))
    const thinning = {
      depth,
      solution,
      guessing: fillerOf(edgeCondition),
      counting: fillerOf(sightCondition),
      report,
      asked: 0,
    }
    const givens = withoutSpareGivens(thinning, givensToFit(thinning, random), random)
    return { board: { size, givens, clues: withoutSpareClues(thinning, all, givens, random) }, solution }
  },
}

/** Every clue of a whole grid. */
function cluesOf(size: number, grid: NumbersAnswer): number[] {
  return Array.from({ length: clueCount(size) }, (_unused, place) =>
    towersSeen(lineFrom(size, place).map((cell) => grid[cell] as number)),
  )
}

/** The clues without those that the board can do without, tried in a shuffled order. */
function withoutSpareClues(
  thinning: Thinning,
  all: readonly number[],
  givens: readonly number[],
  random: Random,
): number[] {
  const clues = [...all]
  const fillers = [thinning.guessing, thinning.counting]
  for (const place of shuffled([...all.keys()], random)) {
    tellThinned(thinning, all.length)
    for (const filler of fillers) filler.sleep(place, true)
    const level = withinLevel(thinning, givens)
    if (level === 'singles' || (level && countAnswers(thinning.counting, givens).count === 1)) clues[place] = 0
    else for (const filler of fillers) filler.sleep(place, false)
  }
  return clues
}
