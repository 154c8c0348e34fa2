import { decodeCells } from '@kazu/groups'
import type { RuleExample } from '@kazu/puzzle'
import type { TowersKind } from './kind.js'

function cells(code: string): number[] {
  return decodeCells(code, 4) ?? []
}

const RIGHT = '2134431212433421'

function example(rule: TowersKind['rule'], givens: string, clues: string, wrong: string): RuleExample<TowersKind> {
  const board = { size: 4, givens: cells(givens), clues: cells(clues) }
  return { rule, board, right: cells(RIGHT), wrong: cells(wrong) }
}

/** For each rule a small board, an answer that keeps it, and one that breaks it and nothing else. */
export const towersExamples: readonly RuleExample<TowersKind>[] = [
  example('row', '..3..3.2..4..4.1', '2.2.2.23.1.21..3', '1134431222433421'),
  example('column', '..3..3.21.4..4.1', '2.2.2.23.1.21..3', '1234431212433421'),
  example('clue', '2.3..3.2.....4.1', '2.2.2.23.1.21..3', '2134134242133421'),
  example('cell', '2.3..3.2..4..4.1', '2.2.2.23.1.21..3', '21344312.2433421'),
  example('given', '2.3..3.2..4..4.1', '2.2.2.23...21..3', '1234431221433421'),
]
