import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { NoughtsKind } from './kind.js'
import { noughts } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-noughts': PuzzleElement<NoughtsKind>
  }
}

definePuzzleElement('kazu-noughts', noughts)
