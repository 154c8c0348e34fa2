import { HINT_BUDGET } from '@kazu/puzzle'
import type { MakeOptions } from '@kazu/puzzle'
import type { LawCase } from '@kazu/puzzle/conformance'
import { isPositive, variableOf } from '@kazu/solver'
import { isHole, takesNumber } from '../src/board.js'
import type { RippleAnswer, RippleBoard } from '../src/board.js'
import { drawRipple } from '../src/draw.js'
import * as entry from '../src/index.js'
import { RIPPLE_LEVELS } from '../src/kind.js'
import type { RippleKind, RippleLevel } from '../src/kind.js'
import { rippleModel } from '../src/logic.js'
import { ripple } from '../src/puzzle.js'
import { boardOf } from './boards.js'
import { golden } from './golden.js'

/** Every way to fill the cells of a board with numbers up to one too many, or nothing. */
function* everyFilling(board: RippleBoard): Iterable<RippleAnswer> {
  const cells = board.rooms.flatMap((_, cell) => (isHole(board, cell) ? [] : [cell]))
  const values = Math.min(5, cells.length + 2)
  for (let way = 0; way < values ** cells.length; way++) {
    const filling = board.rooms.map(() => 0)
    cells.forEach((cell, at) => (filling[cell] = Math.floor(way / values ** at) % values))
    yield filling
  }
}

const SMALL: readonly { readonly width: number; readonly height: number }[] = [
  { width: 4, height: 4 },
  { width: 7, height: 6 },
  { width: 9, height: 9 },
]

const makes: MakeOptions<RippleLevel>[] = SMALL.flatMap((size, at) =>
  RIPPLE_LEVELS.map((level) => ({ ...size, level, seed: at * 7 + 1 })),
)

const TINY = [
  boardOf(['a']),
  boardOf(['#']),
  boardOf(['ab']),
  boardOf(['aab']),
  boardOf(['a#b']),
  boardOf(['aa', 'bb']),
  boardOf(['aab', 'bbb'], ['1..', '...']),
  boardOf(['aa', 'ab', 'bb']),
  boardOf(['a#b', 'aab']),
]

/** Ripple as the laws take it. */
export const rippleCase: LawCase<RippleKind> = {
  puzzle: ripple,
  entry,
  draw: drawRipple,
  makes,
  golden,
  refused: [
    { width: 3, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 19, level: 'easy', seed: 1 },
    { width: 5.5, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 5, level: 'harder' as RippleLevel, seed: 1 },
    { width: 5, height: 5, level: 'easy', seed: 0 },
    { width: 5, height: 5, level: 'easy', seed: 2147483648 },
    { width: Number.NaN, height: 5, level: 'easy', seed: 1 },
  ],
  boards: [
    boardOf(['a']),
    boardOf(['##', '##']),
    boardOf(['a#b', 'aab'], ['1..', '3..']),
    boardOf(['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa']),
    boardOf(['abcdefghij']),
  ],
  notBoards: [
    '',
    '   ',
    'ripple',
    'ripple:',
    'ripple:2x2:',
    'ripple:2x2:00',
    'ripple:2x2:00gg',
    'ripple:2x2:00j0',
    'ripple:2x2:0!j',
    'ripple:2x2:005i',
    'ripple:2x2:00.i',
    'ripple:0x2:',
    'ripple:51x2:00',
    'https://puzz.link/p?ripple',
    'https://puzz.link/p?ripple/6',
    'https://puzz.link/p?ripple/2/2/00z',
    'https://puzz.link/p?ripple/2/2/zz',
    'https://puzz.link/p?ripple/51/2/0',
    'https://puzz.link/p?slither/6/6/nekcakbl',
    '{"width":2,"height":2,"rooms":[],"clues":[]}',
    '{"width":',
    'hello world',
    '😀',
    '#'.repeat(1_000_000),
  ],
  tiny: TINY.map((board) => ({ board, fillings: () => everyFilling(board) })),
  constraints: (board, answer) => {
    const { model, spoken } = rippleModel(board)
    const holds = (literal: number): boolean => {
      const { cell, value } = spoken(variableOf(literal))
      return (answer[cell] === value) === isPositive(literal)
    }
    return model.statements.map(({ source, accepts }) => ({
      rule: (typeof source === 'function' ? source([]) : source).rule,
      accepts: accepts(holds),
    }))
  },
  // A room's constraints are about cells that hold a number of theirs.
  takesForGranted: { room: ['cell'], cell: ['room'] },
  helperMoves: (board) => {
    const open = board.givens.flatMap((_, cell) => (takesNumber(board, cell) ? [cell] : []))
    return [
      ...open.slice(0, 3).map((place) => [{ layer: 'corner' as const, place, value: 2 }]),
      [{ layer: 'centre', place: open[0] as number, value: 2 }],
      board.givens.map((_, place) => ({ layer: 'colour' as const, place, value: 3 })),
    ]
  },
  holds: (_board, answer, { place, value, holds }) => (answer[place] === value) === holds,
  mistake: (board, answer) => {
    const place = board.givens.findIndex((_, cell) => takesNumber(board, cell))
    return [{ layer: 'entry', place, value: answer[place] === 1 ? 2 : 1 }]
  },
  path: (board, answer) =>
    answer.flatMap((value, place) => (takesNumber(board, place) ? [[{ layer: 'entry' as const, place, value }]] : [])),
  hintBudget: HINT_BUDGET,
}
