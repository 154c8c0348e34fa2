import { SYMMETRIES, turnedSize, turnedValues } from '@kazu/grid'
import { describe, expect, test } from 'vitest'
import {
  generateRipple,
  gradeRipple,
  hintRipple,
  newRipple,
  playRipple,
  RIPPLE_LEVELS,
  solveRipple,
} from '../src/index.js'
import { roomsOf } from '../src/board.js'
import type { RippleBoard } from '../src/index.js'

/** A code that is the same for all turnings and mirrorings of the givens. */
function shapeOf(board: RippleBoard): string {
  const codes = SYMMETRIES.map(
    (symmetry) => `${turnedSize(board, symmetry).width} ${turnedValues(board, symmetry, board.givens).join('')}`,
  )
  return codes.sort()[0] as string
}

describe('a made ripple', () => {
  test('differs from that of every other seed, turned and mirrored too', () => {
    // Boards of the upper levels take longer to make.
    for (const level of RIPPLE_LEVELS) {
      const seeds = level === 'easy' ? 200 : 20
      const shapes = Array.from({ length: seeds }, (_, at) =>
        shapeOf(generateRipple({ width: 6, height: 6, level, seed: at + 1 }).board),
      )
      expect(new Set(shapes).size, level).toBe(seeds)
    }
  })

  test('has its level and one answer, whatever the size, and rooms of 1 to 8 cells', () => {
    const sizes = new Set<number>()
    for (const [width, height] of [
      [4, 4],
      [4, 12],
      [9, 6],
    ] as const) {
      for (const level of RIPPLE_LEVELS) {
        for (let seed = 1; seed <= 4; seed++) {
          const { board, solution } = generateRipple({ width, height, level, seed })
          expect(gradeRipple(board).level).toBe(level)
          expect(solveRipple(board)).toMatchObject({ count: 1, complete: true, solution })
          for (const { length } of roomsOf(board)) sizes.add(length)
        }
      }
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8)
    expect(sizes.size).toBeGreaterThan(6)
  })
})

describe('hints of ripple', () => {
  test('go to the end, each right, and say why in every language', () => {
    let named = 0
    for (const level of RIPPLE_LEVELS) {
      const { board, solution } = generateRipple({ width: 8, height: 8, level, seed: 5 })
      let game = newRipple(board)
      for (let hint = hintRipple(game); hint !== null; hint = hintRipple(game)) {
        expect(hint.rung).toBeLessThan(5)
        for (const { place, value, holds } of hint.reason.facts) expect(solution[place] === value).toBe(holds)
        for (const language of ['en', 'ja', 'it'] as const) expect(hint.words(language)).not.toMatch(/undefined|NaN/)
        if (hint.rung < 4) named++
        game = hint.moves.reduce(playRipple, game)
      }
    }
    expect(named).toBeGreaterThan(100)
  })
})
