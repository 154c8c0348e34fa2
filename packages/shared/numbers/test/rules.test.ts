import { columns, layoutOf, rows } from '@kazu/groups'
import { describe, expect, test } from 'vitest'
import { boardFault, checkNumbers, columnRule, rowRule, type NumbersBoard, type RulesSpec } from '../src/index.js'

/** Latin squares whose first cell is even. */
const spec: RulesSpec<NumbersBoard, 'row' | 'column' | 'even'> = {
  kind: 'latin',
  sizes: [2, 3],
  layout: ({ size }) => layoutOf(size, [...rows(size), ...columns(size)]),
  fault: (board) => (board['broken'] === true ? 'It is broken.' : null),
  grid: 'a square',
  formReason: (board) => (board['broken'] === true ? 'the square is broken' : null),
  groupRules: [rowRule, { ...columnRule, reason: 'a column repeats a number' }],
  otherRules: [
    {
      faults: (_board, [first = 0]) => (first % 2 === 1 ? [{ rule: 'even', cells: [0] }] : []),
      reason: (_board, { cells }) => `cell ${cells.join('')} is odd`,
    },
  ],
}

const board: NumbersBoard = { size: 2, givens: [0, 1, 0, 0] }

describe('the check of a kind', () => {
  test.each([
    [[2, 1, 1, 2], null],
    [[1, 1, 0, 2], 'the answer has empty cells'],
    [[1, 2, 2, 1], 'a given was changed'],
    [[1, 1, 1, 2], 'row 1 repeats a number'],
    [[2, 1, 2, 1], 'a column repeats a number'],
    [[2, 1, 1, 3], 'the answer is not a grid'],
  ])('%j: %s', (answer, reason) => {
    const verdict = checkNumbers(spec, board, answer)
    expect(verdict.ok ? null : verdict.reason).toBe(reason)
  })

  test('comes to other rules last, and names all that is wrong', () => {
    const free = { size: 2, givens: [0, 0, 0, 0] }
    expect(checkNumbers(spec, free, [1, 2, 2, 1])).toMatchObject({ reason: 'cell 0 is odd' })
    const verdict = checkNumbers(spec, board, [1, 2, 2, 2])
    expect(verdict.ok ? [] : verdict.faults.map(({ rule }) => rule)).toEqual(['given', 'row', 'column', 'even'])
  })

  test('says what is wrong with a board', () => {
    const reason = (some: unknown): unknown => {
      const verdict = checkNumbers(spec, some as NumbersBoard, [])
      return verdict.ok ? null : verdict.reason
    }
    expect(reason({ size: 9 })).toBe('no latin at 9')
    expect(reason({ size: 2, givens: [] })).toBe('the givens are not a square')
    expect(reason({ ...board, broken: true })).toBe('the square is broken')
  })
})

test('what is wrong with a board is said in a sentence, with the sizes that there are', () => {
  expect(boardFault(spec, { size: 4 })).toBe('A latin board has 2 or 3 cells a side.')
  expect(boardFault({ ...spec, sizes: [3, 4, 5, 6, 7, 8] }, { size: 9 })).toBe('A latin board has 3 to 8 cells a side.')
  expect(boardFault(spec, { ...board, broken: true })).toBe('It is broken.')
})
