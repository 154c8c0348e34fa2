import type { Puzzle } from '@kazu/puzzle'
import { linesInput } from '@kazu/player/inputs'
import type { Input } from '@kazu/player/inputs'
import type { MasyuBoard } from './board.js'
import { describeMasyu } from './describe.js'
import { masyuDrawing } from './draw.js'
import { masyuEngine } from './engine.js'
import { MASYU_EXAMPLES } from './examples.js'
import type { MasyuKind } from './kind.js'
import { MASYU_WORDS } from './words.js'

/** Masyu as one object: engine, drawing, input styles and words, for a site that composes several kinds. */
export const masyu: Puzzle<MasyuKind, Input<MasyuBoard, MasyuKind['marks'], MasyuKind['move']>> = {
  kind: 'masyu',
  family: 'loops',
  engine: masyuEngine,
  draw: masyuDrawing,
  inputs: [linesInput<MasyuBoard>({ size: (board) => board })],
  words: MASYU_WORDS,
  describe: describeMasyu,
  examples: MASYU_EXAMPLES,
}
