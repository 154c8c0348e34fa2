import { fillTightest } from '@kazu/groups'
import { carveToLevel, type MakeSpec } from '@kazu/numbers'
import type { Random } from '@kazu/random'
import { jigsawLayout, type JigsawAnswer, type JigsawBoard } from './board.js'
import { shakenRegions } from './regions.js'

/** The sizes that are made: cells a side, and numbers. */
export const JIGSAW_SIZES: readonly number[] = [5, 6, 7, 9]

/** How many numbers stay printed at the least, by size, for easy, medium and hard. */
const FLOORS: Readonly<Record<number, readonly [easy: number, medium: number, hard: number]>> = {
  5: [12, 9, 7],
  6: [18, 14, 11],
  7: [25, 20, 16],
  9: [38, 30, 24],
}

/** So many layouts of regions are tried; no seed needs as many. */
const LAYOUTS_MOST = 40

/**
 * How jigsaw is made, the same as the original Kazu makes it: regions are shaken until a grid fills them, then numbers
 * are taken out in a shuffled order while one answer and the level remain.
 */
export const jigsawMaking: MakeSpec<JigsawBoard> = {
  kind: 'jigsaw',
  makes: JIGSAW_SIZES,
  make: (size, depth, random, report) => {
    const { regions, solution } = wholeGrid(size, random)
    const layout = jigsawLayout({ size, regions })
    const floor = FLOORS[size]?.[depth] ?? 0
    const givens = carveToLevel(solution, random, report, { layout, floor, depth })
    return { board: { size, givens, regions }, solution }
  },
}

function wholeGrid(size: number, random: Random): { regions: readonly number[]; solution: JigsawAnswer } {
  for (let tries = 0; tries < LAYOUTS_MOST; tries++) {
    const regions = shakenRegions(size, random)
    const solution = fillTightest(jigsawLayout({ size, regions }), random)
    if (solution !== null) return { regions, solution }
  }
  throw new RangeError(`No grid fills any of ${LAYOUTS_MOST} layouts of regions.`)
}
