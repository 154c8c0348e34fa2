import { cellCount, sideCount } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { isRecord, pencilFault, sidesFault } from '@kazu/puzzle'
import type { LayerShape } from '@kazu/puzzle'
import { valueName } from '@kazu/random'

/** How many sides of its cell the loop takes, or nothing printed. */
export type SlitherlinkClue = number | null

/** A slitherlink board: its extent in cells and one clue a cell, row by row, 0 to 4 or null. */
export interface SlitherlinkBoard extends Size {
  readonly clues: readonly SlitherlinkClue[]
}

/** The loop as the sides of cells that it takes, ascending, numbered as in `@kazu/grid`. */
export type SlitherlinkAnswer = readonly number[]

/**
 * The layers of marks: a side is empty (0), a line (1) or a cross (2); a cell may be coloured as inside (1) or outside
 * (2). Crosses and colours only help the player.
 */
export type SlitherlinkLayer = 'line' | 'shade'

/** A side that the loop takes. */
export const LINE = 1

/** A side that the player ruled out. */
export const CROSS = 2

/** A cell that the player holds to be inside the loop. */
export const INSIDE = 1

/** A cell that the player holds to be outside of the loop. */
export const OUTSIDE = 2

/** What the marks of a board may hold. */
export function slitherlinkShape(board: SlitherlinkBoard): Readonly<Record<SlitherlinkLayer, LayerShape>> {
  return { line: { places: sideCount(board), most: CROSS }, shade: { places: cellCount(board), most: OUTSIDE } }
}

/** The lattice of corners, along whose links the loop runs: side i of the cells is link i of the corners. */
export function cornersOf({ width, height }: Size): Size {
  return { width: width + 1, height: height + 1 }
}

/** The cells round a corner, in reading order. */
export function cellsAround({ width, height }: Size, corner: number): number[] {
  const row = Math.floor(corner / (width + 1))
  const column = corner % (width + 1)
  return [row - 1, row].flatMap((r) =>
    [column - 1, column].flatMap((c) => (r < 0 || c < 0 || r >= height || c >= width ? [] : [r * width + c])),
  )
}

/** The least and the greatest width and height of a board that is read. */
export const SLITHERLINK_TAKES = { least: 1, most: 50 } as const

/** What is wrong with a board, in a plain sentence, or null. Takes any value and never throws. */
export function slitherlinkFault(board: unknown): string | null {
  if (!isRecord(board)) return `A slitherlink board must be an object, not ${valueName(board)}.`
  const sides = sidesFault(board, SLITHERLINK_TAKES)
  if (sides !== null) return sides
  const { clues } = board as Partial<Record<keyof SlitherlinkBoard, unknown>>
  if (!Array.isArray(clues) || clues.length !== cellCount(board as unknown as Size))
    return 'A slitherlink board has one clue or null a cell.'
  if (!clues.every(isClue)) return 'A clue is a whole number from 0 to 4, or null.'
  return null
}

function isClue(clue: unknown): boolean {
  return clue === null || (Number.isInteger(clue) && (clue as number) >= 0 && (clue as number) <= 4)
}

/** What is wrong with marks on a board, in a plain sentence, or null. Takes any value as marks and never throws. */
export function slitherlinkMarksFault(board: SlitherlinkBoard, marks: unknown): string | null {
  return pencilFault(slitherlinkShape(board), marks)
}
