import type { Kernel } from './kernel.js'
import { literalOf, variableOf } from './literal.js'
import type { Literal } from './literal.js'
import type { Model, RuleInstance } from './model.js'

/** One step of reasoning: a literal that a single rule instance forces from those before it. */
export interface Step<Rule extends string = string> {
  readonly literal: Literal
  readonly because: RuleInstance<Rule>
  /** The literals that it follows from, all true before it. */
  readonly from: readonly Literal[]
  /** What else it rests on: the rule instances that force what no mark can say, such as whose a cell is. */
  readonly along?: readonly RuleInstance<Rule>[]
  /** The steps from its opposite to the breach of `because`, where no rule alone forces it: a supposition within one. */
  readonly otherwise?: readonly Step<Rule>[]
}

/** A supposition that single-rule steps lead to a contradiction. */
export interface Refutation<Rule extends string = string> {
  readonly suppose: Literal
  readonly steps: readonly Step<Rule>[]
  /** The rule instance that is broken in the end. */
  readonly broken: RuleInstance<Rule>
  /** The literals that break it. */
  readonly from: readonly Literal[]
  /** How long it is in the reasoner's measure: 0 when one rule instance does it all. With suppositions within: all steps. */
  readonly length: number
}

/** A literal that follows from a supposition as well as from its opposite. */
export interface EitherWay<Rule extends string = string> {
  readonly over: Literal
  readonly literal: Literal
  readonly ifHolds: readonly Step<Rule>[]
  readonly ifNot: readonly Step<Rule>[]
}

/** What a round of suppositions taught. */
export interface Sweep {
  /** The suppositions that were refuted, in order. */
  readonly refuted: Literal[]
  /** How long each refutation was, as in {@link Refutation}. */
  readonly lengths: number[]
  /** Whether everything that was learned still fits together. */
  agreed: boolean
}

/**
 * How the length of a chain is counted: by its facts, or by the constraints that force them, for kinds in which one
 * mark says many facts at once (a light, all the cells that it shines on).
 */
export type ChainMeasure = 'facts' | 'constraints'

/** How much an exhaustive look for reasons may spend: steps of work; the search is over when they are spent. */
export interface ReasonLimits {
  /** 0 to try only what is named first. */
  readonly rounds?: number
  /** The longest chain that counts. */
  readonly longest?: number
  /** Stop at the first chain of at most this length instead of looking for the shortest. */
  readonly enough?: number
  readonly budget?: number
}

/**
 * Suppositions that nobody need make: what follows from one that is not refuted is not refuted either, as long as nothing
 * more is learned.
 */
class Spared {
  private stamps = new Int32Array(0)
  private stamp = 1

  constructor(private readonly kernel: Kernel) {}

  has(literal: Literal): boolean {
    return this.stamps[literal] === this.stamp
  }

  /** Spares what stands on the trail from a place on. */
  add(before: number): void {
    const { trail, trailLength, values } = this.kernel
    if (this.stamps.length < values.length) this.stamps = new Int32Array(values.length)
    for (let at = before; at < trailLength; at++) this.stamps[trail[at] as Literal] = this.stamp
  }

  /** Something was learned. */
  clear(): void {
    this.stamp++
  }
}

/** The longest chains of suppositions within others, in the order in which they are tried. */
const LONGEST_WITHIN: readonly number[] = [2, 5, Infinity]

/**
 * Reasons by single-rule steps, as a person does: from what is known to what one rule instance forces, and from a
 * supposition to its contradiction. It never uses learned clauses, so each step can be said with its rule and cells.
 * The model must not be searched by others.
 */
export class Reasoner<Rule extends string = string> {
  private readonly known = new Set<Literal>()
  private contradictory: boolean

  /** `subjects` are the variables that a person can speak of: the others never stand in a reason's supposition. */
  constructor(
    private readonly model: Model<Rule>,
    private readonly subjects: readonly number[],
    ready: boolean,
    private readonly measure: ChainMeasure = 'facts',
  ) {
    this.contradictory = !ready || !model.kernel.propagate()
  }

  /**
   * Begins from known literals and everything that single-rule steps give from them. `given` literals hold as the
   * board does: no step is owed for them. false when they contradict each other.
   */
  begin(known: readonly Literal[], given: readonly Literal[] = []): boolean {
    const { kernel } = this.model
    if (this.contradictory) return false
    kernel.backtrack(0)
    kernel.openLevel()
    this.known.clear()
    for (const literal of known) this.known.add(literal)
    const agreed = [...given, ...known].every((literal) => kernel.imply(literal, [], -1))
    return agreed && kernel.propagate()
  }

  /**
   * Adds literals that hold as the board does, on top of what stands; {@link pop} takes them away again with all that
   * came of them. false when they contradict each other. May be called after {@link begin}.
   */
  push(given: readonly Literal[]): boolean {
    const { kernel } = this.model
    kernel.openLevel()
    return given.every((literal) => kernel.imply(literal, [], -1)) && kernel.propagate()
  }

  /** Takes away what the last {@link push} added. */
  pop(): void {
    const { kernel } = this.model
    kernel.backtrack(kernel.level - 1)
  }

  /** Adds a literal that was proved, and everything that follows by single-rule steps. false on a contradiction. */
  learn(literal: Literal): boolean {
    this.known.add(literal)
    return this.model.kernel.imply(literal, [], -1) && this.model.kernel.propagate()
  }

  /** Whether every subject has a value. */
  get finished(): boolean {
    return this.subjects.every((subject) => this.model.kernel.values[literalOf(subject)] !== 0)
  }

  /** The subjects that are still open. */
  get open(): number[] {
    return this.subjects.filter((subject) => this.model.kernel.values[literalOf(subject)] === 0)
  }

  /** Whether a subject has a value. */
  isKnown(subject: number): boolean {
    return this.model.kernel.values[literalOf(subject)] !== 0
  }

  /** The literals of subjects that hold now, known and forced. */
  get holding(): Literal[] {
    const { values } = this.model.kernel
    return this.subjects.flatMap((subject) => {
      const value = values[literalOf(subject)] as number
      return value === 0 ? [] : [literalOf(subject, value === 1)]
    })
  }

  /**
   * The steps that follow at once from what is known: one rule alone, and nothing between but what is no subject, which
   * no mark could say.
   */
  readySteps(): Step<Rule>[] {
    const { kernel } = this.model
    const subjects = new Set(this.subjects)
    const grounds = new Map<Literal, readonly RuleInstance<Rule>[] | null>()
    const found: Step<Rule>[] = []
    for (let at = 0; at < kernel.trailLength; at++) {
      const literal = kernel.trail[at] as Literal
      if (this.known.has(literal)) continue
      const step = this.stepOf(literal)
      if (step === null) continue
      const along = this.groundsOf(step.from, grounds)
      const isSubject = subjects.has(variableOf(literal))
      grounds.set(literal, isSubject || along === null ? null : [...along, step.because])
      if (along !== null) found.push(along.length === 0 ? step : { ...step, along })
    }
    return found
  }

  /** The rule instances between what is known and some literals; null where one of them is itself a subject's step. */
  private groundsOf(
    literals: readonly Literal[],
    grounds: ReadonlyMap<Literal, readonly RuleInstance<Rule>[] | null>,
  ): readonly RuleInstance<Rule>[] | null {
    const found = new Set<RuleInstance<Rule>>()
    for (const literal of literals) {
      if (this.known.has(literal) || this.model.kernel.originOf(literal) === -1) continue
      const along = grounds.get(literal)
      if (along === undefined || along === null) return null
      for (const instance of along) found.add(instance)
    }
    return [...found]
  }

  private stepOf(literal: Literal): Step<Rule> | null {
    const { kernel } = this.model
    const from = kernel.antecedentsOf(literal)
    const because = this.model.instance(kernel.originOf(literal), [...from, literal])
    return because === null ? null : { literal, because, from }
  }

  /** How many single-rule steps stand that were not known before. */
  get forcedCount(): number {
    const { kernel } = this.model
    let count = 0
    for (let at = 0; at < kernel.trailLength; at++) {
      const literal = kernel.trail[at] as Literal
      if (!this.known.has(literal) && kernel.originOf(literal) !== -1) count++
    }
    return count
  }

  /** Supposes a literal. Its refutation when single-rule steps refute it; else null. */
  refute(suppose: Literal): Refutation<Rule> | null {
    const { kernel } = this.model
    const level = kernel.level
    kernel.decide(suppose)
    const refutation = kernel.propagate() ? null : this.explain(suppose, level)
    kernel.backtrack(level)
    return refutation
  }

  /** The refutation that a conflict above a level is. `within` are the steps that no rule alone forced. */
  private explain(
    suppose: Literal,
    level: number,
    within: ReadonlyMap<Literal, Step<Rule>> = new Map<Literal, Step<Rule>>(),
  ): Refutation<Rule> {
    const { kernel } = this.model
    const from = [...kernel.conflict]
    const broken = this.model.instance(kernel.conflictOrigin, from)
    if (broken === null) throw new RangeError('A contradiction came from no rule.')
    const steps = this.needed(from, level).flatMap((literal) => within.get(literal) ?? this.stepOf(literal) ?? [])
    return { suppose, steps, broken, from, length: this.lengthOf(level) }
  }

  /** The length of the refutation of a literal, as in {@link Refutation}; Infinity when it is not refuted. */
  refutedIn(suppose: Literal): number {
    return this.tried(suppose, Infinity, null)
  }

  /**
   * Like {@link refutedIn}, for who wants no more than a chain of some length; what follows from a supposition that is not
   * refuted is spared. A chain of facts has at least as many as there are steps one after the other.
   */
  private tried(suppose: Literal, longest: number, spared: Spared | null): number {
    const { kernel } = this.model
    const level = kernel.level
    const before = kernel.trailLength
    kernel.decide(suppose)
    const agreed = this.measure === 'facts' && longest < Infinity ? kernel.propagateWithin(longest) : kernel.propagate()
    if (agreed && kernel.complete) spared?.add(before)
    const length = agreed ? Infinity : this.lengthOf(level)
    kernel.backtrack(level)
    return length
  }

  private lengthOf(level: number): number {
    const { kernel } = this.model
    const needed = this.needed(kernel.conflict, level)
    const origin = kernel.conflictOrigin
    const alone = this.model.isFixed(origin) && needed.every((literal) => kernel.originOf(literal) === origin)
    return alone ? 0 : this.measured(needed)
  }

  private measured(literals: readonly Literal[]): number {
    if (this.measure === 'facts') return literals.length
    return new Set(literals.map((literal) => this.model.kernel.originOf(literal))).size
  }

  /** The literals forced above a level that some literals rest on, in the order in which they were forced. */
  private needed(from: readonly Literal[], level: number): Literal[] {
    const { kernel } = this.model
    const found = new Set<Literal>()
    const open = [...from]
    for (let literal = open.pop(); literal !== undefined; literal = open.pop()) {
      if (found.has(literal) || kernel.levelOfVariable(variableOf(literal)) <= level) continue
      if (!kernel.wasForced(literal)) continue
      found.add(literal)
      open.push(...kernel.antecedentsOf(literal))
    }
    const position = (literal: Literal): number => kernel.positionOfVariable(variableOf(literal))
    return [...found].sort((a, b) => position(a) - position(b))
  }

  private stepsOf(literals: readonly Literal[]): Step<Rule>[] {
    return literals.flatMap((literal) => this.stepOf(literal) ?? [])
  }

  /**
   * The shortest refutation of a supposition about an open subject; of those alike, the first. null when no
   * supposition is refuted within the limits.
   */
  whatIf(limits: ReasonLimits = {}): Refutation<Rule> | null {
    const { longest = Infinity, enough = 0, budget = Infinity } = limits
    const end = this.model.kernel.work + budget
    let best: Literal = -1
    let least = longest === Infinity ? Infinity : longest + 1
    const spared = new Spared(this.model.kernel)
    for (const subject of this.open) {
      for (const suppose of [literalOf(subject), literalOf(subject, false)]) {
        const length = spared.has(suppose) ? Infinity : this.tried(suppose, least - 1, spared)
        if (length >= least) continue
        best = suppose
        least = length
      }
      if (least <= enough || this.model.kernel.work > end) break
    }
    return best === -1 ? null : this.refute(best)
  }

  /**
   * Learns whatever is refuted within the limits, subject after subject, until a whole round teaches nothing. `first`
   * are suppositions that are tried before the round, in order: those that were refuted on a board much like this one.
   */
  sweep(
    { longest = Infinity, budget = Infinity, rounds = Infinity }: ReasonLimits = {},
    first: readonly Literal[] = [],
  ): Sweep {
    const found: Sweep = { refuted: [], lengths: [], agreed: true }
    const end = this.model.kernel.work + budget
    const probes = this.subjects.length
    const ends = (): boolean => !found.agreed || this.model.kernel.work > end
    const spared = new Spared(this.model.kernel)
    for (const suppose of first) if (!ends()) this.probe(suppose, longest, found, spared)
    for (let at = 0, idle = 0; rounds > 0 && idle < probes && !ends(); at = (at + 1) % probes) {
      const subject = literalOf(this.subjects[at] as number)
      const taught =
        this.probe(subject, longest, found, spared) || (found.agreed && this.probe(subject ^ 1, longest, found, spared))
      idle = taught ? 0 : idle + 1
    }
    return found
  }

  /** Learns the opposite of an open supposition that is refuted. Whether it did. */
  private probe(suppose: Literal, longest: number, found: Sweep, spared: Spared): boolean {
    if (this.model.kernel.values[suppose] !== 0 || spared.has(suppose)) return false
    const length = this.tried(suppose, longest, spared)
    if (length === Infinity || length > longest) return false
    spared.clear()
    found.refuted.push(suppose)
    found.lengths.push(length)
    found.agreed = this.learn(suppose ^ 1)
    return true
  }

  /**
   * A refutation in which some steps are shown by a supposition of their own: where {@link whatIf} and {@link eitherWay}
   * lead no further. Short suppositions within are tried before longer ones; with a first refutation at hand it looks as
   * long again for a shorter one. null without one within the budget.
   */
  nestedWhatIf({ budget = Infinity }: Pick<ReasonLimits, 'budget'> = {}): Refutation<Rule> | null {
    const end = this.model.kernel.work + budget
    for (const longest of LONGEST_WITHIN) {
      const found = this.nestedUpTo(longest, end)
      if (found !== null) return found
    }
    return null
  }

  private nestedUpTo(longest: number, budgetEnd: number): Refutation<Rule> | null {
    const { kernel } = this.model
    const start = kernel.work
    let end = budgetEnd
    let best: Refutation<Rule> | null = null
    const spared = new Spared(kernel)
    for (const subject of this.open) {
      for (const suppose of [literalOf(subject), literalOf(subject, false)]) {
        if (kernel.work > end || spared.has(suppose)) continue
        const found = this.refuteWithin(suppose, longest, end, spared)
        if (found === null || (best !== null && found.length >= best.length)) continue
        if (best === null) end = Math.min(end, 2 * kernel.work - start)
        best = found
      }
    }
    return best
  }

  /** Supposes a literal, and under it one subject after the other. What follows without a contradiction is spared then. */
  private refuteWithin(suppose: Literal, longest: number, end: number, spared: Spared): Refutation<Rule> | null {
    const { kernel } = this.model
    const level = kernel.level
    const before = kernel.trailLength
    const within = new Map<Literal, Step<Rule>>()
    kernel.decide(suppose)
    const agreed = kernel.propagate() && this.supposeWithin(level, within, longest, end)
    const refutation = agreed ? null : this.explain(suppose, level, within)
    if (agreed) spared.add(before)
    kernel.backtrack(level)
    return refutation === null ? null : { ...refutation, length: countOf(refutation.steps) }
  }

  /** Learns on top of a supposition whatever is refuted there. false when that cannot be. */
  private supposeWithin(level: number, within: Map<Literal, Step<Rule>>, longest: number, end: number): boolean {
    const { kernel } = this.model
    const spared = new Spared(kernel)
    for (const subject of this.open) {
      for (const probe of [literalOf(subject), literalOf(subject, false)]) {
        if (kernel.work > end) return true
        if (kernel.values[probe] !== 0 || spared.has(probe)) continue
        const step = this.stepWithin(probe, level, within, longest, spared)
        if (step === null) continue
        spared.clear()
        within.set(step.literal, step)
        kernel.imply(step.literal, step.from, -1)
        if (!kernel.propagate()) return false
      }
    }
    return true
  }

  /** The step that a supposition on top of another one, made at a level, teaches; null when it is not refuted. */
  private stepWithin(
    probe: Literal,
    level: number,
    within: ReadonlyMap<Literal, Step<Rule>>,
    longest: number,
    spared: Spared,
  ): Step<Rule> | null {
    const { kernel } = this.model
    const inner = kernel.level
    const before = kernel.trailLength
    kernel.decide(probe)
    let step: Step<Rule> | null = null
    if (kernel.propagate()) spared.add(before)
    else if (this.lengthOf(inner) <= longest) {
      const { broken: because, steps: otherwise, from } = this.explain(probe, inner, within)
      const grounds = [...from, ...otherwise.flatMap((other) => other.from)].filter((literal) => {
        const at = kernel.levelOfVariable(variableOf(literal))
        return at > level && at <= inner
      })
      step = { literal: probe ^ 1, because, from: [...new Set(grounds)], otherwise }
    }
    kernel.backtrack(inner)
    return step
  }

  /** A literal that follows from both values of an open subject; the shortest pair of chains. null without one. */
  eitherWay(limits: ReasonLimits = {}): EitherWay<Rule> | null {
    const { longest = Infinity, enough = 0, budget = Infinity } = limits
    const end = this.model.kernel.work + budget
    let best: EitherWay<Rule> | null = null
    let least = longest + 1
    for (const subject of this.open) {
      const found = this.common(literalOf(subject))
      if (found !== null && found.ifHolds.length + found.ifNot.length < least) {
        best = found
        least = found.ifHolds.length + found.ifNot.length
        if (least <= enough) return best
      }
      if (this.model.kernel.work > end) return best
    }
    return best
  }

  private common(over: Literal): EitherWay<Rule> | null {
    const first = this.consequences(over)
    const second = this.consequences(over ^ 1)
    const shared = first.filter((literal) => second.includes(literal))
    let best: EitherWay<Rule> | null = null
    for (const literal of shared) {
      const found = { over, literal, ifHolds: this.chainTo(over, literal), ifNot: this.chainTo(over ^ 1, literal) }
      const length = found.ifHolds.length + found.ifNot.length
      if (best === null || length < best.ifHolds.length + best.ifNot.length) best = found
    }
    return best
  }

  private consequences(suppose: Literal): Literal[] {
    const { kernel } = this.model
    const level = kernel.level
    const before = kernel.trailLength
    kernel.decide(suppose)
    const agreed = kernel.propagate()
    const found: Literal[] = []
    const subjects = new Set(this.subjects)
    for (let at = before + 1; agreed && at < kernel.trailLength; at++) {
      const literal = kernel.trail[at] as Literal
      if (subjects.has(variableOf(literal))) found.push(literal)
    }
    kernel.backtrack(level)
    return found
  }

  private chainTo(suppose: Literal, literal: Literal): Step<Rule>[] {
    const { kernel } = this.model
    const level = kernel.level
    kernel.decide(suppose)
    kernel.propagate()
    const steps = this.stepsOf(this.needed([literal], level))
    kernel.backtrack(level)
    return steps
  }
}

/** How many steps there are, those of suppositions within them too. */
function countOf<Rule extends string>(steps: readonly Step<Rule>[]): number {
  return steps.reduce((sum, { otherwise }) => sum + 1 + countOf(otherwise ?? []), 0)
}
