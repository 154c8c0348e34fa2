import { describe, expect, test } from 'vitest'
import {
  Candidates,
  columns,
  countAnswers,
  Filler,
  findChains,
  keyOf,
  layoutOf,
  neededOut,
  nextPlacement,
  rows,
  type Condition,
  type Layout,
} from '../src/index.js'

/** That the number in one cell is less than that in another. */
function less(first: number, second: number): Condition {
  return {
    type: 'mark',
    cells: [first, second],
    prune: (left) => {
      const low = left[0] as number
      const high = left[1] as number
      const least = low & -low
      left[1] = high & ~(2 * least - 1)
      left[0] = low & (2 ** (31 - Math.clz32(high)) - 1)
      return left[0] !== 0 && left[1] !== 0
    },
  }
}

const marked = (size: number, marks: readonly Condition[]): Layout =>
  layoutOf(size, [...rows(size), ...columns(size)], marks)
const empty = (size: number): number[] => new Array<number>(size * size).fill(0)

/** Every Latin square of a size that keeps some marks, counted one by one. */
function countedByTrying(size: number, marks: readonly (readonly [number, number])[]): number {
  const grid = empty(size)
  const fits = (cell: number, value: number): boolean =>
    grid.every(
      (other, at) =>
        other !== value ||
        at >= cell ||
        (at % size !== cell % size && Math.floor(at / size) !== Math.floor(cell / size)),
    )
  const visit = (cell: number): number => {
    if (cell === grid.length)
      return marks.every(([low, high]) => (grid[low] as number) < (grid[high] as number)) ? 1 : 0
    let count = 0
    for (let value = 1; value <= size; value++) {
      if (!fits(cell, value)) continue
      grid[cell] = value
      count += visit(cell + 1)
    }
    grid[cell] = 0
    return count
  }
  return visit(0)
}

describe('conditions beside groups', () => {
  test.each([
    [[]],
    [[[0, 1]]],
    [
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    ],
    [
      [
        [0, 4],
        [5, 4],
        [9, 5],
        [10, 14],
      ],
    ],
    [
      [
        [3, 2],
        [2, 6],
        [6, 3],
      ],
    ],
  ] as [number, number][][][])('are kept by every answer that is counted: %j', (marks) => {
    const filler = new Filler(
      marked(
        4,
        marks.map(([low, high]) => less(low, high)),
      ),
    )
    expect(countAnswers(filler, empty(4), { limit: 1000 })).toMatchObject({
      count: countedByTrying(4, marks),
      complete: true,
    })
  })

  test('fill what they force without a search', () => {
    const filler = new Filler(marked(4, [less(0, 1), less(1, 2), less(2, 3)]))
    expect(filler.load(empty(4))).toBe(true)
    expect(filler.open).toBe(12)
  })

  test('are asked again on the way back from a branch that failed', () => {
    const layout = marked(5, [less(0, 5), less(5, 10), less(10, 11), less(7, 2), less(13, 8), less(24, 23)])
    const filler = new Filler(layout)
    const once = countAnswers(filler, empty(5), { limit: 1e6 })
    expect(countAnswers(new Filler(layout), empty(5), { limit: 1e6 }).count).toBe(once.count)
    expect(countAnswers(filler, empty(5), { limit: 1e6 })).toEqual(once)
  })

  test('outside the board, or with a cell twice, are refused', () => {
    expect(() => marked(4, [less(0, 16)])).toThrow(RangeError)
    expect(() => marked(4, [less(3, 3)])).toThrow(RangeError)
  })
})

describe('what a condition needs', () => {
  const mark = less(0, 1)

  test('is found by letting in the rest, as little as keeps what it rules out', () => {
    // The greater cell can be 2 or 3, so that the smaller is neither 3 nor 4.
    const left = Int32Array.of(0b11110, 0b1100)
    expect(neededOut(mark, left, 4, [{ cell: 0, value: 3 }])).toEqual([keyOf(1, 4)])
    expect(neededOut(mark, left, 4, [{ cell: 0, value: 4 }])).toEqual([])
  })

  test('to be broken is that no number is left for both', () => {
    const needed = neededOut(mark, Int32Array.of(0b11000, 0b1100), 4, null)
    expect(needed.length).toBeGreaterThan(0)
    const without = (out: readonly number[]): Int32Array =>
      Int32Array.of(
        ...[0, 1].map((cell) =>
          [1, 2, 3, 4].reduce((mask, value) => (out.includes(keyOf(cell, value)) ? mask : mask | (1 << value)), 0),
        ),
      )
    expect(mark.prune(without(needed))).toBe(false)
    for (const key of needed) expect(mark.prune(without(needed.filter((other) => other !== key)))).toBe(true)
  })
})

describe('reasons with conditions', () => {
  const chain = marked(4, [less(0, 1), less(1, 2), less(2, 3)])

  test('rule out by one condition after the other, each with what it rests on', () => {
    const answer = countAnswers(new Filler(chain), empty(4), { limit: 1 }).solution ?? []
    const { reason } = nextPlacement(new Candidates(chain, empty(4)), answer)
    expect(reason?.single.places).toEqual({ cell: 2, value: 3 })
    expect(reason?.before.length).toBeGreaterThan(1)
    for (const { technique, removes, grounds } of reason?.before ?? []) {
      expect([technique, grounds[0]?.says]).toEqual(['mark', 'met'])
      for (const { cell, value } of removes)
        expect(
          countAnswers(
            new Filler(chain),
            empty(4).map((_open, at) => (at === cell ? value : 0)),
            { limit: 1 },
          ).count,
        ).toBe(0)
    }
  })

  test('follow a supposition through them, and say so in the chain', () => {
    const layout = marked(4, [less(0, 1), less(1, 2), less(4, 0)])
    const board = new Candidates(layout, empty(4))
    const { chains } = findChains(board, [2, 3, 4, 1, 1, 2, 3, 4, 3, 4, 1, 2, 4, 1, 2, 3], 100_000)
    expect(chains.length).toBeGreaterThan(0)
    const grounds = chains.flatMap((one) => [
      ...(one.chain?.steps.map(({ ground }) => ground) ?? []),
      one.chain?.broken,
    ])
    expect(grounds.some((ground) => ground?.condition !== undefined)).toBe(true)
  })
})
