import { areaOf, cellsOfRectangle, rectanglesMeet } from '@kazu/grid'
import type { Rectangle, Size } from '@kazu/grid'
import { seededRandom } from '@kazu/random'
import { describe, expect, test } from 'vitest'
import { drafted, moveNumbers } from '../src/draft.js'
import { cutUp } from '../src/grow.js'
import { fitsSwap, swapsOf } from '../src/swaps.js'

const SIZE: Size = { width: 6, height: 7 }

/** Every rectangle of the board. */
const ALL: readonly Rectangle[] = Array.from({ length: 42 }, (_, from) => from).flatMap((from) =>
  Array.from({ length: 42 }, (_, to) => to).flatMap((to) => {
    const [left, top, right, bottom] = [from % 6, Math.floor(from / 6), to % 6, Math.floor(to / 6)]
    return left <= right && top <= bottom ? [{ left, top, right, bottom }] : []
  }),
)

function nameOf(cells: Iterable<number>): string {
  return [...cells].sort((a, b) => a - b).join(',')
}

/** What each pair of rectangles can be cut into otherwise, found by trying every rectangle of the board. */
function triedOut(rectangles: readonly Rectangle[]): string[] {
  const names = new Map(ALL.map((rectangle) => [nameOf(cellsOfRectangle(SIZE, rectangle)), rectangle]))
  return rectangles.flatMap((first, one) =>
    rectangles.flatMap((second, other) => {
      if (other <= one) return []
      const together = [...cellsOfRectangle(SIZE, first), ...cellsOfRectangle(SIZE, second)]
      return ALL.flatMap((then) => {
        const cells = cellsOfRectangle(SIZE, then)
        const rest = nameOf(together.filter((cell) => !cells.includes(cell)))
        const isCut = areaOf(then) === areaOf(first) && cells.every((cell) => together.includes(cell))
        const isOther = nameOf(cells) !== nameOf(cellsOfRectangle(SIZE, first))
        const stay = rectanglesMeet(then, first) && cellsOfRectangle(SIZE, second).some((cell) => !cells.includes(cell))
        return isCut && isOther && stay && names.has(rest) ? [`${one} ${other}: ${nameOf(cells)} | ${rest}`] : []
      })
    }),
  )
}

describe('a swap of two rectangles', () => {
  test('is every other way to cut the cells of a pair into two of the same areas, each with a cell that it had', () => {
    let some = 0
    for (let seed = 1; seed <= 10; seed++) {
      const rectangles = cutUp(SIZE, 8, seededRandom(seed))
      const found = new Set(swapsOf(SIZE, rectangles).flat())
      const names = [...found].map(
        ({ one, other, oneThen, otherThen }) => `${one} ${other}: ${nameOf(oneThen)} | ${nameOf(otherThen)}`,
      )
      expect(names.sort()).toEqual(triedOut(rectangles).sort())
      some += names.length
    }
    expect(some).toBeGreaterThan(15)
  })

  test('belongs to both rectangles that have part in it', () => {
    const swaps = swapsOf(SIZE, cutUp(SIZE, 8, seededRandom(1)))
    swaps.forEach((own, place) => {
      for (const swap of own) {
        expect([swap.one, swap.other]).toContain(place)
        expect(swaps[swap.one]).toContain(swap)
        expect(swaps[swap.other]).toContain(swap)
      }
    })
  })
})

describe('the numbers of a draft', () => {
  test('stand in their rectangles and leave hardly any pair that can be swapped, after every move too', () => {
    let fitting = 0
    let looked = 0
    for (let seed = 1; seed <= 20; seed++) {
      const random = seededRandom(seed)
      const draft = drafted({ width: 10, height: 10 }, cutUp({ width: 10, height: 10 }, 6, random), random)
      for (let moves = 0; moves < 10; moves++) {
        moveNumbers(draft, [moves, moves + 1])
        draft.cells.forEach((cells, rectangle) => {
          expect(cells).toContain(draft.clues[rectangle])
        })
        looked++
        if (draft.swaps.flat().some((swap) => fitsSwap(draft.clues, swap))) fitting++
      }
    }
    // Now and then every place of a number leads to another swap; without mending nearly every draft has one.
    expect(fitting / looked).toBeLessThan(0.1)
  })
})
