import type { Sizes } from '@kazu/puzzle'
import { KAKURO_TAKES, kakuroFault, kakuroMarksFault } from './board.js'
import { decodeKakuro, encodeKakuro, readKakuro, writeKakuro } from './codes.js'
import { answerOfKakuro, markKakuro, marksOfKakuro, progressOfKakuro, startKakuro } from './game.js'
import { generateKakuro, KAKURO_MAKES } from './generate.js'
import { gradeKakuro } from './grade.js'
import { nextStep } from './hint.js'
import { KAKURO_LEVELS } from './kind.js'
import type { KakuroEngine } from './kind.js'
import { checkKakuroRules } from './rules.js'
import { solveKakuro } from './solve.js'

/** The sizes of kakuro: any rectangle within the bounds, the row and the column of sums included. */
export const KAKURO_SIZES: Sizes = {
  offered: [4, 6, 8, 10, 12, 16, 20].map((side) => ({ width: side, height: side })),
  makes: KAKURO_MAKES,
  takes: KAKURO_TAKES,
}

/** Kakuro as an engine: pure functions, no drawing, no words. */
export const kakuroEngine: KakuroEngine = {
  kind: 'kakuro',
  levels: KAKURO_LEVELS,
  sizes: KAKURO_SIZES,
  fault: kakuroFault,
  size: ({ width, height }) => ({ width, height }),
  start: startKakuro,
  marksFault: kakuroMarksFault,
  play: markKakuro,
  answer: answerOfKakuro,
  marksOf: marksOfKakuro,
  check: checkKakuroRules,
  progress: progressOfKakuro,
  solve: solveKakuro,
  generate: generateKakuro,
  grade: gradeKakuro,
  hint: nextStep,
  read: readKakuro,
  write: writeKakuro,
  encode: encodeKakuro,
  decode: decodeKakuro,
}
