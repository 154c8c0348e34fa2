import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumbers16, writeNumbers16 } from '../src/index.js'
import type { Clue } from '../src/index.js'

const anyClue: fc.Arbitrary<Clue> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  fc.constant('?' as const),
  fc.integer({ min: 0, max: 15 }),
  fc.integer({ min: 0, max: 77776 + 0xfffff }),
)

describe('a list of clues', () => {
  test('comes back from its code as it was', () => {
    fc.assert(
      fc.property(fc.array(anyClue, { maxLength: 90 }), (clues) => {
        const code = writeNumbers16(clues)
        expect(readNumbers16(code, clues.length)).toEqual({ clues, end: code.length })
      }),
    )
  })

  test.each([
    [0, '0'],
    [15, 'f'],
    [16, '-10'],
    [255, '-ff'],
    [256, '+100'],
    [4095, '+fff'],
    [4096, '=000'],
    [8191, '=fff'],
    [8192, '%000'],
    [12239, '%fcf'],
    [12240, '*0000'],
    [77775, '*ffff'],
    [77776, '$00000'],
    ['?', '.'],
  ] as const)('writes %j as %s', (clue, code) => {
    expect(writeNumbers16([clue])).toBe(code)
    expect(readNumbers16(code, 1)).toEqual({ clues: [clue], end: code.length })
  })

  test('writes places without a clue as letters, twenty at most in one', () => {
    const empty = (count: number): null[] => new Array<null>(count).fill(null)
    expect([1, 20, 21, 45].map((count) => writeNumbers16(empty(count)))).toEqual(['g', 'z', 'zg', 'zzk'])
    expect(writeNumbers16([...empty(2), 3, ...empty(1)])).toBe('h3g')
  })

  test('is filled up where its code ends early, and ends where it is full', () => {
    expect(readNumbers16('1', 3)).toEqual({ clues: [1, null, null], end: 1 })
    expect(readNumbers16('123', 2)).toEqual({ clues: [1, 2], end: 2 })
    expect(readNumbers16('zz12', 2, 2)).toEqual({ clues: [1, 2], end: 4 })
  })

  test('reads % and @ alike', () => {
    expect(readNumbers16('@001', 1)).toEqual(readNumbers16('%001', 1))
  })

  test.each([
    ['1h', 2, 'too-long', 1],
    ['-1', 1, 'too-short', 2],
    ['1+12', 2, 'too-short', 4],
    ['-1g', 1, 'bad-character', 0],
    ['1G', 2, 'bad-character', 1],
    ['1 ', 2, 'bad-character', 1],
  ] as const)('is refused for %j with %i places: %s at %i', (code, places, problem, at) => {
    expect(readNumbers16(code, places)).toEqual({ problem, at })
  })

  test.each([null, undefined, 5, {}])('is refused for what is no text: %o', (code) => {
    expect(readNumbers16(code as string, 2)).toEqual({ problem: 'empty', at: 0 })
  })
})
