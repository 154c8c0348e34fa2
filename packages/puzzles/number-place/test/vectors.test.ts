import { decodeCells, encodeCells, kazuHash } from '@kazu/groups'
import { describe, expect, test } from 'vitest'
import { sharedRows, sharedText } from '../../../../tooling/shared-data.js'
import {
  checkNumberPlace,
  generateNumberPlace,
  gradeNumberPlace,
  readNumberPlace,
  solveNumberPlace,
  writeNumberPlace,
  type NumberPlaceBoard,
  type NumberPlaceLevel,
} from '../src/index.js'
import { GOLDEN, GOLDEN_HASHES } from './golden.js'

interface SiteRow {
  readonly kind: string
  readonly size: number
  readonly level: NumberPlaceLevel
  readonly seed: number
  readonly givens: string
  readonly solution: string
}

function made(size: number, level: NumberPlaceLevel, seed: number): { givens: string; solution: string } {
  const { board, solution } = generateNumberPlace({ size, level, seed })
  return { givens: encodeCells(board.givens), solution: encodeCells(solution) }
}

describe('a seed makes what the original made', () => {
  test.each(GOLDEN)('%i %s %i', (size, level, seed, givens, solution) => {
    expect(made(size, level, seed)).toEqual({ givens, solution })
  })

  test.each(GOLDEN_HASHES)('and at %i, %s %i, what it made once', (size, level, seed, givens, solution) => {
    const puzzle = made(size, level, seed)
    expect([kazuHash(puzzle.givens), kazuHash(puzzle.solution)]).toEqual([givens, solution])
  })

  const rows =
    (sharedRows('vectors/kazu-site.jsonl') as SiteRow[] | null)?.filter(({ kind }) => kind === 'number-place') ?? null
  test.skipIf(rows === null)('byte for byte in every row (skipped where the shared data is not present)', () => {
    expect(rows).toHaveLength(720)
    for (const { size, level, seed, givens, solution } of rows ?? []) {
      expect(made(size, level, seed), `${size} ${level} ${seed}`).toEqual({ givens, solution })
    }
  })

  test('25 by 25 has one answer, proved with no more guesses than the level', () => {
    const { board, solution } = generateNumberPlace({ size: 25, level: 'medium', seed: 3 })
    expect(board.givens.filter((given) => given !== 0).length).toBeGreaterThanOrEqual(305)
    expect(solveNumberPlace(board)).toMatchObject({ count: 1, complete: true, solution })
    expect(gradeNumberPlace(board).level).not.toBe('hard')
  })
})

interface CheckRow {
  readonly kind: string
  readonly size: number
  readonly givens: string
  readonly answer: string
  readonly reason: string
}

/** Wrong answers of the original's fixture, of each way to be wrong. */
const CHECKS: readonly (readonly [size: number, givens: string, answer: string, reason: string])[] = [
  [4, '...33.4224..132.', '2413314224311324', 'column 1 repeats a number'],
  [4, '...33.4224..132.', '4.13314224311324', 'the answer has empty cells'],
  [4, '...33.4224..132.', '4213114224311324', 'a given was changed'],
  [4, '2.344..1.4121...', '2234431134121243', 'row 1 repeats a number'],
  [6, '16..2.53.641321.5......2.4.165..52.4', '163524532641321456456312243165615234', 'box 1 repeats a number'],
]

describe('a wrong answer gets the reason of the original', () => {
  const check = (size: number, givens: string, answer: string): unknown =>
    checkNumberPlace({ size, givens: decodeCells(givens, size) ?? [] }, decodeCells(answer, size) ?? [])

  test.each(CHECKS)('%i %s %s: %s', (size, givens, answer, reason) => {
    expect(check(size, givens, answer)).toMatchObject({ ok: false, reason })
  })

  const rows =
    (sharedRows('vectors/kazu-checks.jsonl') as CheckRow[] | null)?.filter(({ kind }) => kind === 'number-place') ??
    null
  test.skipIf(rows === null)('in every row (skipped where the shared data is not present)', () => {
    expect(rows).toHaveLength(24)
    for (const { size, givens, answer, reason } of rows ?? []) {
      expect(check(size, givens, answer)).toMatchObject({ ok: false, reason })
    }
  })
})

interface Neutral {
  readonly rows: number
  readonly cells: readonly (readonly (number | null)[])[]
}

interface Puzzlink {
  readonly urls: readonly { readonly url: string; readonly puzzle: Neutral }[]
  readonly cases: readonly {
    readonly url: string
    readonly puzzle: Neutral
    readonly answer: Pick<Neutral, 'cells'>
    readonly codes: readonly string[]
  }[]
}

const text = sharedText('vectors/puzzlink/number-place.json')
const site = text === null ? null : (JSON.parse(text) as Puzzlink)

/** The rules that each of the site's codes stands for. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  bkDupNum: ['box'],
  nmDupRow: ['row', 'column'],
  ceNoNum: ['cell'],
}

describe.skipIf(site === null)(
  'boards with every fault of puzz.link (skipped where the shared data is not present)',
  () => {
    const numbers = (cells: Neutral['cells']): number[] => cells.flat().map((cell) => cell ?? 0)
    const boardOf = ({ rows, cells }: Neutral): NumberPlaceBoard => ({ size: rows, givens: numbers(cells) })

    test('every address is read and written the same', () => {
      expect(site?.cases.length).toBeGreaterThan(3)
      for (const { url, puzzle } of [...(site?.urls ?? []), ...(site?.cases ?? [])]) {
        const { board } = readNumberPlace(url)
        expect(board).toEqual(boardOf(puzzle))
        expect(writeNumberPlace(board as NumberPlaceBoard, 'puzzlink')).toBe(url)
      }
    })

    test('every board gets the right verdict, with the rules that the site names, and cells that break them', () => {
      for (const { puzzle, answer, codes } of site?.cases ?? []) {
        const values = numbers(answer.cells)
        const verdict = checkNumberPlace(boardOf(puzzle), values)
        expect(verdict.ok).toBe(codes.length === 0)
        if (verdict.ok) continue
        const named = new Set<string>(verdict.faults.map(({ rule }) => rule))
        const asked = codes.map((code) => RULES[code]?.find((rule) => named.has(rule)))
        expect(asked).not.toContain(undefined)
        expect([...named].every((rule) => codes.some((code) => RULES[code]?.includes(rule)))).toBe(true)
        for (const { rule, cells } of verdict.faults) {
          const found = new Set(cells.map((cell) => values[cell]))
          expect([rule === 'cell' ? 0 : cells.length > 1, found.size]).toEqual([rule === 'cell' ? 0 : true, 1])
        }
      }
    })
  },
)
