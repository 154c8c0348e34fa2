import { numbersEngine, type NumbersSpec } from '@kazu/numbers'
import type { DiagonalBoard } from './board.js'
import { diagonalCodes } from './codes.js'
import { diagonalMaking } from './generate.js'
import type { DiagonalEngine } from './kind.js'
import { diagonalRules, type DiagonalGroup } from './rules.js'

/** All that is special to diagonal. */
export const diagonalSpec: NumbersSpec<DiagonalBoard, DiagonalGroup> = {
  ...diagonalRules,
  ...diagonalCodes,
  ...diagonalMaking,
}

/** The pure half of diagonal as one object. */
export const diagonalEngine: DiagonalEngine = numbersEngine(diagonalSpec)
