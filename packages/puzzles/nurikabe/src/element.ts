import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { NurikabeKind } from './kind.js'
import { nurikabe } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-nurikabe': PuzzleElement<NurikabeKind>
  }
}

definePuzzleElement('kazu-nurikabe', nurikabe)
