import { linkEnds } from '@kazu/grid'
import { CHAIN_LIMITS, climb, gradeByChains, throwFault } from '@kazu/puzzle'
import type { Fact, Grade, Hint, Instance, LadderBoard, PencilMarks, PencilMove } from '@kazu/puzzle'
import { isPositive, literalOf, Reasoner, variableOf } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { CROSS, LINE, masyuFault } from './board.js'
import type { MasyuBoard, MasyuLayer } from './board.js'
import type { MasyuKind, MasyuLevel } from './kind.js'
import { masyuModel } from './logic.js'
import type { MasyuRule } from './rules.js'
import { provedAnswer } from './solve.js'
import { masyuTechniques } from './techniques.js'

/** A literal of a link as a fact about the marks. */
function factOfLink(literal: Literal): Fact {
  return { layer: 'line', place: variableOf(literal), value: LINE, holds: isPositive(literal) }
}

/** How readily a person sees a single-rule step: pearls first, then dead ends, then what the one loop forbids. */
const EASE: Readonly<Record<MasyuRule, number>> = {
  'white-straight': 0,
  'black-turn': 0,
  'black-straight': 1,
  pearl: 1,
  'white-turn': 2,
  'no-end': 3,
  line: 3,
  'no-branch': 5,
  'no-cross': 5,
  'one-loop': 8,
}

const LOOP_EASE: Readonly<Record<string, number>> = { closes: 0, 'cut-off': 12, crosses: 14 }

/** A cross costs a little more than a line, and a long way round much more than a short one. */
function ease(literal: Literal, because: Instance<MasyuRule>, from: readonly Literal[]): number {
  const form = LOOP_EASE[String(because.details?.['form'])] ?? 0
  return (EASE[because.rule] + form + (isPositive(literal) ? 0 : 4)) * 100 + from.length * 10
}

function ladder(board: MasyuBoard, marks: PencilMarks<MasyuLayer>): LadderBoard<MasyuKind> {
  const subjects = marks.line.map((_, link) => link)
  const known = marks.line.flatMap((value, link) => (value === 0 ? [] : [literalOf(link, value === LINE)]))
  return {
    model: () => masyuModel(board),
    subjects,
    known,
    answer: provedAnswer(board),
    techniques: () => masyuTechniques(board),
    fact: factOfLink,
    cells: (fact) => linkEnds(board, fact.place),
    move: (facts) => changes(facts, (fact) => (fact.holds ? LINE : CROSS)),
    clear: (facts) => changes(facts, () => 0),
    ease,
  }
}

function changes(facts: readonly Fact[], valueOf: (fact: Fact) => number): PencilMove<MasyuLayer> {
  return facts.map((fact) => ({ layer: 'line', place: fact.place, value: valueOf(fact) }))
}

/** The next step from some marks by the ladder of hints; null when nothing is left to say. */
export function nextStep(board: MasyuBoard, marks: PencilMarks<MasyuLayer>): Hint<MasyuKind> | null {
  return climb(ladder(board, marks))
}

/** How hard a board is by the ladder of hints. Throws a RangeError for what is no board. */
export function gradeMasyu(board: MasyuBoard): Grade<MasyuLevel> {
  throwFault(masyuFault(board))
  const { model, links, ready } = masyuModel(board)
  return gradeByChains(new Reasoner(model, links, ready), CHAIN_LIMITS)
}
