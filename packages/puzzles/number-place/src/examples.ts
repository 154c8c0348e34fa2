import { decodeCells } from '@kazu/groups'
import type { RuleExample } from '@kazu/puzzle'
import type { NumberPlaceKind } from './kind.js'

function cells(code: string): number[] {
  return decodeCells(code, 4) ?? []
}

const RIGHT = '1234341221434321'

function example(rule: NumberPlaceKind['rule'], givens: string, wrong: string): RuleExample<NumberPlaceKind> {
  return { rule, board: { size: 4, givens: cells(givens) }, right: cells(RIGHT), wrong: cells(wrong) }
}

/** For each rule a small board, an answer that keeps it, and one that breaks it and nothing else. */
export const numberPlaceExamples: readonly RuleExample<NumberPlaceKind>[] = [
  example('row', '.2.4.41..14.4..1', '3234141221434321'),
  example('column', '..3434..21...3.1', '2134341221434321'),
  example('box', '12.4............', '1234234134124123'),
  example('cell', '12.4.4.2.1.34.21', '1234341221.34321'),
  example('given', '1..4.4..........', '2134342112434312'),
]
