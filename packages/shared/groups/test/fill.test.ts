import { describe, expect, it } from 'vitest'
import { seededRandom } from '@kazu/random'
import {
  carve,
  decodeCells,
  encodeCells,
  fillByPattern,
  fillInOrder,
  fillTightest,
  isSingleAtOnce,
  layoutOf,
  rows,
  type Layout,
} from '../src/index.js'
import { boxed, SMALL } from './boards.js'

function breaksNoRule(layout: Layout, grid: readonly number[]): boolean {
  return (
    layout.groups.every(({ cells }) => new Set(cells.map((cell) => grid[cell])).size === cells.length) &&
    !grid.includes(0)
  )
}

describe('a whole grid', () => {
  it('in reading order is that of the original for a seed', () => {
    expect(encodeCells(fillInOrder(boxed(4, 2, 2), seededRandom(1)) ?? [])).toBe('4213314224311324')
    expect(encodeCells(fillInOrder(boxed(6, 2, 3), seededRandom(1)) ?? [])).toBe('514236632415365124421653243561156342')
  })

  it('breaks no rule, whichever way it is made', () => {
    for (const layout of Object.values(SMALL)) {
      for (let seed = 1; seed <= 20; seed++) {
        expect(breaksNoRule(layout, fillInOrder(layout, seededRandom(seed)) ?? [0])).toBe(true)
        expect(breaksNoRule(layout, fillTightest(layout, seededRandom(seed)) ?? [0])).toBe(true)
      }
    }
    for (const side of [2, 3, 4, 5]) {
      expect(breaksNoRule(boxed(side * side, side, side), fillByPattern(side, seededRandom(7)))).toBe(true)
    }
  })

  it('is null when there is none', () => {
    const stuck = layoutOf(2, [
      ...rows(2),
      { type: 'cage', index: 0, cells: [0, 2] },
      { type: 'cage', index: 1, cells: [0, 3] },
    ])
    expect(fillInOrder(stuck, seededRandom(1))).toBeNull()
    expect(fillTightest(stuck, seededRandom(1))).toBeNull()
  })
})

describe('a number that stands at once', () => {
  const layout = boxed(4, 2, 2)
  const single = (code: string, cell: number, value: number): boolean =>
    isSingleAtOnce(layout, decodeCells(code, 4) ?? [], cell, value)

  it('is the one number left in its cell, or has the one place left in a group', () => {
    expect(single('.23.4...........', 0, 1)).toBe(true)
    expect(single('..........1.....', 1, 1)).toBe(false)
    expect(single('.........1....1.', 3, 1)).toBe(false)
    expect(single('.2..1.........1.', 3, 1)).toBe(true)
    expect(single('.2..1...........', 3, 1)).toBe(false)
  })
})

describe('carving', () => {
  it('stops at the floor and spares what does not fit', () => {
    const grid = [1, 2, 3, 4]
    expect(carve(grid, 2, seededRandom(1), () => true).filter((value) => value !== 0)).toHaveLength(2)
    expect(carve(grid, 0, seededRandom(1), (_board, cell) => cell !== 2)).toEqual([0, 0, 3, 0])
    expect(grid).toEqual([1, 2, 3, 4])
  })
})
