import type { Puzzle } from '@kazu/puzzle'
import { edgesInput } from '@kazu/player/inputs'
import type { Input } from '@kazu/player/inputs'
import type { SlitherlinkBoard } from './board.js'
import { describeSlitherlink } from './describe.js'
import { slitherlinkDrawing } from './draw.js'
import { slitherlinkEngine } from './engine.js'
import { SLITHERLINK_EXAMPLES } from './examples.js'
import type { SlitherlinkKind } from './kind.js'
import { SLITHERLINK_WORDS } from './words.js'

/** Slitherlink as one object: engine, drawing, input styles and words, for a site that composes several kinds. */
export const slitherlink: Puzzle<
  SlitherlinkKind,
  Input<SlitherlinkBoard, SlitherlinkKind['marks'], SlitherlinkKind['move']>
> = {
  kind: 'slitherlink',
  family: 'loops',
  engine: slitherlinkEngine,
  draw: slitherlinkDrawing,
  inputs: [edgesInput<SlitherlinkBoard>({ size: (board) => board })],
  words: SLITHERLINK_WORDS,
  describe: describeSlitherlink,
  examples: SLITHERLINK_EXAMPLES,
}
