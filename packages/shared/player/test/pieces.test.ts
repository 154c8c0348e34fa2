import { describe, expect, test } from 'vitest'
import { clockText, elapsedAt, startClock, stopClock, stoppedClock } from '../src/clock.js'
import { layoutOf } from '../src/layout.js'
import { badgedText, messageParts } from '../src/message.js'
import { columns } from '../src/pad-view.js'
import { fittingUnit, movedView, openingUnit, unitLimits } from '../src/viewport.js'
import { playerWords } from '../src/words.js'

describe('the clock', () => {
  test('is read as people read it', () => {
    expect([0, 999, 61_000, 599_999, 3_600_000, 36_061_000].map(clockText)).toEqual([
      '0:00',
      '0:00',
      '1:01',
      '9:59',
      '1:00:00',
      '10:01:01',
    ])
  })

  test('never goes back when the machine’s clock does', () => {
    const clock = startClock(stoppedClock(500), 1000)
    expect(elapsedAt(clock, 400)).toBe(500)
    expect(stopClock(clock, 1600)).toEqual({ elapsed: 1100, since: null })
    expect(startClock(clock, 2000)).toBe(clock)
  })
})

describe('a message', () => {
  const size = { width: 10, height: 10 }

  test('is words, badges and cells', () => {
    expect(messageParts('(1) Look at r3c4, r10c10.', size)).toEqual([
      { type: 'badge', number: 1 },
      { type: 'text', text: ' Look at ' },
      { type: 'cell', text: 'r3c4', cell: 23 },
      { type: 'text', text: ', ' },
      { type: 'cell', text: 'r10c10', cell: 99 },
      { type: 'text', text: '.' },
    ])
  })

  test('that is a reason numbers each cause at its first cell, unless the sentence does so itself', () => {
    const because = [{ cells: [23, 24] }, { cells: [3] }, { cells: [99] }]
    expect(badgedText('Pearls at r3c4 and r3c5, then r1c4.', because, 10)).toBe(
      'Pearls at (1) r3c4 and r3c5, then (2) r1c4.',
    )
    expect(badgedText('(1) r1c4 and r3c4', because, 10)).toBe('(1) r1c4 and r3c4')
    expect(badgedText('r3c44', [{ cells: [23] }], 10)).toBe('r3c44')
    expect(badgedText('r3c4', [{ cells: [23] }, { cells: [23] }], 10)).toBe('(1) r3c4')
  })

  test('keeps as words what is no cell of the board', () => {
    expect(messageParts('r11c1 r0c5 r1c111', size)).toEqual([{ type: 'text', text: 'r11c1 r0c5 r1c111' }])
  })
})

describe('the size of a cell', () => {
  test('lets the whole board fit, and ends on device pixels', () => {
    expect(fittingUnit({ width: 9.14, height: 9.14 }, { width: 366, height: 600 }, 1)).toBe(40)
    expect(fittingUnit({ width: 9.14, height: 9.14 }, { width: 370, height: 600 }, 2)).toBe(40)
    expect(fittingUnit({ width: 9.14, height: 9.14 }, { width: 371, height: 600 }, 2)).toBe(40.5)
    expect(fittingUnit({ width: 4.14, height: 4.14 }, { width: 2000, height: 2000 }, 1)).toBe(96)
  })

  test('opens larger than the room where a finger would miss', () => {
    expect(openingUnit(22, { least: 32, zoomed: 36, ratio: 1 })).toBe(36)
    expect(openingUnit(33, { least: 32, zoomed: 36, ratio: 1 })).toBe(33)
  })

  test('stays between the whole board and what a thumb cannot miss', () => {
    const limits = unitLimits(22, 36)
    const view = { unit: 36, left: 0, top: 0 }
    const still = { x: 0, y: 0 }
    expect(movedView(view, { factor: 0.1, about: still, by: still }, limits).unit).toBe(22)
    expect(movedView(view, { factor: 90, about: still, by: still }, limits).unit).toBe(96)
  })

  test('keeps the place under the fingers where it is', () => {
    const next = movedView(
      { unit: 30, left: 100, top: 50 },
      { factor: 2, about: { x: 40, y: 20 }, by: { x: 0, y: 0 } },
      unitLimits(20, 36),
    )
    // The place of the board under the fingers, in cells, before and after.
    expect((next.left + 40) / next.unit).toBeCloseTo((100 + 40) / 30)
    expect((next.top + 20) / next.unit).toBeCloseTo((50 + 20) / 30)
  })
})

describe('the layout', () => {
  const nine = { width: 9.14, height: 9.14 }
  const place = { top: 0, others: 280 }

  test('is a column on a phone and beside the board at a desk and on a phone on its side', () => {
    expect(layoutOf(nine, { width: 390, windowHeight: 844, ...place }).shape).toBe('column')
    expect(layoutOf(nine, { width: 820, windowHeight: 1180, ...place }).shape).toBe('column')
    expect(layoutOf(nine, { width: 1280, windowHeight: 800, ...place }).shape).toBe('desk')
    expect(layoutOf(nine, { width: 844, windowHeight: 390, ...place }).shape).toBe('desk')
  })

  test('puts the tools under a board that is much wider than high', () => {
    expect(layoutOf({ width: 36.14, height: 10.14 }, { width: 1280, windowHeight: 800, ...place }).shape).toBe('column')
  })

  test('gives the board the sizes that the looks promise', () => {
    const unit = (width: number, windowHeight: number, top = 0): number => {
      const { room } = layoutOf(nine, { width, windowHeight, top, others: 280 })
      return fittingUnit(nine, room, 1)
    }
    expect(unit(390, 844)).toBe(40)
    expect(unit(820, 1180)).toBe(80)
    expect(unit(1280, 800, 56)).toBe(75)
  })

  test('does not shrink a board that stands far down a page', () => {
    const far = layoutOf(nine, { width: 390, windowHeight: 844, top: 3000, others: 280 })
    expect(fittingUnit(nine, far.room, 1)).toBe(40)
  })
})

test('the key pad stands on five columns, wider for more values', () => {
  expect([5, 6, 7, 8, 10, 17, 26].map((keys) => columns(keys, false))).toEqual([5, 6, 4, 4, 5, 6, 7])
  expect(columns(10, true)).toBe(10)
})

test('every language has every word, and none is left in English', () => {
  const flat = (value: unknown, path = ''): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => flat(inner, `${path}.${name}`))
      : [[path, typeof value === 'function' ? (value as (...numbers: number[]) => string)(2, 3) : String(value)]]
  const english = new Map(flat(playerWords('en')))
  const same: Record<string, string[]> = { ja: [], it: ['.zoom', '.menu', '.place'] }
  for (const language of ['ja', 'it'] as const) {
    const words = flat(playerWords(language))
    expect(words.map(([path]) => path)).toEqual([...english.keys()])
    // A key of the pad that has nothing left to say but its own text is the same everywhere.
    expect(
      words.filter(([path, text]) => text.trim() === '' || text === english.get(path)).map(([path]) => path),
    ).toEqual(same[language])
  }
})
