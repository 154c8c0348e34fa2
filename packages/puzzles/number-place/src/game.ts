import { emptyMarks, playPencil, requirePencilMove } from '@kazu/puzzle'
import type { PencilMarks, PencilMove, Progress } from '@kazu/puzzle'
import {
  numberPlaceShape,
  printedAt,
  type NumberPlaceAnswer,
  type NumberPlaceBoard,
  type NumberPlaceLayer,
} from './board.js'
import { repeats, type NumberPlaceRule } from './rules.js'

/** The marks of a number-place game. */
export type NumberPlaceMarks = PencilMarks<NumberPlaceLayer>

/** One move of a number-place game: changes that are made, and undone, together. */
export type NumberPlaceMove = PencilMove<NumberPlaceLayer>

/** The marks at the start of a game. */
export function startNumberPlace(board: NumberPlaceBoard): NumberPlaceMarks {
  return emptyMarks(numberPlaceShape(board))
}

/**
 * The marks after a move; the same object when nothing changes. Throws a RangeError for what is no move: a layer, place
 * or value that there is not, and a number or a note where a number is printed.
 */
export function markNumberPlace(
  board: NumberPlaceBoard,
  marks: NumberPlaceMarks,
  move: NumberPlaceMove,
): NumberPlaceMarks {
  const shape = numberPlaceShape(board)
  requirePencilMove(shape, move)
  for (const { layer, place, value } of move) {
    if (layer !== 'colour' && value !== 0 && board.givens[place] !== 0) throw new RangeError(printedAt(place))
  }
  return playPencil(shape, marks, move)
}

/** The givens and the numbers written, one a cell, 0 where there is none. Notes and colours do not enter it. */
export function answerOfNumberPlace(board: NumberPlaceBoard, marks: NumberPlaceMarks): NumberPlaceAnswer {
  return board.givens.map((given, cell) => (given === 0 ? (marks.entry[cell] ?? 0) : given))
}

/** The marks of a finished game with that answer. */
export function marksOfNumberPlace(board: NumberPlaceBoard, answer: NumberPlaceAnswer): NumberPlaceMarks {
  const entry = board.givens.map((given, cell) => (given === 0 ? (answer[cell] ?? 0) : 0))
  return { ...startNumberPlace(board), entry }
}

/** How many open cells are filled, and the numbers that stand twice in a row, column or box. */
export function progressOfNumberPlace(board: NumberPlaceBoard, marks: NumberPlaceMarks): Progress<NumberPlaceRule> {
  const open = board.givens.flatMap((given, cell) => (given === 0 ? [cell] : []))
  return {
    faults: repeats(board.size, answerOfNumberPlace(board, marks)),
    done: open.filter((cell) => marks.entry[cell] !== 0).length,
    total: open.length,
  }
}
