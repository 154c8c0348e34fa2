import type { Sizes } from '@kazu/puzzle'
import { NURIKABE_TAKES, nurikabeFault, nurikabeMarksFault } from './board.js'
import { decodeNurikabe, encodeNurikabe, readNurikabe, writeNurikabe } from './codes.js'
import { answerOfNurikabe, markNurikabe, marksOfNurikabe, progressOfNurikabe, startNurikabe } from './game.js'
import { NURIKABE_MAKES, generateNurikabe } from './generate.js'
import { gradeNurikabe, nextStep } from './hint.js'
import { NURIKABE_LEVELS } from './kind.js'
import type { NurikabeEngine } from './kind.js'
import { checkNurikabeRules } from './rules.js'
import { solveNurikabe } from './solve.js'

/** The sizes of nurikabe: any rectangle within the bounds. */
export const NURIKABE_SIZES: Sizes = {
  offered: [5, 7, 10, 12, 15, 20].map((side) => ({ width: side, height: side })),
  makes: NURIKABE_MAKES,
  takes: NURIKABE_TAKES,
}

/** Nurikabe as an engine: pure functions, no drawing, no words. */
export const nurikabeEngine: NurikabeEngine = {
  kind: 'nurikabe',
  levels: NURIKABE_LEVELS,
  sizes: NURIKABE_SIZES,
  fault: nurikabeFault,
  size: ({ width, height }) => ({ width, height }),
  start: startNurikabe,
  marksFault: nurikabeMarksFault,
  play: markNurikabe,
  answer: answerOfNurikabe,
  marksOf: marksOfNurikabe,
  check: checkNurikabeRules,
  progress: progressOfNurikabe,
  solve: solveNurikabe,
  generate: generateNurikabe,
  grade: gradeNurikabe,
  hint: nextStep,
  read: readNurikabe,
  write: writeNurikabe,
  encode: encodeNurikabe,
  decode: decodeNurikabe,
}
