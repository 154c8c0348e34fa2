import { linkBetween } from '@kazu/grid'
import { rectanglesShape } from '@kazu/puzzle'
import type { RectanglesLayer } from '@kazu/puzzle'
import { describe, expect, test } from 'vitest'
import { rectanglesInput } from '../src/inputs.js'
import type { Point, RectanglesState } from '../src/inputs.js'
import { handOf, inCell, onLink } from './hand.js'
import type { Hand } from './hand.js'

const size = { width: 5, height: 4 }
const input = rectanglesInput<typeof size>({ size: (board) => board })
const hand = (): Hand<RectanglesLayer, RectanglesState> => handOf(input, size, rectanglesShape(size))
const at = (cell: number, right = 0, down = 0): Point => inCell(size, cell, right, down)

/** The drawn rectangles as their first and last cells. */
const drawn = (rectangle: readonly number[]): string[] =>
  rectangle.flatMap((last, first) => (last === 0 ? [] : [`${first}-${last - 1}`]))
const made = (player: Hand<RectanglesLayer, RectanglesState>): string[] => drawn(player.marks().rectangle)
const walls = (player: Hand<RectanglesLayer, RectanglesState>): number[] =>
  player.marks().wall.flatMap((value, link) => (value === 0 ? [] : [link]))

describe('a drag from corner to corner', () => {
  test('draws the rectangle, in whichever direction, as one move', () => {
    for (const [from, to] of [
      [1, 13],
      [13, 1],
      [11, 3],
      [3, 11],
    ] as const) {
      const player = hand()
      player.stroke([at(from), at(to)])
      expect(made(player)).toEqual(['1-13'])
      expect(player.moves().length).toBe(1)
    }
  })

  test('shows the rectangle and its cells while it lasts, and nothing after it', () => {
    const player = hand()
    player.press(at(0))
    player.drag(at(6))
    expect(drawn(player.preview().rectangle)).toEqual(['0-6'])
    expect(made(player)).toEqual([])
    expect(player.state().selection).toEqual([0, 1, 5, 6])
    player.drag(at(1))
    expect(drawn(player.preview().rectangle)).toEqual(['0-1'])
    player.release()
    expect(player.state().selection).toEqual([])
  })

  test('that leaves the board keeps to its edge', () => {
    const player = hand()
    player.press(at(8))
    player.drag({ x: 9, y: 7, targets: {} })
    player.release()
    expect(made(player)).toEqual(['8-19'])
  })

  test('that comes home means nothing', () => {
    const player = hand()
    player.stroke([at(0), at(6), at(0)])
    expect(player.moves()).toEqual([])
    expect(player.state().anchor).toBe(null)
  })

  test('that is broken off leaves nothing', () => {
    const player = hand()
    const before = player.state()
    player.press(at(0))
    player.drag(at(6))
    player.cancel()
    expect(player.state()).toEqual(before)
    expect(player.moves()).toEqual([])
  })
})

describe('a tap', () => {
  test('on a rectangle takes it away', () => {
    const player = hand()
    player.stroke([at(0), at(6)])
    player.tap(at(5))
    expect(made(player)).toEqual([])
  })

  test('elsewhere sets a corner, and the next tap the opposite one', () => {
    const player = hand()
    player.tap(at(7))
    expect(player.state()).toMatchObject({ anchor: 7, selection: [7] })
    player.tap(at(18))
    expect(made(player)).toEqual(['7-18'])
    expect(player.state()).toMatchObject({ anchor: null, selection: [] })
  })

  test('twice on a cell draws that cell alone', () => {
    const player = hand()
    player.tap(at(7))
    player.tap(at(7))
    expect(made(player)).toEqual(['7-7'])
  })

  test('after a corner was set draws over a rectangle instead of taking it away', () => {
    const player = hand()
    player.stroke([at(0), at(1)])
    player.tap(at(5))
    player.tap(at(0))
    expect(player.moves().at(-1)).toEqual([{ layer: 'rectangle', place: 0, value: 6 }])
  })
})

describe('walls', () => {
  const right = linkBetween(size, 0, 1)

  test('are noted between the cells that a stroke passes, and taken away by another', () => {
    const player = hand()
    player.mode('wall')
    player.stroke([at(0), at(2)])
    expect(walls(player)).toEqual([right, linkBetween(size, 1, 2)])
    player.stroke([at(0), at(2)])
    expect(walls(player)).toEqual([])
  })

  test('come by the second button, and by a tap near where two cells meet', () => {
    const player = hand()
    player.stroke([at(0), at(1)], { second: true })
    expect(walls(player)).toEqual([right])
    player.mode('wall')
    player.tap(onLink(size, 0, 1))
    expect(walls(player)).toEqual([])
  })

  test('are cleared all at once', () => {
    const player = hand()
    player.stroke([at(0), at(2)], { second: true })
    player.stroke([at(10), at(11)])
    player.act('clear-walls')
    expect(walls(player)).toEqual([])
    expect(made(player)).toEqual(['10-11'])
  })
})

describe('the keyboard alone', () => {
  test('sets a corner, stretches with arrows, and draws', () => {
    const player = hand()
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter', 'ArrowRight', 'ArrowDown']) player.key(key)
    expect(player.state()).toMatchObject({ anchor: 1, selection: [1, 2, 6, 7] })
    expect(drawn(player.preview().rectangle)).toEqual(['1-7'])
    player.key('Enter')
    expect(made(player)).toEqual(['1-7'])
  })

  test('draws a single cell with two presses of Space', () => {
    const player = hand()
    player.key('ArrowRight')
    player.key(' ')
    player.key(' ')
    expect(made(player)).toEqual(['0-0'])
  })

  test('lets a corner go by Escape, which else means nothing', () => {
    const player = hand()
    player.key('Enter')
    expect(player.key('Escape')).toBe(true)
    expect(player.state().anchor).toBe(null)
    expect(player.key('Escape')).toBe(false)
    expect(player.moves()).toEqual([])
  })

  test('takes a rectangle away by Backspace, and notes walls with Control', () => {
    const player = hand()
    player.stroke([at(0), at(6)])
    player.key('ArrowLeft')
    player.key('Backspace')
    expect(made(player)).toEqual([])
    player.key('ArrowUp', { control: true })
    player.key('ArrowLeft', { control: true })
    player.key('ArrowRight', { control: true })
    expect(walls(player).length).toBe(2)
  })
})
