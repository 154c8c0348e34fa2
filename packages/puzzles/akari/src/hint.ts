import { climb, climbWithin, gradeByChains, throwFault } from '@kazu/puzzle'
import type { Fact, Grade, Hint, Instance, LadderBoard, LevelLimit, PencilMarks, PencilMove } from '@kazu/puzzle'
import { isPositive, literalOf, Reasoner, variableOf } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { akariFault, DOT, isWhite, LIGHT } from './board.js'
import type { AkariBoard, AkariLayer } from './board.js'
import { answerOfAkari } from './game.js'
import type { AkariKind, AkariLevel } from './kind.js'
import { akariModel } from './logic.js'
import type { AkariRule } from './rules.js'
import { shoneOn, sightOf } from './sight.js'
import { provedAnswer } from './solve.js'
import { akariTechniques } from './techniques.js'

/** One light forbids many cells at once: a chain is as long as it has constraints. */
const MEASURE = 'constraints'

/** A literal of a cell as a fact about the marks. */
function factOfCell(literal: Literal): Fact {
  return { layer: 'shade', place: variableOf(literal), value: LIGHT, holds: isPositive(literal) }
}

/** How readily a person sees a single-rule step: numbers first, then what a light shines on. */
const EASE: Readonly<Record<AkariRule, number>> = { number: 0, lit: 1, apart: 2, white: 3 }

/** A dot costs a little more than a light. */
function ease(literal: Literal, because: Instance<AkariRule>, from: readonly Literal[]): number {
  return EASE[because.rule] * 100 + (isPositive(literal) ? 0 : 50) + from.length
}

function ladder(board: AkariBoard, marks: PencilMarks<AkariLayer>): LadderBoard<AkariKind> {
  const lights = answerOfAkari(board, marks)
  const lit = shoneOn(sightOf(board), lights)
  const whites = marks.shade.map((_, cell) => cell).filter((cell) => isWhite(board, cell))
  return {
    model: () => akariModel(board),
    subjects: whites,
    known: whites.flatMap((cell) => {
      const value = marks.shade[cell]
      return value === 0 ? [] : [literalOf(cell, value === LIGHT)]
    }),
    // A lit cell is drawn as lit: that it holds no light itself needs no step of its own.
    shown: whites.filter((cell) => lit.has(cell) && marks.shade[cell] === 0).map((cell) => literalOf(cell, false)),
    measure: MEASURE,
    answer: provedAnswer(board),
    techniques: (holds) => akariTechniques(board, lit, holds),
    fact: factOfCell,
    cells: (fact) => [fact.place],
    move: (facts) => changes(facts, (fact) => (fact.holds ? LIGHT : DOT)),
    clear: (facts) => changes(facts, () => 0),
    ease,
  }
}

function changes(facts: readonly Fact[], valueOf: (fact: Fact) => number): PencilMove<AkariLayer> {
  return facts.map((fact) => ({ layer: 'shade', place: fact.place, value: valueOf(fact) }))
}

/** The next step from some marks by the ladder of hints; null when nothing is left to say. */
export function nextStep(board: AkariBoard, marks: PencilMarks<AkariLayer>): Hint<AkariKind> | null {
  return climb(ladder(board, marks))
}

/** The longest chain of a what-if that each level may need, counted in constraints. */
const LEVEL_LIMITS: Readonly<Record<AkariLevel, LevelLimit>> = {
  easy: { longest: 0, eitherWay: false },
  medium: { longest: 2, eitherWay: false },
  hard: { longest: 5, eitherWay: false },
  expert: { longest: Infinity, eitherWay: true },
}

/**
 * How hard a board is by the ladder of hints: the level is the first whose chains suffice. Throws a RangeError for what
 * is no board.
 */
export function gradeAkari(board: AkariBoard): Grade<AkariLevel> {
  throwFault(akariFault(board))
  const { model, whites, ready } = akariModel(board)
  return gradeByChains(new Reasoner(model, whites, ready, MEASURE), LEVEL_LIMITS)
}

/** Whether the chains of a level reach the end of a board. */
export function isWithin(board: AkariBoard, level: AkariLevel): boolean {
  const { model, whites, ready } = akariModel(board)
  return climbWithin(new Reasoner(model, whites, ready, MEASURE), LEVEL_LIMITS[level]).finished
}
