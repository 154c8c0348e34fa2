import { isPositive, opposite, Reasoner, variableOf } from '@kazu/solver'
import type { Literal, Model, Refutation } from '@kazu/solver'
import { distinctInstances } from './instance.js'
import type { Fact, Hint, Instance, Kind, Reason, ReasonStep, TechniqueStep } from './contract.js'

/*
 * The ladder of hints for kinds in which each cell holds one number of several. What a rule forces there is mostly that a
 * cell does not hold a number, which no entry can say: so a hint leads on to the next number that can be written, and
 * what must be ruled out first stands before it, no more than is needed.
 */

/** A number in a cell. */
export interface Entry {
  readonly cell: number
  readonly value: number
}

/** What one rule instance rules out at once, and the literals that it does so from. */
export interface Elimination<Rule extends string> {
  readonly because: Instance<Rule>
  readonly literals: readonly Literal[]
  readonly from: readonly Literal[]
}

/** How an elimination is called, and its rule instance with what the words need. */
export interface Called<Rule extends string, Technique extends string> {
  readonly technique: Technique
  readonly because: Instance<Rule>
}

/** A number that a named technique places. */
export interface Placement<Rule extends string, Technique extends string> extends Entry {
  readonly technique: Technique
  readonly because: readonly Instance<Rule>[]
  /** What must be ruled out first. */
  readonly before?: readonly TechniqueStep<Rule, Technique>[]
  readonly details?: Readonly<Record<string, string | number>>
}

/** What the ladder needs to know of a kind and a board. */
export interface EntryLadder<K extends Kind> {
  /** A model of the board that nobody else uses, and whether it is free of contradiction so far. */
  readonly model: () => {
    readonly model: Model<K['rule']>
    readonly subjects: readonly number[]
    readonly ready: boolean
    readonly literal: (cell: number, value: number) => Literal
    readonly spoken: (variable: number) => Entry
  }
  /** The number in each cell, 0 for none. */
  readonly values: readonly number[]
  /** The one answer, a number a cell and 0 where none belongs; null when there is none or more than one. */
  readonly answer: readonly number[] | null
  /** The numbers that named techniques place, the simplest first. */
  readonly placements: () => Iterable<Placement<K['rule'], K['technique']>>
  /** How an elimination is called. `spoken` tells of which cell and number a variable speaks. */
  readonly called: (
    elimination: Elimination<K['rule']>,
    spoken: (variable: number) => Entry,
  ) => Called<K['rule'], K['technique']>
  /** How a number is called that a rule instance leaves: the only one for a cell, the only place in a room. */
  readonly last: (because: Instance<K['rule']>) => K['technique']
  /** The name of a supposition that is refuted on the way. */
  readonly chain: K['technique']
}

/** Budget of work for all the looks at what-if of one hint. */
const LOOK_BUDGET = 40_000_000

/**
 * The next number and why it is right: a mistake first, then what a named technique places, then what single rules lead
 * to, then what if, and only then, said plainly, a number of the proved answer. null when the board is full and right, or
 * has no single answer.
 */
export function nextEntry<K extends Kind>(ladder: EntryLadder<K>): Hint<K> | null {
  const { values, answer } = ladder
  if (answer === null) return null
  const wrong = [...values.keys()].filter((cell) => values[cell] !== 0 && values[cell] !== answer[cell])
  if (wrong.length > 0) return { ...mistake<K>(values, wrong), work: 0 }
  if (answer.every((value, cell) => value === 0 || values[cell] !== 0)) return null
  for (const placement of ladder.placements()) return { ...placed<K>(placement), work: 0 }
  return new Derivation(ladder).hint()
}

function factOf({ cell, value }: Entry, holds: boolean): Fact {
  return { layer: 'entry', place: cell, value, holds }
}

function mistake<K extends Kind>(values: readonly number[], wrong: readonly number[]): Hint<K> {
  const facts = wrong.map((cell) => factOf({ cell, value: values[cell] as number }, true))
  const move = wrong.map((place) => ({ layer: 'entry', place, value: 0 }))
  return { rung: 1, moves: [move], target: wrong, because: [], reason: { type: 'mistake', facts } }
}

function placed<K extends Kind>(placement: Placement<K['rule'], K['technique']>): Hint<K> {
  const { technique, because, details, before } = placement
  const reason: Hint<K>['reason'] = {
    type: 'technique',
    technique,
    facts: [factOf(placement, true)],
    because,
    ...(details === undefined ? {} : { details }),
    ...(before === undefined ? {} : { before }),
  }
  return placing<K>(2, placement, reason, [...(before ?? []).flatMap((step) => step.because), ...because])
}

function placing<K extends Kind>(
  rung: Hint<K>['rung'],
  { cell, value }: Entry,
  reason: Hint<K>['reason'],
  because: readonly Instance<K['rule']>[],
): Hint<K> {
  const moves = [[{ layer: 'entry', place: cell, value }]]
  return { rung, moves, target: [cell], because: distinctInstances(because), reason }
}

/** What one rule instance forces on the way to a number, in the order in which it can be said. */
interface Group<Rule extends string> extends Elimination<Rule> {
  readonly origin: number
  readonly literals: Literal[]
  readonly from: Literal[]
}

/** The way to a number: what single rules rule out, and suppositions that were refuted before. */
interface Way<Rule extends string> {
  readonly literal: Literal
  readonly groups: readonly (Group<Rule> | Refutation<Rule>)[]
  readonly cost: number
}

/** A refuted supposition weighs as much on the way to a number as so many rule instances. */
const CHAIN_WEIGHT = 4

/** Reasons from the numbers that stand to the next one. */
class Derivation<K extends Kind> {
  private readonly parts: ReturnType<EntryLadder<K>['model']>
  private readonly reasoner: Reasoner<K['rule']>
  private readonly known: ReadonlySet<Literal>
  private readonly subjects: ReadonlySet<number>
  private readonly refuted = new Map<Literal, Refutation<K['rule']>>()

  constructor(private readonly ladder: EntryLadder<K>) {
    this.parts = ladder.model()
    const { model, subjects, ready, literal } = this.parts
    this.subjects = new Set(subjects)
    this.reasoner = new Reasoner(model, subjects, ready, 'constraints')
    const stand = ladder.values.flatMap((value, cell) => (value === 0 ? [] : [literal(cell, value)]))
    this.known = new Set(stand)
    this.reasoner.begin(stand)
  }

  hint(): Hint<K> | null {
    const { kernel } = this.parts.model
    for (;;) {
      const way = this.shortest()
      if (way !== null) return { ...this.said(way), work: kernel.work }
      const left = LOOK_BUDGET - kernel.work
      const refutation = left <= 0 ? null : this.reasoner.whatIf({ enough: 1, budget: left })
      if (refutation === null) return { ...this.revealed(), work: kernel.work }
      const learned = opposite(refutation.suppose)
      this.refuted.set(learned, refutation)
      this.reasoner.learn(learned)
    }
  }

  /** The number that the fewest rule instances lead to; of those alike the first that was forced. */
  private shortest(): Way<K['rule']> | null {
    const { kernel } = this.parts.model
    let best = null as Way<K['rule']> | null
    for (let at = 0; at < kernel.trailLength; at++) {
      const literal = kernel.trail[at] as Literal
      if (!isPositive(literal) || this.known.has(literal) || !this.isSubject(literal)) continue
      best = this.wayTo(literal, best?.cost ?? Infinity) ?? best
    }
    return best
  }

  private isSubject(literal: Literal): boolean {
    return this.subjects.has(variableOf(literal))
  }

  /** Whether a literal only says that a cell with a number holds no other, which needs no step of its own. */
  private goesWithoutSaying(literal: Literal, from: readonly Literal[]): boolean {
    const { spoken } = this.parts
    const { cell } = spoken(variableOf(literal))
    const [only] = from
    const one = from.length === 1 && only !== undefined && isPositive(only) && !isPositive(literal)
    return one && this.isSubject(only) && spoken(variableOf(only)).cell === cell
  }

  /** The way to a literal; null when it costs no less than the best so far. */
  private wayTo(literal: Literal, most: number): Way<K['rule']> | null {
    const { kernel } = this.parts.model
    const needed = new Set<Literal>()
    const origins = new Set<number>()
    let chains = 0
    const open = [literal]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (needed.has(next) || this.known.has(next)) continue
      needed.add(next)
      const from = this.antecedents(next)
      open.push(...from)
      if (this.refuted.has(next)) chains++
      else if (!this.goesWithoutSaying(next, from)) origins.add(kernel.originOf(next))
      if (origins.size + chains * CHAIN_WEIGHT >= most) return null
    }
    const position = (one: Literal): number => kernel.positionOfVariable(variableOf(one))
    const order = [...needed].sort((a, b) => position(a) - position(b))
    return { literal, groups: this.grouped(order), cost: origins.size + chains * CHAIN_WEIGHT }
  }

  private antecedents(literal: Literal): readonly Literal[] {
    const refutation = this.refuted.get(literal)
    if (refutation === undefined) return this.parts.model.kernel.antecedentsOf(literal)
    const within = new Set([refutation.suppose, ...refutation.steps.map((step) => step.literal)])
    const from = [...refutation.steps.flatMap((step) => step.from), ...refutation.from]
    return from.filter((one) => !within.has(one))
  }

  /** Literals put together that the same rule instance forces, each after all that it rests on. */
  private grouped(order: readonly Literal[]): Way<K['rule']>['groups'] {
    const { model } = this.parts
    const groups: (Group<K['rule']> | Refutation<K['rule']>)[] = []
    const groupOf = new Map<Literal, number>()
    for (const literal of order) {
      const from = this.antecedents(literal)
      const least = Math.max(0, ...from.map((one) => groupOf.get(one) ?? 0))
      const refutation = this.refuted.get(literal)
      if (refutation !== undefined) groupOf.set(literal, groups.push(refutation) - 1)
      else if (this.goesWithoutSaying(literal, from)) groupOf.set(literal, least)
      else {
        const origin = model.kernel.originOf(literal)
        const at = groups.findIndex((group, index) => index >= least && 'origin' in group && group.origin === origin)
        const group = groups[at]
        if (group !== undefined && 'origin' in group) {
          group.literals.push(literal)
          group.from.push(...from)
          groupOf.set(literal, at)
          continue
        }
        const because = model.instance(origin, [...from, literal])
        if (because === null) continue
        groupOf.set(literal, groups.push({ origin, because, literals: [literal], from: [...from] }) - 1)
      }
    }
    return groups
  }

  private said({ literal, groups }: Way<K['rule']>): Hint<K> {
    const entry = this.parts.spoken(variableOf(literal))
    const last = groups[groups.length - 1] as Group<K['rule']> | Refutation<K['rule']>
    const earlier = groups.slice(0, -1)
    const chained = groups.some((group) => 'suppose' in group)
    if ('suppose' in last) return this.saidWhatIf(entry, earlier, last)
    const final = new Set(last.from)
    // What leads straight to the number is said with it; the rest before.
    const straight = earlier.filter(
      (group): group is Group<K['rule']> => 'origin' in group && group.literals.every((one) => final.has(one)),
    )
    const before = earlier.filter((group) => !(straight as readonly unknown[]).includes(group))
    const causes = straight.map((group) => this.called(group).because)
    const isCell = last.because.cells.length === 1
    const because = isCell && causes.length > 0 ? causes : [last.because, ...causes]
    const steps = before.map((group) => this.stepOf(group))
    const reason: Hint<K>['reason'] = {
      type: 'technique',
      technique: this.ladder.last(last.because),
      facts: [factOf(entry, true)],
      because,
      ...(steps.length === 0 ? {} : { before: steps }),
    }
    return placing<K>(chained ? 4 : 2, entry, reason, [...steps.flatMap((step) => step.because), ...because])
  }

  private saidWhatIf(entry: Entry, earlier: Way<K['rule']>['groups'], refutation: Refutation<K['rule']>): Hint<K> {
    const before = earlier.map((group) => this.stepOf(group))
    const steps = this.chainSteps(refutation)
    const { suppose, broken } = refutation
    const reason: Extract<Reason<K['rule'], K['technique']>, { type: 'what-if' }> = {
      type: 'what-if',
      suppose: this.fact(suppose),
      steps,
      broken,
      facts: [factOf(entry, true)],
      ...(before.length === 0 ? {} : { before }),
    }
    const causes = [...before.flatMap((step) => step.because), ...steps.map((step) => step.because), broken]
    return placing<K>(4, entry, reason, causes)
  }

  private fact(literal: Literal): Fact {
    return factOf(this.parts.spoken(variableOf(literal)), isPositive(literal))
  }

  /** The steps of a refutation without those that go without saying. */
  private chainSteps({ steps }: Refutation<K['rule']>): ReasonStep<K['rule']>[] {
    return steps.flatMap(({ literal, because, from }) =>
      this.goesWithoutSaying(literal, from) ? [] : [{ fact: this.fact(literal), because }],
    )
  }

  private called(group: Group<K['rule']>): Called<K['rule'], K['technique']> {
    return this.ladder.called(group, this.parts.spoken)
  }

  private stepOf(group: Group<K['rule']> | Refutation<K['rule']>): TechniqueStep<K['rule'], K['technique']> {
    if ('origin' in group) {
      const { technique, because } = this.called(group)
      return { technique, facts: group.literals.map((literal) => this.fact(literal)), because: [because] }
    }
    const steps = this.chainSteps(group)
    const path = [this.fact(group.suppose), ...steps.map((step) => step.fact)]
    return {
      technique: this.ladder.chain,
      facts: [this.fact(opposite(group.suppose))],
      because: [...steps.map((step) => step.because), group.broken],
      details: { path: path.map(({ place, value, holds }) => `${place}${holds ? '=' : '!'}${value}`).join(' ') },
    }
  }

  /** The answer where no reason is found: at the open cell with the fewest numbers left. */
  private revealed(): Hint<K> {
    const { values, answer } = this.ladder
    const { kernel } = this.parts.model
    const left = new Map<number, number>()
    for (const subject of this.parts.subjects) {
      const { cell } = this.parts.spoken(subject)
      if (values[cell] === 0) left.set(cell, (left.get(cell) ?? 0) + (kernel.values[subject * 2] === -1 ? 0 : 1))
    }
    const [cell] = [...left].reduce((best, next) => (next[1] < best[1] ? next : best))
    const entry = { cell, value: answer?.[cell] ?? 0 }
    return placing<K>(5, entry, { type: 'answer', facts: [factOf(entry, true)] }, [])
  }
}
