import { definePuzzleElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { SumCagesKind } from './kind.js'
import { sumCages } from './puzzle.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-sum-cages': PuzzleElement<SumCagesKind>
  }
}

definePuzzleElement('kazu-sum-cages', sumCages)
