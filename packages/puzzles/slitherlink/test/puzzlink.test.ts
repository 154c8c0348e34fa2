import { sideOf } from '@kazu/grid'
import { describe, expect, test } from 'vitest'
import { sharedText } from '../../../../tooling/shared-data.js'
import { checkSlitherlink, readSlitherlink, solveSlitherlink, writeSlitherlink } from '../src/index.js'
import type { SlitherlinkBoard, SlitherlinkRule } from '../src/index.js'

interface Neutral {
  readonly rows: number
  readonly cols: number
  readonly cells: readonly (readonly (number | '?' | null)[])[]
}

interface Vectors {
  readonly urls: readonly { readonly url: string; readonly puzzle: Neutral & { readonly flags?: unknown } }[]
  readonly cases: readonly {
    readonly url: string
    readonly puzzle: Neutral & { readonly flags?: unknown }
    readonly answer: { readonly horiz: readonly (readonly number[])[]; readonly vert: readonly (readonly number[])[] }
    readonly codes: readonly string[]
  }[]
}

/** The rule that each of the site's codes stands for. */
const RULES: Readonly<Record<string, SlitherlinkRule>> = {
  brNoLine: 'line',
  lnBranch: 'no-branch',
  lnCross: 'no-cross',
  nmLineNe: 'number',
  lnPlLoop: 'one-loop',
  lnDeadEnd: 'no-end',
}

const text = sharedText('vectors/puzzlink/slitherlink.json')
const vectors = text === null ? null : (JSON.parse(text) as Vectors)

/** Boards whose loop visits every point are another puzzle, and refused as one. */
const isPlain = ({ puzzle }: { readonly puzzle: { readonly flags?: unknown } }): boolean => puzzle.flags === undefined

function boardOf({ rows, cols, cells }: Neutral): SlitherlinkBoard {
  return { width: cols, height: rows, clues: cells.flat().map((cell) => (cell === '?' ? null : cell)) }
}

function answerOf(board: SlitherlinkBoard, { horiz, vert }: Vectors['cases'][number]['answer']): number[] {
  const sides = new Set<number>()
  const { width, height } = board
  horiz.forEach((row, y) => {
    row.forEach(
      (is, x) =>
        is === 1 &&
        sides.add(y < height ? sideOf(board, y * width + x, 'up') : sideOf(board, (y - 1) * width + x, 'down')),
    )
  })
  vert.forEach((row, y) => {
    row.forEach(
      (is, x) =>
        is === 1 &&
        sides.add(x < width ? sideOf(board, y * width + x, 'left') : sideOf(board, y * width + x - 1, 'right')),
    )
  })
  return [...sides].sort((a, b) => a - b)
}

describe.skipIf(vectors === null)('boards with every fault (skipped where the shared data is not present)', () => {
  test('every address is read and written the same', () => {
    const all = [...(vectors?.urls ?? []), ...(vectors?.cases ?? [])]
    expect(all.length).toBeGreaterThan(8)
    for (const { url, puzzle } of all) {
      if (!isPlain({ puzzle })) {
        expect(readSlitherlink(url).problem).toBe('other-kind')
        continue
      }
      const { board } = readSlitherlink(url)
      expect(board).toEqual(boardOf(puzzle))
      expect(writeSlitherlink(board as SlitherlinkBoard, 'puzzlink')).toBe(url)
    }
  })

  test('every board gets the right verdict, first of all for the rule that the site names first', () => {
    for (const { puzzle, answer, codes } of (vectors?.cases ?? []).filter(isPlain)) {
      const board = boardOf(puzzle)
      const verdict = checkSlitherlink(board, answerOf(board, answer))
      expect(verdict.ok).toBe(codes.length === 0)
      if (verdict.ok) continue
      expect(verdict.reason).toBe(RULES[codes[0] as string])
      const named = [...new Set(verdict.faults.map(({ rule }) => rule))].sort()
      expect(named).toEqual([...new Set(codes.map((code) => RULES[code]))].sort())
    }
  })

  test('a wrong number is named by its own cell', () => {
    let seen = 0
    for (const { puzzle, answer } of (vectors?.cases ?? []).filter(isPlain)) {
      const board = boardOf(puzzle)
      const verdict = checkSlitherlink(board, answerOf(board, answer))
      if (verdict.ok) continue
      for (const { rule, cells } of verdict.faults) {
        if (rule !== 'number') continue
        seen++
        expect(cells.length).toBe(1)
        expect(board.clues[cells[0] as number]).not.toBeNull()
      }
    }
    expect(seen).toBeGreaterThan(3)
  })
})

interface Original {
  readonly kind: string
  /** How many answers the original proved; null where it stopped. */
  readonly plainAnswers: number | null
  readonly puzzle: SlitherlinkBoard & { readonly solution: readonly number[] }
}

const rows = sharedText('vectors/kazu-boards.jsonl')
const originals =
  rows === null
    ? []
    : rows
        .trim()
        .split('\n')
        .map((row) => JSON.parse(row) as Original)
        .filter(({ kind }) => kind === 'slitherlink')

test.skipIf(rows === null)('boards of the original have as many answers as is stated, and theirs is one', () => {
  expect(originals.length).toBe(100)
  for (const { puzzle, plainAnswers } of originals) {
    const { width, height, clues, solution } = puzzle
    const board = { width, height, clues }
    const { count, complete } = solveSlitherlink(board)
    expect({ count, complete }).toEqual({ count: plainAnswers ?? 1, complete: true })
    expect(checkSlitherlink(board, solution)).toEqual({ ok: true })
  }
})
