import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeCells,
  decodeNotes,
  decodeRun,
  decodeSteps,
  encodeCells,
  encodeNotes,
  encodeRun,
  encodeSteps,
  kazuHash,
  STEPS_KEPT,
  symbolOf,
  valueOfSymbol,
} from '../src/index.js'

const SIZES = [4, 6, 9, 16, 25]
const sized = fc.constantFrom(...SIZES)
const cellsOf = (size: number): fc.Arbitrary<number[]> =>
  fc.array(fc.integer({ min: 0, max: size }), { minLength: size * size, maxLength: size * size })

describe('characters', () => {
  it('go on from 9 to A, and to P at 25', () => {
    expect([0, 1, 9, 10, 16, 25].map(symbolOf).join('')).toBe('.19AGP')
    expect(['.', '1', '9', 'A', 'G', 'P'].map(valueOfSymbol)).toEqual([0, 1, 9, 10, 16, 25])
  })

  it('stand for nothing when small, doubled or missing', () => {
    expect(['a', '0', '', '12', ' '].map(valueOfSymbol)).toEqual([null, null, null, null, null])
    expect(() => symbolOf(36)).toThrow(RangeError)
  })
})

describe('the cells code', () => {
  it('comes back as it was, at every size', () => {
    fc.assert(
      fc.property(
        sized.chain((size) => fc.tuple(fc.constant(size), cellsOf(size))),
        ([size, cells]) => {
          expect(decodeCells(encodeCells(cells), size)).toEqual(cells)
        },
      ),
    )
  })

  it('is refused for a wrong length, a number over the size and small letters', () => {
    const bad = ['', '1'.repeat(15), '1'.repeat(17), `5${'.'.repeat(15)}`, `${'.'.repeat(15)}a`]
    expect(bad.map((code) => decodeCells(code, 4))).toEqual(bad.map(() => null))
  })

  it('of a run leaves printed cells empty', () => {
    expect(encodeRun([1, 0, 0, 2], [1, 2, 0, 2])).toBe('.2..')
    expect(decodeRun('.2..............', 4)).toEqual([0, 2, ...new Array<number>(14).fill(0)])
  })
})

describe('the notes code', () => {
  it('comes back as it was, at every size', () => {
    const notes = sized.chain((size) =>
      fc.tuple(
        fc.constant(size),
        fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2 ** size - 1 })), {
          minLength: size * size,
          maxLength: size * size,
        }),
      ),
    )
    fc.assert(
      fc.property(notes, ([size, masks]) => {
        const shifted = masks.map((mask) => mask * 2)
        expect(decodeNotes(encodeNotes(shifted, size), size)).toEqual(shifted)
      }),
    )
  })

  it('writes two characters for the cell and four for the notes, and nothing for none', () => {
    expect(encodeNotes([0, 0b110, 0, 0], 2)).toBe('010003')
    expect(encodeNotes(new Array<number>(81).fill(0), 9)).toBe('')
  })

  it('is refused when it breaks off, goes past the board or past the size', () => {
    const bad = ['01000', '0g0001', '00000g', '0000-1', '01000A']
    expect(bad.map((code) => decodeNotes(code, 4))).toEqual(bad.map(() => null))
  })
})

describe('the steps code', () => {
  it('holds the first grid and then what changed', () => {
    const log = ['1.2.', '1.2.', '1.23', '4.23']
    expect(encodeSteps(log)).toBe('1.2.~~033~004')
    expect(decodeSteps('1.2.~~033~004', 4)).toEqual(log)
  })

  it('keeps the newest 400 grids', () => {
    const log = Array.from({ length: 450 }, (_unused, at) => symbolOf(at % 7) + '...')
    expect(decodeSteps(encodeSteps(log), 4)).toEqual(log.slice(-STEPS_KEPT))
  })

  it('of more grids than are kept is refused, however many there are', () => {
    expect(decodeSteps(`....${'~'.repeat(STEPS_KEPT - 1)}`, 4)?.length).toBe(STEPS_KEPT)
    expect(decodeSteps(`....${'~'.repeat(STEPS_KEPT)}`, 4)).toBeNull()
    expect(decodeSteps(`....${'~'.repeat(20_000_000)}`, 4)).toBeNull()
  })

  it('is refused when empty, broken off or out of range', () => {
    const bad = ['', '1.2', '1.2.~03', '1.2.~0z1', '1.2.~03a', '1.2a', '1.2.~0-1']
    expect(bad.map((code) => decodeSteps(code, 4))).toEqual(bad.map(() => null))
  })
})

describe('the hash', () => {
  it('is that of the original', () => {
    expect(kazuHash('')).toBe('811c9dc5')
    expect(kazuHash('...33.4224..132.')).toBe('0205d0fb')
  })
})
