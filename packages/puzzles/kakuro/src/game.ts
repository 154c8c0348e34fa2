import { emptyMarks, playPencil } from '@kazu/puzzle'
import type { PencilMarks, PencilMove, Progress } from '@kazu/puzzle'
import { blackAt, isWhite, kakuroShape } from './board.js'
import type { KakuroAnswer, KakuroBoard, KakuroLayer } from './board.js'
import { onceFaults, sumFaults } from './rules.js'
import type { Filled, KakuroRule } from './rules.js'

/** The marks at the start of a game. */
export function startKakuro(board: KakuroBoard): PencilMarks<KakuroLayer> {
  return emptyMarks(kakuroShape(board))
}

/**
 * The marks after a move; the same object when nothing changes. Throws a RangeError for what is no move: a black cell
 * holds no mark.
 */
export function markKakuro(
  board: KakuroBoard,
  marks: PencilMarks<KakuroLayer>,
  move: PencilMove<KakuroLayer>,
): PencilMarks<KakuroLayer> {
  const next = playPencil(kakuroShape(board), marks, move)
  const black = move.find(({ place, value }) => value !== 0 && !isWhite(board, place))
  if (black !== undefined) throw new RangeError(blackAt(black.place))
  return next
}

/** The digits written, one a cell, 0 where there is none. Notes and colours do not enter it. */
export function answerOfKakuro(_board: KakuroBoard, marks: PencilMarks<KakuroLayer>): KakuroAnswer {
  return marks.entry
}

/** The marks of a finished game with that answer. */
export function marksOfKakuro(board: KakuroBoard, answer: KakuroAnswer): PencilMarks<KakuroLayer> {
  return { ...startKakuro(board), entry: [...answer] }
}

/** Whether no digits in the empty cells can bring a run to its sum: too much is written, or all of it and not enough. */
function isBeyond({ sum, total, empty }: Filled): boolean {
  return empty === 0 ? total !== sum : total + empty > sum
}

/** How many cells are filled, the digits that stand twice in a run, and the sums that can no longer be reached. */
export function progressOfKakuro(board: KakuroBoard, marks: PencilMarks<KakuroLayer>): Progress<KakuroRule> {
  const whites = board.cells.flatMap((_, cell) => (isWhite(board, cell) ? [cell] : []))
  const faults = [...onceFaults(board, marks.entry), ...sumFaults(board, marks.entry, isBeyond)]
  if (whites.length === 0) return { faults, done: 1, total: 1 }
  return { faults, done: whites.filter((cell) => marks.entry[cell] !== 0).length, total: whites.length }
}
