import { definePuzzleElement } from '@kazu/player'
import { noughts } from './puzzle.js'

definePuzzleElement('kazu-noughts', noughts)
