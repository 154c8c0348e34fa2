import { cellCount } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { isRecord, rectanglesFault, sidesFault } from '@kazu/puzzle'
import { valueName } from '@kazu/random'

/** What is printed in a cell: nothing (0), the number of cells of its rectangle, or `?`, a number that is not told. */
export type ShikakuClue = number | '?'

/** A shikaku board: its extent in cells and one clue a cell, row by row. */
export interface ShikakuBoard extends Size {
  readonly clues: readonly ShikakuClue[]
}

/**
 * A cut board as its lines: the links of `@kazu/grid`, ascending, whose two cells are parted. `wallsOfRectangles` and
 * `rectanglesOfWalls` go from rectangles to lines and back.
 */
export type ShikakuAnswer = readonly number[]

/** The least and the greatest width and height of a board that is read. */
export const SHIKAKU_TAKES = { least: 1, most: 50 } as const

/** What is wrong with a board, in a plain sentence, or null. Takes any value and never throws. */
export function shikakuFault(board: unknown): string | null {
  if (!isRecord(board)) return `A shikaku board must be an object, not ${valueName(board)}.`
  const sides = sidesFault(board, SHIKAKU_TAKES)
  if (sides !== null) return sides
  const { clues } = board as Partial<Record<keyof ShikakuBoard, unknown>>
  const cells = cellCount(board as unknown as Size)
  if (!Array.isArray(clues) || clues.length !== cells) return 'A shikaku board has one clue a cell, 0 for none.'
  const isClue = (clue: unknown): boolean =>
    clue === '?' || (Number.isInteger(clue) && (clue as number) >= 0 && (clue as number) <= cells)
  return clues.every(isClue) ? null : `A clue is '?' or a whole number up to ${cells}, the cells of the board.`
}

/** What is wrong with marks on a board, in a plain sentence, or null. Takes any value as marks and never throws. */
export function shikakuMarksFault({ width, height }: ShikakuBoard, marks: unknown): string | null {
  return rectanglesFault({ width, height }, marks)
}
