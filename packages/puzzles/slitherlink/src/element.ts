import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { SlitherlinkKind } from './kind.js'
import { slitherlink } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-slitherlink': PuzzleElement<SlitherlinkKind>
  }
}

definePuzzleElement('kazu-slitherlink', slitherlink)
