import { describe, expect, test } from 'vitest'
import { newKakuro, playKakuro, progressKakuro } from '../src/index.js'
import type { KakuroGame } from '../src/index.js'
import { kakuroFault } from '../src/board.js'
import { describeKakuro } from '../src/describe.js'
import { boardOf } from './boards.js'

const board = boardOf('# 4/ 12/', '/3 - -', '/13 - -')
const put = (game: KakuroGame, place: number, value: number): KakuroGame =>
  playKakuro(game, [{ layer: 'entry', place, value }])

describe('a game of kakuro', () => {
  test('takes no mark on a black cell, and says so', () => {
    for (const layer of ['entry', 'corner', 'centre', 'colour'] as const) {
      expect(() => playKakuro(newKakuro(board), [{ layer, place: 1, value: 2 }])).toThrow(
        new RangeError('The cell 1 is black, which holds no mark.'),
      )
    }
    expect(put(newKakuro(board), 1, 0).past).toEqual([])
  })

  test('counts filled cells', () => {
    expect(progressKakuro(newKakuro(board))).toEqual({ faults: [], done: 0, total: 4 })
    expect(progressKakuro(put(newKakuro(board), 4, 1))).toEqual({ faults: [], done: 1, total: 4 })
  })

  test('shows a fault that no further digit can mend, and no other', () => {
    const rules = (game: KakuroGame): string[] => progressKakuro(game).faults.map(({ rule }) => rule)
    expect(rules(put(newKakuro(board), 4, 2))).toEqual([])
    expect(rules(put(newKakuro(board), 4, 3))).toEqual(['sum'])
    expect(rules(put(put(newKakuro(board), 4, 1), 5, 1))).toEqual(['once', 'sum'])
    expect(rules(put(put(newKakuro(board), 4, 1), 5, 2))).toEqual([])
  })
})

describe('a board of kakuro', () => {
  const black = { across: 0, down: 0 }
  test.each([
    [null, 'A kakuro board must be an object, not null.'],
    [{ width: 1, height: 2, cells: [] }, 'The width must be a whole number from 2 to 50, not 1.'],
    [{ width: 2, height: 2, cells: [] }, 'A kakuro board has one value for each cell.'],
    [
      { width: 2, height: 2, cells: [black, black, black, 5] },
      'A cell is white (null), or black with the sums across and down.',
    ],
    [
      { width: 2, height: 2, cells: [black, black, black, { across: 46, down: 0 }] },
      'The sum across must be a whole number from 0 to 45, not 46.',
    ],
    [
      { width: 2, height: 2, cells: [black, null, black, null] },
      'The first row and the first column of a kakuro board are black.',
    ],
    [
      { width: 2, height: 2, cells: [black, { across: 0, down: 3 }, black, black] },
      'A sum in the first row or the first column of a kakuro board has its run.',
    ],
    [{ width: 2, height: 2, cells: [black, { across: 0, down: 3 }, black, null] }, null],
  ])('%j: %s', (value, fault) => {
    expect(kakuroFault(value)).toBe(fault)
  })
})

describe('a reader', () => {
  test('hears what a cell holds', () => {
    const { marks } = playKakuro(newKakuro(boardOf('# 4/ #', '/3 - 5/6', '/13 - -')), [
      { layer: 'entry', place: 4, value: 1 },
      { layer: 'corner', place: 7, value: 2 + 16 },
      { layer: 'centre', place: 7, value: 4 },
      { layer: 'colour', place: 4, value: 2 },
    ])
    const other = boardOf('# 4/ #', '/3 - 5/6', '/13 - -')
    const said = (cell: number, language: 'en' | 'ja' | 'it'): string => describeKakuro(other, marks, cell, language)
    expect([0, 1, 4, 5, 7, 8].map((cell) => said(cell, 'en'))).toEqual([
      'black',
      '4 down',
      '1, colour 2',
      '6 across, 5 down',
      'empty, corner notes 1 4, notes 2',
      'empty',
    ])
    expect(said(5, 'ja')).toBe('横の合計 6、縦の合計 5')
    expect(said(5, 'it')).toBe('6 in riga, 5 in colonna')
  })
})
