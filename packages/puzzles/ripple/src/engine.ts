import type { Sizes } from '@kazu/puzzle'
import { RIPPLE_TAKES, rippleFault, rippleMarksFault } from './board.js'
import { decodeRipple, encodeRipple, readRipple, writeRipple } from './codes.js'
import { answerOfRipple, markRipple, marksOfRipple, progressOfRipple, startRipple } from './game.js'
import { generateRipple, RIPPLE_MAKES } from './generate.js'
import { gradeRipple, nextStep } from './hint.js'
import { RIPPLE_LEVELS } from './kind.js'
import type { RippleEngine } from './kind.js'
import { checkRippleRules } from './rules.js'
import { solveRipple } from './solve.js'

/** The sizes of ripple: any rectangle within the bounds. */
export const RIPPLE_SIZES: Sizes = {
  offered: [4, 6, 8, 10, 12, 15, 18].map((side) => ({ width: side, height: side })),
  makes: RIPPLE_MAKES,
  takes: RIPPLE_TAKES,
}

/** Ripple as an engine: pure functions, no drawing, no words. */
export const rippleEngine: RippleEngine = {
  kind: 'ripple',
  levels: RIPPLE_LEVELS,
  sizes: RIPPLE_SIZES,
  fault: rippleFault,
  size: ({ width, height }) => ({ width, height }),
  start: startRipple,
  marksFault: rippleMarksFault,
  play: markRipple,
  answer: answerOfRipple,
  marksOf: marksOfRipple,
  check: checkRippleRules,
  progress: progressOfRipple,
  solve: solveRipple,
  generate: generateRipple,
  grade: gradeRipple,
  hint: nextStep,
  read: readRipple,
  write: writeRipple,
  encode: encodeRipple,
  decode: decodeRipple,
}
