import { describe, expect, test } from 'vitest'
import { sharedRows, sharedText } from '../../../../tooling/shared-data.js'
import { checkKakuro, decodeKakuro, encodeKakuro, readKakuro, solveKakuro, writeKakuro } from '../src/index.js'
import type { KakuroAnswer, KakuroBoard, KakuroCell, KakuroRule } from '../src/index.js'

interface Sums {
  readonly down: number | null
  readonly right: number | null
}

interface Neutral {
  readonly rows: number
  readonly cols: number
  readonly cells: readonly (readonly (Sums | null)[])[]
  readonly top: readonly (number | null)[]
  readonly left: readonly (number | null)[]
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
const RULES: Readonly<Record<string, KakuroRule>> = { nmDupRow: 'once', nmSumRowNe: 'sum', ceNoNum: 'cell' }

const text = sharedText('vectors/puzzlink/kakuro.json')
const vectors = text === null ? null : (JSON.parse(text) as Vectors)

/** The board of the neutral form, whose sums at the edge stand apart. */
function boardOf({ rows, cols, cells, top, left }: Neutral): KakuroBoard {
  const edge = (across: number | null, down: number | null): KakuroCell => ({ across: across ?? 0, down: down ?? 0 })
  const grid = [
    [edge(0, 0), ...top.map((sum) => edge(0, sum))],
    ...cells.map((row, at) => [
      edge(left[at] ?? 0, 0),
      ...row.map((cell) => (cell === null ? null : edge(cell.right, cell.down))),
    ]),
  ]
  return { width: cols + 1, height: rows + 1, cells: grid.flat() }
}

function digitsOf({ cells }: Case['answer'], width: number): KakuroAnswer {
  const rows = cells.map((row) => [0, ...row.map((digit) => digit ?? 0)])
  return [...new Array<number>(width + 1).fill(0), ...rows.flat()]
}

describe.skipIf(vectors === null)('boards with every fault (skipped where the shared data is not present)', () => {
  test('every address is read, and written with one sign for a sum that is not printed', () => {
    expect(vectors?.cases.length).toBeGreaterThan(3)
    for (const { url, puzzle } of [...(vectors?.urls ?? []), ...(vectors?.cases ?? [])]) {
      const { board } = readKakuro(url)
      expect(board).toEqual(boardOf(puzzle))
      // The site keeps apart 0 and nothing, which mean the same.
      const written = writeKakuro(board as KakuroBoard, 'puzzlink')
      expect(written.replaceAll(/[.-]/g, '')).toBe(url.replaceAll(/[.0-]/g, ''))
      expect(readKakuro(written).board).toEqual(board)
    }
  })

  test('every board gets the right verdict, for the rules that the site names, with their cells', () => {
    for (const { puzzle, answer, codes } of vectors?.cases ?? []) {
      const board = boardOf(puzzle)
      const digits = digitsOf(answer, puzzle.cols)
      const verdict = checkKakuro(board, digits)
      expect(verdict.ok).toBe(codes.length === 0)
      if (verdict.ok) continue
      expect(verdict.reason).toBe(RULES[codes[0] as string])
      expect([...new Set(verdict.faults.map(({ rule }) => rule))]).toEqual(codes.map((code) => RULES[code]))
      for (const { rule, cells, details } of verdict.faults) {
        const held = cells.map((cell) => digits[cell] as number)
        if (rule === 'once') expect(new Set(held)).toEqual(new Set([details?.['value']]))
        if (rule === 'sum') expect(held.reduce((all, digit) => all + digit)).not.toBe(details?.['sum'])
        if (rule === 'cell')
          expect(cells).toEqual([...board.cells.keys()].filter((at) => board.cells[at] === null && digits[at] === 0))
      }
    }
  })
})

interface OriginalRow {
  readonly kind: string
  readonly plainAnswers: number | null
  readonly puzzle: { readonly solution: readonly number[] }
}

const rows = (sharedRows('vectors/kazu-boards.jsonl') as OriginalRow[] | null)?.filter(({ kind }) => kind === 'kakuro')

describe.skipIf(rows === undefined)('boards of the original (skipped where the shared data is not present)', () => {
  test('have the number of answers that is known of them', () => {
    expect(rows?.length).toBeGreaterThan(10)
    for (const { plainAnswers, puzzle } of rows ?? []) {
      const { board } = readKakuro(JSON.stringify(puzzle))
      const { count, complete, solution } = solveKakuro(board as KakuroBoard, { limit: 10 })
      expect(complete).toBe(true)
      if (plainAnswers !== null) expect(count).toBe(plainAnswers)
      if (count === 1) expect(solution).toEqual(puzzle.solution)
      expect(checkKakuro(board as KakuroBoard, puzzle.solution)).toEqual({ ok: true })
    }
  })
})

describe('progress of the original', () => {
  const black = (across: number | null, down: number | null): object => ({ kind: 'black', across, down })
  const white = { kind: 'white' }
  const board = {
    width: 3,
    height: 3,
    cells: [
      black(null, null),
      black(null, 4),
      black(null, 6),
      black(3, null),
      white,
      white,
      black(7, null),
      white,
      white,
    ],
  }
  const values = [0, 0, 0, 0, 1, 0, 0, 0, 4]
  const code = (more: object): string => JSON.stringify({ version: 1, board, values, helped: false, ...more })

  test('is read with its digits and notes, and written as ours', () => {
    const game = decodeKakuro(code({ notes: [0, 0, 0, 0, 0, 4, 0, [3, 5], 0] }))
    expect(game?.board).toEqual(readKakuro('# 4/ 6/\n/3 - -\n/7 - -').board)
    expect(game?.marks.entry).toEqual(values)
    expect(game?.marks.corner).toEqual([0, 0, 0, 0, 0, 4, 0, 40, 0])
    expect(decodeKakuro(encodeKakuro(game as NonNullable<typeof game>))).toEqual(game)
  })

  test('is refused where a digit or a note is none, or stands on black, or the board is none', () => {
    for (const more of [
      { values: [1, 0, 0, 0, 1, 0, 0, 0, 4] },
      { values: [0, 0, 0, 0, 10, 0, 0, 0, 4] },
      { values: [0] },
      { values: 0 },
      { notes: [2, 0, 0, 0, 0, 0, 0, 0, 0] },
      { notes: [0, 0, 0, 0, 0, [10], 0, 0, 0] },
      { notes: 7 },
      { version: 2 },
      { board: { ...board, width: 4 } },
      { board: { ...board, cells: board.cells.map(() => ({ kind: 'grey' })) } },
    ]) {
      expect(decodeKakuro(code(more)), JSON.stringify(more)).toBe(null)
    }
  })
})

describe('an address', () => {
  test('may say 0 or nothing for a sum that is not printed, and end early', () => {
    expect(readKakuro('https://puzz.link/p?kakuro/2/2/n').board).toEqual(readKakuro('# # #\n# - -\n# - -').board)
    expect(readKakuro('https://puzz.link/p?kakuro/2/2/00m').board).toEqual(readKakuro('# # #\n# # -\n# - -').board)
    const { board } = readKakuro('https://puzz.link/p?kakuro/2/2/Ajm')
    expect(board?.cells[4]).toEqual({ across: 19, down: 20 })
  })

  test('holds sums up to 45', () => {
    expect(readKakuro('https://puzz.link/p?kakuro/1/1/kZZ').board).toEqual(readKakuro('# 45/\n/45 -').board)
  })
})
