import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { AkariKind } from './kind.js'
import { akari } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-akari': PuzzleElement<AkariKind>
  }
}

definePuzzleElement('kazu-akari', akari)
