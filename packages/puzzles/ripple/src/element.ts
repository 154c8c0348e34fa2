import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { RippleKind } from './kind.js'
import { ripple } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-ripple': PuzzleElement<RippleKind>
  }
}

definePuzzleElement('kazu-ripple', ripple)
