import { SYMMETRIES, turnedSize, turnedValues } from '@kazu/grid'
import { describe, expect, test } from 'vitest'
import {
  generateSlitherlink,
  gradeSlitherlink,
  SLITHERLINK_LEVELS,
  solveSlitherlink,
  writeSlitherlink,
} from '../src/index.js'
import type { SlitherlinkBoard } from '../src/index.js'

/** A code that is the same for all turnings and mirrorings of a board. */
function shapeOf(board: SlitherlinkBoard): string {
  const codes = SYMMETRIES.map((symmetry) =>
    writeSlitherlink({ ...turnedSize(board, symmetry), clues: turnedValues(board, symmetry, board.clues) }),
  )
  return codes.sort()[0] as string
}

describe('a made slitherlink', () => {
  test('differs from that of every other seed, turned and mirrored too', () => {
    const shapes = Array.from({ length: 200 }, (_, at) =>
      shapeOf(generateSlitherlink({ width: 6, height: 6, level: 'easy', seed: at + 1 }).board),
    )
    expect(new Set(shapes).size).toBe(200)
  })

  test('has its level by the ladder of hints and one answer, whatever the size', () => {
    for (const [width, height] of [
      [4, 4],
      [4, 12],
      [9, 6],
    ] as const) {
      for (const level of SLITHERLINK_LEVELS) {
        for (let seed = 1; seed <= 5; seed++) {
          const { board, solution } = generateSlitherlink({ width, height, level, seed })
          expect(gradeSlitherlink(board).level).toBe(level)
          expect(solveSlitherlink(board)).toMatchObject({ count: 1, complete: true, solution })
        }
      }
    }
  })

  test('reports how far it is with a number that never falls', () => {
    const told: number[] = []
    generateSlitherlink({ width: 7, height: 7, level: 'expert', seed: 3 }, (done) => told.push(done))
    expect(told.length).toBeGreaterThan(5)
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(told.every((done) => done >= 0 && done <= 1)).toBe(true)
  })

  test('has loops of varied length, and numbers of every value all over the board', () => {
    const lengths = new Set<number>()
    const values = new Set<number | null>()
    for (let seed = 1; seed <= 20; seed++) {
      const { board, solution } = generateSlitherlink({ width: 10, height: 10, level: 'easy', seed })
      lengths.add(solution.length)
      for (const clue of board.clues) values.add(clue)
      const quarters = [0, 0, 0, 0]
      board.clues.forEach((clue, cell) => {
        const quarter = (cell % 10 < 5 ? 0 : 1) + (cell < 50 ? 0 : 2)
        if (clue !== null) quarters[quarter] = (quarters[quarter] ?? 0) + 1
      })
      expect(Math.min(...quarters), `seed ${seed}: ${quarters.join(' ')}`).toBeGreaterThanOrEqual(3)
    }
    expect(lengths.size).toBeGreaterThan(8)
    expect([...values].sort()).toEqual([0, 1, 2, 3, null])
  })
})
