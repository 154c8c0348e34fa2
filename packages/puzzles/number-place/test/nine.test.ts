import { countAnswers, Filler } from '@kazu/groups'
import { seededRandom, shuffled } from '@kazu/random'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generateNumberPlace } from '../src/index.js'
import { numberPlaceLayout } from '../src/board.js'
import { NineSearch } from '../src/nine.js'
import { boardOf } from './case.js'

const filler = new Filler(numberPlaceLayout(9))
const nine = new NineSearch()

/** Boards with one answer, with several and with none: a whole grid of which some numbers are left, some spoiled. */
const anyBoard = fc
  .record({
    seed: fc.integer({ min: 1, max: 60 }),
    order: fc.integer({ min: 1, max: 1e6 }),
    left: fc.integer({ min: 19, max: 50 }),
    spoiled: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ seed, order, left, spoiled }) => {
    const { solution } = generateNumberPlace({ size: 9, level: 'easy', seed })
    const kept = shuffled([...solution.keys()], seededRandom(order)).slice(0, left)
    return solution.map((value, cell) =>
      kept.includes(cell) ? (kept.indexOf(cell) < spoiled ? (value % 9) + 1 : value) : 0,
    )
  })

describe('the search by bands', () => {
  test('counts what the search by cells counts', () => {
    const counts = new Set<number>()
    fc.assert(
      fc.property(anyBoard, (board) => {
        const expected = countAnswers(filler, board, { limit: 40 })
        const found = nine.count(board, { limit: 40 })
        counts.add(found.count)
        expect(found).toMatchObject({ count: expected.count, complete: expected.complete })
        if (found.count === 1) expect(found.solution).toEqual(expected.solution)
      }),
      { numRuns: 400 },
    )
    expect([0, 1, 2, 40].every((count) => counts.has(count))).toBe(true)
  })

  test('leaves out the answers with a number in a cell', () => {
    fc.assert(
      fc.property(anyBoard, fc.integer({ min: 0, max: 80 }), fc.integer({ min: 1, max: 9 }), (board, cell, value) => {
        const without = { cell, value }
        const expected = countAnswers(filler, board, { limit: 10, without })
        expect(nine.count(board, { limit: 10, without }).count).toBe(expected.count)
      }),
      { numRuns: 300 },
    )
  })

  test('stops at its budget, the same each time, and starts afresh with each board', () => {
    const empty = boardOf('.'.repeat(81)).givens
    const stopped = nine.count(empty, { limit: 1e9, budget: 5000 })
    expect(stopped.complete).toBe(false)
    expect(stopped.work).toBeGreaterThan(5000)
    expect(stopped.work).toBeLessThan(5100)
    expect(nine.count(empty, { limit: 1e9, budget: 5000 })).toEqual(stopped)
  })
})
