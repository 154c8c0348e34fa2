import { HINT_BUDGET } from '@kazu/puzzle'
import type { MakeOptions } from '@kazu/puzzle'
import type { LawCase } from '@kazu/puzzle/conformance'
import { isPositive, variableOf } from '@kazu/solver'
import { isWhite } from '../src/board.js'
import type { KakuroAnswer, KakuroBoard } from '../src/board.js'
import { drawKakuro } from '../src/draw.js'
import * as entry from '../src/index.js'
import { KAKURO_LEVELS } from '../src/kind.js'
import type { KakuroKind, KakuroLevel } from '../src/kind.js'
import { kakuroModel } from '../src/logic.js'
import { kakuro } from '../src/puzzle.js'
import { boardOf } from './boards.js'
import { golden } from './golden.js'

/** Every way to fill the white cells of a board with digits, or nothing. */
function* everyFilling(board: KakuroBoard): Iterable<KakuroAnswer> {
  const whites = board.cells.flatMap((_, cell) => (isWhite(board, cell) ? [cell] : []))
  for (let way = 0; way < 10 ** whites.length; way++) {
    const filling = board.cells.map(() => 0)
    whites.forEach((cell, at) => {
      filling[cell] = Math.floor(way / 10 ** at) % 10
    })
    yield filling
  }
}

const SMALL: readonly { readonly width: number; readonly height: number }[] = [
  { width: 4, height: 4 },
  { width: 7, height: 6 },
  { width: 10, height: 10 },
]

const makes: MakeOptions<KakuroLevel>[] = SMALL.flatMap((size, at) =>
  KAKURO_LEVELS.map((level) => ({ ...size, level, seed: at * 7 + 1 })),
)

const TINY = [
  boardOf('# 3/', '/3 -'),
  boardOf('# 3/', '/5 -'),
  boardOf('# #', '# #'),
  boardOf('# 3/ 3/', '/3 - -', '/3 - -'),
  boardOf('# 4/ 6/', '/3 - -', '/7 - -'),
  boardOf('# 3/ 5/', '/3 - -', '/5 - -'),
  boardOf('# 3/ 3/', '/3 - -', '# - #'),
  boardOf('# 17/ #', '/14 - -', '/3 - -'),
]

/** Kakuro as the laws take it. */
export const kakuroCase: LawCase<KakuroKind> = {
  puzzle: kakuro,
  entry,
  draw: drawKakuro,
  makes,
  golden,
  refused: [
    { width: 3, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 21, level: 'easy', seed: 1 },
    { width: 5.5, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 5, level: 'harder' as KakuroLevel, seed: 1 },
    { width: 5, height: 5, level: 'easy', seed: 0 },
    { width: 5, height: 5, level: 'easy', seed: 2147483648 },
    { width: Number.NaN, height: 5, level: 'easy', seed: 1 },
  ],
  boards: [
    boardOf('# #', '# #'),
    boardOf('# 45/', '/45 -'),
    boardOf('# # #', '# - -', '# - -'),
    boardOf('# 4/ #', '/3 - 9/', '/1 - /8'),
    { width: 50, height: 2, cells: Array.from({ length: 100 }, (_, at) => (at > 50 ? null : { across: 0, down: 0 })) },
  ],
  notBoards: [
    '',
    '   ',
    'kakuro',
    'kakuro:',
    'kakuro:3x3:',
    'kakuro:3x3:n',
    'kakuro:3x3:n123',
    'kakuro:3x3:n12345',
    'kakuro:3x3:o1234',
    'kakuro:3x3:n12!4',
    'kakuro:1x3:l',
    'kakuro:51x3:l',
    'kakuro:3x3:!n1234',
    'https://puzz.link/p?kakuro',
    'https://puzz.link/p?kakuro/5',
    'https://puzz.link/p?kakuro/2/2/4',
    'https://puzz.link/p?kakuro/2/2/z',
    'https://puzz.link/p?kakuro/2/2/n?',
    'https://puzz.link/p?kakuro/2/2/n12345',
    'https://puzz.link/p?kakuro/50/2/n',
    'https://puzz.link/p?slither/6/6/nekcakbl',
    '# 3/\n/3 - -',
    '# 3/\n/3 x',
    '# 46/\n/3 -',
    '- -\n- -',
    '{"width":2,"height":2,"cells":[]}',
    '{"width":',
    'hello world',
    '😀',
    '#'.repeat(1_000_000),
  ],
  tiny: TINY.map((board) => ({ board, fillings: () => everyFilling(board) })),
  constraints: (board, answer) => {
    const { model, spoken } = kakuroModel(board)
    const holds = (literal: number): boolean => {
      const { cell, value } = spoken(variableOf(literal))
      return (answer[cell] === value) === isPositive(literal)
    }
    return model.statements.map(({ source, accepts }) => ({
      rule: (typeof source === 'function' ? source([]) : source).rule,
      accepts: accepts(holds),
    }))
  },
  // The constraint of a run is about cells that hold one digit each, and no digit twice.
  takesForGranted: { sum: ['once', 'cell'], once: ['cell'] },
  helperMoves: (board) => {
    const whites = board.cells.flatMap((_, cell) => (isWhite(board, cell) ? [cell] : []))
    return [
      ...whites.slice(0, 3).map((place) => [{ layer: 'corner' as const, place, value: 2 ** 9 }]),
      [{ layer: 'centre', place: whites[0] as number, value: 6 }],
      whites.map((place) => ({ layer: 'colour' as const, place, value: 3 })),
    ]
  },
  holds: (_board, answer, { place, value, holds }) => (answer[place] === value) === holds,
  mistake: (board, answer) => {
    const place = board.cells.indexOf(null)
    return [{ layer: 'entry', place, value: ((answer[place] as number) % 9) + 1 }]
  },
  path: (board, answer) =>
    answer.flatMap((value, place) => (isWhite(board, place) ? [[{ layer: 'entry' as const, place, value }]] : [])),
  hintBudget: HINT_BUDGET,
}
