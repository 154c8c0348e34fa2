import { SYMMETRIES, isConnected, turnedSize, turnedValues } from '@kazu/grid'
import { describe, expect, test } from 'vitest'
import { generateKakuro, gradeKakuro, KAKURO_LEVELS, solveKakuro } from '../src/index.js'
import type { KakuroBoard } from '../src/index.js'
import { runsOf } from '../src/runs.js'

/** A code that is the same for all turnings and mirrorings of what lies behind the sums. */
function shapeOf({ width, height, cells }: KakuroBoard, solution: readonly number[]): string {
  const inner = { width: width - 1, height: height - 1 }
  const digits = solution.filter((_, at) => at >= width && at % width !== 0)
  const codes = SYMMETRIES.map((symmetry) => {
    const turned = turnedSize(inner, symmetry)
    return `${turned.width} ${turnedValues(inner, symmetry, digits).join('')}`
  })
  expect(cells.length).toBe(width * height)
  return codes.sort()[0] as string
}

describe('a made kakuro', () => {
  test('differs from that of every other seed, turned and mirrored too, in its pattern mostly', () => {
    for (const level of KAKURO_LEVELS) {
      const made = Array.from({ length: 200 }, (_, at) => generateKakuro({ width: 7, height: 7, level, seed: at + 1 }))
      expect(new Set(made.map(({ board, solution }) => shapeOf(board, solution))).size, level).toBe(200)
      const patterns = made.map(({ board, solution }) =>
        shapeOf(
          board,
          solution.map((digit) => (digit === 0 ? 0 : 1)),
        ),
      )
      expect(new Set(patterns).size, level).toBeGreaterThan(100)
    }
  })

  test('has its level and one answer, whatever the size', () => {
    for (const [width, height] of [
      [4, 4],
      [4, 20],
      [13, 6],
    ] as const) {
      for (const level of KAKURO_LEVELS) {
        for (let seed = 1; seed <= 6; seed++) {
          const { board, solution } = generateKakuro({ width, height, level, seed })
          expect(gradeKakuro(board).level).toBe(level)
          expect(solveKakuro(board)).toMatchObject({ count: 1, complete: true, solution })
        }
      }
    }
  })

  test('crosses everywhere: no run of one cell, none longer than nine, all in one piece, every sum printed', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { board } = generateKakuro({ width: 12, height: 9, level: 'easy', seed })
      const { runs, of } = runsOf(board)
      const whites = [...board.cells.keys()].filter((cell) => board.cells[cell] === null)
      expect(isConnected(board, whites)).toBe(true)
      expect(Math.min(...runs.map(({ cells }) => cells.length))).toBeGreaterThan(1)
      expect(Math.max(...runs.map(({ cells }) => cells.length))).toBeLessThan(10)
      expect(runs.every(({ sum }) => sum > 0)).toBe(true)
      expect(whites.every((cell) => of[cell]?.length === 2)).toBe(true)
    }
  })

  test('reports how far it is with a number that never falls', () => {
    const told: number[] = []
    generateKakuro({ width: 12, height: 12, level: 'expert', seed: 3 }, (done) => told.push(done))
    expect(told.length).toBeGreaterThan(5)
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(told.every((done) => done >= 0 && done <= 1)).toBe(true)
  })
})
