import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { MoreOrLessKind } from './kind.js'
import { moreOrLess } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-more-or-less': PuzzleElement<MoreOrLessKind>
  }
}

definePuzzleElement('kazu-more-or-less', moreOrLess)
