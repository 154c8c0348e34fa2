import { numbersPuzzle, type NumbersInput } from '@kazu/numbers/puzzle'
import type { Puzzle } from '@kazu/puzzle'
import { jigsawBoards, type JigsawBoard } from './board.js'
import { jigsawDrawing } from './draw.js'
import { jigsawEngine } from './engine.js'
import { jigsawExamples } from './examples.js'
import type { JigsawKind } from './kind.js'
import { jigsawWords } from './words.js'

/** Jigsaw as one object: engine, drawing, input style and words, for a site that composes several kinds. */
export const jigsaw: Puzzle<JigsawKind, NumbersInput<JigsawBoard>> = numbersPuzzle<JigsawKind>({
  spec: jigsawBoards,
  engine: jigsawEngine,
  draw: jigsawDrawing,
  words: jigsawWords,
  examples: jigsawExamples,
})
