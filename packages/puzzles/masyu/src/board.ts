import { cellCount, linkCount } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { isRecord, pencilFault, sidesFault } from '@kazu/puzzle'
import type { LayerShape } from '@kazu/puzzle'
import { valueName } from '@kazu/random'

/** No pearl, a white pearl, a black pearl. */
export type Pearl = 0 | 1 | 2

/** A masyu board: its extent in cells and one pearl a cell, row by row. */
export interface MasyuBoard extends Size {
  readonly pearls: readonly Pearl[]
}

/** The loop as its links, ascending, numbered as in `@kazu/grid`. */
export type MasyuAnswer = readonly number[]

/** The one layer of marks: a link is empty (0), a line (1) or a cross (2), which only helps the player. */
export type MasyuLayer = 'line'

/** A link that the loop takes. */
export const LINE = 1

/** A link that the player ruled out. */
export const CROSS = 2

/** What the marks of a board may hold. */
export function masyuShape(board: MasyuBoard): Readonly<Record<MasyuLayer, LayerShape>> {
  return { line: { places: linkCount(board), most: CROSS } }
}

/** The least and the greatest width and height of a board that is read. */
export const MASYU_TAKES = { least: 2, most: 50 } as const

/** What is wrong with a board, in a plain sentence, or null. Takes any value and never throws. */
export function masyuFault(board: unknown): string | null {
  if (!isRecord(board)) return `A masyu board must be an object, not ${valueName(board)}.`
  const sides = sidesFault(board, MASYU_TAKES)
  if (sides !== null) return sides
  const { pearls } = board as Partial<Record<keyof MasyuBoard, unknown>>
  if (!Array.isArray(pearls) || pearls.length !== cellCount(board as unknown as Size))
    return 'A masyu board has one pearl a cell.'
  if (!pearls.every((pearl) => pearl === 0 || pearl === 1 || pearl === 2)) return 'A pearl is 0, 1 or 2.'
  return null
}

/** What is wrong with marks on a board, in a plain sentence, or null. Takes any value as marks and never throws. */
export function masyuMarksFault(board: MasyuBoard, marks: unknown): string | null {
  return pencilFault(masyuShape(board), marks)
}
