import { describe, expect, test } from 'vitest'
import { drawAkari } from '../src/draw.js'
import type { AkariDrawOptions } from '../src/draw.js'
import { boardOf } from './boards.js'

const board = boardOf('..#.', '.2..')
const marks = { shade: [1, 0, 0, 2, 0, 0, 0, 0] }
const draw = (options: AkariDrawOptions = {}): string => drawAkari({ board, marks }, options)

describe('a drawn akari', () => {
  test('is the same for the same view, whatever was drawn between', () => {
    const first = draw({ cursor: 3, interactive: true })
    draw({ solved: true })
    expect(draw({ cursor: 3, interactive: true })).toBe(first)
  })

  test('has no number that is none', () => {
    expect(draw({ interactive: true, cursor: 0, keys: true })).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('shows as lit what the lights shine on, and nothing else', () => {
    expect(drawAkari(board)).not.toContain('kz-lit')
    const lit = /class="kz-lit" d="([^"]*)"/.exec(draw())?.[1] ?? ''
    expect(lit.match(/M/g)?.length).toBe(3)
    expect(lit).toContain('M1.5 1.5h')
    expect(lit).toContain('M101.5 1.5h')
    expect(lit).toContain('M1.5 101.5h')
  })

  test('draws a thin beam as far as a light shines, and a short stroke only where it goes', () => {
    expect(draw()).toContain('d="M0 50H200M50 0V200"')
    expect(draw()).toContain('M81 50l8 0')
    expect(draw()).not.toContain('M19 50l-8 0')
  })

  test('gives a dot in the dark another colour than one on a lit cell', () => {
    expect(draw()).toContain('class="kz-dot"')
    expect(draw()).not.toContain('kz-dot-lit')
    expect(drawAkari({ board, marks: { shade: [1, 2, 0, 0, 0, 0, 0, 0] } })).toContain('class="kz-dot-lit"')
  })

  test('hatches the beam between lights that meet, and reddens a wall whose number is wrong', () => {
    const wide = boardOf('....')
    const meeting = { board: wide, marks: { shade: [1, 0, 0, 1] } }
    const fault = { rule: 'apart', cells: [0, 3] }
    expect(
      /class="kz-conflict" d="([^"]*)"/.exec(drawAkari(meeting, { faults: [fault] }))?.[1]?.match(/M/g)?.length,
    ).toBe(4)
    expect(draw()).not.toContain('kz-bad')
    expect(draw({ faults: [{ rule: 'number', cells: [5] }] })).toContain('kz-given kz-bad')
  })

  test('marks a wall that is a cause of a hint, although no ground is seen under it', () => {
    const reason = { type: 'answer' as const, facts: [] }
    const hint = { rung: 2 as const, moves: [], target: [4], because: [{ rule: 'number', cells: [5] }], reason }
    expect(draw({ hint: { hint, stage: 'why' } })).toContain('kz-ring-wall')
    expect(draw({ hint: { hint, stage: 'where' } })).not.toContain('kz-ring-wall')
  })

  test('that stands alone in a theme holds plain colours', () => {
    const text = draw({ theme: 'dark', material: 'slate', width: 300 })
    expect(text).toContain('width="300"')
    expect(text).not.toContain('var(')
  })
})
