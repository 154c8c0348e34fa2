import { numbersEngine, type NumbersSpec } from '@kazu/numbers'
import type { SumCagesBoard } from './board.js'
import { sumCagesCodes } from './codes.js'
import { findCombinations } from './combinations.js'
import { levelOfCages, sumCagesMaking } from './generate.js'
import { findInnies } from './innies.js'
import type { SumCagesEngine, SumCagesOwnTechnique } from './kind.js'
import { sumCagesRules, type SumCagesOwn } from './rules.js'

/** All that is special to sum-cages. */
export const sumCagesSpec: NumbersSpec<SumCagesBoard, SumCagesOwn> = {
  ...sumCagesRules,
  ...sumCagesCodes,
  ...sumCagesMaking,
  levelOf: levelOfCages,
  own: [findCombinations, findInnies],
}

/** The pure half of sum-cages as one object. */
export const sumCagesEngine: SumCagesEngine = numbersEngine<SumCagesBoard, SumCagesOwn, SumCagesOwnTechnique>(
  sumCagesSpec,
)
