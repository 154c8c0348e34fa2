import { describe, expect, test } from 'vitest'
import { sharedRows, sharedText } from '../../../../tooling/shared-data.js'
import { checkRipple, decodeRipple, encodeRipple, readRipple, solveRipple, writeRipple } from '../src/index.js'
import type { RippleBoard, RippleRule } from '../src/index.js'
import { boardOf } from './boards.js'

interface Neutral {
  readonly rows: number
  readonly cols: number
  readonly cells: readonly (readonly (number | null)[])[]
  readonly regions: readonly (readonly (number | null)[])[]
}

interface Case {
  readonly url: string
  readonly puzzle: Neutral
  readonly answer: { readonly cells: readonly (readonly (number | null)[])[] }
  readonly codes: readonly string[]
}

interface Vectors {
  readonly urls: readonly Pick<Case, 'url' | 'puzzle'>[]
  readonly cases: readonly Case[]
}

/** The rule that each of the site's codes stands for. */
const RULES: Readonly<Record<string, RippleRule>> = { bkDupNum: 'room', nmSmallGap: 'gap', ceNoNum: 'cell' }

const text = sharedText('vectors/puzzlink/ripple.json')
const vectors = text === null ? null : (JSON.parse(text) as Vectors)

function neutral({ rows, cols, cells, regions }: Neutral): RippleBoard {
  const rooms = regions.flat().map((region) => region ?? -1)
  return { width: cols, height: rows, rooms, givens: cells.flat().map((cell) => cell ?? 0) }
}

describe.skipIf(vectors === null)('boards with every fault (skipped where the shared data is not present)', () => {
  test('every address is read and written the same', () => {
    expect(vectors?.cases.length).toBeGreaterThan(3)
    for (const { url, puzzle } of [...(vectors?.urls ?? []), ...(vectors?.cases ?? [])]) {
      const { board } = readRipple(url)
      expect(board).toEqual(neutral(puzzle))
      expect(writeRipple(board as RippleBoard, 'puzzlink')).toBe(url)
    }
  })

  test('every board gets the right verdict, for the rules that the site names, with their cells', () => {
    for (const { puzzle, answer, codes } of vectors?.cases ?? []) {
      const numbers = answer.cells.flat().map((cell) => cell ?? 0)
      const verdict = checkRipple(neutral(puzzle), numbers)
      expect(verdict.ok).toBe(codes.length === 0)
      if (verdict.ok) continue
      expect(verdict.reason).toBe(RULES[codes[0] as string])
      expect([...new Set(verdict.faults.map(({ rule }) => rule))]).toEqual(codes.map((code) => RULES[code]))
      for (const { rule, cells, details } of verdict.faults) {
        const held = new Set(cells.map((cell) => numbers[cell]))
        expect(held).toEqual(new Set([rule === 'cell' ? 0 : details?.['value']]))
      }
    }
  })
})

interface OriginalRow {
  readonly kind: string
  readonly plainAnswers: number | null
  readonly puzzle: { readonly solution: readonly number[] }
}

const rows = (sharedRows('vectors/kazu-boards.jsonl') as OriginalRow[] | null)?.filter(({ kind }) => kind === 'ripple')

describe.skipIf(rows === undefined)('boards of the original (skipped where the shared data is not present)', () => {
  test('have the number of answers that is known of them', () => {
    expect(rows?.length).toBeGreaterThan(3)
    for (const { plainAnswers, puzzle } of rows ?? []) {
      const { board } = readRipple(JSON.stringify(puzzle))
      const { count, complete, solution } = solveRipple(board as RippleBoard, { limit: 10 })
      expect(complete).toBe(true)
      if (plainAnswers !== null) expect(count).toBe(plainAnswers)
      if (count === 1) expect(solution).toEqual(puzzle.solution)
      expect(checkRipple(board as RippleBoard, puzzle.solution)).toEqual({ ok: true })
    }
  })
})

describe('a board with holes', () => {
  const board = boardOf(['a#b', 'aab'], ['...', '3..'])

  test('is written with them and read again', () => {
    for (const format of ['kazu', 'puzzlink'] as const)
      expect(readRipple(writeRipple(board, format)).board).toEqual(board)
  })

  test('counts them as distance', () => {
    expect(checkRipple(boardOf(['a#b']), [1, 0, 1])).toEqual({ ok: true })
    expect(checkRipple(boardOf(['ab']), [1, 1])).toMatchObject({ ok: false, reason: 'gap' })
  })
})

describe('progress of the original', () => {
  const board = { width: 3, height: 1, rooms: [7, 7, 2], clues: [null, 2, null] }
  const code = (more: object): string =>
    JSON.stringify({ version: 1, board, values: [1, 2, null], helped: false, ...more })

  test('is read with its numbers and notes, and written as ours', () => {
    const game = decodeRipple(code({ notes: [0, 0, [1]] }))
    expect(game?.board).toEqual(boardOf(['aab'], ['.2.']))
    expect(game?.marks.entry).toEqual([1, 0, 0])
    expect(game?.marks.corner).toEqual([0, 0, 2])
    expect(decodeRipple(encodeRipple(game as NonNullable<typeof game>))).toEqual(game)
  })

  test('is refused where a number or a note is none, or a given was changed, or the board is none', () => {
    for (const more of [
      { values: [1, 1, null] },
      { values: [3, 2, null] },
      { values: [1] },
      { values: 0 },
      { notes: [0, 2, 0] },
      { notes: [[9], 0, 0] },
      { version: 2 },
      { board: { ...board, width: 4 } },
    ]) {
      expect(decodeRipple(code(more)), JSON.stringify(more)).toBe(null)
    }
  })
})
