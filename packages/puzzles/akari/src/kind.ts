import type { Engine, Game, Hint, Kind, PencilMarks, PencilMove } from '@kazu/puzzle'
import type { AkariAnswer, AkariBoard, AkariLayer } from './board.js'
import type { AkariRule } from './rules.js'

/** The named techniques of akari. */
export type AkariTechnique = 'full-wall' | 'last-light' | 'only-light' | 'blocked-corner' | 'left-dark'

/** The levels, from easy to hard. */
export type AkariLevel = 'easy' | 'medium' | 'hard' | 'expert'

/** The levels, from easy to hard. */
export const AKARI_LEVELS: readonly AkariLevel[] = ['easy', 'medium', 'hard', 'expert']

/** The types of akari in one bag. */
export interface AkariKind extends Kind {
  readonly board: AkariBoard
  readonly marks: PencilMarks<AkariLayer>
  readonly move: PencilMove<AkariLayer>
  readonly answer: AkariAnswer
  readonly rule: AkariRule
  readonly technique: AkariTechnique
  readonly level: AkariLevel
}

/** A game of akari in play. */
export type AkariGame = Game<AkariKind>

/** A hint of akari. */
export type AkariHint = Hint<AkariKind>

/** The engine of akari. */
export type AkariEngine = Engine<AkariKind>
