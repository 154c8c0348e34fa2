import { decodeCells } from '@kazu/groups'
import type { RuleExample } from '@kazu/puzzle'
import type { JigsawKind } from './kind.js'

function cells(code: string): number[] {
  return decodeCells(code, 4) ?? []
}

const RIGHT = '1234241331424321'

const REGIONS: readonly number[] = Array.from('0001301133213222', Number)

function example(rule: JigsawKind['rule'], givens: string, wrong: string): RuleExample<JigsawKind> {
  return {
    rule,
    board: { size: 4, givens: cells(givens), regions: REGIONS },
    right: cells(RIGHT),
    wrong: cells(wrong),
  }
}

/** For each rule a small board, an answer that keeps it, and one that breaks it and nothing else. */
export const jigsawExamples: readonly RuleExample<JigsawKind>[] = [
  example('row', '1.3.24.33.4.43.1', '1232241331444321'),
  example('column', '1.34.4....42432.', '1234241313424321'),
  example('region', '1.34...33..2.321', '1234214334124321'),
  example('cell', '12.424.3.142.3.1', '123424133142.321'),
  example('given', '1..42..........1', '1234341221434321'),
]
