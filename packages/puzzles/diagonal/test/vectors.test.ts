import { decodeCells } from '@kazu/groups'
import { describe, expect, test } from 'vitest'
import { describeOriginalSeeds } from '../../../../tooling/original-seeds.js'
import { checkDiagonal, type DiagonalBoard } from '../src/index.js'
import { diagonalEngine } from '../src/engine.js'
import { boardOf } from './case.js'
import { GOLDEN } from './golden.js'

describeOriginalSeeds({ engine: diagonalEngine, golden: GOLDEN, rows: 360 })

describe('a wrong answer gets the reason of the original', () => {
  const board = boardOf(`1${'.'.repeat(35)}`)

  test.each([
    ['135624642315426531513246361152254463', 'row 5 repeats a number'],
    ['135624642315426531513264361452254163', 'column 6 repeats a number'],
    ['135624542316426531613245361452254163', 'box 1 repeats a number'],
    ['135624642315426531513246261453354162', 'a diagonal repeats a number'],
    ['13562464.315426531513246361452254163', 'the answer has empty cells'],
    [`2${'1'.repeat(35)}`, 'a given was changed'],
  ])('%s: %s', (answer, reason) => {
    expect(checkDiagonal(board, decodeCells(answer, 6) ?? [])).toMatchObject({ ok: false, reason })
  })

  test('also where what is handed over is none', () => {
    expect(checkDiagonal(board, [1])).toMatchObject({ reason: 'the answer is not a grid' })
    expect(checkDiagonal({ ...board, givens: [1] }, [])).toMatchObject({ reason: 'the givens are not a grid' })
    expect(checkDiagonal({ size: 5 } as DiagonalBoard, [])).toMatchObject({ reason: 'no diagonal at 5' })
  })

  test('and a cell that is on both diagonals counts for both', () => {
    const nine = boardOf('.'.repeat(81))
    const values = new Array<number>(81).fill(0)
    values[40] = values[0] = values[8] = 5
    const verdict = checkDiagonal(nine, values)
    const faults = verdict.ok ? [] : verdict.faults.filter(({ rule }) => rule === 'diagonal')
    expect(faults.map(({ cells }) => cells)).toEqual([
      [0, 40],
      [8, 40],
    ])
  })
})
