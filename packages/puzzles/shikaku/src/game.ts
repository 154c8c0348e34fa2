import { areaOf, cellCount, cellsOfRectangle } from '@kazu/grid'
import type { Rectangle } from '@kazu/grid'
import { drawnRectangles, marksOfRectangles, playRectangles } from '@kazu/puzzle'
import type { Fault, Progress, RectanglesMarks, RectanglesMove } from '@kazu/puzzle'
import type { ShikakuAnswer, ShikakuBoard, ShikakuClue } from './board.js'
import { wallsRound } from './cut.js'
import { checkShikakuRules, piecesAsRectangles } from './rules.js'
import type { ShikakuRule } from './rules.js'

/** The marks at the start of a game. */
export function startShikaku(board: ShikakuBoard): RectanglesMarks {
  return marksOfRectangles(board, [])
}

/**
 * The marks after a move; the same object when nothing changes. A rectangle takes the place of those that it meets. Throws
 * a RangeError for what is no move.
 */
export function markShikaku(board: ShikakuBoard, marks: RectanglesMarks, move: RectanglesMove): RectanglesMarks {
  return playRectangles(board, marks, move)
}

/** The lines round the drawn rectangles; a cell in none of them stands alone. Walls do not enter the answer. */
export function answerOfShikaku(board: ShikakuBoard, marks: RectanglesMarks): ShikakuAnswer {
  return wallsRound(board, drawnRectangles(board, marks))
}

/** The marks of a game with that answer. Pieces that are no rectangles, and cells alone without a clue, are not drawn. */
export function marksOfShikaku(board: ShikakuBoard, answer: ShikakuAnswer): RectanglesMarks {
  const drawn = piecesAsRectangles(board, answer).filter(
    (rectangle) => areaOf(rectangle) > 1 || cluesIn(board, rectangle).length > 0,
  )
  return marksOfRectangles(board, drawn)
}

/** The clues in a rectangle, in reading order. */
function cluesIn(board: ShikakuBoard, rectangle: Rectangle): ShikakuClue[] {
  return cellsOfRectangle(board, rectangle).flatMap((cell) => (board.clues[cell] || []) as ShikakuClue)
}

/** Whether a rectangle has what its one clue asks for; it may still be the wrong one. */
export function fitsClue(board: ShikakuBoard, rectangle: Rectangle): boolean {
  const [clue, ...more] = cluesIn(board, rectangle)
  return more.length === 0 && (clue === '?' || clue === areaOf(rectangle))
}

/**
 * How far a game is: rectangles that no growing can mend (two numbers, or more cells than the number says), and how many
 * numbers have theirs. Once every cell is in a rectangle nothing is unfinished any more, and every fault is named.
 */
export function progressOfShikaku(board: ShikakuBoard, marks: RectanglesMarks): Progress<ShikakuRule> {
  const drawn = drawnRectangles(board, marks)
  const total = Math.max(1, board.clues.filter((clue) => clue !== 0).length)
  const verdict = checkShikakuRules(board, answerOfShikaku(board, marks))
  if (verdict.ok) return { faults: [], done: total, total }
  const covered = drawn.reduce((sum, rectangle) => sum + areaOf(rectangle), 0)
  const done = Math.min(total, drawn.filter((rectangle) => fitsClue(board, rectangle)).length)
  if (covered === cellCount(board)) return { faults: verdict.faults, done, total }
  return { faults: verdict.faults.filter((fault) => isFinal(fault)), done, total }
}

function isFinal({ rule, details }: Fault<ShikakuRule>): boolean {
  return rule === 'one-number' || (rule === 'area' && Number(details?.['cells']) > Number(details?.['number']))
}
