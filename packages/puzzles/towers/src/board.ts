import { columns, layoutOf, rows, withConditions, type Condition, type Layout } from '@kazu/groups'
import { isWholeTo, type BoardSpec, type NumbersAnswer, type NumbersBoard, type NumbersLayer } from '@kazu/numbers'
import { sightCondition } from './condition.js'
import { lineFrom } from './lines.js'

/** A towers board: numbers as on every board of numbers, and how many towers are seen from outside. */
export interface TowersBoard extends NumbersBoard {
  /**
   * One clue a line and side, 0 where there is none: from the top, left to right; from the bottom, left to right; from
   * the left, top to bottom; from the right, top to bottom.
   */
  readonly clues: readonly number[]
}

/** One number a cell, the givens included; 0 for a cell that is still empty. */
export type TowersAnswer = NumbersAnswer

/** The layers of marks: entry, corner and centre notes, colour, ticked clues. Only entries enter the verdict. */
export type TowersLayer = NumbersLayer

/** The sizes that are read, checked, solved and played: cells a side, and numbers. */
export const TOWERS_TAKES: readonly number[] = [3, 4, 5, 6, 7, 8, 9]

/** How many places for clues a board has. */
export function clueCount(size: number): number {
  return 4 * size
}

function fault({ size, clues }: NumbersBoard & Readonly<Record<string, unknown>>): string | null {
  return Array.isArray(clues) && clues.length === clueCount(size) && clues.every((clue) => isWholeTo(clue, size))
    ? null
    : `A towers board has one clue a line and side: a whole number from 0 to ${size}, ${clueCount(size)} of them.`
}

const squares = new Map<number, Layout>()

/** The rows and columns of a size. */
export function latinLayout(size: number): Layout {
  const known = squares.get(size) ?? layoutOf(size, [...rows(size), ...columns(size)])
  squares.set(size, known)
  return known
}

/** The printed clues as conditions, in their order, each made by `of`. */
export function clueConditions(size: number, clues: readonly number[], of: typeof sightCondition): Condition[] {
  return clues.flatMap((clue, place) => (clue === 0 ? [] : [of({ size, place, clue, line: lineFrom(size, place) })]))
}

const layouts = new WeakMap<readonly number[], Layout>()

/** The rows and columns of a board, and its clues as conditions. */
export function towersLayout({ size, clues }: Omit<TowersBoard, 'givens'>): Layout {
  const known = layouts.get(clues) ?? withConditions(latinLayout(size), clueConditions(size, clues, sightCondition))
  layouts.set(clues, known)
  return known
}

/** What towers says of its boards. */
export const towersBoards: BoardSpec<TowersBoard> = {
  kind: 'towers',
  sizes: TOWERS_TAKES,
  fault,
  layout: towersLayout,
  ticks: ({ size }) => clueCount(size),
}
