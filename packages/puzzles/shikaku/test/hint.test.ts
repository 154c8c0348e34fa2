import { describe, expect, test } from 'vitest'
import { sharedText } from '../../../../tooling/shared-data.js'
import { areaOf, cellsOfRectangle, rectangleBetween } from '@kazu/grid'
import { drawnRectangles } from '@kazu/puzzle'
import { climbShikaku } from '../src/ladder.js'
import { boardIn, checkShikaku, drawn, generateShikaku, hintShikaku, newShikaku, playShikaku } from './together.js'
import type { ShikakuBoard, ShikakuGame, SpokenShikakuHint } from './together.js'

function said(rows: string, ...moves: readonly (readonly [number, number])[]): SpokenShikakuHint | null {
  const game = newShikaku(boardIn(rows))
  return hintShikaku(moves.reduce((before, [first, last]) => playShikaku(before, [drawn(first, last)]), game))
}

describe('a hint', () => {
  test('finds the only rectangle of a number', () => {
    const hint = said('4 - 2\n- - -')
    expect(hint?.words('en')).toBe(
      'Only rectangle: The 4 at r1c1 fits in one place only. So the number at r1c1 takes r1c1–r2c2.',
    )
    expect(hint?.moves).toEqual([[drawn(0, 4)]])
    expect(hint?.rung).toBe(2)
  })

  test('draws cells that are known as a part of the rectangle to be, never more than its number', () => {
    const parts = { 'common-cells': 0, 'one-owner': 0, 'only-rectangle': 0 }
    for (let seed = 1; seed <= 6; seed++) {
      const { board } = generateShikaku({ width: 8, height: 8, level: 'medium', seed })
      let game: ShikakuGame = newShikaku(board)
      for (let hint = hintShikaku(game); hint?.reason.type === 'technique'; hint = hintShikaku(game)) {
        parts[hint.reason.technique]++
        const change = hint.moves[0]?.[0] ?? { place: 0, value: 1 }
        const rectangle = rectangleBetween(board, change.place, change.value - 1)
        const number = Number(hint.reason.details?.['number'])
        if (hint.reason.technique === 'only-rectangle') expect(areaOf(rectangle)).toBe(number)
        else expect(areaOf(rectangle)).toBeLessThanOrEqual(number)
        for (const move of hint.moves) game = playShikaku(game, move)
      }
    }
    for (const count of Object.values(parts)) expect(count).toBeGreaterThan(3)
  })

  test('names a drawn rectangle that is in no rectangle of the answer, also one without a number', () => {
    const hint = said('4 - 2\n- - -', [4, 5])
    expect(hint?.rung).toBe(1)
    expect(hint?.words('en')).toBe('This is a mistake: the rectangle r2c2–r2c3.')
    expect(hint?.moves).toEqual([[{ layer: 'rectangle', place: 4, value: 0 }]])
  })

  test('does not call a part of the right rectangle a mistake', () => {
    expect(said('4 - 2\n- - -', [3, 4])?.rung).toBe(2)
  })

  test('is none where the board has no single answer', () => {
    expect(said('? - ?\n- - -')).toBe(null)
    expect(said('4 - 4\n- - -')).toBe(null)
  })
})

/** Plays a board by hints alone; the rungs that were needed. Each step must be within the one answer. */
function climb(board: ShikakuBoard, solution?: ReturnType<typeof generateShikaku>['solution']): number[] {
  let game: ShikakuGame = newShikaku(board)
  const rungs: number[] = []
  for (let hint = hintShikaku(game); hint !== null; hint = hintShikaku(game)) {
    rungs.push(hint.rung)
    for (const move of hint.moves) game = playShikaku(game, move)
    if (rungs.length > 2000) throw new Error('The hints come to no end.')
  }
  const cells = drawnRectangles(board, game.marks).flatMap((rectangle) => cellsOfRectangle(board, rectangle))
  expect(new Set(cells).size).toBe(cells.length)
  if (solution !== undefined) expect(checkShikaku(board, solution)).toEqual({ ok: true })
  return rungs
}

describe('the ladder', () => {
  test('leads through made boards of every level by reasons alone', () => {
    for (const level of ['easy', 'medium', 'hard', 'expert'] as const) {
      for (let seed = 1; seed <= 3; seed++) {
        const { board, solution } = generateShikaku({ width: 8, height: 8, level, seed })
        const rungs = climb(board, solution)
        expect(Math.max(...rungs)).toBe(level === 'easy' || level === 'medium' ? 2 : 4)
      }
    }
  })
})

const published = (sharedText('corpus/shikaku.jsonl') ?? '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as { width: number; height: number; url: string })
  .filter(({ width, height }) => Math.max(width, height) <= 12)

describe.skipIf(published.length === 0)('published boards up to 12x12 (skipped where the data is not present)', () => {
  test('are solved by reasons, nearly all of their steps without a supposition', () => {
    const rungs = published.flatMap(({ url }) => climb(boardIn(url)))
    expect(rungs.filter((rung) => rung === 5)).toEqual([])
    expect(rungs.filter((rung) => rung <= 3).length / rungs.length).toBeGreaterThan(0.8)
    for (const { url } of published) expect(climbShikaku(boardIn(url)).finished).toBe(true)
  })
})
