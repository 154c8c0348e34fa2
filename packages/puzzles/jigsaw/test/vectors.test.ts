import { describe, expect, test } from 'vitest'
import { describeOriginalSeeds } from '../../../../tooling/original-seeds.js'
import { checkJigsaw, generateJigsaw, hintJigsaw, newJigsaw } from '../src/index.js'
import { jigsawEngine } from '../src/engine.js'
import { boardOf } from './case.js'
import { GOLDEN } from './golden.js'

describeOriginalSeeds({ engine: jigsawEngine, golden: GOLDEN, rows: 720, hash: [5, 'c6ecf386'] })

describe('a wrong answer gets the reason of the original', () => {
  const regions = 'aaab dabb ddcb dccc'
  const board = boardOf(`1... .... .... .... ${regions}`)
  const right = '1234241331424321'
  const cells = (code: string): number[] => Array.from(code, (symbol) => (symbol === '.' ? 0 : Number(symbol)))

  test.each([
    [board, cells('1232241331444321'), 'row 1 repeats a number'],
    [board, cells('1234241313424321'), 'column 1 repeats a number'],
    [board, cells('1234214334124321'), 'region 1 repeats a number'],
    [board, cells('1234214334124.21'), 'the answer has empty cells'],
    [board, cells('2134241331424321'), 'a given was changed'],
    [board, [1], 'the answer is not a grid'],
    [{ ...board, size: 3 }, [], 'no jigsaw at 3'],
    [{ ...board, regions: [0] }, cells(right), 'the givens are not a grid with regions'],
    [{ ...board, givens: [0] }, cells(right), 'the givens are not a grid with regions'],
    [{ ...board, regions: new Array<number>(16).fill(0) }, cells(right), 'the regions do not divide the grid'],
  ])('%j %j: %s', (some, answer, reason) => {
    expect(checkJigsaw(some, answer)).toMatchObject({ ok: false, reason })
  })

  test('and a right one none', () => {
    expect(checkJigsaw(board, cells(right))).toEqual({ ok: true })
  })
})

test('the first hint of a new game is a cell with one number left, the first in reading order', () => {
  const { board, solution } = generateJigsaw({ size: 7, level: 'easy', seed: 1 })
  const hint = hintJigsaw(newJigsaw(board))
  expect(hint).toMatchObject({ rung: 2, reason: { type: 'technique', technique: 'only-number' } })
  expect(hint?.moves).toEqual([[{ layer: 'entry', place: hint?.target[0], value: solution[hint?.target[0] ?? 0] }]])
})
