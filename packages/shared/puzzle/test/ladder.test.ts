import { literalOf, Model, Reasoner, variableOf, isPositive } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { describe, expect, test } from 'vitest'
import { answerLiterals, CHAIN_LIMITS, climb, climbWhole, climbWithin, gradeByChains, isOfLevel } from '../src/index.js'
import type { Fact, Hint, Kind, LadderBoard, PencilMove } from '../src/index.js'

/** Lamps in a row under rules that each test states anew. */
interface AnyKind extends Kind {
  readonly move: PencilMove
  readonly rule: string
  readonly technique: string
}

const on = (cell: number): Literal => literalOf(cell)
const off = (cell: number): Literal => literalOf(cell, false)

function factOf(literal: Literal): Fact {
  return { layer: 'lamp', place: variableOf(literal), value: 1, holds: isPositive(literal) }
}

/** The clauses of a board, each a rule of its own: `r0`, `r1`, … in the order in which they stand. */
type Clauses = readonly (readonly Literal[])[]

function modelOf(lamps: number, clauses: Clauses): { model: Model; ready: boolean } {
  const model = new Model()
  model.newVariables(lamps)
  clauses.forEach((literals, at) => {
    const cells = literals.map(variableOf).sort((a, b) => a - b)
    model.clause({ rule: `r${at}`, cells }, ...literals)
  })
  return { model, ready: model.ready() }
}

function boardOf(lamps: number, clauses: Clauses, more: Partial<LadderBoard<AnyKind>> = {}): LadderBoard<AnyKind> {
  return {
    model: () => modelOf(lamps, clauses),
    subjects: Array.from({ length: lamps }, (_, lamp) => lamp),
    known: [],
    answer: null,
    techniques: () => [],
    fact: factOf,
    cells: ({ place }) => [place],
    move: (facts) => facts.map(({ place, holds }) => ({ layer: 'lamp', place, value: holds ? 1 : 2 })),
    clear: (facts) => facts.map(({ place }) => ({ layer: 'lamp', place, value: 0 })),
    ease: (literal) => literal,
    ...more,
  }
}

/** Neither value of a lamp is refuted at once, but both light the last one: by two rules and a third that joins them. */
const EITHER: Clauses = [
  [off(0), on(1)],
  [off(0), on(2)],
  [off(1), off(2), on(5)],
  [on(0), on(3)],
  [on(0), on(4)],
  [off(3), off(4), on(5)],
]

/** Were the first lamp lit, the others could not all keep their rules. */
const REFUTED: Clauses = [
  [off(0), on(1)],
  [off(0), on(2)],
  [off(1), off(2)],
]

/** Were the first lamp dark, neither value of the second would do; and of the three nothing follows before. */
const WITHIN: Clauses = [
  [on(0), on(1), on(2)],
  [on(0), on(1), off(2)],
  [on(0), off(1), on(2)],
  [on(0), off(1), off(2)],
]

describe('the ladder', () => {
  test('names a mistake first, whatever a rule would say, and takes it away', () => {
    const answer = [on(0), off(1)]
    const hint = climb(boardOf(2, [[on(0)]], { answer, known: [on(1)] }))
    expect(hint).toMatchObject({ rung: 1, target: [1], moves: [[{ layer: 'lamp', place: 1, value: 0 }]] })
    expect(hint?.reason).toEqual({ type: 'mistake', facts: [factOf(on(1))] })
  })

  test('goes on with the first technique that says anything new', () => {
    const because = [{ rule: 'r0', cells: [0] }]
    const found = [
      { technique: 'old', literals: [on(0)], because },
      { technique: 'new', literals: [on(0), off(1)], because, details: { at: 1 } },
    ]
    const hint = climb(boardOf(2, [[on(0)]], { known: [on(0)], techniques: () => found }))
    expect(hint?.rung).toBe(2)
    expect(hint?.reason).toEqual({
      type: 'technique',
      technique: 'new',
      facts: [factOf(off(1))],
      because,
      details: { at: 1 },
    })
  })

  test('then says all that one rule forces, the rule that is seen first', () => {
    const two: Clauses = [
      [off(0), on(1)],
      [off(0), on(2)],
    ]
    const first = climb(boardOf(3, two, { known: [on(0)] }))
    const other = climb(boardOf(3, two, { known: [on(0)], ease: (literal) => -literal }))
    expect([first, other].map((hint) => hint?.reason)).toEqual([
      { type: 'rule', facts: [factOf(on(1))], because: { rule: 'r0', cells: [0, 1] } },
      { type: 'rule', facts: [factOf(on(2))], because: { rule: 'r1', cells: [0, 2] } },
    ])
    expect(first).toMatchObject({ rung: 3, because: [{ rule: 'r0' }] })
    expect(first?.work).toBeGreaterThan(0)
  })

  test('then supposes, and gives the chain to what is broken', () => {
    const hint = climb(boardOf(3, REFUTED))
    expect(hint?.rung).toBe(4)
    expect(hint?.reason).toMatchObject({ type: 'what-if', suppose: factOf(on(0)), facts: [factOf(off(0))] })
    const said =
      hint?.reason.type === 'what-if' ? [...hint.reason.steps.map(({ because }) => because), hint.reason.broken] : []
    expect(said.map(({ rule }) => rule).sort()).toEqual(['r0', 'r1', 'r2'].slice(3 - said.length))
    expect(hint?.because).toHaveLength(said.length)
  })

  test('then looks at what follows either way, on boards with one answer alone', () => {
    const answer = [on(0), on(1), on(2), on(3), on(4), on(5)]
    const hint = climb(boardOf(6, EITHER, { answer }))
    expect(hint?.rung).toBe(4)
    expect(hint?.reason).toMatchObject({ type: 'either-way', over: factOf(on(0)), facts: [factOf(on(5))] })
    expect(hint?.because.map(({ rule }) => rule)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5'])
    expect(climb(boardOf(6, EITHER))).toBeNull()
  })

  test('then supposes within a supposition, on boards with one answer alone', () => {
    const answer = [on(0), on(1), on(2)]
    const hint = climb(boardOf(3, WITHIN, { answer }))
    expect(hint?.rung).toBe(4)
    expect(hint?.reason).toMatchObject({ type: 'what-if', suppose: factOf(off(0)), facts: [factOf(on(0))] })
    const steps = hint?.reason.type === 'what-if' ? hint.reason.steps : []
    expect(steps[0]).toMatchObject({ fact: factOf(off(1)), otherwise: [{ fact: { place: 2 } }] })
    expect(hint?.because.map(({ rule }) => rule).sort()).toEqual(['r0', 'r1', 'r2', 'r3'])
    expect(climb(boardOf(3, WITHIN))).toBeNull()
  })

  test('tells whether a board needs the chains of a level', () => {
    const { model, ready } = modelOf(3, REFUTED)
    const reasoner = new Reasoner(model, [0], ready)
    const levels = ['easy', 'medium', 'hard', 'expert'] as const
    const needed = levels.filter((level) => isOfLevel(reasoner, CHAIN_LIMITS, level))
    expect(needed).toEqual([gradeByChains(reasoner, CHAIN_LIMITS).level])
    expect(levels.filter((level) => isOfLevel(reasoner, CHAIN_LIMITS, level, [off(0)]))).toEqual(['easy'])
  })

  test('grades what needs suppositions within suppositions as the last level, and not as one that is made', () => {
    const then = [1, 2].flatMap((lamp) => [on(3), off(3)].map((way) => [off(0), on(lamp), way]))
    const { model, ready } = modelOf(4, [...WITHIN, ...then])
    const reasoner = new Reasoner(model, [0, 1, 2], ready)
    const { level, hardest } = gradeByChains(reasoner, CHAIN_LIMITS)
    expect({ level, rung: hardest.rung }).toEqual({ level: 'expert', rung: 4 })
    expect(climbWithin(reasoner, CHAIN_LIMITS.expert).finished).toBe(false)
  })

  test('and shows the answer only when nothing else is left', () => {
    const hint = climb(boardOf(2, [[on(0), on(1)]], { answer: [on(0), off(1)], known: [on(0)] }))
    expect(hint?.rung).toBe(5)
    expect(hint?.reason).toEqual({ type: 'answer', facts: [factOf(off(1))] })
  })

  test('passes over what the marks cannot say', () => {
    const move = (facts: readonly Fact[]): PencilMove | null =>
      facts.some(({ place }) => place === 1) ? null : facts.map(({ place }) => ({ layer: 'lamp', place, value: 1 }))
    const two: Clauses = [[on(1)], [on(2)]]
    expect(climb(boardOf(3, two, { move }))?.reason).toMatchObject({ type: 'rule', facts: [factOf(on(2))] })
  })

  test('ends where all is said, and where what is known contradicts itself', () => {
    expect(climb(boardOf(1, [[on(0)]], { answer: [on(0)], known: [on(0)] }))).toBeNull()
    expect(climb(boardOf(2, [[off(0), on(1)]], { known: [on(0), off(1)] }))).toBeNull()
  })

  test('leads to the end of a board, hint by hint', () => {
    const answer = [off(0), on(1), off(2)]
    const clauses: Clauses = [...REFUTED, [on(0), on(1)], [off(1), off(2)]]
    let known: Literal[] = []
    for (let hint: Hint<AnyKind> | null; (hint = climb(boardOf(3, clauses, { answer, known }))) !== null;) {
      const news = hint.reason.facts.map(({ place, holds }) => literalOf(place, holds))
      expect(news.every((literal) => answer.includes(literal) && !known.includes(literal))).toBe(true)
      known = [...known, ...news]
    }
    expect(known.sort()).toEqual([...answer].sort())
  })
})

describe('a whole climb', () => {
  const reasonerOf = (lamps: number, clauses: Clauses): Reasoner => {
    const { model, ready } = modelOf(lamps, clauses)
    return new Reasoner(model, boardOf(lamps, clauses).subjects, ready)
  }

  test('counts the chains that it needs, and stops where they are too long', () => {
    const clauses: Clauses = [...REFUTED, [on(0), on(1)], [on(0), off(2)]]
    const far = climbWhole(reasonerOf(3, clauses), { longest: Infinity, eitherWay: false })
    expect(far).toMatchObject({ finished: true, eitherWays: 0 })
    expect(far.chains.length).toBe(1)
    expect(climbWhole(reasonerOf(3, clauses), { longest: -1, eitherWay: false })).toMatchObject({
      finished: false,
      chains: [],
    })
  })

  test('needs no chain for what single rules force, nor a step for what is given', () => {
    const chain: Clauses = [
      [off(0), on(1)],
      [off(1), on(2)],
    ]
    const climbed = climbWhole(reasonerOf(3, chain), { longest: 0, eitherWay: false }, [on(0)])
    expect(climbed).toEqual({ finished: true, steps: 2, chains: [], eitherWays: 0 })
  })

  test('takes either-way where it may', () => {
    // The last lamp is lit either way; which way, nothing tells.
    const limits = { longest: Infinity, eitherWay: true }
    expect(climbWhole(reasonerOf(6, EITHER), limits)).toEqual({ finished: false, steps: 1, chains: [6], eitherWays: 1 })
    const without = climbWhole(reasonerOf(6, EITHER), { ...limits, eitherWay: false })
    expect(without).toEqual({ finished: false, steps: 0, chains: [], eitherWays: 0 })
  })

  test('has its answer as literals', () => {
    expect(answerLiterals([0, 2], [true, false])).toEqual([on(0), off(2)])
  })
})
