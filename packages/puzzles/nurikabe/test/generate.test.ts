import { SYMMETRIES, turnedSize, turnedValues } from '@kazu/grid'
import { describe, expect, test } from 'vitest'
import { generateNurikabe, gradeNurikabe, NURIKABE_LEVELS, solveNurikabe, writeNurikabe } from '../src/index.js'
import type { NurikabeBoard } from '../src/index.js'

/** A code that is the same for all turnings and mirrorings of a board. */
function shapeOf(board: NurikabeBoard): string {
  const codes = SYMMETRIES.map((symmetry) =>
    writeNurikabe({ ...turnedSize(board, symmetry), clues: turnedValues(board, symmetry, board.clues) }),
  )
  return codes.sort()[0] as string
}

describe('a made nurikabe', () => {
  test('differs from that of every other seed, turned and mirrored too', () => {
    const shapes = Array.from({ length: 200 }, (_, at) =>
      shapeOf(generateNurikabe({ width: 6, height: 6, level: 'easy', seed: at + 1 }).board),
    )
    expect(new Set(shapes).size).toBe(200)
  })

  test('has its level by the ladder of hints and one answer, whatever the size', () => {
    for (const [width, height] of [
      [5, 5],
      [5, 12],
      [9, 6],
    ] as const) {
      for (const level of NURIKABE_LEVELS) {
        for (let seed = 1; seed <= 4; seed++) {
          const { board, solution } = generateNurikabe({ width, height, level, seed })
          expect(gradeNurikabe(board).level).toBe(level)
          expect(solveNurikabe(board)).toMatchObject({ count: 1, complete: true, solution })
        }
      }
    }
  })

  test('reports how far it is with a number that never falls', () => {
    const told: number[] = []
    generateNurikabe({ width: 8, height: 8, level: 'easy', seed: 3 }, (done) => told.push(done))
    expect(told.length).toBeGreaterThan(5)
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(told.every((done) => done >= 0 && done <= 1)).toBe(true)
  })

  test('has islands of many sizes', () => {
    const sizes = new Set<unknown>()
    for (let seed = 1; seed <= 12; seed++) {
      const { board } = generateNurikabe({ width: 9, height: 9, level: 'hard', seed })
      for (const clue of board.clues) if (clue !== null) sizes.add(clue)
    }
    expect(sizes.size).toBeGreaterThanOrEqual(7)
    expect(Math.max(...[...sizes].map(Number))).toBeGreaterThanOrEqual(8)
  })

  test('has few islands of one cell', () => {
    const shares = Array.from({ length: 24 }, (_, at) => {
      const { board } = generateNurikabe({ width: 8, height: 8, level: 'easy', seed: at + 1 })
      return board.clues.filter((clue) => clue === 1).length / 64
    })
    const mean = shares.reduce((sum, share) => sum + share) / shares.length
    // Without the cap on what changes may add it is 9 cells in a hundred, and up to 17.
    expect(mean).toBeLessThan(0.075)
    expect(Math.max(...shares)).toBeLessThan(0.12)
  })
})
