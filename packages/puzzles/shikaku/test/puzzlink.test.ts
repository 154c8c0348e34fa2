import { linkBetween } from '@kazu/grid'
import { describe, expect, test } from 'vitest'
import { sharedText } from '../../../../tooling/shared-data.js'
import { checkShikaku, readShikaku, solveShikaku, writeShikaku } from '../src/index.js'
import type { ShikakuBoard, ShikakuRule } from '../src/index.js'

interface Neutral {
  readonly rows: number
  readonly cols: number
  readonly cells: readonly (readonly (null | number | '?')[])[]
}

interface Vectors {
  readonly urls: readonly { readonly url: string; readonly puzzle: Neutral }[]
  readonly cases: readonly {
    readonly url: string
    readonly puzzle: Neutral
    readonly answer: {
      readonly right: readonly (readonly number[])[]
      readonly down: readonly (readonly number[])[]
      readonly regions: readonly (readonly number[])[]
    }
    readonly codes: readonly string[]
  }[]
}

/** The rule that each of the site's codes stands for: a line that ends inside a piece spoils its rectangle. */
const RULES: Readonly<Record<string, ShikakuRule>> = {
  bkNoNum: 'number',
  bkNumGe2: 'one-number',
  bkNotRect: 'rectangle',
  bkSizeNe: 'area',
  bdDeadEnd: 'rectangle',
}

const text = sharedText('vectors/puzzlink/shikaku.json')
const vectors = text === null ? null : (JSON.parse(text) as Vectors)

function boardOf({ rows, cols, cells }: Neutral): ShikakuBoard {
  return { width: cols, height: rows, clues: cells.flat().map((cell) => cell ?? 0) }
}

function answerOf(board: ShikakuBoard, { right, down }: Vectors['cases'][number]['answer']): number[] {
  const { width } = board
  const links: number[] = []
  right.forEach((row, y) => {
    row.forEach((is, x) => is === 1 && links.push(linkBetween(board, y * width + x, y * width + x + 1)))
  })
  down.forEach((row, y) => {
    row.forEach((is, x) => is === 1 && links.push(linkBetween(board, y * width + x, (y + 1) * width + x)))
  })
  return links.sort((a, b) => a - b)
}

describe.skipIf(vectors === null)('boards with every fault (skipped where the shared data is not present)', () => {
  test('every address is read and written the same', () => {
    expect(vectors?.cases.length).toBeGreaterThan(5)
    for (const { url, puzzle } of [...(vectors?.urls ?? []), ...(vectors?.cases ?? [])]) {
      const { board } = readShikaku(url)
      expect(board).toEqual(boardOf(puzzle))
      expect(writeShikaku(board as ShikakuBoard, 'puzzlink')).toBe(url)
    }
  })

  test('every board gets the right verdict, first of all for the rule that the site names first', () => {
    for (const { puzzle, answer, codes } of vectors?.cases ?? []) {
      const board = boardOf(puzzle)
      const verdict = checkShikaku(board, answerOf(board, answer))
      expect(verdict.ok).toBe(codes.length === 0)
      if (verdict.ok) continue
      expect(verdict.reason).toBe(RULES[codes[0] as string])
      expect(verdict.faults[0]?.rule).toBe(RULES[codes[0] as string])
      const named = new Set(verdict.faults.map(({ rule }) => rule))
      expect([...named]).toEqual(expect.arrayContaining(codes.map((code) => RULES[code])))
    }
  })

  test('a fault names its cells: a whole piece, or the two cells beside a line that ends inside', () => {
    for (const { puzzle, answer } of vectors?.cases ?? []) {
      const board = boardOf(puzzle)
      const verdict = checkShikaku(board, answerOf(board, answer))
      const regions = answer.regions.flat()
      for (const { cells, details } of verdict.ok ? [] : verdict.faults) {
        const region = regions[cells[0] as number]
        const whole = [...regions.keys()].filter((cell) => regions[cell] === region)
        if (details?.['form'] === 'loose') expect(whole).toEqual(expect.arrayContaining([...cells]))
        else expect(cells).toEqual(whole)
      }
    }
  })
})

const rows = (sharedText('vectors/kazu-boards.jsonl') ?? '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as { kind: string; plainAnswers: number | null; puzzle: ShikakuBoard })
  .filter(({ kind, plainAnswers }) => kind === 'shikaku' && plainAnswers !== null)

describe.skipIf(rows.length === 0)('boards of the original Kazu (skipped where the shared data is not present)', () => {
  test('have the stated number of answers', () => {
    expect(rows.length).toBeGreaterThan(100)
    for (const { plainAnswers, puzzle } of rows) {
      const { width, height, clues } = puzzle
      expect(solveShikaku({ width, height, clues }, { limit: 10 })).toMatchObject({
        count: plainAnswers,
        complete: true,
      })
    }
  })

  test('are read as text', () => {
    for (const { puzzle } of rows) {
      const { width, height, clues } = puzzle
      expect(readShikaku(JSON.stringify(puzzle)).board).toEqual({ width, height, clues })
    }
  })
})
