import { cellBeside, DIRECTIONS } from '@kazu/grid'
import { isHole, roomsOf } from './board.js'
import type { RippleBoard } from './board.js'

/** The cells in row and column that are too near to a cell to hold a number too: fewer cells than it says lie between. */
export function tooNear(board: RippleBoard, cell: number, value: number): number[] {
  return DIRECTIONS.flatMap((direction) =>
    Array.from({ length: value }, (_, at) => cellBeside(board, cell, direction, at + 1)).filter((other) => other >= 0),
  ).filter((other) => !isHole(board, other))
}

/** The cells that may not hold a number where a cell does: those of its room, and those that are too near; in reading order. */
export function ripplePeers(board: RippleBoard, cell: number, value: number): readonly number[] {
  const room = roomsOf(board)[board.rooms[cell] ?? -1] ?? []
  return [...new Set([...room, ...tooNear(board, cell, value)])].filter((other) => other !== cell).sort((a, b) => a - b)
}
