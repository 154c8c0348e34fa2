import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { ParlokuKind } from './kind.js'
import { parlokuTiles } from './played.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-parloku': PuzzleElement<ParlokuKind>
  }
}

definePuzzleElement('kazu-parloku', parlokuTiles)
