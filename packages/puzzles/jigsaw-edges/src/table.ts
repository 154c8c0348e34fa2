import { chunked, valueAt, withValues } from './chunked.js'
import type { Chunked } from './chunked.js'
import type { Vector } from './outline.js'
import { turnedPiece, turnsOf } from './piece.js'
import type { Piece, Turns } from './piece.js'
import type { Home, JigsawEdges } from './puzzle.js'

/** The side of a cell, in units of the table. */
export const CELL = 120

/** How near two mates must be to snap, in units of the table. */
export const SNAP = 24

/**
 * Pieces that are joined. Whatever is joined lies as it will lie in the end, so that where the puzzle's upper left corner
 * would be and how it is turned says where every piece of it is.
 */
export interface Group {
  /** Where the upper left corner of the whole puzzle would be. */
  readonly at: Vector
  /** How far it is turned from how it belongs. */
  readonly turns: Turns
  /** What is painted later lies on top: the greater one. */
  readonly z: number
  /** How many pieces it has. */
  readonly size: number
}

/** A puzzle's pieces on a table. It is never changed: what changes it gives another one, which shares the rest. */
export interface Table {
  readonly puzzle: JigsawEdges
  /** How large the table is, in its units. */
  readonly area: { readonly width: number; readonly height: number }
  /** The groups by their numbers; null where there is none any more. */
  readonly groups: Chunked<Group | null>
  /** The number of each piece's group. */
  readonly groupOf: Chunked<number>
  /** The pieces of a group in a ring: after each piece the next one. */
  readonly next: Chunked<number>
  /** How many groups there are; the puzzle is solved when there is one. */
  readonly count: number
  /** The greatest `z`. */
  readonly top: number
}

/** The table of a puzzle: half as wide and high again as the puzzle, and at least a cell more. */
export function areaOf({ rows, columns }: JigsawEdges): { width: number; height: number } {
  const roomFor = (cells: number): number => Math.max(1.5 * cells, cells + 1) * CELL
  return { width: roomFor(columns), height: roomFor(rows) }
}

/** The puzzle in one piece, in the middle of its table. */
export function assembledTable(puzzle: JigsawEdges): Table {
  const area = areaOf(puzzle)
  const size = puzzle.pieces.length
  const at = { x: (area.width - puzzle.columns * CELL) / 2, y: (area.height - puzzle.rows * CELL) / 2 }
  const pieces = Array.from({ length: size }, (_, piece) => piece)
  return {
    puzzle,
    area,
    groups: chunked<Group | null>(pieces.map((piece) => (piece === 0 ? { at, turns: 0, z: 0, size } : null))),
    groupOf: chunked(pieces.map(() => 0)),
    next: chunked(pieces.map((piece) => (piece + 1) % size)),
    count: 1,
    top: 0,
  }
}

/** A loose piece: where the middle of its cell is, and how far it is turned from how it belongs. */
export interface Loose {
  readonly middle: Vector
  readonly turns: Turns
}

/** The puzzle with every piece on its own, painted in the order of the pieces. */
export function looseTable(puzzle: JigsawEdges, places: readonly Loose[]): Table {
  const pieces = puzzle.pieces.map((_, piece) => piece)
  const groups = places.map(({ middle, turns }, piece): Group => {
    const offset = turnedBy(homeMiddle(puzzle.homes[piece] as Home), turns)
    return { at: { x: middle.x - offset.x, y: middle.y - offset.y }, turns, z: piece, size: 1 }
  })
  return {
    puzzle,
    area: areaOf(puzzle),
    groups: chunked<Group | null>(groups),
    groupOf: chunked(pieces),
    next: chunked(pieces),
    count: pieces.length,
    top: pieces.length - 1,
  }
}

/** The middle of a piece's cell from the puzzle's upper left corner. */
function homeMiddle({ row, column }: Home): Vector {
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }
}

/** A way after so many quarter turns clockwise, as on a screen: (x, y) becomes (-y, x). */
export function turnedBy({ x, y }: Vector, turns: Turns): Vector {
  if (turns === 0) return { x, y }
  if (turns === 1) return { x: 0 - y, y: x }
  return turns === 2 ? { x: 0 - x, y: 0 - y } : { x: y, y: 0 - x }
}

/** A group by its number. Throws a RangeError where there is none. */
export function groupAt(table: Table, group: number): Group {
  const found = isIndex(group, table.groups.length) ? valueAt(table.groups, group) : null
  if (found === null) throw new RangeError(`There is no group ${group} on the table.`)
  return found
}

function isIndex(value: number, length: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < length
}

/** The number of a piece's group. Throws a RangeError where there is no such piece. */
export function groupOfPiece(table: Table, piece: number): number {
  if (!isIndex(piece, table.groupOf.length)) throw new RangeError(`There is no piece ${piece} on the table.`)
  return valueAt(table.groupOf, piece)
}

/** The pieces that are joined to a piece, itself first. */
function piecesWith(table: Table, piece: number): number[] {
  const found = [piece]
  for (let at = valueAt(table.next, piece); at !== piece; at = valueAt(table.next, at)) found.push(at)
  return found
}

/** The pieces of a group, in no particular order. */
export function piecesOf(table: Table, group: number): number[] {
  groupAt(table, group)
  // A group keeps the number of one of its pieces.
  return piecesWith(table, group)
}

/** Where a piece is: the middle of its cell, and how far it is turned from how it belongs. */
export function poseOf(table: Table, piece: number): Loose {
  const { at, turns } = groupAt(table, groupOfPiece(table, piece))
  const offset = turnedBy(homeMiddle(table.puzzle.homes[piece] as Home), turns)
  return { middle: { x: at.x + offset.x, y: at.y + offset.y }, turns }
}

/** A piece as it lies: its sides in the order in which they are seen, its rotation with them. */
export function pieceAsItLies(table: Table, piece: number): Piece {
  const { turns } = groupAt(table, groupOfPiece(table, piece))
  const home = table.puzzle.homes[piece] as Home
  return turnedPiece(table.puzzle.pieces[piece] as Piece, turnsOf(home.turns + turns))
}

/** The numbers of all groups, in the order in which they are painted. */
export function paintOrder(table: Table): number[] {
  const found: [group: number, z: number][] = []
  for (let at = 0; at < table.groups.length; at++) {
    const group = valueAt(table.groups, at)
    if (group !== null) found.push([at, group.z])
  }
  return found.sort((one, other) => one[1] - other[1]).map(([group]) => group)
}

/** Whether all pieces are joined. */
export function isSolved({ count }: Table): boolean {
  return count === 1
}

/** The table with other groups at some numbers. */
export function withGroups(table: Table, changes: readonly (readonly [number, Group])[]): Table {
  return { ...table, groups: withValues(table.groups, changes), top: topOf(table.top, changes) }
}

function topOf(top: number, changes: readonly (readonly [number, Group])[]): number {
  return changes.reduce((most, [, { z }]) => Math.max(most, z), top)
}

/**
 * The table with one group joined to another, which stays where it is. The ring of the larger one takes in the other's, so that
 * joining costs no more than the smaller group. The joined one lies on top.
 */
export function joinedTable(table: Table, mover: number, anchor: number): Table {
  const [moving, standing] = [groupAt(table, mover), groupAt(table, anchor)]
  const [kept, gone] = moving.size > standing.size ? [mover, anchor] : [anchor, mover]
  const size = moving.size + standing.size
  const top = table.top + 1
  const rename = piecesOf(table, gone).map((piece) => [piece, kept] as const)
  return {
    ...table,
    groups: withValues<Group | null>(table.groups, [
      [gone, null],
      [kept, { at: standing.at, turns: standing.turns, z: top, size }],
    ]),
    groupOf: withValues(table.groupOf, rename),
    // Two rings become one when two of their pieces swap what follows them.
    next: withValues(table.next, [
      [kept, valueAt(table.next, gone)],
      [gone, valueAt(table.next, kept)],
    ]),
    count: table.count - 1,
    top,
  }
}
