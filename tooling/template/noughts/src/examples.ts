import type { RuleExample } from '@kazu/puzzle'
import type { NoughtsKind } from './kind.js'
import type { NoughtsRule } from './rules.js'

/** Values of four rows of four, `.` for an empty cell. */
function values(...rows: readonly string[]): number[] {
  return Array.from(rows.join(''), (char) => '.01'.indexOf(char))
}

const RIGHT = ['0011', '0101', '1010', '1100']

function example(rule: NoughtsRule, ...wrong: readonly string[]): RuleExample<NoughtsKind> {
  const board = { width: 4, height: 4, givens: values('0...', '...1', '....', '....') }
  return { rule, board, right: values(...RIGHT), wrong: values(...wrong) }
}

/** One small board a rule: filled so that it keeps the rule, and so that it breaks it. */
export const NOUGHTS_EXAMPLES: readonly RuleExample<NoughtsKind>[] = [
  example('printed', '1100', '0011', '0101', '1010'),
  example('three', '0001', '0101', '1010', '1110'),
  example('balance', '0010', '0101', '1010', '1101'),
  example('filled', '0011', '0101', '1010', '11..'),
]
