import { linkBetween } from '@kazu/grid'
import { describe, expect, test } from 'vitest'
import { linesInput } from '../src/inputs.js'
import type { InputSettings, LinesLayer, LinesState, Point } from '../src/inputs.js'
import { handOf, inCell, lineShape, onLink } from './hand.js'
import type { Hand } from './hand.js'

const size = { width: 5, height: 4 }
const input = linesInput<typeof size>({ size: (board) => board })
const hand = (settings: InputSettings = {}): Hand<LinesLayer, LinesState> =>
  handOf(input, size, lineShape(size), settings)
const at = (cell: number, right = 0, down = 0): Point => inCell(size, cell, right, down)
const links = (player: Hand<LinesLayer, LinesState>, value = 1): string[] => linksIn(player.marks().line, value)

function linksIn(line: readonly number[], value = 1): string[] {
  const found: string[] = []
  for (let first = 0; first < 20; first++) {
    for (const second of [first + 1, first + 5]) {
      const link = second < 20 ? linkBetween(size, first, second) : -1
      if (link >= 0 && line[link] === value) found.push(`${first}-${second}`)
    }
  }
  return found
}

describe('a stroke along the centres', () => {
  test('draws the line that it follows, as one move', () => {
    const player = hand()
    player.stroke([at(0), at(1), at(2), at(7), at(12)])
    expect(links(player)).toEqual(['0-1', '1-2', '2-7', '7-12'])
    expect(player.moves().length).toBe(1)
  })

  test('has no holes when the hand is fast', () => {
    const player = hand()
    player.stroke([at(0), at(4), at(19)])
    expect(links(player)).toEqual(['0-1', '1-2', '2-3', '3-4', '4-9', '9-14', '14-19'])
  })

  test('does not draw to and fro when the hand trembles on a border', () => {
    const player = hand()
    player.press(at(0))
    for (const right of [0.49, 0.55, 0.48, 0.56, 0.4]) {
      player.drag(at(0, right))
      expect(linksIn(player.preview().line), `${right} to the right`).toEqual([])
    }
    player.drag(at(0, 0.65))
    expect(linksIn(player.preview().line)).toEqual(['0-1'])
    player.drag(at(0, 0.45))
    expect(linksIn(player.preview().line)).toEqual(['0-1'])
  })

  test('keeps to its row although the hand wavers', () => {
    const player = hand()
    player.stroke([at(5), at(6, 0, 0.35), at(7, 0, -0.4), at(8, 0, 0.3)])
    expect(links(player)).toEqual(['5-6', '6-7', '7-8'])
  })

  test('takes back what it goes back over', () => {
    const player = hand()
    player.stroke([at(0), at(3), at(1)])
    expect(links(player)).toEqual(['0-1'])
  })

  test('rubs out when it begins on a line, and leaves empty links empty', () => {
    const player = hand()
    player.stroke([at(0), at(2)])
    player.stroke([at(0), at(4)])
    expect(links(player)).toEqual([])
    expect(player.moves().length).toBe(2)
  })

  test('leaves crosses alone, unless it begins on one or may overwrite', () => {
    const cross = (player: Hand<LinesLayer, LinesState>): void => player.tap(onLink(size, 1, 2), { second: true })
    const player = hand()
    cross(player)
    player.stroke([at(0), at(3)])
    expect(links(player)).toEqual(['0-1', '2-3'])
    expect(links(player, 2)).toEqual(['1-2'])
    const bold = hand({ overwrite: true })
    cross(bold)
    bold.stroke([at(0), at(3)])
    expect(links(bold)).toEqual(['0-1', '1-2', '2-3'])
    const starting = hand()
    cross(starting)
    starting.stroke([at(1), at(3)])
    expect(links(starting)).toEqual(['1-2'])
  })

  test('is seen before it is made', () => {
    const player = hand()
    player.press(at(0))
    player.drag(at(2))
    expect(linksIn(player.preview().line)).toEqual(['0-1', '1-2'])
    expect(links(player)).toEqual([])
    player.release()
    expect(links(player)).toEqual(['0-1', '1-2'])
  })

  test('leaves nothing when it is cancelled', () => {
    const player = hand()
    const before = player.state()
    player.press(at(0))
    player.drag(at(3))
    player.cancel()
    expect(player.state()).toBe(before)
    player.release()
    expect(player.moves()).toEqual([])
    expect(links(player)).toEqual([])
  })

  test('stops at the edge of the board and goes on where the hand comes back', () => {
    const player = hand()
    player.stroke([at(3), { x: 7, y: 0.5, targets: {} }, at(9)])
    expect(links(player)).toEqual(['3-4', '4-9'])
  })

  test('that begins outside starts in the first cell it enters', () => {
    const player = hand()
    player.stroke([{ x: -1, y: 0.5, targets: {} }, at(2)])
    expect(links(player)).toEqual(['0-1', '1-2'])
  })

  test('makes crosses in the cross mode and by the second button', () => {
    const player = hand()
    player.mode('cross')
    player.stroke([at(0), at(2)])
    expect(links(player, 2)).toEqual(['0-1', '1-2'])
    player.mode('line')
    player.stroke([at(5), at(6)], { second: true })
    expect(links(player, 2)).toEqual(['0-1', '1-2', '5-6'])
  })
})

describe('a tap', () => {
  test('near a link goes from empty to line to cross and back', () => {
    const player = hand()
    const seen = [1, 2, 3].map(() => {
      player.tap(onLink(size, 6, 7))
      return player.marks().line[linkBetween(size, 6, 7)]
    })
    expect(seen).toEqual([1, 2, 0])
  })

  test('in the middle of a cell does nothing', () => {
    const player = hand()
    player.tap(at(6))
    expect(player.moves()).toEqual([])
  })

  test('in the cross mode makes and takes away a cross', () => {
    const player = hand()
    player.mode('cross')
    player.tap(onLink(size, 0, 5))
    expect(links(player, 2)).toEqual(['0-5'])
    player.tap(onLink(size, 0, 5))
    expect(links(player, 2)).toEqual([])
  })

  test('held long makes a cross, which is seen at once and written at the release', () => {
    const player = hand()
    player.press(onLink(size, 0, 1))
    player.hold()
    expect(linksIn(player.preview().line, 2)).toEqual(['0-1'])
    expect(links(player, 2)).toEqual([])
    player.release()
    expect(links(player, 2)).toEqual(['0-1'])
    expect(player.moves().length).toBe(1)
  })

  test('held long after moving stays the line that it was', () => {
    const player = hand()
    player.press(at(0))
    player.drag(at(2))
    player.hold()
    player.release()
    expect(links(player)).toEqual(['0-1', '1-2'])
  })
})

describe('the keys', () => {
  test('draw with Shift, as they go', () => {
    const player = hand()
    player.key('ArrowRight')
    player.key('ArrowRight', { shift: true })
    player.key('ArrowDown', { shift: true })
    expect(links(player)).toEqual(['0-1', '1-6'])
    expect(player.state().cursor).toBe(6)
  })

  test('draw without Shift between Enter and Enter', () => {
    const player = hand()
    for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowRight']) player.key(key)
    expect(links(player)).toEqual(['0-1', '1-2'])
    expect(player.state().cursor).toBe(3)
  })

  test('rub out what they go over again', () => {
    const player = hand()
    for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'ArrowLeft']) player.key(key)
    expect(links(player)).toEqual([])
  })

  test('cross after X, and stay where they are', () => {
    const player = hand()
    for (const key of ['ArrowRight', 'x', 'ArrowRight', 'ArrowDown']) player.key(key)
    expect(links(player, 2)).toEqual(['0-1', '0-5'])
    expect(player.state().cursor).toBe(0)
  })

  test('empty the links of the cell that the last stroke came to, by Backspace', () => {
    const player = hand()
    player.stroke([at(5), at(6), at(7)])
    player.key('Backspace')
    expect(links(player)).toEqual(['5-6'])
    expect(player.moves().length).toBe(2)
  })

  test('stop at the edges', () => {
    const player = hand()
    player.key('ArrowRight')
    player.key('ArrowLeft')
    player.key('ArrowUp')
    expect(player.state().cursor).toBe(0)
    player.key('End', { control: true })
    expect(player.state().cursor).toBe(19)
  })

  test('that mean nothing are left to the page', () => {
    const player = hand()
    expect(player.key('q')).toBe(false)
    expect(player.key('Escape')).toBe(false)
    expect(player.key('ArrowLeft', { alt: true })).toBe(false)
  })
})

test('all crosses go at once, as one move', () => {
  const player = hand()
  player.mode('cross')
  player.stroke([at(0), at(3)])
  player.mode('line')
  player.stroke([at(5), at(7)])
  player.act('clear-crosses')
  expect(links(player, 2)).toEqual([])
  expect(links(player)).toEqual(['5-6', '6-7'])
  expect(player.moves().length).toBe(3)
})
