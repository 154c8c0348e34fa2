import { isPositive, variableOf } from '@kazu/solver'
import { describe, expect, test } from 'vitest'
import { sharedRows } from '../../../../tooling/shared-data.js'
import {
  generateNurikabe,
  gradeNurikabe,
  hintNurikabe,
  newNurikabe,
  playNurikabe,
  readNurikabe,
  solveNurikabe,
} from '../src/index.js'
import type { NurikabeBoard, NurikabeHint, NurikabeTechnique } from '../src/index.js'
import { nurikabeTechniques } from '../src/techniques.js'
import { boardOf } from './boards.js'

/** What a technique wins first from rows in which `#` is sea and `x` a dot: `1` that cell 1 is sea, `-1` that it is land. */
function won(technique: NurikabeTechnique, ...rows: readonly string[]): string[] {
  const board = boardOf(...rows.map((row) => row.replace(/[#x]/g, '.')))
  const chars = Array.from(rows.join(''))
  const holds = (literal: number): boolean => chars[variableOf(literal)] === (isPositive(literal) ? '#' : 'x')
  const found = [...nurikabeTechniques(board, holds)].find((finding) => finding.technique === technique)
  return (found?.literals ?? []).map((literal) => `${isPositive(literal) ? '' : '-'}${variableOf(literal)}`)
}

/** Every hint from the start to the end of a board. */
function* allHints(board: NurikabeBoard): Iterable<NurikabeHint> {
  for (let game = newNurikabe(board); ;) {
    const hint = hintNurikabe(game)
    if (hint === null) return
    yield hint
    game = hint.moves.reduce(playNurikabe, game)
  }
}

describe('a named technique of nurikabe', () => {
  test('complete island: sea round an island that has all its cells', () => {
    expect(won('complete', '1..', '...')).toEqual(['1', '3'])
    expect(won('complete', '2x.', '...')).toEqual(['2', '3', '4'])
    expect(won('complete', '2..', '...')).toEqual([])
    expect(won('complete', '?..', '...')).toEqual([])
  })

  test('about to touch: a cell between the islands of two clues', () => {
    expect(won('touching', '2.3', '...')).toEqual(['1'])
    expect(won('touching', '3x.x3')).toEqual(['2'])
    expect(won('touching', '3..3')).toEqual([])
    expect(won('touching', '3x.x.')).toEqual([])
  })

  test('pool to be: the fourth cell of a block whose others are sea', () => {
    expect(won('pool-to-be', '##', '#.')).toEqual(['-3'])
    expect(won('pool-to-be', '##', '#x')).toEqual([])
    expect(won('pool-to-be', '#.', '#.')).toEqual([])
  })

  test('unreachable: too far from every number, or behind the island of another', () => {
    expect(won('unreachable', '2...')).toEqual(['2'])
    expect(won('unreachable', '4...')).toEqual([])
    expect(won('unreachable', '?...')).toEqual([])
    expect(won('unreachable', '9#..')).toEqual(['2'])
  })

  test('bottleneck: an island, or land without a clue, that can grow in one place only', () => {
    expect(won('island-exit', '3..', '#..')).toEqual(['-1'])
    expect(won('island-exit', '3..', '...')).toEqual([])
    expect(won('island-exit', '?..', '#..')).toEqual([])
    expect(won('island-exit', 'x.3', '#..')).toEqual(['-1'])
  })

  test('way out of the sea: sea that can join the rest through one cell only', () => {
    expect(won('sea-exit', '#.#', '1..')).toEqual(['1'])
    expect(won('sea-exit', '#..', '1..')).toEqual([])
  })

  test('no cell to spare: an island that needs all that it can reach', () => {
    expect(won('last-room', '3..', '##.')).toEqual(['-1', '-2'])
    expect(won('last-room', '3..', '#..')).toEqual([])
  })
})

describe('hints of nurikabe', () => {
  test('go to the end by reasons alone, mostly named ones, each right by a search of its own', () => {
    let [named, all] = [0, 0]
    for (const [at, level] of (['easy', 'medium', 'hard', 'expert'] as const).entries()) {
      const { board } = generateNurikabe({ width: 9, height: 9, level, seed: 20 + at })
      const sea = new Set(solveNurikabe(board).solution)
      for (const { rung, reason } of allHints(board)) {
        expect([2, 3, 4]).toContain(rung)
        for (const { place, holds } of reason.facts) expect(sea.has(place)).toBe(holds)
        all++
        if (rung < 4) named++
      }
    }
    expect(named / all).toBeGreaterThan(0.8)
  })

  test('never say of a cell of the sea that it belongs to no island', () => {
    let chains = 0
    for (let seed = 1; seed <= 4; seed++) {
      for (const { reason } of allHints(generateNurikabe({ width: 7, height: 7, level: 'hard', seed }).board)) {
        if (reason.type !== 'what-if') continue
        chains++
        const sea = [reason.suppose, ...reason.steps.map(({ fact }) => fact)].filter(
          ({ layer, holds }) => layer === 'shade' && holds,
        )
        const plain = reason.steps.filter(
          ({ fact }) => fact.layer === 'island' && !fact.holds && sea.some(({ place }) => place === fact.place),
        )
        expect(plain).toEqual([])
      }
    }
    expect(chains).toBeGreaterThan(3)
  })
})

const published = (
  sharedRows('corpus/nurikabe.jsonl') as
    { readonly id: string; readonly width: number; readonly height: number; readonly url: string }[] | null
)?.filter(({ width, height }) => width <= 8 && height <= 8)

test.skipIf(published === undefined)(
  'published boards are solved by reasons alone (skipped where the shared data is not present)',
  () => {
    expect(published?.length).toBeGreaterThan(10)
    for (const { id, url } of published ?? []) {
      const { board } = readNurikabe(url)
      const rungs = [...allHints(board as NurikabeBoard)].map(({ rung }) => rung)
      expect(Math.max(...rungs), id).toBeLessThan(5)
    }
  },
)

describe('the grade of nurikabe', () => {
  test('is none for a board without a single answer, whatever the ladder wins on it', () => {
    expect(gradeNurikabe(boardOf('2.', '..')).level).toBe(null)
  })

  test('grows with the longest chain that is needed', () => {
    const lengths = (['easy', 'medium', 'hard', 'expert'] as const).map(
      (level) => gradeNurikabe(generateNurikabe({ width: 7, height: 7, level, seed: 5 }).board).hardest.length,
    )
    expect(lengths[0]).toBe(0)
    expect(lengths[1]).toBeLessThanOrEqual(2)
    expect(lengths[2]).toBeLessThanOrEqual(4)
    expect(lengths[3]).toBeGreaterThan(4)
  })
})
