import type { RuleExample } from '@kazu/puzzle'
import type { AkariAnswer, AkariBoard } from './board.js'
import type { AkariKind } from './kind.js'
import type { AkariRule } from './rules.js'

const BOARD: AkariBoard = { width: 3, height: 3, cells: [null, null, false, null, 2, null, null, null, null] }

const RIGHT: AkariAnswer = [1, 3, 8]

function example(rule: AkariRule, ...wrong: AkariAnswer): RuleExample<AkariKind> {
  return { rule, board: BOARD, right: RIGHT, wrong }
}

/** One small board, its answer, and for each rule lights that break it. */
export const AKARI_EXAMPLES: readonly RuleExample<AkariKind>[] = [
  example('white', 1, 2, 3, 8),
  example('apart', 1, 3, 6),
  example('number', 0, 8),
  example('lit', 1, 3),
]
