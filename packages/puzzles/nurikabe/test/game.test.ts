import { describe, expect, test } from 'vitest'
import { newNurikabe, playNurikabe, progressNurikabe } from '../src/index.js'
import type { NurikabeGame } from '../src/index.js'
import { boardOf } from './boards.js'

const board = boardOf('2...', '...1', '.2..')
const put = (game: NurikabeGame, value: number, ...cells: readonly number[]): NurikabeGame =>
  playNurikabe(
    game,
    cells.map((place) => ({ layer: 'shade', place, value })),
  )

describe('a game of nurikabe', () => {
  test('takes no mark on a clue, and says so', () => {
    expect(() => put(newNurikabe(board), 1, 0)).toThrow(new RangeError('The cell 0 has a clue, which holds no mark.'))
    expect(put(newNurikabe(board), 0, 0).past).toEqual([])
  })

  test('counts the sea and the islands that are done', () => {
    expect(progressNurikabe(newNurikabe(board))).toEqual({ faults: [], done: 0, total: 12 })
    expect(progressNurikabe(put(newNurikabe(board), 1, 3, 6, 11))).toEqual({ faults: [], done: 4, total: 12 })
    expect(progressNurikabe(put(newNurikabe(board), 1, 2, 3, 4, 5, 6, 10, 11))).toEqual({
      faults: [],
      done: 12,
      total: 12,
    })
  })

  test('shows a fault that no further sea can mend, and no other', () => {
    const rules = (...sea: readonly number[]): string[] =>
      progressNurikabe(put(newNurikabe(board), 1, ...sea)).faults.map(({ rule }) => rule)
    expect(rules(1, 2, 5, 6)).toEqual(['pool'])
    // Two pieces of the sea that can still be joined are no fault; an island that is closed in too early is one.
    expect(rules(2, 10)).toEqual([])
    expect(rules(1, 4)).toEqual(['size'])
    const wall = boardOf('.?.', '.?.')
    const cut = playNurikabe(newNurikabe(wall), [
      { layer: 'shade', place: 0, value: 1 },
      { layer: 'shade', place: 5, value: 1 },
    ])
    expect(progressNurikabe(cut).faults).toEqual([{ rule: 'sea', cells: [5] }])
  })

  test('never takes a dot for land', () => {
    expect(progressNurikabe(put(newNurikabe(board), 2, 1, 2, 4)).faults).toEqual([])
  })
})
