import { describe, expect, test } from 'vitest'
import { isCellCode, readCellCode, readCellPicture, writeCells } from '../src/index.js'
import type { CellCode } from '../src/index.js'

const code: CellCode<number> = {
  kind: 'toy',
  sides: { least: 1, most: 4 },
  valueOf: (char) => ('.ab'.includes(char) ? '.ab'.indexOf(char) : undefined),
}

describe('a code with one character a cell', () => {
  test('is read as it was written, with white space round it too', () => {
    const text = writeCells('toy', { width: 3, height: 2 }, ['.', 'a', 'b', 'b', '.', 'a'])
    expect(text).toBe('toy:3x2:.abb.a')
    for (const one of [text, `  ${text}\n`]) {
      expect(isCellCode(one, 'toy')).toBe(true)
      expect(readCellCode(one, code)).toEqual({ board: { width: 3, height: 2, values: [0, 1, 2, 2, 0, 1] } })
    }
  })

  test('that is broken is refused at its place', () => {
    expect(readCellCode('toy:', code)).toEqual({ board: null, problem: 'bad-character', at: 4 })
    expect(readCellCode('other:1x1:.', code)).toMatchObject({ problem: 'bad-character' })
    expect(readCellCode('toy:2x1:.x', code)).toEqual({ board: null, problem: 'bad-character', at: 9 })
    expect(readCellCode('toy:2x1:.', code)).toEqual({ board: null, problem: 'too-short', at: 9 })
    expect(readCellCode('toy:2x1:.ab', code)).toEqual({ board: null, problem: 'too-long', at: 10 })
    expect(readCellCode('toy:5x1:.....', code)).toEqual({ board: null, problem: 'bad-size', at: 0 })
  })
})

describe('a picture of a board', () => {
  test('is read row by row, white space passed over', () => {
    expect(readCellPicture('\n . a\n b b \n', code)).toEqual({ board: { width: 2, height: 2, values: [0, 1, 2, 2] } })
  })

  test('that is broken is refused at its place', () => {
    expect(readCellPicture('hello', code)).toEqual({ board: null, problem: 'unknown-format', at: 0 })
    expect(readCellPicture('.a\n.x', code)).toEqual({ board: null, problem: 'bad-character', at: 4 })
    expect(readCellPicture('.a\n.', code)).toEqual({ board: null, problem: 'too-short', at: 3 })
    expect(readCellPicture('.a\n.ab', code)).toEqual({ board: null, problem: 'too-long', at: 3 })
    expect(readCellPicture('.....', code)).toEqual({ board: null, problem: 'bad-size', at: 0 })
  })
})
