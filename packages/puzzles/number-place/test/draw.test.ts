import { numbersShape } from '@kazu/numbers'
import { emptyMarks, playPencil } from '@kazu/puzzle'
import { numberPlaceBoards } from '../src/board.js'
import { describe, expect, test } from 'vitest'
import type { NumberPlaceBoard } from '../src/board.js'
import { drawNumberPlace } from '../src/draw.js'
import type { NumberPlaceDrawOptions } from '../src/draw.js'

const board: NumberPlaceBoard = { size: 4, givens: [1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0] }
const shape = numbersShape(numberPlaceBoards, board)
const marks = playPencil(shape, emptyMarks(shape), [
  { layer: 'entry', place: 1, value: 2 },
  { layer: 'corner', place: 2, value: 0b1100 },
  { layer: 'centre', place: 3, value: 0b10010 },
  { layer: 'colour', place: 5, value: 3 },
])
const draw = (options: NumberPlaceDrawOptions = {}): string => drawNumberPlace({ board, marks }, options)
const count = (text: string, part: string): number => text.split(part).length - 1

describe('a drawn number-place', () => {
  test('tells givens from entries by weight, not by hue alone', () => {
    expect(count(draw(), 'class="kz-given"')).toBe(2)
    expect(count(draw(), 'class="kz-entry"')).toBe(1)
    expect(draw({ theme: 'light' })).toMatch(/\.kz-given\{[^}]*font-weight:600/)
    expect(draw({ theme: 'light' })).toMatch(/\.kz-entry\{[^}]*font-weight:400/)
  })

  test('writes its notes and colours', () => {
    expect(count(draw(), 'class="kz-note"')).toBe(4)
    expect(count(draw(), 'kz-colour-3')).toBe(1)
  })

  test('washes row, column and box of the cursor, unless peers are off or several cells are chosen', () => {
    const peers = (options: NumberPlaceDrawOptions): number =>
      (draw(options).match(/class="kz-peer" d="([^"]+)"/)?.[1] ?? '').split('M').length - 1
    expect(peers({ cursor: 5 })).toBe(7)
    expect(peers({ cursor: 5, peers: false })).toBe(0)
    expect(peers({ cursor: 5, selection: [5, 6] })).toBe(0)
  })

  test('washes the places of a highlighted number and rings its notes', () => {
    expect(
      draw({ highlight: 2 })
        .match(/class="kz-same" d="([^"]+)"/)?.[1]
        ?.split('M').length,
    ).toBe(3)
    expect(count(draw({ highlight: 2 }), 'kz-note-same')).toBe(1)
  })

  test('hatches and reddens where a rule is broken', () => {
    const text = draw({ faults: [{ rule: 'row', cells: [0, 1] }], id: 'p' })
    expect(text).toContain('url(#phatch)')
    expect(count(text, 'kz-bad"')).toBe(2)
    expect(draw()).not.toContain('url(#hatch)')
  })

  test('marks what was found wrong by a sign too', () => {
    expect(draw({ wrong: [1] })).toContain('>!</text>')
  })

  test('draws the keyboard cursor dashed', () => {
    expect(draw({ cursor: 3, keys: true })).toContain('class="kz-ring-keys"')
    expect(draw({ cursor: 3 })).toContain('class="kz-ring"')
  })

  test('shows what a hint has just written', () => {
    const hint = { rung: 2, moves: [[{ layer: 'entry', place: 1, value: 2 }]], target: [1], because: [], reason: {} }
    const view = { hint: { hint, stage: 'do' } } as unknown as NumberPlaceDrawOptions
    expect(count(draw(view), 'kz-fresh')).toBe(1)
  })

  test('lays figures on tiles where tiles are wanted', () => {
    expect(count(draw({ pieces: 'tiles' }), 'class="kz-tile"')).toBe(3)
  })

  test('writes letters for values past nine', () => {
    const large: NumberPlaceBoard = { size: 16, givens: [16, 10, ...new Array<number>(254).fill(0)] }
    expect(drawNumberPlace(large)).toMatch(/>G<.*>A</)
  })

  test('has a target for every cell, only where it is played', () => {
    expect(count(draw(), 'data-cell')).toBe(0)
    expect(count(draw({ interactive: true }), 'data-cell')).toBe(16)
  })

  test('has no number that is none and is the same for the same view', () => {
    expect(draw({ cursor: 1, interactive: true })).not.toMatch(/NaN|undefined|Infinity/)
    expect(draw({ cursor: 1 })).toBe(draw({ cursor: 1 }))
  })
})
