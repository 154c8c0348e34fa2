import { kazuHash } from '@kazu/groups'
import { describe, expect, test } from 'vitest'
import { describeOriginalSeeds } from '../../../../tooling/original-seeds.js'
import { sharedRows } from '../../../../tooling/shared-data.js'
import {
  checkSumCages,
  generateSumCages,
  gradeSumCages,
  readSumCages,
  solveSumCages,
  writeSumCages,
  type SumCagesBoard,
} from '../src/index.js'
import { allowed } from '../src/count.js'
import { sumCagesEngine } from '../src/engine.js'
import { sumCagesExamples } from '../src/examples.js'
import { GOLDEN } from './golden.js'

describeOriginalSeeds({ engine: sumCagesEngine, golden: GOLDEN, rows: 360, reports: 6 })

describe('a seed makes what the original made, too', () => {
  test('whose hard board has the hash by which the original named it', () => {
    const { board } = generateSumCages({ size: 6, level: 'hard', seed: 31415926 })
    expect(kazuHash(writeSumCages(board))).toBe('ab851c38')
  })

  test('and its level is that of its greatest cage', () => {
    const { board } = generateSumCages({ size: 6, level: 'hard', seed: 1 })
    const biggest = Math.max(...board.sums.map((_sum, cage) => board.cages.filter((one) => one === cage).length))
    expect(gradeSumCages(board).level).toBe(['easy', 'easy', 'easy', 'easy', 'medium', 'hard'][biggest])
  })
})

test('a cage leaves a cell what the least and the greatest sum of its other cells allow', () => {
  // Two cells that share 3, nothing held: 1 and 2. Three cells that share 24 of numbers to 9: 7, 8 and 9.
  expect(allowed(9, 0, 3, 2)).toBe(0b110)
  expect(allowed(9, 0, 24, 3)).toBe(0b1110000000)
  // One cell, with 4 held: what is left, unless that is held.
  expect(allowed(6, 1 << 4, 5, 1)).toBe(1 << 5)
  expect(allowed(6, 1 << 4, 4, 1)).toBe(0)
  // Bounds alone: 1 and 3 share 4 by two cells, and 2 stays too, for the other cell could be from 1 to 6 but 2.
  expect(allowed(6, 0, 4, 2)).toBe(0b1110)
})

describe('a wrong answer gets the reason of the original', () => {
  const REASONS: Readonly<Record<string, string>> = {
    row: 'row 1 repeats a number',
    column: 'column 1 repeats a number',
    box: 'box 1 repeats a number',
    cage: 'cage 3 repeats a number',
    sum: 'cage 1 does not add to 3',
    cell: 'the answer has empty cells',
    given: 'a given was changed',
  }

  test.each(sumCagesExamples)('$rule', ({ rule, board, wrong }) => {
    expect(checkSumCages(board, wrong)).toMatchObject({ ok: false, reason: REASONS[rule] })
  })

  test('also where what is handed over is none', () => {
    const [{ board, right }] = sumCagesExamples as readonly [(typeof sumCagesExamples)[number]]
    const reasonOf = (some: unknown, answer: readonly number[]): unknown => {
      const verdict = checkSumCages(some as SumCagesBoard, answer)
      return verdict.ok ? null : verdict.reason
    }
    expect(reasonOf(board, right)).toBeNull()
    expect(reasonOf(board, [1])).toBe('the answer is not a grid')
    expect(reasonOf({ ...board, cages: [] }, right)).toBe('the givens are not a grid with cages')
    expect(reasonOf({ ...board, sums: [] }, right)).toBe('the givens are not a grid with cages')
    expect(reasonOf({ ...board, size: 5 }, right)).toBe('no sum-cages at 5')
  })

  test('and a sum that is passed is broken before its cage is full', () => {
    const [{ board }] = sumCagesExamples as readonly [(typeof sumCagesExamples)[number]]
    const verdict = checkSumCages(board, [4, ...new Array<number>(15).fill(0)])
    expect(verdict.ok ? [] : verdict.faults[0]).toEqual({
      rule: 'sum',
      cells: [0, 1],
      details: { group: 1, sum: 3, total: 4 },
    })
  })
})

interface Published {
  readonly width: number
  readonly areas: readonly string[]
  readonly sums: Readonly<Record<string, number>>
  readonly solution: readonly string[]
}

const tokens = (lines: readonly string[]): string[] => lines.flatMap((line) => line.trim().split(/\s+/))
const published = sharedRows('corpus/sum-cages.jsonl') as Published[] | null

test.skipIf(published === null)('published boards are proved (skipped where the shared data is not present)', () => {
  expect(published?.length).toBeGreaterThan(30)
  for (const { width, areas, sums, solution } of published ?? []) {
    const ids = tokens(areas)
    const names = [...new Set(ids)]
    const cages = ids.map((id) => names.indexOf(id))
    const givens = ids.map(() => 0)
    const board = { size: width, givens, cages, sums: names.map((name) => sums[name] ?? 0) }
    const solved = solveSumCages(board)
    expect([solved.count, solved.complete]).toEqual([1, true])
    expect(solved.solution).toEqual(tokens(solution).map(Number))
  }
})

test('a code with a slip says where it is, and what is no code of cages is not taken for one', () => {
  const code = writeSumCages(generateSumCages({ size: 6, level: 'easy', seed: 1 }).board)
  expect(readSumCages(`${code.slice(0, 40)}?${code.slice(41)}`)).toMatchObject({ problem: 'bad-character', at: 40 })
  for (const text of ['.'.repeat(80), `5000008${'0'.repeat(73)}`])
    expect(readSumCages(text)).toMatchObject({ problem: 'unknown-format' })
})
