import { cellCount, linksOf } from '@kazu/grid'
import { closedTooSoon } from '@kazu/loops'
import { emptyMarks, playPencil } from '@kazu/puzzle'
import type { PencilMarks, PencilMove, Progress } from '@kazu/puzzle'
import { LINE, masyuShape } from './board.js'
import type { MasyuAnswer, MasyuBoard, MasyuLayer } from './board.js'
import { checkMasyuRules } from './rules.js'
import type { MasyuRule } from './rules.js'

/** The marks at the start of a game. */
export function startMasyu(board: MasyuBoard): PencilMarks<MasyuLayer> {
  return emptyMarks(masyuShape(board))
}

/** The marks after a move; the same object when nothing changes. Throws a RangeError for what is no move. */
export function markMasyu(
  board: MasyuBoard,
  marks: PencilMarks<MasyuLayer>,
  move: PencilMove<MasyuLayer>,
): PencilMarks<MasyuLayer> {
  return playPencil(masyuShape(board), marks, move)
}

/** The drawn lines as an answer; crosses do not enter it. */
export function answerOfMasyu(_board: MasyuBoard, marks: PencilMarks<MasyuLayer>): MasyuAnswer {
  return marks.line.flatMap((value, link) => (value === LINE ? [link] : []))
}

/** The marks of a finished game with that answer. */
export function marksOfMasyu(board: MasyuBoard, answer: MasyuAnswer): PencilMarks<MasyuLayer> {
  const line = new Array<number>(masyuShape(board).line.places).fill(0)
  for (const link of answer) line[link] = LINE
  return { line }
}

/**
 * How far a game is: faults that no further line can mend (a branch, a turn on a white pearl, a closed loop that is
 * not the whole), and the pearls that are passed. Unfinished is never a fault.
 */
export function progressOfMasyu(board: MasyuBoard, marks: PencilMarks<MasyuLayer>): Progress<MasyuRule> {
  const answer = answerOfMasyu(board, marks)
  const verdict = checkMasyuRules(board, answer)
  const taken = new Set(answer)
  const pearls = Array.from({ length: cellCount(board) }, (_, cell) => cell).filter((cell) => board.pearls[cell] !== 0)
  const passed = pearls.filter((cell) => linksOf(board, cell).filter((link) => taken.has(link)).length === 2)
  const total = Math.max(1, pearls.length)
  if (verdict.ok) return { faults: [], done: total, total }
  const faults = verdict.faults.filter((fault) => FINAL.has(fault.rule))
  const loop = closedTooSoon(board, taken, (cells) =>
    board.pearls.every((pearl, cell) => pearl === 0 || cells.has(cell)),
  )
  return { faults: loop === null ? faults : [...faults, { rule: 'one-loop', cells: loop }], done: passed.length, total }
}

/** The rules whose faults stay whatever is drawn on: the others may only be unfinished. */
const FINAL: ReadonlySet<MasyuRule> = new Set([
  'no-branch',
  'no-cross',
  'white-straight',
  'black-turn',
  'black-straight',
  'white-turn',
])
