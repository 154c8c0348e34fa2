import { cellCount, components, neighbours } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { clueCells } from './board.js'
import type { NurikabeBoard } from './board.js'

/** A piece of cells that are joined by their sides, and the clues that stand in it. */
export interface Piece {
  /** In reading order. */
  readonly cells: readonly number[]
  /** The cells of its clues, in reading order. */
  readonly clues: readonly number[]
}

/** The pieces of the cells for which `inside` holds, in the reading order of their first cells. */
export function piecesOf(board: NurikabeBoard, inside: (cell: number) => boolean): Piece[] {
  const parts = components(board, (cell, beside) => inside(cell) && inside(beside))
  const pieces: { cells: number[]; clues: number[] }[] = []
  parts.forEach((part, cell) => {
    if (part === -1) return
    const piece = (pieces[part] ??= { cells: [], clues: [] })
    piece.cells.push(cell)
    if (board.clues[cell] !== null) piece.clues.push(cell)
  })
  return pieces
}

/** The blocks of two by two cells, each as its four cells. */
export function blocksOf({ width, height }: NurikabeBoard): number[][] {
  const blocks: number[][] = []
  for (let row = 0; row + 1 < height; row++) {
    for (let column = 0; column + 1 < width; column++) {
      const cell = row * width + column
      blocks.push([cell, cell + 1, cell + width, cell + width + 1])
    }
  }
  return blocks
}

/** The sizes whose neighbours are kept: a page or a server plays few at a time. */
const KEPT_SIZES = 8

const besides = new Map<string, readonly (readonly number[])[]>()

/** For each cell the cells that share a side with it; worked out once for each size. */
export function besideOf(size: Size): readonly (readonly number[])[] {
  const name = `${size.width}x${size.height}`
  const known = besides.get(name)
  if (known !== undefined) return known
  const made = Array.from({ length: cellCount(size) }, (_, cell) => neighbours(size, cell))
  if (besides.size >= KEPT_SIZES) besides.clear()
  besides.set(name, made)
  return made
}

/**
 * The cells that the island of a numbered clue can hold by its number and by the other clues alone: an island never
 * touches another clue. The clue itself comes first, then the others by how far they are.
 */
export function reachOf(board: NurikabeBoard, clue: number): number[] {
  const beside = besideOf(board)
  const touches = (cell: number): boolean =>
    (beside[cell] as readonly number[]).some((other) => other !== clue && board.clues[other] !== null)
  const steps = new Map([[clue, 1]])
  for (const [cell, taken] of steps) {
    if (taken === board.clues[clue]) continue
    for (const other of beside[cell] as readonly number[]) {
      if (!steps.has(other) && board.clues[other] === null && !touches(other)) steps.set(other, taken + 1)
    }
  }
  return [...steps.keys()]
}

/** The clues of a board that tell no number. */
export function untoldClues(board: NurikabeBoard): number[] {
  return clueCells(board).filter((clue) => board.clues[clue] === '?')
}

/** The clues of a board that tell a number. */
export function toldClues(board: NurikabeBoard): number[] {
  return clueCells(board).filter((clue) => board.clues[clue] !== '?')
}
