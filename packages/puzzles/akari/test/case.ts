import { HINT_BUDGET } from '@kazu/puzzle'
import type { LawCase } from '@kazu/puzzle/conformance'
import type { MakeOptions } from '@kazu/puzzle'
import { literalOf } from '@kazu/solver'
import { DOT, isWhite, LIGHT } from '../src/board.js'
import type { AkariAnswer, AkariBoard } from '../src/board.js'
import type { AkariMakeOptions } from '../src/generate.js'
import { AKARI_LEVELS } from '../src/kind.js'
import type { AkariKind, AkariLevel } from '../src/kind.js'
import { akariModel } from '../src/logic.js'
import { drawAkari } from '../src/draw.js'
import * as entry from '../src/index.js'
import { akari } from '../src/puzzle.js'
import { boardOf } from './boards.js'
import { golden } from './golden.js'

/** Every set of cells of a board, walls too, right or wrong. */
function* everyFilling({ cells }: AkariBoard): Iterable<AkariAnswer> {
  for (let set = 0; set < 2 ** cells.length; set++) {
    yield cells.flatMap((_, cell) => (((set >> cell) & 1) === 1 ? [cell] : []))
  }
}

const SMALL: readonly { readonly width: number; readonly height: number }[] = [
  { width: 4, height: 4 },
  { width: 7, height: 6 },
  { width: 10, height: 10 },
]

const makes: MakeOptions<AkariLevel>[] = SMALL.flatMap((size, at) =>
  AKARI_LEVELS.map((level) => ({ ...size, level, seed: at * 7 + 1 })),
)

const TINY = [
  boardOf('.'),
  boardOf('#'),
  boardOf('1'),
  boardOf('0.', '..'),
  boardOf('...', '...', '...'),
  boardOf('..#', '.2.', '...'),
  boardOf('...', '.1.', '...'),
  boardOf('...', '.4.', '...'),
  boardOf('.3.', '...'),
  boardOf('..#..', '.1...'),
  boardOf('.....', '.#.0.'),
]

/** Akari as the laws take it. */
export const akariCase: LawCase<AkariKind> = {
  puzzle: akari,
  entry,
  draw: drawAkari,
  makes,
  golden,
  refused: [
    { width: 3, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 31, level: 'easy', seed: 1 },
    { width: 5.5, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 5, level: 'harder' as AkariLevel, seed: 1 },
    { width: 5, height: 5, level: 'easy', seed: 0 },
    { width: 5, height: 5, level: 'easy', seed: 2147483648 },
    { width: Number.NaN, height: 5, level: 'easy', seed: 1 },
    { width: 6, height: 5, level: 'easy', seed: 1, symmetry: 'quarter-turn' } as AkariMakeOptions,
    { width: 6, height: 6, level: 'easy', seed: 1, symmetry: 'sideways' } as unknown as AkariMakeOptions,
  ],
  boards: [
    boardOf('.'),
    boardOf('##', '##'),
    boardOf('0.4.', '....'),
    { width: 100, height: 1, cells: new Array<null>(100).fill(null) },
    { width: 3, height: 50, cells: Array.from({ length: 150 }, (_, cell) => (cell % 3 === 0 ? false : null)) },
    { width: 2, height: 21, cells: Array.from({ length: 42 }, (_, cell) => (cell === 0 ? 4 : null)) },
  ],
  notBoards: [
    '',
    '   ',
    'akari',
    'akari:',
    'akari:5x5:',
    'akari:5x5:....',
    'akari:0x5:',
    'akari:101x2:..',
    'akari:2x2:..5.',
    'akari:2x2:.....',
    'https://puzz.link/p?akari',
    'https://puzz.link/p?akari/6',
    'https://puzz.link/p?akari/6/6/nekcakblzz',
    'https://puzz.link/p?akari/6/6/nek?akbl',
    'https://puzz.link/p?akari/2/2/z',
    'https://puzz.link/p?akari/600/6/0',
    'https://puzz.link/p?slither/6/6/nekcakbl',
    '. 1\n. . .',
    'hello world',
    '😀',
    '.'.repeat(1_000_000),
  ],
  tiny: TINY.map((board) => ({ board, fillings: () => everyFilling(board) })),
  constraints: (board, answer) => {
    const lights = new Set(answer)
    return akariModel(board).model.statements.map(({ source, accepts }) => ({
      rule: (typeof source === 'function' ? source([]) : source).rule,
      accepts: accepts((literal) => lights.has(literal >> 1) === (literal === literalOf(literal >> 1))),
    }))
  },
  helperMoves: (board, solution) =>
    board.cells
      .flatMap((_, cell) => (isWhite(board, cell) && !solution.includes(cell) ? [cell] : []))
      .slice(0, 6)
      .map((place) => [{ layer: 'shade' as const, place, value: DOT }]),
  holds: (_board, answer, fact) => (answer.includes(fact.place) === (fact.value === LIGHT)) === fact.holds,
  mistake: (board, answer) => {
    const place = board.cells.findIndex((_, cell) => isWhite(board, cell) && !answer.includes(cell))
    return [{ layer: 'shade', place, value: LIGHT }]
  },
  path: (_board, answer) => answer.map((place) => [{ layer: 'shade' as const, place, value: LIGHT }]),
  cellless: ['white'],
  hintBudget: HINT_BUDGET,
}
