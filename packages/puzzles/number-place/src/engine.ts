import { requireOptions, type MakeOptions } from '@kazu/puzzle'
import { NUMBER_PLACE_SIZES, numberPlaceFault, numberPlaceMarksFault } from './board.js'
import { decodeNumberPlace, encodeNumberPlace, readNumberPlace, writeNumberPlace } from './codes.js'
import {
  answerOfNumberPlace,
  markNumberPlace,
  marksOfNumberPlace,
  progressOfNumberPlace,
  startNumberPlace,
} from './game.js'
import { generateNumberPlace, requireMade } from './generate.js'
import { gradeNumberPlace } from './grade.js'
import { hintNumberPlaceMarks } from './hint.js'
import { NUMBER_PLACE_LEVELS, type NumberPlaceEngine, type NumberPlaceLevel } from './kind.js'
import { checkNumberPlaceRules } from './rules.js'
import { solveNumberPlaceBoard } from './solve.js'

/** The pure half of number-place as one object. */
export const numberPlaceEngine: NumberPlaceEngine = {
  kind: 'number-place',
  levels: NUMBER_PLACE_LEVELS,
  sizes: {
    offered: NUMBER_PLACE_SIZES.map((size) => ({ width: size, height: size })),
    makes: 'offered',
    takes: 'offered',
  },
  fault: numberPlaceFault,
  size: ({ size }) => ({ width: size, height: size }),
  start: startNumberPlace,
  marksFault: numberPlaceMarksFault,
  play: markNumberPlace,
  answer: answerOfNumberPlace,
  marksOf: marksOfNumberPlace,
  check: checkNumberPlaceRules,
  progress: progressOfNumberPlace,
  solve: solveNumberPlaceBoard,
  generate: (options: MakeOptions<NumberPlaceLevel>, report) => {
    requireOptions(options)
    const { width, height, level, seed } = options
    requireMade(width, height)
    return generateNumberPlace({ size: width, level, seed }, report)
  },
  grade: gradeNumberPlace,
  hint: hintNumberPlaceMarks,
  read: readNumberPlace,
  write: writeNumberPlace,
  encode: encodeNumberPlace,
  decode: decodeNumberPlace,
}
