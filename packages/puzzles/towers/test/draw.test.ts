import { describe, expect, test } from 'vitest'
import { drawTowers, type TowersDrawOptions } from '../src/draw.js'
import { newTowers, playTowers } from '../src/index.js'
import { towers } from '../src/puzzle.js'
import { boardOf } from './case.js'

const board = boardOf('1............... 2..3 .... .1.. ...4')
const draw = (options: TowersDrawOptions = {}): string => drawTowers(board, options)
const count = (text: string, part: string): number => text.split(part).length - 1

describe('a drawn towers', () => {
  test('has every clue once, outside the frame at its line', () => {
    expect(count(draw(), 'class="kz-clue"')).toBe(4)
    expect(draw()).toContain('viewBox="-')
    // Above the first column, and left of the second row.
    expect(draw()).toMatch(/<text class="kz-clue" x="50" y="-[\d.]+" font-size="44">2</)
    expect(draw()).toMatch(/<text class="kz-clue" x="-40" y="16[\d.]+" font-size="44">1</)
  })

  test('reddens a clue that is not true, and strikes through what is ticked off', () => {
    const faults = [
      { rule: 'clue' as const, cells: [0, 4, 8, 12], details: { side: 'top', line: 1, clue: 2, seen: 3 } },
    ]
    expect(count(draw({ faults }), 'kz-clue kz-bad')).toBe(1)
    expect(count(draw(), 'kz-bad"')).toBe(0)
    const game = playTowers(newTowers(board), [{ layer: 'tick', place: 0, value: 1 }])
    expect(count(drawTowers(game), 'kz-ticked')).toBe(1)
    expect(count(draw(), 'kz-ticked"')).toBe(0)
  })

  test('has a target for each clue where it is played, and no number that is none', () => {
    expect(count(draw({ interactive: true }), 'data-clue')).toBe(4)
    expect(count(draw(), 'data-clue')).toBe(0)
    expect(draw({ cursor: 1, interactive: true })).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('a reader hears the clues beside a cell', () => {
  const { marks } = newTowers(board)
  const said = (cell: number, language: 'en' | 'ja' | 'it'): string => towers.describe(board, marks, cell, language)
  expect(said(0, 'en')).toBe('1, given, 2 above')
  expect(said(3, 'it')).toBe('vuota, 3 sopra')
  expect(said(4, 'ja')).toBe('空き、左に1')
})

test('a tick is undone as any other step, is no answer, and is refused where there is no clue to be', () => {
  const game = newTowers(board)
  expect(game.marks.tick).toHaveLength(16)
  expect(() => playTowers(game, [{ layer: 'tick', place: 16, value: 1 }])).toThrow(RangeError)
  const ticked = playTowers(game, [{ layer: 'tick', place: 3, value: 1 }])
  expect(towers.engine.answer(board, ticked.marks)).toEqual(towers.engine.answer(board, game.marks))
  expect(towers.engine.decode(towers.engine.encode(ticked))).toEqual(ticked)
})
