import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkParloku,
  clashesParloku,
  differencesParloku,
  findParloku,
  progressParloku,
  newParloku,
  solveParloku,
  spelledParloku,
  spellingsParloku,
  suggestParloku,
  traceParloku,
  type ParlokuBoard,
} from '../src/index.js'
import { gridOf } from '../src/grid.js'
import { canWalk } from '../src/walks.js'
import { wordCondition } from '../src/word-condition.js'
import { AMICA, boardOf, ITALIA, valuesOf } from './case.js'

const ANSWER = 'ITASPL SPLIAT PASLTI LITASP ALPTIS TSIPLA'

/** States of a builder: few letters printed, long words, words that crowd each other, nothing at all. */
const anyState = fc
  .record({
    givens: fc.uniqueArray(fc.tuple(fc.nat(35), fc.nat(5)), { maxLength: 8, selector: ([cell]) => cell }),
    words: fc.array(fc.tuple(fc.nat(35), fc.array(fc.nat(5), { minLength: 1, maxLength: 16 })), { maxLength: 5 }),
  })
  .map(({ givens, words }): ParlokuBoard => {
    const letters = 'ABCDEF'.split('')
    return {
      letters,
      givens: givens.map(([cell, letter]) => ({ cell, letter: letters[letter] as string })),
      words: words.map(([cell, word]) => ({
        cell,
        // No letter twice in a row, so that the word is not refused at a glance.
        word: word.map((letter, at) => letters[letter === word[at - 1] ? (letter + 1) % 6 : letter]).join(''),
      })),
    }
  })

describe('solving', () => {
  test('proves the one answer of the published puzzles', () => {
    const board = boardOf(ITALIA)
    expect(solveParloku(board)).toMatchObject({ count: 1, complete: true, solution: valuesOf(board, ANSWER) })
    expect(solveParloku(boardOf(AMICA))).toMatchObject({ count: 1, complete: true })
  })

  test('answers for every state of a builder within its budget, and says so when it stopped', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(anyState, (board) => {
        const { count, complete, solution, work } = solveParloku(board, { budget: 20_000 })
        expect(work).toBeLessThan(20_100)
        seen.add(count === 2 ? 'many' : complete ? (count === 1 ? 'one' : 'none') : 'stopped')
        if (solution !== null) expect(checkParloku(board, solution)).toEqual({ ok: true })
      }),
      { numRuns: 300 },
    )
    expect([...seen]).toEqual(expect.arrayContaining(['many', 'none']))
  })

  test('finds two answers of a board with nothing at all, and of one word alone', () => {
    for (const code of ['ABCDEF__', 'ABCDEF__14ABCDEFABCDEFABCD', 'ABCDEF__00ABABABABABABABAB']) {
      const { answers, complete } = findParloku(boardOf(code))
      expect([answers.length, complete]).toEqual([2, false])
      const [first = [], second = []] = answers
      expect(differencesParloku(first, second).length).toBeGreaterThan(1)
      for (const answer of answers) expect(checkParloku(boardOf(code), answer)).toEqual({ ok: true })
    }
  })

  test('sees at once that a letter twice in a row cannot be walked', () => {
    expect(solveParloku(boardOf('ABCDEF__00ABBA'))).toMatchObject({ count: 0, complete: true })
  })

  test('stops at its budget and says so', () => {
    expect(solveParloku(boardOf('ABCDEF__'), { limit: 1e6, budget: 500 })).toMatchObject({ complete: false })
  })
})

describe('suggestions', () => {
  test('are every single letter that leaves one answer', () => {
    const board = boardOf('ACGIMO_42O_00AMICA.11GIOCO.05MAGIA')
    const all = findParloku(board, { limit: 1000 })
    expect(all.complete).toBe(true)
    expect(all.answers.length).toBeGreaterThan(1)
    const { single, together, complete } = suggestParloku(board)
    expect(complete).toBe(true)
    expect(together).toEqual(single.slice(0, 1))
    const leaves = (cell: number, letter: string): number =>
      all.answers.filter((answer) => board.letters[(answer[cell] ?? 0) - 1] === letter).length
    const expected = [...Array(36).keys()].flatMap((cell) =>
      board.letters.filter((letter) => leaves(cell, letter) === 1).map((letter) => ({ cell, letter })),
    )
    expect(single).toEqual(expected)
  })

  test('are a few letters together, none to spare, where no single one does', () => {
    for (const code of ['ABCDEF__', 'ABCDEF__00ABCDEF', 'AILPST__00ITALIA.20PASTA']) {
      const board = boardOf(code)
      const { together } = suggestParloku(board)
      const with_ = (givens: ParlokuBoard['givens']): number =>
        solveParloku({ ...board, givens: [...board.givens, ...givens] }).count
      expect(together?.length).toBeGreaterThan(0)
      expect(with_(together ?? [])).toBe(1)
      for (const spared of together ?? []) expect(with_((together ?? []).filter((one) => one !== spared))).toBe(2)
    }
  })

  test('are none for a board with one answer or none', () => {
    for (const code of [ITALIA, 'ABCDEF__00AA'])
      expect(suggestParloku(boardOf(code))).toEqual({ single: [], together: [], complete: true })
  })
})

describe('walks', () => {
  const board = boardOf(AMICA)

  test('are drawn over each cell once, but may come back by the rules', () => {
    // G I O C, and beside the C no O but the one that was passed.
    const values = valuesOf(board, '......'.repeat(6))
    for (const [cell, letter] of [
      [7, 'G'],
      [8, 'I'],
      [9, 'O'],
      [10, 'C'],
    ] as const)
      values[cell] = board.letters.indexOf(letter) + 1
    expect(traceParloku(board, values, 1)).toEqual([7, 8, 9, 10])
    expect(traceParloku(board, values, 1, { revisit: true })).toEqual([7, 8, 9, 10, 9])
    expect(traceParloku(board, values, 1, { wild: true })).toEqual([7, 1, 0, 6, 12])
    expect(spelledParloku(board, values, 1)).toBe(4)
    expect(traceParloku(board, values, 0)).toEqual([])
  })

  test('that spell a word are all those that rows, columns and boxes let stand', () => {
    const italia = boardOf(ITALIA)
    const { givens } = gridOf(italia)
    const found = spellingsParloku(italia, givens, 2)
    expect(found.length).toBeGreaterThan(3)
    expect(new Set(found.map((path) => path.join())).size).toBe(found.length)
    for (const path of found) {
      expect(path[0]).toBe(24)
      path.slice(1).forEach((cell, at) => {
        const before = path[at] as number
        expect([1, 6]).toContain(Math.abs(cell - before))
      })
    }
    expect(spellingsParloku(italia, givens, 2, 2)).toHaveLength(2)
  })

  test('a condition lets pass exactly the full grids in which the word can be walked', () => {
    const kinds = new Set<boolean>()
    fc.assert(
      fc.property(
        fc.nat(35),
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 36, maxLength: 36 }),
        (start, some, grid) => {
          const values = some.map((value, at) => (value === some[at - 1] ? (value % 3) + 1 : value))
          if (values.some((value, at) => value === values[at + 1])) return
          const word = { start, values }
          const { cells, prune } = wordCondition(word, {})
          const walks = canWalk(grid, word, false)
          kinds.add(walks)
          expect(prune(Int32Array.from(cells, (cell) => 1 << (grid[cell] as number)))).toBe(walks)
        },
      ),
      { numRuns: 500 },
    )
    expect(kinds.size).toBe(2)
  })
})

describe('faults', () => {
  test('of a board in play are letters that clash, and words that can no longer be spelled', () => {
    const board = boardOf(ITALIA)
    const values = [...gridOf(board).givens]
    values[0] = 4
    expect(clashesParloku(board, values)).toEqual([0, 4])
    const marks = { ...newParloku(board).marks, entry: [4, ...Array<number>(35).fill(0)] }
    const { faults } = progressParloku({ ...newParloku(board), marks })
    expect(faults).toEqual([
      { rule: 'row', cells: [0, 4], details: { group: 1, value: 4 } },
      { rule: 'word', cells: [0], details: { word: 'ITALIA', number: 1, start: 0 } },
    ])
  })

  test.each([
    [[1, 2], 'The values must be one whole number from 0 to 6 a cell, not a list.'],
    [null, 'The values must be one whole number from 0 to 6 a cell, not null.'],
  ])('%j are no values', (values, sentence) => {
    expect(() => clashesParloku(boardOf(ITALIA), values as number[])).toThrow(new RangeError(sentence))
    expect(() => traceParloku(boardOf(ITALIA), gridOf(boardOf(ITALIA)).givens, 3)).toThrow(
      new RangeError('The board has no word 3; they count from 0.'),
    )
  })
})
