import type { GroupTechnique } from '@kazu/groups'
import type { NumbersEngine, NumbersGame, NumbersHint, NumbersKind, NumbersLevel } from '@kazu/numbers'
import type { MoreOrLessBoard } from './board.js'
import type { MoreOrLessOwn } from './rules.js'

export { NUMBERS_LEVELS as MORE_OR_LESS_LEVELS } from '@kazu/numbers'

/** The named techniques of more-or-less: marks in a row, and those of groups. */
export type MoreOrLessTechnique = 'marks' | GroupTechnique

/** The levels, from easy to hard. */
export type MoreOrLessLevel = NumbersLevel

/** The types of more-or-less in one bag. */
export type MoreOrLessKind = NumbersKind<MoreOrLessBoard, MoreOrLessOwn, 'marks'>

/** A game of more-or-less in play. */
export type MoreOrLessGame = NumbersGame<MoreOrLessKind>

/** A hint of more-or-less. */
export type MoreOrLessHint = NumbersHint<MoreOrLessKind>

/** The engine of more-or-less. */
export type MoreOrLessEngine = NumbersEngine<MoreOrLessKind>
