import { describe, expect, test } from 'vitest'
import { sharedText } from '../../../../tooling/shared-data.js'
import { checkTowers, readTowers, writeTowers, type TowersBoard, type Sign } from '../src/index.js'

const board = (size: number, signs: Readonly<Record<number, Sign>>): TowersBoard => ({
  size,
  givens: new Array<number>(size * size).fill(0),
  marks: Array.from({ length: 2 * size * (size - 1) }, (_unused, pair) => signs[pair] ?? 0),
})

describe('an address of puzz.link', () => {
  test('is read and written the same, with pairs passed over', () => {
    const address = 'https://puzz.link/p?minarism/5/5/ghpgzhi'
    const read = readTowers(address)
    expect(read.board).toEqual(board(5, { 0: -1, 1: 1, 10: -1, 29: 1 }))
    expect(writeTowers(read.board as TowersBoard, 'puzzlink')).toBe(`https://puzz.link/p?minarism/5/5/ghpgzhr`)
  })

  test('cannot hold printed numbers', () => {
    expect(writeTowers({ ...board(4, {}), givens: [1, ...new Array<number>(15).fill(0)] }, 'puzzlink')).toBeNull()
  })

  test.each([
    ['gg3h', 'bad-value', 35],
    ['g.', 'bad-value', 34],
    ['g-10', 'bad-value', 34],
    ['gG', 'bad-character', 34],
    ['zng', 'too-long', 35],
  ])('%s is refused: %s at %i', (body, problem, at) => {
    expect(readTowers(`https://puzz.link/p?minarism/4/4/${body}`)).toEqual({ board: null, problem, at })
  })
})

interface Neutral {
  readonly rows: number
  readonly right: readonly (readonly unknown[])[]
  readonly down: readonly (readonly unknown[])[]
}

interface Puzzlink {
  readonly cases: readonly {
    readonly url: string
    readonly puzzle: Neutral
    readonly answer: { readonly cells: readonly (readonly (number | null)[])[] }
    readonly codes: readonly string[]
  }[]
}

const text = sharedText('vectors/puzzlink/towers.json')
const site = text === null ? null : (JSON.parse(text) as Puzzlink)

/** The rules that each of the site's codes stands for; differences are no rule of this kind. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  nmDupRow: ['row', 'column'],
  nmIneqNe: ['mark'],
  ceNoNum: ['cell'],
}

describe.skipIf(site === null)(
  'boards with every fault of puzz.link (skipped where the shared data is not present)',
  () => {
    const sign = (said: unknown): Sign => (said === '<' ? -1 : said === '>' ? 1 : 0)

    test('get the right verdict, as far as they are of this kind', () => {
      expect(site?.cases.length).toBeGreaterThan(3)
      for (const { puzzle, answer, codes } of site?.cases ?? []) {
        const marks = [...puzzle.right.flat(), ...puzzle.down.flat()].map(sign)
        const size = puzzle.rows
        const values = answer.cells.flat().map((cell) => cell ?? 0)
        const verdict = checkTowers({ size, givens: new Array<number>(size * size).fill(0), marks }, values)
        const named = new Set(verdict.ok ? [] : verdict.faults.map(({ rule }) => rule))
        const asked = codes.filter((code) => code !== 'nmSubNe')
        expect(asked.map((code) => RULES[code]?.find((rule) => named.has(rule as never)))).not.toContain(undefined)
        expect([...named].every((rule) => asked.some((code) => RULES[code]?.includes(rule)))).toBe(true)
      }
    })

    test('with differences in their address are refused', () => {
      for (const { url } of site?.cases ?? []) expect(readTowers(url)).toMatchObject({ problem: 'bad-value' })
    })
  },
)
