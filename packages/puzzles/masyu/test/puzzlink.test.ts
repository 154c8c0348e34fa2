import { linkBetween } from '@kazu/grid'
import { describe, expect, test } from 'vitest'
import { sharedText } from '../../../../tooling/shared-data.js'
import { checkMasyu, readMasyu, writeMasyu } from '../src/index.js'
import type { MasyuBoard, MasyuRule } from '../src/index.js'

interface Neutral {
  readonly rows: number
  readonly cols: number
  readonly cells: readonly (readonly (null | 'W' | 'B')[])[]
}

interface Vectors {
  readonly urls: readonly { readonly url: string; readonly puzzle: Neutral }[]
  readonly cases: readonly {
    readonly fail: string | null
    readonly url: string
    readonly puzzle: Neutral
    readonly answer: { readonly right: readonly (readonly number[])[]; readonly down: readonly (readonly number[])[] }
    readonly codes: readonly string[]
  }[]
}

/** The rule that each of the site's codes stands for. */
const RULES: Readonly<Record<string, MasyuRule>> = {
  brNoLine: 'line',
  lnBranch: 'no-branch',
  lnCross: 'no-cross',
  mashuWCurve: 'white-straight',
  mashuBStrig: 'black-turn',
  mashuBCvNbr: 'black-straight',
  mashuWStNbr: 'white-turn',
  mashuOnLine: 'pearl',
  lnDeadEnd: 'no-end',
  lnPlLoop: 'one-loop',
}

const text = sharedText('vectors/puzzlink/masyu.json')
const vectors = text === null ? null : (JSON.parse(text) as Vectors)

function boardOf({ rows, cols, cells }: Neutral): MasyuBoard {
  return { width: cols, height: rows, pearls: cells.flat().map((cell) => (cell === 'W' ? 1 : cell === 'B' ? 2 : 0)) }
}

function answerOf(board: MasyuBoard, { right, down }: Vectors['cases'][number]['answer']): number[] {
  const links: number[] = []
  right.forEach((row, y) => {
    row.forEach((is, x) => is === 1 && links.push(linkBetween(board, y * board.width + x, y * board.width + x + 1)))
  })
  down.forEach((row, y) => {
    row.forEach((is, x) => is === 1 && links.push(linkBetween(board, y * board.width + x, (y + 1) * board.width + x)))
  })
  return links.sort((a, b) => a - b)
}

describe.skipIf(vectors === null)('boards with every fault (skipped where the shared data is not present)', () => {
  test('every address is read and written the same', () => {
    expect(vectors?.cases.length).toBeGreaterThan(5)
    for (const { url, puzzle } of [...(vectors?.urls ?? []), ...(vectors?.cases ?? [])]) {
      const { board } = readMasyu(url)
      expect(board).toEqual(boardOf(puzzle))
      expect(writeMasyu(board as MasyuBoard, 'puzzlink')).toBe(url)
    }
  })

  test('every board gets the right verdict, first of all for the rule that the site names first', () => {
    for (const { puzzle, answer, codes } of vectors?.cases ?? []) {
      const board = boardOf(puzzle)
      const verdict = checkMasyu(board, answerOf(board, answer))
      expect(verdict.ok).toBe(codes.length === 0)
      if (verdict.ok) continue
      const named = new Set(verdict.faults.map(({ rule }) => rule))
      expect(verdict.faults[0]?.rule).toBe(RULES[codes[0] as string])
      expect(verdict.reason).toBe(RULES[codes[0] as string])
      expect([...named].sort()).toEqual(expect.arrayContaining([...new Set(codes.map((code) => RULES[code]))].sort()))
    }
  })

  test('a fault names its cells: the pearl that is turned on, the cell that branches', () => {
    for (const { puzzle, answer, codes } of vectors?.cases ?? []) {
      const board = boardOf(puzzle)
      const links = new Set(answerOf(board, answer))
      const verdict = checkMasyu(board, [...links])
      if (verdict.ok || codes[0] === 'brNoLine') continue
      const [fault] = verdict.faults
      expect(fault?.cells.length).toBeGreaterThan(0)
      if (fault?.rule === 'white-straight') for (const cell of fault.cells) expect(board.pearls[cell]).toBe(1)
      if (fault?.rule === 'black-turn') for (const cell of fault.cells) expect(board.pearls[cell]).toBe(2)
    }
  })
})
