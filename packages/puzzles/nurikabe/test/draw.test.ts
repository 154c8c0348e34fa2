import { describe, expect, test } from 'vitest'
import { drawNurikabe } from '../src/draw.js'
import type { NurikabeDrawOptions } from '../src/draw.js'
import { boardOf } from './boards.js'

const board = boardOf('2..?', '....')
const marks = { shade: [0, 2, 1, 0, 1, 1, 0, 0] }
const draw = (options: NurikabeDrawOptions = {}): string => drawNurikabe({ board, marks }, options)

describe('a drawn nurikabe', () => {
  test('is the same for the same view, whatever was drawn between', () => {
    const first = draw({ cursor: 3, interactive: true })
    draw({ solved: true })
    expect(draw({ cursor: 3, interactive: true })).toBe(first)
  })

  test('shows the sea as squares a hair inside their cells, and clues and dots on the land', () => {
    expect(drawNurikabe(board)).not.toContain('kz-shade')
    const sea = /class="kz-shade" d="([^"]*)"/.exec(draw())?.[1] ?? ''
    expect(sea.match(/M/g)?.length).toBe(3)
    expect(sea).toContain('M200.5 0.5h99')
    expect(draw()).toContain('>2</text>')
    expect(draw()).toContain('>?</text>')
    expect(/class="kz-dot" d="([^"]*)"/.exec(draw())?.[1]?.match(/M/g)?.length).toBe(1)
  })

  test('writes long numbers smaller', () => {
    const sizes = [7, 12, 144, 2500].map((number) => {
      const text = drawNurikabe({ width: 1, height: 1, clues: [number] })
      return Number(/font-size="(\d+)"/.exec(text)?.[1])
    })
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(sizes[3]).toBeLessThan(sizes[1] as number)
  })

  test('shows a fault on the sea too, and reddens a clue that is wrong', () => {
    const faults = [{ rule: 'size', cells: [0, 4] }]
    expect(draw()).not.toContain('kz-bad')
    expect(draw({ faults })).toContain('kz-given kz-bad')
    expect(draw({ faults }).match(/class="kz-conflict"/g)?.length).toBe(2)
  })

  test('marks sea that is a cause of a hint, although no ground is seen under it', () => {
    const reason = { type: 'answer' as const, facts: [] }
    const hint = { rung: 2 as const, moves: [], target: [6], because: [{ rule: 'pool', cells: [2, 4] }], reason }
    expect(draw({ hint: { hint, stage: 'why' } })).toContain('kz-ring-wall')
    expect(draw({ hint: { hint, stage: 'where' } })).not.toContain('kz-ring-wall')
  })

  test('that stands alone in a theme holds plain colours', () => {
    const text = draw({ theme: 'dark', material: 'slate', width: 300 })
    expect(text).toContain('width="300"')
    expect(text).not.toContain('var(')
  })
})
