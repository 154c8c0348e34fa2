import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countAnswers, decodeCells, Filler } from '../src/index.js'
import { boxed, everyAnswer, SMALL } from './boards.js'

const NINE = new Filler(boxed(9, 3, 3))
const board = (code: string): number[] => decodeCells(code.replaceAll('0', '.'), 9) ?? []
const HARD = board('000000010400000000020000000000050407008000300001090000300400200050100000000806000')

describe('counting', () => {
  for (const [name, layout] of Object.entries(SMALL)) {
    it(`finds as many answers as trying everything does: ${name}`, () => {
      const filler = new Filler(layout)
      const cell = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 4 }))
      fc.assert(
        fc.property(fc.array(cell, { minLength: 16, maxLength: 16 }), (cells) => {
          const every = everyAnswer(layout, cells)
          const counted = countAnswers(filler, cells, { limit: 1000 })
          expect(counted).toMatchObject({ count: every.length, complete: true })
          if (every.length > 0) expect(every).toContainEqual(counted.solution)
        }),
        { numRuns: 300 },
      )
    })
  }

  it('proves that a hard board has exactly one answer', () => {
    expect(countAnswers(NINE, HARD)).toMatchObject({ count: 1, complete: true })
  })

  it('stops at the limit and says that more may exist', () => {
    const one = HARD.map((value, cell) => (cell === 7 ? 0 : value))
    expect(countAnswers(NINE, one)).toMatchObject({ count: 2, complete: false })
    expect(countAnswers(NINE, one, { limit: 5 })).toMatchObject({ count: 5, complete: false })
  })

  it('stops at the budget, the same at every call, and never calls that a proof', () => {
    const empty = new Array<number>(81).fill(0)
    const stopped = countAnswers(NINE, empty, { limit: 1e9, budget: 5000 })
    expect(stopped.complete).toBe(false)
    expect(stopped.work).toBeGreaterThan(5000)
    expect(countAnswers(NINE, empty, { limit: 1e9, budget: 5000 })).toEqual(stopped)
  })

  it('leaves out the answers with a number in a cell', () => {
    const solution = countAnswers(NINE, HARD).solution as number[]
    for (const cell of [0, 7, 40, 80]) {
      expect(countAnswers(NINE, HARD, { without: { cell, value: solution[cell] as number } }).count).toBe(0)
      expect(countAnswers(NINE, HARD, { without: { cell, value: ((solution[cell] as number) % 9) + 1 } }).count).toBe(1)
    }
  })

  it('finds no answer where two givens break a rule or leave a cell nothing', () => {
    expect(countAnswers(NINE, board(`11${'0'.repeat(79)}`))).toMatchObject({ count: 0, complete: true })
    expect(countAnswers(NINE, board(`12345678${'0'.repeat(9)}9${'0'.repeat(63)}`))).toMatchObject({
      count: 0,
      complete: true,
    })
  })

  it('starts afresh with each board', () => {
    const first = countAnswers(NINE, HARD)
    countAnswers(NINE, new Array<number>(81).fill(0), { limit: 3 })
    expect(countAnswers(NINE, HARD)).toEqual(first)
  })
})
