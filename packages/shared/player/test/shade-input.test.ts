import { describe, expect, test } from 'vitest'
import { shadeInput } from '../src/inputs.js'
import type { InputSettings, Point, ShadeLayer, ShadeOptions, ShadeState } from '../src/inputs.js'
import { handOf, inCell } from './hand.js'
import type { Hand } from './hand.js'

const size = { width: 5, height: 4 }
const shape = { shade: { places: 20, most: 2 } }
type Player = Hand<ShadeLayer, ShadeState>

function hand(options: Partial<ShadeOptions<typeof size>> = {}, settings: InputSettings = {}): Player {
  return handOf(shadeInput<typeof size>({ size: (board) => board, ...options }), size, shape, settings)
}
const at = (cell: number, right = 0, down = 0): Point => inCell(size, cell, right, down)
const cells = (player: Player, value = 1): number[] => cellsIn(player.marks().shade, value)
const cellsIn = (shade: readonly number[], value = 1): number[] =>
  shade.flatMap((mark, cell) => (mark === value ? [cell] : []))

describe('a tap', () => {
  test('goes from empty to the first mark to the second to empty, one move each', () => {
    const player = hand()
    const seen = [1, 2, 3].map(() => {
      player.tap(at(7))
      return player.marks().shade[7]
    })
    expect(seen).toEqual([1, 2, 0])
    expect(player.moves().length).toBe(3)
  })

  test('with the second button, or in the second mode, makes the second mark and takes it away', () => {
    const player = hand()
    player.tap(at(7), { second: true })
    expect(cells(player, 2)).toEqual([7])
    player.mode('dot')
    player.tap(at(7))
    expect(cells(player, 2)).toEqual([])
    player.mode('shade')
    player.tap(at(8))
    player.tap(at(8), { second: true })
    expect(cells(player, 2)).toEqual([8])
  })

  test('shows nothing before it ends, and wandering within the cell is still a tap', () => {
    const player = hand()
    player.press(at(7))
    player.drag(at(7, 0.3, -0.3))
    expect(cellsIn(player.preview().shade)).toEqual([])
    player.release()
    expect(cells(player)).toEqual([7])
  })

  test('that is held becomes the second mark, seen at once', () => {
    const player = hand()
    player.press(at(7))
    player.hold()
    expect(cellsIn(player.preview().shade, 2)).toEqual([7])
    player.release()
    expect(cells(player, 2)).toEqual([7])
    expect(player.moves().length).toBe(1)
  })

  test('that is held only after it went on stays what it was', () => {
    const player = hand()
    player.press(at(7))
    player.drag(at(8))
    player.hold()
    player.release()
    expect(cells(player)).toEqual([7, 8])
  })

  test('on a cell that takes no mark, or outside, writes nothing', () => {
    const player = hand({ takes: (_, cell) => cell !== 7 })
    player.tap(at(7))
    player.tap({ x: -0.5, y: 1, targets: {} })
    expect(player.moves()).toEqual([])
  })
})

describe('a stroke', () => {
  test('paints as one move, without holes when the hand is fast, and shows it before', () => {
    const player = hand()
    player.press(at(0))
    player.drag(at(4))
    player.drag(at(19))
    expect(cellsIn(player.preview().shade)).toEqual([0, 1, 2, 3, 4, 9, 14, 19])
    player.release()
    expect(cells(player)).toEqual([0, 1, 2, 3, 4, 9, 14, 19])
    expect(player.moves().length).toBe(1)
  })

  test('paints like cells only: its first cell decides what is written and over what', () => {
    const player = hand()
    player.tap(at(1))
    player.tap(at(2), { second: true })
    player.stroke([at(0), at(4)])
    expect(cells(player)).toEqual([0, 1, 3, 4])
    expect(cells(player, 2)).toEqual([2])
    player.stroke([at(0), at(4)])
    expect(cells(player)).toEqual([])
    expect(cells(player, 2)).toEqual([0, 1, 2, 3, 4])
    player.stroke([at(4), at(0)])
    expect(cells(player, 2)).toEqual([])
  })

  test('paints over everything where the player allows it', () => {
    const player = hand({}, { overwrite: true })
    player.tap(at(2), { second: true })
    player.stroke([at(0), at(4)])
    expect(cells(player)).toEqual([0, 1, 2, 3, 4])
  })

  test('makes the second mark with the second button, in its mode, or once held', () => {
    for (const begin of ['button', 'mode', 'hold'] as const) {
      const player = hand()
      if (begin === 'mode') player.mode('dot')
      player.press(at(5), { second: begin === 'button' })
      if (begin === 'hold') player.hold()
      player.drag(at(8))
      player.release()
      expect(cells(player, 2), begin).toEqual([5, 6, 7, 8])
    }
  })

  test('of a kind whose strokes are for the second mark makes it, while a tap makes the first', () => {
    const player = hand({ drags: 'second' })
    player.stroke([at(5), at(8)])
    expect(cells(player, 2)).toEqual([5, 6, 7, 8])
    player.tap(at(0))
    expect(cells(player)).toEqual([0])
  })

  test('passes over cells that take no mark, also where it begins', () => {
    const player = hand({ takes: (_, cell) => cell !== 0 && cell !== 2 })
    player.stroke([at(0), at(4)])
    expect(cells(player)).toEqual([1, 3, 4])
  })

  test('does not take the cells that it only grazes', () => {
    const player = hand()
    // The way from the first cell to the sixth leads by a corner of the second.
    player.stroke([at(0), at(6, 0, -0.05)])
    expect(cells(player)).toEqual([0, 6])
  })

  test('that is broken off leaves nothing behind', () => {
    const player = hand()
    const before = player.state()
    player.press(at(0))
    player.drag(at(3))
    player.cancel()
    expect(player.state()).toBe(before)
    expect(cellsIn(player.preview().shade)).toEqual([])
  })
})

describe('by keyboard', () => {
  test('arrows move, Enter and Space make the first mark, X and the point the second, Backspace empties', () => {
    const player = hand()
    const press = (...keys: readonly string[]): void => {
      for (const key of keys) expect(player.key(key), key).toBe(true)
    }
    press('ArrowRight', 'ArrowRight', 'Enter', 'ArrowRight', ' ', 'ArrowDown', 'x', 'ArrowLeft', '.')
    expect([cells(player), cells(player, 2)]).toEqual([
      [1, 2],
      [6, 7],
    ])
    press('.', 'ArrowUp', 'x', 'Backspace', 'ArrowRight', 'Enter')
    expect([cells(player), cells(player, 2)]).toEqual([[], [7]])
  })

  test('Shift carries the mark along, and never over another', () => {
    const player = hand()
    player.tap(at(3), { second: true })
    player.tap(at(0))
    for (let step = 0; step < 4; step++) player.key('ArrowRight', { shift: true })
    expect(cells(player)).toEqual([0, 1, 2])
    expect(cells(player, 2)).toEqual([3, 4])
  })

  test('a cell that takes no mark stays as it is', () => {
    const player = hand({ takes: (_, cell) => cell !== 0 })
    player.key('Enter')
    player.key('x')
    expect(player.moves()).toEqual([])
    expect(player.state().cursor).toBe(0)
  })

  test('keys of the browser are left to it', () => {
    const player = hand()
    expect(player.key('Enter', { control: true })).toBe(false)
    expect(player.key('ArrowUp', { alt: true })).toBe(false)
    expect(player.key('q')).toBe(false)
    expect(player.key('Escape')).toBe(false)
  })
})

test('all dots can be cleared at once, and the first marks stay', () => {
  const player = hand()
  player.stroke([at(0), at(4)], { second: true })
  player.tap(at(7))
  player.act('clear-dots')
  expect([cells(player), cells(player, 2)]).toEqual([[7], []])
})
