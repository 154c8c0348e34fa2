import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  assembledTable,
  CELL,
  decodeTable,
  encodeTable,
  generateJigsawEdges,
  groupAt,
  groupOfPiece,
  groupsIn,
  groupsOutOfSight,
  isOnPiece,
  isSolved,
  looseTable,
  moveGroups,
  newJigsawEdges,
  outlineOf,
  paintOrder,
  pieceAsItLies,
  pieceAt,
  piecesOf,
  placedSide,
  playJigsawEdges,
  poseOf,
  readPieces,
  redoJigsawEdges,
  sampled,
  scatter,
  scatterAsGiven,
  sideCurve,
  SIDE_MOST,
  snapGroup,
  solveStep,
  turnedPiece,
  turnedSides,
  turnGroups,
  turnsOf,
  undoJigsawEdges,
  wayBack,
  writePieces,
} from '../src/index.js'
import type { JigsawEdges, Sides, Slot, Table, Vector } from '../src/index.js'

const anySeed = fc.integer({ min: 1, max: 2147483647 })
const anyPuzzle: fc.Arbitrary<JigsawEdges> = fc
  .record({ rows: fc.integer({ min: 1, max: 6 }), columns: fc.integer({ min: 1, max: 6 }), seed: anySeed })
  .map((options) => generateJigsawEdges(options))
const anyTable: fc.Arbitrary<Table> = fc.tuple(anyPuzzle, anySeed).map(([puzzle, seed]) => scatter(puzzle, { seed }))
const quick = { numRuns: 40 }

/** A table after some steps of the solver and some chance moves. */
const anyPlayed: fc.Arbitrary<Table> = fc
  .tuple(anyTable, fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.integer({ min: -300, max: 300 })), { maxLength: 12 }))
  .map(([table, acts]) =>
    acts.reduce((now, [which, quarters, by]) => {
      const groups = paintOrder(now)
      const group = groups[which % groups.length] as number
      if (quarters === 0) return solveStep(now).table
      return moveGroups(turnGroups(now, [group], quarters), [group], { x: by, y: -by })
    }, table),
  )

function isSound(table: Table): void {
  const groups = paintOrder(table)
  expect(groups.length).toBe(table.count)
  const all = groups.flatMap((group) => piecesOf(table, group).map((piece) => [piece, group] as const))
  expect(all.map(([piece]) => piece).sort((one, other) => one - other)).toEqual(
    table.puzzle.pieces.map((_, piece) => piece),
  )
  for (const [piece, group] of all) expect(groupOfPiece(table, piece)).toBe(group)
  for (const group of groups) expect(piecesOf(table, group).length).toBe(groupAt(table, group).size)
}

describe('sides', () => {
  test('every seam has a number of its own, once with each sign, and only the rim is flat', () => {
    fc.assert(
      fc.property(anyPuzzle, ({ pieces, rows, columns }) => {
        const numbers = pieces.flatMap(({ sides }) => sides).filter((side) => side !== 0n)
        expect(numbers.length).toBe(2 * (rows * (columns - 1) + columns * (rows - 1)))
        expect(new Set(numbers).size).toBe(numbers.length)
        for (const side of numbers) expect(numbers).toContain(-side)
        for (const side of numbers) expect(side <= SIDE_MOST && side >= -SIDE_MOST).toBe(true)
      }),
      quick,
    )
  })

  test('four quarter turns are none, and one brings the left side to the top', () => {
    const sides: Sides = [1n, 2n, 3n, 4n]
    expect(turnedSides(sides, 1)).toEqual([4n, 1n, 2n, 3n])
    fc.assert(
      fc.property(anyPuzzle, fc.nat(3), ({ pieces }, turns) => {
        for (const piece of pieces) {
          expect(turnedPiece(turnedPiece(piece, turnsOf(turns)), turnsOf(4 - turns))).toEqual(piece)
        }
      }),
      quick,
    )
  })

  test('the two sides of a seam are the same curve', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: SIDE_MOST }), fc.constantFrom<Slot>(1, 2), (side, slot) => {
        const one = placedSide(side, slot)
        const other = placedSide(-side, turnsOf(slot + 2))
        const [dx, dy] = slot === 1 ? [1, 0] : [0, 1]
        one.forEach((curve, at) => {
          for (const name of ['from', 'one', 'two', 'to'] as const) {
            const [here, there] = [curve[name], (other[at] as typeof curve)[name]]
            expect(Math.abs(here.x - there.x - dx)).toBeLessThan(1e-9)
            expect(Math.abs(here.y - there.y - dy)).toBeLessThan(1e-9)
          }
        })
      }),
    )
  })

  test('an outline is closed, without kinks on a side', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: SIDE_MOST }), (side) => {
        const curves = outlineOf([side, side, -side, 0n])
        curves.forEach((curve, at) => {
          const { from } = curves[(at + 1) % curves.length] as typeof curve
          expect(Math.hypot(curve.to.x - from.x, curve.to.y - from.y)).toBeLessThan(1e-9)
        })
        const top = placedSide(side, 0)
        for (const at of [0, 1, 2]) {
          const [{ two, to }, { from, one }] = [top[at], top[at + 1]] as [(typeof top)[0], (typeof top)[0]]
          expect(Math.abs(to.x - two.x - (one.x - from.x))).toBeLessThan(1e-9)
          expect(Math.abs(to.y - two.y - (one.y - from.y))).toBeLessThan(1e-9)
        }
      }),
    )
  })

  test.each([1n, 42n, 9999n, 2n ** 64n + 98n])('the neck of %s is narrower than its head', (side) => {
    const top = placedSide(side, 0)
    const points = sampled(top)
    const tip = Math.max(...points.map(({ y }) => -y))
    // Where the outline passes a height, counted from the foot of the tab to its tip.
    const width = (share: number): number => {
      const passes = points.slice(1).flatMap(({ x, y }, at) => {
        const { x: x0, y: y0 } = points[at] as Vector
        const [one, other] = [-y0 - share * tip, -y - share * tip]
        return one < 0 === other < 0 ? [] : [x0 + ((x - x0) * one) / (one - other)]
      })
      return Math.max(...passes) - Math.min(...passes)
    }
    expect(width(0.45)).toBeLessThan(width(0.72))
  })

  test('curves are those of the original', () => {
    // Worked out apart from this code, from the recipe.
    const expected = [
      [
        [0, 0],
        [0.198827, 0.011176],
        [0.556809, 0.02464],
        [0.537667, 0.089173],
      ],
      [
        [0.537667, 0.089173],
        [0.518524, 0.153707],
        [0.525299, 0.234667],
        [0.568078, 0.234667],
      ],
      [
        [0.568078, 0.234667],
        [0.610858, 0.234667],
        [0.627221, 0.153707],
        [0.617667, 0.089173],
      ],
      [
        [0.617667, 0.089173],
        [0.608113, 0.02464],
        [0.848827, 0.011176],
        [1, 0],
      ],
    ]
    const curves = sideCurve(42n).map(({ from, one, two, to }) => [from, one, two, to].map(({ x, y }) => [x, y]))
    curves.forEach((curve, at) => {
      curve.forEach(([x, y], point) => {
        const [wantedX, wantedY] = expected[at]?.[point] as [number, number]
        expect(x).toBeCloseTo(wantedX, 5)
        expect(y).toBeCloseTo(wantedY, 5)
      })
    })
    expect(sideCurve(0n).map(({ to }) => to)).toEqual([{ x: 1, y: 0 }])
  })
})

describe('a puzzle', () => {
  test('is the same for the same seed, and another for another', () => {
    const one = generateJigsawEdges({ seed: 7 })
    expect(generateJigsawEdges({ seed: 7 })).toEqual(one)
    expect(one).toMatchObject({ rows: 5, columns: 7 })
    expect(generateJigsawEdges({ seed: 8 }).pieces[0]).not.toEqual(one.pieces[0])
    for (const { id } of one.pieces)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('is refused for sizes and seeds that there are not', () => {
    expect(() => generateJigsawEdges({ rows: 0, seed: 1 })).toThrow(RangeError)
    expect(() => generateJigsawEdges({ columns: 1.5, seed: 1 })).toThrow(RangeError)
    expect(() => generateJigsawEdges({ rows: 101, columns: 100, seed: 1 })).toThrow(RangeError)
    expect(() => generateJigsawEdges({ seed: 0 })).toThrow(RangeError)
  })
})

describe('a table', () => {
  test('holds each piece in one group, whatever was done', () => {
    fc.assert(fc.property(anyPlayed, isSound), quick)
  })

  test('scatters pieces where all of them are to be seen', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        table.puzzle.pieces.forEach((_, piece) => {
          const { x, y } = poseOf(table, piece).middle
          for (const [at, room] of [
            [x, table.area.width],
            [y, table.area.height],
          ] as const) {
            expect(at).toBeGreaterThanOrEqual(0.76 * CELL)
            expect(at).toBeLessThanOrEqual(room - 0.76 * CELL)
          }
        })
      }),
      quick,
    )
  })

  test('turns a group about the middle of its cells, and sides and rotation with it', () => {
    fc.assert(
      fc.property(anyPlayed, fc.nat(), fc.nat(3), (table, which, quarters) => {
        const group = paintOrder(table)[which % table.count] as number
        const turned = turnGroups(table, [group], quarters)
        const before = piecesOf(table, group).map((piece) => poseOf(table, piece).middle)
        const after = piecesOf(turned, group).map((piece) => poseOf(turned, piece).middle)
        expect(middleOf(after).x).toBeCloseTo(middleOf(before).x, 6)
        expect(middleOf(after).y).toBeCloseTo(middleOf(before).y, 6)
        for (const piece of piecesOf(table, group)) {
          expect(pieceAsItLies(turned, piece)).toEqual(turnedPiece(pieceAsItLies(table, piece), turnsOf(quarters)))
        }
      }),
      quick,
    )
  })

  function middleOf(places: readonly Vector[]): Vector {
    const mid = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2
    return { x: mid(places.map(({ x }) => x)), y: mid(places.map(({ y }) => y)) }
  }

  test('joined pieces lie so that their outlines meet', () => {
    fc.assert(
      fc.property(anyPlayed, (table) => {
        table.puzzle.pieces.forEach((_, piece) => {
          for (let slot = 0; slot < 4; slot++) {
            const mate = table.puzzle.mates[4 * piece + slot] as number
            if (mate < 0 || groupOfPiece(table, mate) !== groupOfPiece(table, piece)) continue
            const [one, other] = [poseOf(table, piece), poseOf(table, mate)]
            expect(Math.hypot(one.middle.x - other.middle.x, one.middle.y - other.middle.y)).toBeCloseTo(CELL, 9)
            const way = turnsOf(slot + one.turns)
            expect(pieceAsItLies(table, piece).sides[way]).toBe(-pieceAsItLies(table, mate).sides[turnsOf(way + 2)])
          }
        })
      }),
      quick,
    )
  })
})

describe('snapping', () => {
  const puzzle = generateJigsawEdges({ rows: 3, columns: 3, seed: 5 })
  const far = (piece: number): Vector => ({ x: 5000 + 1000 * piece, y: 0 })
  /** Only some pieces near each other, the rest far away. */
  const withPlaces = (
    places: Readonly<Record<number, Vector>>,
    turns: Readonly<Record<number, 0 | 1 | 2 | 3>> = {},
  ): Table =>
    looseTable(
      puzzle,
      puzzle.pieces.map((_, piece) => ({ middle: places[piece] ?? far(piece), turns: turns[piece] ?? 0 })),
    )

  test('joins mates that are within 24 units of where they fit, exactly there, and the one that stood stays', () => {
    const table = withPlaces({ 0: { x: 100, y: 100 }, 1: { x: 100 + CELL + 17, y: 100 - 16 } })
    const { table: after, group, joined } = snapGroup(table, groupOfPiece(table, 1))
    expect(joined).toBe(1)
    expect(poseOf(after, 0).middle).toEqual({ x: 100, y: 100 })
    expect(poseOf(after, 1).middle).toEqual({ x: 100 + CELL, y: 100 })
    expect(piecesOf(after, group).sort()).toEqual([0, 1])
    const off = withPlaces({ 0: { x: 100, y: 100 }, 1: { x: 100 + CELL + 17, y: 100 - 17 } })
    expect(snapGroup(off, 1)).toEqual({ table: off, group: 1, joined: 0 })
  })

  test('joins turned mates that face each other, and none that do not', () => {
    // A quarter turn brings the right side to the bottom.
    const facing = withPlaces({ 0: { x: 100, y: 100 }, 1: { x: 103, y: 95 + CELL } }, { 0: 1, 1: 1 })
    expect(snapGroup(facing, 1).joined).toBe(1)
    const turned = withPlaces({ 0: { x: 100, y: 100 }, 1: { x: 100 + CELL, y: 100 } }, { 1: 2 })
    expect(snapGroup(turned, 1).joined).toBe(0)
  })

  test('never joins what are no mates, however close', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(), fc.nat(), (table, one, other) => {
        const count = table.puzzle.pieces.length
        const [a, b] = [one % count, other % count]
        fc.pre(a !== b && !table.puzzle.mates.subarray(4 * a, 4 * a + 4).includes(b))
        const to = poseOf(table, b).middle
        const from = poseOf(table, a).middle
        const near = moveGroups(table, [a], { x: to.x + CELL - from.x, y: to.y - from.y })
        expect(groupOfPiece(snapGroup(near, a).table, a)).not.toBe(groupOfPiece(snapGroup(near, a).table, b))
      }),
      quick,
    )
  })

  test('joins the nearest of several, and then what is flush with it', () => {
    const table = withPlaces({
      0: { x: 100, y: 100 },
      1: { x: 100 + CELL + 10, y: 100 },
      2: { x: 100 + 2 * CELL, y: 100 },
      3: { x: 100 + 1, y: 100 + CELL },
    })
    expect(snapGroup(table, 1)).toMatchObject({ joined: 2 })
    expect(snapGroup(table, 0)).toMatchObject({ joined: 1 })
  })
})

describe('the solver', () => {
  test('ends with one group after a step for each piece but one, from any scramble', () => {
    fc.assert(
      fc.property(anyTable, (start) => {
        let table = start
        for (let step = 1; step < start.puzzle.pieces.length; step++) {
          const done = solveStep(table)
          expect(done.type).toBe('connected')
          expect(done.table.count).toBe(table.count - 1)
          table = done.table
        }
        expect(isSolved(table)).toBe(true)
        expect(solveStep(table)).toEqual({ type: 'complete', table })
      }),
      quick,
    )
  })

  test('joins pieces of the rim first, and the larger group stays', () => {
    const puzzle = generateJigsawEdges({ rows: 4, columns: 4, seed: 3 })
    const start = scatter(puzzle, { seed: 3 })
    const first = solveStep(start)
    expect(first).toMatchObject({ type: 'connected', pieces: [0, expect.any(Number)], size: 2 })
    let table = start
    const inner: number[] = []
    for (let step = 1; step < 16; step++) {
      const done = solveStep(table)
      if (done.type === 'connected') inner.push(done.pieces.filter((piece) => [5, 6, 9, 10].includes(piece)).length)
      table = done.table
    }
    expect(inner).toEqual([...inner].sort())
    expect(inner.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 0))
  })
})

describe('what lies at a place', () => {
  test('is the topmost piece, with its tabs and without its blanks', () => {
    const puzzle = generateJigsawEdges({ rows: 1, columns: 2, seed: 2 })
    const table = assembledTable(puzzle)
    const [left, right] = [poseOf(table, 0).middle, poseOf(table, 1).middle]
    expect(pieceAt(table, left)).toBe(0)
    expect(pieceAt(table, right)).toBe(1)
    expect(pieceAt(table, { x: left.x, y: left.y - 0.6 * CELL })).toBeNull()
    const out = (puzzle.pieces[0] as { sides: Sides }).sides[1] > 0n ? 1 : -1
    const tip = { x: left.x + (0.5 + 0.1 * out) * CELL, y: 0 }
    const along = Array.from({ length: 61 }, (_, at) => ({ ...tip, y: left.y + (at / 60 - 0.5) * CELL }))
    const owner = out > 0 ? 0 : 1
    expect(along.filter((place) => pieceAt(table, place) === owner).length).toBeGreaterThan(2)
  })

  test('is on one piece of a finished puzzle only, seams apart', () => {
    const table = assembledTable(generateJigsawEdges({ rows: 3, columns: 3, seed: 11 }))
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (x, y) => {
        const place = { x: table.area.width * x, y: table.area.height * y }
        const found = table.puzzle.pieces.filter((_, piece) => isOnPiece(table, piece, place))
        expect(found.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('is in a rubber band when a cell meets it', () => {
    const table = scatter(generateJigsawEdges({ seed: 1 }), { seed: 1 })
    const all = { x: 0, y: 0, ...table.area }
    expect(groupsIn(table, all)).toEqual(paintOrder(table))
    const { x, y } = poseOf(table, 4).middle
    expect(groupsIn(table, { x: x + CELL / 2 - 1, y, width: 1, height: 1 })).toContain(4)
    expect(groupsIn(table, { x: x + CELL / 2 + 1, y, width: 1, height: 1 })).not.toContain(4)
  })

  test('out of sight comes back', () => {
    const table = scatter(generateJigsawEdges({ seed: 1 }), { seed: 1 })
    expect(groupsOutOfSight(table)).toEqual([])
    const lost = moveGroups(table, [3], { x: -5000, y: 9000 })
    expect(groupsOutOfSight(lost)).toEqual([3])
    const back = moveGroups(lost, [3], wayBack(lost, 3) as Vector)
    expect(groupsOutOfSight(back)).toEqual([])
  })
})

describe('a history', () => {
  test('goes back and forth through the very tables', () => {
    fc.assert(
      fc.property(anyTable, (start) => {
        const tables = [start]
        for (let step = 0; step < 5; step++) tables.push(moveGroups(tables[step] as Table, [0], { x: 1, y: 1 }))
        let game = tables.slice(1).reduce((now, table) => playJigsawEdges(now, table), newJigsawEdges(start))
        for (const table of [...tables].reverse().slice(1)) expect((game = undoJigsawEdges(game)).table).toBe(table)
        expect(undoJigsawEdges(game)).toBe(game)
        for (const table of tables.slice(1)) expect((game = redoJigsawEdges(game)).table).toBe(table)
        expect(redoJigsawEdges(game)).toBe(game)
        expect(playJigsawEdges(game, game.table)).toBe(game)
      }),
      quick,
    )
  })

  test('of a move of a table of 10,000 pieces shares all but a few of them', () => {
    const table = scatter(generateJigsawEdges({ rows: 100, columns: 100, seed: 1 }), { seed: 1 })
    const moved = moveGroups(table, [5000], { x: 1, y: 1 })
    const shared = moved.groups.chunks.filter((chunk, at) => chunk === table.groups.chunks[at])
    expect(shared.length).toBe(table.groups.chunks.length - 1)
    expect(moved.groupOf).toBe(table.groupOf)
  })
})

describe('texts', () => {
  test('a progress code gives the table again, to a hundredth', () => {
    fc.assert(
      fc.property(anyPlayed, (table) => {
        const read = decodeTable(encodeTable(table)) as Table
        isSound(read)
        expect(encodeTable(read)).toBe(encodeTable(table))
        table.puzzle.pieces.forEach((_, piece) => {
          const [one, other] = [poseOf(table, piece), poseOf(read, piece)]
          expect(Math.hypot(one.middle.x - other.middle.x, one.middle.y - other.middle.y)).toBeLessThan(0.02)
          expect(other.turns).toBe(one.turns)
        })
      }),
      quick,
    )
  })

  test('a file gives the same pieces again, and the same puzzle', () => {
    fc.assert(
      fc.property(anyPlayed, fc.boolean(), (table, size) => {
        const text = writePieces(table, { size })
        const { puzzle } = readPieces(text)
        if (puzzle === null) throw new Error('It was not read.')
        expect(writePieces(puzzle, { size })).toBe(text)
        expect(puzzle.mates).toEqual(table.puzzle.mates)
        // As given: every piece lies as its file has it.
        expect(writePieces(scatterAsGiven(puzzle, { seed: 1 }), { size })).toBe(text)
      }),
      quick,
    )
  })
})
