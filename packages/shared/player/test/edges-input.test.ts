import { sideOf } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { describe, expect, test } from 'vitest'
import { edgesInput } from '../src/inputs.js'
import { handOf } from './hand.js'
import type { Point } from '../src/inputs.js'

const size: Size = { width: 4, height: 3 }
const shape = { line: { places: 31, most: 2 }, shade: { places: 12, most: 2 } } as const

function hand(settings = {}) {
  return handOf(edgesInput<Size>({ size: (board) => board }), size, shape, settings)
}

/** A point on the board; `side` is the target under it. */
function at(x: number, y: number, side?: number): Point {
  return { x, y, targets: side === undefined ? {} : { link: side } }
}

/** The sides that are marked, with their marks. */
function marked(line: readonly number[]): [number, number][] {
  return line.flatMap((value, side): [number, number][] => (value === 0 ? [] : [[side, value]]))
}

const TOP = sideOf(size, 5, 'up')

describe('a pointer at the sides of cells', () => {
  test('takes the nearest side from empty to line to cross to empty, a move each time', () => {
    const player = hand()
    for (const value of [1, 2, 0]) {
      player.tap(at(1.5, 1.2, TOP))
      expect(player.marks().line[TOP]).toBe(value)
    }
    expect(player.moves().length).toBe(3)
  })

  test('draws along the sides that it passes, in one move', () => {
    const player = hand()
    player.stroke([at(1, 1), at(2.05, 1.02), at(2, 2.1), at(1, 2)])
    const passed = [TOP, sideOf(size, 5, 'right'), sideOf(size, 5, 'down')]
    expect(marked(player.marks().line)).toEqual(passed.sort((a, b) => a - b).map((side) => [side, 1]))
    expect(player.moves().length).toBe(1)
  })

  test('shows what it would draw, and leaves nothing when it is broken off', () => {
    const player = hand()
    player.press(at(1, 1))
    player.drag(at(2.1, 1))
    expect(player.preview().line[TOP]).toBe(1)
    player.cancel()
    expect(player.moves()).toEqual([])
    expect(player.preview().line[TOP]).toBe(0)
  })

  test('rubs out where it begins on a line, and leaves crosses alone', () => {
    const player = hand()
    player.stroke([at(1, 1), at(3.1, 1)])
    player.tap(at(3.5, 1, sideOf(size, 7, 'up')), { second: true })
    player.stroke([at(1, 1), at(4.1, 1)])
    expect(marked(player.marks().line)).toEqual([[sideOf(size, 7, 'up'), 2]])
  })

  test('crosses by the second button, by the mode and when it is held long', () => {
    const player = hand()
    player.tap(at(1.5, 1, TOP), { second: true })
    expect(player.marks().line[TOP]).toBe(2)
    player.mode('cross')
    player.stroke([at(1, 2), at(3, 2)])
    expect(player.marks().line[sideOf(size, 5, 'down')]).toBe(2)
    player.mode('line')
    player.press(at(0.5, 0, 0))
    player.hold()
    expect(player.preview().line[0]).toBe(2)
    player.release()
    expect(player.marks().line[0]).toBe(2)
  })

  test('colours cells in the third mode, a stroke like cells only', () => {
    const player = hand()
    player.mode('inside')
    player.stroke([at(0.5, 0.5), at(2.5, 0.5)])
    expect(player.marks().shade.slice(0, 4)).toEqual([1, 1, 1, 0])
    player.tap(at(1.5, 0.5))
    expect(player.marks().shade[1]).toBe(2)
    expect(player.moves().length).toBe(2)
    expect(marked(player.marks().line)).toEqual([])
  })
})

describe('keys at the sides of cells', () => {
  test('move from cell to cell, and draw, cross and rub out the side that lies there', () => {
    const player = hand()
    player.key('ArrowRight')
    player.key('ArrowRight')
    player.key('ArrowDown')
    expect(player.state().cursor).toBe(5)
    player.key('ArrowUp', { shift: true })
    player.key('ArrowLeft', { control: true })
    expect(player.marks().line[TOP]).toBe(1)
    expect(player.marks().line[sideOf(size, 5, 'left')]).toBe(2)
    expect(player.state().cursor).toBe(5)
    player.key('ArrowUp', { shift: true })
    expect(player.marks().line[TOP]).toBe(0)
  })

  test('draw without Shift after Enter, cross after X, until Escape', () => {
    const player = hand()
    player.key('Enter')
    player.key('ArrowDown')
    player.key('x')
    player.key('ArrowRight')
    expect(player.marks().line[sideOf(size, 0, 'down')]).toBe(1)
    expect(player.marks().line[sideOf(size, 0, 'right')]).toBe(2)
    expect(player.key('Escape')).toBe(true)
    player.key('ArrowRight')
    expect(player.state().cursor).toBe(1)
    expect(player.key('Escape')).toBe(false)
  })

  test('colour the cell, and rub out all that is at it', () => {
    const player = hand()
    player.key('Home')
    player.key('i')
    expect(player.marks().shade[0]).toBe(1)
    player.key('o')
    expect(player.marks().shade[0]).toBe(2)
    player.key('ArrowDown', { shift: true })
    player.key('Delete')
    expect(player.marks().shade[0]).toBe(0)
    expect(marked(player.marks().line)).toEqual([])
  })
})

test('crosses, or colours, are all taken away at once', () => {
  const player = hand()
  player.key('Home')
  player.key('ArrowUp', { control: true })
  player.key('ArrowDown', { shift: true })
  player.key('i')
  player.act('clear-crosses')
  expect(marked(player.marks().line)).toEqual([[sideOf(size, 0, 'down'), 1]])
  player.act('clear-colours')
  expect(player.marks().shade[0]).toBe(0)
})
