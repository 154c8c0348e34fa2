import { decodeCells } from '@kazu/groups'
import { numbersCase } from '@kazu/numbers/conformance'
import type { LawCase } from '@kazu/puzzle/conformance'
import { diagonalBoards, type DiagonalBoard } from '../src/board.js'
import { drawDiagonal } from '../src/draw.js'
import * as entry from '../src/index.js'
import type { DiagonalKind } from '../src/kind.js'
import { diagonal } from '../src/puzzle.js'
import { GOLDEN } from './golden.js'

/** A board from its cells code, which may have white space between. */
export function boardOf(code: string): DiagonalBoard {
  const cells = code.replace(/\s/g, '')
  const size = Math.sqrt(cells.length)
  return { size, givens: decodeCells(cells, size) ?? [] }
}

/** Diagonal as the laws take it. */
export const diagonalCase: LawCase<DiagonalKind> = numbersCase<DiagonalKind>({
  spec: diagonalBoards,
  puzzle: diagonal,
  entry,
  draw: drawDiagonal,
  seeds: { 6: [1, 2, 7], 9: [1, 3] },
  golden: GOLDEN,
  noSize: 4,
  boards: [
    boardOf('.'.repeat(16)),
    boardOf(`11${'.'.repeat(79)}`),
    boardOf('G'.repeat(256)),
    boardOf(`${'.'.repeat(80)}9`),
  ],
  notBoards: [
    '',
    '   ',
    'hello world',
    '1',
    '.'.repeat(25),
    '.'.repeat(64),
    '.'.repeat(82),
    '.'.repeat(625),
    `a${'.'.repeat(15)}`,
    `${'.'.repeat(15)}a`,
    `5${'.'.repeat(15)}`,
    `${'.'.repeat(80)}A`,
    '.'.repeat(1_000_000),
    'https://puzz.link/p?sudoku/4/4/g1k2k3g',
    '😀',
  ],
  tiny: [
    '1.34 3412 43.. 21.3',
    '.234 34.1 4.12 214.',
    '12.. 34.. 4321 2143',
    '135624 642315 426531 513246 36..52 25..63',
    '1234 3412 4321 2143',
    '1222 2222 2222 222.',
    '1.3. 3.1. 4321 2143',
  ].map(boardOf),
})
