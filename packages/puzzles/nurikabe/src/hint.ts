import { climb, climbWithin, distinctInstances, gradeByChains, throwFault } from '@kazu/puzzle'
import type {
  Fact,
  Grade,
  Hint,
  Instance,
  LadderBoard,
  LevelLimit,
  PencilMarks,
  PencilMove,
  ReasonStep,
} from '@kazu/puzzle'
import { isPositive, literalOf, Reasoner, variableOf } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { DOT, isFree, nurikabeFault, SEA } from './board.js'
import type { NurikabeBoard, NurikabeLayer } from './board.js'
import type { NurikabeKind, NurikabeLevel } from './kind.js'
import { nurikabeModel } from './logic.js'
import type { NurikabeModel } from './logic.js'
import type { NurikabeRule } from './rules.js'
import { provedAnswer } from './solve.js'
import { nurikabeTechniques } from './techniques.js'

/** One number says of many cells at once that they are too far: a chain is as long as it has constraints. */
const MEASURE = 'constraints'

/** The place holder for the clue of an island whose number is not told. */
const UNTOLD = -1

/**
 * A literal as a fact: about the marks (`shade`), or that a cell belongs to the island of a clue (`island`, whose value is
 * the clue's cell), which no mark says but a chain may pass over.
 */
function factsOf({ cells, islands, untold }: NurikabeModel): (literal: Literal) => Fact {
  const owned = new Map<number, { readonly place: number; readonly value: number }>()
  for (const { clue, variableOf: variables } of islands)
    for (const [place, variable] of variables) owned.set(variable, { place, value: clue })
  for (const [place, variable] of untold) owned.set(variable, { place, value: UNTOLD })
  return (literal) => {
    const variable = variableOf(literal)
    const holds = isPositive(literal)
    if (variable < cells.length) return { layer: 'shade', place: variable, value: SEA, holds }
    return { layer: 'island', ...(owned.get(variable) ?? { place: 0, value: UNTOLD }), holds }
  }
}

/** How readily a person sees a single-rule step. */
const EASE: Readonly<Record<NurikabeRule, number>> = { land: 0, pool: 1, size: 2, apart: 3, owner: 4, sea: 5 }

function ease(_literal: Literal, because: Instance<NurikabeRule>, from: readonly Literal[]): number {
  return EASE[because.rule] * 100 + from.length
}

function ladder(board: NurikabeBoard, marks: PencilMarks<NurikabeLayer>): LadderBoard<NurikabeKind> {
  const stated = nurikabeModel(board)
  return {
    model: () => stated,
    subjects: stated.cells,
    known: stated.cells.flatMap((cell) => {
      const value = marks.shade[cell]
      return value === 0 ? [] : [literalOf(cell, value === SEA)]
    }),
    // A clue is drawn as what it is: that it is no sea needs no step of its own.
    shown: stated.cells.filter((cell) => !isFree(board, cell)).map((cell) => literalOf(cell, false)),
    measure: MEASURE,
    answer: provedAnswer(board),
    techniques: (holds) => nurikabeTechniques(board, holds),
    fact: factsOf(stated),
    cells: (fact) => [fact.place],
    move: (facts) => changes(facts, (fact) => (fact.holds ? SEA : DOT)),
    clear: (facts) => changes(facts, () => 0),
    ease,
  }
}

function changes(facts: readonly Fact[], valueOf: (fact: Fact) => number): PencilMove<NurikabeLayer> {
  return facts.map((fact) => ({ layer: 'shade', place: fact.place, value: valueOf(fact) }))
}

/** The next step from some marks by the ladder of hints; null when nothing is left to say. */
export function nextStep(board: NurikabeBoard, marks: PencilMarks<NurikabeLayer>): Hint<NurikabeKind> | null {
  const hint = climb(ladder(board, marks))
  return hint === null ? null : withoutPlain(hint)
}

/** The hint without steps that go without saying: that a cell which is sea belongs to no island. */
function withoutPlain(hint: Hint<NurikabeKind>): Hint<NurikabeKind> {
  const { reason } = hint
  if (reason.type === 'what-if') {
    const steps = saidSteps([reason.suppose], reason.steps)
    return { ...hint, because: causesOf(steps, [reason.broken]), reason: { ...reason, steps } }
  }
  if (reason.type !== 'either-way') return hint
  const ifHolds = saidSteps([reason.over], reason.ifHolds)
  const ifNot = saidSteps([{ ...reason.over, holds: !reason.over.holds }], reason.ifNot)
  return { ...hint, because: causesOf([...ifHolds, ...ifNot], []), reason: { ...reason, ifHolds, ifNot } }
}

type Steps = readonly ReasonStep<NurikabeRule>[]

function saidSteps(before: readonly Fact[], steps: Steps): Steps {
  const sea = new Set([...before, ...steps.map(({ fact }) => fact)].filter(isSeaFact).map(({ place }) => place))
  const said = steps.filter(({ fact }) => fact.layer !== 'island' || fact.holds || !sea.has(fact.place))
  return said.map((step) => {
    if (step.otherwise === undefined) return step
    const opposite = { ...step.fact, holds: !step.fact.holds }
    const earlier = said.slice(0, said.indexOf(step)).map(({ fact }) => fact)
    return { ...step, otherwise: saidSteps([...before, ...earlier, opposite], step.otherwise) }
  })
}

function isSeaFact({ layer, holds }: Fact): boolean {
  return layer === 'shade' && holds
}

function rulesOf(steps: Steps): Instance<NurikabeRule>[] {
  return steps.flatMap(({ because, otherwise }) => [...rulesOf(otherwise ?? []), because])
}

function causesOf(steps: Steps, others: readonly Instance<NurikabeRule>[]): Instance<NurikabeRule>[] {
  return distinctInstances([...rulesOf(steps), ...others])
}

/** The longest chain of a what-if that each level may need, counted in constraints. */
const LEVEL_LIMITS: Readonly<Record<NurikabeLevel, LevelLimit>> = {
  easy: { longest: 0, eitherWay: false },
  medium: { longest: 2, eitherWay: false },
  hard: { longest: 4, eitherWay: false },
  expert: { longest: Infinity, eitherWay: true },
}

/**
 * How hard a board is by the ladder of hints: the level is the first whose chains suffice. Throws a RangeError for what
 * is no board.
 */
export function gradeNurikabe(board: NurikabeBoard): Grade<NurikabeLevel> {
  throwFault(nurikabeFault(board))
  const { model, cells, ready } = nurikabeModel(board)
  return gradeByChains(new Reasoner(model, cells, ready, MEASURE), LEVEL_LIMITS)
}

/** Whether the chains of a level reach the end of a board. */
export function isWithin(board: NurikabeBoard, level: NurikabeLevel): boolean {
  const { model, cells, ready } = nurikabeModel(board)
  return climbWithin(new Reasoner(model, cells, ready, MEASURE), LEVEL_LIMITS[level]).finished
}

/** What the chains of a level leave open, and what they refuted on the way. */
export interface Outlook {
  /** The cells that are open; all of them where the clues contradict each other. */
  readonly open: readonly number[]
  /** The suppositions about cells that were refuted, in order. */
  readonly refuted: readonly Literal[]
}

/**
 * How far the chains of a level lead from nothing but the clues. Easy asks for single rules alone. `first` are
 * suppositions that were refuted on a board much like this one: they are tried before all others.
 */
export function outlook(board: NurikabeBoard, level: NurikabeLevel, first: readonly Literal[] = []): Outlook {
  const { model, cells, ready } = nurikabeModel(board)
  const reasoner = new Reasoner(model, cells, ready, MEASURE)
  if (!reasoner.begin([])) return { open: cells, refuted: [] }
  const { longest } = LEVEL_LIMITS[level]
  if (longest === 0) return { open: reasoner.open, refuted: [] }
  const { agreed, refuted } = reasoner.sweep({ longest }, first)
  return { open: agreed ? reasoner.open : cells, refuted }
}
