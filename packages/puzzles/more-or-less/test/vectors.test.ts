import { describe, expect, test } from 'vitest'
import { describeOriginalSeeds } from '../../../../tooling/original-seeds.js'
import { checkMoreOrLess, type MoreOrLessBoard, type Sign } from '../src/index.js'
import { moreOrLessEngine } from '../src/engine.js'
import { moreOrLessExamples } from '../src/examples.js'
import { GOLDEN } from './golden.js'

describeOriginalSeeds({ engine: moreOrLessEngine, golden: GOLDEN, rows: 720, hash: [4, '1de4aab9'], reports: 6 })

describe('a wrong answer gets the reason of the original', () => {
  const REASONS: Readonly<Record<string, string>> = {
    row: 'row 1 repeats a number',
    column: 'column 1 repeats a number',
    mark: 'a mark is not true',
    cell: 'the answer has empty cells',
    given: 'a given was changed',
  }

  test.each(moreOrLessExamples)('$rule', ({ rule, board, wrong }) => {
    expect(checkMoreOrLess(board, wrong)).toMatchObject({ ok: false, reason: REASONS[rule] })
  })

  test('also where what is handed over is none', () => {
    const [{ board, right }] = moreOrLessExamples as readonly [(typeof moreOrLessExamples)[number]]
    const reasonOf = (some: unknown, answer: readonly number[]): unknown => {
      const verdict = checkMoreOrLess(some as MoreOrLessBoard, answer)
      return verdict.ok ? null : verdict.reason
    }
    expect(reasonOf(board, right)).toBeNull()
    expect(reasonOf(board, [1])).toBe('the answer is not a grid')
    expect(reasonOf({ ...board, marks: [] }, right)).toBe('the givens are not a grid with marks')
    expect(reasonOf({ ...board, size: 2 }, right)).toBe('no more-or-less at 2')
  })

  test('and a false mark is named by its cells, the lesser one first in the words', () => {
    const marks = new Array<Sign>(24).fill(0)
    marks[0] = 1
    const values = [1, 2, ...new Array<number>(14).fill(0)]
    const verdict = checkMoreOrLess({ size: 4, givens: new Array<number>(16).fill(0), marks }, values)
    expect(verdict.ok ? [] : verdict.faults[0]).toEqual({ rule: 'mark', cells: [0, 1], details: { less: 1, more: 0 } })
  })
})
