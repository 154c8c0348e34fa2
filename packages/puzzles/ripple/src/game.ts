import { emptyMarks, playPencil } from '@kazu/puzzle'
import type { PencilMarks, PencilMove, Progress } from '@kazu/puzzle'
import { isHole, markedAt, rippleShape, takesNumber } from './board.js'
import type { RippleAnswer, RippleBoard, RippleLayer } from './board.js'
import { gapFaults, roomFaults } from './rules.js'
import type { RippleRule } from './rules.js'

/** The marks at the start of a game. */
export function startRipple(board: RippleBoard): PencilMarks<RippleLayer> {
  return emptyMarks(rippleShape(board))
}

/**
 * The marks after a move; the same object when nothing changes. Throws a RangeError for what is no move: a number or a
 * note where one is printed, and any mark in a hole.
 */
export function markRipple(
  board: RippleBoard,
  marks: PencilMarks<RippleLayer>,
  move: PencilMove<RippleLayer>,
): PencilMarks<RippleLayer> {
  const next = playPencil(rippleShape(board), marks, move)
  const wrong = move.find(
    ({ layer, place, value }) =>
      value !== 0 && (layer === 'colour' ? isHole(board, place) : !takesNumber(board, place)),
  )
  if (wrong !== undefined) throw new RangeError(markedAt(board, wrong.place))
  return next
}

/** The givens and the numbers written, one a cell, 0 where there is none. Notes and colours do not enter it. */
export function answerOfRipple(board: RippleBoard, marks: PencilMarks<RippleLayer>): RippleAnswer {
  return board.givens.map((given, cell) => (given === 0 ? (marks.entry[cell] ?? 0) : given))
}

/** The marks of a finished game with that answer. */
export function marksOfRipple(board: RippleBoard, answer: RippleAnswer): PencilMarks<RippleLayer> {
  const entry = board.givens.map((given, cell) => (given === 0 ? (answer[cell] ?? 0) : 0))
  return { ...startRipple(board), entry }
}

/** How many open cells are filled, and the numbers that no room or no line can hold so. */
export function progressOfRipple(board: RippleBoard, marks: PencilMarks<RippleLayer>): Progress<RippleRule> {
  const open = board.givens.flatMap((_, cell) => (takesNumber(board, cell) ? [cell] : []))
  const values = answerOfRipple(board, marks)
  const faults = [...roomFaults(board, values), ...gapFaults(board, values)]
  if (open.length === 0) return { faults, done: 1, total: 1 }
  return { faults, done: open.filter((cell) => marks.entry[cell] !== 0).length, total: open.length }
}
