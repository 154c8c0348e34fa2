import { literalOf, Reasoner } from '@kazu/solver'
import { describe, expect, test } from 'vitest'
import { Deducer } from '../src/deducer.js'
import { generateKakuro, readKakuro, solveKakuro } from '../src/index.js'
import type { KakuroBoard } from '../src/index.js'
import { kakuroModel } from '../src/logic.js'
import { runsOf } from '../src/runs.js'
import { boardOf } from './boards.js'

/** Boards of which single runs leave something open: one sum of each is gone. */
function openBoards(): KakuroBoard[] {
  return [1, 2, 3, 4].flatMap((seed) => {
    const { board } = generateKakuro({ width: 7, height: 7, level: 'easy', seed })
    return [0, 3, 5].map((skip) => {
      const clues = [...board.cells.keys()].filter((cell) => (board.cells[cell]?.across ?? 0) > 0)
      const gone = clues[skip % clues.length]
      const cells = board.cells.map((cell, at) => (at === gone ? { across: 0, down: cell?.down ?? 0 } : cell))
      return { ...board, cells }
    })
  })
}

describe('deductions on sets of digits', () => {
  test('leave what propagation in the solver leaves', () => {
    let open = 0
    for (const board of openBoards()) {
      const runs = runsOf(board)
      const deducer = new Deducer(runs)
      expect(deducer.begin(runs.runs.map(({ sum }) => sum))).toBe(true)
      const { model, subjects, ready, literal } = kakuroModel(board)
      expect(new Reasoner(model, subjects, ready).begin([])).toBe(true)
      for (const cell of deducer.whites) {
        const left = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => model.kernel.values[literal(cell, digit)] !== -1)
        expect(left.reduce((set, digit) => set | (1 << (digit - 1)), 0)).toBe(deducer.domains[cell])
      }
      open += deducer.open.length
    }
    expect(open).toBeGreaterThan(20)
  })

  test('rule out nothing of an answer by suppositions, and find both answers where there are two', () => {
    for (const board of openBoards()) {
      const runs = runsOf(board)
      const answers: (readonly number[])[] = []
      const all = new Deducer(runs)
      all.begin(runs.runs.map(({ sum }) => sum))
      all.search(20, Infinity, (values) => answers.push(values))
      const deducer = new Deducer(runs)
      deducer.begin(runs.runs.map(({ sum }) => sum))
      deducer.climb(8)
      for (const answer of answers)
        for (const cell of deducer.whites)
          expect((deducer.domains[cell] as number) & (1 << ((answer[cell] as number) - 1))).not.toBe(0)
      expect(solveKakuro(board, { limit: 20 }).count).toBe(answers.length)
    }
  })

  test('say that sums cannot be kept', () => {
    const board = boardOf('# 3/ 3/', '/3 - -', '/4 - -')
    const runs = runsOf(board)
    const deducer = new Deducer(runs)
    expect(deducer.begin(runs.runs.map(({ sum }) => sum))).toBe(false)
    expect(deducer.contradictory).toBe(true)
    expect(deducer.begin([3, 3, 3, 3])).toBe(true)
  })

  test('come to the same by looking again near a change as by beginning anew, or leave no more open', () => {
    const { board } = generateKakuro({ width: 8, height: 8, level: 'easy', seed: 9 })
    const runs = runsOf(board)
    const sums = runs.runs.map(({ sum }) => sum)
    const deducer = new Deducer(runs)
    deducer.begin(sums)
    const known = deducer.domains.slice()
    deducer.again(sums, known, [deducer.whites[4] as number])
    expect([...deducer.domains]).toEqual([...known])
  })
})

describe('solving', () => {
  test('counts by the learning search what plain trying does not end', () => {
    // Nothing is printed: a board of all different digits has many more answers than can be tried.
    const board = readKakuro('# # # # #\n# - - - -\n# - - - -\n# - - - -\n# - - - -').board as KakuroBoard
    expect(solveKakuro(board, { limit: 5 })).toMatchObject({ count: 5, complete: false })
    const none = boardOf('# 30/ 30/ 30/ 30/', '/29 - - - -', '/30 - - - -', '/30 - - - -', '/30 - - - -')
    expect(solveKakuro(none)).toMatchObject({ count: 0, complete: true })
  })

  test('gives no answer for a run that its digits cannot fill', () => {
    expect(solveKakuro(boardOf('# #', '/10 -'))).toMatchObject({ count: 0, complete: true })
    const long: KakuroBoard = {
      width: 11,
      height: 2,
      cells: Array.from({ length: 22 }, (_, at) => (at > 11 ? null : { across: 0, down: 0 })),
    }
    expect(solveKakuro(long)).toMatchObject({ count: 0, complete: true })
  })

  test('holds its subjects as one literal a cell and digit', () => {
    const { literal, spoken } = kakuroModel(boardOf('# 3/ 3/', '/3 - -', '# - #'))
    expect(spoken(literal(5, 7) >> 1)).toEqual({ cell: 5, value: 7 })
    expect(literal(4, 1)).toBe(literalOf(0))
  })
})
