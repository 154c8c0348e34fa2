import { definePuzzleElement } from '@kazu/player'
import { akari } from './puzzle.js'

definePuzzleElement('kazu-akari', akari)
