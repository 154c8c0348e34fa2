import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '@kazu/random'
import {
  Candidates,
  candidateOf,
  carve,
  columns,
  countAnswers,
  diagonals,
  fillTightest,
  Filler,
  GROUP_TECHNIQUES,
  keyOf,
  layoutOf,
  nextPlacement,
  regions,
  rows,
  type Candidate,
  type Deduction,
  type Layout,
} from '../src/index.js'
import { findFish } from '../src/reasons/fish.js'
import { findHidden, findNaked } from '../src/reasons/subsets.js'
import { findLocked } from '../src/reasons/locked.js'
import { findXyWing } from '../src/reasons/wings.js'
import { boxed } from './boards.js'

const NINE = boxed(9, 3, 3)

/** An empty board of which some numbers are ruled out by hand. */
function without(removed: (cell: number, value: number) => boolean): Candidates {
  const board = new Candidates(NINE, new Array<number>(81).fill(0))
  for (let cell = 0; cell < 81; cell++) {
    for (let value = 1; value <= 9; value++) if (removed(cell, value)) board.remove(cell, value)
  }
  return board
}

const at = (row: number, column: number): number => (row - 1) * 9 + column - 1
const rowOf = (cell: number): number => Math.floor(cell / 9) + 1
const columnOf = (cell: number): number => (cell % 9) + 1
const cellsOf = (found: Deduction | null): number[] => [...new Set(found?.removes.map(({ cell }) => cell))]

describe('a pattern rules out what it should and no more', () => {
  it('pointing and claiming', () => {
    const box = without((cell, value) => value === 5 && rowOf(cell) < 4 && columnOf(cell) < 4 && rowOf(cell) !== 2)
    expect(findLocked(box, 'claiming')).toBeNull()
    expect(cellsOf(findLocked(box, 'pointing'))).toEqual([4, 5, 6, 7, 8, 9].map((column) => at(2, column)))
    const row = without((cell, value) => value === 5 && rowOf(cell) === 2 && columnOf(cell) > 3)
    expect(findLocked(row, 'pointing')).toBeNull()
    expect(cellsOf(findLocked(row, 'claiming'))).toEqual(
      [1, 3].flatMap((line) => [1, 2, 3].map((column) => at(line, column))),
    )
  })

  it('naked pairs and triples', () => {
    const pair = without((cell, value) => [at(1, 1), at(1, 5)].includes(cell) && value > 2)
    expect(findNaked(pair, 2)).toMatchObject({ technique: 'naked-pair', grounds: [{ group: 0, numbers: [1, 2] }] })
    expect(findNaked(pair, 2)?.removes).toHaveLength(14)
    const keeps: Readonly<Record<number, readonly number[]>> = {
      [at(1, 1)]: [1, 2],
      [at(2, 2)]: [2, 3],
      [at(3, 3)]: [1, 3],
    }
    const triple = without((cell, value) => keeps[cell]?.includes(value) === false)
    expect(findNaked(triple, 2)).toBeNull()
    expect(findNaked(triple, 3)).toMatchObject({
      technique: 'naked-triple',
      grounds: [{ cells: [0, 10, 20], numbers: [1, 2, 3] }],
    })
    expect(findNaked(triple, 3)?.removes).toHaveLength(18)
  })

  it('hidden pairs and triples', () => {
    const pair = without((cell, value) => rowOf(cell) === 4 && value < 3 && ![1, 9].includes(columnOf(cell)))
    expect(findHidden(pair, 2)).toMatchObject({
      technique: 'hidden-pair',
      grounds: [{ cells: [at(4, 1), at(4, 9)], numbers: [1, 2] }],
    })
    expect(findHidden(pair, 2)?.removes).toHaveLength(14)
    const triple = without((cell, value) => rowOf(cell) === 4 && value < 4 && ![1, 5, 9].includes(columnOf(cell)))
    expect(findHidden(triple, 2)).toBeNull()
    expect(findHidden(triple, 3)?.technique).toBe('hidden-triple')
    expect(findHidden(triple, 3)?.removes).toHaveLength(18)
  })

  it('X-wings and swordfish, by rows and by columns', () => {
    const wing = without(
      (cell, value) => value === 7 && [2, 8].includes(rowOf(cell)) && ![3, 6].includes(columnOf(cell)),
    )
    expect(findFish(wing, 2)?.technique).toBe('x-wing')
    expect(cellsOf(findFish(wing, 2)).map(rowOf)).not.toContain(2)
    expect(findFish(wing, 2)?.removes).toHaveLength(14)
    const fish = without((cell, value) => {
      const keeps: Readonly<Record<number, readonly number[]>> = { 1: [2, 5], 4: [5, 8], 9: [2, 8] }
      return value === 7 && keeps[columnOf(cell)]?.includes(rowOf(cell)) === false
    })
    expect(findFish(fish, 2)).toBeNull()
    const found = findFish(fish, 3)
    expect(found?.technique).toBe('swordfish')
    expect(found?.removes).toHaveLength(18)
    expect(new Set(cellsOf(found).map(rowOf))).toEqual(new Set([2, 5, 8]))
    expect(cellsOf(found).some((cell) => [1, 4, 9].includes(columnOf(cell)))).toBe(false)
  })

  it('XY-wings', () => {
    const keeps: Readonly<Record<number, readonly number[]>> = {
      [at(1, 1)]: [1, 2],
      [at(1, 8)]: [1, 3],
      [at(5, 1)]: [2, 3],
    }
    const wing = without((cell, value) => keeps[cell]?.includes(value) === false)
    expect(findXyWing(wing)?.removes).toEqual([{ cell: at(5, 8), value: 3 }])
    const none: typeof keeps = { ...keeps, [at(5, 1)]: [2, 4] }
    expect(findXyWing(without((cell, value) => none[cell]?.includes(value) === false))).toBeNull()
  })
})

/** Layouts with more than rows, columns and boxes. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  boxes: boxed(6, 2, 3),
  diagonals: layoutOf(6, [...boxed(6, 2, 3).groups, ...diagonals(6)]),
  regions: layoutOf(6, [
    ...rows(6),
    ...columns(6),
    ...regions(6, Array.from('000111002211022221344445334455333555', Number)),
  ]),
}

describe('a reason for each number', () => {
  for (const [name, layout] of Object.entries(LAYOUTS)) {
    it(`is right from start to end, and rules out nothing that may be: ${name}`, () => {
      const filler = new Filler(layout)
      const one = (board: readonly number[]): boolean =>
        countAnswers(filler, board).complete && countAnswers(filler, board).count === 1
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
          const random = seededRandom(seed)
          const grid = fillTightest(layout, random) ?? []
          const board = new Candidates(layout, carve(grid, 0, random, one))
          while (board.values.includes(0)) {
            const { reason } = nextPlacement(board, grid)
            expect(reason).not.toBeNull()
            for (const { removes } of reason?.before ?? []) {
              for (const { cell, value } of removes) expect(grid[cell]).not.toBe(value)
            }
            const { cell, value } = reason?.single.places as Candidate
            expect(grid[cell]).toBe(value)
            board.place(cell, value)
          }
        }),
        { numRuns: 40 },
      )
    })
  }

  it('names a technique that there is', () => {
    expect(new Set(GROUP_TECHNIQUES).size).toBe(12)
    expect(candidateOf(keyOf(624, 25))).toEqual({ cell: 624, value: 25 })
  })
})
