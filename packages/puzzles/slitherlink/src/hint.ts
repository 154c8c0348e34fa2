import { CHAIN_LIMITS, climb, gradeByChains, throwFault } from '@kazu/puzzle'
import type { Fact, Grade, Hint, Instance, LadderBoard, PencilMarks, PencilMove } from '@kazu/puzzle'
import { isPositive, literalOf, Reasoner, variableOf } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { CROSS, LINE, slitherlinkFault } from './board.js'
import type { SlitherlinkBoard, SlitherlinkLayer } from './board.js'
import { cellsBeside } from './describe.js'
import type { SlitherlinkKind, SlitherlinkLevel } from './kind.js'
import { slitherlinkModel } from './logic.js'
import type { SlitherlinkRule } from './rules.js'
import { provedAnswer } from './solve.js'
import { slitherlinkTechniques } from './techniques.js'

/** A literal of a side as a fact about the marks. */
function factOfSide(literal: Literal): Fact {
  return { layer: 'line', place: variableOf(literal), value: LINE, holds: isPositive(literal) }
}

/** How readily a person sees a single-rule step: numbers first, then dead ends, then what the one loop forbids. */
const EASE: Readonly<Record<SlitherlinkRule, number>> = {
  number: 0,
  'no-end': 2,
  'no-branch': 3,
  'no-cross': 3,
  line: 4,
  'one-loop': 8,
}

const LOOP_EASE: Readonly<Record<string, number>> = { closes: 0, 'cut-off': 12, crosses: 14 }

/** A cross costs a little more than a line, and a long way round much more than a short one. */
function ease(literal: Literal, because: Instance<SlitherlinkRule>, from: readonly Literal[]): number {
  const form = LOOP_EASE[String(because.details?.['form'])] ?? 0
  return (EASE[because.rule] + form + (isPositive(literal) ? 0 : 1)) * 100 + from.length * 10
}

function ladder(board: SlitherlinkBoard, marks: PencilMarks<SlitherlinkLayer>): LadderBoard<SlitherlinkKind> {
  return {
    model: () => slitherlinkModel(board),
    subjects: marks.line.map((_, side) => side),
    known: marks.line.flatMap((value, side) => (value === 0 ? [] : [literalOf(side, value === LINE)])),
    answer: provedAnswer(board),
    techniques: (holds) => slitherlinkTechniques(board, holds),
    fact: factOfSide,
    cells: (fact) => cellsBeside(board, fact.place),
    move: (facts) => changes(facts, (fact) => (fact.holds ? LINE : CROSS)),
    clear: (facts) => changes(facts, () => 0),
    ease,
  }
}

function changes(facts: readonly Fact[], valueOf: (fact: Fact) => number): PencilMove<SlitherlinkLayer> {
  return facts.map((fact) => ({ layer: 'line', place: fact.place, value: valueOf(fact) }))
}

/** The next step from some marks by the ladder of hints; null when nothing is left to say. */
export function nextStep(board: SlitherlinkBoard, marks: PencilMarks<SlitherlinkLayer>): Hint<SlitherlinkKind> | null {
  return climb(ladder(board, marks))
}

/** How hard a board is by the ladder of hints. Throws a RangeError for what is no board. */
export function gradeSlitherlink(board: SlitherlinkBoard): Grade<SlitherlinkLevel> {
  throwFault(slitherlinkFault(board))
  const { model, sides, ready } = slitherlinkModel(board)
  return gradeByChains(new Reasoner(model, sides, ready), CHAIN_LIMITS)
}
