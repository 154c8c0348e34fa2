import { boxes, columns, layoutOf, rows, type Layout } from '@kazu/groups'
import { isWholeTo, type BoardSpec, type NumbersAnswer, type NumbersBoard, type NumbersLayer } from '@kazu/numbers'
import { sumCondition } from './condition.js'

/** A sum-cages board: numbers as on every board of numbers, the cage of each cell, and what each cage adds up to. */
export interface SumCagesBoard extends NumbersBoard {
  /** One cage a cell, row by row, from 0 on without a gap; no cage has more cells than there are numbers. */
  readonly cages: readonly number[]
  /** One sum a cage, from 1 to 1295. */
  readonly sums: readonly number[]
}

/** One number a cell, the givens included; 0 for a cell that is still empty. */
export type SumCagesAnswer = NumbersAnswer

/** The layers of marks: entry, corner and centre notes, colour. Only entries enter the verdict. */
export type SumCagesLayer = NumbersLayer

/** Rows and columns of a box, by the size of the board. */
const BOXES: Readonly<Record<number, readonly [rows: number, columns: number]>> = { 4: [2, 2], 6: [2, 3], 9: [3, 3] }

/** The sizes that are read, checked, solved and played: cells a side, and numbers. */
export const SUM_CAGES_TAKES: readonly number[] = [4, 6, 9]

/** As many cages as the code has letters for. */
export const CAGES_MOST = 62

/** The greatest sum that the code can hold: two characters in base 36. */
const SUM_MOST = 36 * 36 - 1

/** The box of a cell, in reading order. */
export function boxOf(size: number, cell: number): number {
  const [boxRows, boxColumns] = BOXES[size] ?? [1, size]
  return Math.floor(cell / size / boxRows) * (size / boxColumns) + Math.floor((cell % size) / boxColumns)
}

/** The cells of each cage, in reading order. */
export function cellsOfCages({ cages, sums }: Pick<SumCagesBoard, 'cages' | 'sums'>): number[][] {
  const cells = sums.map((): number[] => [])
  cages.forEach((cage, cell) => cells[cage]?.push(cell))
  return cells
}

function fault({ size, cages, sums }: NumbersBoard & Readonly<Record<string, unknown>>): string | null {
  if (!Array.isArray(sums) || sums.length > CAGES_MOST || !sums.every((sum) => sum !== 0 && isWholeTo(sum, SUM_MOST)))
    return `A sum-cages board has one sum a cage, from 1 to ${SUM_MOST}, and at most ${CAGES_MOST} cages.`
  const isCage = (cage: unknown): boolean => isWholeTo(cage, sums.length - 1)
  if (!Array.isArray(cages) || cages.length !== size * size || !cages.every(isCage))
    return 'A sum-cages board has one cage a cell, counted from 0.'
  const cells = cellsOfCages({ cages: cages as number[], sums: sums as number[] })
  return cells.every(({ length }) => length > 0 && length <= size)
    ? null
    : `Each cage of a sum-cages board has 1 to ${size} cells.`
}

const squares = new Map<number, Layout>()

/** The rows, columns and boxes of a size. */
export function boxedLayout(size: number): Layout {
  const [boxRows, boxColumns] = BOXES[size] ?? [1, size]
  const known =
    squares.get(size) ?? layoutOf(size, [...rows(size), ...columns(size), ...boxes(size, boxRows, boxColumns)])
  squares.set(size, known)
  return known
}

const layouts = new WeakMap<readonly number[], WeakMap<readonly number[], Layout>>()

/** The rows, columns, boxes and cages of a board, and the sums of its cages as conditions. */
export function sumCagesLayout({ size, cages, sums }: Omit<SumCagesBoard, 'givens'>): Layout {
  const bySums = layouts.get(cages) ?? new WeakMap<readonly number[], Layout>()
  layouts.set(cages, bySums)
  const known = bySums.get(sums) ?? makeLayout({ size, cages, sums })
  bySums.set(sums, known)
  return known
}

function makeLayout({ size, cages, sums }: Omit<SumCagesBoard, 'givens'>): Layout {
  const cells = cellsOfCages({ cages, sums })
  return layoutOf(
    size,
    [
      ...boxedLayout(size).groups,
      // One cell repeats nothing.
      ...cells.flatMap((cage, index) => (cage.length > 1 ? [{ type: 'cage' as const, index, cells: cage }] : [])),
    ],
    cells.map((cage, index) => sumCondition(size, index, cage, sums[index] as number)),
  )
}

/** What sum-cages says of its boards. */
export const sumCagesBoards: BoardSpec<SumCagesBoard> = {
  kind: 'sum-cages',
  sizes: SUM_CAGES_TAKES,
  fault,
  layout: sumCagesLayout,
}
