import type { RuleExample } from '@kazu/puzzle'
import type { RippleAnswer, RippleBoard } from './board.js'
import type { RippleKind } from './kind.js'
import type { RippleRule } from './rules.js'

const BOARD: RippleBoard = {
  width: 3,
  height: 3,
  rooms: [0, 0, 1, 0, 2, 1, 2, 2, 2],
  givens: [1, 0, 0, 0, 0, 0, 0, 0, 0],
}

const RIGHT: RippleAnswer = [1, 3, 2, 2, 4, 1, 1, 2, 3]

function example(rule: RippleRule, ...wrong: RippleAnswer): RuleExample<RippleKind> {
  return { rule, board: BOARD, right: RIGHT, wrong }
}

/** One small board, its answer, and for each rule numbers that break it. */
export const RIPPLE_EXAMPLES: readonly RuleExample<RippleKind>[] = [
  example('given', 2, 3, 2, 1, 4, 1, 1, 2, 3),
  example('room', 1, 3, 2, 3, 4, 1, 1, 2, 3),
  example('gap', 1, 2, 2, 3, 4, 1, 1, 2, 3),
  example('cell', 1, 3, 2, 2, 4, 1, 1, 2, 0),
]
