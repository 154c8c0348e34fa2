import { encodeCells, kazuHash } from '@kazu/groups'
import { describe, expect, test } from 'vitest'
import { sharedRows } from '../../../../tooling/shared-data.js'
import { checkJigsaw, generateJigsaw, hintJigsaw, newJigsaw, writeJigsaw, type JigsawLevel } from '../src/index.js'
import { boardOf } from './case.js'
import { GOLDEN } from './golden.js'

interface SiteRow {
  readonly kind: string
  readonly size: number
  readonly level: JigsawLevel
  readonly seed: number
  readonly givens: string
  readonly solution: string
}

function made(size: number, level: JigsawLevel, seed: number): { givens: string; solution: string } {
  const { board, solution } = generateJigsaw({ size, level, seed })
  return { givens: writeJigsaw(board), solution: encodeCells(solution) }
}

describe('a seed makes what the original made', () => {
  test.each(GOLDEN)('%i %s %i', (size, level, seed, givens, solution) => {
    expect(made(size, level, seed)).toEqual({ givens, solution })
  })

  const rows =
    (sharedRows('vectors/kazu-site.jsonl') as SiteRow[] | null)?.filter(({ kind }) => kind === 'jigsaw') ?? null
  test.skipIf(rows === null)('byte for byte in every row (skipped where the shared data is not present)', () => {
    expect(rows).toHaveLength(720)
    for (const { size, level, seed, givens, solution } of rows ?? []) {
      expect(made(size, level, seed), `${size} ${level} ${seed}`).toEqual({ givens, solution })
    }
  })

  test('and its code has the hash by which the original named it', () => {
    expect(kazuHash(made(5, 'easy', 1).givens)).toBe('c6ecf386')
  })
})

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
