import type { Engine, Game, Hint, Kind, RectanglesMarks, RectanglesMove } from '@kazu/puzzle'
import type { ShikakuAnswer, ShikakuBoard } from './board.js'
import type { ShikakuRule } from './rules.js'

/** The named techniques of shikaku. */
export type ShikakuTechnique = 'only-rectangle' | 'common-cells' | 'one-owner'

/** The levels, from easy to hard. */
export type ShikakuLevel = 'easy' | 'medium' | 'hard' | 'expert'

/** The levels, from easy to hard. */
export const SHIKAKU_LEVELS: readonly ShikakuLevel[] = ['easy', 'medium', 'hard', 'expert']

/** The types of shikaku in one bag. */
export interface ShikakuKind extends Kind {
  readonly board: ShikakuBoard
  readonly marks: RectanglesMarks
  readonly move: RectanglesMove
  readonly answer: ShikakuAnswer
  readonly rule: ShikakuRule
  readonly technique: ShikakuTechnique
  readonly level: ShikakuLevel
}

/** A game of shikaku in play. */
export type ShikakuGame = Game<ShikakuKind>

/** A hint of shikaku. */
export type ShikakuHint = Hint<ShikakuKind>

/** The engine of shikaku. */
export type ShikakuEngine = Engine<ShikakuKind>
