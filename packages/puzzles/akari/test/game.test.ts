import { describe, expect, test } from 'vitest'
import { newAkari, playAkari, progressAkari } from '../src/index.js'
import type { AkariGame } from '../src/index.js'
import { boardOf } from './boards.js'

const board = boardOf('.2.', '...', '...')
const put = (game: AkariGame, value: number, ...cells: readonly number[]): AkariGame =>
  playAkari(
    game,
    cells.map((place) => ({ layer: 'shade', place, value })),
  )

describe('a game of akari', () => {
  test('takes no mark on a wall, and says so', () => {
    expect(() => put(newAkari(board), 1, 1)).toThrow(new RangeError('The cell 1 is a wall, which holds no mark.'))
    expect(put(newAkari(board), 0, 1).past).toEqual([])
  })

  test('counts lit cells and right numbers', () => {
    expect(progressAkari(newAkari(board))).toEqual({ faults: [], done: 0, total: 9 })
    expect(progressAkari(put(newAkari(board), 1, 0))).toEqual({ faults: [], done: 3, total: 9 })
    expect(progressAkari(put(newAkari(board), 1, 0, 2))).toEqual({ faults: [], done: 7, total: 9 })
  })

  test('begins at nothing, although a zero has all its lights', () => {
    expect(progressAkari(newAkari(boardOf('.0.', '...')))).toEqual({ faults: [], done: 0, total: 5 })
  })

  test('shows a fault that no further light can mend, and no other', () => {
    const rules = (game: AkariGame): string[] => progressAkari(game).faults.map(({ rule }) => rule)
    expect(rules(put(newAkari(board), 1, 3, 5))).toEqual(['apart', 'number'])
    expect(rules(put(newAkari(board), 1, 0))).toEqual([])
    expect(rules(put(newAkari(board), 1, 0, 4, 2))).toEqual(['number'])
    // This light shines on two of the three places of a wall that needs two.
    expect(rules(put(newAkari(board), 1, 3))).toEqual(['number'])
  })

  test('never takes a dot for a fault', () => {
    expect(progressAkari(put(newAkari(board), 2, 0, 2, 4)).faults).toEqual([])
  })
})
