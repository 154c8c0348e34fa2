import { boxes, columns, layoutOf, rows, withConditions, type Layout } from '@kazu/groups'
import type { BoardSpec, NumbersBoard } from '@kazu/numbers'
import { CELLS, SIDE, type ParlokuBoard } from './board.js'
import { splitLetters } from './letters.js'
import type { Walked } from './walks.js'
import { wordCondition } from './word-condition.js'

/** A word with its letters as numbers, and as it is written. */
export interface GridWord extends Walked {
  readonly word: string
}

/** A parloku board as a board of numbers: letters are 1 to 6, by their place among the board's six. */
export interface ParlokuGrid extends NumbersBoard {
  readonly words: readonly GridWord[]
}

/** Rows, columns and boxes, in this order: a unit's number is its place here. */
export const UNITS: Layout = layoutOf(SIDE, [...rows(SIDE), ...columns(SIDE), ...boxes(SIDE, 2, 3)])

const grids = new WeakMap<ParlokuBoard, ParlokuGrid>()
const layouts = new WeakMap<ParlokuGrid, Layout>()

/** A sound board as a board of numbers. The same object for the same board. */
export function gridOf(board: ParlokuBoard): ParlokuGrid {
  const known = grids.get(board)
  if (known !== undefined) return known
  const grid = { size: SIDE, givens: givensOf(board), words: board.words.map((word) => walkedOf(board, word)) }
  grids.set(board, grid)
  return grid
}

function walkedOf({ letters }: ParlokuBoard, { cell, word }: ParlokuBoard['words'][number]): GridWord {
  return { start: cell, word, values: splitLetters(word).map((letter) => letters.indexOf(letter) + 1) }
}

function givensOf({ letters, givens }: ParlokuBoard): number[] {
  const values = new Array<number>(CELLS).fill(0)
  for (const { cell, letter } of givens) values[cell] = letters.indexOf(letter) + 1
  return values
}

/** What parloku says of its boards as boards of numbers. */
export const parlokuGrids: BoardSpec<ParlokuGrid> = {
  kind: 'parloku',
  sizes: [SIDE],
  layout: (grid) => {
    const known = layouts.get(grid)
    if (known !== undefined) return known
    const layout = withConditions(
      UNITS,
      grid.words.map((word, at) => wordCondition(word, { word: word.word, number: at + 1, start: word.start })),
    )
    layouts.set(grid, layout)
    return layout
  },
}
