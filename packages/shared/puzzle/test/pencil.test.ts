import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CODE_MOST, decodePencil, emptyMarks, encodePencil, pencilFault, playPencil, readMarks } from '../src/index.js'
import type { LayerShape, PencilMarks, PencilMove } from '../src/index.js'

type Layer = 'entry' | 'note'
const SHAPE: Readonly<Record<Layer, LayerShape>> = { entry: { places: 3, most: 4 }, note: { places: 2, most: 30 } }
const START = emptyMarks(SHAPE)

const anyMove: fc.Arbitrary<PencilMove<Layer>> = fc.array(
  fc.constantFrom<Layer>('entry', 'note').chain((layer) =>
    fc.record({
      layer: fc.constant(layer),
      place: fc.integer({ min: 0, max: SHAPE[layer].places - 1 }),
      value: fc.integer({ min: 0, max: SHAPE[layer].most }),
    }),
  ),
  { maxLength: 4 },
)

type History = Parameters<typeof encodePencil<Layer>>[1]

/** A game of some moves of which the last are undone. */
function gameOf(moves: readonly PencilMove<Layer>[], undone: number): History {
  const line = [START]
  for (const move of moves) line.push(playPencil(SHAPE, line[line.length - 1] as PencilMarks<Layer>, move))
  const at = Math.max(0, line.length - 1 - undone)
  return { marks: line[at] as PencilMarks<Layer>, past: line.slice(0, at), future: line.slice(at + 1).reverse() }
}

const decode = (code: string): unknown =>
  decodePencil<string, Layer>(code, (board) => (board === 'board' ? { board, shape: SHAPE } : null))

describe('a move', () => {
  test('changes its places alone, in copies of the layers that it touches', () => {
    const before = JSON.stringify(START)
    const marks: PencilMarks<Layer> = playPencil<Layer>(SHAPE, START, [{ layer: 'entry', place: 1, value: 4 }])
    expect(marks).toEqual({ entry: [0, 4, 0], note: [0, 0] })
    expect(marks.note).toBe(START.note)
    expect(JSON.stringify(START)).toBe(before)
  })

  test('is made in order, so that the last change of a place stands', () => {
    const move = [1, 2, 3].map((value) => ({ layer: 'entry', place: 0, value }) as const)
    expect(playPencil(SHAPE, START, move).entry).toEqual([3, 0, 0])
    const back = [...move, { layer: 'entry', place: 0, value: 0 } as const]
    expect(playPencil(SHAPE, START, back).entry).toEqual([0, 0, 0])
  })

  test('that changes nothing gives the same marks', () => {
    expect(playPencil(SHAPE, START, [])).toBe(START)
    expect(playPencil(SHAPE, START, [{ layer: 'note', place: 1, value: 0 }])).toBe(START)
  })

  const change = { layer: 'entry', place: 0, value: 1 }
  test.each([
    [{}, 'A move must be a list of changes, not an object.'],
    [null, 'A move must be a list of changes, not null.'],
    ['entry', "A move must be a list of changes, not the text 'entry'."],
    [[5], 'A change must be an object with a layer, a place and a value, not 5.'],
    [[{ ...change, layer: 'colour' }], "The layer must be one of entry, note, not the text 'colour'."],
    [[{ ...change, layer: 'toString' }], "The layer must be one of entry, note, not the text 'toString'."],
    [[{ ...change, place: 3 }], 'The place must be a whole number from 0 to 2, not 3.'],
    [[{ ...change, place: '0' }], "The place must be a whole number from 0 to 2, not the text '0'."],
    [[{ ...change, value: 5 }], 'The value must be a whole number from 0 to 4, not 5.'],
    [[{ ...change, value: -1 }], 'The value must be a whole number from 0 to 4, not -1.'],
    [[change, { ...change, value: 0.5 }], 'The value must be a whole number from 0 to 4, not 0.5.'],
  ])('is never %j: %s', (move, sentence) => {
    expect(() => playPencil(SHAPE, START, move as unknown as PencilMove<Layer>)).toThrow(new RangeError(sentence))
  })
})

describe('marks', () => {
  test.each([
    [START, null],
    [{ entry: [4, 0, 1], note: [30, 0] }, null],
    [null, 'The marks must be an object with entry, note, not null.'],
    [[], 'The marks must be an object with entry, note, not a list.'],
    [{ entry: [0, 0, 0] }, 'The marks of the layer note must be a list of 2 whole numbers from 0 to 30.'],
    [{ ...START, more: [] }, 'There are marks of a layer called more; there may be entry, note.'],
    [{ ...START, entry: [0, 0] }, 'The marks of the layer entry must be a list of 3 whole numbers from 0 to 4.'],
    [{ ...START, entry: [0, 0, 5] }, 'The marks of the layer entry must be a list of 3 whole numbers from 0 to 4.'],
    [{ ...START, entry: [0, '1', 0] }, 'The marks of the layer entry must be a list of 3 whole numbers from 0 to 4.'],
  ])('%j: %s', (marks, fault) => {
    expect(pencilFault(SHAPE, marks)).toBe(fault)
    expect(readMarks(marks, SHAPE)).toEqual(fault === null ? marks : null)
  })
})

describe('a progress code', () => {
  test('gives the game back with all that undo and redo bring back', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 8 }), fc.nat(8), (moves, undone) => {
        const game = gameOf(moves, undone)
        expect(decode(encodePencil('board', game))).toEqual({ board: 'board', ...game })
      }),
    )
  })

  test('grows by what changed, not by the board', () => {
    const moves = Array.from({ length: 50 }, (_, at) => [{ layer: 'entry', place: 0, value: 1 + (at % 2) } as const])
    expect(encodePencil('board', gameOf(moves, 0)).length).toBeLessThan(100 + 50 * 15)
  })

  const code = encodePencil(
    'board',
    gameOf([[{ layer: 'entry', place: 0, value: 1 }], [{ layer: 'note', place: 1, value: 2 }]], 1),
  )
  const spoilt = (change: Record<string, unknown>): string =>
    JSON.stringify({ ...(JSON.parse(code) as Record<string, unknown>), ...change })

  test.each([
    ['another version', spoilt({ version: 2 })],
    ['another board', spoilt({ board: 'other' })],
    ['a board that is no text', spoilt({ board: 5 })],
    ['a place in history that there is not', spoilt({ at: 3 })],
    ['a place in history before its start', spoilt({ at: -1 })],
    ['half a place in history', spoilt({ at: 0.5 })],
    ['faulty marks', spoilt({ first: { entry: [9, 0, 0], note: [0, 0] } })],
    ['no steps', spoilt({ steps: {} })],
    ['half a step', spoilt({ steps: [['entry', 0]] })],
    ['a step off the board', spoilt({ steps: [['entry', 3, 1]] })],
    ['a step of another layer', spoilt({ steps: [['colour', 0, 1]] })],
    ['a step that is no list', spoilt({ steps: [null] })],
    ['a list', '[]'],
    ['no JSON', code.slice(1)],
    ['more than is read', `${code}${' '.repeat(CODE_MOST)}`],
  ])('with %s is refused', (_, broken) => {
    expect(decode(code)).not.toBeNull()
    expect(decode(broken)).toBeNull()
  })

  test.each([null, undefined, 5, {}, []])('is no text like %o', (broken) => {
    expect(decode(broken as string)).toBeNull()
  })

  test('is not written of a history that holds something else than marks', () => {
    for (const past of [[null], [{}], [{ entry: [0], note: [0, 0] }]])
      expect(() => encodePencil('board', { marks: START, past: past as never, future: [] })).toThrow(RangeError)
  })
})
