import { literalOf, opposite, Reasoner } from '@kazu/solver'
import type { ChainMeasure, Literal, Model, Refutation, Step } from '@kazu/solver'
import { distinctInstances, instanceName } from './instance.js'
import type { Fact, Grade, Hint, Instance, Kind, Reason, ReasonStep, TechniqueStep } from './contract.js'

/** A named technique that was found: literals that follow, and the rule instances that it rests on. */
export interface Finding<Rule extends string, Technique extends string> {
  readonly technique: Technique
  readonly literals: readonly Literal[]
  readonly because: readonly Instance<Rule>[]
  readonly details?: Readonly<Record<string, string | number>>
}

/** What the ladder of hints needs to know of a kind and a board. */
export interface LadderBoard<K extends Kind> {
  /** A model of the board that nobody else uses, and whether it is free of contradiction so far. */
  readonly model: () => { readonly model: Model<K['rule']>; readonly ready: boolean }
  /** The variables that marks can speak of. */
  readonly subjects: readonly number[]
  /** What the marks say, as literals of subjects. */
  readonly known: readonly Literal[]
  /** What the drawing shows of the marks beyond what they say, as a lit cell: true when they are right, owed no step. */
  readonly shown?: readonly Literal[]
  /** How chains are counted: by facts unless said. */
  readonly measure?: ChainMeasure
  /** The one answer as literals of all subjects; null when there is none or more than one. */
  readonly answer: readonly Literal[] | null
  /** The kind's named techniques that apply now, the simplest first. `holds` tells what is known. */
  readonly techniques: (holds: (literal: Literal) => boolean) => Iterable<Finding<K['rule'], K['technique']>>
  /** A literal as a fact about marks. */
  readonly fact: (literal: Literal) => Fact
  /** The cells that a fact is about. */
  readonly cells: (fact: Fact) => readonly number[]
  /** The move that makes the facts true; null when the marks cannot say them. */
  readonly move: (facts: readonly Fact[]) => K['move'] | null
  /** The move that takes marks away which say the facts. */
  readonly clear: (facts: readonly Fact[]) => K['move']
  /** Of several single-rule steps the one that a person sees first has the least number. */
  readonly ease: (literal: Literal, because: Instance<K['rule']>, from: readonly Literal[]) => number
}

/** Budget of work for each of the looks at what-if, at either-way, and at a supposition within another. */
const LOOK_BUDGET = 20_000_000

/** The most work that one hint by the ladder may take: all looks, and what the last probe of each runs over. */
export const HINT_BUDGET = 100_000_000

/**
 * The next step by the ladder of hints: a mistake first, then named techniques, one rule alone, what if, either way and
 * what if within what if, and only then, said plainly, the proved answer. null when everything is said or the board has no answer.
 */
export function climb<K extends Kind>(board: LadderBoard<K>): Hint<K> | null {
  const mistake = findMistake(board)
  if (mistake !== null) return mistake
  const { model, ready } = board.model()
  const reasoner = new Reasoner<K['rule']>(model, board.subjects, ready, board.measure)
  // What is shown may follow from the rules at once; as known it is owed no step even so.
  if (!reasoner.begin([...board.known, ...(board.shown ?? [])])) return null
  const hint =
    findTechnique(board) ??
    findRule(board, reasoner) ??
    findWhatIf(board, reasoner) ??
    (board.answer === null ? null : (findEitherWay(board, reasoner) ?? findNested(board, reasoner))) ??
    reveal(board)
  return hint === null ? null : { ...hint, work: model.kernel.work }
}

function findMistake<K extends Kind>(board: LadderBoard<K>): Hint<K> | null {
  if (board.answer === null) return null
  const right = new Set(board.answer)
  const wrong = board.known.filter((literal) => !right.has(literal)).map(board.fact)
  if (wrong.length === 0) return null
  return {
    rung: 1,
    moves: [board.clear(wrong)],
    target: cellsOf(board, wrong),
    because: [],
    reason: { type: 'mistake', facts: wrong },
  }
}

function cellsOf<K extends Kind>(board: LadderBoard<K>, facts: readonly Fact[]): number[] {
  return [...new Set(facts.flatMap((fact) => board.cells(fact)))].sort((a, b) => a - b)
}

/** A hint that says some facts; null when the marks cannot say them. */
function say<K extends Kind>(
  board: LadderBoard<K>,
  rung: Hint<K>['rung'],
  reason: Extract<Reason<K['rule'], K['technique']>, { facts: readonly Fact[] }>,
  because: readonly Instance<K['rule']>[],
): Hint<K> | null {
  const move = board.move(reason.facts)
  if (move === null) return null
  return { rung, moves: [move], target: cellsOf(board, reason.facts), because: distinctInstances(because), reason }
}

function findTechnique<K extends Kind>(board: LadderBoard<K>): Hint<K> | null {
  const known = new Set([...board.known, ...(board.shown ?? [])])
  for (const { technique, literals, because, details } of board.techniques((literal) => known.has(literal))) {
    const news = literals.filter((literal) => !known.has(literal))
    if (news.length === 0) continue
    const step: TechniqueStep<K['rule'], K['technique']> = {
      technique,
      facts: news.map(board.fact),
      because,
      ...(details === undefined ? {} : { details }),
    }
    const hint = say(board, 2, { type: 'technique', ...step }, because)
    if (hint !== null) return hint
  }
  return null
}

/** All that one rule instance alone forces, of the instance that a person sees first. */
function findRule<K extends Kind>(board: LadderBoard<K>, reasoner: Reasoner<K['rule']>): Hint<K> | null {
  const subjects = new Set(board.subjects)
  const steps = reasoner.readySteps().filter((step) => subjects.has(step.literal >> 1))
  const ranked = steps
    .map((step) => ({ step, ease: board.ease(step.literal, step.because, step.from) }))
    .sort((a, b) => a.ease - b.ease)
  for (const { step } of ranked) {
    const name = instanceName(step.because)
    const facts = steps
      .filter((other) => instanceName(other.because) === name)
      .map((other) => board.fact(other.literal))
    const rules = [step.because, ...(step.along ?? [])]
    const hint = say(board, 3, { type: 'rule', facts, because: step.because }, rules)
    if (hint !== null) return hint
  }
  return null
}

function reasonStep<K extends Kind>(board: LadderBoard<K>, step: Step<K['rule']>): ReasonStep<K['rule']> {
  const said = { fact: board.fact(step.literal), because: step.because }
  return step.otherwise === undefined
    ? said
    : { ...said, otherwise: step.otherwise.map((other) => reasonStep(board, other)) }
}

/** The rule instances of some steps, those of a supposition within one before what it breaks. */
function rulesOf<Rule extends string>(steps: readonly Step<Rule>[]): Instance<Rule>[] {
  return steps.flatMap(({ because, otherwise }) => [...rulesOf(otherwise ?? []), because])
}

function findWhatIf<K extends Kind>(board: LadderBoard<K>, reasoner: Reasoner<K['rule']>): Hint<K> | null {
  const refutation = reasoner.whatIf({ enough: 1, budget: LOOK_BUDGET })
  return refutation === null ? null : sayRefutation(board, refutation)
}

function findNested<K extends Kind>(board: LadderBoard<K>, reasoner: Reasoner<K['rule']>): Hint<K> | null {
  const refutation = reasoner.nestedWhatIf({ budget: LOOK_BUDGET })
  return refutation === null ? null : sayRefutation(board, refutation)
}

function sayRefutation<K extends Kind>(board: LadderBoard<K>, refutation: Refutation<K['rule']>): Hint<K> | null {
  const { suppose, steps, broken } = refutation
  const facts = [board.fact(opposite(suppose))]
  const rules = distinctInstances([...rulesOf(steps), broken])
  // One instance of a rule from supposition to contradiction: that is the rule alone, said in one breath.
  if (refutation.length === 0) return say(board, 3, { type: 'rule', facts, because: broken }, rules)
  const reason: Reason<K['rule'], K['technique']> = {
    type: 'what-if',
    suppose: board.fact(suppose),
    steps: steps.map((step) => reasonStep(board, step)),
    broken,
    facts,
  }
  return say(board, 4, reason, rules)
}

function findEitherWay<K extends Kind>(board: LadderBoard<K>, reasoner: Reasoner<K['rule']>): Hint<K> | null {
  const found = reasoner.eitherWay({ budget: LOOK_BUDGET })
  if (found === null) return null
  const { over, literal, ifHolds, ifNot } = found
  const reason: Reason<K['rule'], K['technique']> = {
    type: 'either-way',
    over: board.fact(over),
    ifHolds: ifHolds.map((step) => reasonStep(board, step)),
    ifNot: ifNot.map((step) => reasonStep(board, step)),
    facts: [board.fact(literal)],
  }
  return say(
    board,
    4,
    reason,
    [...ifHolds, ...ifNot].map((step) => step.because),
  )
}

function reveal<K extends Kind>(board: LadderBoard<K>): Hint<K> | null {
  const known = new Set([...board.known, ...(board.shown ?? [])])
  const next = board.answer?.find((literal) => !known.has(literal))
  return next === undefined ? null : say(board, 5, { type: 'answer', facts: [board.fact(next)] }, [])
}

/** How far the ladder may climb while it solves a whole board. */
export interface ClimbLimits {
  /** The longest chain of a what-if that counts; 0 for single rules alone. */
  readonly longest: number
  /** A chain of at most this length is taken as it is found; 0 to look for the shortest each time. */
  readonly enough?: number
  /** Whether either-way is tried where what-if ends. */
  readonly eitherWay: boolean
  /** Whether suppositions within suppositions are tried where either-way ends. */
  readonly nested?: boolean
  /** Work for each look. */
  readonly budget?: number
}

/** How a board was climbed from nothing to the end. */
export interface Climb {
  readonly finished: boolean
  /** Steps from start to end: what single rules gave, and the chains. */
  readonly steps: number
  /** The length of each chain that was needed, in order; an either-way counts both its chains. */
  readonly chains: readonly number[]
  readonly eitherWays: number
}

/**
 * Solves a whole board by the ladder, each chain the shortest at its place. `given` literals hold as the board does.
 */
export function climbWhole<Rule extends string>(
  reasoner: Reasoner<Rule>,
  limits: ClimbLimits,
  given: readonly Literal[] = [],
): Climb {
  return climbOn(reasoner, limits, reasoner.begin([], given))
}

/** Goes on from what a reasoner knows, to the end or until nothing more follows within the limits. */
export function climbOn<Rule extends string>(reasoner: Reasoner<Rule>, limits: ClimbLimits, begun = true): Climb {
  const chains: number[] = []
  let eitherWays = 0
  let agreed = begun
  const anyOrder = limits.longest < Infinity && (limits.enough ?? 0) >= limits.longest
  const end = (): Climb => ({
    finished: agreed && reasoner.finished,
    steps: reasoner.forcedCount + chains.length,
    chains,
    eitherWays,
  })
  while (agreed && !reasoner.finished) {
    const budget = limits.budget ?? LOOK_BUDGET
    if (anyOrder) {
      const { lengths, agreed: still } = reasoner.sweep({ longest: limits.longest, budget })
      chains.push(...lengths.filter((length) => length > 0))
      agreed = still
      if (!agreed || reasoner.open.length === 0) return end()
    }
    const refutation =
      limits.longest < 0 || anyOrder
        ? null
        : reasoner.whatIf({ longest: limits.longest, enough: limits.enough ?? 0, budget })
    if (refutation !== null) {
      if (refutation.length > 0) chains.push(refutation.length)
      agreed = reasoner.learn(opposite(refutation.suppose))
      continue
    }
    const found = limits.eitherWay ? reasoner.eitherWay({ budget }) : null
    if (found === null) {
      const nested = limits.nested === true ? reasoner.nestedWhatIf({ budget }) : null
      if (nested === null) return end()
      chains.push(nested.length)
      agreed = reasoner.learn(opposite(nested.suppose))
      continue
    }
    chains.push(found.ifHolds.length + found.ifNot.length)
    eitherWays++
    agreed = reasoner.learn(found.literal)
  }
  return end()
}

/** What the chains of one level may be, as in {@link ClimbLimits}. */
export interface LevelLimit {
  readonly longest: number
  readonly eitherWay: boolean
  readonly nested?: boolean
}

/** The longest chains of the usual four levels. Those that are made keep to chains that a person can follow. */
export const CHAIN_LIMITS: Readonly<Record<'easy' | 'medium' | 'hard' | 'expert', LevelLimit>> = {
  easy: { longest: 0, eitherWay: false },
  medium: { longest: 2, eitherWay: false },
  hard: { longest: 5, eitherWay: false },
  expert: { longest: 12, eitherWay: true },
}

/** Every chain that there is. */
const NO_LIMIT: LevelLimit = { longest: Infinity, eitherWay: true, nested: true }

/**
 * Solves a whole board by the chains of a level. Any chain within its bound will do: what follows, follows in any order.
 */
export function climbWithin<Rule extends string>(
  reasoner: Reasoner<Rule>,
  limit: LevelLimit,
  given: readonly Literal[] = [],
): Climb {
  return climbWhole(reasoner, { ...limit, enough: limit.longest === Infinity ? 0 : limit.longest }, given)
}

/**
 * How hard a board is: the first level, in the order of `limits`, whose chains reach the end; the last one also with
 * chains of any length, and suppositions within them. A level of null says that no chains do.
 */
export function gradeByChains<Rule extends string, Level extends string>(
  reasoner: Reasoner<Rule>,
  limits: Readonly<Record<Level, LevelLimit>>,
): Grade<Level> {
  const levels = Object.keys(limits) as Level[]
  const last = levels[levels.length - 1] as Level
  for (const level of levels) {
    const climbed = climbWithin(reasoner, level === last ? NO_LIMIT : limits[level])
    if (climbed.finished || level === last) return gradeOf(climbed.finished ? level : null, climbed)
  }
  throw new RangeError('There must be a level.')
}

/**
 * Whether a board needs the chains of a level: those reach its end, and those of the level before do not. It says what
 * {@link gradeByChains} does of boards that are thinned to a level, without looking for the shortest chains.
 */
export function isOfLevel<Rule extends string, Level extends string>(
  reasoner: Reasoner<Rule>,
  limits: Readonly<Record<Level, LevelLimit>>,
  level: Level,
  given: readonly Literal[] = [],
): boolean {
  const levels = Object.keys(limits) as Level[]
  const before = levels[levels.indexOf(level) - 1]
  if (before !== undefined && climbWithin(reasoner, limits[before], given).finished) return false
  return climbWithin(reasoner, limits[level], given).finished
}

function gradeOf<Level extends string>(level: Level | null, { steps, chains }: Climb): Grade<Level> {
  const length = Math.max(0, ...chains)
  return { level, steps, hardest: { rung: length === 0 ? 3 : 4, length } }
}

/** The literals of subjects that an answer gives. */
export function answerLiterals(subjects: readonly number[], holds: readonly boolean[]): Literal[] {
  return subjects.map((subject, at) => literalOf(subject, holds[at] === true))
}
