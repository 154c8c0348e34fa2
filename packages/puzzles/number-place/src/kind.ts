import type { GroupTechnique } from '@kazu/groups'
import type { Engine, Game, Hint, Kind, PencilMarks, PencilMove } from '@kazu/puzzle'
import type { NumberPlaceAnswer, NumberPlaceBoard, NumberPlaceLayer } from './board.js'
import type { NumberPlaceRule } from './rules.js'

/** The named techniques of number-place; `chain` is a supposition that leads to a contradiction. */
export type NumberPlaceTechnique = GroupTechnique

/** The levels, from easy to hard. */
export type NumberPlaceLevel = 'easy' | 'medium' | 'hard'

/** The levels, from easy to hard: singles alone, one guess, whatever it takes. */
export const NUMBER_PLACE_LEVELS: readonly NumberPlaceLevel[] = ['easy', 'medium', 'hard']

/** The types of number-place in one bag. */
export interface NumberPlaceKind extends Kind {
  readonly board: NumberPlaceBoard
  readonly marks: PencilMarks<NumberPlaceLayer>
  readonly move: PencilMove<NumberPlaceLayer>
  readonly answer: NumberPlaceAnswer
  readonly rule: NumberPlaceRule
  readonly technique: NumberPlaceTechnique
  readonly level: NumberPlaceLevel
}

/** A game of number-place in play. */
export type NumberPlaceGame = Game<NumberPlaceKind>

/** A hint of number-place. */
export type NumberPlaceHint = Hint<NumberPlaceKind>

/** The engine of number-place. */
export type NumberPlaceEngine = Engine<NumberPlaceKind>
