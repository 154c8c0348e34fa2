import type { Engine, Game, Hint, Kind, PencilMarks, PencilMove } from '@kazu/puzzle'
import type { SlitherlinkAnswer, SlitherlinkBoard, SlitherlinkLayer } from './board.js'
import type { SlitherlinkRule } from './rules.js'

/** The named techniques of slitherlink. */
export type SlitherlinkTechnique =
  | 'zero'
  | 'corner-three'
  | 'corner-one'
  | 'corner-two'
  | 'threes-beside'
  | 'threes-diagonal'
  | 'zero-three'
  | 'zero-three-diagonal'
  | 'line-into-three'
  | 'line-past-one'

/** The levels, from easy to hard. */
export type SlitherlinkLevel = 'easy' | 'medium' | 'hard' | 'expert'

/** The levels, from easy to hard. */
export const SLITHERLINK_LEVELS: readonly SlitherlinkLevel[] = ['easy', 'medium', 'hard', 'expert']

/** The types of slitherlink in one bag. */
export interface SlitherlinkKind extends Kind {
  readonly board: SlitherlinkBoard
  readonly marks: PencilMarks<SlitherlinkLayer>
  readonly move: PencilMove<SlitherlinkLayer>
  readonly answer: SlitherlinkAnswer
  readonly rule: SlitherlinkRule
  readonly technique: SlitherlinkTechnique
  readonly level: SlitherlinkLevel
}

/** A game of slitherlink in play. */
export type SlitherlinkGame = Game<SlitherlinkKind>

/** A hint of slitherlink. */
export type SlitherlinkHint = Hint<SlitherlinkKind>

/** The engine of slitherlink. */
export type SlitherlinkEngine = Engine<SlitherlinkKind>
