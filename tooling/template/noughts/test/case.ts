import type { LawCase } from '@kazu/puzzle/conformance'
import { NOUGHTS_LEVELS } from '../src/kind.js'
import type { NoughtsAnswer, NoughtsBoard } from '../src/board.js'
import type { NoughtsKind, NoughtsLevel } from '../src/kind.js'
import { noughtsModel, valueOfLiteral } from '../src/logic.js'
import { drawNoughts } from '../src/draw.js'
import * as entry from '../src/index.js'
import { noughts } from '../src/puzzle.js'
import { golden } from './golden.js'

/** A board from rows of `.` `0` `1`. */
function boardOf(...rows: readonly string[]): NoughtsBoard {
  const givens = Array.from(rows.join(''), (char) => '.01'.indexOf(char))
  return { width: rows[0]?.length ?? 0, height: rows.length, givens }
}

/** Every way to write 0 or 1 into each cell, right or wrong. */
function* everyFilling({ givens }: NoughtsBoard): Iterable<NoughtsAnswer> {
  for (let set = 0; set < 2 ** givens.length; set++) yield givens.map((_, cell) => 1 + ((set >> cell) & 1))
}

const TINY = [
  boardOf('..', '..'),
  boardOf('0.', '..'),
  boardOf('0.', '0.'),
  boardOf('....', '....'),
  boardOf('00..', '....'),
]

/** The kind as the laws take it. */
export const noughtsCase: LawCase<NoughtsKind> = {
  puzzle: noughts,
  entry,
  draw: drawNoughts,
  makes: [6, 8].flatMap((side) =>
    NOUGHTS_LEVELS.map((level, at) => ({ width: side, height: side, level, seed: side + at })),
  ),
  golden,
  refused: [
    { width: 5, height: 5, level: 'easy', seed: 1 },
    { width: 6, height: 8, level: 'easy', seed: 1 },
    { width: 6, height: 6, level: 'harder' as NoughtsLevel, seed: 1 },
    { width: 6, height: 6, level: 'easy', seed: 0 },
  ],
  boards: [
    boardOf('..', '..'),
    boardOf('0..1', '....'),
    { width: 20, height: 2, givens: new Array<number>(40).fill(0) },
  ],
  notBoards: [
    '',
    ' ',
    'noughts',
    'noughts:2x2:',
    'noughts:2x2:...',
    'noughts:2x2:.....',
    'noughts:2x2:..2.',
    'noughts:3x2:......',
    'noughts:900x900:',
    'hello',
    '😀',
  ],
  tiny: TINY.map((board) => ({ board, fillings: () => everyFilling(board) })),
  constraints: (board, answer) =>
    noughtsModel(board).model.statements.map(({ source, accepts }) => ({
      rule: (typeof source === 'function' ? source([]) : source).rule,
      accepts: accepts((literal) => answer[literal >> 1] === valueOfLiteral(literal)),
    })),
  takesForGranted: { three: ['filled'], balance: ['filled'], printed: ['filled'] },
  helperMoves: (board) => board.givens.map((_, place) => [{ layer: 'corner' as const, place, value: 2 }]).slice(0, 6),
  holds: (_board, answer, fact) => (answer[fact.place] === fact.value) === fact.holds,
  mistake: (board, answer) => {
    const place = board.givens.indexOf(0)
    return [{ layer: 'entry', place, value: 3 - (answer[place] ?? 1) }]
  },
  path: (board, answer) =>
    answer.flatMap((value, place) => (board.givens[place] === 0 ? [[{ layer: 'entry' as const, place, value }]] : [])),
}
