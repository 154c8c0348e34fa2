import type { MakeOptions } from '@kazu/puzzle'
import type { LawCase, StatedConstraint } from '@kazu/puzzle/conformance'
import type { BoardSpec, NumbersAnswer, NumbersBoard } from './board.js'
import { NUMBERS_LEVELS, type NumbersKind, type NumbersLevel } from './kind.js'
import { HINT_BUDGET } from './solve.js'

/** Every way to put numbers into the open cells of a board. */
export function* everyFilling({ size, givens }: NumbersBoard): Iterable<NumbersAnswer> {
  const open = givens.flatMap((given, cell) => (given === 0 ? [cell] : []))
  for (let way = 0; way < size ** open.length; way++) {
    const filling = [...givens]
    open.forEach((cell, at) => (filling[cell] = 1 + (Math.floor(way / size ** at) % size)))
    yield filling
  }
}

/** The options of a board of a size, as every engine takes them. */
export function makeOptions(size: number, level: NumbersLevel, seed: number): MakeOptions<NumbersLevel> {
  return { width: size, height: size, level, seed }
}

/** The groups, conditions, cells and givens of a board as the solver takes them, each judged by itself. */
export function numbersConstraints<Board extends NumbersBoard>(
  { layout }: BoardSpec<Board>,
  board: Board,
  answer: NumbersAnswer,
): StatedConstraint[] {
  const { groups, conditions } = layout(board)
  return [
    ...groups.map(({ type, cells }) => {
      const values = cells.map((cell) => answer[cell] as number).filter((value) => value !== 0)
      return { rule: type, accepts: new Set(values).size === values.length }
    }),
    ...conditions.map(({ type, cells, prune }) => {
      const all = 2 ** (board.size + 1) - 2
      const left = Int32Array.from(cells, (cell) => (answer[cell] === 0 ? all : 1 << (answer[cell] as number)))
      return { rule: type, accepts: prune(left) }
    }),
    ...answer.map((value) => ({ rule: 'cell', accepts: value !== 0 })),
    ...board.givens.map((given, cell) => ({ rule: 'given', accepts: given === 0 || given === answer[cell] })),
  ]
}

/** What a kind of numbers hands to the laws that is its own. */
export interface NumbersCase<K extends NumbersKind> extends Pick<
  LawCase<K>,
  'puzzle' | 'entry' | 'draw' | 'boards' | 'notBoards' | 'takesForGranted'
> {
  readonly spec: BoardSpec<K['board']>
  /** The seeds that are made of each size. */
  readonly seeds: Readonly<Record<number, readonly number[]>>
  /** Boards that were made once: size, level, seed and code. */
  readonly golden: readonly (readonly [size: number, level: NumbersLevel, seed: number, code: string, ...unknown[]])[]
  /** A size that is not made. */
  readonly noSize: number
  /** Tiny boards, all of whose fillings are tried. */
  readonly tiny: readonly K['board'][]
}

/** What the laws need of a kind of numbers, out of what is its own. */
export function numbersCase<K extends NumbersKind>(own: NumbersCase<K>): LawCase<K> {
  const { puzzle, entry, draw, boards, notBoards, spec, seeds, golden, noSize, tiny, takesForGranted } = own
  const size = Number(Object.keys(seeds)[0])
  const makes = Object.entries(seeds).flatMap(([side, some]) =>
    some.flatMap((seed) => NUMBERS_LEVELS.map((level) => makeOptions(Number(side), level, seed))),
  )
  return {
    puzzle,
    entry,
    draw,
    boards,
    notBoards,
    makes,
    levelsBound: true,
    ...(takesForGranted && { takesForGranted }),
    hintBudget: HINT_BUDGET,
    golden: golden.map(([side, level, seed, code]) => ({ options: makeOptions(side, level, seed), code })),
    refused: refusedOptions(size, noSize),
    tiny: tiny.map((board) => ({ board, fillings: () => everyFilling(board) })),
    constraints: (board, answer) => numbersConstraints(spec, board, answer),
    helperMoves,
    holds: (_board, answer, { place, value, holds }) => (answer[place] === value) === holds,
    mistake: ({ givens, size: most }, answer) => {
      const place = givens.indexOf(0)
      return [{ layer: 'entry', place, value: ((answer[place] as number) % most) + 1 }]
    },
    path: ({ givens }, answer) =>
      answer.flatMap((value, place) => (givens[place] === 0 ? [[{ layer: 'entry' as const, place, value }]] : [])),
  }
}

/** Options of which one is wrong. */
function refusedOptions(size: number, noSize: number): MakeOptions<NumbersLevel>[] {
  return [
    makeOptions(noSize, 'easy', 1),
    { ...makeOptions(size, 'easy', 1), height: size + 1 },
    makeOptions(size + 0.5, 'easy', 1),
    makeOptions(Number.NaN, 'easy', 1),
    makeOptions(0, 'easy', 1),
    makeOptions(size, 'expert' as NumbersLevel, 1),
    makeOptions(size, 'easy', 0),
    makeOptions(size, 'easy', 2147483648),
    makeOptions(size, 'easy', 1.5),
  ]
}

/** Notes and colours, wherever they may stand. */
function helperMoves({ givens, size }: NumbersBoard): NumbersKind['move'][] {
  const open = givens.flatMap((given, cell) => (given === 0 ? [cell] : []))
  const notes = open.slice(0, 3).map((place) => [{ layer: 'corner' as const, place, value: 2 ** size }])
  return [
    ...notes,
    [{ layer: 'centre', place: open[0] as number, value: 6 }],
    givens.map((_given, place) => ({ layer: 'colour' as const, place, value: 3 })),
  ]
}
