import { numbersInput } from '@kazu/player/inputs'
import type { Input } from '@kazu/player/inputs'
import type { Puzzle } from '@kazu/puzzle'
import { greatest, isHole, roomSize } from './board.js'
import type { RippleBoard } from './board.js'
import { describeRipple } from './describe.js'
import { rippleDrawing } from './draw.js'
import { rippleEngine } from './engine.js'
import { RIPPLE_EXAMPLES } from './examples.js'
import type { RippleKind } from './kind.js'
import { ripplePeers } from './near.js'
import { RIPPLE_WORDS } from './words.js'

/** Ripple as one object: engine, drawing, input styles and words, for a site that composes several kinds. */
export const ripple: Puzzle<RippleKind, Input<RippleBoard, RippleKind['marks'], RippleKind['move']>> = {
  kind: 'ripple',
  family: 'numbers',
  engine: rippleEngine,
  draw: rippleDrawing,
  inputs: [
    numbersInput<RippleBoard>({
      size: (board) => board,
      most: greatest,
      given: ({ givens }) => givens,
      peers: ripplePeers,
      symbol: String,
      takes: (board, cell) => !isHole(board, cell),
      fits: (board, cell, value) => value <= roomSize(board, cell),
    }),
  ],
  words: RIPPLE_WORDS,
  describe: describeRipple,
  examples: RIPPLE_EXAMPLES,
}
