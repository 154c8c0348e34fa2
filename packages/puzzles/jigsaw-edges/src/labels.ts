import { turnedSides } from './piece.js'
import type { Piece } from './piece.js'
import type { Home, JigsawEdges } from './puzzle.js'

/** A text on a piece, from the middle of its cell, in sides of a cell. */
export interface Label {
  readonly x: number
  readonly y: number
  readonly text: string
}

const SPOTS = [
  [0, -0.36],
  [0.29, 0.14],
  [0, 0.42],
  [-0.29, 0.14],
] as const

/** The first characters of a piece's id, and at each side as much of its number as there is room for. */
export function shortSides(puzzle: JigsawEdges, piece: number): Label[] {
  const { id, sides } = puzzle.pieces[piece] as Piece
  const { turns } = puzzle.homes[piece] as Home
  const numbers = turnedSides(sides, turns).map((side, slot): Label => {
    const [x, y] = SPOTS[slot] as readonly [number, number]
    return { x, y, text: shortened(side) }
  })
  return [{ x: 0, y: -0.08, text: id.slice(0, 8) }, ...numbers]
}

function shortened(side: bigint): string {
  const text = String(side)
  return text.length <= 8 ? text : `${text.slice(0, 5)}…`
}
