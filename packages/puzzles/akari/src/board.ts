import { cellCount } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { isRecord, pencilFault, sidesFault } from '@kazu/puzzle'
import type { LayerShape } from '@kazu/puzzle'
import { valueName } from '@kazu/random'

/** A white cell (null), a wall without a number (false), or a wall with the number of lights beside it. */
export type AkariCell = null | false | 0 | 1 | 2 | 3 | 4

/** An akari board: its extent in cells and what is printed in each, row by row. */
export interface AkariBoard extends Size {
  readonly cells: readonly AkariCell[]
}

/** The cells that hold a light, ascending. */
export type AkariAnswer = readonly number[]

/** The one layer of marks: a white cell is empty (0), holds a light (1) or a dot (2), which only helps the player. */
export type AkariLayer = 'shade'

/** A cell that holds a light. */
export const LIGHT = 1

/** A cell in which the player ruled a light out. */
export const DOT = 2

/** What the marks of a board may hold. */
export function akariShape(board: AkariBoard): Readonly<Record<AkariLayer, LayerShape>> {
  return { shade: { places: cellCount(board), most: DOT } }
}

/** Whether a cell is white: a wall can hold no mark. */
export function isWhite({ cells }: AkariBoard, cell: number): boolean {
  return cells[cell] === null
}

/** The least and the greatest width and height of a board that is read. */
export const AKARI_TAKES = { least: 1, most: 100 } as const

const PRINTED: readonly unknown[] = [null, false, 0, 1, 2, 3, 4]

/** What is wrong with a board, in a plain sentence, or null. Takes any value and never throws. */
export function akariFault(board: unknown): string | null {
  if (!isRecord(board)) return `An akari board must be an object, not ${valueName(board)}.`
  const sides = sidesFault(board, AKARI_TAKES)
  if (sides !== null) return sides
  const { cells } = board as Partial<Record<keyof AkariBoard, unknown>>
  if (!Array.isArray(cells) || cells.length !== cellCount(board as unknown as Size))
    return 'An akari board has one value for each cell.'
  if (!cells.every((cell) => PRINTED.includes(cell)))
    return 'A cell is white (null), a wall (false) or a wall with a number from 0 to 4.'
  return null
}

/** What is wrong with marks on a board, in a plain sentence, or null. Takes any value as marks and never throws. */
export function akariMarksFault(board: AkariBoard, marks: unknown): string | null {
  const fault = pencilFault(akariShape(board), marks)
  if (fault !== null) return fault
  const { shade } = marks as { readonly shade: readonly number[] }
  const wall = shade.findIndex((value, cell) => value !== 0 && !isWhite(board, cell))
  return wall === -1 ? null : `The cell ${wall} is a wall, which holds no mark.`
}
