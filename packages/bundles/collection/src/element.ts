import { defineLoadingElement } from '@kazu/player'
import type { PuzzleElement } from '@kazu/player'
import type { Kind } from '@kazu/puzzle'
import { loadPlayed } from './play.js'

declare global {
  interface HTMLElementTagNameMap {
    'kazu-board': PuzzleElement<Kind>
  }
}

/** The kind of an element that names none, as in the original. */
const FIRST = 'number-place'

defineLoadingElement('kazu-board', (kind) => loadPlayed(kind ?? FIRST))
