import { describe, expect, test } from 'vitest'
import { sharedRows, sharedText } from '../../../../tooling/shared-data.js'
import { checkAkari, decodeAkari, encodeAkari, readAkari, solveAkari, writeAkari } from '../src/index.js'
import type { AkariBoard, AkariRule } from '../src/index.js'
import { besideWall, shoneOn, sightOf } from '../src/sight.js'

interface Neutral {
  readonly rows: number
  readonly cols: number
  readonly cells: readonly (readonly (null | 0 | 1 | 2 | 3 | 4 | '?')[])[]
}

interface Case {
  readonly url: string
  readonly puzzle: Neutral
  readonly answer: { readonly lights: readonly (readonly number[])[] }
  readonly codes: readonly string[]
}

interface Vectors {
  readonly urls: readonly Pick<Case, 'url' | 'puzzle'>[]
  readonly cases: readonly Case[]
}

/** The rule that each of the site's codes stands for. */
const RULES: Readonly<Record<string, AkariRule>> = { akariDup: 'apart', nmAkariNe: 'number', ceDark: 'lit' }

const text = sharedText('vectors/puzzlink/akari.json')
const vectors = text === null ? null : (JSON.parse(text) as Vectors)

function boardOf({ rows, cols, cells }: Neutral): AkariBoard {
  return { width: cols, height: rows, cells: cells.flat().map((cell) => (cell === '?' ? false : cell)) }
}

function lightsOf({ lights }: Case['answer']): number[] {
  return lights.flat().flatMap((is, cell) => (is === 1 ? [cell] : []))
}

describe.skipIf(vectors === null)('boards with every fault (skipped where the shared data is not present)', () => {
  test('every address is read and written the same', () => {
    expect(vectors?.cases.length).toBeGreaterThan(3)
    for (const { url, puzzle } of [...(vectors?.urls ?? []), ...(vectors?.cases ?? [])]) {
      const { board } = readAkari(url)
      expect(board).toEqual(boardOf(puzzle))
      expect(writeAkari(board as AkariBoard, 'puzzlink')).toBe(url)
    }
  })

  test('every board gets the right verdict, for the rules that the site names', () => {
    for (const { puzzle, answer, codes } of vectors?.cases ?? []) {
      const verdict = checkAkari(boardOf(puzzle), lightsOf(answer))
      expect(verdict.ok).toBe(codes.length === 0)
      if (verdict.ok) continue
      expect(verdict.reason).toBe(RULES[codes[0] as string])
      const named = new Set(verdict.faults.map(({ rule }) => rule))
      expect([...named]).toEqual([...new Set(codes.map((code) => RULES[code]))])
    }
  })

  test('a fault names its cells: lights that meet, walls with a wrong count, cells in the dark, and no other', () => {
    for (const { puzzle, answer } of vectors?.cases ?? []) {
      const board = boardOf(puzzle)
      const lights = new Set(lightsOf(answer))
      const verdict = checkAkari(board, [...lights])
      const cellsOf = (rule: AkariRule): number[] =>
        verdict.ok ? [] : verdict.faults.filter((fault) => fault.rule === rule).flatMap(({ cells }) => cells)
      const meeting = sightOf(board).runs.filter((run) => run.filter((cell) => lights.has(cell)).length > 1)
      expect(new Set(cellsOf('apart'))).toEqual(new Set(meeting.flat().filter((cell) => lights.has(cell))))
      const wrong = board.cells.flatMap((printed, wall) => {
        const count = besideWall(board, wall).filter((cell) => lights.has(cell)).length
        return typeof printed === 'number' && printed !== count ? [wall] : []
      })
      expect(cellsOf('number')).toEqual(wrong)
      const lit = shoneOn(sightOf(board), lights)
      const dark = board.cells.flatMap((printed, cell) => (printed === null && !lit.has(cell) ? [cell] : []))
      expect(cellsOf('lit')).toEqual(dark)
    }
  })
})

interface OriginalRow {
  readonly kind: string
  readonly plainAnswers: number | null
  readonly puzzle: AkariBoard & { readonly solution: readonly number[] }
}

const rows = (sharedRows('vectors/kazu-boards.jsonl') as OriginalRow[] | null)?.filter(({ kind }) => kind === 'akari')

describe.skipIf(rows === undefined)('boards of the original (skipped where the shared data is not present)', () => {
  test('have the number of answers that is known of them', () => {
    expect(rows?.length).toBeGreaterThan(10)
    for (const { plainAnswers, puzzle } of rows ?? []) {
      const { width, height, cells } = puzzle
      const { count, complete, solution } = solveAkari({ width, height, cells }, { limit: 10 })
      expect(complete).toBe(true)
      if (plainAnswers !== null) expect(count).toBe(plainAnswers)
      expect(checkAkari(puzzle, puzzle.solution)).toEqual({ ok: true })
      if (count === 1) expect(solution).toEqual(puzzle.solution)
    }
  })
})

describe('progress of the original', () => {
  const board: AkariBoard = { width: 3, height: 2, cells: [null, false, null, 2, null, 0] }
  const code = (more: object): string => JSON.stringify({ version: 1, board, bulbs: [0, 4], helped: false, ...more })

  test('is read with its lights', () => {
    const game = decodeAkari(code({}))
    expect(game?.board).toEqual(board)
    expect(game?.marks.shade).toEqual([1, 0, 0, 0, 1, 0])
    expect(decodeAkari(encodeAkari(game as NonNullable<typeof game>))).toEqual(game)
  })

  test('is refused where a light stands on a wall, twice or nowhere, or the board is none', () => {
    for (const more of [
      { bulbs: [1] },
      { bulbs: [0, 0] },
      { bulbs: [6] },
      { bulbs: ['0'] },
      { bulbs: 0 },
      { version: 2 },
      { board: { ...board, width: 4 } },
    ]) {
      expect(decodeAkari(code(more))).toBe(null)
    }
  })

  test('of our own is refused where a wall holds a mark', () => {
    const game = decodeAkari(code({}))
    const own = encodeAkari(game as NonNullable<typeof game>)
    expect(decodeAkari(own.replace('[1,0,', '[1,1,'))).toBe(null)
  })
})

test('a letter may pass over places behind the last cell, as the site writes them', () => {
  expect(readAkari('https://puzz.link/p?akari/1/1/e').board).toEqual({ width: 1, height: 1, cells: [4] })
  expect(writeAkari({ width: 1, height: 1, cells: [4] }, 'puzzlink')).toBe('https://puzz.link/p?akari/1/1/e')
})
