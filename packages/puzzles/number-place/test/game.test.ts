import { describe, expect, test } from 'vitest'
import {
  newNumberPlace,
  playNumberPlace,
  progressNumberPlace,
  redoNumberPlace,
  restartNumberPlace,
  undoNumberPlace,
} from '../src/index.js'
import { numberPlaceLayout } from '../src/board.js'
import { numberPlace } from '../src/puzzle.js'
import { boardOf } from './case.js'

const board = boardOf('12.. 34.. .... ...1')
const start = newNumberPlace(board)
const write = (place: number, value: number) => [{ layer: 'entry', place, value } as const]

describe('a game', () => {
  test('is played, undone, redone and begun again without changing what was', () => {
    const one = playNumberPlace(start, write(2, 3))
    const two = playNumberPlace(one, write(3, 4))
    expect(start.marks.entry[2]).toBe(0)
    expect(undoNumberPlace(two).marks).toBe(one.marks)
    expect(redoNumberPlace(undoNumberPlace(two)).marks).toBe(two.marks)
    expect(undoNumberPlace(restartNumberPlace(two)).marks).toBe(two.marks)
    expect(playNumberPlace(two, write(3, 4))).toBe(two)
  })

  test('refuses what is no move, in a sentence', () => {
    expect(() => playNumberPlace(start, write(0, 2))).toThrow(
      'A number is printed in cell 0, which cannot be written on.',
    )
    expect(() => playNumberPlace(start, [{ layer: 'corner', place: 0, value: 2 }])).toThrow(RangeError)
    expect(() => playNumberPlace(start, write(2, 5))).toThrow(RangeError)
    expect(() => playNumberPlace(start, write(16, 1))).toThrow(RangeError)
    expect(() => playNumberPlace(start, [{ layer: 'corner', place: 2, value: 32 }])).toThrow(RangeError)
  })

  test('takes colours anywhere and notes up to the size', () => {
    const game = playNumberPlace(start, [
      { layer: 'colour', place: 0, value: 8 },
      { layer: 'centre', place: 2, value: 30 },
    ])
    expect(game.marks.colour[0]).toBe(8)
    expect(game.marks.centre[2]).toBe(30)
  })

  test('shows repeats as faults and never the unfinished', () => {
    expect(progressNumberPlace(start)).toEqual({ faults: [], done: 0, total: 11 })
    expect(progressNumberPlace(playNumberPlace(start, write(2, 1)))).toEqual({
      faults: [{ rule: 'row', cells: [0, 2], details: { group: 1, value: 1 } }],
      done: 1,
      total: 11,
    })
    expect(progressNumberPlace(playNumberPlace(start, write(6, 1))).faults).toEqual([])
    const twice = progressNumberPlace(playNumberPlace(start, write(7, 1))).faults
    expect(twice).toEqual([{ rule: 'column', cells: [7, 15], details: { group: 4, value: 1 } }])
  })

  test('starts only on a board', () => {
    expect(() => newNumberPlace({ size: 8, givens: [] })).toThrow(
      'A number-place board has 4, 6, 9, 16 or 25 cells a side.',
    )
  })
})

describe('a board', () => {
  test.each([
    [null, 'A number-place board must be an object, not null.'],
    ['4', "A number-place board must be an object, not the text '4'."],
    [{ size: '4' }, "The size must be a whole number, not the text '4'."],
    [{ size: 5, givens: [] }, 'A number-place board has 4, 6, 9, 16 or 25 cells a side.'],
    [{ size: 4 }, 'A number-place board has one given a cell.'],
    [{ size: 4, givens: [1] }, 'A number-place board has one given a cell.'],
    [{ size: 4, givens: new Array(16).fill(5) }, 'A given is a whole number from 0 to 4.'],
    [{ size: 4, givens: new Array(16).fill(0.5) }, 'A given is a whole number from 0 to 4.'],
    [{ size: 4, givens: new Array(16).fill(null) }, 'A given is a whole number from 0 to 4.'],
  ])('%j: %s', (value, fault) => {
    expect(numberPlace.engine.fault(value)).toBe(fault)
  })

  test('gives the cells that a cell sees', () => {
    expect(numberPlaceLayout(4).peers[0]).toEqual([1, 2, 3, 4, 5, 8, 12])
  })
})

describe('a reader', () => {
  test('hears what a cell holds', () => {
    const { marks } = playNumberPlace(start, [
      ...write(2, 3),
      { layer: 'corner', place: 3, value: 2 + 16 },
      { layer: 'centre', place: 3, value: 4 },
      { layer: 'colour', place: 0, value: 2 },
    ])
    const said = (cell: number, language: 'en' | 'ja' | 'it'): string =>
      numberPlace.describe(board, marks, cell, language)
    expect([0, 2, 3, 8].map((cell) => said(cell, 'en'))).toEqual([
      '1, given, colour 2',
      '3',
      'empty, corner notes 1 4, notes 2',
      'empty',
    ])
    expect([0, 3].map((cell) => said(cell, 'ja'))).toEqual(['1、問題の数字、色 2', '空き、すみのメモ 1 4、メモ 2'])
    expect([0, 3].map((cell) => said(cell, 'it'))).toEqual([
      '1, stampato, colore 2',
      'vuota, appunti agli angoli 1 4, appunti 2',
    ])
  })
})
