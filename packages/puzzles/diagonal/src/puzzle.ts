import { numbersPuzzle, type NumbersInput } from '@kazu/numbers/puzzle'
import type { Puzzle } from '@kazu/puzzle'
import { diagonalBoards, type DiagonalBoard } from './board.js'
import { diagonalDrawing } from './draw.js'
import { diagonalEngine } from './engine.js'
import { diagonalExamples } from './examples.js'
import type { DiagonalKind } from './kind.js'
import { diagonalWords } from './words.js'

/** Diagonal as one object: engine, drawing, input style and words, for a site that composes several kinds. */
export const diagonal: Puzzle<DiagonalKind, NumbersInput<DiagonalBoard>> = numbersPuzzle<DiagonalKind>({
  spec: diagonalBoards,
  engine: diagonalEngine,
  draw: diagonalDrawing,
  words: diagonalWords,
  examples: diagonalExamples,
})
