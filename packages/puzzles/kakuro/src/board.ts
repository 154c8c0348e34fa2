import { cellCount } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { isRecord, pencilFault, sidesFault, wholeFault } from '@kazu/puzzle'
import type { LayerShape, PencilMarks } from '@kazu/puzzle'
import { valueName } from '@kazu/random'

/** What the run to the right and the run below a black cell add up to; 0 where nothing is printed. */
export interface KakuroClue {
  readonly across: number
  readonly down: number
}

/** A white cell (null), which takes a digit, or a black cell with its sums. */
export type KakuroCell = null | KakuroClue

/**
 * A kakuro board: its extent in cells and what is printed in each, row by row. The first row and the first column are
 * black: they hold the sums of the runs that begin at the edge.
 */
export interface KakuroBoard extends Size {
  readonly cells: readonly KakuroCell[]
}

/** One digit a cell, row by row; 0 in black cells, and in white ones that are still empty. */
export type KakuroAnswer = readonly number[]

/**
 * The layers of marks, one place a cell: `entry` is the digit written, `corner` and `centre` are notes as bit masks (bit
 * v is the note v), `colour` is 0 or one of eight colours. Only entries enter the verdict.
 */
export type KakuroLayer = 'entry' | 'corner' | 'centre' | 'colour'

/** The greatest digit. */
export const DIGIT_MOST = 9

/** The greatest sum of different digits. */
export const SUM_MOST = 45

/** The least and the greatest width and height of a board that is read, the row and the column of sums included. */
export const KAKURO_TAKES = { least: 2, most: 50 } as const

/** What the marks of a board may hold. */
export function kakuroShape(board: KakuroBoard): Readonly<Record<KakuroLayer, LayerShape>> {
  const places = cellCount(board)
  const notes = { places, most: 2 ** (DIGIT_MOST + 1) - 2 }
  return { entry: { places, most: DIGIT_MOST }, corner: notes, centre: notes, colour: { places, most: 8 } }
}

/** Whether a cell is white, so that a digit is written into it. */
export function isWhite({ cells }: KakuroBoard, cell: number): boolean {
  return cells[cell] === null
}

/** What is wrong with a board, in a plain sentence, or null. Takes any value and never throws. */
export function kakuroFault(board: unknown): string | null {
  if (!isRecord(board)) return `A kakuro board must be an object, not ${valueName(board)}.`
  const sides = sidesFault(board, KAKURO_TAKES)
  if (sides !== null) return sides
  const { cells } = board as Partial<Record<keyof KakuroBoard, unknown>>
  const size = board as unknown as Size
  if (!Array.isArray(cells) || cells.length !== cellCount(size)) return 'A kakuro board has one value for each cell.'
  for (const cell of cells as unknown[]) {
    const fault = cellFault(cell)
    if (fault !== null) return fault
  }
  return edgeFault(size, cells as KakuroCell[])
}

/** At the edge every sum has its run: there is no place for others in an address. */
function edgeFault({ width }: Size, cells: readonly KakuroCell[]): string | null {
  for (const [at, cell] of cells.entries()) {
    const [above, left] = [at < width, at % width === 0]
    if (!above && !left) continue
    if (cell === null) return 'The first row and the first column of a kakuro board are black.'
    const lost = (sum: number, run: number, isEdge: boolean): boolean => sum !== 0 && (isEdge || cells[run] !== null)
    if (lost(cell.across, at + 1, above) || lost(cell.down, at + width, left))
      return 'A sum in the first row or the first column of a kakuro board has its run.'
  }
  return null
}

function cellFault(cell: unknown): string | null {
  if (cell === null) return null
  if (!isRecord(cell)) return 'A cell is white (null), or black with the sums across and down.'
  const bounds = { least: 0, most: SUM_MOST }
  return wholeFault('sum across', cell['across'], bounds) ?? wholeFault('sum down', cell['down'], bounds)
}

/** What is wrong with marks on a board, in a plain sentence, or null. Takes any value as marks and never throws. */
export function kakuroMarksFault(board: KakuroBoard, marks: unknown): string | null {
  const fault = pencilFault(kakuroShape(board), marks)
  if (fault !== null) return fault
  const layers = Object.values(marks as PencilMarks<KakuroLayer>)
  const marked = layers.flatMap((values) => values.findIndex((value, cell) => value !== 0 && !isWhite(board, cell)))
  const black = marked.find((cell) => cell >= 0)
  return black === undefined ? null : blackAt(black)
}

/** The sentence for a mark on a black cell. */
export function blackAt(cell: number): string {
  return `The cell ${cell} is black, which holds no mark.`
}
