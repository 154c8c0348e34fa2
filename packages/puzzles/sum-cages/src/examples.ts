import { decodeCells } from '@kazu/groups'
import type { RuleExample } from '@kazu/puzzle'
import type { SumCagesKind } from './kind.js'

function cells(code: string): number[] {
  return decodeCells(code, 4) ?? []
}

const RIGHT = '1234341221434321'

/** Cages that lie along the rows, so that a number in one row can stand wrong. */
const FLAT = '0012341255667788'

/** Cages of which those in the middle stand upright, so that their lines can be changed for each other. */
const UPRIGHT = '0011234523456677'

/** Cages of which the one in the middle is bent round a corner of boxes, so that no line or box keeps it from a repeat. */
const BENT = '0000122311234444'

interface Parts {
  readonly cages: string
  readonly right?: string
  readonly wrong: string
  /** The printed numbers; none unless said. */
  readonly givens?: string
}

function example(rule: SumCagesKind['rule'], parts: Parts): RuleExample<SumCagesKind> {
  const { cages: code, wrong, givens = '.'.repeat(16) } = parts
  const right = cells(parts.right ?? RIGHT)
  const cages = Array.from(code, Number)
  const sums = new Array<number>(Math.max(...cages) + 1).fill(0)
  cages.forEach((cage, cell) => (sums[cage] = (sums[cage] as number) + (right[cell] as number)))
  return { rule, board: { size: 4, givens: cells(givens), cages, sums }, right, wrong: cells(wrong) }
}

/** For each rule a small board, an answer that keeps it, and one that breaks it and nothing else. */
export const sumCagesExamples: readonly RuleExample<SumCagesKind>[] = [
  example('row', { cages: FLAT, wrong: '1214343221434321' }),
  example('column', { cages: FLAT, wrong: '2134341221434321' }),
  example('box', { cages: UPRIGHT, wrong: '1234214334124321' }),
  example('cage', { cages: BENT, right: '1234341241232341', wrong: '1342423131242413' }),
  example('sum', { cages: FLAT, wrong: '3214143221434321' }),
  example('cell', { cages: FLAT, wrong: '12343412214343.1' }),
  example('given', { cages: UPRIGHT, givens: '1...............', wrong: '2134431212433421' }),
]
