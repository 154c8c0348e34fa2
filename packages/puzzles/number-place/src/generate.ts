import { fillByPattern, fillInOrder, provedByGuessing, type Layout } from '@kazu/groups'
import { carveToLevel, fillerOf, type MakeSpec } from '@kazu/numbers'
import type { Random } from '@kazu/random'
import { BOXES, NUMBER_PLACE_SIZES, numberPlaceLayout, type NumberPlaceBoard } from './board.js'
import { countGivens } from './solve.js'

/** How many numbers stay printed at the least, by size, for easy, medium and hard. */
const FLOORS: Readonly<Record<number, readonly [easy: number, medium: number, hard: number]>> = {
  4: [9, 7, 5],
  6: [20, 15, 11],
  9: [40, 31, 24],
  16: [150, 125, 116],
  25: [366, 305, 283],
}

/**
 * How number-place is made, the same as the original Kazu makes it: a whole grid is filled, then numbers are taken out
 * in a shuffled order while one answer and the level remain.
 */
export const numberPlaceMaking: MakeSpec<NumberPlaceBoard> = {
  kind: 'number-place',
  makes: NUMBER_PLACE_SIZES,
  make: (size, depth, random, report) => {
    const layout = numberPlaceLayout(size)
    const solution = wholeGrid(layout, random)
    const floor = FLOORS[size]?.[depth] ?? 0
    // From 25 on, as in the original, the guesses must prove the one answer.
    const fits = size < 25 ? undefined : (board: readonly number[]) => provedByGuessing(fillerOf(layout), board, depth)
    const givens = carveToLevel(solution, random, report, { layout, floor, depth, count: countGivens, fits })
    return { board: { size, givens }, solution }
  },
}

function wholeGrid(layout: Layout, random: Random): number[] {
  const { size } = layout
  if (size >= 16) return fillByPattern(BOXES[size]?.[0] ?? 0, random)
  return fillInOrder(layout, random) as number[]
}
