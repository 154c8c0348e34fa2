import { describe, expect, test } from 'vitest'
import {
  boardIn,
  decodeShikaku,
  drawn,
  encodeShikaku,
  newShikaku,
  playShikaku,
  readShikaku,
  writeShikaku,
} from './together.js'

describe('a board as text', () => {
  test('is a picture of rows, an address, and its own code, all of one board', () => {
    const board = { width: 3, height: 2, clues: [4, 0, '?', 0, 0, 0] }
    expect(readShikaku('4 - ?\n. . .')).toEqual({ board })
    expect(writeShikaku(boardIn('4 - ?\n. . .'), 'puzzlink')).toBe('https://puzz.link/p?shikaku/3/2/4g.i')
    expect(readShikaku('https://puzz.link/p?shikaku/3/2/4g.i')).toEqual({ board })
    expect(readShikaku('shikaku:3x2:4g.i')).toEqual({ board })
  })

  test('that says a number which no rectangle of the board has is refused', () => {
    expect(readShikaku('shikaku:2x2:5i')).toMatchObject({ problem: 'bad-value' })
    expect(readShikaku('5 -\n- -')).toMatchObject({ problem: 'bad-value' })
  })

  test('with numbers past a digit is read, whatever their length', () => {
    const board = boardIn(`${'- '.repeat(49)}50\n${'- '.repeat(49)}50`)
    expect(board.clues.filter((clue) => clue === 50).length).toBe(2)
    expect(readShikaku(writeShikaku(board)).board).toEqual(board)
  })
})

describe("the original Kazu's progress", () => {
  const board = { width: 3, height: 2, clues: [4, 0, 2, 0, 0, 0] }
  const original = (rectangles: unknown): string => JSON.stringify({ version: 1, board, rectangles, helped: false })

  test('is read with its rectangles', () => {
    const game = decodeShikaku(original([{ x: 0, y: 0, width: 2, height: 2 }]))
    expect(game?.board).toEqual(board)
    expect(game?.marks.rectangle).toEqual([5, 0, 0, 0, 0, 0])
    expect(game?.past).toEqual([])
  })

  test('is refused where rectangles overlap, leave the board or are none', () => {
    const one = { x: 0, y: 0, width: 2, height: 2 }
    for (const bad of [[one, one], [{ ...one, x: 2 }], [{ ...one, width: 0 }], [null], 'x', [{ x: 0 }]]) {
      expect(decodeShikaku(original(bad))).toBe(null)
    }
  })
})

describe('a progress code', () => {
  test('in which two rectangles overlap is refused', () => {
    const game = newShikaku(boardIn('4 - 2\n- - -'))
    const code = encodeShikaku(playShikaku(game, [drawn(0, 4)]))
    expect(decodeShikaku(code)?.marks.rectangle).toEqual([5, 0, 0, 0, 0, 0])
    expect(decodeShikaku(code.replace('"rectangle",0,5', '"rectangle",0,5,"rectangle",1,6'))).toBe(null)
    expect(decodeShikaku(code.replace('"rectangle",0,5', '"rectangle",4,2'))).toBe(null)
  })
})
