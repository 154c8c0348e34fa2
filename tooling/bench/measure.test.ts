import { describe, expect, test } from 'vitest'
import type { Engine, Kind, ReadResult, Solved } from '@kazu/puzzle'
import { quantile } from './engine.ts'
import { measureRow } from './measure.ts'
import { clingoSum, PUBLISHING } from './published.ts'
import type { Row } from './published.ts'

const ROW: Row = { id: 'one', width: 2, height: 1, url: 'address', data: ['- -'], solution: ['1 2'] }
const RIGHT: Solved<unknown> = { count: 1, complete: true, solution: [1, 2], work: 7 }
const publishing = { answer: () => [1, 2] }

/** An engine that reads every address as a board, says what it is told of its answers, and takes only 1 2. */
function engine(solved: Partial<Solved<unknown>>, read: ReadResult<unknown> = { board: 'board' }): Engine<Kind> {
  const faces = {
    fault: (board: unknown) => (board === 'bad' ? 'It is bad.' : null),
    read: () => read,
    solve: () => ({ ...RIGHT, ...solved }),
    check: (_: unknown, answer: unknown) => ({ ok: JSON.stringify(answer) === '[1,2]' }),
  }
  return faces as unknown as Engine<Kind>
}

const verdictOf = (one: Engine<Kind>, row: Row = ROW, how: (typeof PUBLISHING)[string] = publishing): string => {
  const { verdict, reason } = measureRow(one, how, row)
  return `${verdict} ${reason}`.trim()
}

describe('a published board', () => {
  test('is proved when its only answer keeps the rules and is the stated one', () => {
    expect(verdictOf(engine({}))).toBe('proved')
  })

  test('is stopped when the budget ran out, and that is no proof', () => {
    expect(verdictOf(engine({ complete: false }))).toBe('stopped after 7 steps')
    expect(verdictOf(engine({ count: 0, complete: false }))).toBe('stopped after 7 steps')
  })

  test('is wrong when no answer, or more than one, is found', () => {
    expect(verdictOf(engine({ count: 0, solution: null }))).toBe('wrong it was said to have no answer')
    expect(verdictOf(engine({ count: 2, complete: false }))).toBe('wrong it was said to have several answers')
  })

  test('is wrong when check refuses the answer', () => {
    expect(verdictOf(engine({ solution: [2, 1] }))).toBe('wrong its answer breaks a rule')
  })

  test('is wrong when the stated solution is another', () => {
    expect(verdictOf(engine({}), ROW, { answer: () => [2, 1] })).toBe('wrong its answer is not the stated one')
  })

  test('is wrong when it cannot be read', () => {
    expect(verdictOf(engine({}, { board: null, problem: 'bad-size', at: 3 }))).toBe(
      'wrong its address is refused: bad-size at 3',
    )
    const { url: _, ...bare } = ROW
    expect(verdictOf(engine({}), bare)).toBe('wrong it has no address and its kind has no other reader')
    expect(verdictOf(engine({}), bare, { ...publishing, board: () => 'bad' })).toBe('wrong It is bad.')
  })
})

describe('a stated solution', () => {
  test('of masyu is read as the links of the loop', () => {
    const row: Row = { id: 'loop', width: 3, height: 2, data: [], solution: ['se ew sw', 'ne ew nw'] }
    expect(PUBLISHING['masyu']?.answer(row)).toEqual([0, 1, 2, 3, 4, 6])
  })

  test('of akari is read as the cells of the lights', () => {
    const row: Row = { id: 'lights', width: 3, height: 2, data: [], solution: ['o - -', '- - o'] }
    expect(PUBLISHING['akari']?.answer(row)).toEqual([0, 5])
  })

  test('of nurikabe is read as the cells of the sea', () => {
    const row: Row = { id: 'sea', width: 2, height: 2, data: [], solution: ['- x', '- x'] }
    expect(PUBLISHING['nurikabe']?.answer(row)).toEqual([1, 3])
  })

  test('of ripple is read as numbers, and its rooms in the order of their first cells', () => {
    const row: Row = { width: 2, height: 1, data: ['- 1'], areas: ['9 4'], solution: ['1 1'] }
    expect(PUBLISHING['ripple']?.answer(row)).toEqual([1, 1])
    expect(PUBLISHING['ripple']?.board?.(row)).toEqual({ width: 2, height: 1, rooms: [0, 1], givens: [0, 1] })
  })

  test('of kakuro is read as digits, and its board with the sums before their runs', () => {
    const row: Row = { width: 2, height: 2, data: ['# 4/', '16/4 -'], solution: ['- -', '- 4'] }
    expect(PUBLISHING['kakuro']?.answer(row)).toEqual([0, 0, 0, 4])
    const black = (across: number, down: number): object => ({ across, down })
    expect(PUBLISHING['kakuro']?.board?.(row)).toEqual({
      width: 2,
      height: 2,
      cells: [black(0, 0), black(0, 4), black(4, 16), null],
    })
  })

  test('of shikaku is read as the lines between regions', () => {
    const row: Row = { id: 'cut', width: 3, height: 2, data: [], solution: ['4 4 9', '4 4 9'] }
    expect(PUBLISHING['shikaku']?.answer(row)).toEqual([1, 3])
  })

  test('of slitherlink is read as the sides round the cells inside', () => {
    const row: Row = { id: 'inside', width: 2, height: 2, data: [], solution: ['x x', '- x'] }
    expect(PUBLISHING['slitherlink']?.answer(row)).toEqual([0, 1, 2, 5, 6, 8, 10, 11])
  })

  test('of jigsaw is read as numbers, and its regions in the order of their first cells', () => {
    const areas = ['7 2', '2 7']
    expect(PUBLISHING['jigsaw']?.answer({ ...ROW, areas })).toEqual([1, 2])
    expect(PUBLISHING['jigsaw']?.board?.({ ...ROW, areas })).toEqual({ size: 2, givens: [0, 0], regions: [0, 1, 1, 0] })
  })

  test('of number-place is read as numbers', () => {
    expect(PUBLISHING['number-place']?.answer(ROW)).toEqual([1, 2])
  })
})

test('a quantile is a value of the list, and none of nothing', () => {
  expect([0, 0.5, 0.95, 1].map((share) => quantile([5, 1, 4, 2, 3], share))).toEqual([1, 3, 5, 5])
  expect(quantile([], 0.5)).toBeNaN()
})

describe('the time of clingo', () => {
  test('is summed in milliseconds, and is not known where any board lacks it', () => {
    const took = (clingo_s: number): Row => ({ ...ROW, clingo_s })
    expect(clingoSum([took(0.5), took(0.25)])).toBe(750)
    expect(clingoSum([took(0.5), ROW])).toBeNull()
    expect(clingoSum([])).toBeNull()
  })
})
