import { requireSeed, seededRandom, valueName } from '@kazu/random'
import type { Random } from '@kazu/random'
import { PIECES_MOST, puzzleOf } from './puzzle.js'
import type { JigsawEdges } from './puzzle.js'
import { SIDE_MOST } from './piece.js'
import type { Piece, Sides } from './piece.js'

/** What a puzzle is made of. */
export interface JigsawEdgesOptions {
  /** From 1; 5 unless said. */
  readonly rows?: number | undefined
  /** From 1; 7 unless said. Rows times columns is at most {@link PIECES_MOST}. */
  readonly columns?: number | undefined
  /** A whole number from 1 to 2147483647; the same seed makes the same pieces. */
  readonly seed: number
}

/**
 * Makes a puzzle: pieces with ids (UUIDs, version 4) and sides out of the seed, in reading order, none turned. Each seam has a
 * number of its own from 1 to 2^127 - 1, horizontal neighbours first, and its tab on either side. Throws a RangeError
 * for sizes and seeds that there are not.
 */
export function generateJigsawEdges({ rows = 5, columns = 7, seed }: JigsawEdgesOptions): JigsawEdges {
  requireSeed(seed)
  for (const count of [rows, columns]) {
    if (!Number.isInteger(count) || count < 1) {
      throw new RangeError(`A puzzle cannot have ${valueName(count)} rows or columns: a whole number from 1.`)
    }
  }
  if (rows * columns > PIECES_MOST) {
    throw new RangeError(`A puzzle of ${rows} by ${columns} pieces is too large: at most ${PIECES_MOST} pieces.`)
  }
  const random = seededRandom(seed)
  const sides = sidesOf(rows, columns, random)
  const pieces = sides.map((own): Piece => ({ id: uuid(random), rotation: 0, sides: own }))
  const made = puzzleOf(pieces, { rows, columns }, seed)
  if (made.puzzle === null) throw new Error(`The pieces that were made are no puzzle: ${made.problem.type}.`)
  return made.puzzle
}

function sidesOf(rows: number, columns: number, random: Random): Sides[] {
  const used = new Set<bigint>()
  const sides = Array.from({ length: rows * columns }, () => [0n, 0n, 0n, 0n] as [bigint, bigint, bigint, bigint])
  const join = (cell: number, slot: 1 | 2, other: number, facing: 3 | 0): void => {
    const side = newSide(used, random)
    ;(sides[cell] as [bigint, bigint, bigint, bigint])[slot] = side
    ;(sides[other] as [bigint, bigint, bigint, bigint])[facing] = -side
  }
  for (let cell = 0; cell < rows * columns; cell++) if (cell % columns < columns - 1) join(cell, 1, cell + 1, 3)
  for (let cell = 0; cell < (rows - 1) * columns; cell++) join(cell, 2, cell + columns, 0)
  return sides
}

/** 32 bits of chance. */
function word(random: Random): bigint {
  return BigInt(Math.floor(random() * 2 ** 32))
}

/** A number that no seam has yet, from 1 to 2^127 - 1, with a sign. */
function newSide(used: Set<bigint>, random: Random): bigint {
  for (;;) {
    const size = ((word(random) << 96n) | (word(random) << 64n) | (word(random) << 32n) | word(random)) & SIDE_MOST
    const sign = random() < 0.5 ? -1n : 1n
    if (size === 0n || used.has(size)) continue
    used.add(size)
    return sign * size
  }
}

/** A UUID of version 4 (RFC 9562). */
function uuid(random: Random): string {
  const bits = (word(random) << 96n) | (word(random) << 64n) | (word(random) << 32n) | word(random)
  const versioned = (bits & ~(0xfn << 76n) & ~(3n << 62n)) | (4n << 76n) | (2n << 62n)
  const hex = versioned.toString(16).padStart(32, '0')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
