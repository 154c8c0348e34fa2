import { numbersPuzzle, type NumbersInput } from '@kazu/numbers/puzzle'
import type { Puzzle } from '@kazu/puzzle'
import { towersBoards, type TowersBoard } from './board.js'
import { cluesBeside, describeClues } from './describe.js'
import { towersDrawing } from './draw.js'
import { towersEngine } from './engine.js'
import { towersExamples } from './examples.js'
import type { TowersKind } from './kind.js'
import { towersWords } from './words.js'

/** Towers as one object: engine, drawing, input style and words, for a site that composes several kinds. */
export const towers: Puzzle<TowersKind, NumbersInput<TowersBoard>> = numbersPuzzle<TowersKind>({
  spec: towersBoards,
  engine: towersEngine,
  draw: towersDrawing,
  words: towersWords,
  examples: towersExamples,
  printed: describeClues,
  ticks: { target: 'clue', beside: cluesBeside },
})
