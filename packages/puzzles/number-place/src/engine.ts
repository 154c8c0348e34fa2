import { numbersEngine, type NumbersSpec } from '@kazu/numbers'
import { numberPlaceCodes } from './codes.js'
import { numberPlaceMaking } from './generate.js'
import type { NumberPlaceBoard } from './board.js'
import type { NumberPlaceEngine } from './kind.js'
import { numberPlaceRules, type NumberPlaceGroup } from './rules.js'
import { countGivens } from './solve.js'

/** All that is special to number-place. */
export const numberPlaceSpec: NumbersSpec<NumberPlaceBoard, NumberPlaceGroup> = {
  ...numberPlaceRules,
  ...numberPlaceCodes,
  ...numberPlaceMaking,
  count: countGivens,
}

/** The pure half of number-place as one object. */
export const numberPlaceEngine: NumberPlaceEngine = numbersEngine(numberPlaceSpec)
