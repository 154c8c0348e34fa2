import type { Puzzle } from '@kazu/puzzle'
import { shadeInput } from '@kazu/player/inputs'
import type { Input } from '@kazu/player/inputs'
import { isWhite } from './board.js'
import type { AkariBoard } from './board.js'
import { describeAkari } from './describe.js'
import { akariDrawing } from './draw.js'
import { akariEngine } from './engine.js'
import { AKARI_EXAMPLES } from './examples.js'
import type { AkariKind } from './kind.js'
import { AKARI_WORDS } from './words.js'

/** Akari as one object: engine, drawing, input styles and words, for a site that composes several kinds. */
export const akari: Puzzle<AkariKind, Input<AkariBoard, AkariKind['marks'], AkariKind['move']>> = {
  kind: 'akari',
  family: 'shading',
  engine: akariEngine,
  draw: akariDrawing,
  inputs: [
    shadeInput<AkariBoard>({
      size: (board) => board,
      takes: isWhite,
      first: 'light',
      // Lights in a row would see each other: a stroke is for dots.
      drags: 'second',
    }),
  ],
  words: AKARI_WORDS,
  describe: describeAkari,
  examples: AKARI_EXAMPLES,
}
