import { decodePencil, emptyMarks, encodePencil, pencilFault, playPencil } from '@kazu/puzzle'
import type { Engine, Fault, Hint, Kind, KindWords, LayerShape, PencilMarks, PencilMove } from '@kazu/puzzle'
import { cellTargets, paper, sheet } from '@kazu/svg'
import { numbersInput } from '../src/inputs.js'
import type { NumbersLayer } from '../src/inputs.js'
import type { PlayerPuzzle } from '../src/options.js'

/** A puzzle as small as can be: 1 and 2 in a square of four cells, none twice in a row or a column. */
export interface ToyBoard {
  readonly given: readonly number[]
}

type Rule = 'row' | 'column'

export interface ToyKind extends Kind {
  readonly board: ToyBoard
  readonly marks: PencilMarks<NumbersLayer>
  readonly move: PencilMove<NumbersLayer>
  readonly answer: readonly number[]
  readonly rule: Rule
  readonly technique: never
  readonly level: 'easy'
}

const SIZE = { width: 2, height: 2 }
export const BOARD: ToyBoard = { given: [1, 0, 0, 0] }
export const OTHER: ToyBoard = { given: [2, 0, 0, 0] }

const most = (value: number): LayerShape => ({ places: 4, most: value })
const SHAPE = { entry: most(2), corner: most(6), centre: most(6), colour: most(8) }

const LINES: readonly (readonly [Rule, number, number])[] = [
  ['row', 0, 1],
  ['row', 2, 3],
  ['column', 0, 2],
  ['column', 1, 3],
]

const filled = ({ given }: ToyBoard, { entry }: ToyKind['marks']): number[] =>
  given.map((value, cell) => value || (entry[cell] ?? 0))

function faultsOf(values: readonly number[]): Fault<Rule>[] {
  return LINES.filter(([, one, other]) => values[one] !== 0 && values[one] === values[other]).map(
    ([rule, one, other]) => ({
      rule,
      cells: [one, other],
    }),
  )
}

function solution({ given }: ToyBoard): number[] {
  const first = given[0] as number
  return [first, 3 - first, 3 - first, first]
}

export const write = (place: number, value: number): ToyKind['move'] => [{ layer: 'entry', place, value }]

function hint(board: ToyBoard, marks: ToyKind['marks']): Hint<ToyKind> | null {
  const right = solution(board)
  const facts = (cells: readonly number[], holds: boolean) =>
    cells.map((place) => ({ layer: 'entry', place, value: (holds ? right[place] : marks.entry[place]) ?? 0, holds }))
  const wrong = right.flatMap((value, cell) =>
    marks.entry[cell] !== 0 && marks.entry[cell] !== value && board.given[cell] === 0 ? [cell] : [],
  )
  if (wrong.length > 0) {
    const moves = [wrong.flatMap((cell) => write(cell, 0))]
    return { rung: 1, moves, target: wrong, because: [], reason: { type: 'mistake', facts: facts(wrong, false) } }
  }
  const cell = filled(board, marks).indexOf(0)
  if (cell < 0) return null
  const because = { rule: 'row', cells: [cell] } as const
  return {
    rung: 3,
    moves: [write(cell, right[cell] as number)],
    target: [cell],
    because: [because],
    reason: { type: 'rule', facts: facts([cell], true), because },
  }
}

export const engine: Engine<ToyKind> = {
  kind: 'toy',
  levels: ['easy'],
  sizes: { offered: [SIZE], makes: 'offered', takes: 'offered' },
  fault: (board) => (typeof board === 'object' && board !== null && 'given' in board ? null : 'This is no board.'),
  size: () => SIZE,
  start: () => emptyMarks(SHAPE),
  marksFault: (_, marks) => pencilFault(SHAPE, marks),
  play: (_, marks, move) => playPencil(SHAPE, marks, move),
  answer: filled,
  marksOf: (_, answer) => ({ ...emptyMarks(SHAPE), entry: answer }),
  check: (_, answer) => {
    const faults = faultsOf(answer)
    if (faults.length > 0) return { ok: false, reason: 'twice', faults }
    return answer.includes(0) ? { ok: false, reason: 'empty', faults: [] } : { ok: true }
  },
  progress: (board, marks) => ({
    faults: faultsOf(filled(board, marks)),
    done: marks.entry.filter(Boolean).length,
    total: 3,
  }),
  solve: (board) => ({ count: 1, complete: true, solution: solution(board), work: 1 }),
  generate: ({ seed, level }) => ({ board: seed === 1 ? BOARD : OTHER, solution: [], level, seed }),
  grade: () => ({ level: 'easy', steps: 3, hardest: { rung: 3, length: 0 } }),
  hint,
  read: (text) =>
    /^[12]\.\.\.$/.test(text)
      ? { board: { given: [Number(text[0]), 0, 0, 0] } }
      : { board: null, problem: 'bad-character', at: 0 },
  write: ({ given }) => given.map((value) => value || '.').join(''),
  encode: (game) => encodePencil(engine.write(game.board, 'kazu') ?? '', game),
  decode: (code) =>
    decodePencil(code, (text) => {
      const { board } = engine.read(text)
      return board === null ? null : { board, shape: SHAPE }
    }),
}

const words: KindWords<Rule, never, 'easy'> = {
  name: 'Toy',
  aim: 'Fill the square.',
  levels: { easy: 'easy' },
  rules: {
    row: {
      name: 'Row',
      law: 'Rows.',
      why: ({ cells }) => `the row at r1c${(cells[0] ?? 0) + 1}`,
      broken: () => 'A row has a number twice, at r1c1.',
    },
    column: { name: 'Column', law: 'Columns.', why: () => 'the column', broken: () => 'A column has a number twice.' },
  },
  techniques: {},
  fact: ({ place, value }) => `cell ${place} is ${value}`,
}

export const toy: PlayerPuzzle<ToyKind> = {
  kind: 'toy',
  family: 'numbers',
  engine,
  draw: ({ interactive }) =>
    sheet({ kind: 'toy', size: SIZE, id: '' }, paper(SIZE), ...(interactive === true ? [cellTargets(SIZE)] : [])),
  inputs: [
    numbersInput<ToyBoard>({
      size: () => SIZE,
      most: () => 2,
      given: ({ given }) => given,
      peers: (_, cell) => LINES.flatMap(([, one, other]) => (one === cell ? [other] : other === cell ? [one] : [])),
      symbol: String,
    }),
  ],
  words: { en: words, ja: { ...words, aim: '四角を埋めてください。' }, it: { ...words, aim: 'Riempi il quadrato.' } },
  describe: (board, marks, cell) => String(filled(board, marks)[cell]),
  examples: [],
}
