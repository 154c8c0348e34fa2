import type { GroupTechnique } from '@kazu/groups'
import type { NumbersEngine, NumbersGame, NumbersHint, NumbersKind, NumbersLevel } from '@kazu/numbers'
import type { DiagonalBoard } from './board.js'
import type { DiagonalGroup } from './rules.js'

export { NUMBERS_LEVELS as DIAGONAL_LEVELS } from '@kazu/numbers'

/** The named techniques of diagonal; `chain` is a supposition that leads to a contradiction. */
export type DiagonalTechnique = GroupTechnique

/** The levels, from easy to hard. */
export type DiagonalLevel = NumbersLevel

/** The types of diagonal in one bag. */
export type DiagonalKind = NumbersKind<DiagonalBoard, DiagonalGroup, never>

/** A game of diagonal in play. */
export type DiagonalGame = NumbersGame<DiagonalKind>

/** A hint of diagonal. */
export type DiagonalHint = NumbersHint<DiagonalKind>

/** The engine of diagonal. */
export type DiagonalEngine = NumbersEngine<DiagonalKind>
