import { boxes, columns, diagonals, layoutOf, regions, rows, type Group, type Layout } from '../src/index.js'

/** Rows, columns and boxes. */
export function boxed(size: number, boxRows: number, boxColumns: number): Layout {
  return layoutOf(size, [...rows(size), ...columns(size), ...boxes(size, boxRows, boxColumns)])
}

/** Layouts of many shapes, small enough to try every filling. */
export const SMALL: Readonly<Record<string, Layout>> = {
  boxes: boxed(4, 2, 2),
  diagonals: layoutOf(4, [...rows(4), ...columns(4), ...boxes(4, 2, 2), ...diagonals(4)]),
  regions: layoutOf(4, [...rows(4), ...columns(4), ...regions(4, [0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3])]),
  cages: layoutOf(4, [...rows(4), ...columns(4), cage(0, [0, 5, 10]), cage(1, [3, 6]), cage(2, [8, 13])]),
}

function cage(index: number, cells: readonly number[]): Group {
  return { type: 'cage', index, cells }
}

/** Every answer of a board, found by trying every number in every cell. */
export function everyAnswer(layout: Layout, board: readonly number[]): number[][] {
  const found: number[][] = []
  const grid = [...board]
  const clash = layout.peers.some(
    (peers, cell) => board[cell] !== 0 && peers.some((peer) => board[peer] === board[cell]),
  )
  const visit = (cell: number): void => {
    if (cell === grid.length) found.push([...grid])
    else if (board[cell] !== 0) visit(cell + 1)
    else {
      for (let value = 1; value <= layout.size; value++) {
        if (layout.peers[cell]?.some((peer) => grid[peer] === value) === true) continue
        grid[cell] = value
        visit(cell + 1)
        grid[cell] = 0
      }
    }
  }
  if (!clash) visit(0)
  return found
}
