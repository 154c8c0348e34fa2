import type { Sizes } from '@kazu/puzzle'
import { SHIKAKU_TAKES, shikakuFault, shikakuMarksFault } from './board.js'
import { decodeShikaku, encodeShikaku, readShikaku, writeShikaku } from './codes.js'
import { answerOfShikaku, markShikaku, marksOfShikaku, progressOfShikaku, startShikaku } from './game.js'
import { generateShikaku, SHIKAKU_MAKES } from './generate.js'
import { gradeShikaku, nextStep } from './hint.js'
import { SHIKAKU_LEVELS } from './kind.js'
import type { ShikakuEngine } from './kind.js'
import { checkShikakuRules } from './rules.js'
import { solveShikaku } from './solve.js'

/** The sizes of shikaku: any rectangle within the bounds. */
export const SHIKAKU_SIZES: Sizes = {
  offered: [5, 7, 10, 12, 15, 20, 25, 30].map((side) => ({ width: side, height: side })),
  makes: SHIKAKU_MAKES,
  takes: SHIKAKU_TAKES,
}

/** Shikaku as an engine: pure functions, no drawing, no words. */
export const shikakuEngine: ShikakuEngine = {
  kind: 'shikaku',
  levels: SHIKAKU_LEVELS,
  sizes: SHIKAKU_SIZES,
  fault: shikakuFault,
  size: ({ width, height }) => ({ width, height }),
  start: startShikaku,
  marksFault: shikakuMarksFault,
  play: markShikaku,
  answer: answerOfShikaku,
  marksOf: marksOfShikaku,
  check: checkShikakuRules,
  progress: progressOfShikaku,
  solve: solveShikaku,
  generate: generateShikaku,
  grade: gradeShikaku,
  hint: nextStep,
  read: readShikaku,
  write: writeShikaku,
  encode: encodeShikaku,
  decode: decodeShikaku,
}
