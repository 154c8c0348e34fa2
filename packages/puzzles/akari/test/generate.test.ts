import { SYMMETRIES, turnedSize, turnedValues } from '@kazu/grid'
import { describe, expect, test } from 'vitest'
import { AKARI_LEVELS, generateAkari, gradeAkari, solveAkari, writeAkari } from '../src/index.js'
import type { AkariBoard, AkariMakeOptions, AkariSymmetry } from '../src/index.js'

/** A code that is the same for all turnings and mirrorings of a board. */
function shapeOf(board: AkariBoard): string {
  const codes = SYMMETRIES.map((symmetry) =>
    writeAkari({ ...turnedSize(board, symmetry), cells: turnedValues(board, symmetry, board.cells) }),
  )
  return codes.sort()[0] as string
}

describe('a made akari', () => {
  test('has walls as symmetric as was asked for', () => {
    const images: Readonly<Record<AkariSymmetry, readonly [turns: number, mirrored: boolean]>> = {
      none: [0, false],
      'half-turn': [2, false],
      'quarter-turn': [1, false],
      'left-right': [0, true],
      'up-down': [2, true],
    }
    for (const [symmetry, [turns, mirrored]] of Object.entries(images)) {
      const options = { width: 9, height: 9, level: 'medium', seed: 4, symmetry } as AkariMakeOptions
      const { board } = generateAkari(options)
      const walls = board.cells.map((printed) => printed !== null)
      expect(turnedValues(board, { turns, mirrored }, walls), symmetry).toEqual(walls)
      const plain = generateAkari({ ...options, symmetry: 'none' }).board.cells.map((printed) => printed !== null)
      if (symmetry !== 'none') expect(turnedValues(board, { turns, mirrored }, plain)).not.toEqual(plain)
    }
  })

  test('looks the same after a half turn unless said, on boards that have room for it', () => {
    const options = { width: 8, height: 6, level: 'easy', seed: 2 } as const
    expect(generateAkari(options)).toEqual(generateAkari({ ...options, symmetry: 'half-turn' }))
    const small = { width: 8, height: 5, level: 'easy', seed: 2 } as const
    expect(generateAkari(small)).toEqual(generateAkari({ ...small, symmetry: 'none' }))
  })

  test('differs from that of every other seed, turned and mirrored too', () => {
    for (const level of AKARI_LEVELS) {
      const shapes = Array.from({ length: 200 }, (_, at) =>
        shapeOf(generateAkari({ width: 7, height: 7, level, seed: at + 1 }).board),
      )
      expect(new Set(shapes).size, level).toBe(200)
    }
  })

  test('has its level by the ladder of hints and one answer, whatever the size', () => {
    for (const [width, height] of [
      [4, 4],
      [4, 30],
      [13, 6],
    ] as const) {
      for (const level of AKARI_LEVELS) {
        for (let seed = 1; seed <= 12; seed++) {
          const { board, solution } = generateAkari({ width, height, level, seed })
          expect(gradeAkari(board).level).toBe(level)
          expect(solveAkari(board)).toMatchObject({ count: 1, complete: true, solution })
        }
      }
    }
  })

  test('reports how far it is with a number that never falls', () => {
    const told: number[] = []
    generateAkari({ width: 7, height: 7, level: 'expert', seed: 3 }, (done) => told.push(done))
    expect(told.length).toBeGreaterThan(5)
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(told.every((done) => done >= 0 && done <= 1)).toBe(true)
  })

  test('has its numbers spread over the board', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { board } = generateAkari({ width: 20, height: 20, level: 'medium', seed })
      const clues = [0, 0, 0, 0]
      board.cells.forEach((printed, cell) => {
        const quarter = (cell % 20 < 10 ? 0 : 1) + (cell < 200 ? 0 : 2)
        if (typeof printed === 'number') clues[quarter] = (clues[quarter] ?? 0) + 1
      })
      expect(Math.min(...clues), `seed ${seed}: ${clues.join(' ')}`).toBeGreaterThanOrEqual(5)
    }
  })
})
