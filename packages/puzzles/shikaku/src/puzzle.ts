import type { Puzzle } from '@kazu/puzzle'
import { rectanglesInput } from '@kazu/player/inputs'
import type { Input } from '@kazu/player/inputs'
import type { ShikakuBoard } from './board.js'
import { describeShikaku } from './describe.js'
import { shikakuDrawing } from './draw.js'
import { shikakuEngine } from './engine.js'
import { SHIKAKU_EXAMPLES } from './examples.js'
import type { ShikakuKind } from './kind.js'
import { shikakuPacks } from './packs.js'
import { SHIKAKU_WORDS } from './words.js'

/** Shikaku as one object: engine, drawing, input styles and words, for a site that composes several kinds. */
export const shikaku: Puzzle<ShikakuKind, Input<ShikakuBoard, ShikakuKind['marks'], ShikakuKind['move']>> = {
  kind: 'shikaku',
  family: 'regions',
  engine: shikakuEngine,
  draw: shikakuDrawing,
  inputs: [rectanglesInput<ShikakuBoard>({ size: (board) => board })],
  words: SHIKAKU_WORDS,
  describe: describeShikaku,
  examples: SHIKAKU_EXAMPLES,
  packs: shikakuPacks(),
}
