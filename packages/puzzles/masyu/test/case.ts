import { linkCount } from '@kazu/grid'
import { HINT_BUDGET } from '@kazu/puzzle'
import type { LawCase } from '@kazu/puzzle/conformance'
import type { MakeOptions } from '@kazu/puzzle'
import { literalOf } from '@kazu/solver'
import { CROSS, LINE } from '../src/board.js'
import type { MasyuAnswer, MasyuBoard, Pearl } from '../src/board.js'
import { MASYU_LEVELS } from '../src/kind.js'
import type { MasyuKind, MasyuLevel } from '../src/kind.js'
import { masyuModel } from '../src/logic.js'
import { drawMasyu } from '../src/draw.js'
import * as entry from '../src/index.js'
import { masyu } from '../src/puzzle.js'
import { golden } from './golden.js'

/** A board from rows of `.` `w` `b`. */
function boardOf(...rows: readonly string[]): MasyuBoard {
  const pearls = rows.flatMap((row) => Array.from(row, (char) => '.wb'.indexOf(char) as Pearl))
  return { width: rows[0]?.length ?? 0, height: rows.length, pearls }
}

/** Every set of links of a board, right or wrong. */
function* everyFilling(board: MasyuBoard): Iterable<MasyuAnswer> {
  const links = linkCount(board)
  for (let set = 0; set < 2 ** links; set++) {
    yield Array.from({ length: links }, (_, link) => link).filter((link) => (set >> link) & 1)
  }
}

const SMALL: readonly { readonly width: number; readonly height: number }[] = [
  { width: 5, height: 5 },
  { width: 7, height: 6 },
  { width: 10, height: 10 },
]

const makes: MakeOptions<MasyuLevel>[] = SMALL.flatMap((size, at) =>
  MASYU_LEVELS.map((level) => ({ ...size, level, seed: at * 7 + 1 })),
)

const TINY = [
  boardOf('...', '...', '...'),
  boardOf('b..', '...', '..b'),
  boardOf('.w.', '...', '...'),
  boardOf('w..', '...', '...'),
  boardOf('...', '.w.', '...'),
  boardOf('b.w', '...'),
  boardOf('..w.', '....'),
  boardOf('.ww.', '....'),
  boardOf('b..b', '....'),
]

/** Masyu as the laws take it. */
export const masyuCase: LawCase<MasyuKind> = {
  puzzle: masyu,
  entry,
  draw: drawMasyu,
  makes,
  golden,
  refused: [
    { width: 4, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 26, level: 'easy', seed: 1 },
    { width: 5.5, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 5, level: 'harder' as MasyuLevel, seed: 1 },
    { width: 5, height: 5, level: 'easy', seed: 0 },
    { width: 5, height: 5, level: 'easy', seed: 2147483648 },
    { width: Number.NaN, height: 5, level: 'easy', seed: 1 },
  ],
  boards: [
    boardOf('..', '..'),
    boardOf('b..b', '....'),
    { width: 50, height: 2, pearls: new Array<Pearl>(100).fill(1) },
    { width: 3, height: 50, pearls: Array.from({ length: 150 }, (_, cell) => (cell % 3) as Pearl) },
  ],
  notBoards: [
    '',
    '   ',
    'masyu',
    'masyu:',
    'masyu:5x5:',
    'masyu:5x5:....',
    'masyu:0x5:',
    'masyu:51x2:..',
    'masyu:2x2:..x.',
    'masyu:2x2:.....',
    'https://puzz.link/p?mashu',
    'https://puzz.link/p?mashu/6',
    'https://puzz.link/p?mashu/6/6/zzzz',
    'https://puzz.link/p?mashu/600/6/0',
    'https://puzz.link/p?slither/6/6/000',
    'https://puzz.link/p?mashu/f/6/6/000000000000',
    'https://puzz.link/p?mashu/6/6/0000000000000',
    '. w\n. . .',
    'hello world',
    '😀',
    '.'.repeat(1_000_000),
  ],
  tiny: TINY.map((board) => ({ board, fillings: () => everyFilling(board) })),
  constraints: (board, answer) => {
    const taken = new Set(answer)
    return masyuModel(board).model.statements.map(({ source, accepts }) => ({
      rule: (typeof source === 'function' ? source([]) : source).rule,
      accepts: accepts((literal) => taken.has(literal >> 1) === (literal === literalOf(literal >> 1))),
    }))
  },
  takesForGranted: {
    'no-branch': ['no-cross'],
    pearl: ['no-end', 'no-branch', 'no-cross'],
    'white-straight': ['no-end', 'no-branch', 'no-cross', 'pearl'],
    'black-turn': ['no-end', 'no-branch', 'no-cross', 'pearl'],
    'black-straight': ['no-end', 'no-branch', 'no-cross', 'pearl'],
    'white-turn': ['no-end', 'no-branch', 'no-cross', 'pearl', 'white-straight'],
  },
  helperMoves: (board, solution) =>
    Array.from({ length: linkCount(board) }, (_, link) => link)
      .filter((link) => !solution.includes(link))
      .slice(0, 6)
      .map((place) => [{ layer: 'line' as const, place, value: CROSS }]),
  holds: (_board, answer, fact) => (answer.includes(fact.place) === (fact.value === LINE)) === fact.holds,
  mistake: (board, answer) => {
    const wrong =
      Array.from({ length: linkCount(board) }, (_, link) => link).find((link) => !answer.includes(link)) ?? 0
    return [{ layer: 'line', place: wrong, value: LINE }]
  },
  path: (_board, answer) => answer.map((place) => [{ layer: 'line' as const, place, value: LINE }]),
  cellless: ['line'],
  hintBudget: HINT_BUDGET,
}
