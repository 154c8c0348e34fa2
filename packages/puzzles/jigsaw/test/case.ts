import { numbersCase } from '@kazu/numbers/conformance'
import type { LawCase } from '@kazu/puzzle/conformance'
import { jigsawBoards, type JigsawBoard } from '../src/board.js'
import { readJigsaw } from '../src/codes.js'
import { drawJigsaw } from '../src/draw.js'
import * as entry from '../src/index.js'
import type { JigsawKind } from '../src/kind.js'
import { jigsaw } from '../src/puzzle.js'
import { GOLDEN } from './golden.js'

/** A board from its code, which may have white space between. */
export function boardOf(code: string): JigsawBoard {
  const { board } = readJigsaw(code)
  if (board === null) throw new Error(`${code} is no jigsaw.`)
  return board
}

const REGIONS = 'aaab dabb ddcb dccc'
const NINE = Array.from('abcdefghi', (letter) => letter.repeat(9)).join('')

/** Jigsaw as the laws take it. */
export const jigsawCase: LawCase<JigsawKind> = numbersCase<JigsawKind>({
  spec: jigsawBoards,
  puzzle: jigsaw,
  entry,
  draw: drawJigsaw,
  seeds: { 5: [1, 5], 6: [1, 2], 7: [1, 3], 9: [2] },
  golden: GOLDEN,
  noSize: 8,
  boards: [
    boardOf(`${'.'.repeat(16)}${REGIONS}`),
    boardOf(`11${'.'.repeat(79)}${NINE}`),
    boardOf(`${'.'.repeat(80)}9${NINE}`),
    boardOf(`${'8'.repeat(64)}${Array.from('hgfedcba', (letter) => letter.repeat(8)).join('')}`),
  ],
  notBoards: [
    '',
    '   ',
    'hello world',
    '1',
    '.'.repeat(16),
    '.'.repeat(32),
    '.'.repeat(200),
    `${'.'.repeat(9)}aaabbbccc`,
    `${'.'.repeat(16)}${REGIONS.replace('b', 'e')}`,
    `${'.'.repeat(16)}${REGIONS.replace('b', 'A')}`,
    `${'.'.repeat(16)}${REGIONS.replace('b', 'a')}`,
    `${'.'.repeat(16)}aaabaabbddcbdccc`,
    `${'.'.repeat(16)}abbbabaadcccdddc`,
    `5${'.'.repeat(15)}${REGIONS}`,
    `a${'.'.repeat(15)}${REGIONS}`,
    `${'.'.repeat(16)}${REGIONS}a`,
    '.'.repeat(1_000_000),
    'https://puzz.link/p?sudoku/4/4/g1k2k3g',
    '😀',
  ],
  tiny: [
    `1.34 2413 31.. 43.1 ${REGIONS}`,
    `.234 24.3 3.42 432. ${REGIONS}`,
    `12.. 24.. 3142 4321 ${REGIONS}`,
    `1234 .41. .14. 4321 ${REGIONS}`,
    `1234 2413 3142 4321 ${REGIONS}`,
    `1222 2222 2222 222. ${REGIONS}`,
    `1.3. 2.1. 3142 4321 ${REGIONS}`,
  ].map(boardOf),
})
