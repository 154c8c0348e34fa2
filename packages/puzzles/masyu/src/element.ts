import { definePuzzleElement } from '@kazu/player'
import { masyu } from './puzzle.js'

definePuzzleElement('kazu-masyu', masyu)
