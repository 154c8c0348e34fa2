import { emptyMarks, playPencil } from '@kazu/puzzle'
import type { Progress, Sizes } from '@kazu/puzzle'
import { NOUGHTS_TAKES, noughtsFault, noughtsMarksFault, noughtsShape } from './board.js'
import type { NoughtsAnswer, NoughtsBoard } from './board.js'
import { decodeNoughts, encodeNoughts, readNoughts, writeNoughts } from './codes.js'
import { generateNoughts, NOUGHTS_MAKES } from './generate.js'
import { gradeNoughts, nextStep, valuesOn } from './hint.js'
import { NOUGHTS_LEVELS } from './kind.js'
import type { NoughtsEngine, NoughtsKind } from './kind.js'
import { solveNoughts } from './logic.js'
import { checkNoughtsRules, shownFaults } from './rules.js'
import type { NoughtsRule } from './rules.js'

/** The sizes: squares are made, any rectangle with even sides is read. */
export const NOUGHTS_SIZES: Sizes = {
  offered: NOUGHTS_MAKES.map((side) => ({ width: side, height: side })),
  makes: 'offered',
  takes: NOUGHTS_TAKES,
}

function marksOf(board: NoughtsBoard, answer: NoughtsAnswer): NoughtsKind['marks'] {
  const entry = answer.map((value, cell) => (board.givens[cell] === 0 ? value : 0))
  return { ...emptyMarks(noughtsShape(board)), entry }
}

function progress(board: NoughtsBoard, marks: NoughtsKind['marks']): Progress<NoughtsRule> {
  const values = valuesOn(board, marks)
  const done = values.filter((value) => value !== 0).length
  return { faults: shownFaults(board, values), done, total: values.length }
}

/** The kind as an engine: pure functions, no drawing, no words. */
export const noughtsEngine: NoughtsEngine = {
  kind: 'noughts',
  levels: NOUGHTS_LEVELS,
  sizes: NOUGHTS_SIZES,
  fault: noughtsFault,
  size: ({ width, height }) => ({ width, height }),
  start: (board) => emptyMarks(noughtsShape(board)),
  marksFault: noughtsMarksFault,
  play: (board, marks, move) => playPencil(noughtsShape(board), marks, move),
  answer: valuesOn,
  marksOf,
  check: checkNoughtsRules,
  progress,
  solve: solveNoughts,
  generate: generateNoughts,
  grade: gradeNoughts,
  hint: nextStep,
  read: readNoughts,
  write: writeNoughts,
  encode: encodeNoughts,
  decode: decodeNoughts,
}
