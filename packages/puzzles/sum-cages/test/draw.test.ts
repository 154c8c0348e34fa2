import { describe, expect, test } from 'vitest'
import { drawSumCages, type SumCagesDrawOptions } from '../src/draw.js'
import { newSumCages, playSumCages } from '../src/index.js'
import { sumCages } from '../src/puzzle.js'
import { boardOf } from './case.js'

/** A bent cage of 8 at the top left, a printed 1 that is a cage of its own, and other cages beside it. */
const board = boardOf('..1............. 0012022233334444 07010c0a0a')
const draw = (options: SumCagesDrawOptions = {}): string => drawSumCages(board, options)
const count = (text: string, part: string): number => text.split(part).length - 1

describe('a drawn sum-cages', () => {
  test('has the sum of every cage in the corner of its first cell, but not that of a printed number', () => {
    const sums = [...draw().matchAll(/class="kz-cage-sum" x="(\d+)" y="[\d.]+" font-size="24">(\d+)</g)]
    expect(sums.map(([, x, sum]) => [Number(x), Number(sum)])).toEqual(
      board.sums.flatMap((sum, cage) => (cage === 1 ? [] : [[(board.cages.indexOf(cage) % 4) * 100 + 7, sum]])),
    )
  })

  test('frames a cage inside its borders, round its inner corner too', () => {
    const path = draw().match(/class="kz-cage" d="([^"]+)"/)?.[1] ?? ''
    // The cage of r1c1, r1c2 and r2c1: under r1c2 its line runs on to the one beside r2c1.
    expect(path).toContain('M90 90H190')
    expect(path).toContain('M90 90V190')
    // And it leaves room for the sum.
    expect(path).toContain('M29 10H100')
    expect(path).not.toMatch(/NaN|undefined/)
  })

  test('reddens the cages that are broken, and no other', () => {
    const faults = [{ rule: 'sum' as const, cells: [0, 1, 4], details: { group: 1, sum: 7, total: 9 } }]
    expect(count(draw({ faults }), 'kz-cage kz-cage-bad')).toBe(1)
    expect(draw({ faults })).toMatch(/kz-cage-sum kz-bad"[^>]*>7</)
    expect(count(draw({ faults }), 'kz-cage-sum kz-bad')).toBe(1)
    expect(draw()).not.toMatch(/kz-cage-bad|kz-bad/)
  })
})

test('notes keep inside the frame of a cage and below its sum', () => {
  const all = 0b11110
  const game = playSumCages(newSumCages(board), [
    { layer: 'corner', place: 0, value: all },
    { layer: 'centre', place: 0, value: all },
    { layer: 'centre', place: 1, value: all },
  ])
  const text = drawSumCages(game)
  const sum = /class="kz-cage-sum"[^>]* y="([\d.]+)"/.exec(text)?.[1]
  const places = [...text.matchAll(/<text class="kz-note" x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"/g)].map(
    ([, x, y, height]) => ({ x: Number(x) % 100, base: Number(y), top: Number(y) - 0.73 * Number(height) }),
  )
  expect(places).toHaveLength(12)
  for (const { x, base, top } of places) {
    expect(top).toBeGreaterThan(Number(sum))
    expect(base).toBeLessThan(90)
    expect(x > 14 && x < 86).toBe(true)
  }
})

test('a reader hears the cage of a cell', () => {
  const { marks } = newSumCages(board)
  const said = (cell: number, language: 'en' | 'ja' | 'it'): string => sumCages.describe(board, marks, cell, language)
  expect(said(0, 'en')).toBe('empty, cage of 7 with r1c2 r2c1')
  expect(said(2, 'en')).toBe('1, given')
  expect(said(1, 'it')).toBe('vuota, gabbia di somma 7 con r1c1 r2c1')
  expect(said(4, 'ja')).toBe('空き、和が7のわく（r1c1 r1c2と）')
})
