import type { Sizes } from '@kazu/puzzle'
import { AKARI_TAKES, akariFault, akariMarksFault } from './board.js'
import { decodeAkari, encodeAkari, readAkari, writeAkari } from './codes.js'
import { answerOfAkari, markAkari, marksOfAkari, progressOfAkari, startAkari } from './game.js'
import { AKARI_MAKES, generateAkari } from './generate.js'
import { AKARI_SYMMETRIES } from './grow.js'
import { gradeAkari, nextStep } from './hint.js'
import { AKARI_LEVELS } from './kind.js'
import type { AkariEngine } from './kind.js'
import { checkAkariRules } from './rules.js'
import { solveAkari } from './solve.js'

/** The sizes of akari: any rectangle within the bounds. */
export const AKARI_SIZES: Sizes = {
  offered: [4, 5, 7, 10, 14, 20, 25, 30].map((side) => ({ width: side, height: side })),
  makes: AKARI_MAKES,
  takes: AKARI_TAKES,
}

/** Akari as an engine: pure functions, no drawing, no words. */
export const akariEngine: AkariEngine = {
  kind: 'akari',
  levels: AKARI_LEVELS,
  sizes: AKARI_SIZES,
  choices: { symmetry: AKARI_SYMMETRIES },
  fault: akariFault,
  size: ({ width, height }) => ({ width, height }),
  start: startAkari,
  marksFault: akariMarksFault,
  play: markAkari,
  answer: answerOfAkari,
  marksOf: marksOfAkari,
  check: checkAkariRules,
  progress: progressOfAkari,
  solve: solveAkari,
  generate: generateAkari,
  grade: gradeAkari,
  hint: nextStep,
  read: readAkari,
  write: writeAkari,
  encode: encodeAkari,
  decode: decodeAkari,
}
