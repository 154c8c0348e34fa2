import { cellCount } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { isRecord, pencilFault, sidesFault } from '@kazu/puzzle'
import type { LayerShape } from '@kazu/puzzle'
import { valueName } from '@kazu/random'

/** A board: its extent in cells, both sides even, and one value a cell, row by row; 0 where nothing is printed. */
export interface NoughtsBoard extends Size {
  readonly givens: readonly number[]
}

/** One value a cell, the printed ones included: 1 is written `0`, 2 is written `1`; 0 for a cell that is empty. */
export type NoughtsAnswer = readonly number[]

/** The layers of marks, one place a cell. Only `entry` enters the verdict; the others are notes and colours. */
export type NoughtsLayer = 'entry' | 'corner' | 'centre' | 'colour'

/** The values that a cell may hold: 1 is written `0`, 2 is written `1`. */
export const VALUES = [1, 2] as const

/** How a value is written. */
export function symbol(value: number): string {
  return String(value - 1)
}

/** The least and the greatest width and height of a board that is read. */
export const NOUGHTS_TAKES = { least: 2, most: 20 } as const

/** What is wrong with a board, in a plain sentence, or null. Takes any value and never throws. */
export function noughtsFault(board: unknown): string | null {
  if (!isRecord(board)) return `A board must be an object, not ${valueName(board)}.`
  const sides = sidesFault(board, NOUGHTS_TAKES)
  if (sides !== null) return sides
  const { width, height, givens } = board as unknown as NoughtsBoard
  if (width % 2 === 1 || height % 2 === 1) return 'A board has an even number of cells a side.'
  if (!Array.isArray(givens) || givens.length !== width * height) return 'A board has one value a cell.'
  if (!givens.every((value) => value === 0 || value === 1 || value === 2)) return 'A printed value is 0, 1 or 2.'
  return null
}

/** What the marks of a board may hold. */
export function noughtsShape(board: Size): Readonly<Record<NoughtsLayer, LayerShape>> {
  const places = cellCount(board)
  const notes = { places, most: 6 }
  return { entry: { places, most: 2 }, corner: notes, centre: notes, colour: { places, most: 8 } }
}

/** What is wrong with marks on a board, in a plain sentence, or null. Takes any value as marks and never throws. */
export function noughtsMarksFault(board: NoughtsBoard, marks: unknown): string | null {
  return pencilFault(noughtsShape(board), marks)
}

/** Every row from the top and then every column from the left, as its cells in order. */
export function linesOf({ width, height }: Size): readonly (readonly number[])[] {
  const rows = Array.from({ length: height }, (_, row) => Array.from({ length: width }, (_, at) => row * width + at))
  const columns = Array.from({ length: width }, (_, at) => Array.from({ length: height }, (_, row) => row * width + at))
  return [...rows, ...columns]
}

/** Every three cells that follow each other in a line. */
export function threesOf(line: readonly number[]): readonly (readonly number[])[] {
  return line.slice(2).map((_, at) => line.slice(at, at + 3))
}
