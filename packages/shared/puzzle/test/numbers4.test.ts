import { randomBelow, seededRandom } from '@kazu/random'
import { describe, expect, test } from 'vitest'
import { readNumbers4, writeNumbers4 } from '../src/index.js'
import type { Clue } from '../src/index.js'

describe('a list of clues from 0 to 4', () => {
  test('is read as it was written, however clues and empty places fall', () => {
    const random = seededRandom(5)
    for (let round = 0; round < 500; round++) {
      const empty = 1 + randomBelow(12, random)
      const clues = Array.from({ length: randomBelow(90, random) }, (): Clue => {
        if (randomBelow(empty, random) > 0) return null
        return randomBelow(5, random) === 0 ? '?' : randomBelow(5, random)
      })
      const text = writeNumbers4(clues)
      expect(readNumbers4(text, clues.length)).toEqual({ clues, end: text.length })
    }
  })

  test('takes up to two empty places into a value, also past the end', () => {
    expect(writeNumbers4([1, 2, null, 3, null, null, 4])).toBe('17de')
    expect(writeNumbers4(['?', null, 0])).toBe('.ga')
    expect(readNumbers4('e', 1)).toEqual({ clues: [4], end: 1 })
  })

  test('may end early: the rest is empty', () => {
    expect(readNumbers4('1', 5)).toEqual({ clues: [1, null, null, null, null], end: 1 })
  })

  test('that is broken is refused at its place', () => {
    expect(readNumbers4('1f', 5)).toEqual({ problem: 'bad-character', at: 1 })
    expect(readNumbers4('12!', 5)).toEqual({ problem: 'bad-character', at: 2 })
    expect(readNumbers4('0z', 5)).toEqual({ problem: 'too-long', at: 1 })
  })

  test('leaves what follows it unread', () => {
    expect(readNumbers4('0123', 2)).toEqual({ clues: [0, 1], end: 2 })
  })
})
