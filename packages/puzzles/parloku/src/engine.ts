import { parlokuFault, SIDE } from './board.js'
import { decodeGame, encodeGame, writeBoard } from './codes.js'
import {
  checkBoard,
  markParloku,
  marksOfParloku,
  parlokuMarksFault,
  progressOfParloku,
  startParloku,
  valuesOf,
} from './game.js'
import { makeSized, PARLOKU_LANGUAGES } from './generate.js'
import { gradeBoard, hintParloku } from './hint.js'
import { PARLOKU_LEVELS, type ParlokuEngine } from './kind.js'
import { readBoard } from './read.js'
import { solveBoard } from './solve.js'

/** The pure half of parloku as one object. */
export const parlokuEngine: ParlokuEngine = {
  kind: 'parloku',
  levels: PARLOKU_LEVELS,
  sizes: { offered: [{ width: SIDE, height: SIDE }], makes: 'offered', takes: 'offered' },
  choices: { language: PARLOKU_LANGUAGES },
  fault: parlokuFault,
  size: ({ letters }) => ({ width: SIDE, height: SIDE, symbols: letters }),
  start: startParloku,
  marksFault: parlokuMarksFault,
  play: markParloku,
  answer: valuesOf,
  marksOf: marksOfParloku,
  check: checkBoard,
  progress: progressOfParloku,
  solve: solveBoard,
  generate: makeSized,
  grade: gradeBoard,
  hint: hintParloku,
  read: (text) => readBoard(text),
  write: writeBoard,
  encode: encodeGame,
  decode: decodeGame,
}
