import { linkBetween } from '@kazu/grid'
import { describe, expect, test } from 'vitest'
import type { MasyuBoard } from '../src/board.js'
import { drawMasyu } from '../src/draw.js'
import type { MasyuDrawOptions } from '../src/draw.js'

const board: MasyuBoard = { width: 3, height: 2, pearls: [0, 1, 0, 2, 0, 0] }
const line = new Array<number>(7).fill(0)
line[linkBetween(board, 0, 1)] = 1
line[linkBetween(board, 1, 2)] = 1
line[linkBetween(board, 4, 5)] = 2
const marks = { line }
const draw = (options: MasyuDrawOptions = {}): string => drawMasyu({ board, marks }, options)

describe('a drawn masyu', () => {
  test('is the same for the same view, whatever was drawn between', () => {
    const first = draw({ cursor: 3, interactive: true })
    draw({ solved: true })
    expect(draw({ cursor: 3, interactive: true })).toBe(first)
  })

  test('has no number that is none', () => {
    expect(draw({ interactive: true, cursor: 0, keys: true })).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('keeps one box, whatever stands on it', () => {
    const box = (text: string): string | undefined => text.match(/viewBox="[^"]+"/)?.[0]
    expect(box(draw({ solved: true, cursor: 1 }))).toBe(box(drawMasyu(board)))
    expect(box(draw())).toBe('viewBox="-7 -7 314 214"')
  })

  test('shows its pearls on top of the line, and crosses where they were made', () => {
    const text = draw()
    expect(text.indexOf('kz-pearl-white')).toBeGreaterThan(text.indexOf('kz-line'))
    expect(text).toContain('M50 50L150 50M150 50L250 50')
    expect(text.match(/class="kz-cross"/g)?.length).toBe(1)
  })

  test('has a target for every cell and every link, only where it is played', () => {
    expect(draw().includes('data-cell')).toBe(false)
    const text = draw({ interactive: true })
    expect([...text.matchAll(/data-cell="(\d+)"/g)].map((match) => Number(match[1]))).toEqual([0, 1, 2, 3, 4, 5])
    expect([...text.matchAll(/data-link="(\d+)"/g)].map((match) => Number(match[1]))).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  test('reddens the line only within the cells where a rule is broken', () => {
    expect(draw()).not.toContain('kz-line-bad')
    expect(draw({ faults: [{ rule: 'white-pearl', cells: [1] }] })).toContain('M150 50L100 50M150 50L200 50')
  })

  test('that stands alone in a theme holds plain colours', () => {
    const text = draw({ theme: 'light', material: 'wood', width: 300 })
    expect(text).toContain('width="300"')
    expect(text).not.toContain('var(')
  })

  test('escapes its label', () => {
    expect(draw({ label: '"><script>' })).toContain('aria-label="&quot;&gt;&lt;script&gt;"')
  })

  test('takes a game as well as a board', () => {
    expect(drawMasyu(board)).not.toContain('kz-cross')
  })
})
