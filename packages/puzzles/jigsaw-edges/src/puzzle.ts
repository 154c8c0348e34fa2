import { BEYOND, turnedSides, turnsOf } from './piece.js'
import type { Piece, Slot, Turns } from './piece.js'

/** Where a piece belongs when all is done. */
export interface Home {
  readonly row: number
  readonly column: number
  /** How far the piece, as it is given, must be turned to lie as it belongs. */
  readonly turns: Turns
}

/** A puzzle: its pieces, and what follows from their sides. */
export interface JigsawEdges {
  readonly rows: number
  readonly columns: number
  readonly pieces: readonly Piece[]
  /** For each piece, where it belongs. */
  readonly homes: readonly Home[]
  /** For piece `i` and the side `s` of it as it belongs: `mates[4 * i + s]` is the piece that fits there, or -1. */
  readonly mates: Int32Array
  /** The seed it was made from, where it was made. */
  readonly seed: number | null
}

/** Why pieces make no puzzle. `piece` and `slot` say where, by their numbers from 0. */
export interface PiecesProblem {
  readonly type:
    /** There are no pieces, or more than can be. */
    | 'no-pieces'
    | 'too-many-pieces'
    /** Two pieces have one id. */
    | 'same-id'
    /** A number stands once, three times, or twice with one sign. */
    | 'no-mate'
    | 'used-again'
    | 'same-sign'
    /** The pieces, joined, are no whole rectangle, or not the one that was named. */
    | 'no-rectangle'
    | 'other-size'
  readonly piece: number | null
  readonly slot: Slot | null
}

/** The most pieces that a puzzle may have. */
export const PIECES_MOST = 10_000

/**
 * The puzzle that pieces make, whichever way each lies, or why they make none. Each number must stand twice, with opposite
 * signs; the pieces joined must be a whole rectangle with flat sides all around.
 */
export function puzzleOf(
  pieces: readonly Piece[],
  size: { readonly rows: number; readonly columns: number } | null = null,
  seed: number | null = null,
): { readonly puzzle: JigsawEdges } | { readonly puzzle: null; readonly problem: PiecesProblem } {
  const problem = problemOfCount(pieces) ?? problemOfIds(pieces) ?? problemOfNumbers(pieces)
  if (problem !== null) return { puzzle: null, problem }
  const places = joined(pieces, partnersOf(pieces))
  if (typeof places === 'number') return { puzzle: null, problem: at('no-rectangle', places) }
  const homes = upright(places)
  const rows = 1 + homes.reduce((most, { row }) => Math.max(most, row), 0)
  const columns = 1 + homes.reduce((most, { column }) => Math.max(most, column), 0)
  const gap = problemOfShape(pieces, homes, rows, columns)
  if (gap !== null) return { puzzle: null, problem: gap }
  if (size !== null && (size.rows !== rows || size.columns !== columns)) {
    return { puzzle: null, problem: at('other-size', null) }
  }
  return { puzzle: { rows, columns, pieces, homes, mates: matesOf(homes, rows, columns), seed } }
}

function at(type: PiecesProblem['type'], piece: number | null, slot: Slot | null = null): PiecesProblem {
  return { type, piece, slot }
}

function problemOfCount(pieces: readonly Piece[]): PiecesProblem | null {
  if (pieces.length === 0) return at('no-pieces', null)
  return pieces.length > PIECES_MOST ? at('too-many-pieces', null) : null
}

function problemOfIds(pieces: readonly Piece[]): PiecesProblem | null {
  const seen = new Set<string>()
  for (const [index, { id }] of pieces.entries()) {
    if (seen.has(id)) return at('same-id', index)
    seen.add(id)
  }
  return null
}

interface Spot {
  readonly piece: number
  readonly slot: Slot
  readonly side: bigint
}

function spotsOf(pieces: readonly Piece[]): Spot[] {
  return pieces.flatMap(({ sides }, piece) =>
    sides.map((side, slot) => ({ piece, slot: slot as Slot, side })).filter(({ side }) => side !== 0n),
  )
}

function problemOfNumbers(pieces: readonly Piece[]): PiecesProblem | null {
  const seen = new Map<bigint, Spot[]>()
  for (const spot of spotsOf(pieces)) {
    const size = spot.side < 0n ? -spot.side : spot.side
    const before = seen.get(size) ?? []
    if (before.length === 2) return at('used-again', spot.piece, spot.slot)
    if (before[0]?.side === spot.side) return at('same-sign', spot.piece, spot.slot)
    seen.set(size, [...before, spot])
  }
  for (const [spot, ...more] of seen.values()) {
    if (spot !== undefined && more.length === 0) return at('no-mate', spot.piece, spot.slot)
  }
  return null
}

/** For each side, as the pieces are given, the side that fits it: `4 * piece + slot`, or -1. */
function partnersOf(pieces: readonly Piece[]): Int32Array {
  const partners = new Int32Array(pieces.length * 4).fill(-1)
  const open = new Map<bigint, number>()
  for (const { piece, slot, side } of spotsOf(pieces)) {
    const own = 4 * piece + slot
    const other = open.get(-side)
    if (other === undefined) open.set(side, own)
    else {
      partners[own] = other
      partners[other] = own
    }
  }
  return partners
}

/** Where each piece comes to lie when all are joined to the first one, or the number of a piece that does not fit. */
function joined(pieces: readonly Piece[], partners: Int32Array): Home[] | number {
  const places: (Home | undefined)[] = pieces.map(() => undefined)
  places[0] = { row: 0, column: 0, turns: turnsOf(-(pieces[0] as Piece).rotation) }
  const queue = [0]
  for (const piece of queue) {
    const from = places[piece] as Home
    for (let slot = 0; slot < 4; slot++) {
      const partner = partners[4 * piece + slot] as number
      if (partner < 0) continue
      const [other, facing] = [Math.floor(partner / 4), partner % 4]
      const way = turnsOf(slot + from.turns)
      const [columns, rows] = BEYOND[way] as readonly [number, number]
      // The other side must look back at this one.
      const home = { row: from.row + rows, column: from.column + columns, turns: turnsOf(way + 2 - facing) }
      const known = places[other]
      if (known === undefined) {
        places[other] = home
        queue.push(other)
      } else if (known.row !== home.row || known.column !== home.column || known.turns !== home.turns) return other
    }
  }
  const left = places.findIndex((place) => place === undefined)
  return left < 0 ? (places as Home[]) : left
}

/** The places counted from the upper left corner. */
function upright(places: readonly Home[]): Home[] {
  const top = places.reduce((least, { row }) => Math.min(least, row), 0)
  const left = places.reduce((least, { column }) => Math.min(least, column), 0)
  return places.map(({ row, column, turns }) => ({ row: row - top, column: column - left, turns }))
}

function problemOfShape(
  pieces: readonly Piece[],
  homes: readonly Home[],
  rows: number,
  columns: number,
): PiecesProblem | null {
  const taken = new Set<number>()
  for (const [index, { row, column, turns }] of homes.entries()) {
    const cell = row * columns + column
    if (taken.has(cell)) return at('no-rectangle', index)
    taken.add(cell)
    const rim = [row === 0, column === columns - 1, row === rows - 1, column === 0]
    const sides = turnedSides((pieces[index] as Piece).sides, turns)
    const wrong = sides.findIndex((side, slot) => (side === 0n) !== rim[slot])
    if (wrong >= 0) return at('no-rectangle', index, turnsOf(wrong - turns))
  }
  return taken.size === rows * columns ? null : at('no-rectangle', null)
}

function matesOf(homes: readonly Home[], rows: number, columns: number): Int32Array {
  const at = new Int32Array(rows * columns)
  homes.forEach(({ row, column }, piece) => (at[row * columns + column] = piece))
  const mates = new Int32Array(homes.length * 4).fill(-1)
  homes.forEach(({ row, column }, piece) => {
    BEYOND.forEach(([dx, dy], slot) => {
      const [x, y] = [column + dx, row + dy]
      if (x >= 0 && y >= 0 && x < columns && y < rows) mates[4 * piece + slot] = at[y * columns + x] as number
    })
  })
  return mates
}
