import { boxes, columns, layoutOf, rows, type Layout } from '@kazu/groups'
import { isRecord, pencilFault, throwFault, type LayerShape, type PencilMarks } from '@kazu/puzzle'
import { valueName } from '@kazu/random'

/** A number-place board: `size` numbers a side, and one given a cell, row by row, 0 where nothing is printed. */
export interface NumberPlaceBoard {
  readonly size: number
  readonly givens: readonly number[]
}

/** One number a cell, the givens included; 0 for a cell that is still empty. */
export type NumberPlaceAnswer = readonly number[]

/**
 * The layers of marks, one place a cell: `entry` is the number written, `corner` and `centre` are notes as bit masks
 * (bit v is the note v), `colour` is 0 or one of eight colours. Only entries enter the verdict.
 */
export type NumberPlaceLayer = 'entry' | 'corner' | 'centre' | 'colour'

/** Rows and columns of a box, by the size of the board. */
export const BOXES: Readonly<Record<number, readonly [rows: number, columns: number]>> = {
  4: [2, 2],
  6: [2, 3],
  9: [3, 3],
  16: [4, 4],
  25: [5, 5],
}

/** The sizes that are made, read, checked, solved and played: cells a side, and numbers. */
export const NUMBER_PLACE_SIZES: readonly number[] = [4, 6, 9, 16, 25]

/** What the marks of a board may hold. */
export function numberPlaceShape(board: NumberPlaceBoard): Readonly<Record<NumberPlaceLayer, LayerShape>> {
  const places = board.size * board.size
  const notes = { places, most: 2 ** (board.size + 1) - 2 }
  return { entry: { places, most: board.size }, corner: notes, centre: notes, colour: { places, most: 8 } }
}

const layouts = new Map<number, Layout>()

/** The rows, columns and boxes of a size. Throws a RangeError for a size that number-place does not have. */
export function numberPlaceLayout(size: number): Layout {
  const known = layouts.get(size)
  if (known !== undefined) return known
  const [boxRows, boxColumns] = BOXES[size] ?? [0, 0]
  const layout = layoutOf(size, [...rows(size), ...columns(size), ...boxes(size, boxRows, boxColumns)])
  layouts.set(size, layout)
  return layout
}

/** The cells that may not hold the same number as a cell, in reading order. */
export function numberPlacePeers(board: NumberPlaceBoard, cell: number): readonly number[] {
  return numberPlaceLayout(board.size).peers[cell] ?? []
}

/** What is wrong with a board, in a plain sentence, or null. Takes any value and never throws. */
export function numberPlaceFault(board: unknown): string | null {
  if (!isRecord(board)) return `A number-place board must be an object, not ${valueName(board)}.`
  const { size, givens } = board as Partial<Record<keyof NumberPlaceBoard, unknown>>
  if (typeof size !== 'number') return `The size must be a whole number, not ${valueName(size)}.`
  if (!NUMBER_PLACE_SIZES.includes(size)) return 'A number-place board has 4, 6, 9, 16 or 25 cells a side.'
  if (!Array.isArray(givens) || givens.length !== size * size) return 'A number-place board has one given a cell.'
  const fits = (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= size
  return givens.every(fits) ? null : `A given is a whole number from 0 to ${size}.`
}

/** Throws a RangeError that says what is wrong with a board. */
export function requireBoard(board: unknown): asserts board is NumberPlaceBoard {
  throwFault(numberPlaceFault(board))
}

/** What is wrong with marks on a board, in a plain sentence, or null. Takes any value as marks and never throws. */
export function numberPlaceMarksFault(board: NumberPlaceBoard, marks: unknown): string | null {
  const fault = pencilFault(numberPlaceShape(board), marks)
  if (fault !== null) return fault
  const { entry, corner, centre } = marks as PencilMarks<NumberPlaceLayer>
  const written = board.givens.findIndex(
    (given, cell) => given !== 0 && (entry[cell] !== 0 || corner[cell] !== 0 || centre[cell] !== 0),
  )
  return written < 0 ? null : printedAt(written)
}

/** The sentence for a number or a note where a number is printed. */
export function printedAt(cell: number): string {
  return `A number is printed in cell ${cell}, which cannot be written on.`
}
