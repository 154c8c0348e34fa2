import type { Vector } from './vector.js'

/** Three of the points, by their numbers. */
export type Triangle = readonly [number, number, number]

/** How much of the points' span they are moved apart by, so that no four lie on one circle and no three on one line. */
const JITTER = 1e-7

/**
 * The Delaunay triangles of points of which no two are the same: no point lies within the circle through a triangle's corners.
 * None where all lie on one line. Points are let in one by one, as Bowyer and Watson do (The Computer Journal 24, 1981);
 * it takes the square of their number.
 */
export function triangles(points: readonly Vector[]): Triangle[] {
  const span = spanOf(points)
  if (points.length < 3 || span === 0) return []
  const apart = points.map((point, at) => jittered(point, at, span * JITTER))
  const [first] = points as readonly [Vector, ...Vector[]]
  const far = span * 1000
  const all = [
    ...apart,
    { x: first.x - 2 * far, y: first.y - far },
    { x: first.x + 2 * far, y: first.y - far },
    { x: first.x, y: first.y + 2 * far },
  ]
  const count = points.length
  let found: Triangle[] = [[count, count + 1, count + 2]]
  for (let point = 0; point < count; point++) found = withPoint(all, found, point)
  return found.filter((corners) => corners.every((at) => at < count) && !isSliver(points, corners, span))
}

function spanOf(points: readonly Vector[]): number {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const least = (values: readonly number[]): number => values.reduce((one, other) => Math.min(one, other), Infinity)
  const most = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other), -Infinity)
  return Math.max(most(xs) - least(xs), most(ys) - least(ys), 0)
}

function jittered({ x, y }: Vector, at: number, by: number): Vector {
  const chance = (salt: number): number => (Math.imul(at + 1, salt) >>> 0) / 2 ** 32 - 0.5
  return { x: x + by * chance(0x9e3779b1), y: y + by * chance(0x85ebca6b) }
}

/** Twice the area of a triangle, positive where its corners turn to the right on the page. */
function area(one: Vector, two: Vector, three: Vector): number {
  return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x)
}

function isSliver(points: readonly Vector[], corners: Triangle, span: number): boolean {
  const [one, two, three] = corners.map((at) => points[at]) as [Vector, Vector, Vector]
  return Math.abs(area(one, two, three)) < span * span * JITTER * 10
}

/** Every triangle whose circle holds the point goes; the hole that is left is filled from the point. */
function withPoint(points: readonly Vector[], before: readonly Triangle[], point: number): Triangle[] {
  const place = points[point] as Vector
  const kept: Triangle[] = []
  const rim = new Map<string, readonly [number, number]>()
  for (const corners of before) {
    if (!isInCircle(points, corners, place)) {
      kept.push(corners)
      continue
    }
    corners.forEach((from, at) => {
      const to = corners[(at + 1) % 3] as number
      // A side of two triangles that both go is no side of the hole.
      if (!rim.delete(`${to} ${from}`)) rim.set(`${from} ${to}`, [from, to])
    })
  }
  for (const [from, to] of rim.values()) kept.push([from, to, point])
  return kept
}

function isInCircle(points: readonly Vector[], corners: Triangle, place: Vector): boolean {
  const [one, two, three] = corners.map((at) => points[at]) as [Vector, Vector, Vector]
  const row = ({ x, y }: Vector): [number, number, number] => {
    const [dx, dy] = [x - place.x, y - place.y]
    return [dx, dy, dx * dx + dy * dy]
  }
  const [a, b, c] = [row(one), row(two), row(three)]
  const determinant =
    a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])
  return area(one, two, three) > 0 ? determinant > 0 : determinant < 0
}
