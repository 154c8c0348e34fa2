import type { Sizes } from '@kazu/puzzle'
import { MASYU_TAKES, masyuFault, masyuMarksFault } from './board.js'
import { decodeMasyu, encodeMasyu, readMasyu, writeMasyu } from './codes.js'
import { answerOfMasyu, markMasyu, marksOfMasyu, progressOfMasyu, startMasyu } from './game.js'
import { generateMasyu, MASYU_MAKES } from './generate.js'
import { gradeMasyu, nextStep } from './hint.js'
import { MASYU_LEVELS } from './kind.js'
import type { MasyuEngine } from './kind.js'
import { checkMasyuRules } from './rules.js'
import { solveMasyu } from './solve.js'

/** The sizes of masyu: any rectangle within the bounds. */
export const MASYU_SIZES: Sizes = {
  offered: [5, 6, 8, 10, 12, 15, 20, 25].map((side) => ({ width: side, height: side })),
  makes: MASYU_MAKES,
  takes: MASYU_TAKES,
}

/** Masyu as an engine: pure functions, no drawing, no words. */
export const masyuEngine: MasyuEngine = {
  kind: 'masyu',
  levels: MASYU_LEVELS,
  sizes: MASYU_SIZES,
  fault: masyuFault,
  size: ({ width, height }) => ({ width, height }),
  start: startMasyu,
  marksFault: masyuMarksFault,
  play: markMasyu,
  answer: answerOfMasyu,
  marksOf: marksOfMasyu,
  check: checkMasyuRules,
  progress: progressOfMasyu,
  solve: solveMasyu,
  generate: generateMasyu,
  grade: gradeMasyu,
  hint: nextStep,
  read: readMasyu,
  write: writeMasyu,
  encode: encodeMasyu,
  decode: decodeMasyu,
}
