import { describe, expect, test } from 'vitest'
import { checkNumberPlace, generateNumberPlace, solveNumberPlace, type NumberPlaceOptions } from '../src/index.js'
import { boardOf } from './case.js'

const dots = (count: number): string => '.'.repeat(count)

describe('solving', () => {
  test('tells none, one and many apart at once', () => {
    const one = '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...'
    expect(solveNumberPlace(boardOf(one))).toMatchObject({ count: 1, complete: true })
    const many = '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1..............'
    expect(many.replaceAll('.', '')).toHaveLength(15)
    expect(solveNumberPlace(boardOf(many))).toMatchObject({ count: 2, complete: false })
    expect(solveNumberPlace(boardOf(`11${dots(79)}`))).toMatchObject({ count: 0, complete: true, solution: null })
    // Nothing repeats, but r5c5 sees every number but one from each side and the two differ.
    const hidden = `${dots(36)}1234.5678${dots(4)}9${dots(31)}`
    expect(solveNumberPlace(boardOf(hidden))).toMatchObject({ count: 0, complete: true })
    // In the fifth column 1, 5 and 6 have only two places: a search that does not branch there takes hours.
    const crowded = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........'
    const solved = solveNumberPlace(boardOf(crowded))
    expect(solved).toMatchObject({ count: 0, complete: true })
    expect(solved.work).toBeLessThan(1000)
  })

  test.each([4, 6, 9, 16, 25])('finds two answers of an empty board of %i', (size) => {
    const solved = solveNumberPlace(boardOf(dots(size * size)))
    expect(solved).toMatchObject({ count: 2, complete: false })
    expect(checkNumberPlace({ size, givens: new Array<number>(size * size).fill(0) }, solved.solution ?? [])).toEqual({
      ok: true,
    })
    expect(solved.work).toBeLessThan(20_000)
  })

  test('stops at its budget and says so', () => {
    expect(solveNumberPlace(boardOf(dots(81)), { limit: 1e6, budget: 1000 })).toMatchObject({ complete: false })
  })

  test('counts to the limit that is asked for', () => {
    expect(solveNumberPlace(boardOf(dots(16)), { limit: 1000 })).toMatchObject({ count: 288, complete: true })
  })

  test('of what is no board is refused', () => {
    expect(() => solveNumberPlace({ size: 9, givens: [1] })).toThrow(RangeError)
  })
})

describe('checking', () => {
  const board = boardOf(`1${dots(15)}`)

  test('names the group and the cells of each fault, mistakes before empty cells', () => {
    expect(checkNumberPlace(board, boardOf('2213 3.21 2143 4321').givens)).toEqual({
      ok: false,
      reason: 'the answer has empty cells',
      faults: [
        { rule: 'given', cells: [0], details: { value: 1 } },
        { rule: 'row', cells: [0, 1], details: { group: 1, value: 2 } },
        { rule: 'column', cells: [0, 8], details: { group: 1, value: 2 } },
        { rule: 'column', cells: [6, 14], details: { group: 3, value: 2 } },
        { rule: 'column', cells: [7, 15], details: { group: 4, value: 1 } },
        { rule: 'column', cells: [3, 11], details: { group: 4, value: 3 } },
        { rule: 'box', cells: [0, 1], details: { group: 1, value: 2 } },
        { rule: 'box', cells: [2, 7], details: { group: 2, value: 1 } },
        { rule: 'cell', cells: [5] },
      ],
    })
  })

  test.each([
    [{ size: 8, givens: [] }, [], 'no number-place at 8'],
    [null, [], 'no number-place at undefined'],
    [{ size: 4, givens: [1] }, [], 'the givens are not a grid'],
    [board, [1, 2], 'the answer is not a grid'],
    [board, new Array(16).fill(5), 'the answer is not a grid'],
    [board, new Array(16).fill('1'), 'the answer is not a grid'],
  ])('%j %j: %s', (some, answer, reason) => {
    expect(checkNumberPlace(some as never, answer as never)).toMatchObject({ ok: false, reason })
  })
})

describe('making', () => {
  test.each([
    [{ size: 8, level: 'easy', seed: 1 }, 'Kazu makes no number-place at 8×8.'],
    [{ size: 9, level: 'expert', seed: 1 }, 'Kazu has no level called expert.'],
    [{ size: 9, level: 'easy', seed: 0 }, '0 is not a seed: a whole number from 1 to 2147483647.'],
    [{ size: 9, level: 'easy', seed: '1' }, "The text '1' is not a seed: a whole number from 1 to 2147483647."],
    [{ size: '9', level: 'easy', seed: 1 }, "The size must be a whole number, not the text '9'."],
    [undefined, 'The options must be an object, not undefined.'],
  ])('%j is refused: %s', (options, sentence) => {
    expect(() => generateNumberPlace(options as unknown as NumberPlaceOptions)).toThrow(new RangeError(sentence))
  })

  test('reports how far it is, never falling, and 1 at the end', () => {
    const reports: number[] = []
    generateNumberPlace({ size: 9, level: 'hard', seed: 1 }, (done) => reports.push(done))
    expect(reports.at(-1)).toBe(1)
    expect(reports.length).toBeGreaterThan(50)
    expect(reports.every((done, at) => done <= 1 && done >= (reports[at - 1] ?? 0))).toBe(true)
  })
})
