import { linkCount, linkEnds } from '@kazu/grid'
import { columns, layoutOf, rows, withConditions, type Layout } from '@kazu/groups'
import type { BoardSpec, NumbersAnswer, NumbersBoard, NumbersLayer } from '@kazu/numbers'
import { markCondition } from './condition.js'

/** What stands between two neighbours: nothing (0), that the first is less (-1), that the first is more (1). */
export type Sign = -1 | 0 | 1

/** A more-or-less board: numbers as on every board of numbers, and the marks between neighbours. */
export interface MoreOrLessBoard extends NumbersBoard {
  /**
   * One sign a pair of neighbours, the left or upper of which is the first: those beside each other row by row, then
   * those above each other row by row. They are numbered as the links of `@kazu/grid`.
   */
  readonly marks: readonly Sign[]
}

/** One number a cell, the givens included; 0 for a cell that is still empty. */
export type MoreOrLessAnswer = NumbersAnswer

/** The layers of marks: entry, corner and centre notes, colour. Only entries enter the verdict. */
export type MoreOrLessLayer = NumbersLayer

/** The sizes that are read, checked, solved and played: cells a side, and numbers. */
export const MORE_OR_LESS_TAKES: readonly number[] = Array.from({ length: 14 }, (_unused, at) => at + 3)

/** How many pairs of neighbours a board has. */
export function pairCount(size: number): number {
  return linkCount({ width: size, height: size })
}

/** The lesser and the greater cell of each mark, in the order of the marks. */
export function markedPairs({ size, marks }: Omit<MoreOrLessBoard, 'givens'>): [less: number, more: number][] {
  return marks.flatMap((sign, pair): [number, number][] => {
    if (sign === 0) return []
    const [first, second] = linkEnds({ width: size, height: size }, pair)
    return [sign < 0 ? [first, second] : [second, first]]
  })
}

function fault({ size, marks }: NumbersBoard & Readonly<Record<string, unknown>>): string | null {
  const isSign = (sign: unknown): boolean => sign === -1 || sign === 0 || sign === 1
  return Array.isArray(marks) && marks.length === pairCount(size) && marks.every(isSign)
    ? null
    : `A more-or-less board has one mark a pair of neighbours: -1, 0 or 1, ${pairCount(size)} of them.`
}

const squares = new Map<number, Layout>()

/** The rows and columns of a size. */
export function latinLayout(size: number): Layout {
  const known = squares.get(size) ?? layoutOf(size, [...rows(size), ...columns(size)])
  squares.set(size, known)
  return known
}

const layouts = new WeakMap<readonly Sign[], Layout>()

/** The rows and columns of a board, and its marks as conditions. */
export function moreOrLessLayout({ size, marks }: Omit<MoreOrLessBoard, 'givens'>): Layout {
  const known =
    layouts.get(marks) ??
    withConditions(
      latinLayout(size),
      markedPairs({ size, marks }).map(([less, more]) => markCondition(less, more)),
    )
  layouts.set(marks, known)
  return known
}

/** What more-or-less says of its boards. */
export const moreOrLessBoards: BoardSpec<MoreOrLessBoard> = {
  kind: 'more-or-less',
  sizes: MORE_OR_LESS_TAKES,
  fault,
  layout: moreOrLessLayout,
}
