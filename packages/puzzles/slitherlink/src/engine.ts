import type { Sizes } from '@kazu/puzzle'
import { SLITHERLINK_TAKES, slitherlinkFault, slitherlinkMarksFault } from './board.js'
import { decodeSlitherlink, encodeSlitherlink, readSlitherlink, writeSlitherlink } from './codes.js'
import {
  answerOfSlitherlink,
  markSlitherlink,
  marksOfSlitherlink,
  progressOfSlitherlink,
  startSlitherlink,
} from './game.js'
import { generateSlitherlink, SLITHERLINK_MAKES } from './generate.js'
import { gradeSlitherlink, nextStep } from './hint.js'
import { SLITHERLINK_LEVELS } from './kind.js'
import type { SlitherlinkEngine } from './kind.js'
import { checkSlitherlinkRules } from './rules.js'
import { solveSlitherlink } from './solve.js'

/** The sizes of slitherlink: any rectangle within the bounds. */
export const SLITHERLINK_SIZES: Sizes = {
  offered: [4, 5, 7, 10, 12, 15, 20, 25].map((side) => ({ width: side, height: side })),
  makes: SLITHERLINK_MAKES,
  takes: SLITHERLINK_TAKES,
}

/** Slitherlink as an engine: pure functions, no drawing, no words. */
export const slitherlinkEngine: SlitherlinkEngine = {
  kind: 'slitherlink',
  levels: SLITHERLINK_LEVELS,
  sizes: SLITHERLINK_SIZES,
  fault: slitherlinkFault,
  size: ({ width, height }) => ({ width, height }),
  start: startSlitherlink,
  marksFault: slitherlinkMarksFault,
  play: markSlitherlink,
  answer: answerOfSlitherlink,
  marksOf: marksOfSlitherlink,
  check: checkSlitherlinkRules,
  progress: progressOfSlitherlink,
  solve: solveSlitherlink,
  generate: generateSlitherlink,
  grade: gradeSlitherlink,
  hint: nextStep,
  read: readSlitherlink,
  write: writeSlitherlink,
  encode: encodeSlitherlink,
  decode: decodeSlitherlink,
}
