import { cellCount, neighbours } from '@kazu/grid'
import { isWhite } from './board.js'
import type { AkariBoard } from './board.js'

/** What sees what on a board: light runs along a row or a column until a wall or the edge stops it. */
export interface Sight {
  /** The stretches of white cells between walls, those along rows first; each cell lies in one of either sort. */
  readonly runs: readonly (readonly number[])[]
  /** The two runs of a white cell, along its row and along its column; -1 for a wall. */
  readonly across: readonly number[]
  readonly down: readonly number[]
}

const known = new WeakMap<AkariBoard, Sight>()

/** The sight of a board; worked out once for each. */
export function sightOf(board: AkariBoard): Sight {
  const found = known.get(board)
  if (found !== undefined) return found
  const made = lookAround(board)
  known.set(board, made)
  return made
}

function lookAround(board: AkariBoard): Sight {
  const { width, height } = board
  const runs: number[][] = []
  const across = runsAlong(board, runs, height, width, (row, column) => row * width + column)
  const down = runsAlong(board, runs, width, height, (column, row) => row * width + column)
  return { runs, across, down }
}

/** Cuts lines into runs at the walls; gives the run of each cell. */
function runsAlong(
  board: AkariBoard,
  runs: number[][],
  lines: number,
  length: number,
  cellAt: (line: number, at: number) => number,
): number[] {
  const runOf = new Array<number>(cellCount(board)).fill(-1)
  for (let line = 0; line < lines; line++) {
    let run: number[] | null = null
    for (let at = 0; at < length; at++) {
      const cell = cellAt(line, at)
      if (!isWhite(board, cell)) {
        run = null
        continue
      }
      if (run === null) runs.push((run = []))
      run.push(cell)
      runOf[cell] = runs.length - 1
    }
  }
  return runOf
}

/** The run of white cells along a cell's row; empty for a wall. */
export function rowRun({ runs, across }: Sight, cell: number): readonly number[] {
  return runs[across[cell] ?? -1] ?? []
}

/** The run of white cells along a cell's column; empty for a wall. */
export function columnRun({ runs, down }: Sight, cell: number): readonly number[] {
  return runs[down[cell] ?? -1] ?? []
}

/** The cells from which a white cell can be lit: itself first, then those that see it. */
export function litFrom(sight: Sight, cell: number): number[] {
  const others = [...rowRun(sight, cell), ...columnRun(sight, cell)].filter((other) => other !== cell)
  return [cell, ...others]
}

/** Whether two white cells see each other; a cell sees itself. */
export function sees({ across, down }: Sight, one: number, other: number): boolean {
  return across[one] === across[other] || down[one] === down[other]
}

/** The cells that some lights shine on, their own among them. */
export function shoneOn(sight: Sight, lights: Iterable<number>): Set<number> {
  const lit = new Set<number>()
  for (const light of lights) for (const cell of litFrom(sight, light)) lit.add(cell)
  return lit
}

/** The walls with a number. */
export function numberedWalls({ cells }: AkariBoard): number[] {
  return cells.flatMap((printed, cell) => (typeof printed === 'number' ? [cell] : []))
}

/** The white cells beside a wall. */
export function besideWall(board: AkariBoard, wall: number): number[] {
  return neighbours(board, wall).filter((cell) => isWhite(board, cell))
}
