import type { RuleExample } from '@kazu/puzzle'
import { decodeCells } from '@kazu/groups'
import type { Sign } from './board.js'
import type { TowersKind } from './kind.js'

function cells(code: string): number[] {
  return decodeCells(code, 4) ?? []
}

const RIGHT = '2134431212433421'

/** The marks between neighbours, beside each other and then above each other. */
const MARKS: readonly Sign[] = Array.from('..<>>..<.<..^..v.v......', (sign) =>
  sign === '.' ? 0 : '<^'.includes(sign) ? -1 : 1,
)

function example(rule: TowersKind['rule'], givens: string, wrong: string): RuleExample<TowersKind> {
  return { rule, board: { size: 4, givens: cells(givens), marks: MARKS }, right: cells(RIGHT), wrong: cells(wrong) }
}

/** For each rule a small board, an answer that keeps it, and one that breaks it and nothing else. */
export const towersExamples: readonly RuleExample<TowersKind>[] = [
  example('row', '..3..3.2..4..4.1', '1134431222433421'),
  example('column', '..3..3.21.4..4.1', '1234431212433421'),
  example('mark', '2.3..3.2.....4.1', '2134134242133421'),
  example('cell', '2.3..3.2..4..4.1', '21344312.2433421'),
  example('given', '2.3..3.2..4..4.1', '1234431221433421'),
]
