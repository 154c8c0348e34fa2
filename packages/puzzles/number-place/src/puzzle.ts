import { numbersPuzzle, type NumbersInput } from '@kazu/numbers/puzzle'
import type { Puzzle } from '@kazu/puzzle'
import { numberPlaceBoards, type NumberPlaceBoard } from './board.js'
import { numberPlaceDrawing } from './draw.js'
import { numberPlaceEngine } from './engine.js'
import { numberPlaceExamples } from './examples.js'
import type { NumberPlaceKind } from './kind.js'
import { numberPlaceWords } from './words.js'

/** Number-place as one object: engine, drawing, input style and words, for a site that composes several kinds. */
export const numberPlace: Puzzle<NumberPlaceKind, NumbersInput<NumberPlaceBoard>> = numbersPuzzle<NumberPlaceKind>({
  spec: numberPlaceBoards,
  engine: numberPlaceEngine,
  draw: numberPlaceDrawing,
  words: numberPlaceWords,
  examples: numberPlaceExamples,
})
