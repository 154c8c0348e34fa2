import { definePuzzleElement } from '@kazu/player'
import { shikaku } from './puzzle.js'

definePuzzleElement('kazu-shikaku', shikaku)
