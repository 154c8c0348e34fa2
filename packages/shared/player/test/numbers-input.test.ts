import type { LayerShape } from '@kazu/puzzle'
import { describe, expect, test } from 'vitest'
import { numbersInput } from '../src/inputs.js'
import type { InputSettings, NumbersLayer, NumbersState, Point } from '../src/inputs.js'
import { handOf, inCell } from './hand.js'
import type { Hand } from './hand.js'

interface Board {
  readonly side: number
  readonly given: readonly number[]
}

const size = { width: 4, height: 4 }
// A Latin square of four with two printed numbers: 1 in the first cell, 2 in the eighth.
const board: Board = { side: 4, given: [1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0] }
const notes = { places: 16, most: 30 }
const shape: Record<NumbersLayer, LayerShape> = {
  entry: { places: 16, most: 4 },
  corner: notes,
  centre: notes,
  colour: { places: 16, most: 8 },
}
const input = numbersInput<Board>({
  size: () => size,
  most: ({ side }) => side,
  given: ({ given }) => given,
  peers: ({ side }, cell) =>
    Array.from({ length: 16 }, (_, other) => other).filter(
      (other) =>
        other !== cell && (other % side === cell % side || Math.floor(other / side) === Math.floor(cell / side)),
    ),
  symbol: String,
  count: ({ side }) => side,
})
const hand = (settings: InputSettings = {}): Hand<NumbersLayer, NumbersState> => handOf(input, board, shape, settings)
const at = (cell: number, right = 0, down = 0): Point => inCell(size, cell, right, down)
const entries = (player: Hand<NumbersLayer, NumbersState>): string =>
  player
    .marks()
    .entry.map((value) => value || '.')
    .join('')
const keypad = (player: Hand<NumbersLayer, NumbersState>) =>
  input.keypad({ board, marks: player.marks(), settings: {} }, player.state())

describe('with a cell chosen first', () => {
  test('a number is written into it, and again rubs it out', () => {
    const player = hand()
    player.tap(at(1))
    player.pad('3')
    expect(entries(player)).toBe('.3..............')
    player.pad('3')
    expect(entries(player)).toBe('................')
    expect(player.moves().length).toBe(2)
  })

  test('a printed number is never written over, and the player is told', () => {
    const player = hand()
    player.tap(at(0))
    player.pad('3')
    expect(player.moves()).toEqual([])
    const scene = { board, marks: player.marks(), settings: {} }
    expect(input.pad(scene, player.state(), '3', false).say).toBe('printed')
  })

  test('a tap on it lets it go', () => {
    const player = hand()
    player.tap(at(1))
    player.tap(at(1))
    expect(player.state().selection).toEqual([])
    expect(player.state().cursor).toBe(null)
  })

  test('a tap on it steps its number on, where that was asked for', () => {
    const player = hand({ tapToStep: true })
    const seen = Array.from({ length: 6 }, () => {
      player.tap(at(1))
      return player.marks().entry[1]
    })
    expect(seen).toEqual([0, 1, 2, 3, 4, 0])
  })

  test('a drag chooses all that it passes, but not what it grazes', () => {
    const player = hand()
    player.stroke([at(0), at(1), at(6)])
    expect(player.state().selection).toEqual([0, 1, 6])
    player.stroke([at(0, 0.1), at(5, 0.1)])
    expect(player.state().selection).toEqual([0, 5])
  })

  test('a number goes into all chosen cells in one move', () => {
    const player = hand()
    player.stroke([at(4), at(6)])
    player.pad('4')
    expect(entries(player)).toBe('....444.........')
    expect(player.moves().length).toBe(1)
  })

  test('Shift or Control adds to what is chosen', () => {
    const player = hand()
    player.tap(at(4))
    player.tap(at(9), { adds: true })
    expect(player.state().selection).toEqual([4, 9])
  })

  test('a cancelled stroke leaves the choice as it was', () => {
    const player = hand()
    player.tap(at(5))
    const before = player.state()
    player.press(at(9))
    player.drag(at(10))
    player.cancel()
    expect(player.state()).toBe(before)
  })
})

describe('with a number chosen first', () => {
  test('every tap writes it, until its key is pressed again', () => {
    const player = hand()
    player.pad('3')
    player.tap(at(1))
    player.tap(at(4))
    expect(entries(player)).toBe('.3..3...........')
    player.tap(at(4))
    expect(entries(player)).toBe('.3..............')
    player.pad('3')
    player.tap(at(5))
    expect(entries(player)).toBe('.3..............')
  })

  test('another key changes the number', () => {
    const player = hand()
    player.pad('3')
    player.tap(at(1))
    player.pad('2')
    player.tap(at(4))
    expect(entries(player)).toBe('.3..2...........')
  })

  test('a long press holds it even with a cell chosen', () => {
    const player = hand()
    player.tap(at(1))
    player.pad('3', true)
    expect(player.moves()).toEqual([])
    player.tap(at(4))
    expect(entries(player)).toBe('....3...........')
  })

  test('a drag writes notes into all that it passes, as the first cell decides', () => {
    const player = hand()
    player.mode('corner')
    player.pad('2')
    player.stroke([at(8), at(11)])
    expect(player.marks().corner.slice(8, 12)).toEqual([4, 4, 4, 4])
    player.stroke([at(9), at(13)])
    expect(player.marks().corner.slice(8, 16)).toEqual([4, 0, 4, 4, 0, 0, 0, 0])
    expect(player.moves().length).toBe(2)
  })

  test('a drag never writes one number into many cells', () => {
    const player = hand()
    player.pad('3')
    player.stroke([at(4), at(6)])
    expect(player.moves()).toEqual([])
    expect(player.state().selection).toEqual([4, 5, 6])
  })

  test('the second button writes it as a note', () => {
    const player = hand()
    player.pad('3')
    player.tap(at(5), { second: true })
    expect(player.marks().corner[5]).toBe(8)
  })

  test('the order can be fixed', () => {
    const cell = hand({ order: 'cell' })
    cell.pad('3')
    cell.tap(at(1))
    expect(cell.moves()).toEqual([])
    const digit = hand({ order: 'digit' })
    digit.tap(at(1))
    digit.pad('3')
    expect(digit.moves()).toEqual([])
    digit.tap(at(1))
    expect(entries(digit)).toBe('.3..............')
  })

  test('is seen before it is written', () => {
    const player = hand()
    player.pad('3')
    player.press(at(5))
    expect(player.preview().entry[5]).toBe(3)
    expect(player.marks().entry[5]).toBe(0)
  })
})

describe('notes', () => {
  test('of a number that is written go from the cells that see it, in the same move', () => {
    const player = hand()
    player.act('fill-notes')
    player.tap(at(5))
    const before = player.marks()
    player.pad('3')
    expect(before.corner[4]).toBe(0b11000)
    expect(player.marks().corner[4]).toBe(0b10000)
    expect(player.marks().corner[9]).toBe(0b10110)
    expect(player.marks().corner[10]).toBe(0b11110)
    expect(player.moves().length).toBe(2)
  })

  test('stay where tidying is off', () => {
    const player = hand({ tidy: false })
    player.act('fill-notes')
    player.tap(at(5))
    player.pad('3')
    expect(player.marks().corner[4]).toBe(0b11000)
  })

  test('are filled with what no seen cell holds, in empty cells only', () => {
    const player = hand()
    player.act('fill-notes')
    expect(player.marks().corner[0]).toBe(0)
    expect(player.marks().corner[1]).toBe(0b11100)
    expect(player.marks().corner[3]).toBe(0b11000)
  })

  test('are filled only with what a cell can hold at all, and never where nothing is written', () => {
    const walled = numbersInput<Board>({
      size: () => size,
      most: ({ side }) => side,
      given: () => new Array<number>(16).fill(0),
      peers: () => [],
      symbol: String,
      takes: (_, cell) => cell !== 5,
      fits: (_, cell, value) => value <= (cell === 1 ? 2 : 4),
    })
    const player = handOf(walled, board, shape, {})
    player.act('fill-notes')
    expect([0, 1, 5].map((cell) => player.marks().corner[cell])).toEqual([0b11110, 0b110, 0])
    player.tap(at(5))
    player.pad('3')
    expect(player.marks().entry[5]).toBe(0)
    player.mode('colour')
    player.tap(at(5))
    player.pad('colour-2')
    expect(player.marks().colour[5]).toBe(0)
  })

  test('of a corner and a centre stand side by side', () => {
    const player = hand()
    player.tap(at(5))
    player.mode('corner')
    player.pad('1')
    player.mode('centre')
    player.pad('2')
    expect([player.marks().corner[5], player.marks().centre[5]]).toEqual([2, 4])
  })

  test('take the room of a number when a single cell is chosen', () => {
    const player = hand()
    player.tap(at(5))
    player.pad('3')
    player.mode('corner')
    player.pad('2')
    expect([player.marks().entry[5], player.marks().corner[5]]).toEqual([0, 4])
    expect(player.moves().length).toBe(2)
  })

  test('go only into the empty ones of several cells', () => {
    const player = hand()
    player.tap(at(5))
    player.pad('3')
    player.stroke([at(4), at(6)])
    player.mode('corner')
    player.pad('2')
    expect(player.marks().corner.slice(4, 7)).toEqual([4, 0, 4])
    expect(player.marks().entry[5]).toBe(3)
  })
})

describe('erasing', () => {
  test('takes the number first, then the notes, then the colour', () => {
    const player = hand()
    player.tap(at(5))
    player.mode('colour')
    player.pad('colour-2')
    player.mode('corner')
    player.pad('1')
    player.mode('entry')
    player.pad('4')
    const state = () => [player.marks().entry[5], player.marks().corner[5], player.marks().colour[5]]
    expect(state()).toEqual([4, 2, 2])
    player.pad('erase')
    expect(state()).toEqual([0, 2, 2])
    player.key('Backspace')
    expect(state()).toEqual([0, 0, 2])
    player.key('Delete')
    expect(state()).toEqual([0, 0, 0])
  })
})

describe('the keys', () => {
  test('write digits, also from the number block and whatever the layout writes', () => {
    const player = hand()
    player.key('ArrowRight')
    player.key('ArrowRight')
    player.key('&', { code: 'Digit3' })
    player.key('ArrowRight')
    player.key('4', { code: 'Numpad4' })
    expect(entries(player)).toBe('.34.............')
  })

  test('write corner notes with Shift, which turns the number block into arrows', () => {
    const player = hand()
    player.key('ArrowRight')
    player.key('ArrowRight')
    player.key('End', { code: 'Numpad1', shift: true })
    expect(player.marks().corner[1]).toBe(2)
    expect(player.state().cursor).toBe(1)
  })

  test('choose several cells with Shift and the arrows', () => {
    const player = hand()
    player.key('ArrowDown')
    player.key('ArrowRight', { shift: true })
    player.key('ArrowDown', { shift: true })
    expect(player.state().selection).toEqual([0, 1, 4, 5])
    player.key('ArrowUp', { shift: true })
    expect(player.state().selection).toEqual([0, 1])
  })

  test('write letters for numbers past nine', () => {
    const large: Board = { side: 16, given: new Array<number>(256).fill(0) }
    const wide = numbersInput<Board>({
      size: () => ({ width: 16, height: 16 }),
      most: () => 16,
      given: ({ given }) => given,
      peers: () => [],
      symbol: String,
    })
    const many = { places: 256, most: 2 ** 17 }
    const player = handOf(wide, large, { entry: many, corner: many, centre: many, colour: many })
    player.key('ArrowRight')
    player.key('g')
    expect(player.marks().entry[0]).toBe(16)
    expect(player.key('h')).toBe(false)
  })

  test('hold a digit when no cell is chosen', () => {
    const player = hand()
    player.key('3')
    player.tap(at(5))
    expect(entries(player)).toBe('.....3..........')
  })

  test('let everything go by Escape, and leave it to the page when there is nothing', () => {
    const player = hand()
    player.tap(at(5))
    expect(player.key('Escape')).toBe(true)
    expect(player.state().selection).toEqual([])
    expect(player.key('Escape')).toBe(false)
  })

  test('leave a digit that the board has not to the page', () => {
    const player = hand()
    player.tap(at(5))
    expect(player.key('7')).toBe(false)
  })
})

describe('the key pad', () => {
  test('says how many of a number are left', () => {
    const player = hand()
    player.tap(at(5))
    player.pad('2')
    expect(keypad(player).map(({ id, left }) => [id, left])).toEqual([
      ['1', 3],
      ['2', 2],
      ['3', 4],
      ['4', 4],
      ['erase', null],
    ])
  })

  test('offers colours in the colour mode, and they go on printed cells too', () => {
    const player = hand()
    player.mode('colour')
    expect(keypad(player).length).toBe(9)
    player.tap(at(0))
    player.pad('colour-8')
    expect(player.marks().colour[0]).toBe(8)
    player.pad('colour-8')
    expect(player.marks().colour[0]).toBe(0)
  })

  test('lets a held number go when the mode turns to colours', () => {
    const player = hand()
    player.pad('3')
    player.mode('colour')
    expect(player.state().sticky).toBe(0)
  })
})

describe('printed clues', () => {
  const clued = numbersInput<Board>({
    size: () => size,
    most: ({ side }) => side,
    given: ({ given }) => given,
    peers: () => [],
    symbol: String,
    ticks: { target: 'clue', beside: (_board, cell) => (cell === 0 ? [0, 8] : []) },
  })
  const marked: Record<NumbersLayer | 'tick', LayerShape> = { ...shape, tick: { places: 16, most: 1 } }
  const ticker = (): Hand<NumbersLayer | 'tick', NumbersState> =>
    handOf<Board, NumbersLayer | 'tick', NumbersState>(clued, board, marked)
  const above: Point = { x: 0.5, y: -0.5, targets: { clue: 0 } }

  test('are ticked off by a tap, and again no more', () => {
    const player = ticker()
    player.tap(above)
    expect(player.marks().tick[0]).toBe(1)
    player.tap(above)
    expect(player.marks().tick[0]).toBe(0)
    expect(player.moves().length).toBe(2)
  })

  test('are left alone by a tap that is called off, and by one beside them', () => {
    const player = ticker()
    player.press(above)
    player.cancel()
    player.release()
    player.tap({ x: 0.5, y: -0.5, targets: {} })
    expect(player.moves()).toEqual([])
  })

  test('beside the cell are ticked off by the key T, all of them first, then none', () => {
    const player = ticker()
    player.tap(above)
    player.key('ArrowRight')
    player.key('t')
    expect([player.marks().tick[0], player.marks().tick[8]]).toEqual([1, 1])
    player.key('T', { shift: true })
    expect(player.marks().tick.some((tick) => tick === 1)).toBe(false)
    player.key('ArrowRight')
    expect(player.key('t')).toBe(false)
  })
})
