import { Model, literalOf } from '@kazu/solver'
import { describe, expect, test } from 'vitest'
import { nextEntry, sayChain, sayEntries, sayEntry } from '../src/index.js'
import type { EntryLadder, Fact, Hint, Kind } from '../src/index.js'

interface TinyKind extends Kind {
  readonly rule: 'cell' | 'differ'
  readonly technique: 'last' | 'differ' | 'chain'
}

const VALUES = 3

/** Cells that hold 1 to 3, neighbours in a ring or a row different; the cells that may not hold some numbers say so. */
function ladderOf(
  pairs: readonly (readonly [number, number])[],
  banned: readonly (readonly [cell: number, value: number])[],
  values: readonly number[],
  answer: readonly number[] | null,
): EntryLadder<TinyKind> {
  const literal = (cell: number, value: number): number => literalOf(cell * VALUES + value - 1)
  return {
    model: () => {
      const model = new Model<TinyKind['rule']>()
      const subjects = model.newVariables(values.length * VALUES)
      values.forEach((_, cell) => {
        model.exactly(
          { rule: 'cell', cells: [cell] },
          [1, 2, 3].map((value) => literal(cell, value)),
          1,
        )
      })
      for (const [cell, value] of banned)
        model.clause({ rule: 'differ', cells: [cell], details: { value } }, literal(cell, value) ^ 1)
      for (const [one, other] of pairs) {
        for (const value of [1, 2, 3])
          model.clause({ rule: 'differ', cells: [one, other] }, literal(one, value) ^ 1, literal(other, value) ^ 1)
      }
      const spoken = (variable: number) => ({ cell: Math.floor(variable / VALUES), value: (variable % VALUES) + 1 })
      return { model, subjects, ready: model.ready(), literal, spoken }
    },
    values,
    answer,
    placements: () => [],
    called: ({ because }) => ({ technique: 'differ', because }),
    last: () => 'last',
    chain: 'chain',
  }
}

const CHAIN = [
  [0, 1],
  [1, 2],
  [2, 3],
] as const

function written({ moves }: Hint<TinyKind>): unknown {
  return moves
}

describe('the next number', () => {
  test('is none without an answer, or when all is full and right', () => {
    expect(nextEntry(ladderOf(CHAIN, [], [0, 0, 0, 0], null))).toBe(null)
    expect(nextEntry(ladderOf(CHAIN, [], [1, 2, 1, 2], [1, 2, 1, 2]))).toBe(null)
  })

  test('comes after wrong ones, which are taken away', () => {
    const hint = nextEntry(ladderOf(CHAIN, [], [1, 3, 0, 0], [1, 2, 1, 2]))
    expect(hint).toMatchObject({ rung: 1, target: [1], moves: [[{ layer: 'entry', place: 1, value: 0 }]] })
  })

  test('is one that the fewest rule instances lead to, with what leads straight to it', () => {
    const hint = nextEntry(ladderOf(CHAIN, [[1, 3]], [1, 0, 0, 0], [1, 2, 1, 2])) as Hint<TinyKind>
    expect(written(hint)).toEqual([[{ layer: 'entry', place: 1, value: 2 }]])
    expect(hint.rung).toBe(2)
    expect(hint.reason).toMatchObject({ type: 'technique', technique: 'last' })
    expect(hint.because.map(({ cells }) => cells)).toEqual([[1], [0, 1]])
  })

  test('says first what must be ruled out before, no more than is needed', () => {
    // Cell 2 is 3 only because cell 1 is, which the marks do not say: that one is nearer.
    const hint = nextEntry(
      ladderOf(
        CHAIN,
        [
          [1, 1],
          [1, 2],
          [3, 2],
        ],
        [0, 0, 0, 0],
        [1, 3, 2, 1],
      ),
    ) as Hint<TinyKind>
    expect(written(hint)).toEqual([[{ layer: 'entry', place: 1, value: 3 }]])
    expect(hint.reason.type === 'technique' && hint.reason.before).toBe(undefined)
  })

  test('supposes where single rules lead no further', () => {
    // Three cells that all differ, two of which are not 3: the third is, which no pair says by itself.
    const ring = [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const
    const hint = nextEntry(
      ladderOf(
        ring,
        [
          [0, 3],
          [1, 3],
        ],
        [0, 0, 0],
        [1, 2, 3],
      ),
    ) as Hint<TinyKind>
    expect(hint.rung).toBe(4)
    expect(written(hint)).toEqual([[{ layer: 'entry', place: 2, value: 3 }]])
    const before = hint.reason.type === 'technique' ? (hint.reason.before ?? []) : []
    const chained = before.some(({ technique }) => technique === 'chain') || hint.reason.type === 'what-if'
    expect(chained).toBe(true)
  })

  test('is said plainly where no supposition helps', () => {
    const hint = nextEntry(ladderOf([[0, 1]], [], [0, 0], [1, 2])) as Hint<TinyKind>
    expect(hint).toMatchObject({ rung: 5, because: [], reason: { type: 'answer' } })
  })
})

const size = { width: 3, height: 2 }
const fact = (place: number, value: number, holds = true): Fact => ({ layer: 'entry', place, value, holds })

describe('numbers in cells', () => {
  test('are said one by one, or together where they leave the same cells', () => {
    expect(sayEntry(fact(1, 2), size, 'en')).toBe('r1c2 is 2')
    expect(sayEntry(fact(1, 2, false), size, 'it')).toBe('in r1c2 non sta 2')
    const some = [fact(0, 3, false), fact(1, 3, false), fact(0, 1, false), fact(1, 1, false), fact(4, 2, false)]
    expect(sayEntries(some, size, 'en')).toBe('r1c1 and r1c2 are neither 1 nor 3; r2c2 is not 2')
    expect(sayEntries(some, size, 'it')).toBe('in r1c1 e r1c2 non stanno né 1 né 3; in r2c2 non sta 2')
    expect(sayEntries(some, size, 'ja')).toBe('r1c1、r1c2は1、3ではない、r2c2は2ではない')
  })

  test('are supposed, and led to what is broken, in one breath a rule instance', () => {
    const [one, two] = [
      { rule: 'differ', cells: [0, 1] },
      { rule: 'differ', cells: [1, 2] },
    ]
    const step = {
      technique: 'chain',
      facts: [fact(0, 1, false)],
      because: [one, one, two],
      details: { path: '0=1 1!1 1=2' },
    }
    const why = ({ cells }: { readonly cells: readonly number[] }): string => `cells ${cells.join(' and ')} differ`
    expect(sayChain(step, size, 'en', why)).toBe(
      'Suppose r1c1 is 1. Then r1c2 is 2; r1c2 is not 1, for cells 0 and 1 differ. That cannot be: cells 1 and 2 differ.',
    )
    expect(sayChain(step, size, 'it', why)).toContain('Supponiamo: in r1c1 sta 1. Allora in r1c2 sta 2')
    expect(sayChain(step, size, 'ja', why)).toContain('仮に、r1c1は1であるとしましょう。')
  })
})
