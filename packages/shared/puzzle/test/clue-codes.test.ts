import { describe, expect, test } from 'vitest'
import { readClueCode, readClueLink, readCluePicture, writeClueCode } from '../src/index.js'
import type { ClueCode } from '../src/index.js'

const CODE: ClueCode = {
  kind: 'toy',
  names: ['toy'],
  sides: { least: 1, most: 20 },
  takes: (clue) => clue !== 0,
}

const board = { width: 3, height: 2, clues: [1, null, '?', 12, 300, null] as const }

describe('boards of clues', () => {
  test('are read again as they were written', () => {
    const text = writeClueCode('toy', board)
    expect(readClueCode(text, CODE).board).toEqual(board)
    expect(readClueCode(`  ${text}\n`, CODE).board).toEqual(board)
    expect(readClueLink(`https://puzz.link/p?toy/3/2/${text.split(':')[2] as string}`, CODE).board).toEqual(board)
    expect(readCluePicture('1 - ?\n12  300 .\n', CODE).board).toEqual(board)
  })

  test('say what is wrong with a code and where', () => {
    expect(readClueCode('toy:', CODE)).toEqual({ board: null, problem: 'bad-character', at: 4 })
    expect(readClueCode('toy:21x2:g', CODE)).toEqual({ board: null, problem: 'bad-size', at: 0 })
    expect(readClueCode('toy:2x2:1', CODE)).toEqual({ board: null, problem: 'too-short', at: 9 })
    expect(readClueCode('toy:2x2:1234g', CODE)).toEqual({ board: null, problem: 'too-long', at: 12 })
    expect(readClueCode('toy:2x2:120g', CODE)).toEqual({ board: null, problem: 'bad-value', at: 8 })
  })

  test('let an address end early, as puzz.link does', () => {
    expect(readClueLink('https://puzz.link/p?toy/2/2/1', CODE).board?.clues).toEqual([1, null, null, null])
  })

  test('say what is wrong with a picture and where', () => {
    expect(readCluePicture('hello', CODE)).toEqual({ board: null, problem: 'unknown-format', at: 0 })
    expect(readCluePicture('1 -\n- x', CODE)).toEqual({ board: null, problem: 'bad-character', at: 6 })
    expect(readCluePicture('1 -\n-', CODE)).toEqual({ board: null, problem: 'too-short', at: 4 })
    expect(readCluePicture('1 -\n- - -', CODE)).toEqual({ board: null, problem: 'too-long', at: 4 })
    expect(readCluePicture('1 0', CODE)).toEqual({ board: null, problem: 'bad-value', at: 0 })
  })
})
