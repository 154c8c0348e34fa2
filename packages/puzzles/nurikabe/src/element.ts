import { definePuzzleElement } from '@kazu/player'
import { nurikabe } from './puzzle.js'

definePuzzleElement('kazu-nurikabe', nurikabe)
