import type { Engine, Game, Hint, Kind, PencilMarks, PencilMove } from '@kazu/puzzle'
import type { MasyuAnswer, MasyuBoard, MasyuLayer } from './board.js'
import type { MasyuRule } from './rules.js'

/** The named techniques of masyu. */
export type MasyuTechnique = 'black-edge' | 'white-edge' | 'black-pair' | 'white-row' | 'black-before-whites'

/** The levels, from easy to hard. */
export type MasyuLevel = 'easy' | 'medium' | 'hard' | 'expert'

/** The levels, from easy to hard. */
export const MASYU_LEVELS: readonly MasyuLevel[] = ['easy', 'medium', 'hard', 'expert']

/** The types of masyu in one bag. */
export interface MasyuKind extends Kind {
  readonly board: MasyuBoard
  readonly marks: PencilMarks<MasyuLayer>
  readonly move: PencilMove<MasyuLayer>
  readonly answer: MasyuAnswer
  readonly rule: MasyuRule
  readonly technique: MasyuTechnique
  readonly level: MasyuLevel
}

/** A game of masyu in play. */
export type MasyuGame = Game<MasyuKind>

/** A hint of masyu. */
export type MasyuHint = Hint<MasyuKind>

/** The engine of masyu. */
export type MasyuEngine = Engine<MasyuKind>
