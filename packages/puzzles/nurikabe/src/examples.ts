import type { RuleExample } from '@kazu/puzzle'
import type { NurikabeAnswer, NurikabeBoard, NurikabeClue } from './board.js'
import type { NurikabeKind } from './kind.js'
import type { NurikabeRule } from './rules.js'

const CLUES: readonly NurikabeClue[] = [2, null, null, null, null, null, null, 1, null, 2, null, null]

const BOARD: NurikabeBoard = { width: 4, height: 3, clues: CLUES }

const RIGHT: NurikabeAnswer = [2, 3, 4, 5, 6, 10, 11]

function example(rule: NurikabeRule, ...wrong: NurikabeAnswer): RuleExample<NurikabeKind> {
  return { rule, board: BOARD, right: RIGHT, wrong }
}

/** One small board, its answer, and for each rule a sea that breaks it. */
export const NURIKABE_EXAMPLES: readonly RuleExample<NurikabeKind>[] = [
  example('land', 2, 3, 4, 5, 6, 7, 10, 11),
  example('pool', 1, 2, 3, 4, 5, 6, 10, 11),
  example('owner', 1, 3, 4, 5, 6, 10, 11),
  example('sea', 2, 3, 4, 6, 10, 11),
  example('apart', 2, 3, 5, 6, 10, 11),
  example('size', 2, 3, 4, 5, 6, 8, 10, 11),
]
