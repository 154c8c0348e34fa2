import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { DiagonalKind } from './kind.js'
import { diagonal } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-diagonal': PuzzleElement<DiagonalKind>
  }
}

definePuzzleElement('kazu-diagonal', diagonal)
