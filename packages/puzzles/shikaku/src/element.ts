import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { ShikakuKind } from './kind.js'
import { shikaku } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-shikaku': PuzzleElement<ShikakuKind>
  }
}

definePuzzleElement('kazu-shikaku', shikaku)
