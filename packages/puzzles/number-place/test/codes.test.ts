import fc from 'fast-check'
import { encodeNotes, encodeRun, encodeSteps } from '@kazu/groups'
import { describe, expect, test } from 'vitest'
import {
  decodeNumberPlace,
  decodeNumberPlaceRun,
  encodeNumberPlace,
  generateNumberPlace,
  newNumberPlace,
  NUMBER_PLACE_SIZES,
  playNumberPlace,
  readNumberPlace,
  undoNumberPlace,
  writeNumberPlace,
  type NumberPlaceBoard,
  type NumberPlaceGame,
  type NumberPlaceRun,
} from '../src/index.js'
import { boardOf } from './case.js'

const anyBoard: fc.Arbitrary<NumberPlaceBoard> = fc.constantFrom(...NUMBER_PLACE_SIZES).chain((size) =>
  fc.record({
    size: fc.constant(size),
    givens: fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: size })), {
      minLength: size * size,
      maxLength: size * size,
    }),
  }),
)

/** The code with white space strewn in. */
function strewn(code: string, every: number): string {
  return Array.from(code, (symbol, at) => (at % every === 0 ? `\n ${symbol}` : `${symbol}\t`)).join('')
}

const EXAMPLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'

describe('boards', () => {
  test('come back from both formats as they were, at every size', () => {
    fc.assert(
      fc.property(anyBoard, fc.integer({ min: 1, max: 30 }), (board, every) => {
        const code = writeNumberPlace(board)
        expect(readNumberPlace(code)).toEqual({ board })
        expect(readNumberPlace(strewn(code, every))).toEqual({ board })
        expect(readNumberPlace(code.replaceAll('.', '0'))).toEqual({ board })
        expect(readNumberPlace(writeNumberPlace(board, 'puzzlink'))).toEqual({ board })
      }),
    )
  })

  test('are read from 81 characters with dots or zeros, in one line or nine', () => {
    const board = boardOf(EXAMPLE)
    const rows = EXAMPLE.replace(/(.{9})/g, '$1\r\n').replace(/(.{3})/g, '$1 ')
    expect([EXAMPLE, EXAMPLE.replaceAll('.', '0'), rows].map((text) => readNumberPlace(text).board)).toEqual([
      board,
      board,
      board,
    ])
  })

  test('are read from an address of any host, with edit marks and missing empty cells at the end', () => {
    const board = boardOf('.1.....23.......')
    const addresses = [
      'https://puzz.link/p?sudoku/4/4/g1k23m',
      'http://pzv.jp/p.html?sudoku/4/4/g1k23m',
      'sudoku_edit/4/4/g1k23',
      'https://puzz.link/p?type=editor&sudoku/v:x/4/4/g1k23/',
    ]
    expect(addresses.map((address) => readNumberPlace(address))).toEqual(addresses.map(() => ({ board })))
  })

  test.each([
    ['', 'empty', 0],
    [' \n ', 'empty', 0],
    ['sudoku', 'unknown-format', 0],
    ['x'.repeat(81), 'unknown-format', 0],
    [`${EXAMPLE.slice(0, 80)}x`, 'bad-character', 80],
    [`${EXAMPLE.slice(0, 80)}A`, 'bad-value', 80],
    [`12345...........`, 'bad-value', 4],
    [EXAMPLE.slice(1), 'too-short', 80],
    ['.'.repeat(64), 'bad-size', 64],
    ['.'.repeat(626), 'too-long', 625],
    [' '.repeat(10_000) + EXAMPLE, 'too-long', 10_000],
    ['https://puzz.link/p?mashu/4/4/000000', 'other-kind', 20],
    ['https://puzz.link/p?sudoku/8/8/zzzj', 'bad-size', 27],
    ['https://puzz.link/p?sudoku/4/9/zj', 'bad-size', 27],
    ['https://puzz.link/p?sudoku/4/4/g1.k23k3g', 'bad-value', 33],
    ['https://puzz.link/p?sudoku/4/4/g5k23k3g', 'bad-value', 32],
    ['https://puzz.link/p?sudoku/4/4/g0k23k3g', 'bad-value', 32],
    ['https://puzz.link/p?sudoku/4/4/g1k23k3gg', 'too-long', 39],
    ['https://puzz.link/p?sudoku/4/4/g1k23k3G', 'bad-character', 38],
    ['https://puzz.link/p?sudoku/25/25/-1', 'too-short', 35],
  ] as const)('of %j are refused: %s at %i', (text, problem, at) => {
    expect(readNumberPlace(text)).toEqual({ board: null, problem, at })
  })

  test('in a text of any length are refused without a look at the rest of it', () => {
    expect(readNumberPlace(`${EXAMPLE}${' '.repeat(10_000 - EXAMPLE.length)}`)).toEqual({ board: boardOf(EXAMPLE) })
    // Were it looked at, the first of its characters would be wrong already.
    expect(readNumberPlace('x'.repeat(50_000_000))).toEqual({ board: null, problem: 'too-long', at: 10_000 })
  })

  test('that are none are not written', () => {
    expect(() => writeNumberPlace({ size: 9, givens: [] })).toThrow(RangeError)
    expect(() => writeNumberPlace({ size: 8, givens: new Array<number>(64).fill(0) })).toThrow(RangeError)
  })
})

describe('games', () => {
  const { board, solution } = generateNumberPlace({ size: 16, level: 'easy', seed: 1 })
  const open = board.givens.flatMap((given, cell) => (given === 0 ? [cell] : []))
  const played = open
    .slice(0, 5)
    .reduce<NumberPlaceGame>(
      (game, place) => playNumberPlace(game, [{ layer: 'entry', place, value: solution[place] as number }]),
      playNumberPlace(newNumberPlace(board), [{ layer: 'corner', place: open[9] as number, value: 2 ** 16 + 2 }]),
    )

  test('come back with their history, and without the answer in their code', () => {
    const game = undoNumberPlace(played)
    expect(decodeNumberPlace(encodeNumberPlace(game))).toEqual(game)
    expect(encodeNumberPlace(game)).not.toContain(writeNumberPlace({ size: 16, givens: solution }))
  })

  test('with a number over a printed one are refused', () => {
    const data = JSON.parse(encodeNumberPlace(played)) as { first: { entry: number[] } }
    data.first.entry[board.givens.findIndex((given) => given !== 0)] = 3
    expect(decodeNumberPlace(JSON.stringify(data))).toBeNull()
  })

  test('that the original kept as run, notes and steps are read', () => {
    const { entry, corner } = played.marks
    const log = played.past.map((marks) => encodeRun(board.givens, marks.entry))
    const run = encodeRun(board.givens, entry)
    const steps = encodeSteps([...log, run])
    const game = decodeNumberPlaceRun(board, { run, notes: encodeNotes(corner, 16), steps })
    expect(game?.marks).toEqual(played.marks)
    expect(game?.past.map((marks) => marks.entry)).toEqual(played.past.map((marks) => marks.entry))
    expect(decodeNumberPlaceRun(board, { run })?.past).toEqual([])
  })

  test('that the original did not keep are refused', () => {
    const printed = board.givens.map((given) => (given === 0 ? '.' : '1')).join('')
    expect(decodeNumberPlaceRun(board, { run: printed })).toBeNull()
    expect(decodeNumberPlaceRun(board, { run: '.'.repeat(255) })).toBeNull()
    expect(decodeNumberPlaceRun(board, { run: '.'.repeat(256), notes: '0' })).toBeNull()
    expect(decodeNumberPlaceRun(board, { run: '.'.repeat(256), steps: '' })).toBeNull()
    expect(decodeNumberPlaceRun({ size: 8, givens: [] }, { run: '' })).toBeNull()
    const empty = '.'.repeat(256)
    for (const strange of [null, undefined, 5, {}, [], { run: 5 }, { run: empty, notes: 5 }, { run: empty, steps: [] }])
      expect(decodeNumberPlaceRun(board, strange as unknown as NumberPlaceRun)).toBeNull()
    expect(decodeNumberPlaceRun(board, { run: empty, steps: `${empty}${'~'.repeat(5_000_000)}` })).toBeNull()
  })
})
