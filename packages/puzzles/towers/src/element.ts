import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { TowersKind } from './kind.js'
import { towers } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-towers': PuzzleElement<TowersKind>
  }
}

definePuzzleElement('kazu-towers', towers)
