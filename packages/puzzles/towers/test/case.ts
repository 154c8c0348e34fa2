import { numbersCase } from '@kazu/numbers/conformance'
import type { LawCase } from '@kazu/puzzle/conformance'
import { towersBoards, pairCount, type TowersBoard } from '../src/board.js'
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
const MARKS = '..<>>..<.<.. ^..v.v......'

/** Towers as the laws take it. */
export const towersCase: LawCase<TowersKind> = numbersCase<TowersKind>({
  spec: towersBoards,
  puzzle: towers,
  entry,
  draw: drawTowers,
  seeds: { 4: [1, 5], 5: [1, 2], 6: [1], 7: [1, 3] },
  golden: GOLDEN,
  noSize: 8,
  boards: [
    boardOf(dots(9 + pairCount(3))),
    boardOf(`${dots(16)}<><><><><><>^v^v^v^v^v^v`),
    boardOf(`${dots(256)}${dots(pairCount(16))}`),
    boardOf(`${'G'.repeat(256)}${'<'.repeat(240)}${'v'.repeat(240)}`),
  ],
  notBoards: [
    '',
    '   ',
    'hello world',
    '1',
    dots(16),
    dots(41),
    dots(800),
    `5${dots(15)}${MARKS}`,
    `a${dots(15)}${MARKS}`,
    `${dots(16)}${MARKS.replace('<', '^')}`,
    `${dots(16)}${MARKS.replace('v', '>')}`,
    `${dots(16)}${MARKS.replace('<', '1')}`,
    `${dots(16)}${MARKS}.`,
    dots(1_000_000),
    'https://puzz.link/p?minarism',
    'https://puzz.link/p?minarism/4',
    'https://puzz.link/p?minarism/4/5/z',
    'https://puzz.link/p?minarism/2/2/z',
    'https://puzz.link/p?minarism/4/4/gh1z',
    'https://puzz.link/p?minarism/4/4/gh.z',
    'https://puzz.link/p?minarism/4/4/ghGz',
    'https://puzz.link/p?minarism/4/4/zng',
    'https://puzz.link/p?sudoku/4/4/g1k2k3g',
    '😀',
  ],
  tiny: [
    `2.34 4312 12.. 34.1 ${MARKS}`,
    `.134 43.2 1.43 342. ${MARKS}`,
    `21.. 43.. 1243 3421 ${MARKS}`,
    `2134 4312 1243 3421 ${MARKS}`,
    `1222 2222 2222 222. ${MARKS}`,
    `2.3. 4.1. 1243 3421 ${MARKS}`,
  ].map(boardOf),
})
