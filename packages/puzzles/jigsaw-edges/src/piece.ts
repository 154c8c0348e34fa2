/** The sides of a piece from the top, clockwise: top, right, bottom, left. */
export type Sides = readonly [top: bigint, right: bigint, bottom: bigint, left: bigint]

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3

/**
 * A piece. A side is 0 where it is flat; else it fits the one side in the puzzle that has the same number with the other
 * sign, and + is a tab, - a blank. The number says what the side looks like (`outline.ts`).
 */
export interface Piece {
  readonly id: string
  /** How far it is turned from how it was made. */
  readonly rotation: Turns
  /** The sides as they lie now. */
  readonly sides: Sides
}

/** The greatest number of a side; the least is its negative. */
export const SIDE_MOST: bigint = 2n ** 127n - 1n

/** The turns that are so many quarter turns clockwise; any whole number. */
export function turnsOf(quarters: number): Turns {
  return (((quarters % 4) + 4) % 4) as Turns
}

/** The sides after so many quarter turns clockwise: each turn brings the left side to the top. */
export function turnedSides(sides: Sides, turns: Turns): Sides {
  return [0, 1, 2, 3].map((slot) => sides[(slot + 4 - turns) % 4]) as unknown as Sides
}

/** The piece after so many quarter turns clockwise. */
export function turnedPiece(piece: Piece, turns: Turns): Piece {
  if (turns === 0) return piece
  return { id: piece.id, rotation: turnsOf(piece.rotation + turns), sides: turnedSides(piece.sides, turns) }
}

/** Which of the four sides: 0 top, 1 right, 2 bottom, 3 left. */
export type Slot = 0 | 1 | 2 | 3

/** The steps to the piece beyond each side, as columns and rows. */
export const BEYOND: readonly (readonly [columns: number, rows: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]
