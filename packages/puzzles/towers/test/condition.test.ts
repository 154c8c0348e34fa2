import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgeCondition, sightCondition } from '../src/condition.js'
import { lineFrom, towersSeen } from '../src/lines.js'

/** Every order of the numbers 1 to a size. */
function orders(size: number): number[][] {
  if (size === 0) return [[]]
  return orders(size - 1).flatMap((order) =>
    Array.from({ length: size }, (_unused, at) => [...order.slice(0, at), size, ...order.slice(at)]),
  )
}

/** What the orders within masks that show so many leave to each cell; null when there is none. */
function byHand(left: readonly number[], clue: number): number[] | null {
  const fitting = orders(left.length).filter(
    (order) => towersSeen(order) === clue && order.every((number, at) => (((left[at] as number) >> number) & 1) === 1),
  )
  if (fitting.length === 0) return null
  return left.map((_mask, at) => fitting.reduce((mask, order) => mask | (1 << (order[at] as number)), 0))
}

const masks = fc.array(fc.integer({ min: 1, max: 31 }), { minLength: 5, maxLength: 5 })

test('a clue leaves to its line what the orders leave that show as many, and no more', () => {
  const places = fc.integer({ min: 0, max: 19 })
  const holds = fc.property(masks, fc.integer({ min: 1, max: 5 }), places, (some, clue, place) => {
    const size = 5
    const line = lineFrom(size, place)
    const condition = sightCondition({ size, place, clue, line })
    const near = some.map((mask) => mask << 1)
    const isTurned = (line[0] as number) > (line[4] as number)
    const left = Int32Array.from(isTurned ? [...near].reverse() : near)
    const wanted = byHand(near, clue)
    expect(condition.prune(left)).toBe(wanted !== null)
    if (wanted !== null) expect([...left]).toEqual(isTurned ? [...wanted].reverse() : wanted)
  })
  fc.assert(holds, { numRuns: 300 })
})

test('what the edge shows of a clue leaves all that the whole line leaves', () => {
  const holds = fc.property(masks, fc.integer({ min: 1, max: 5 }), (some, clue) => {
    const size = 5
    const line = lineFrom(size, 0)
    const near = Int32Array.from(some, (mask) => mask << 1)
    const wanted = byHand([...near], clue)
    const fits = edgeCondition({ size, place: 0, clue, line }).prune(near)
    if (wanted !== null) {
      expect(fits).toBe(true)
      wanted.forEach((mask, at) => {
        expect((near[at] as number) & mask).toBe(mask)
      })
    }
  })
  fc.assert(holds, { numRuns: 300 })
})

test('the edge shows that 1 needs the greatest number there, and the greatest clue the numbers in order', () => {
  const pruned = (clue: number): number[] => {
    const left = new Int32Array(5).fill(62)
    edgeCondition({ size: 5, place: 0, clue, line: lineFrom(5, 0) }).prune(left)
    return [...left]
  }
  expect(pruned(1)[0]).toBe(1 << 5)
  expect(pruned(5)).toEqual([2, 4, 8, 16, 32])
  expect(pruned(3)).toEqual([14, 30, 62, 62, 62])
})

test('towers are seen that no nearer one is as high as', () => {
  expect(towersSeen([2, 1, 4, 3, 5])).toBe(3)
  expect(towersSeen([])).toBe(0)
})
