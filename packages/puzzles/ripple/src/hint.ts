import { climbWithin, gradeByChains, nextEntry, throwFault } from '@kazu/puzzle'
import type { Grade, LevelLimit } from '@kazu/puzzle'
import { Reasoner } from '@kazu/solver'
import { rippleFault } from './board.js'
import type { RippleBoard } from './board.js'
import { answerOfRipple } from './game.js'
import type { RippleHint, RippleKind, RippleLevel } from './kind.js'
import { rippleModel } from './logic.js'
import type { RippleRule } from './rules.js'
import { provedAnswer } from './solve.js'

/** One number says many facts at once: a chain is as long as it has constraints. */
const MEASURE = 'constraints'

/**
 * The next step from some marks by the ladder of hints: a number and why it is right. null when the board is full and
 * right, or has no single answer.
 */
export function nextStep(board: RippleBoard, marks: RippleKind['marks']): RippleHint | null {
  return nextEntry<RippleKind>({
    model: () => rippleModel(board, false),
    values: answerOfRipple(board, marks),
    answer: provedAnswer(board),
    placements: () => [],
    called: ({ because }) => ({ technique: because.rule === 'gap' ? 'too-near' : 'room', because }),
    last: ({ rule }) => (rule === 'room' ? 'only-place' : 'only-number'),
    chain: 'chain',
  })
}

/** The longest chain of a what-if that each level may need, counted in constraints. */
export const LEVEL_LIMITS: Readonly<Record<RippleLevel, LevelLimit>> = {
  easy: { longest: 0, eitherWay: false },
  medium: { longest: 3, eitherWay: false },
  hard: { longest: 5, eitherWay: false },
  expert: { longest: 16, eitherWay: false },
}

function reasonerOf(board: RippleBoard): Reasoner<RippleRule> {
  const { model, subjects, ready } = rippleModel(board)
  return new Reasoner(model, subjects, ready, MEASURE)
}

/**
 * How hard a board is by the ladder of hints: the level is the first whose chains suffice. Throws a RangeError for what
 * is no board.
 */
export function gradeRipple(board: RippleBoard): Grade<RippleLevel> {
  throwFault(rippleFault(board))
  return gradeByChains(reasonerOf(board), LEVEL_LIMITS)
}

/** Whether the chains of a level reach the end of a board. */
export function isWithin(board: RippleBoard, level: RippleLevel): boolean {
  return climbWithin(reasonerOf(board), LEVEL_LIMITS[level]).finished
}
