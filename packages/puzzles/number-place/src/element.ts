import { definePuzzleElement } from '@kazu/player'
import { numberPlace } from './puzzle.js'

definePuzzleElement('kazu-number-place', numberPlace)
