import { fillInOrder } from '@kazu/groups'
import { carveToLevel, type MakeSpec } from '@kazu/numbers'
import { diagonalLayout, type DiagonalBoard } from './board.js'

/** The sizes that are made: cells a side, and numbers. */
export const DIAGONAL_SIZES: readonly number[] = [6, 9]

/** How many numbers stay printed at the least, by size, for easy, medium and hard. */
const FLOORS: Readonly<Record<number, readonly [easy: number, medium: number, hard: number]>> = {
  6: [16, 12, 9],
  9: [34, 27, 21],
}

/**
 * How diagonal is made, the same as the original Kazu makes it: a whole grid is filled, then numbers are taken out in a
 * shuffled order while one answer and the level remain.
 */
export const diagonalMaking: MakeSpec<DiagonalBoard> = {
  kind: 'diagonal',
  makes: DIAGONAL_SIZES,
  make: (size, depth, random, report) => {
    const layout = diagonalLayout(size)
    const solution = fillInOrder(layout, random) as number[]
    const givens = carveToLevel(solution, random, report, { layout, floor: FLOORS[size]?.[depth] ?? 0, depth })
    return { board: { size, givens }, solution }
  },
}
