import { CELL, centreOf, MARGIN } from '@kazu/svg'
import { SIDE, type ParlokuBoard } from '../board.js'
import { chipsBelow } from '../chips.js'
import { gridOf } from '../grid.js'

/*
 * Where things are, in units of the drawing: the board, the words below it, and a tray of six tiles, each under a column.
 */

/** The side of a tile. */
export const TILE = 86

/** From what is above the tray to its tiles, and from them to its end. */
const TRAY_ROOM = 10
const TRAY_GAP = 12

/** A point of the drawing. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** The middle of a cell. */
export function cellPlace(cell: number): Place {
  return centreOf({ width: SIDE, height: SIDE }, cell)
}

/** A rectangle, from its upper left corner. */
export interface Box extends Place {
  readonly width: number
  readonly height: number
}

/** The tray. */
export function trayOf(board: ParlokuBoard): Box {
  const y = (SIDE + chipsBelow(gridOf(board))) * CELL + TRAY_GAP + MARGIN
  return { x: 0, y, width: SIDE * CELL, height: TILE + 2 * TRAY_ROOM }
}

/** Where the tiles of a letter, 1 to 6, lie in the tray. */
export function trayPlace(board: ParlokuBoard, letter: number): Place {
  return { x: (letter - 0.5) * CELL, y: trayOf(board).y + TRAY_ROOM + TILE / 2 }
}

/** What board, words and tray take, in cells. */
export function tilesBox(board: ParlokuBoard): Box {
  const { y, height } = trayOf(board)
  const away = MARGIN / CELL
  return { x: -away, y: -away, width: SIDE + 2 * away, height: (y + height) / CELL + 2 * away }
}
