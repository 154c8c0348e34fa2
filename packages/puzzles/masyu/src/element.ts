import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { MasyuKind } from './kind.js'
import { masyu } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-masyu': PuzzleElement<MasyuKind>
  }
}

definePuzzleElement('kazu-masyu', masyu)
