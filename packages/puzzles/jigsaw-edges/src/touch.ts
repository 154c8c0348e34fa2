import { boxOf } from './moves.js'
import type { Box } from './moves.js'
import { outlineOf, sampled, TAB_HEIGHT } from './outline.js'
import type { Vector } from './outline.js'
import { turnedSides, turnsOf } from './piece.js'
import type { Home, JigsawEdges } from './puzzle.js'
import type { Piece } from './piece.js'
import { CELL, groupAt, groupOfPiece, paintOrder, piecesOf, poseOf, turnedBy } from './table.js'
import type { Table } from './table.js'

const POLYGONS = new WeakMap<JigsawEdges, Map<number, readonly Vector[]>>()

/** The outline of a piece as it belongs, about the middle of its cell, in units of the table. */
function polygonOf(puzzle: JigsawEdges, piece: number): readonly Vector[] {
  const known = POLYGONS.get(puzzle) ?? new Map<number, readonly Vector[]>()
  POLYGONS.set(puzzle, known)
  const found = known.get(piece)
  if (found !== undefined) return found
  const sides = turnedSides((puzzle.pieces[piece] as Piece).sides, (puzzle.homes[piece] as Home).turns)
  const made = sampled(outlineOf(sides)).map(({ x, y }) => ({ x: (x - 0.5) * CELL, y: (y - 0.5) * CELL }))
  known.set(piece, made)
  return made
}

/** Whether a place lies on a piece, tabs and blanks told apart. */
export function isOnPiece(table: Table, piece: number, place: Vector): boolean {
  const { middle, turns } = poseOf(table, piece)
  const away = { x: place.x - middle.x, y: place.y - middle.y }
  const most = (0.5 + TAB_HEIGHT) * CELL
  if (Math.abs(away.x) > most || Math.abs(away.y) > most) return false
  return isInside(polygonOf(table.puzzle, piece), turnedBy(away, turnsOf(-turns)))
}

/** Whether a place lies within a polygon: a ray from it crosses the outline an odd number of times. */
function isInside(polygon: readonly Vector[], { x, y }: Vector): boolean {
  let inside = false
  let before = polygon[polygon.length - 1] as Vector
  for (const corner of polygon) {
    const crosses = corner.y > y !== before.y > y
    if (crosses && x < before.x + ((y - before.y) * (corner.x - before.x)) / (corner.y - before.y)) inside = !inside
    before = corner
  }
  return inside
}

/** The piece that lies on top at a place, or null where there is none. */
export function pieceAt(table: Table, place: Vector): number | null {
  let best: number | null = null
  let top = -1
  for (let piece = 0; piece < table.groupOf.length; piece++) {
    const { z } = groupAt(table, groupOfPiece(table, piece))
    if (z > top && isOnPiece(table, piece, place)) {
      best = piece
      top = z
    }
  }
  return best
}

/** The groups with a cell that a box meets, in the order in which they are painted: what a rubber band selects. */
export function groupsIn(table: Table, { x, y, width, height }: Box): number[] {
  const meets = (piece: number): boolean => {
    const { middle } = poseOf(table, piece)
    return (
      Math.abs(middle.x - x - width / 2) <= (CELL + width) / 2 &&
      Math.abs(middle.y - y - height / 2) <= (CELL + height) / 2
    )
  }
  return paintOrder(table).filter((group) => piecesOf(table, group).some(meets))
}

/** The groups of which less than half a cell is left on the table: what needs rescue. */
export function groupsOutOfSight(table: Table): number[] {
  return paintOrder(table).filter((group) => wayBack(table, group) !== null)
}

/** The way by which a group comes back onto the table; null while at least half a cell of it is there. */
export function wayBack(table: Table, group: number): Vector | null {
  const { x, y, width, height } = boxOf(table, [group])
  const back = (from: number, length: number, room: number): number => {
    if (from + length < CELL / 2) return -from
    return from > room - CELL / 2 ? room - length - from : 0
  }
  const way = { x: back(x, width, table.area.width), y: back(y, height, table.area.height) }
  return way.x === 0 && way.y === 0 ? null : way
}
