import { describe, expect, test } from 'vitest'
import { drawParloku } from '../src/draw.js'
import { newParloku, playParloku, type ParlokuGame } from '../src/index.js'
import { outlineOf } from '../src/outline.js'
import { boardOf, ITALIA, valuesOf } from './case.js'

const board = boardOf(ITALIA)

/** The game after the letters of some cells. */
function after(letters: Readonly<Record<number, string>>): ParlokuGame {
  return Object.entries(letters).reduce(
    (game, [cell, letter]) =>
      playParloku(game, [{ layer: 'entry', place: Number(cell), value: valuesOf(board, letter)[0] as number }]),
    newParloku(board),
  )
}

const chips = (text: string): string[] => [...text.matchAll(/data-spelled="(\d)"/g)].map(([, lit = '']) => lit)

describe('a drawn parloku', () => {
  test('shows a ring where a word starts, which grows round its letters, and lights them up below', () => {
    const start = drawParloku(board)
    expect(start.match(/<circle class="kz-word"/g)).toHaveLength(3)
    expect(chips(start)).toEqual(['0', '0', '0'])
    const text = drawParloku(after({ 0: 'I', 1: 'T', 2: 'A', 24: 'A' }))
    expect(text.match(/<circle class="kz-word"/g)).toHaveLength(2)
    expect(text.match(/<path class="kz-word"/g)).toHaveLength(1)
    expect(chips(text)).toEqual(['3', '0', '1'])
  })

  test('rounds ends and outer corners, and fillets inner ones', () => {
    expect(outlineOf([0, 1])).toBe('M50 4L150 4A46 46 0 0 1 150 96L50 96A46 46 0 0 1 50 4Z')
    expect(outlineOf([0, 1, 7])).toContain('A18 18 0 0 0')
    expect(outlineOf([0, 1, 7]).match(/A46 46 0 0 1/g)).toHaveLength(3)
  })

  test('writes letters for values, and dashes a word that can no longer be spelled', () => {
    const game = after({ 0: 'A' })
    expect(drawParloku(game)).toMatch(/class="kz-entry"[^>]*>A</)
    const faults = [{ rule: 'word', cells: [0], details: { number: 1 } }]
    expect(drawParloku(game, { faults })).toContain('kz-word-bad')
  })
})
