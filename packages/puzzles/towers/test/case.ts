import { numbersCase } from '@kazu/numbers/conformance'
import type { LawCase } from '@kazu/puzzle/conformance'
import { towersBoards, type TowersBoard } from '../src/board.js'
import { readTowers } from '../src/codes.js'
import { drawTowers } from '../src/draw.js'
import * as entry from '../src/index.js'
import type { TowersKind } from '../src/kind.js'
import { towers } from '../src/puzzle.js'
import { GOLDEN } from './golden.js'

/** A board from its code, which may have white space between. */
export function boardOf(code: string): TowersBoard {
  const { board } = readTowers(code)
  if (board === null) throw new Error(`${code} is no towers.`)
  return board
}

const dots = (count: number): string => '.'.repeat(count)
const CLUES = '2.2. 2.23 .1.2 1..3'

/** Towers as the laws take it. */
export const towersCase: LawCase<TowersKind> = numbersCase<TowersKind>({
  spec: towersBoards,
  puzzle: towers,
  entry,
  draw: drawTowers,
  seeds: { 4: [1, 5], 5: [1, 2], 6: [1], 7: [1, 3] },
  golden: GOLDEN,
  noSize: 8,
  // Lines of sight look at the orders of different numbers alone.
  takesForGranted: { clue: ['row', 'column', 'cell'] },
  boards: [
    boardOf(dots(9 + 12)),
    boardOf(`${dots(16)}${'4'.repeat(16)}`),
    boardOf(`${dots(81)}${dots(36)}`),
    boardOf(`${'9'.repeat(81)}${'1'.repeat(36)}`),
  ],
  notBoards: [
    '',
    '   ',
    'hello world',
    '1',
    dots(16),
    dots(33),
    dots(800),
    `5${dots(15)}${CLUES}`,
    `a${dots(15)}${CLUES}`,
    `${dots(16)}${CLUES.replace('2', '5')}`,
    `${dots(16)}${CLUES.replace('2', '0')}`,
    `${dots(16)}${CLUES.replace('2', '<')}`,
    `${dots(16)}${CLUES}.`,
    dots(1_000_000),
    'https://puzz.link/p?skyscrapers',
    'https://puzz.link/p?skyscrapers/4',
    'https://puzz.link/p?skyscrapers/4/5/z',
    'https://puzz.link/p?skyscrapers/2/2/n',
    'https://puzz.link/p?skyscrapers/4/4/k13h4j5g',
    'https://puzz.link/p?skyscrapers/4/4/k13h4j.g',
    'https://puzz.link/p?skyscrapers/4/4/k10h4j3g',
    'https://puzz.link/p?skyscrapers/4/4/k13h4j3Gg',
    'https://puzz.link/p?sudoku/4/4/g1k2k3g',
    '😀',
  ],
  tiny: [
    `2.34 4312 12.. 34.1 ${CLUES}`,
    `.134 43.2 1.43 342. ${CLUES}`,
    `21.. 43.. 1243 3421 ${CLUES}`,
    `2134 4312 1243 3421 ${CLUES}`,
    `1222 2222 2222 222. ${CLUES}`,
    `2.3. 4.1. 1243 3421 ${CLUES}`,
  ].map(boardOf),
})
