import { randomBelow, seededRandom } from '@kazu/random'
import { turnsOf } from './piece.js'
import { TAB_HEIGHT } from './outline.js'
import type { JigsawEdges } from './puzzle.js'
import { areaOf, CELL, looseTable, poseOf } from './table.js'
import type { Table } from './table.js'

/** How pieces are scattered. */
export interface ScatterOptions {
  /** A whole number from 1 to 2147483647; the same seed scatters alike. */
  readonly seed: number
  /** Whether the pieces are turned too; true unless said. Without it all lie as they belong. */
  readonly turn?: boolean | undefined
}

/**
 * The puzzle with every piece on its own, anywhere on the table where all of it is to be seen, tabs included, and turned by
 * chance. Throws a RangeError for what is no seed.
 */
export function scatter(puzzle: JigsawEdges, { seed, turn = true }: ScatterOptions): Table {
  const random = seededRandom(seed)
  const { width, height } = areaOf(puzzle)
  const rim = (0.5 + TAB_HEIGHT) * CELL
  return looseTable(
    puzzle,
    puzzle.pieces.map(() => {
      const x = rim + random() * (width - 2 * rim)
      const y = rim + random() * (height - 2 * rim)
      const turns = turnsOf(randomBelow(4, random))
      return { middle: { x, y }, turns: turn ? turns : 0 }
    }),
  )
}

/** The puzzle scattered with every piece turned as its file has it. */
export function scatterAsGiven(puzzle: JigsawEdges, { seed }: { readonly seed: number }): Table {
  const table = scatter(puzzle, { seed, turn: false })
  const places = puzzle.homes.map(({ turns }, piece) => ({
    middle: poseOf(table, piece).middle,
    turns: turnsOf(-turns),
  }))
  return looseTable(puzzle, places)
}
