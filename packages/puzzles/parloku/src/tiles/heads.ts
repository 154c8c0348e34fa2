import type { ParlokuBoard } from '../board.js'
import { gridOf } from '../grid.js'
import { spelledPath } from '../spelled.js'

/**
 * The letter that goes on from a cell, as a number: the next one of the first word whose spelled walk ends there. 0 where
 * none does.
 */
export function nextLetter(board: ParlokuBoard, values: readonly number[], cell: number): number {
  for (const word of gridOf(board).words) {
    const path = spelledPath(values, word)
    const next = word.values[path.length]
    if (path[path.length - 1] === cell && next !== undefined) return next
  }
  return 0
}
