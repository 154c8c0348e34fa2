import { describe, expect, test } from 'vitest'
import { drawKakuro } from '../src/draw.js'
import type { KakuroDrawOptions } from '../src/draw.js'
import { newKakuro, playKakuro } from '../src/index.js'
import { boardOf } from './boards.js'

const board = boardOf('# 4/ 12/', '/3 - -', '/13 - -')
const { marks } = playKakuro(newKakuro(board), [
  { layer: 'entry', place: 4, value: 1 },
  { layer: 'corner', place: 5, value: 12 },
])
const draw = (options: KakuroDrawOptions = {}): string => drawKakuro({ board, marks }, options)
const count = (text: string, part: string): number => text.split(part).length - 1

describe('a drawn kakuro', () => {
  test('prints each sum in the half of the black cell before its run, tall enough for a phone', () => {
    const sums = [...draw().matchAll(/class="kz-wall-number" x="([\d.]+)" y="([\d.]+)" font-size="(\d+)">(\d+)</g)]
    expect(sums.map(([, x, y, , sum]) => [Number(x), Math.round(Number(y) - 34 * 0.355), sum])).toEqual([
      [126, 74, '4'],
      [226, 74, '12'],
      [74, 126, '3'],
      [74, 226, '13'],
    ])
    expect(sums.every(([, , , height]) => Number(height) >= 30)).toBe(true)
  })

  test('draws a slanting line only where there is a sum', () => {
    expect(count(/class="kz-slant" d="([^"]*)"/.exec(draw())?.[1] ?? '', 'M')).toBe(4)
  })

  test('writes entries and notes, and hatches what breaks a rule', () => {
    expect(count(draw(), 'class="kz-entry"')).toBe(1)
    expect(count(draw(), 'class="kz-note"')).toBe(2)
    const text = draw({ faults: [{ rule: 'once', cells: [4, 5] }], id: 'p' })
    expect(text).toContain('url(#phatch)')
    expect(count(text, 'kz-bad"')).toBe(1)
  })

  test('washes both runs of the cursor, and a highlighted digit', () => {
    expect(count(/class="kz-peer" d="([^"]+)"/.exec(draw({ cursor: 8 }))?.[1] ?? '', 'M')).toBe(2)
    expect(draw({ cursor: 8, peers: false })).not.toContain('kz-peer"')
    expect(draw({ highlight: 1 })).toContain('kz-same"')
  })

  test('marks the sums that are a cause of a hint, although no ground is seen under them', () => {
    const reason = { type: 'answer' as const, facts: [] }
    const because = [
      { rule: 'sum', cells: [4, 5] },
      { rule: 'sum', cells: [5, 8] },
    ]
    const hint = { rung: 2 as const, moves: [], target: [5], because, reason }
    expect(count(draw({ hint: { hint, stage: 'why' } }), 'kz-ring-wall')).toBe(2)
    expect(draw({ hint: { hint, stage: 'why' } })).toContain('x="207" y="7"')
    expect(draw({ hint: { hint, stage: 'where' } })).not.toContain('kz-ring-wall')
  })

  test('has black cells as tiles where tiles are wanted, and leaves out sums in a small picture of a great board', () => {
    expect(count(draw({ pieces: 'tiles' }), 'kz-tile-foot')).toBe(6)
    const great = {
      width: 20,
      height: 20,
      cells: board.cells.slice(0, 1).concat(new Array(399).fill({ across: 0, down: 0 })),
    }
    expect(drawKakuro(great, { small: true })).not.toContain('key="sums"')
    expect(draw({ small: true })).toContain('>12</text>')
  })

  test('that stands alone in a theme holds plain colours, and has no number that is none', () => {
    expect(draw({ theme: 'dark', width: 300 })).not.toContain('var(')
    expect(draw({ interactive: true, cursor: 0, keys: true })).not.toMatch(/NaN|undefined|Infinity/)
  })
})
