import { seededRandom, shuffled } from '@kazu/random'
import type { Random } from '@kazu/random'
import { describe, expect, test } from 'vitest'
import { countAnswers, factsOfAll, literalOf, Model, opposite, Reasoner, variableOf } from '../src/index.js'
import type { Literal } from '../src/index.js'
import {
  acceptedAssignments,
  addSums,
  besideOf,
  caseRandom,
  gridGraph,
  holdsIn,
  loopModel,
  randomClauses,
  randomLiterals,
  upTo,
} from './brute.js'

const RULE = { rule: 'rule', cells: [] } as const

/** Every family of models, each made afresh from a random source. All are small enough to try every assignment. */
const FAMILIES: Readonly<Record<string, (random: Random) => Model>> = {
  'random clauses': (random) => randomClauses(9, 8 + upTo(10, random), random),
  'sums and clauses': (random) => {
    const model = randomClauses(9, 4 + upTo(6, random), random)
    addSums(model, 4 + upTo(4, random), random)
    return model
  },
  'places in one piece': (random) => {
    const model = randomClauses(12, upTo(8, random), random)
    model.connected(
      RULE,
      Array.from({ length: 12 }, (_, place) => place * 2 + (place % 5 === 4 ? 1 : 0)),
      besideOf(4, 3),
    )
    addSums(model, 1, random)
    return model
  },
  'a region of a stated size': (random) => {
    const model = randomClauses(12, upTo(5, random), random)
    model.region(RULE, {
      root: upTo(11, random),
      size: 1 + upTo(6, random),
      literals: Array.from({ length: 12 }, (_, place) => place * 2 + (place % 5 === 4 ? 1 : 0)),
      beside: besideOf(4, 3),
    })
    return model
  },
  'roots kept apart': (random) => {
    const model = randomClauses(12, 3 + upTo(8, random), random)
    const roots = [upTo(3, random), 4 + upTo(3, random), 8 + upTo(3, random)]
    model.separate(
      RULE,
      roots,
      Array.from({ length: 12 }, (_, place) => place * 2),
      besideOf(4, 3),
    )
    return model
  },
  'different digits with a sum': (random) => {
    const model = randomClauses(12, upTo(4, random), random)
    const first = 1 + upTo(4, random)
    const row = (cell: number): Literal[] =>
      Array.from({ length: 9 }, (_, digit) =>
        digit >= first && digit < first + 4 ? cell * 8 + 2 * (digit - first) : -1,
      )
    const rows = [0, 1, 2].map(row)
    for (const one of rows)
      model.exactly(
        RULE,
        one.filter((literal) => literal !== -1),
        1,
      )
    model.distinctSum(RULE, rows, upTo(3, random) === 0 ? 0 : 3 * first + 4 + upTo(6, random))
    return model
  },
  'values all different': (random) => {
    const model = randomClauses(12, upTo(6, random), random)
    const grid = Array.from({ length: 3 }, (_, place) =>
      Array.from({ length: 4 }, (__, value) => (upTo(5, random) === 0 ? (-1 as const) : (place * 4 + value) * 2)),
    )
    model.allDifferent(RULE, grid, upTo(3, random) === 0)
    return model
  },
  'one loop with nodes that it must pass': (random) => {
    const required = Array.from({ length: 9 }, () => upTo(4, random) === 0)
    return withClauses(loopModel(gridGraph(3, 3, required)), upTo(4, random), random)
  },
  'one loop with nodes that switches require': (random) => {
    let extra = 12
    const required = Array.from({ length: 9 }, () => (upTo(3, random) === 0 && extra < 15 ? extra++ * 2 : false))
    return withClauses(loopModel(gridGraph(3, 3, required)), upTo(4, random), random)
  },
}

function withClauses(model: Model, clauses: number, random: Random): Model {
  for (let at = 0; at < clauses; at++)
    model.clause(RULE, ...randomLiterals(model.kernel.variables, 1 + upTo(1, random), random))
  return model
}

function subjectsOf(model: Model): number[] {
  return Array.from({ length: model.kernel.variables }, (_, variable) => variable)
}

const CASES = Array.from({ length: 60 }, (_, index) => index)

for (const [family, make] of Object.entries(FAMILIES)) {
  describe(family, () => {
    test('the count is that of trying every assignment', () => {
      let manyHave = 0
      for (const index of CASES) {
        const accepted = acceptedAssignments(make(caseRandom(index)))
        const model = make(caseRandom(index))
        const counted = model.ready()
          ? countAnswers(model, { subjects: subjectsOf(model), limit: 5000 })
          : { count: 0, complete: true }
        expect({ index, count: counted.count, complete: counted.complete }).toEqual({
          index,
          count: accepted.length,
          complete: true,
        })
        if (accepted.length > 1) manyHave++
      }
      // A family in which hardly any model has answers would prove nothing.
      expect(manyHave).toBeGreaterThan(10)
    })

    test('what holds in every answer is what trying every assignment says', () => {
      for (const index of CASES.slice(0, 30)) {
        const accepted = acceptedAssignments(make(caseRandom(index)))
        const model = make(caseRandom(index))
        const subjects = subjectsOf(model)
        const facts = model.ready() ? factsOfAll(model, { subjects }) : null
        const expected = subjects.map((subject) => {
          const values = new Set(accepted.map((set) => holdsIn(set, literalOf(subject))))
          return values.size === 1 ? ([...values][0] as boolean) : null
        })
        expect(facts).toEqual(accepted.length === 0 ? null : expected)
      }
    })

    test('every literal that is forced follows from the literals that its reason names', () => {
      let looked = 0
      for (const index of CASES) looked += proveReasons(make, index)
      expect(looked).toBeGreaterThan(100)
    })

    test('every step of a refutation follows, and so does its end', () => {
      let looked = 0
      for (const index of CASES) looked += proveRefutations(make, index)
      expect(looked).toBeGreaterThan(2)
    })
  })
}

function follows(accepted: readonly number[], from: readonly Literal[], literal: Literal): boolean {
  return accepted.every((set) => !from.every((one) => holdsIn(set, one)) || holdsIn(set, literal))
}

/** Decides at random, and proves each forced literal again from its reason alone. How many were proved. */
function proveReasons(make: (random: Random) => Model, index: number): number {
  const accepted = acceptedAssignments(make(caseRandom(index)))
  const model = make(caseRandom(index))
  const { kernel } = model
  if (!model.ready() || !kernel.propagate()) {
    expect(accepted).toEqual([])
    return 0
  }
  let looked = 0
  for (const variable of shuffled(subjectsOf(model), seededRandom(index + 1))) {
    if (kernel.values[literalOf(variable)] !== 0) continue
    kernel.decide(literalOf(variable, (variable + index) % 2 === 0))
    const agreed = kernel.propagate()
    for (let at = 0; at < kernel.trailLength; at++) {
      const literal = kernel.trail[at] as Literal
      if (!kernel.wasForced(literal)) continue
      const from = kernel.antecedentsOf(literal)
      expect({ index, ok: follows(accepted, from, literal) }).toEqual({ index, ok: true })
      looked++
    }
    if (agreed) continue
    const { conflict } = kernel
    expect(conflict.every((literal) => kernel.values[literal] === 1)).toBe(true)
    expect(accepted.some((set) => conflict.every((literal) => holdsIn(set, literal)))).toBe(false)
    kernel.backtrack(kernel.level - 1)
  }
  return looked
}

function proveRefutations(make: (random: Random) => Model, index: number): number {
  const accepted = acceptedAssignments(make(caseRandom(index)))
  const model = make(caseRandom(index))
  const reasoner = new Reasoner(model, subjectsOf(model), model.ready())
  if (!reasoner.begin([])) return 0
  let looked = 0
  for (let refutation = reasoner.whatIf(); refutation !== null; refutation = reasoner.whatIf()) {
    const { suppose, from } = refutation
    for (const { literal, from: before } of refutation.steps) expect(follows(accepted, before, literal)).toBe(true)
    expect(accepted.some((set) => from.every((literal) => holdsIn(set, literal)))).toBe(false)
    expect(accepted.some((set) => holdsIn(set, suppose))).toBe(false)
    looked++
    if (!reasoner.learn(opposite(suppose))) break
  }
  const either = reasoner.begin([]) ? reasoner.eitherWay() : null
  if (either !== null) expect(follows(accepted, [], either.literal)).toBe(true)
  return looked
}

describe('values all different', () => {
  test('places that share as few values as they are keep them, and the reason names what keeps them there', () => {
    const model = new Model()
    const grid = Array.from({ length: 4 }, (_, place) =>
      Array.from({ length: 4 }, (__, value) => (place * 4 + value) * 2),
    )
    model.newVariables(16)
    model.allDifferent(RULE, grid)
    model.ready()
    const accepted = acceptedAssignments(model)
    const { kernel } = model
    for (const [place, value] of [
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ] as const) {
      kernel.decide(opposite(grid[place]?.[value] ?? 0))
      kernel.propagate()
    }
    const cut = opposite(grid[2]?.[0] ?? 0)
    const from = kernel.antecedentsOf(cut)
    expect(kernel.values[cut]).toBe(1)
    expect(follows(accepted, from, cut)).toBe(true)
    for (const left of from)
      expect(
        follows(
          accepted,
          from.filter((one) => one !== left),
          cut,
        ),
      ).toBe(false)
  })
})

describe('the connection view of a loop', () => {
  test('rules out a part that hangs on one link only because the loop is known to be beyond it', () => {
    // Two squares of six cells, joined by two links, the lower of which is ruled out.
    const graph = gridGraph(6, 2, new Array<boolean>(12).fill(false))
    const linkOf = (a: number, b: number): number => graph.ends.findIndex(([one, other]) => one === a && other === b)
    const accepted = acceptedAssignments(loopModel(graph))
    const model = loopModel(graph)
    const { kernel } = model
    model.ready()
    kernel.propagate()
    kernel.decide(literalOf(linkOf(8, 9), false))
    kernel.propagate()
    const right = literalOf(linkOf(4, 5), false)
    expect(kernel.values[right]).toBe(0)
    kernel.decide(literalOf(linkOf(0, 1)))
    kernel.propagate()
    expect(kernel.values[right]).toBe(1)
    expect(follows(accepted, kernel.antecedentsOf(right), right)).toBe(true)
    expect(follows(accepted, [literalOf(linkOf(8, 9), false)], right)).toBe(false)
  })
})

describe('the search', () => {
  /** More pigeons than holes: no answer, and many conflicts on the way to that. */
  function pigeons(count: number): Model {
    const model = new Model()
    const at = (pigeon: number, hole: number): Literal => literalOf(pigeon * (count - 1) + hole)
    model.newVariables(count * (count - 1))
    for (let pigeon = 0; pigeon < count; pigeon++) {
      model.clause(RULE, ...Array.from({ length: count - 1 }, (_, hole) => at(pigeon, hole)))
      for (let other = 0; other < pigeon; other++) {
        for (let hole = 0; hole < count - 1; hole++) model.clause(RULE, at(pigeon, hole) ^ 1, at(other, hole) ^ 1)
      }
    }
    return model
  }

  test('is right after it has forgotten what it learned, more than once', () => {
    const model = pigeons(9)
    model.ready()
    expect(model.kernel.search()).toBe('none')
    expect(model.kernel.timesForgotten).toBeGreaterThan(1)
  })

  test('says that it was stopped when the budget ends, and is done when it is taken up again', () => {
    const model = pigeons(8)
    model.ready()
    const first = countAnswers(model, { subjects: subjectsOf(model), budget: 2000 })
    expect(first).toMatchObject({ count: 0, complete: false })
    expect(countAnswers(model, { subjects: subjectsOf(model) })).toMatchObject({ count: 0, complete: true })
  })

  test('takes the same number of steps each time', () => {
    const [one, other] = [pigeons(8), pigeons(8)].map((model) => {
      model.ready()
      return countAnswers(model, { subjects: subjectsOf(model) }).work
    })
    expect(one).toBe(other)
    expect(one).toBeGreaterThan(1000)
  })

  test('leaves no trace of its assumptions', () => {
    for (const index of CASES) {
      const random = caseRandom(index)
      const accepted = acceptedAssignments(randomClauses(9, 16, caseRandom(index)))
      const model = randomClauses(9, 16, random)
      model.ready()
      for (let round = 0; round < 6; round++) {
        const assumptions = randomLiterals(9, 1 + upTo(4, random), random)
        const fits = accepted.some((set) => assumptions.every((literal) => holdsIn(set, literal)))
        expect(model.kernel.search(assumptions)).toBe(fits ? 'found' : 'none')
        for (const literal of fits ? assumptions : []) expect(model.kernel.values[literal]).toBe(1)
      }
      expect(model.kernel.search()).toBe(accepted.length > 0 ? 'found' : 'none')
    }
  })

  test('finds what is known to contradict itself at once', () => {
    const model = new Model()
    const [one = 0] = model.newVariables(1)
    model.clause(RULE, literalOf(one))
    model.clause(RULE, literalOf(one, false))
    expect(model.ready()).toBe(false)
  })

  test('counts answers of loops by what they lack, as many as the plain way', () => {
    const required = [true, false, false, false, false, false, false, false, true, false, false, false]
    const plain = loopModel(gridGraph(4, 3, required))
    plain.ready()
    const short = loopModel(gridGraph(4, 3, required))
    short.ready()
    const all = countAnswers(plain, { subjects: subjectsOf(plain), limit: 1000 })
    expect(all.count).toBeGreaterThan(3)
    expect(countAnswers(short, { subjects: subjectsOf(short), limit: 1000, incomparable: true }).count).toBe(all.count)
  })
})

describe('the reasoner', () => {
  test('owes no step for what the board gives, and one for what follows from a mark', () => {
    const model = new Model()
    const [a = 0, b = 0, c = 0] = model.newVariables(3)
    model.clause({ rule: 'first', cells: [1] }, literalOf(a, false), literalOf(b))
    model.clause({ rule: 'second', cells: [2] }, literalOf(b, false), literalOf(c))
    const reasoner = new Reasoner(model, [a, b, c], model.ready())
    reasoner.begin([literalOf(a)])
    expect(reasoner.readySteps()).toEqual([
      { literal: literalOf(b), because: { rule: 'first', cells: [1] }, from: [literalOf(a)] },
    ])
    reasoner.begin([literalOf(a), literalOf(b)])
    expect(reasoner.readySteps().map(({ because }) => because.rule)).toEqual(['second'])
    reasoner.begin([], [literalOf(a)])
    expect(reasoner.readySteps().map(({ because }) => because.rule)).toEqual(['first'])
  })

  test('takes away again what was pushed, with all that came of it', () => {
    const model = new Model()
    const [a = 0, b = 0, c = 0] = model.newVariables(3)
    model.clause({ rule: 'first', cells: [] }, literalOf(a, false), literalOf(b))
    model.clause({ rule: 'second', cells: [] }, literalOf(b, false), literalOf(c))
    const reasoner = new Reasoner(model, [a, b, c], model.ready())
    reasoner.begin([])
    expect(reasoner.push([literalOf(b)])).toBe(true)
    expect(reasoner.open).toEqual([a])
    expect(reasoner.push([literalOf(a)])).toBe(true)
    expect(reasoner.finished).toBe(true)
    reasoner.pop()
    expect(reasoner.open).toEqual([a])
    expect(reasoner.push([literalOf(c, false)])).toBe(false)
    reasoner.pop()
    reasoner.pop()
    expect(reasoner.open).toEqual([a, b, c])
  })

  test('learns in rounds whatever is refuted within a length, what is named first before all else', () => {
    const chain = (): Reasoner => {
      const model = new Model()
      const [a = 0, b = 0, c = 0, d = 0] = model.newVariables(4)
      // a makes b, b makes c, and c contradicts a; d hangs on nothing.
      model.clause({ rule: 'one', cells: [1] }, literalOf(a, false), literalOf(b))
      model.clause({ rule: 'two', cells: [2] }, literalOf(b, false), literalOf(c))
      model.clause({ rule: 'three', cells: [3] }, literalOf(a, false), literalOf(c, false))
      const reasoner = new Reasoner(model, [a, b, c, d], model.ready())
      reasoner.begin([])
      return reasoner
    }
    expect(chain().sweep({ longest: 0 })).toMatchObject({ refuted: [], agreed: true })
    expect(chain().sweep({ longest: 9 })).toMatchObject({ refuted: [literalOf(0)], agreed: true })
    expect(chain().sweep({ longest: 9, rounds: 0 })).toMatchObject({ refuted: [] })
    const reasoner = chain()
    expect(reasoner.sweep({ longest: 9, rounds: 0 }, [literalOf(3), literalOf(0)]).refuted).toEqual([literalOf(0)])
    expect(reasoner.open).toEqual([1, 2, 3])
  })

  test('is at once where only what no mark can say lies between, and names the rules between', () => {
    const model = new Model()
    const [mark, hidden, other] = model.newVariables(3) as [number, number, number]
    const between = { rule: 'between', cells: [1] }
    const last = { rule: 'last', cells: [2] }
    model.clause(between, literalOf(mark, false), literalOf(hidden))
    model.clause(last, literalOf(hidden, false), literalOf(other))
    const steps = (subjects: readonly number[]): unknown[] => {
      const reasoner = new Reasoner(model, subjects, true)
      reasoner.begin([literalOf(mark)])
      return reasoner.readySteps().map(({ literal, because, along }) => [literal, because, along])
    }
    expect(model.ready()).toBe(true)
    expect(steps([mark, other])).toEqual([
      [literalOf(hidden), between, undefined],
      [literalOf(other), last, [between]],
    ])
    expect(steps([mark, hidden, other])).toEqual([[literalOf(hidden), between, undefined]])
  })

  test('measures a chain by its steps, and not at all when one rule instance does it alone', () => {
    const model = new Model()
    const [a = 0, b = 0, c = 0] = model.newVariables(3)
    const one = { rule: 'one', cells: [] }
    model.clause(one, literalOf(a), literalOf(b))
    model.clause(one, literalOf(a), literalOf(b, false), literalOf(c))
    model.clause(one, literalOf(a), literalOf(b, false), literalOf(c, false))
    const reasoner = new Reasoner(model, [a, b, c], model.ready())
    reasoner.begin([])
    const refutation = reasoner.whatIf()
    expect(refutation?.suppose).toBe(literalOf(a, false))
    expect(refutation?.steps.length).toBe(2)
    expect(refutation?.length).toBe(0)
  })

  test('supposes within a supposition, each step of which follows', () => {
    const model = new Model()
    const [a = 0, b = 0, c = 0] = model.newVariables(3)
    for (const [at, [second, third]] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ].entries())
      model.clause({ rule: `r${at}`, cells: [] }, literalOf(a), literalOf(b, second), literalOf(c, third))
    const reasoner = new Reasoner(model, [a, b, c], model.ready())
    reasoner.begin([])
    expect([reasoner.whatIf(), reasoner.eitherWay()]).toEqual([null, null])
    expect(reasoner.nestedWhatIf({ budget: 1 })).toBeNull()
    const found = reasoner.nestedWhatIf()
    expect(found?.suppose).toBe(literalOf(a, false))
    const [inner] = found?.steps ?? []
    expect(inner).toMatchObject({ literal: literalOf(b, false), from: [literalOf(a, false)] })
    expect(inner?.otherwise?.map(({ literal }) => variableOf(literal))).toEqual([c])
    expect(new Set([inner?.because.rule, inner?.otherwise?.[0]?.because.rule])).toEqual(new Set(['r2', 'r3']))
    expect(found?.length).toBe(1 + (found?.steps.length ?? 0))
  })

  test('finds a chain wherever there is one, though it does not try what follows from what stands', () => {
    let looked = 0
    let ends = 0
    for (let seed = 1; seed <= 200; seed++) {
      const model = denseModel(seed, 5)
      const reasoner = new Reasoner(model, subjectsOf(model), model.ready())
      if (!reasoner.begin([])) continue
      const lengths = reasoner.open.flatMap((subject) =>
        [true, false].map((is) => reasoner.refutedIn(literalOf(subject, is))),
      )
      const least = Math.min(Infinity, ...lengths)
      // How long a chain is depends on what was looked at before; whether there is one does not.
      const found = (reasoner.whatIf()?.length ?? Infinity) < Infinity
      expect({ seed, found }).toEqual({ seed, found: least < Infinity })
      const { refuted, agreed } = reasoner.sweep()
      const accepted = acceptedAssignments(denseModel(seed, 5))
      const wrong = refuted.filter((literal) => accepted.some((set) => holdsIn(set, literal)))
      expect({ seed, wrong }).toEqual({ seed, wrong: [] })
      const left = reasoner.open.flatMap((subject) =>
        [true, false].map((is) => reasoner.refutedIn(literalOf(subject, is))),
      )
      if (agreed) ends++
      if (agreed) expect({ seed, left: left.filter((length) => length < Infinity) }).toEqual({ seed, left: [] })
      looked += refuted.length
    }
    expect([looked > 50, ends > 50]).toEqual([true, true])
  })

  test('sees a chain within a bound, and none that is longer', () => {
    const lengths = [1, 2, 3].map((longest) => {
      const model = new Model()
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = model.newVariables(5)
      const then = (one: number, other: number, rule: string): void => {
        model.clause({ rule, cells: [] }, literalOf(one, false), literalOf(other))
      }
      then(a, b, 'one')
      then(b, c, 'two')
      then(c, d, 'three')
      model.clause({ rule: 'four', cells: [] }, literalOf(c, false), literalOf(d, false), literalOf(e))
      model.clause({ rule: 'five', cells: [] }, literalOf(c, false), literalOf(d, false), literalOf(e, false))
      const reasoner = new Reasoner(model, [a], model.ready())
      reasoner.begin([])
      return reasoner.sweep({ longest: longest + 1 }).lengths
    })
    expect(lengths).toEqual([[], [], [4]])
  })

  test('refutes by suppositions within suppositions only what holds in no answer, whatever the clauses', () => {
    let looked = 0
    for (let seed = 1; seed <= 300; seed++) looked += proveNested(seed)
    expect(looked).toBeGreaterThan(20)
  })
})

/** Proves a refutation with suppositions within it again where nothing simpler leads on. How many there were. */
function proveNested(seed: number): number {
  const model = denseModel(seed)
  const accepted = acceptedAssignments(denseModel(seed))
  const reasoner = new Reasoner(model, subjectsOf(model), model.ready())
  if (!reasoner.begin([]) || reasoner.whatIf() !== null) return 0
  const found = reasoner.nestedWhatIf()
  if (found === null) return 0
  expect(accepted.some((set) => holdsIn(set, found.suppose))).toBe(false)
  expect(accepted.some((set) => found.from.every((literal) => holdsIn(set, literal)))).toBe(false)
  const all = found.steps.flatMap((step) => [step, ...(step.otherwise ?? [])])
  for (const { literal, from } of all)
    expect({ seed, ok: follows(accepted, from, literal) }).toEqual({ seed, ok: true })
  const known = new Set([found.suppose])
  for (const { literal, from } of found.steps) {
    expect(from.every((one) => known.has(one))).toBe(true)
    known.add(literal)
  }
  return found.steps.some(({ otherwise }) => otherwise !== undefined) ? 1 : 0
}

/** Clauses of three literals, and some pairs, over eight variables: about as many as still leave an answer. */
function denseModel(seed: number, pairs = 0): Model {
  const random = seededRandom(seed)
  const model = new Model()
  const variables = model.newVariables(8)
  for (let clause = 0; clause < 30 - 2 * pairs; clause++) {
    const chosen = shuffled(variables, random).slice(0, clause < pairs ? 2 : 3)
    model.clause({ rule: `r${clause}`, cells: [] }, ...chosen.map((variable) => literalOf(variable, random() < 0.5)))
  }
  return model
}
