import { isWhite } from './board.js'
import type { KakuroBoard, KakuroClue } from './board.js'

/** White cells in a row or a column between black ones. */
export interface Run {
  readonly direction: keyof KakuroClue
  /** The black cell before the run, which holds its sum. */
  readonly clue: number
  readonly cells: readonly number[]
  /** What the digits add up to; 0 where nothing is printed. */
  readonly sum: number
}

/** The runs of a board, and for each cell the two to which it belongs. */
export interface Runs {
  readonly runs: readonly Run[]
  /** For each cell the places of its run across and its run down in `runs`; empty for a black cell. */
  readonly of: readonly (readonly number[])[]
}

const known = new WeakMap<KakuroBoard, Runs>()

/** The runs of a board, those across first, each in reading order. Kept for each board. */
export function runsOf(board: KakuroBoard): Runs {
  const found = known.get(board) ?? findRuns(board)
  known.set(board, found)
  return found
}

function findRuns(board: KakuroBoard): Runs {
  const runs: Run[] = []
  const of: number[][] = board.cells.map(() => [])
  for (const direction of ['across', 'down'] as const) {
    board.cells.forEach((clue, cell) => {
      if (clue === null) return
      const cells = cellsBehind(board, cell, direction)
      if (cells.length === 0) return
      const at = runs.push({ direction, clue: cell, cells, sum: clue[direction] }) - 1
      for (const one of cells) (of[one] as number[]).push(at)
    })
  }
  return { runs, of }
}

function cellsBehind(board: KakuroBoard, clue: number, direction: Run['direction']): number[] {
  const { width, cells } = board
  const step = direction === 'across' ? 1 : width
  const end = direction === 'across' ? clue - (clue % width) + width : cells.length
  const found: number[] = []
  for (let cell = clue + step; cell < end && isWhite(board, cell); cell += step) found.push(cell)
  return found
}

/** The cells that may not hold the same digit as a cell, in reading order. */
export function kakuroPeers(board: KakuroBoard, cell: number): readonly number[] {
  const { runs, of } = runsOf(board)
  const seen = (of[cell] ?? []).flatMap((run) => (runs[run] as Run).cells)
  return seen.filter((other) => other !== cell).sort((a, b) => a - b)
}
