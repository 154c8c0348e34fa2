import { cellCount, DIRECTIONS, sideOf } from '@kazu/grid'
import { closedTooSoon } from '@kazu/loops'
import { emptyMarks, playPencil } from '@kazu/puzzle'
import type { Fault, PencilMarks, PencilMove, Progress } from '@kazu/puzzle'
import { cornersOf, CROSS, LINE, slitherlinkShape } from './board.js'
import type { SlitherlinkAnswer, SlitherlinkBoard, SlitherlinkLayer } from './board.js'
import { cellsAlong, checkSlitherlinkRules, sidesTaken } from './rules.js'
import type { SlitherlinkRule } from './rules.js'

type Marks = PencilMarks<SlitherlinkLayer>

/** The marks at the start of a game. */
export function startSlitherlink(board: SlitherlinkBoard): Marks {
  return emptyMarks(slitherlinkShape(board))
}

/** The marks after a move; the same object when nothing changes. Throws a RangeError for what is no move. */
export function markSlitherlink(board: SlitherlinkBoard, marks: Marks, move: PencilMove<SlitherlinkLayer>): Marks {
  return playPencil(slitherlinkShape(board), marks, move)
}

/** The drawn lines as an answer; crosses and colours do not enter it. */
export function answerOfSlitherlink(_board: SlitherlinkBoard, marks: Marks): SlitherlinkAnswer {
  return marks.line.flatMap((value, side) => (value === LINE ? [side] : []))
}

/** The marks of a finished game with that answer. */
export function marksOfSlitherlink(board: SlitherlinkBoard, answer: SlitherlinkAnswer): Marks {
  const marks = startSlitherlink(board)
  const line = [...marks.line]
  for (const side of answer) line[side] = LINE
  return { ...marks, line }
}

/**
 * How far a game is: faults that no further line can mend (a branch, a clue with too many lines, or with too many
 * crosses to reach its number, a closed loop that is not the whole), and the clues that have their lines. Unfinished is
 * never a fault.
 */
export function progressOfSlitherlink(board: SlitherlinkBoard, marks: Marks): Progress<SlitherlinkRule> {
  const answer = answerOfSlitherlink(board, marks)
  const taken = new Set(answer)
  const clued = Array.from({ length: cellCount(board) }, (_, cell) => cell).filter((cell) => board.clues[cell] !== null)
  const total = Math.max(1, clued.length)
  const verdict = checkSlitherlinkRules(board, answer)
  if (verdict.ok) return { faults: [], done: total, total }
  const isMet = (cell: number): boolean => sidesTaken(board, cell, taken) === board.clues[cell]
  // A clue of no lines is met before anything is drawn; it counts with the rest of the loop.
  const done = taken.size === 0 ? 0 : clued.filter(isMet).length
  const faults = verdict.faults.filter((fault) => isFinal(board, marks, taken, fault))
  const whole = clued.every(isMet)
  const loop = closedTooSoon(cornersOf(board), taken, () => whole)
  const closed: Fault<SlitherlinkRule>[] = loop === null ? [] : [{ rule: 'one-loop', cells: cellsAlong(board, loop) }]
  return { faults: [...faults, ...closed], done: Math.min(done, total), total }
}

/** Whether a fault stays whatever is drawn on: the others may only be unfinished. */
function isFinal(
  board: SlitherlinkBoard,
  marks: Marks,
  taken: ReadonlySet<number>,
  { rule, cells: [cell = 0] }: Fault<SlitherlinkRule>,
): boolean {
  if (rule === 'no-branch' || rule === 'no-cross') return true
  if (rule !== 'number') return false
  const clue = board.clues[cell] ?? 0
  const open = DIRECTIONS.filter((direction) => marks.line[sideOf(board, cell, direction)] !== CROSS).length
  return sidesTaken(board, cell, taken) > clue || open < clue
}
