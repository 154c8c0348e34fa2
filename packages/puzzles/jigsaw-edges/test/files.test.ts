import { describe, expect, test } from 'vitest'
import { decodeTable, encodeTable, generateJigsawEdges, readPieces, scatter, writePieces } from '../src/index.js'
import { parseJson } from '../src/json.js'

const LARGE = 2n ** 127n - 1n

/** Two pieces beside each other, with what is to be tried put in. */
function pair(change: { first?: object; second?: object; more?: object } = {}): string {
  const first = { id: 'a', rotation: 0, sides: [0, 'SIDE', 0, 0], ...change.first }
  const second = { id: 'b', rotation: 0, sides: [0, 0, 0, '-SIDE'], ...change.second }
  return JSON.stringify({ pieces: [first, second], ...change.more })
    .replace('"SIDE"', String(LARGE))
    .replace('"-SIDE"', String(-LARGE))
}

describe('a file of the original', () => {
  test('keeps numbers to the last digit', () => {
    const { puzzle } = readPieces(pair())
    expect(puzzle?.pieces[0]?.sides[1]).toBe(LARGE)
    expect(puzzle).toMatchObject({ rows: 1, columns: 2, seed: null })
    expect(writePieces(puzzle as NonNullable<typeof puzzle>)).toContain('170141183460469231731687303715884105727')
  })

  test('is read with sides as texts too, with rows and cols, and with pieces turned', () => {
    expect(
      readPieces(pair({ first: { sides: ['0', String(LARGE), 0, 0] }, more: { rows: 1, cols: 2 } })).puzzle,
    ).not.toBeNull()
    const turned = readPieces(pair({ second: { rotation: 1, sides: ['-SIDE', 0, 0, 0] } })).puzzle
    expect(turned?.homes).toEqual([
      { row: 0, column: 0, turns: 0 },
      { row: 0, column: 1, turns: 3 },
    ])
  })

  test.each([
    ['{"pieces": [', { type: 'no-json', line: 1, column: 13 }],
    ['{\n "pieces": [}', { type: 'no-json', line: 2, column: 13 }],
    ['', { type: 'no-json', line: 1, column: 1 }],
    ['{"pieces": []} x', { type: 'no-json', line: 1, column: 16 }],
    ['[1, 2]', { type: 'no-list' }],
    ['{"pieces": {}}', { type: 'no-list' }],
    ['{"pieces": []}', { type: 'no-pieces' }],
    [pair({ more: { rows: 1 } }), { type: 'no-size' }],
    [pair({ more: { rows: 0, cols: 2 } }), { type: 'no-size' }],
    [pair({ more: { rows: 2, cols: 1 } }), { type: 'other-size' }],
    [pair({ second: { id: 7 } }), { type: 'no-id', piece: 1 }],
    [pair({ second: { id: '' } }), { type: 'no-id', piece: 1 }],
    [pair({ second: { id: 'a' } }), { type: 'same-id', piece: 1 }],
    [pair({ first: { rotation: 4 } }), { type: 'no-rotation', piece: 0 }],
    [pair({ first: { rotation: 1.5 } }), { type: 'no-rotation', piece: 0 }],
    [pair({ first: { sides: [0, 1, 0] } }), { type: 'no-sides', piece: 0, slot: null }],
    [pair({ first: { sides: [0, 'x', 0, 0] } }), { type: 'no-sides', piece: 0, slot: 1 }],
    [pair({ first: { sides: [0, 1.5, 0, 0] } }), { type: 'no-sides', piece: 0, slot: 1 }],
    [pair({ first: { sides: [0, String(LARGE + 1n), 0, 0] } }), { type: 'side-too-large', piece: 0, slot: 1 }],
    [pair({ second: { sides: [0, 0, 0, 0] } }), { type: 'no-mate', piece: 0, slot: 1 }],
    [
      pair({ second: { sides: [0, 0, 0, 'SIDE'] } }).replace('"SIDE"', String(LARGE)),
      { type: 'same-sign', piece: 1, slot: 3 },
    ],
    [pair({ second: { sides: [0, '-SIDE', 0, String(-LARGE)] } }), { type: 'used-again', piece: 1, slot: 3 }],
    [pair({ first: { sides: [5, 'SIDE', -5, 0] } }), { type: 'no-rectangle' }],
  ])('that is broken says what is wrong and where: %s', (text, problem) => {
    expect(readPieces(text)).toMatchObject({ puzzle: null, problem })
  })

  test('is no puzzle where pieces fall apart, or do not fill their rectangle', () => {
    const piece = (id: string, sides: number[]): object => ({ id, rotation: 0, sides })
    const of = (...pieces: object[]): string => JSON.stringify({ pieces })
    expect(readPieces(of(piece('a', [0, 0, 0, 0]), piece('b', [0, 0, 0, 0])))).toMatchObject({
      problem: { type: 'no-rectangle', piece: 1 },
    })
    // Three of four.
    expect(
      readPieces(of(piece('a', [0, 1, 2, 0]), piece('b', [0, 0, 0, -1]), piece('c', [-2, 0, 0, 0]))),
    ).toMatchObject({ problem: { type: 'no-rectangle' } })
  })

  test('of anything but a text is refused', () => {
    for (const value of [null, undefined, 5, {}]) {
      expect(readPieces(value as string)).toMatchObject({ puzzle: null, problem: { type: 'no-json' } })
    }
  })
})

describe('a progress code', () => {
  const table = scatter(generateJigsawEdges({ rows: 2, columns: 2, seed: 4 }), { seed: 9 })
  const code = encodeTable(table)

  test('of a puzzle from a file holds its pieces', () => {
    const { puzzle } = readPieces(pair())
    const own = scatter(puzzle as NonNullable<typeof puzzle>, { seed: 1 })
    expect(decodeTable(encodeTable(own))?.puzzle.pieces).toEqual(own.puzzle.pieces)
  })

  test.each([
    '',
    'masyu:1',
    'jigsaw-edges:',
    'jigsaw-edges:{}',
    'jigsaw-edges:null',
    code.replace('"version":1', '"version":2'),
    code.replace('"seed":4', '"seed":0'),
    code.replace('"rows":2', '"rows":3'),
    code.replace('"rows":2', '"rows":1e9'),
    code.replace('[0,0]', '[1,1]'),
    code.replace('[0,0]', '[0,0,3,3]'),
    code.replace('[0,0]', '[0,1e9]'),
    code.replace('[0,0]', '[]'),
    code.replace(/,\d,\[/, ',4,['),
    code.replace(/\[\d+(\.\d+)?,/, '[null,'),
  ])('that is broken is refused: %s', (text) => {
    expect(text).not.toBe(code)
    expect(decodeTable(text)).toBeNull()
  })
})

describe('JSON', () => {
  test('is read as JSON.parse reads it, but for whole numbers', () => {
    const text = '{"a": [1.5, -2e3, true, false, null, "x\\n\\u0041\\"", {}, []], "b": -0.5}'
    expect(parseJson(text)).toEqual({ value: JSON.parse(text) as unknown })
    expect(parseJson('[1, -20]')).toEqual({ value: [1n, -20n] })
  })

  test.each(['01', '[1,]', '{"a" 1}', '{a: 1}', '"\n"', '"\\x"', 'tru', '--1', '[', '{', '"', '1 1', '['.repeat(1000)])(
    'is refused where JSON.parse refuses it: %s',
    (text) => {
      expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
      expect(parseJson(text)).toHaveProperty('at')
    },
  )
})
