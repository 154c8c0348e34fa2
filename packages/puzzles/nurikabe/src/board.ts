import { cellCount } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { isRecord, pencilFault, sidesFault } from '@kazu/puzzle'
import type { LayerShape } from '@kazu/puzzle'
import { valueName } from '@kazu/random'

/** What is printed in a cell: nothing (null), the number of cells of its island, or `?`, a number that is not told. */
export type NurikabeClue = number | '?' | null

/** A nurikabe board: its extent in cells and one clue a cell, row by row. */
export interface NurikabeBoard extends Size {
  readonly clues: readonly NurikabeClue[]
}

/** The cells of the sea, ascending. */
export type NurikabeAnswer = readonly number[]

/** The one layer of marks: a cell is empty (0), sea (1), or has a dot (2), which says that it is land and only helps. */
export type NurikabeLayer = 'shade'

/** A cell of the sea. */
export const SEA = 1

/** A cell in which the player ruled the sea out. */
export const DOT = 2

/** What the marks of a board may hold. */
export function nurikabeShape(board: NurikabeBoard): Readonly<Record<NurikabeLayer, LayerShape>> {
  return { shade: { places: cellCount(board), most: DOT } }
}

/** Whether a cell can hold a mark: a clue is land from the start. */
export function isFree({ clues }: NurikabeBoard, cell: number): boolean {
  return clues[cell] === null
}

/** The cells with a clue, in reading order. */
export function clueCells({ clues }: NurikabeBoard): number[] {
  return clues.flatMap((clue, cell) => (clue === null ? [] : [cell]))
}

/** The least and the greatest width and height of a board that is read. */
export const NURIKABE_TAKES = { least: 1, most: 50 } as const

/** The greatest number that is printed: the cells of the greatest board. */
const CLUE_MOST: number = NURIKABE_TAKES.most * NURIKABE_TAKES.most

/** Whether a value is a clue or null. */
export function isClue(value: unknown): value is NurikabeClue {
  if (value === null || value === '?') return true
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= CLUE_MOST
}

/** What is wrong with a board, in a plain sentence, or null. Takes any value and never throws. */
export function nurikabeFault(board: unknown): string | null {
  if (!isRecord(board)) return `A nurikabe board must be an object, not ${valueName(board)}.`
  const sides = sidesFault(board, NURIKABE_TAKES)
  if (sides !== null) return sides
  const { clues } = board as Partial<Record<keyof NurikabeBoard, unknown>>
  if (!Array.isArray(clues) || clues.length !== cellCount(board as unknown as Size))
    return 'A nurikabe board has one clue for each cell, null for none.'
  return clues.every(isClue) ? null : `A clue is null, '?' or a whole number from 1 to ${CLUE_MOST}.`
}

/** What is wrong with marks on a board, in a plain sentence, or null. Takes any value as marks and never throws. */
export function nurikabeMarksFault(board: NurikabeBoard, marks: unknown): string | null {
  const fault = pencilFault(nurikabeShape(board), marks)
  if (fault !== null) return fault
  const { shade } = marks as { readonly shade: readonly number[] }
  const clue = shade.findIndex((value, cell) => value !== 0 && !isFree(board, cell))
  return clue === -1 ? null : clueMarked(clue)
}

/** The sentence for a mark on a clue. */
export function clueMarked(cell: number): string {
  return `The cell ${cell} has a clue, which holds no mark.`
}
