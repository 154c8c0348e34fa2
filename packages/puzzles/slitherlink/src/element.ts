import { definePuzzleElement } from '@kazu/player'
import { slitherlink } from './puzzle.js'

definePuzzleElement('kazu-slitherlink', slitherlink)
