import { cellsOfRegions, isConnected } from '@kazu/grid'
import { columns, layoutOf, regions, rows, type Layout } from '@kazu/groups'
import { isWholeTo, type BoardSpec, type NumbersAnswer, type NumbersBoard, type NumbersLayer } from '@kazu/numbers'

/** A jigsaw board: numbers as on every board of numbers, and the region of each cell, from 0. */
export interface JigsawBoard extends NumbersBoard {
  /** One region a cell, row by row: `size` regions of as many cells, each in one piece. */
  readonly regions: readonly number[]
}

/** One number a cell, the givens included; 0 for a cell that is still empty. */
export type JigsawAnswer = NumbersAnswer

/** The layers of marks: entry, corner and centre notes, colour. Only entries enter the verdict. */
export type JigsawLayer = NumbersLayer

/** The sizes that are read, checked, solved and played: cells a side, and numbers. */
export const JIGSAW_TAKES: readonly number[] = [4, 5, 6, 7, 8, 9]

/** Whether a value names a region of the size for each cell. */
export function isRegionList(size: number, value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length === size * size && value.every((region) => isWholeTo(region, size - 1))
}

/** Whether the regions divide the board: as many as numbers, each of as many cells, in one piece. */
export function areSound(size: number, regionOf: readonly number[]): boolean {
  const board = { width: size, height: size }
  return cellsOfRegions(regionOf).every((cells) => cells.length === size && isConnected(board, cells))
}

function fault({ size, regions: regionOf }: NumbersBoard & Readonly<Record<string, unknown>>): string | null {
  if (!isRegionList(size, regionOf))
    return `A jigsaw board has one region a cell, a whole number from 0 to ${size - 1}.`
  return areSound(size, regionOf)
    ? null
    : `The regions of a jigsaw board are ${size} of ${size} cells, each in one piece.`
}

const layouts = new WeakMap<readonly number[], Layout>()

/** The rows, columns and regions of a board. */
export function jigsawLayout({ size, regions: regionOf }: Omit<JigsawBoard, 'givens'>): Layout {
  const known = layouts.get(regionOf) ?? layoutOf(size, [...rows(size), ...columns(size), ...regions(size, regionOf)])
  layouts.set(regionOf, known)
  return known
}

/** What jigsaw says of its boards. */
export const jigsawBoards: BoardSpec<JigsawBoard> = { kind: 'jigsaw', sizes: JIGSAW_TAKES, fault, layout: jigsawLayout }
