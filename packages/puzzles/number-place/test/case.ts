import { decodeCells } from '@kazu/groups'
import type { MakeOptions } from '@kazu/puzzle'
import type { LawCase, StatedConstraint } from '@kazu/puzzle/conformance'
import { numberPlaceLayout, type NumberPlaceAnswer, type NumberPlaceBoard } from '../src/board.js'
import { NUMBER_PLACE_LEVELS, type NumberPlaceKind, type NumberPlaceLevel } from '../src/kind.js'
import { drawNumberPlace } from '../src/draw.js'
import * as entry from '../src/index.js'
import { numberPlace } from '../src/puzzle.js'
import { HINT_BUDGET } from '../src/solve.js'
import { GOLDEN } from './golden.js'

/** A board from its cells code, which may have white space between. */
export function boardOf(code: string): NumberPlaceBoard {
  const cells = code.replace(/\s/g, '')
  const size = Math.sqrt(cells.length)
  return { size, givens: decodeCells(cells, size) ?? [] }
}

/** Every way to put numbers into the open cells of a board. */
function* everyFilling({ size, givens }: NumberPlaceBoard): Iterable<NumberPlaceAnswer> {
  const open = givens.flatMap((given, cell) => (given === 0 ? [cell] : []))
  for (let way = 0; way < size ** open.length; way++) {
    const filling = [...givens]
    open.forEach((cell, at) => (filling[cell] = 1 + (Math.floor(way / size ** at) % size)))
    yield filling
  }
}

function options(size: number, level: NumberPlaceLevel, seed: number): MakeOptions<NumberPlaceLevel> {
  return { width: size, height: size, level, seed }
}

/** The board's groups, cells and givens as the solver takes them, each judged by itself. */
function constraints(board: NumberPlaceBoard, answer: NumberPlaceAnswer): StatedConstraint[] {
  const groups = numberPlaceLayout(board.size).groups.map(({ type, cells }) => {
    const values = cells.map((cell) => answer[cell] as number).filter((value) => value !== 0)
    return { rule: type, accepts: new Set(values).size === values.length }
  })
  const cells = answer.map((value) => ({ rule: 'cell', accepts: value !== 0 }))
  const givens = board.givens.map((given, cell) => ({ rule: 'given', accepts: given === 0 || given === answer[cell] }))
  return [...groups, ...cells, ...givens]
}

const SEEDS: Readonly<Record<number, readonly number[]>> = { 4: [1, 5], 6: [1, 2], 9: [1, 3, 7], 16: [2] }

/** Number-place as the laws take it. */
export const numberPlaceCase: LawCase<NumberPlaceKind> = {
  puzzle: numberPlace,
  entry,
  draw: drawNumberPlace,
  makes: Object.entries(SEEDS).flatMap(([size, seeds]) =>
    seeds.flatMap((seed) => NUMBER_PLACE_LEVELS.map((level) => options(Number(size), level, seed))),
  ),
  levelsBound: true,
  hintBudget: HINT_BUDGET,
  golden: GOLDEN.map(([size, level, seed, code]) => ({ options: options(size, level, seed), code })),
  refused: [
    options(8, 'easy', 1),
    { ...options(6, 'easy', 1), height: 4 },
    options(9.5, 'easy', 1),
    options(Number.NaN, 'easy', 1),
    options(0, 'easy', 1),
    options(9, 'expert' as NumberPlaceLevel, 1),
    options(9, 'easy', 0),
    options(9, 'easy', 2147483648),
    options(9, 'easy', 1.5),
  ],
  boards: [
    boardOf('.'.repeat(16)),
    boardOf('.'.repeat(625)),
    boardOf(`11${'.'.repeat(79)}`),
    boardOf('G'.repeat(256)),
    boardOf(`${'.'.repeat(624)}P`),
  ],
  notBoards: [
    '',
    '   ',
    'hello world',
    '1',
    '.'.repeat(64),
    '.'.repeat(82),
    `a${'.'.repeat(15)}`,
    `${'.'.repeat(15)}a`,
    `5${'.'.repeat(15)}`,
    `${'.'.repeat(80)}A`,
    '1'.repeat(700),
    '.'.repeat(1_000_000),
    'https://puzz.link/p?sudoku',
    'https://puzz.link/p?sudoku/9',
    'https://puzz.link/p?sudoku/8/8/zzzzzz',
    'https://puzz.link/p?sudoku/9/4/zzzzzz',
    'https://puzz.link/p?sudoku/4/4/g1k2.k3g',
    'https://puzz.link/p?sudoku/4/4/g1k25k3g',
    'https://puzz.link/p?sudoku/4/4/g1k20k3g',
    'https://puzz.link/p?sudoku/4/4/g1k23k3gg',
    'https://puzz.link/p?sudoku/4/4/g1k2Zk3g',
    'https://puzz.link/p?mashu/4/4/000000',
    '😀',
  ],
  tiny: [
    '1.34 3412 21.. 43.1',
    '.234 34.2 2.43 432.',
    '12.. 34.. 2143 4321',
    '1234 3412 2143 4321',
    '1... .... .... ...1'.replaceAll('.', '2').replace('2', '.'),
    '1.3. 3.1. 2143 4321',
  ].map((code) => {
    const board = boardOf(code)
    return { board, fillings: () => everyFilling(board) }
  }),
  constraints,
  helperMoves: ({ givens, size }) => {
    const open = givens.flatMap((given, cell) => (given === 0 ? [cell] : []))
    const notes = open.slice(0, 3).map((place) => [{ layer: 'corner' as const, place, value: 2 ** size }])
    return [
      ...notes,
      [{ layer: 'centre', place: open[0] as number, value: 6 }],
      givens.map((_given, place) => ({ layer: 'colour' as const, place, value: 3 })),
    ]
  },
  holds: (_board, answer, { place, value, holds }) => (answer[place] === value) === holds,
  mistake: ({ givens, size }, answer) => {
    const place = givens.indexOf(0)
    return [{ layer: 'entry', place, value: ((answer[place] as number) % size) + 1 }]
  },
  path: ({ givens }, answer) =>
    answer.flatMap((value, place) => (givens[place] === 0 ? [[{ layer: 'entry' as const, place, value }]] : [])),
}
