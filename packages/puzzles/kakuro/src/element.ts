import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { KakuroKind } from './kind.js'
import { kakuro } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-kakuro': PuzzleElement<KakuroKind>
  }
}

definePuzzleElement('kazu-kakuro', kakuro)
