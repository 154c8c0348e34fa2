import { decodeCells } from '@kazu/groups'
import type { RuleExample } from '@kazu/puzzle'
import type { DiagonalKind } from './kind.js'

function cells(code: string): number[] {
  return decodeCells(code, 6) ?? []
}

const RIGHT = '135624642315426531513246361452254163'

function example(rule: DiagonalKind['rule'], givens: string, wrong: string): RuleExample<DiagonalKind> {
  return { rule, board: { size: 6, givens: cells(givens) }, right: cells(RIGHT), wrong: cells(wrong) }
}

/** For each rule a small board, an answer that keeps it, and one that breaks it and nothing else. */
export const diagonalExamples: readonly RuleExample<DiagonalKind>[] = [
  example('row', '1.5.2..4.3.54.6.3..1.2.63.1.5..5...3', '135624642315426531513246361152254463'),
  example('column', '1.5.2..4.3.54.6.3..1.2..3.1.5..5.1.3', '135624642315426531513264361452254163'),
  example('box', '1.5.2..4.3..4.6.3..1.2..3.1.5..5.1.3', '135624542316426531613245361452254163'),
  example('diagonal', '1.5.2..4.3.54.6.3..1.2.6..1.5..5.1..', '135624642315426531513246261453354162'),
  example('cell', '1.5.2..4.3.54.6.3..1.2.63.1.5..5.1.3', '13562464.315426531513246361452254163'),
  example('given', '1.5.2.6.2.1.4.6.3.5.3.4.3.1.5.2...6.', '135624642315426531513246364152251463'),
]
