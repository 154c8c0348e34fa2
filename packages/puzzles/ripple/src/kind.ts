import type { Engine, Game, Hint, Kind, PencilMarks, PencilMove } from '@kazu/puzzle'
import type { RippleAnswer, RippleBoard, RippleLayer } from './board.js'
import type { RippleRule } from './rules.js'

/** The named techniques of ripple; `chain` is a supposition that leads to a contradiction. */
export type RippleTechnique = 'only-number' | 'only-place' | 'too-near' | 'room' | 'chain'

/** The levels, from easy to hard. */
export type RippleLevel = 'easy' | 'medium' | 'hard' | 'expert'

/** The levels, from easy to hard. */
export const RIPPLE_LEVELS: readonly RippleLevel[] = ['easy', 'medium', 'hard', 'expert']

/** The types of ripple in one bag. */
export interface RippleKind extends Kind {
  readonly board: RippleBoard
  readonly marks: PencilMarks<RippleLayer>
  readonly move: PencilMove<RippleLayer>
  readonly answer: RippleAnswer
  readonly rule: RippleRule
  readonly technique: RippleTechnique
  readonly level: RippleLevel
}

/** A game of ripple in play. */
export type RippleGame = Game<RippleKind>

/** A hint of ripple. */
export type RippleHint = Hint<RippleKind>

/** The engine of ripple. */
export type RippleEngine = Engine<RippleKind>
