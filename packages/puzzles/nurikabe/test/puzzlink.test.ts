import { describe, expect, test } from 'vitest'
import { sharedRows, sharedText } from '../../../../tooling/shared-data.js'
import {
  checkNurikabe,
  decodeNurikabe,
  encodeNurikabe,
  readNurikabe,
  solveNurikabe,
  writeNurikabe,
} from '../src/index.js'
import type { NurikabeBoard, NurikabeClue, NurikabeRule } from '../src/index.js'
import { blocksOf, piecesOf } from '../src/islands.js'

interface Neutral {
  readonly rows: number
  readonly cols: number
  readonly cells: readonly (readonly NurikabeClue[])[]
}

interface Case {
  readonly url: string
  readonly puzzle: Neutral
  readonly answer: { readonly shaded: readonly (readonly number[])[] }
  readonly codes: readonly string[]
}

interface Vectors {
  readonly urls: readonly Pick<Case, 'url' | 'puzzle'>[]
  readonly cases: readonly Case[]
}

/** The rule that each of the site's codes stands for. */
const RULES: Readonly<Record<string, NurikabeRule>> = {
  cs2x2: 'pool',
  bkNoNum: 'owner',
  csDivide: 'sea',
  bkNumGe2: 'apart',
  bkSizeNe: 'size',
}

const text = sharedText('vectors/puzzlink/nurikabe.json')
const vectors = text === null ? null : (JSON.parse(text) as Vectors)

function boardOf({ rows, cols, cells }: Neutral): NurikabeBoard {
  return { width: cols, height: rows, clues: cells.flat() }
}

function seaOf({ shaded }: Case['answer']): number[] {
  return shaded.flat().flatMap((is, cell) => (is === 1 ? [cell] : []))
}

describe.skipIf(vectors === null)('boards with every fault (skipped where the shared data is not present)', () => {
  test('every address is read and written the same', () => {
    expect(vectors?.cases.length).toBeGreaterThan(4)
    for (const { url, puzzle } of [...(vectors?.urls ?? []), ...(vectors?.cases ?? [])]) {
      const { board } = readNurikabe(url)
      expect(board).toEqual(boardOf(puzzle))
      expect(writeNurikabe(board as NurikabeBoard, 'puzzlink')).toBe(url)
    }
  })

  test('every board gets the right verdict, for the rules that the site names', () => {
    for (const { puzzle, answer, codes } of vectors?.cases ?? []) {
      const verdict = checkNurikabe(boardOf(puzzle), seaOf(answer))
      expect(verdict.ok).toBe(codes.length === 0)
      if (verdict.ok) continue
      expect(verdict.reason).toBe(RULES[codes[0] as string])
      const found = new Set(verdict.faults.map(({ rule }) => rule))
      expect([...found]).toEqual(codes.map((code) => RULES[code]))
    }
  })

  test('a fault names its cells: pools, islands without a clue or with two, cut off sea, numbers that are wrong', () => {
    for (const { puzzle, answer } of vectors?.cases ?? []) {
      const board = boardOf(puzzle)
      const sea = new Set(seaOf(answer))
      const verdict = checkNurikabe(board, [...sea])
      const cellsOf = (rule: NurikabeRule): (readonly number[])[] =>
        verdict.ok ? [] : verdict.faults.filter((fault) => fault.rule === rule).map(({ cells }) => cells)
      const islands = piecesOf(board, (cell) => !sea.has(cell))
      expect(cellsOf('pool')).toEqual(blocksOf(board).filter((block) => block.every((cell) => sea.has(cell))))
      expect(cellsOf('owner')).toEqual(islands.filter(({ clues }) => clues.length === 0).map(({ cells }) => cells))
      expect(cellsOf('apart')).toEqual(islands.filter(({ clues }) => clues.length > 1).map(({ clues }) => clues))
      const wrong = islands.flatMap(({ cells, clues }) => clues.filter((clue) => board.clues[clue] !== cells.length))
      expect(cellsOf('size').flat()).toEqual(wrong)
      const lengths = piecesOf(board, (cell) => sea.has(cell)).map(({ cells }) => cells.length)
      const cut = lengths.reduce((sum, length) => sum + length, 0) - Math.max(0, ...lengths)
      expect(cellsOf('sea').flat().length).toBe(cut)
    }
  })
})

interface OriginalRow {
  readonly kind: string
  readonly plainAnswers: number | null
  readonly puzzle: { readonly size: number; readonly clues: readonly number[]; readonly solution: readonly boolean[] }
}

const rows = (sharedRows('vectors/kazu-boards.jsonl') as OriginalRow[] | null)?.filter(
  ({ kind }) => kind === 'nurikabe',
)

describe.skipIf(rows === undefined)('boards of the original (skipped where the shared data is not present)', () => {
  test('are read, and have the number of answers that is known of them', () => {
    expect(rows?.length).toBeGreaterThan(10)
    for (const { plainAnswers, puzzle } of rows ?? []) {
      const { board } = readNurikabe(JSON.stringify({ size: puzzle.size, clues: puzzle.clues }))
      expect(board).not.toBe(null)
      const { count, complete, solution } = solveNurikabe(board as NurikabeBoard, { limit: 10 })
      const stated = puzzle.solution.flatMap((is, cell) => (is ? [cell] : []))
      expect(complete).toBe(true)
      if (plainAnswers !== null) expect(count).toBe(plainAnswers)
      expect(checkNurikabe(board as NurikabeBoard, stated)).toEqual({ ok: true })
      if (count === 1) expect(solution).toEqual(stated)
    }
  })
})

describe('progress of the original', () => {
  const clues = [0, 5, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 3, 0]
  const code = (more: object): string =>
    JSON.stringify({ version: 1, board: { size: 5, clues }, sea: [2, 6], helped: false, ...more })
  const shade = Array.from({ length: 25 }, (_, cell) => (cell === 2 || cell === 6 ? 1 : 0))

  test('is read with its sea, whether as a list of cells or as true and false for each', () => {
    for (const sea of [[2, 6], shade.map((value) => value === 1)]) {
      const game = decodeNurikabe(code({ sea }))
      expect(game?.board.clues[1]).toBe(5)
      expect(game?.board.clues[0]).toBe(null)
      expect(game?.marks.shade).toEqual(shade)
      expect(decodeNurikabe(encodeNurikabe(game as NonNullable<typeof game>))).toEqual(game)
    }
  })

  test('is refused where the sea lies on a clue, twice or nowhere, or the board is none', () => {
    for (const more of [
      { sea: [1] },
      { sea: [0, 0] },
      { sea: [25] },
      { sea: ['0'] },
      { sea: 0 },
      { version: 2 },
      { board: { size: 4, clues: clues.slice(0, 16) } },
      { board: { size: 5, clues: clues.map((clue) => (clue === 5 ? '?' : clue)) } },
    ]) {
      expect(decodeNurikabe(code(more))).toBe(null)
    }
  })

  test('of our own is refused where a clue holds a mark', () => {
    const game = decodeNurikabe(code({}))
    const own = encodeNurikabe(game as NonNullable<typeof game>)
    expect(decodeNurikabe(own.replace('[0,0,1', '[0,1,1'))).toBe(null)
  })
})
