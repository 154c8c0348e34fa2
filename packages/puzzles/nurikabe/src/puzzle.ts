import type { Puzzle } from '@kazu/puzzle'
import { shadeInput } from '@kazu/player/inputs'
import type { Input } from '@kazu/player/inputs'
import { isFree } from './board.js'
import type { NurikabeBoard } from './board.js'
import { describeNurikabe } from './describe.js'
import { nurikabeDrawing } from './draw.js'
import { nurikabeEngine } from './engine.js'
import { NURIKABE_EXAMPLES } from './examples.js'
import type { NurikabeKind } from './kind.js'
import { NURIKABE_WORDS } from './words.js'

/** Nurikabe as one object: engine, drawing, input styles and words, for a site that composes several kinds. */
export const nurikabe: Puzzle<NurikabeKind, Input<NurikabeBoard, NurikabeKind['marks'], NurikabeKind['move']>> = {
  kind: 'nurikabe',
  family: 'shading',
  engine: nurikabeEngine,
  draw: nurikabeDrawing,
  inputs: [shadeInput<NurikabeBoard>({ size: (board) => board, takes: isFree })],
  words: NURIKABE_WORDS,
  describe: describeNurikabe,
  examples: NURIKABE_EXAMPLES,
}
