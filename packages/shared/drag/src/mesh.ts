import { triangles } from './triangles.js'
import type { Triangle } from './triangles.js'
import type { Vector } from './vector.js'

/** Points and what lies between them. */
export interface Mesh {
  readonly points: readonly Vector[]
  readonly triangles: readonly Triangle[]
  /** The sides of the outline; of points on one line, the pieces of that line. */
  readonly rim: readonly (readonly [number, number])[]
}

/** A point's part in a place, by the point's number. */
export type Part = readonly [point: number, weight: number]

/** The mesh of points of which no two are the same. */
export function meshOf(points: readonly Vector[]): Mesh {
  const found = triangles(points)
  return { points, triangles: found, rim: found.length > 0 ? rimOf(found) : piecesOf(points) }
}

function rimOf(all: readonly Triangle[]): (readonly [number, number])[] {
  const rim = new Map<string, readonly [number, number]>()
  for (const corners of all) {
    corners.forEach((from, at) => {
      const to = corners[(at + 1) % 3] as number
      const name = from < to ? `${from} ${to}` : `${to} ${from}`
      if (!rim.delete(name)) rim.set(name, [from, to])
    })
  }
  return [...rim.values()]
}

function piecesOf(points: readonly Vector[]): (readonly [number, number])[] {
  const order = points.map((_, at) => at).sort((one, other) => before(points[one] as Vector, points[other] as Vector))
  return order.slice(1).map((to, at) => [order[at] as number, to])
}

function before(one: Vector, other: Vector): number {
  return one.x - other.x || one.y - other.y
}

/**
 * The points of which a place is the blend: the corners of its triangle, or, outside of all, those of the nearest side of the
 * rim. The weights are 1 together. None where there are no points.
 */
export function partsAt(mesh: Mesh, place: Vector): Part[] {
  if (mesh.points.length === 0) return []
  for (const corners of mesh.triangles) {
    const weights = weightsIn(mesh.points, corners, place)
    if (weights.every((weight) => weight >= 0)) return partsOf(corners, weights)
  }
  let best: Part[] = [[0, 1]]
  let least = Infinity
  for (const side of mesh.rim) {
    const { along, off } = onSide(mesh.points[side[0]] as Vector, mesh.points[side[1]] as Vector, place)
    if (off >= least) continue
    least = off
    best = partsOf(side, [1 - along, along])
  }
  return best
}

function partsOf(points: readonly number[], weights: readonly number[]): Part[] {
  return points.map((point, at): Part => [point, weights[at] as number]).filter(([, weight]) => weight > 0)
}

/** Barycentric weights: what each corner has to do with a place. */
function weightsIn(points: readonly Vector[], corners: Triangle, place: Vector): [number, number, number] {
  const [one, two, three] = corners.map((at) => points[at]) as [Vector, Vector, Vector]
  const whole = (two.y - three.y) * (one.x - three.x) + (three.x - two.x) * (one.y - three.y)
  const first = ((two.y - three.y) * (place.x - three.x) + (three.x - two.x) * (place.y - three.y)) / whole
  const second = ((three.y - one.y) * (place.x - three.x) + (one.x - three.x) * (place.y - three.y)) / whole
  return [first, second, 1 - first - second]
}

/** How far along a side the nearest point to a place is (0 to 1), and how far it is from there. */
function onSide(from: Vector, to: Vector, place: Vector): { along: number; off: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = ((place.x - from.x) * dx + (place.y - from.y) * dy) / (dx * dx + dy * dy)
  const along = Math.min(1, Math.max(0, share))
  return { along, off: Math.hypot(place.x - from.x - along * dx, place.y - from.y - along * dy) }
}
