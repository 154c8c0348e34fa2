import { numbersPuzzle, type NumbersInput } from '@kazu/numbers/puzzle'
import type { Puzzle } from '@kazu/puzzle'
import { moreOrLessBoards, type MoreOrLessBoard } from './board.js'
import { describeMarks } from './describe.js'
import { moreOrLessDrawing } from './draw.js'
import { moreOrLessEngine } from './engine.js'
import { moreOrLessExamples } from './examples.js'
import type { MoreOrLessKind } from './kind.js'
import { moreOrLessWords } from './words.js'

/** More-or-less as one object: engine, drawing, input style and words, for a site that composes several kinds. */
export const moreOrLess: Puzzle<MoreOrLessKind, NumbersInput<MoreOrLessBoard>> = numbersPuzzle<MoreOrLessKind>({
  spec: moreOrLessBoards,
  engine: moreOrLessEngine,
  draw: moreOrLessDrawing,
  words: moreOrLessWords,
  examples: moreOrLessExamples,
  printed: describeMarks,
})
