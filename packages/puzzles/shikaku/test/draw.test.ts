import { describe, expect, test } from 'vitest'
import { drawShikaku } from '../src/draw.js'
import type { ShikakuDrawOptions } from '../src/draw.js'
import { boardIn, drawn, newShikaku, playShikaku } from './together.js'

const board = boardIn('4 - 2\n- - -\n3 - -')
const game = playShikaku(newShikaku(board), [drawn(0, 4), drawn(6, 7), { layer: 'wall', place: 1, value: 1 }])
const draw = (options: ShikakuDrawOptions = {}): string => drawShikaku(game, options)

describe('a drawn shikaku', () => {
  test('dashes the line of a rectangle until its area fits', () => {
    expect(draw().match(/class="kz-rectangle"/g)?.length).toBe(1)
    expect(draw().match(/class="kz-rectangle kz-rectangle-open"/g)?.length).toBe(1)
  })

  test('reddens a rectangle in which a rule is broken', () => {
    expect(draw()).not.toContain('kz-rectangle-bad')
    expect(draw({ faults: [{ rule: 'area', cells: [0] }] }).match(/kz-rectangle-bad/g)?.length).toBe(1)
  })

  test('tells how many cells are chosen while a rectangle is drawn', () => {
    expect(draw()).not.toContain('kz-chip')
    expect(draw({ selection: [0, 1, 3, 4, 6, 7] })).toMatch(/kz-chip-text[^>]*>6</)
  })

  test('shows walls and numbers', () => {
    expect(draw()).toContain('class="kz-wall-mark"')
    expect(draw().match(/kz-clue-disc/g)?.length).toBe(3)
    expect(draw({ pieces: 'tiles' })).not.toContain('kz-clue-disc')
  })

  test('keeps one box, whatever stands on it, and takes a board as well as a game', () => {
    const box = (text: string): string | undefined => text.match(/viewBox="[^"]+"/)?.[0]
    expect(box(draw({ solved: true, cursor: 1 }))).toBe(box(drawShikaku(board)))
  })

  test('has a target for every cell and every link, only where it is played', () => {
    expect(draw().includes('data-cell')).toBe(false)
    expect(draw({ interactive: true }).match(/data-cell=/g)?.length).toBe(9)
    expect(draw({ interactive: true }).match(/data-link=/g)?.length).toBe(12)
  })
})
