import { cellCount, rectangleBetween } from '@kazu/grid'
import type { Rectangle } from '@kazu/grid'
import type { ShikakuBoard } from './board.js'

/*
 * The rectangles that each number may have while nothing is drawn. They lie in flat arrays, one number's after the
 * other's, for makers look at thousands of boards.
 */

/** Every rectangle that holds one clue and fits its number. */
export interface Candidates {
  /** The cell of each clue, in reading order. An owner is the place of its clue in this list. */
  readonly cells: Int32Array
  /** The number of each owner; 0 for `?`. */
  readonly areas: Int32Array
  /** Where the rectangles of each owner begin; one more at the end. */
  readonly first: Int32Array
  /** Left, top, right and bottom of each rectangle. */
  readonly sides: Int32Array
}

/** A growing list of whole numbers. */
class Numbers {
  length = 0
  private list = new Int32Array(1024)

  push(left: number, top: number, right: number, bottom: number): void {
    if (this.length + 4 > this.list.length) {
      const grown = new Int32Array(this.list.length * 2)
      grown.set(this.list)
      this.list = grown
    }
    this.list[this.length++] = left
    this.list[this.length++] = top
    this.list[this.length++] = right
    this.list[this.length++] = bottom
  }

  get all(): Int32Array {
    return this.list.subarray(0, this.length)
  }
}

/** How many cells all the rectangles together may have, so that a board of few `?` does not fill the memory. */
const CELLS_MOST = 3_000_000

/** The candidates of a board; null where there are too many to hold, as on a large board of few `?`. */
export function candidatesOf(board: ShikakuBoard): Candidates | null {
  const cells: number[] = []
  board.clues.forEach((clue, cell) => {
    if (clue !== 0) cells.push(cell)
  })
  const finder = new Finder(board)
  const first = new Int32Array(cells.length + 1)
  const areas = new Int32Array(cells.length)
  for (let owner = 0; owner < cells.length; owner++) {
    const cell = cells[owner] as number
    const clue = board.clues[cell]
    areas[owner] = typeof clue === 'number' ? clue : 0
    if (!finder.find(cell, areas[owner] as number)) return null
    first[owner + 1] = finder.found.length / 4
  }
  return { cells: Int32Array.from(cells), areas, first, sides: finder.found.all }
}

/** The rectangle of a row. */
export function rectangleAt(sides: Int32Array, row: number): Rectangle {
  const [left = 0, top = 0, right = 0, bottom = 0] = sides.subarray(4 * row, 4 * row + 4)
  return { left, top, right, bottom }
}

class Finder {
  private readonly board: ShikakuBoard
  readonly found = new Numbers()
  private room = CELLS_MOST
  /** For each corner the number of clues above and to the left of it, so that those in a rectangle are counted at once. */
  private readonly sums: Int32Array

  constructor(board: ShikakuBoard) {
    this.board = board
    const { width, height, clues } = board
    this.sums = new Int32Array((width + 1) * (height + 1))
    for (let row = 0; row < height; row++) {
      let inRow = 0
      for (let column = 0; column < width; column++) {
        if (clues[row * width + column] !== 0) inRow++
        const at = (row + 1) * (width + 1) + column + 1
        this.sums[at] = (this.sums[at - width - 1] as number) + inRow
      }
    }
  }

  /** Adds the rectangles round a clue; an area of 0 is any. false when there are too many. */
  find(cell: number, area: number): boolean {
    const { width, height } = this.board
    for (let high = 1; high <= height; high++) {
      if (area === 0) {
        for (let wide = 1; wide <= width && this.room > 0; wide++) this.place(cell, wide, high)
      } else if (area % high === 0 && area / high <= width) this.place(cell, area / high, high)
    }
    return this.room > 0 || area !== 0
  }

  /** Adds every place of a rectangle so wide and high that holds the clue and no other. */
  private place(cell: number, wide: number, high: number): void {
    const { width, height } = this.board
    const row = Math.floor(cell / width)
    const column = cell % width
    const lastTop = Math.min(row, height - high)
    const lastLeft = Math.min(column, width - wide)
    for (let top = Math.max(0, row - high + 1); top <= lastTop; top++) {
      for (let left = Math.max(0, column - wide + 1); left <= lastLeft; left++) {
        if (this.cluesIn(left, top, left + wide, top + high) !== 1) continue
        this.found.push(left, top, left + wide - 1, top + high - 1)
        this.room -= wide * high
      }
    }
  }

  /** Whether the least rectangle that holds two cells holds one clue. */
  isFree(one: number, other: number): boolean {
    const { left, top, right, bottom } = rectangleBetween(this.board, one, other)
    return this.cluesIn(left, top, right + 1, bottom + 1) === 1
  }

  private cluesIn(left: number, top: number, right: number, bottom: number): number {
    const { sums } = this
    const line = this.board.width + 1
    const below = bottom * line
    const above = top * line
    return (
      (sums[below + right] as number) -
      (sums[below + left] as number) -
      (sums[above + right] as number) +
      (sums[above + left] as number)
    )
  }
}

/** Whether the numbers can fill the board: together as many cells as it has, with at least one for each `?`. */
export function mayFill(board: ShikakuBoard): boolean {
  let told = 0
  let open = 0
  for (const clue of board.clues) {
    if (clue === '?') open++
    else told += clue
  }
  return open === 0 ? told === cellCount(board) : told + open <= cellCount(board)
}

/** The cells that a rectangle round a clue may have while it holds no other clue, the clue's own cell among them. */
export function reachOf(board: ShikakuBoard, cell: number): number[] {
  const finder = new Finder(board)
  return Array.from({ length: cellCount(board) }, (_, other) => other).filter((other) => finder.isFree(cell, other))
}
