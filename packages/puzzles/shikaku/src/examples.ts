import { linkCount, linkEnds } from '@kazu/grid'
import type { RuleExample } from '@kazu/puzzle'
import type { ShikakuAnswer, ShikakuBoard } from './board.js'
import type { ShikakuKind } from './kind.js'
import type { ShikakuRule } from './rules.js'

const BOARD: ShikakuBoard = { width: 4, height: 3, clues: [0, 0, 2, 0, 4, 0, 0, 0, 0, 0, 3, 3] }

/** The lines between cells with different letters, a letter a cell. */
function cut(...rows: readonly string[]): ShikakuAnswer {
  const pieces = rows.join('')
  return Array.from({ length: linkCount(BOARD) }, (_, link) => link).filter((link) => {
    const [first, second] = linkEnds(BOARD, link)
    return pieces.charAt(first) !== pieces.charAt(second)
  })
}

const RIGHT = cut('aabc', 'aabc', 'dddc')

function example(rule: ShikakuRule, ...wrong: readonly string[]): RuleExample<ShikakuKind> {
  return { rule, board: BOARD, right: RIGHT, wrong: cut(...wrong) }
}

/** One small board, cut as the rules ask, and for each rule a cut that breaks it. */
export const SHIKAKU_EXAMPLES: readonly RuleExample<ShikakuKind>[] = [
  example('number', 'aabc', 'eebc', 'dddc'),
  example('one-number', 'aabc', 'aabc', 'dddd'),
  example('rectangle', 'abbc', 'aabc', 'dddc'),
  example('area', 'aabc', 'aabc', 'aadc'),
]
