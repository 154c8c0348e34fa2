import { sideCount } from '@kazu/grid'
import { HINT_BUDGET } from '@kazu/puzzle'
import type { MakeOptions } from '@kazu/puzzle'
import type { LawCase } from '@kazu/puzzle/conformance'
import { literalOf } from '@kazu/solver'
import { CROSS, LINE } from '../src/board.js'
import type { SlitherlinkAnswer, SlitherlinkBoard, SlitherlinkClue } from '../src/board.js'
import { drawSlitherlink } from '../src/draw.js'
import * as entry from '../src/index.js'
import { SLITHERLINK_LEVELS } from '../src/kind.js'
import type { SlitherlinkKind, SlitherlinkLevel } from '../src/kind.js'
import { slitherlinkModel } from '../src/logic.js'
import { slitherlink } from '../src/puzzle.js'
import { boardOf } from './boards.js'
import { golden } from './golden.js'

/** Every set of sides of a board, right or wrong. */
function* everyFilling(board: SlitherlinkBoard): Iterable<SlitherlinkAnswer> {
  const sides = sideCount(board)
  for (let set = 0; set < 2 ** sides; set++) {
    yield Array.from({ length: sides }, (_, side) => side).filter((side) => (set >> side) & 1)
  }
}

const SMALL: readonly { readonly width: number; readonly height: number }[] = [
  { width: 5, height: 5 },
  { width: 7, height: 6 },
  { width: 10, height: 10 },
]

const makes: MakeOptions<SlitherlinkLevel>[] = SMALL.flatMap((size, at) =>
  SLITHERLINK_LEVELS.map((level) => ({ ...size, level, seed: at * 7 + 1 })),
)

const TINY = [
  boardOf('.'),
  boardOf('4'),
  boardOf('0'),
  boardOf('33'),
  boardOf('3.1'),
  boardOf('..', '..'),
  boardOf('3.', '..'),
  boardOf('.2', '2.'),
  boardOf('3.', '.3'),
  boardOf('00', '..'),
  boardOf('21', '.2'),
]

/** Slitherlink as the laws take it. */
export const slitherlinkCase: LawCase<SlitherlinkKind> = {
  puzzle: slitherlink,
  entry,
  draw: drawSlitherlink,
  makes,
  golden,
  refused: [
    { width: 3, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 26, level: 'easy', seed: 1 },
    { width: 5.5, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 5, level: 'harder' as SlitherlinkLevel, seed: 1 },
    { width: 5, height: 5, level: 'easy', seed: 0 },
    { width: 5, height: 5, level: 'easy', seed: 2147483648 },
    { width: Number.NaN, height: 5, level: 'easy', seed: 1 },
  ],
  boards: [
    boardOf('.'),
    boardOf('4'),
    boardOf('3.', '..'),
    { width: 50, height: 1, clues: new Array<SlitherlinkClue>(50).fill(null) },
    { width: 3, height: 50, clues: Array.from({ length: 150 }, (_, cell) => (cell % 5 === 4 ? null : cell % 5)) },
  ],
  notBoards: [
    '',
    '   ',
    'slitherlink',
    'slitherlink:',
    'slitherlink:5x5:',
    'slitherlink:5x5:....',
    'slitherlink:0x5:',
    'slitherlink:51x2:..',
    'slitherlink:2x2:..5.',
    'slitherlink:2x2:.....',
    'https://puzz.link/p?slither',
    'https://puzz.link/p?slither/6',
    'https://puzz.link/p?slither/6/6/zzzz',
    'https://puzz.link/p?slither/6/6/12?',
    'https://puzz.link/p?slither/f/2/2/1234',
    'https://puzz.link/p?slither/600/6/0',
    'https://puzz.link/p?mashu/6/6/000000000000',
    '. 1\n. . .',
    'hello world',
    '😀',
    '.'.repeat(1_000_000),
  ],
  tiny: TINY.map((board) => ({ board, fillings: () => everyFilling(board) })),
  constraints: (board, answer) => {
    const taken = new Set(answer)
    return slitherlinkModel(board).model.statements.map(({ source, accepts }) => ({
      rule: (typeof source === 'function' ? source([]) : source).rule,
      accepts: accepts((literal) => taken.has(literal >> 1) === (literal === literalOf(literal >> 1))),
    }))
  },
  takesForGranted: { 'no-branch': ['no-cross'] },
  helperMoves: (board, solution) => [
    ...Array.from({ length: sideCount(board) }, (_, side) => side)
      .filter((side) => !solution.includes(side))
      .slice(0, 6)
      .map((place) => [{ layer: 'line' as const, place, value: CROSS }]),
    [{ layer: 'shade', place: 0, value: 1 }],
    [{ layer: 'shade', place: 1, value: 2 }],
  ],
  holds: (_board, answer, fact) => (answer.includes(fact.place) === (fact.value === LINE)) === fact.holds,
  mistake: (board, answer) => {
    const place =
      Array.from({ length: sideCount(board) }, (_, side) => side).find((side) => !answer.includes(side)) ?? 0
    return [{ layer: 'line', place, value: LINE }]
  },
  path: (_board, answer) => answer.map((place) => [{ layer: 'line' as const, place, value: LINE }]),
  cellless: ['line'],
  hintBudget: HINT_BUDGET,
}
