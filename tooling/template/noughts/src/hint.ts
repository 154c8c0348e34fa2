import { climb, climbWhole, throwFault } from '@kazu/puzzle'
import type { Climb, ClimbLimits, Fact, Grade, LadderBoard } from '@kazu/puzzle'
import { Reasoner, variableOf } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { noughtsFault } from './board.js'
import type { NoughtsBoard } from './board.js'
import type { NoughtsHint, NoughtsKind, NoughtsLevel } from './kind.js'
import { emptyModel, literalsOf, solveNoughts, valueOfLiteral } from './logic.js'
import type { NoughtsRule } from './rules.js'

function factOf(literal: Literal): Fact {
  return { layer: 'entry', place: variableOf(literal), value: valueOfLiteral(literal), holds: true }
}

/** What stands in every cell, printed or written. */
export function valuesOn(board: NoughtsBoard, marks: NoughtsKind['marks']): number[] {
  return board.givens.map((given, cell) => given || marks.entry[cell] || 0)
}

/** The rule that a person sees first has the least number. */
const EASE: Readonly<Record<NoughtsRule, number>> = { three: 0, balance: 1, printed: 2, filled: 3 }

function ladder(board: NoughtsBoard, marks: NoughtsKind['marks']): LadderBoard<NoughtsKind> {
  const { count, complete, solution } = solveNoughts(board)
  return {
    model: () => emptyModel(board),
    subjects: board.givens.map((_, cell) => cell),
    known: literalsOf(valuesOn(board, marks)),
    answer: complete && count === 1 && solution !== null ? literalsOf(solution) : null,
    techniques: () => [],
    fact: factOf,
    cells: (fact) => [fact.place],
    move: (facts) => facts.map(({ place, value }) => ({ layer: 'entry', place, value })),
    clear: (facts) => facts.map(({ place }) => ({ layer: 'entry', place, value: 0 })),
    ease: (_, because, from) => EASE[because.rule] * 100 + from.length,
  }
}

/** The next step from some marks by the ladder of hints; null when nothing is left to say. */
export function nextStep(board: NoughtsBoard, marks: NoughtsKind['marks']): NoughtsHint | null {
  return climb(ladder(board, marks))
}

/** The chains of reasons that each level may need. */
export const LEVEL_LIMITS: Readonly<Record<NoughtsLevel, ClimbLimits>> = {
  easy: { longest: 0, eitherWay: false },
  hard: { longest: Infinity, eitherWay: true },
}

/** Solves a board with the given values by the ladder. */
export function climbFrom(board: NoughtsBoard, limits: ClimbLimits): Climb {
  const { model, ready } = emptyModel(board)
  const subjects = board.givens.map((_, cell) => cell)
  return climbWhole(new Reasoner(model, subjects, ready), limits, literalsOf(board.givens))
}

/** How hard a board is by the ladder of hints. Throws a RangeError for what is no board. */
export function gradeNoughts(board: NoughtsBoard): Grade<NoughtsLevel> {
  throwFault(noughtsFault(board))
  const { finished, chains, steps } = climbFrom(board, LEVEL_LIMITS.hard)
  const length = Math.max(0, ...chains)
  const level = length === 0 ? 'easy' : 'hard'
  return { level: finished ? level : null, steps, hardest: { rung: length === 0 ? 3 : 4, length } }
}
