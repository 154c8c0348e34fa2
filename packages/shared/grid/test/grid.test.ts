import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cellAt,
  cellBeside,
  cellCount,
  cellName,
  cellsOfRegions,
  columnOf,
  components,
  cornerCount,
  DIRECTIONS,
  isConnected,
  linkBetween,
  linkCount,
  linkEnds,
  linkFrom,
  linksOf,
  neighbours,
  OPPOSITE,
  rowOf,
  sideCount,
  sideEnds,
  sideOf,
  SYMMETRIES,
  turnedCell,
  turnedSize,
  turnedValues,
} from '../src/index.js'
import type { Direction, Size } from '../src/index.js'

const anySize = fc.record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}

/** Proves something of every cell and direction of boards of any size. */
function everywhere(prove: (size: Size, cell: number, direction: Direction) => void): void {
  const run = (size: Size): void => {
    for (const cell of upTo(cellCount(size))) for (const direction of DIRECTIONS) prove(size, cell, direction)
  }
  fc.assert(fc.property(anySize, run))
}

const SIZE = { width: 4, height: 3 }

describe('cells', () => {
  test('are numbered row by row, and there is none outside the board', () => {
    expect(upTo(3).flatMap((row) => upTo(4).map((column) => cellAt(SIZE, row, column)))).toEqual(upTo(12))
    const outside = [cellAt(SIZE, -1, 0), cellAt(SIZE, 0, -1), cellAt(SIZE, 3, 0), cellAt(SIZE, 0, 4)]
    expect(outside).toEqual([-1, -1, -1, -1])
  })

  test('are found again by their row and column, and named by both from 1', () => {
    everywhere((size, cell) => expect(cellAt(size, rowOf(size, cell), columnOf(size, cell))).toBe(cell))
    expect([cellName(SIZE, 0), cellName(SIZE, 6), cellName(SIZE, 11)]).toEqual(['r1c1', 'r2c3', 'r3c4'])
  })

  test('lie beside each other both ways, and never over the rim', () => {
    everywhere((size, cell, direction) => {
      const beside = cellBeside(size, cell, direction)
      if (beside !== -1) expect(cellBeside(size, beside, OPPOSITE[direction])).toBe(cell)
    })
    expect(DIRECTIONS.map((direction) => cellBeside(SIZE, 3, direction))).toEqual([-1, 7, 2, -1])
    expect(DIRECTIONS.map((direction) => cellBeside(SIZE, 9, direction, 2))).toEqual([1, -1, -1, 11])
  })

  test('have their neighbours in the order up, down, left, right', () => {
    expect([neighbours(SIZE, 5), neighbours(SIZE, 0), neighbours({ width: 1, height: 1 }, 0)]).toEqual([
      [1, 9, 4, 6],
      [4, 1],
      [],
    ])
  })
})

describe('links', () => {
  test('lie across first, row by row, and then stand', () => {
    expect(upTo(linkCount({ width: 3, height: 2 })).map((link) => linkEnds({ width: 3, height: 2 }, link))).toEqual([
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 5],
      [0, 3],
      [1, 4],
      [2, 5],
    ])
  })

  test('join a cell to the one beside it, and none leads off the board', () => {
    everywhere((size, cell, direction) => {
      const link = linkFrom(size, cell, direction)
      const beside = cellBeside(size, cell, direction)
      if (beside === -1) {
        expect(link).toBe(-1)
        return
      }
      expect([...linkEnds(size, link)].sort((a, b) => a - b)).toEqual([cell, beside].sort((a, b) => a - b))
      expect(linkBetween(size, cell, beside)).toBe(link)
    })
  })

  test('all leave some cell, each of them two', () => {
    fc.assert(
      fc.property(anySize, (size) => {
        const left = upTo(cellCount(size)).flatMap((cell) => linksOf(size, cell))
        const twice = upTo(linkCount(size)).flatMap((link) => [link, link])
        expect(left.sort((a, b) => a - b)).toEqual(twice)
      }),
    )
  })

  test('are missing between cells that share no side', () => {
    expect([linkBetween(SIZE, 0, 0), linkBetween(SIZE, 0, 5), linkBetween(SIZE, 3, 4)]).toEqual([-1, -1, -1])
  })
})

describe('sides', () => {
  test('lie across first, row by row, and then stand', () => {
    expect(DIRECTIONS.map((direction) => sideOf(SIZE, 0, direction))).toEqual([0, 4, 16, 17])
    expect(DIRECTIONS.map((direction) => sideOf(SIZE, 11, direction))).toEqual([11, 15, 29, 30])
    expect(sideCount(SIZE)).toBe(31)
  })

  test('are shared by neighbours, and all belong to some cell', () => {
    everywhere((size, cell, direction) => {
      const beside = cellBeside(size, cell, direction)
      if (beside !== -1) expect(sideOf(size, beside, OPPOSITE[direction])).toBe(sideOf(size, cell, direction))
    })
    fc.assert(
      fc.property(anySize, (size) => {
        const all = upTo(cellCount(size)).flatMap((cell) =>
          DIRECTIONS.map((direction) => sideOf(size, cell, direction)),
        )
        expect([...new Set(all)].sort((a, b) => a - b)).toEqual(upTo(sideCount(size)))
      }),
    )
  })

  test('end in the corners of their cell', () => {
    everywhere((size, cell, direction) => {
      const [row, column] = [rowOf(size, cell), columnOf(size, cell)]
      const corner = (down: number, right: number): number => (row + down) * (size.width + 1) + column + right
      const ends: Record<Direction, number[]> = {
        up: [corner(0, 0), corner(0, 1)],
        down: [corner(1, 0), corner(1, 1)],
        left: [corner(0, 0), corner(1, 0)],
        right: [corner(0, 1), corner(1, 1)],
      }
      expect(sideEnds(size, sideOf(size, cell, direction))).toEqual(ends[direction])
      expect(corner(1, 1)).toBeLessThan(cornerCount(size))
    })
  })
})

describe('parts', () => {
  test('are numbered in reading order, and what is not joined to itself has none', () => {
    // A wall in the middle column, and nothing joined across the lower two cells at the right.
    const size = { width: 3, height: 3 }
    const joined = (one: number, other: number): boolean =>
      one % 3 !== 1 && other % 3 !== 1 && !(one === 5 && other === 8) && !(one === 8 && other === 5)
    expect(components(size, joined)).toEqual([0, -1, 1, 0, -1, 1, 0, -1, 2])
  })

  test('are as many as a slow joining of neighbours leaves', () => {
    const cells = anySize.chain((size) =>
      fc.tuple(fc.constant(size), fc.array(fc.boolean(), { minLength: cellCount(size), maxLength: cellCount(size) })),
    )
    fc.assert(
      fc.property(cells, ([size, inside]) => {
        const names = inside.map((is, cell) => (is ? cell : -1))
        for (let round = 0; round < names.length; round++) {
          names.forEach((name, cell) => {
            const near = name < 0 ? [] : neighbours(size, cell).map((beside) => names[beside] as number)
            names[cell] = Math.min(name, ...near.filter((other) => other >= 0))
          })
        }
        const parts = new Set(names.filter((name) => name >= 0)).size
        const found = components(size, (one, other) => inside[one] === true && inside[other] === true)
        expect(Math.max(-1, ...found) + 1).toBe(parts)
        expect(
          isConnected(
            size,
            names.flatMap((name, cell) => (name < 0 ? [] : [cell])),
          ),
        ).toBe(parts <= 1)
      }),
    )
  })

  test('of regions are listed by their numbers, empty ones too', () => {
    expect(cellsOfRegions([2, 0, -1, 2, 0])).toEqual([[1, 4], [], [0, 3]])
  })
})

describe('symmetries', () => {
  const size = { width: 3, height: 2 }
  const values = ['a', 'b', 'c', 'd', 'e', 'f']

  test('turn clockwise, after the mirroring', () => {
    const looks = SYMMETRIES.map((symmetry) => turnedValues(size, symmetry, values).join(''))
    expect(looks).toEqual(['abcdef', 'daebfc', 'fedcba', 'cfbead', 'cbafed', 'fcebda', 'defabc', 'adbecf'])
    expect(turnedSize(size, { turns: 3, mirrored: false })).toEqual({ width: 2, height: 3 })
    expect(turnedSize(size, { turns: 2, mirrored: true })).toEqual(size)
  })

  test('keep neighbours beside each other, and no two cells in one place', () => {
    fc.assert(
      fc.property(anySize, fc.constantFrom(...SYMMETRIES), (any, symmetry) => {
        const to = (cell: number): number => turnedCell(any, symmetry, cell)
        const cells = upTo(cellCount(any))
        expect(cells.map(to).sort((a, b) => a - b)).toEqual(cells)
        for (const cell of cells) {
          const turned = neighbours(turnedSize(any, symmetry), to(cell)).sort((a, b) => a - b)
          expect(turned).toEqual(
            neighbours(any, cell)
              .map(to)
              .sort((a, b) => a - b),
          )
        }
      }),
    )
  })
})
