import type { GroupTechnique } from '@kazu/groups'
import type { NumbersKind, NumbersLevel } from '@kazu/numbers'
import type { Engine, Game, Hint, Kind } from '@kazu/puzzle'
import type { ParlokuBoard } from './board.js'
import type { ParlokuRule } from './rules.js'

export { NUMBERS_LEVELS as PARLOKU_LEVELS } from '@kazu/numbers'

/** The named techniques: the first letter of a word, along a word, and those of groups. */
export type ParlokuTechnique = 'start' | 'word' | GroupTechnique

/** The levels, from easy to hard: words and singles alone; short suppositions; whatever it takes. */
export type ParlokuLevel = NumbersLevel

/** The types of parloku in one bag. */
export interface ParlokuKind extends Kind {
  readonly board: ParlokuBoard
  readonly marks: NumbersKind['marks']
  readonly move: NumbersKind['move']
  readonly answer: NumbersKind['answer']
  readonly rule: ParlokuRule
  readonly technique: ParlokuTechnique
  readonly level: ParlokuLevel
}

/** A game of parloku in play. */
export type ParlokuGame = Game<ParlokuKind>

/** A hint of parloku. */
export type ParlokuHint = Hint<ParlokuKind>

/** The engine of parloku. */
export type ParlokuEngine = Engine<ParlokuKind>
