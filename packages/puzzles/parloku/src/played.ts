import type { PlayerPuzzle } from '@kazu/player'
import type { ParlokuKind } from './kind.js'
import { parloku } from './puzzle.js'
import { tilesStage } from './tiles/stage.js'

const [letters] = parloku.inputs

/**
 * Parloku as it is played in a page, on a board of tiles. Letters are written as numbers are in other kinds, by taps and keys;
 * beside them there is one sort of note.
 */
export const parlokuTiles: PlayerPuzzle<ParlokuKind> = {
  ...parloku,
  inputs:
    letters === undefined
      ? []
      : [{ ...letters, style: 'tiles', least: 0, modes: letters.modes.slice(0, 2), actions: ['clear-notes'] }],
  stage: tilesStage,
}
