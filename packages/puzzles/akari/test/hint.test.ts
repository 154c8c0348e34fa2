import { sayHint } from '@kazu/puzzle'
import { isPositive, variableOf } from '@kazu/solver'
import { describe, expect, test } from 'vitest'
import { generateAkari, gradeAkari, hintAkari, newAkari, playAkari, solveAkari } from '../src/index.js'
import type { AkariBoard, AkariHint, AkariTechnique } from '../src/index.js'
import { shoneOn, sightOf } from '../src/sight.js'
import { akariTechniques } from '../src/techniques.js'
import { AKARI_WORDS } from '../src/words.js'
import { boardOf } from './boards.js'

/** What a technique wins first from rows in which `o` is a light and `x` a dot: `1` a light in cell 1, `-1` none. */
function won(technique: AkariTechnique, ...rows: readonly string[]): string[] {
  const board = boardOf(...rows.map((row) => row.replace(/[ox]/g, '.')))
  const chars = Array.from(rows.join(''))
  const cellsOf = (char: string): number[] => chars.flatMap((one, cell) => (one === char ? [cell] : []))
  const lit = shoneOn(sightOf(board), cellsOf('o'))
  const none = new Set([...cellsOf('x'), ...[...lit].filter((cell) => chars[cell] !== 'o')])
  const holds = (literal: number): boolean => {
    const cell = variableOf(literal)
    return isPositive(literal) ? chars[cell] === 'o' : none.has(cell)
  }
  const found = [...akariTechniques(board, lit, holds)].find((finding) => finding.technique === technique)
  return [...(found?.literals ?? [])]
    .sort((a, b) => a - b)
    .map((literal) => `${isPositive(literal) ? '' : '-'}${variableOf(literal)}`)
}

/** Every hint from the start to the end of a board. */
function* allHints(board: AkariBoard): Iterable<AkariHint> {
  for (let game = newAkari(board); ;) {
    const hint = hintAkari(game)
    if (hint === null) return
    yield hint
    game = hint.moves.reduce(playAkari, game)
  }
}

describe('a named technique of akari', () => {
  test('full wall: the places beside a wall that has its lights, or wants none', () => {
    expect(won('full-wall', '.0.', '...')).toEqual(['-0', '-2', '-4'])
    expect(won('full-wall', 'o1.', '...')).toEqual(['-2', '-4'])
    expect(won('full-wall', '.1.', '...')).toEqual([])
  })

  test('last lights: as many places as lights are missing', () => {
    expect(won('last-light', '.2x', '...')).toEqual(['0', '4'])
    expect(won('last-light', '.2.', '...')).toEqual([])
  })

  test('only light: one place left from which a dark cell can be lit', () => {
    expect(won('only-light', '.x#', 'x##', '###')).toEqual(['0'])
    expect(won('only-light', '..#', 'x##', '###')).toEqual(['0'])
    expect(won('only-light', '..#', '###')).toEqual([])
  })

  test('blocked corner: a light there would take more places of a wall than it can spare', () => {
    expect(won('blocked-corner', '...', '.3.', '...')).toEqual(['-0'])
    expect(won('blocked-corner', '...', '.2.', '...')).toEqual([])
    expect(won('blocked-corner', '.x.', '.2.', '...')).toEqual(['-6'])
  })

  test('left dark: a light there would shine on every place of a dark cell, itself none of them', () => {
    expect(won('left-dark', 'x.#', '#.#', '#.#')).toEqual(['-4', '-7'])
    expect(won('left-dark', 'x.#', '.##')).toEqual([])
  })
})

describe('hints of akari', () => {
  test('owe no step to what is seen to be lit', () => {
    for (const seed of [1, 2, 3]) {
      const { board } = generateAkari({ width: 9, height: 9, level: 'hard', seed })
      for (const { reason } of allHints(board)) {
        const rule = reason.type === 'rule' ? reason.because.rule : 'other'
        expect(rule).not.toBe('apart')
      }
    }
  })

  test('go to the end by reasons alone, mostly named ones, each right by a search of its own', () => {
    let [named, all] = [0, 0]
    for (const [at, level] of (['easy', 'medium', 'hard', 'expert'] as const).entries()) {
      const { board } = generateAkari({ width: 10, height: 10, level, seed: 20 + at })
      const lights = new Set(solveAkari(board).solution)
      for (const { rung, reason } of allHints(board)) {
        expect([2, 3, 4]).toContain(rung)
        for (const { place, holds } of reason.facts) expect(lights.has(place)).toBe(holds)
        all++
        if (rung < 4) named++
      }
    }
    expect(named / all).toBeGreaterThan(0.8)
  })

  test('say what one light forbids in one breath, and the badge of each cause', () => {
    const apart = { rule: 'apart', cells: [0] } as const
    const broken = { rule: 'lit', cells: [3] } as const
    const fact = (place: number, holds: boolean) => ({ layer: 'shade', place, value: 1, holds })
    const hint: AkariHint = {
      rung: 4,
      moves: [],
      target: [0],
      because: [apart, broken],
      reason: {
        type: 'what-if',
        suppose: fact(0, true),
        steps: [1, 2].map((place) => ({ fact: fact(place, false), because: apart })),
        broken,
        facts: [fact(0, false)],
      },
    }
    const size = { width: 2, height: 2 }
    expect(sayHint(AKARI_WORDS.en, hint, size, 'en')).toBe(
      'Suppose there is a light at r1c1. Then there is no light at r1c2 or r2c1, for (1) the light at r1c1 shines there. ' +
        'That cannot be: (2) r2c2 must be lit. So there is no light at r1c1.',
    )
  })
})

describe('the grade of akari', () => {
  test('is none for a board without a single answer, whatever the ladder wins on it', () => {
    expect(gradeAkari(boardOf('..', '..')).level).toBe(null)
  })

  test('grows with the longest chain that is needed', () => {
    const lengths = (['easy', 'medium', 'hard', 'expert'] as const).map(
      (level) => gradeAkari(generateAkari({ width: 8, height: 8, level, seed: 5 }).board).hardest.length,
    )
    expect(lengths[0]).toBe(0)
    expect(lengths[1]).toBeLessThanOrEqual(2)
    expect(lengths[2]).toBeLessThanOrEqual(5)
    expect(lengths[3]).toBeGreaterThan(5)
  })
})
