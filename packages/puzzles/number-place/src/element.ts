import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { NumberPlaceKind } from './kind.js'
import { numberPlace } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-number-place': PuzzleElement<NumberPlaceKind>
  }
}

definePuzzleElement('kazu-number-place', numberPlace)
