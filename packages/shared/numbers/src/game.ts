import { emptyMarks, playPencil, requirePencilMove } from '@kazu/puzzle'
import type { LayerShape, PencilMarks, PencilMove } from '@kazu/puzzle'
import {
  numbersShape,
  printedAt,
  type BoardSpec,
  type NumbersAnswer,
  type NumbersBoard,
  type NumbersLayer,
  type NumbersMarks,
} from './board.js'

/** One move of a game of numbers: changes that are made, and undone, together. */
export type NumbersMove = PencilMove<NumbersLayer | 'tick'>

/** The marks at the start of a game. */
export function startNumbers<Board extends NumbersBoard>(spec: BoardSpec<Board>, board: Board): NumbersMarks {
  return emptyMarks(numbersShape(spec, board))
}

/**
 * The marks after a move; the same object when nothing changes. Throws a RangeError for what is no move: a layer, place
 * or value that there is not, and a number or a note where a number is printed.
 */
export function markNumbers<Board extends NumbersBoard>(
  spec: BoardSpec<Board>,
  board: Board,
  marks: NumbersMarks,
  move: NumbersMove,
): NumbersMarks {
  const shape: Readonly<Record<string, LayerShape>> = numbersShape(spec, board)
  requirePencilMove(shape, move)
  for (const { layer, place, value } of move) {
    if (layer !== 'colour' && layer !== 'tick' && value !== 0 && board.givens[place] !== 0)
      throw new RangeError(printedAt(place))
  }
  // The layers of the shape are those of the marks.
  return playPencil(shape, marks as PencilMarks, move)
}

/** The givens and the numbers written, one a cell, 0 where there is none. Notes and colours do not enter it. */
export function answerOfNumbers(board: NumbersBoard, marks: NumbersMarks): NumbersAnswer {
  return board.givens.map((given, cell) => (given === 0 ? (marks.entry[cell] ?? 0) : given))
}

/** The marks of a finished game with that answer. */
export function marksOfNumbers<Board extends NumbersBoard>(
  spec: BoardSpec<Board>,
  board: Board,
  answer: NumbersAnswer,
): NumbersMarks {
  const entry = board.givens.map((given, cell) => (given === 0 ? (answer[cell] ?? 0) : 0))
  return { ...startNumbers(spec, board), entry }
}
