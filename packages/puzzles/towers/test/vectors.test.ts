import { describe, expect, test } from 'vitest'
import { describeOriginalSeeds } from '../../../../tooling/original-seeds.js'
import { checkTowers, type TowersBoard } from '../src/index.js'
import { towersEngine } from '../src/engine.js'
import { towersExamples } from '../src/examples.js'
import { boardOf } from './case.js'
import { GOLDEN } from './golden.js'

describeOriginalSeeds({ engine: towersEngine, golden: GOLDEN, rows: 720, hash: [4, 'c7c13798'], reports: 6 })

describe('a wrong answer gets the reason of the original', () => {
  const REASONS: Readonly<Record<string, string>> = {
    row: 'row 1 repeats a number',
    column: 'column 1 repeats a number',
    clue: 'the left clue 1 sees 3',
    cell: 'the answer has empty cells',
    given: 'a given was changed',
  }

  test.each(towersExamples)('$rule', ({ rule, board, wrong }) => {
    expect(checkTowers(board, wrong)).toMatchObject({ ok: false, reason: REASONS[rule] })
  })

  test('also where what is handed over is none', () => {
    const [{ board, right }] = towersExamples as readonly [(typeof towersExamples)[number]]
    const reasonOf = (some: unknown, answer: readonly number[]): unknown => {
      const verdict = checkTowers(some as TowersBoard, answer)
      return verdict.ok ? null : verdict.reason
    }
    expect(reasonOf(board, right)).toBeNull()
    expect(reasonOf(board, [1])).toBe('the answer is not a grid')
    expect(reasonOf({ ...board, clues: [] }, right)).toBe('the givens are not a square with clues')
    expect(reasonOf({ ...board, size: 2 }, right)).toBe('no towers at 2')
  })

  test('and a false clue is named by its side, its line and what is seen, in words by its place', () => {
    const board = boardOf(`${'.'.repeat(16)} 3... .... .... ....`)
    const faults = (column: readonly number[]): unknown => {
      const values = new Array<number>(16).fill(0)
      column.forEach((value, row) => (values[4 * row] = value))
      const verdict = checkTowers(board, values)
      return verdict.ok ? [] : verdict.faults.filter(({ rule }) => rule === 'clue')
    }
    const fault = (seen: number): unknown => ({
      rule: 'clue',
      cells: [0, 4, 8, 12],
      details: { side: 'top', line: 1, clue: 3, seen },
    })
    expect(faults([2, 4, 1, 3])).toEqual([fault(2)])
    expect(faults([1, 2, 3, 4])).toEqual([fault(4)])
    expect(faults([1, 2, 4, 3])).toEqual([])
    // What stands behind an empty cell may be hidden yet; what stands before it is seen for good.
    expect(faults([0, 1, 2, 3])).toEqual([])
    expect(faults([2, 0, 0, 0])).toEqual([])
  })
})
