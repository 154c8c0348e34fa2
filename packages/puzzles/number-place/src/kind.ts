import type { GroupTechnique } from '@kazu/groups'
import type { NumbersEngine, NumbersGame, NumbersHint, NumbersKind, NumbersLevel } from '@kazu/numbers'
import type { NumberPlaceBoard } from './board.js'
import type { NumberPlaceGroup } from './rules.js'

export { NUMBERS_LEVELS as NUMBER_PLACE_LEVELS } from '@kazu/numbers'

/** The named techniques of number-place; `chain` is a supposition that leads to a contradiction. */
export type NumberPlaceTechnique = GroupTechnique

/** The levels, from easy to hard. */
export type NumberPlaceLevel = NumbersLevel

/** The types of number-place in one bag. */
export type NumberPlaceKind = NumbersKind<NumberPlaceBoard, NumberPlaceGroup, never>

/** A game of number-place in play. */
export type NumberPlaceGame = NumbersGame<NumberPlaceKind>

/** A hint of number-place. */
export type NumberPlaceHint = NumbersHint<NumberPlaceKind>

/** The engine of number-place. */
export type NumberPlaceEngine = NumbersEngine<NumberPlaceKind>
