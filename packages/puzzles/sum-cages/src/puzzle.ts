import { numbersPuzzle, type NumbersInput } from '@kazu/numbers/puzzle'
import type { Puzzle } from '@kazu/puzzle'
import { sumCagesBoards, type SumCagesBoard } from './board.js'
import { describeCage } from './describe.js'
import { sumCagesDrawing } from './draw.js'
import { sumCagesEngine } from './engine.js'
import { sumCagesExamples } from './examples.js'
import type { SumCagesKind } from './kind.js'
import { sumCagesWords } from './words.js'

/** Sum-cages as one object: engine, drawing, input style and words, for a site that composes several kinds. */
export const sumCages: Puzzle<SumCagesKind, NumbersInput<SumCagesBoard>> = numbersPuzzle<SumCagesKind>({
  spec: sumCagesBoards,
  engine: sumCagesEngine,
  draw: sumCagesDrawing,
  words: sumCagesWords,
  examples: sumCagesExamples,
  printed: describeCage,
})
