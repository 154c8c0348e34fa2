import { numbersConstraints } from '@kazu/numbers/conformance'
import { HINT_BUDGET } from '@kazu/numbers'
import type { MakeOptions } from '@kazu/puzzle'
import type { LawCase } from '@kazu/puzzle/conformance'
import type { ParlokuBoard } from '../src/board.js'
import { drawParloku } from '../src/draw.js'
import { gridOf, parlokuGrids } from '../src/grid.js'
import * as entry from '../src/index.js'
import { PARLOKU_LEVELS, type ParlokuKind, type ParlokuLevel } from '../src/kind.js'
import { parloku } from '../src/puzzle.js'
import { GOLDEN } from './golden.js'

/** A board from its code. */
export function boardOf(code: string): ParlokuBoard {
  const { board } = entry.readParloku(code)
  if (board === null) throw new Error(`${code} is no parloku.`)
  return board
}

/** The first published puzzle, whose path the notebook prints; and the second. */
export const ITALIA = 'AILPST_51S.23L.04P_00ITALIA.20PASTA.40ALPI'
export const AMICA = 'ACGIMO_41I.42O.54I.55O_00AMICA.11GIOCO.05MAGIA'

/** A board's letters row by row, `.` for an empty cell, as numbers. */
export function valuesOf({ letters }: ParlokuBoard, rows: string): number[] {
  return Array.from(rows.replace(/ /g, ''), (letter) => letters.indexOf(letter) + 1)
}

const makes: MakeOptions<ParlokuLevel>[] = [1, 2, 3].flatMap((seed) =>
  PARLOKU_LEVELS.map((level) => ({ width: 6, height: 6, level, seed })),
)

/** The second puzzle with all but some cells printed. */
function nearly(open: readonly number[], words: string): ParlokuBoard {
  const letters = 'AOCIGMMGIOCAICAMOGOMGCAIGIOAMCCAMGIO'
  const givens = Array.from(letters, (letter, cell) =>
    open.includes(cell) ? '' : `${Math.floor(cell / 6)}${cell % 6}${letter}`,
  )
  return boardOf(`ACGIMO_${givens.filter((given) => given !== '').join('.')}_${words}`)
}

function* everyFilling(board: ParlokuBoard): Iterable<number[]> {
  const { givens } = gridOf(board)
  const open = givens.flatMap((given, cell) => (given === 0 ? [cell] : []))
  for (let way = 0; way < 6 ** open.length; way++) {
    const filling = [...givens]
    open.forEach((cell, at) => (filling[cell] = 1 + (Math.floor(way / 6 ** at) % 6)))
    yield filling
  }
}

const WORDS = '00AMICA.11GIOCO.05MAGIA'

const size = { width: 6, height: 6, level: 'easy', seed: 1 } as const

/** Parloku as the laws take it. */
export const parlokuCase: LawCase<ParlokuKind> = {
  puzzle: parloku,
  entry,
  draw: drawParloku,
  makes,
  golden: GOLDEN,
  refused: [
    { ...size, width: 5 },
    { ...size, height: 7 },
    { ...size, width: Number.NaN },
    { ...size, level: 'expert' as ParlokuLevel },
    { ...size, seed: 0 },
    { ...size, seed: 2147483648 },
    { ...size, seed: 1.5 },
  ],
  boards: [
    boardOf(ITALIA),
    boardOf('ABCDEF__'),
    boardOf('ABCDEF_00A_'),
    boardOf('ABCDEF__35ABABABABABABABAB'),
    boardOf('ÀÉÎÕÜЖ_55Ж.00À_22ЖÉÎ.22ÀÉ'),
    boardOf('あいうえおか_10か_00あいうえおか'),
    boardOf('אבגדהו__00אבג'),
  ],
  notBoards: [
    '',
    '   ',
    '_',
    '__',
    'hello world',
    'ABCDEF',
    'ABCDEF_',
    'ABCDE__',
    'ABCDEFG__',
    'ABCDEA__',
    'ABCDE1__',
    'ABCDEF_00_',
    'ABCDEF_60A_',
    'ABCDEF_06A_',
    'ABCDEF_00G_',
    'ABCDEF_00AB_',
    'ABCDEF_00A.00B_',
    'ABCDEF_00A._',
    'ABCDEF__00',
    'ABCDEF__00ABG',
    'ABCDEF__00ABABABABABABABABA',
    'ABCDEF___',
    `ABCDEF__${Array.from({ length: 9 }, () => '00AB').join('.')}`,
    '?p=ABCDEF',
    '?p=%ZZ',
    'https://puzz.link/p?sudoku/4/4/g1k2k3g',
    '{}',
    '{"problem":{"letters":["A"],"letterHints":[],"wordHints":[]}}',
    '😀',
    'A'.repeat(1_000_000),
  ],
  tiny: [
    nearly([0, 1, 6, 7], WORDS),
    nearly([1, 3, 7, 9, 20], WORDS),
    nearly([24, 25, 30, 31], ''),
    nearly([12, 13, 14, 8], '00AMICAMI'),
    nearly([35], '00AM.35OI.35IO'),
  ].map((board) => ({ board, fillings: () => everyFilling(board) })),
  constraints: (board, answer) => numbersConstraints(parlokuGrids, gridOf(board), answer),
  // A walk is looked at as if a cell could hold several letters on its way, and every cell held one.
  takesForGranted: { word: ['row', 'column', 'box', 'cell'] },
  helperMoves: (board) => {
    const open = gridOf(board).givens.flatMap((given, cell) => (given === 0 ? [cell] : []))
    return [
      [{ layer: 'corner', place: open[0] as number, value: 4 }],
      [{ layer: 'centre', place: open[1] as number, value: 6 }],
      [{ layer: 'colour', place: 3, value: 2 }],
    ]
  },
  holds: (_board, answer, { place, value, holds }) => (answer[place] === value) === holds,
  mistake: (board, answer) => {
    const place = gridOf(board).givens.indexOf(0)
    return [{ layer: 'entry', place, value: ((answer[place] as number) % 6) + 1 }]
  },
  path: (board, answer) =>
    answer.flatMap((value, place) =>
      gridOf(board).givens[place] === 0 ? [[{ layer: 'entry' as const, place, value }]] : [],
    ),
  hintBudget: HINT_BUDGET,
}
