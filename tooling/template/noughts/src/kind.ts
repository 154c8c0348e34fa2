import type { Engine, Game, Hint, Kind, PencilMarks, PencilMove } from '@kazu/puzzle'
import type { NoughtsAnswer, NoughtsBoard, NoughtsLayer } from './board.js'
import type { NoughtsRule } from './rules.js'

/** The levels, from easy to hard. */
export type NoughtsLevel = 'easy' | 'hard'

/** The levels, from easy to hard. */
export const NOUGHTS_LEVELS: readonly NoughtsLevel[] = ['easy', 'hard']

/** The types of the kind in one bag. It has no technique with a name of its own. */
export interface NoughtsKind extends Kind {
  readonly board: NoughtsBoard
  readonly marks: PencilMarks<NoughtsLayer>
  readonly move: PencilMove<NoughtsLayer>
  readonly answer: NoughtsAnswer
  readonly rule: NoughtsRule
  readonly technique: never
  readonly level: NoughtsLevel
}

/** A game in play. */
export type NoughtsGame = Game<NoughtsKind>

/** A hint. */
export type NoughtsHint = Hint<NoughtsKind>

/** The engine. */
export type NoughtsEngine = Engine<NoughtsKind>
