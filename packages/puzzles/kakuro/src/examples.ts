import type { RuleExample } from '@kazu/puzzle'
import type { KakuroAnswer, KakuroBoard, KakuroCell } from './board.js'
import type { KakuroKind } from './kind.js'
import type { KakuroRule } from './rules.js'

const NONE: KakuroCell = { across: 0, down: 0 }

const down = (sum: number): KakuroCell => ({ across: 0, down: sum })
const across = (sum: number): KakuroCell => ({ across: sum, down: 0 })

const CELLS: readonly KakuroCell[] = [NONE, down(4), down(6), across(3), null, null, across(7), null, null]

const BOARD: KakuroBoard = { width: 3, height: 3, cells: CELLS }

const RIGHT: KakuroAnswer = [0, 0, 0, 0, 1, 2, 0, 3, 4]

function example(rule: KakuroRule, ...wrong: KakuroAnswer): RuleExample<KakuroKind> {
  return { rule, board: BOARD, right: RIGHT, wrong: [0, 0, 0, 0, ...wrong.slice(0, 2), 0, ...wrong.slice(2)] }
}

/** One small board, its answer, and for each rule digits that break it. */
export const KAKURO_EXAMPLES: readonly RuleExample<KakuroKind>[] = [
  example('once', 2, 1, 2, 5),
  example('sum', 2, 1, 3, 5),
  example('cell', 1, 2, 3, 0),
]
