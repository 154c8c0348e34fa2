import { neighbours } from '@kazu/grid'
import { HINT_BUDGET } from '@kazu/puzzle'
import type { LawCase } from '@kazu/puzzle/conformance'
import type { MakeOptions } from '@kazu/puzzle'
import { isPositive, variableOf } from '@kazu/solver'
import { DOT, isFree, SEA } from '../src/board.js'
import type { NurikabeAnswer, NurikabeBoard } from '../src/board.js'
import { NURIKABE_LEVELS } from '../src/kind.js'
import type { NurikabeKind, NurikabeLevel } from '../src/kind.js'
import { nurikabeModel } from '../src/logic.js'
import { drawNurikabe } from '../src/draw.js'
import * as entry from '../src/index.js'
import { nurikabe } from '../src/puzzle.js'
import { boardOf } from './boards.js'
import { golden } from './golden.js'

/** Every set of cells of a board, clues too, right or wrong. */
function* everyFilling({ clues }: NurikabeBoard): Iterable<NurikabeAnswer> {
  for (let set = 0; set < 2 ** clues.length; set++) {
    yield clues.flatMap((_, cell) => (((set >> cell) & 1) === 1 ? [cell] : []))
  }
}

/** The clues that a cell of land is joined to; none for the sea. */
function cluesJoined(board: NurikabeBoard, sea: ReadonlySet<number>, cell: number): ReadonlySet<number> {
  if (sea.has(cell)) return new Set()
  const reached = new Set([cell])
  for (const one of reached) for (const other of neighbours(board, one)) if (!sea.has(other)) reached.add(other)
  return new Set([...reached].filter((one) => board.clues[one] !== null))
}

/** Which of a model's variables hold in an answer: a cell belongs to an island where land joins it to its clue. */
function truthOf(board: NurikabeBoard, answer: NurikabeAnswer): (variable: number) => boolean {
  const { cells, islands, untold, always } = nurikabeModel(board)
  const sea = new Set(answer)
  const joined = cells.map((cell) => cluesJoined(board, sea, cell))
  const holding = new Set<number>([...sea, always])
  for (const { clue, variableOf: variables } of islands)
    for (const [cell, variable] of variables) if (joined[cell]?.has(clue)) holding.add(variable)
  for (const [cell, variable] of untold)
    if ([...(joined[cell] ?? [])].some((clue) => board.clues[clue] === '?')) holding.add(variable)
  return (variable) => holding.has(variable)
}

const SMALL: readonly { readonly width: number; readonly height: number }[] = [
  { width: 5, height: 5 },
  { width: 7, height: 6 },
  { width: 9, height: 9 },
]

const makes: MakeOptions<NurikabeLevel>[] = SMALL.flatMap((size, at) =>
  NURIKABE_LEVELS.map((level) => ({ ...size, level, seed: at * 7 + 1 })),
)

const TINY = [
  boardOf('.'),
  boardOf('1'),
  boardOf('?'),
  boardOf('1.', '..'),
  boardOf('2.', '.?'),
  boardOf('...', '...', '...'),
  boardOf('2..', '...', '..1'),
  boardOf('?..', '...', '.?.'),
  boardOf('3.1', '...', '...'),
  boardOf('.2..', '...?', '....'),
  boardOf('?.?.', '....', '.2..'),
  boardOf('4...', '..1.'),
  boardOf('2..2.', '.....'),
]

/** Nurikabe as the laws take it. */
export const nurikabeCase: LawCase<NurikabeKind> = {
  puzzle: nurikabe,
  entry,
  draw: drawNurikabe,
  makes,
  golden,
  refused: [
    { width: 4, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 21, level: 'easy', seed: 1 },
    { width: 5.5, height: 5, level: 'easy', seed: 1 },
    { width: 5, height: 5, level: 'harder' as NurikabeLevel, seed: 1 },
    { width: 5, height: 5, level: 'easy', seed: 0 },
    { width: 5, height: 5, level: 'easy', seed: 2147483648 },
    { width: Number.NaN, height: 5, level: 'easy', seed: 1 },
  ],
  boards: [
    boardOf('.'),
    boardOf('??', '..'),
    boardOf('1.9.', '....'),
    { width: 50, height: 2, clues: new Array<null>(100).fill(null) },
    { width: 3, height: 50, clues: Array.from({ length: 150 }, (_, cell) => (cell % 7 === 0 ? '?' : null)) },
    { width: 2, height: 21, clues: Array.from({ length: 42 }, (_, cell) => (cell === 0 ? 2500 : null)) },
  ],
  notBoards: [
    '',
    '   ',
    'nurikabe',
    'nurikabe:',
    'nurikabe:5x5:',
    'nurikabe:5x5:....',
    'nurikabe:0x5:',
    'nurikabe:51x2:g',
    'nurikabe:2x2:0i',
    'nurikabe:2x2:zz',
    'https://puzz.link/p?nurikabe',
    'https://puzz.link/p?nurikabe/5',
    'https://puzz.link/p?nurikabe/5/5/g5k2o1k3g!',
    'https://puzz.link/p?nurikabe/5/5/g0k2o1k3g',
    'https://puzz.link/p?nurikabe/600/5/g',
    'https://puzz.link/p?slither/5/5/g5k2o1k3g',
    '{"size":5}',
    '{"size":5,"clues":[1,2]}',
    '. 1\n. . .',
    'hello world',
    '😀',
    '.'.repeat(1_000_000),
  ],
  tiny: TINY.map((board) => ({ board, fillings: () => everyFilling(board) })),
  constraints: (board, answer) => {
    const truth = truthOf(board, answer)
    return nurikabeModel(board).model.statements.map(({ source, accepts }) => ({
      rule: (typeof source === 'function' ? source([]) : source).rule,
      accepts: accepts((literal) => truth(variableOf(literal)) === isPositive(literal)),
    }))
  },
  // Whose a cell can be is worked out for clues that are land, apart from each other, and of their size.
  takesForGranted: { apart: ['land'], size: ['land', 'apart'], owner: ['land', 'apart', 'size'] },
  helperMoves: (board, solution) =>
    board.clues
      .flatMap((_, cell) => (isFree(board, cell) && !solution.includes(cell) ? [cell] : []))
      .slice(0, 6)
      .map((place) => [{ layer: 'shade' as const, place, value: DOT }]),
  holds: (board, answer, fact) => {
    if (fact.layer === 'shade') return (answer.includes(fact.place) === (fact.value === SEA)) === fact.holds
    return cluesJoined(board, new Set(answer), fact.place).has(fact.value) === fact.holds
  },
  mistake: (board, answer) => {
    const place = board.clues.findIndex((_, cell) => isFree(board, cell) && !answer.includes(cell))
    return [{ layer: 'shade', place, value: SEA }]
  },
  path: (_board, answer) => answer.map((place) => [{ layer: 'shade' as const, place, value: SEA }]),
  cellless: [],
  hintBudget: HINT_BUDGET,
}
