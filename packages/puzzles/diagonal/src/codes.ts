import { cellsCode, readCode, type CodeSpec } from '@kazu/numbers'
import type { ReadResult } from '@kazu/puzzle'
import { DIAGONAL_TAKES, diagonalBoards, type DiagonalBoard } from './board.js'

/**
 * Reads a board: one character a cell (`.` or `0` for an empty cell, 1 to 9, then A to G), with any white space between.
 */
export function readDiagonal(text: string): ReadResult<DiagonalBoard> {
  const read = readCode({ sizes: DIAGONAL_TAKES, length: (size) => size * size }, text)
  return 'code' in read ? { board: { size: read.code.size, givens: read.code.givens } } : read
}

/** How the boards of diagonal are read and written. No address of puzz.link holds them. */
export const diagonalCodes: CodeSpec<DiagonalBoard> = { ...diagonalBoards, read: readDiagonal, code: cellsCode }
