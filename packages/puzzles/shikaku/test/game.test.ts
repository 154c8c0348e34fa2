import { describe, expect, test } from 'vitest'
import { boardIn, drawn, newShikaku, playShikaku, progressShikaku, undoShikaku } from './together.js'
import type { ShikakuGame } from './together.js'

const start = newShikaku(boardIn('4 - 2\n- - -\n3 - -'))
const play = (...moves: readonly (readonly [number, number])[]): ShikakuGame =>
  moves.reduce((game, [first, last]) => playShikaku(game, [drawn(first, last)]), start)
const rules = (game: ShikakuGame): string[] => progressShikaku(game).faults.map(({ rule }) => rule)

describe('a drawn rectangle', () => {
  test('takes the place of those that it meets, as one step', () => {
    const game = play([0, 1], [3, 4], [1, 5])
    expect(game.marks.rectangle).toEqual([0, 6, 0, 0, 0, 0, 0, 0, 0])
    expect(undoShikaku(game).marks).toEqual(play([0, 1], [3, 4]).marks)
  })

  test('clears the walls within it', () => {
    const walled = playShikaku(start, [{ layer: 'wall', place: 0, value: 1 }])
    expect(playShikaku(walled, [drawn(0, 1)]).marks.wall[0]).toBe(0)
  })

  test('that ends before its first cell is no move', () => {
    expect(() => play([4, 0])).toThrow('A rectangle must end below or right of its first cell.')
    expect(() => play([2, 3])).toThrow('A rectangle must end below or right of its first cell.')
  })
})

describe('the faults of a game', () => {
  test('are none while a rectangle is too small or has no number yet', () => {
    expect(rules(play([0, 1], [4, 5]))).toEqual([])
  })

  test('are two numbers in a rectangle, and more cells than its number says', () => {
    expect(rules(play([0, 2]))).toEqual(['one-number'])
    expect(rules(play([2, 8]))).toEqual(['area'])
  })

  test('are all that is wrong once every cell is in a rectangle', () => {
    expect(rules(play([0, 3], [1, 4], [2, 5], [6, 8]))).toEqual(['number', 'area'])
  })

  test('are none on the way to the answer, and all is done at its end', () => {
    expect(progressShikaku(play([0, 4], [2, 5]))).toEqual({ faults: [], done: 2, total: 3 })
    expect(progressShikaku(play([0, 4], [2, 5], [6, 8]))).toEqual({ faults: [], done: 3, total: 3 })
  })
})
