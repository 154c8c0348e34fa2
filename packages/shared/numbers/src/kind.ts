import type { GroupTechnique } from '@kazu/groups'
import type { Engine, Game, Hint, Kind } from '@kazu/puzzle'
import type { NumbersAnswer, NumbersBoard, NumbersMarks } from './board.js'
import type { NumbersMove } from './game.js'
import type { CommonRule } from './rules.js'

/** The levels, from easy to hard. */
export type NumbersLevel = 'easy' | 'medium' | 'hard'

/** The levels, from easy to hard: singles alone, one guess, whatever it takes. */
export const NUMBERS_LEVELS: readonly NumbersLevel[] = ['easy', 'medium', 'hard']

/**
 * The types of a kind of numbers in one bag: `Rule` names its rules beside those that all have, `Technique` its own
 * beside those of groups.
 */
export interface NumbersKind<
  Board extends NumbersBoard = NumbersBoard,
  Rule extends string = string,
  Technique extends string = string,
> extends Kind {
  readonly board: Board
  readonly marks: NumbersMarks
  readonly move: NumbersMove
  readonly answer: NumbersAnswer
  readonly rule: Rule | CommonRule
  readonly technique: Technique | GroupTechnique
  readonly level: NumbersLevel
}

/** A game of numbers in play. */
export type NumbersGame<K extends NumbersKind = NumbersKind> = Game<K>

/** A hint of a kind of numbers. */
export type NumbersHint<K extends NumbersKind = NumbersKind> = Hint<K>

/** The engine of a kind of numbers. */
export type NumbersEngine<K extends NumbersKind = NumbersKind> = Engine<K>
