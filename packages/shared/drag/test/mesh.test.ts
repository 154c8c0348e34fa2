import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meshOf, partsAt } from '../src/mesh.js'
import { triangles } from '../src/triangles.js'
import type { Vector } from '../src/index.js'

const anyPoints = fc.uniqueArray(
  fc.record({ x: fc.integer({ min: 0, max: 30 }), y: fc.integer({ min: 0, max: 30 }) }),
  {
    minLength: 3,
    maxLength: 25,
    selector: ({ x, y }) => `${x} ${y}`,
  },
)

function area(one: Vector, two: Vector, three: Vector): number {
  return ((two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x)) / 2
}

/** The area within the outline of points: Andrew's monotone chains. */
function hullArea(points: readonly Vector[]): number {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y)
  const chain = (all: readonly Vector[]): Vector[] => {
    const kept: Vector[] = []
    for (const point of all) {
      while (kept.length > 1 && area(kept[kept.length - 2] as Vector, kept[kept.length - 1] as Vector, point) <= 0)
        kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  const hull = [...chain(sorted), ...chain([...sorted].reverse())]
  return Math.abs(
    hull.reduce((sum, { x, y }, at) => {
      const next = hull[(at + 1) % hull.length] as Vector
      return sum + (x * next.y - y * next.x) / 2
    }, 0),
  )
}

test('the triangles cover what the points enclose, once', () => {
  fc.assert(
    fc.property(anyPoints, (points) => {
      const covered = triangles(points).reduce((sum, corners) => {
        const [one, two, three] = corners.map((at) => points[at]) as [Vector, Vector, Vector]
        return sum + Math.abs(area(one, two, three))
      }, 0)
      expect(covered).toBeCloseTo(hullArea(points), 3)
    }),
    { numRuns: 300 },
  )
})

test('no point lies within the circle through the corners of a triangle', () => {
  fc.assert(
    fc.property(anyPoints, (points) => {
      for (const corners of triangles(points)) {
        const [one, two, three] = corners.map((at) => points[at]) as [Vector, Vector, Vector]
        const { middle, radius } = circle(one, two, three)
        for (const { x, y } of points) {
          expect(Math.hypot(x - middle.x, y - middle.y)).toBeGreaterThan(radius - 0.01)
        }
      }
    }),
  )
})

function circle(one: Vector, two: Vector, three: Vector): { middle: Vector; radius: number } {
  const [b, c] = [
    { x: two.x - one.x, y: two.y - one.y },
    { x: three.x - one.x, y: three.y - one.y },
  ]
  const twice = 2 * (b.x * c.y - b.y * c.x)
  const x = (c.y * (b.x ** 2 + b.y ** 2) - b.y * (c.x ** 2 + c.y ** 2)) / twice
  const y = (b.x * (c.x ** 2 + c.y ** 2) - c.x * (b.x ** 2 + b.y ** 2)) / twice
  return { middle: { x: one.x + x, y: one.y + y }, radius: Math.hypot(x, y) }
}

test('points on one line have no triangles, and what lies beside them is a blend of two neighbours', () => {
  const line = [0, 30, 10, 20].map((x) => ({ x, y: x }))
  expect(triangles(line)).toEqual([])
  const mesh = meshOf(line)
  expect(mesh.rim).toEqual([
    [0, 2],
    [2, 3],
    [3, 1],
  ])
  expect(partsAt(mesh, { x: 15, y: 15 })).toEqual([
    [2, 0.5],
    [3, 0.5],
  ])
})

test('a lone point is all of every place, and no point is none', () => {
  expect(partsAt(meshOf([{ x: 3, y: 3 }]), { x: 9, y: 9 })).toEqual([[0, 1]])
  expect(partsAt(meshOf([]), { x: 9, y: 9 })).toEqual([])
})
