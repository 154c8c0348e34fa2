import { describe, expect, test } from 'vitest'
import { colourLayers, lessonLayers, notes, outlinePath, sheet, toText, valuesOf } from '../src/index.js'
import type { NotesOptions, SvgNode } from '../src/index.js'

const size = { width: 4, height: 3 }

describe('an outline', () => {
  test('of one cell is its four sides, drawn inwards', () => {
    expect(outlinePath(size, [5], 3)).toBe('M103 103H197M103 197H197M103 103V197M197 103V197')
  })

  test('of two neighbours has no line between them', () => {
    const path = outlinePath(size, [0, 1], 3)
    expect(path).toContain('M3 3H100')
    expect(path).toContain('M100 3H197')
    expect(path).not.toMatch(/M(97|103) /)
  })

  test('goes round an inner corner without a gap', () => {
    // Cells 0, 1, 4: the corner at 100, 100 is an inner one of cell 0's neighbours.
    const path = outlinePath(size, [0, 1, 4], 3)
    expect(path).toContain('M97 97H197')
    expect(path).toContain('M97 97V197')
  })

  test('does not run over the end of a row', () => {
    expect(outlinePath(size, [3, 4], 3)).toContain('V97')
    expect(outlinePath(size, [3, 4], 3).match(/M/g)?.length).toBe(8)
  })
})

describe('notes', () => {
  const base: NotesOptions = { size, cell: 0, corner: 0b10, centre: 0, most: 9, symbol: String }
  const place = (options: NotesOptions, sign: string): string | undefined =>
    notes(options)
      .map((node) => toText(node))
      .join('')
      .match(new RegExp(`x="([^"]+)" y="([^"]+)"[^>]*>${sign}<`))?.[0]

  test('stand in the same place whatever else is noted', () => {
    expect(place(base, '1')).toBe(place({ ...base, corner: 0b1111111110 }, '1'))
    expect(place(base, '1')).not.toBe(place({ ...base, corner: 0b100 }, '2'))
  })

  test('become pips where their figures would be under 9 px', () => {
    const text = (pixels: number): string =>
      notes({ ...base, pixels })
        .map((node) => toText(node))
        .join('')
    expect(text(40)).toContain('<text')
    expect(text(34)).not.toContain('<text')
    expect(text(34)).toContain('kz-pip')
  })

  test('of both kinds never meet', () => {
    const ys = (kind: string): number[] => {
      const drawn = toText(notes({ ...base, corner: 0b1111111110, centre: 0b1111111110 })[0] as SvgNode)
      return [...drawn.matchAll(/y="([\d.]+)" font-size="([\d.]+)"/g)]
        .slice(...(kind === 'corner' ? [0, 9] : [9]))
        .map((match) => Number(match[1]) - (kind === 'corner' ? 0 : Number(match[2]) * 0.72))
    }
    expect(Math.max(...ys('corner'))).toBeLessThan(Math.min(...ys('centre')))
  })

  test('give the values of a mask, also past 31', () => {
    expect(valuesOf(0b1010)).toEqual([1, 3])
    expect(valuesOf(2 ** 36 + 2)).toEqual([1, 36])
    expect(valuesOf(0)).toEqual([])
  })
})

describe('a lesson', () => {
  const lesson = { target: [5], because: [{ cells: [5] }, { cells: [5, 6] }, { cells: [5] }] }
  const text = (nodes: readonly SvgNode[]): string => nodes.map(toText).join('')

  test('shows where without telling why', () => {
    const layers = lessonLayers(size, lesson, 'where', 'a')
    expect(layers.under).toEqual([])
    expect(text(layers.over)).toContain('kz-ring-hint')
    expect(text(layers.over)).not.toContain('kz-badge')
  })

  test('numbers every cause, each badge in a place of its own', () => {
    const over = text(lessonLayers(size, lesson, 'why', 'a').over)
    const places = [...over.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map((match) => match.slice(1).join())
    expect(places.length).toBe(3)
    expect(new Set(places).size).toBe(3)
  })

  test('dots the causes but not the place itself', () => {
    const under = text(lessonLayers(size, lesson, 'why', 'a').under)
    expect(under).toContain('<path fill="url(#adots)" d="M200 100h100v100h-100z"/>')
  })
})

describe('colours', () => {
  test('have a sign each, so that none speaks by its hue alone', () => {
    const signs = colourLayers(size, [1, 2, 3, 4, 5, 6, 7, 8, 0]).map(
      (node) => (node.children[1] as SvgNode).attributes['d'],
    )
    expect(signs.length).toBe(8)
    expect(new Set(signs).size).toBe(8)
  })
})

describe('a sheet', () => {
  test('is hidden from readers without a label and an image with one, its text escaped', () => {
    expect(toText(sheet({ kind: 'x', size, id: '' }))).toContain('aria-hidden="true"')
    const labelled = toText(sheet({ kind: 'x', size, id: '', label: '<b>"' }))
    expect(labelled).toContain('role="img" aria-label="&lt;b&gt;&quot;"')
  })
})
