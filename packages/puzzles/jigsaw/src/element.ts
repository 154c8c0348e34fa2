import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { JigsawKind } from './kind.js'
import { jigsaw } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-jigsaw': PuzzleElement<JigsawKind>
  }
}

definePuzzleElement('kazu-jigsaw', jigsaw)
