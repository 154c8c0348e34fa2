import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { ParlokuKind } from './kind.js'
import { parloku } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-parloku': PuzzleElement<ParlokuKind>
  }
}

definePuzzleElement('kazu-parloku', parloku)
