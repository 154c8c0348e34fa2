import { describe, expect, test } from 'vitest'
import { drawTowers, type TowersDrawOptions } from '../src/draw.js'
import { newTowers } from '../src/index.js'
import { towers } from '../src/puzzle.js'
import { boardOf } from './case.js'

const board = boardOf('1........<.....^..v..')
const draw = (options: TowersDrawOptions = {}): string => drawTowers(board, options)
const count = (text: string, part: string): number => text.split(part).length - 1

describe('a drawn towers', () => {
  test('has every mark once, open towards the greater number', () => {
    const marks = draw().match(/class="kz-mark" d="([^"]+)"/)?.[1] ?? ''
    expect(marks.split('M').length - 1).toBe(3)
    // Between the first two cells, the point on the side of the first.
    expect(marks).toContain('M108 37L92 50L108 63')
    expect(count(draw(), 'kz-mark-ground')).toBe(1)
  })

  test('reddens a mark that is not true', () => {
    const faults = [{ rule: 'mark' as const, cells: [0, 1], details: { less: 0, more: 1 } }]
    expect(count(draw({ faults }), 'kz-mark kz-mark-bad')).toBe(1)
    expect(count(draw(), 'kz-mark-bad')).toBe(0)
  })

  test('has no region, and no number that is none', () => {
    expect(draw({ cursor: 1, interactive: true })).not.toMatch(/kz-box|NaN|undefined|Infinity/)
  })
})

test('a reader hears the marks round a cell', () => {
  const { marks } = newTowers(board)
  const said = (cell: number, language: 'en' | 'ja' | 'it'): string => towers.describe(board, marks, cell, language)
  expect(said(0, 'en')).toBe('1, given, less than r1c2, less than r2c1')
  expect(said(1, 'it')).toBe('vuota, maggiore di r1c1')
  expect(said(0, 'ja')).toBe('1、問題の数字、r1c2より小さい、r2c1より小さい')
})
