import { TEXT_MOST, cellsCode, readCellsAddress, readCode, writeCellsAddress, type CodeSpec } from '@kazu/numbers'
import { isPuzzlink, type ReadResult } from '@kazu/puzzle'
import { NUMBER_PLACE_SIZES, numberPlaceBoards, type NumberPlaceBoard } from './board.js'

/**
 * Reads a board: one character a cell (`.` or `0` for an empty cell, 1 to 9, then A to P), with any white space between;
 * or a puzz.link `sudoku` address.
 */
export function readNumberPlace(text: string): ReadResult<NumberPlaceBoard> {
  const sizes = NUMBER_PLACE_SIZES
  if (typeof text === 'string' && text.length <= TEXT_MOST && isPuzzlink(text)) {
    const read = readCellsAddress(text, 'sudoku', sizes)
    return 'size' in read ? { board: read } : read
  }
  const read = readCode({ sizes, length: (size) => size * size }, text)
  return 'code' in read ? { board: { size: read.code.size, givens: read.code.givens } } : read
}

/** How the boards of number-place are read and written. */
export const numberPlaceCodes: CodeSpec<NumberPlaceBoard> = {
  ...numberPlaceBoards,
  read: readNumberPlace,
  code: cellsCode,
  address: (board) => writeCellsAddress(board, 'sudoku'),
}
