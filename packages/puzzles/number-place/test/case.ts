import { decodeCells } from '@kazu/groups'
import { numbersCase } from '@kazu/numbers/conformance'
import type { LawCase } from '@kazu/puzzle/conformance'
import { numberPlaceBoards, type NumberPlaceBoard } from '../src/board.js'
import { drawNumberPlace } from '../src/draw.js'
import * as entry from '../src/index.js'
import type { NumberPlaceKind } from '../src/kind.js'
import { numberPlace } from '../src/puzzle.js'
import { GOLDEN } from './golden.js'

/** A board from its cells code, which may have white space between. */
export function boardOf(code: string): NumberPlaceBoard {
  const cells = code.replace(/\s/g, '')
  const size = Math.sqrt(cells.length)
  return { size, givens: decodeCells(cells, size) ?? [] }
}

const SEEDS: Readonly<Record<number, readonly number[]>> = { 4: [1, 5], 6: [1, 2], 9: [1, 3, 7], 16: [2] }

/** Number-place as the laws take it. */
export const numberPlaceCase: LawCase<NumberPlaceKind> = numbersCase<NumberPlaceKind>({
  spec: numberPlaceBoards,
  puzzle: numberPlace,
  entry,
  draw: drawNumberPlace,
  seeds: SEEDS,
  golden: GOLDEN,
  noSize: 8,
  boards: [
    boardOf('.'.repeat(16)),
    boardOf('.'.repeat(625)),
    boardOf(`11${'.'.repeat(79)}`),
    boardOf('G'.repeat(256)),
    boardOf(`${'.'.repeat(624)}P`),
  ],
  notBoards: [
    '',
    '   ',
    'hello world',
    '1',
    '.'.repeat(64),
    '.'.repeat(82),
    `a${'.'.repeat(15)}`,
    `${'.'.repeat(15)}a`,
    `5${'.'.repeat(15)}`,
    `${'.'.repeat(80)}A`,
    '1'.repeat(700),
    '.'.repeat(1_000_000),
    'https://puzz.link/p?sudoku',
    'https://puzz.link/p?sudoku/9',
    'https://puzz.link/p?sudoku/8/8/zzzzzz',
    'https://puzz.link/p?sudoku/9/4/zzzzzz',
    'https://puzz.link/p?sudoku/4/4/g1k2.k3g',
    'https://puzz.link/p?sudoku/4/4/g1k25k3g',
    'https://puzz.link/p?sudoku/4/4/g1k20k3g',
    'https://puzz.link/p?sudoku/4/4/g1k23k3gg',
    'https://puzz.link/p?sudoku/4/4/g1k2Zk3g',
    'https://puzz.link/p?mashu/4/4/000000',
    '😀',
  ],
  tiny: [
    '1.34 3412 21.. 43.1',
    '.234 34.2 2.43 432.',
    '12.. 34.. 2143 4321',
    '1234 3412 2143 4321',
    '1... .... .... ...1'.replaceAll('.', '2').replace('2', '.'),
    '1.3. 3.1. 2143 4321',
  ].map(boardOf),
})
