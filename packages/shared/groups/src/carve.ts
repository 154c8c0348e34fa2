import { shuffled, type Random } from '@kazu/random'

/**
 * Takes numbers out of a whole grid, in one shuffled order of its cells, until no more than `floor` are left. A number
 * that `fits` does not spare comes back: it is asked after each removal, with the board and the cell just emptied.
 */
export function carve(
  grid: readonly number[],
  floor: number,
  random: Random,
  fits: (board: readonly number[], cell: number) => boolean,
): number[] {
  const board = [...grid]
  let left = board.length
  for (const cell of shuffled(
    board.map((_value, at) => at),
    random,
  )) {
    if (left <= floor) break
    board[cell] = 0
    if (fits(board, cell)) left--
    else board[cell] = grid[cell] as number
  }
  return board
}
