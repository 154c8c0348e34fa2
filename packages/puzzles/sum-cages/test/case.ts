import { numbersCase } from '@kazu/numbers/conformance'
import type { LawCase } from '@kazu/puzzle/conformance'
import { sumCagesBoards, type SumCagesBoard } from '../src/board.js'
import { readSumCages } from '../src/codes.js'
import { drawSumCages } from '../src/draw.js'
import * as entry from '../src/index.js'
import type { SumCagesKind } from '../src/kind.js'
import { sumCages } from '../src/puzzle.js'
import { GOLDEN } from './golden.js'

/** A board from its code, which may have white space between. */
export function boardOf(code: string): SumCagesBoard {
  const { board } = readSumCages(code)
  if (board === null) throw new Error(`${code} is no sum-cages.`)
  return board
}

const dots = (count: number): string => '.'.repeat(count)

/** Cages of a board of 4 and their sums, which `1234 3412 2143 4321` meets. */
const CAGES = '0012341255667788 030406030403070703'
/** The same with a cage that is bent, which `1234 3412 4123 2341` meets. */
const BENT = '0000122311234444 0a080705 0a'

/** Sum-cages as the laws take it. */
export const sumCagesCase: LawCase<SumCagesKind> = {
  ...numbersCase<SumCagesKind>({
    spec: sumCagesBoards,
    puzzle: sumCages,
    entry,
    draw: drawSumCages,
    seeds: { 6: [1, 5], 9: [1, 3] },
    golden: GOLDEN,
    noSize: 4,
    boards: [
      boardOf(`${dots(16)} ${CAGES}`),
      boardOf(`4${dots(15)} 0123456789abcdef ${'zz'.repeat(16)}`),
      boardOf(`${dots(36)} ${Array.from('012345', (row) => row.repeat(6)).join('')} ${'0l'.repeat(6)}`),
      boardOf(`${dots(81)} ${Array.from('012345678', (row) => row.repeat(9)).join('')} ${'19'.repeat(9)}`),
    ],
    notBoards: [
      '',
      '   ',
      'hello world',
      '1',
      dots(16),
      dots(50),
      dots(800),
      `5${dots(15)} ${CAGES}`,
      `a${dots(15)} ${CAGES}`,
      `${dots(16)} ${CAGES}0`,
      `${dots(16)} ${CAGES}01`,
      `${dots(16)} ${CAGES.slice(0, -2)}`,
      `${dots(16)} ${CAGES.replace('03', '00')}`,
      `${dots(16)} ${CAGES.replace('03', '0A')}`,
      `${dots(16)} ${CAGES.replace('5566', '5555')}`,
      `${dots(16)} 0000011122223333 0a0a0a0a`,
      `${dots(25)} ${dots(25)} 01`,
      dots(1_000_000),
      'https://puzz.link/p?sudoku/4/4/g1k2k3g',
      '😀',
    ],
    tiny: [
      `.234 34.2 2.43 432. ${CAGES}`,
      `12.. 34.. 2143 4321 ${CAGES}`,
      `1234 3412 2143 4321 ${CAGES}`,
      `1222 2222 2222 222. ${CAGES}`,
      `1234 3..2 41.3 2.41 ${BENT}`,
      `.234 .412 .123 234. ${BENT}`,
    ].map(boardOf),
  }),
  // The constraint of a sum is about cells that hold no number twice.
  takesForGranted: { sum: ['cage'] },
}
