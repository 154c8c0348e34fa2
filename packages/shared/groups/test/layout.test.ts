import { describe, expect, it } from 'vitest'
import { boxes, columns, diagonals, layoutOf, regions, rows } from '../src/index.js'
import { boxed } from './boards.js'

describe('a layout', () => {
  it('gives a sudoku cell its row, column and box and 20 peers', () => {
    const layout = boxed(9, 3, 3)
    expect(layout.groupsOf[40]).toEqual([4, 13, 22])
    expect(layout.peers[40]).toHaveLength(20)
    expect(layout.peers.every((peers, cell) => !peers.includes(cell))).toBe(true)
  })

  it('has boxes of two rows and three columns at size 6', () => {
    expect(boxes(6, 2, 3)[1]?.cells).toEqual([3, 4, 5, 9, 10, 11])
    expect(() => boxes(6, 2, 2)).toThrow('Boxes of 2 by 2 cells do not hold 6 numbers.')
  })

  it('takes regions of any shape, and diagonals', () => {
    expect(regions(2, [0, 0, 1, 1]).map((group) => group.cells)).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(diagonals(3).map((group) => group.cells)).toEqual([
      [0, 4, 8],
      [2, 4, 6],
    ])
  })

  it('refuses a group that does not fit', () => {
    const lines = [...rows(4), ...columns(4)]
    for (const cells of [[0, 1, 2, 3, 4], [0, 0], [16], [-1], [0.5]]) {
      expect(() => layoutOf(4, [...lines, { type: 'cage', index: 0, cells }])).toThrow(RangeError)
    }
    expect(() => layoutOf(30, [])).toThrow(RangeError)
  })
})
