import { describe, expect, test } from 'vitest'
import { sharedText } from '../../../../tooling/shared-data.js'
import { checkTowers, readTowers, writeTowers, type TowersBoard } from '../src/index.js'
import { boardOf } from './case.js'

describe('an address of puzz.link', () => {
  test('is read and written the same, without givens and with them', () => {
    for (const address of [
      'https://puzz.link/p?skyscrapers/4/4/k13h4j3g',
      'https://puzz.link/p?skyscrapers/4/4/k13h4j3g1u',
    ]) {
      const { board } = readTowers(address)
      expect(writeTowers(board as TowersBoard, 'puzzlink')).toBe(address)
    }
    expect(readTowers('https://puzz.link/p?skyscrapers/4/4/k13h4j3g').board).toEqual(
      boardOf('.... .... .... .... .... .13. .4.. ..3.'),
    )
    expect(readTowers('https://puzz.link/p?building/4/4/k13h4j3g').board).not.toBeNull()
  })

  test.each([
    ['k13h4j5g', 'bad-value', 42],
    ['k13h4j.g', 'bad-value', 42],
    ['k13h4j3g1z1', 'too-long', 45],
  ])('%s is refused: %s at %i', (body, problem, at) => {
    expect(readTowers(`https://puzz.link/p?skyscrapers/4/4/${body}`)).toEqual({ board: null, problem, at })
  })
})

interface Neutral {
  readonly rows: number
  readonly cells: readonly (readonly (number | null)[])[]
  readonly outside: Readonly<Record<'top' | 'bottom' | 'left' | 'right', readonly (number | null)[]>>
}

interface Puzzlink {
  readonly urls: readonly { readonly url: string; readonly puzzle: Neutral }[]
  readonly cases: readonly {
    readonly url: string
    readonly puzzle: Neutral
    readonly answer: { readonly cells: readonly (readonly (number | null)[])[] }
    readonly codes: readonly string[]
  }[]
}

const text = sharedText('vectors/puzzlink/towers.json')
const site = text === null ? null : (JSON.parse(text) as Puzzlink)

const RULES: Readonly<Record<string, readonly string[]>> = {
  nmDupRow: ['row', 'column'],
  nmSightNe: ['clue'],
  ceNoNum: ['cell'],
}

describe.skipIf(site === null)(
  'boards with every fault of puzz.link (skipped where the shared data is not present)',
  () => {
    const boardFrom = ({ rows, cells, outside: { top, bottom, left, right } }: Neutral): TowersBoard => ({
      size: rows,
      givens: cells.flat().map((cell) => cell ?? 0),
      clues: [...top, ...bottom, ...left, ...right].map((clue) => clue ?? 0),
    })

    test('are read from their addresses', () => {
      expect(site?.urls.length).toBeGreaterThan(0)
      for (const { url, puzzle } of [...(site?.urls ?? []), ...(site?.cases ?? [])])
        expect(readTowers(url).board).toEqual(boardFrom(puzzle))
    })

    test('get the right verdict and the right rule', () => {
      expect(site?.cases.length).toBeGreaterThan(3)
      for (const { puzzle, answer, codes } of site?.cases ?? []) {
        const values = answer.cells.flat().map((cell) => cell ?? 0)
        const verdict = checkTowers(boardFrom(puzzle), values)
        const named = new Set<string>(verdict.ok ? [] : verdict.faults.map(({ rule }) => rule))
        expect(verdict.ok).toBe(codes.length === 0)
        // The site skips empty cells when it counts towers: on an unfinished board it is then the cells that are wrong here.
        const unfinished = values.includes(0)
        for (const code of codes) {
          const rules = RULES[code] ?? []
          expect(rules.some((rule) => named.has(rule)) || (unfinished && named.has('cell')), code).toBe(true)
        }
      }
    })
  },
)
