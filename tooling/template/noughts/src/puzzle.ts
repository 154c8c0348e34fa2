import { numbersInput } from '@kazu/player/inputs'
import type { Input } from '@kazu/player/inputs'
import type { Puzzle } from '@kazu/puzzle'
import { symbol } from './board.js'
import type { NoughtsBoard } from './board.js'
import { noughtsDrawing } from './draw.js'
import { noughtsEngine } from './engine.js'
import { NOUGHTS_EXAMPLES } from './examples.js'
import type { NoughtsKind } from './kind.js'
import { describeNoughts, NOUGHTS_WORDS } from './words.js'

const numbers = numbersInput<NoughtsBoard>({
  size: (board) => board,
  most: () => 2,
  given: (board) => board.givens,
  peers: () => [],
  symbol,
})

/** The kind as one object: engine, drawing, input styles and words, for a site that composes several kinds. */
export const noughts: Puzzle<NoughtsKind, Input<NoughtsBoard, NoughtsKind['marks'], NoughtsKind['move']>> = {
  kind: 'noughts',
  family: 'numbers',
  engine: noughtsEngine,
  draw: noughtsDrawing,
  inputs: [numbers],
  words: NOUGHTS_WORDS,
  describe: describeNoughts,
  examples: NOUGHTS_EXAMPLES,
}
