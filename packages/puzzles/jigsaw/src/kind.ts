import type { GroupTechnique } from '@kazu/groups'
import type { NumbersEngine, NumbersGame, NumbersHint, NumbersKind, NumbersLevel } from '@kazu/numbers'
import type { JigsawBoard } from './board.js'
import type { JigsawGroup } from './rules.js'

export { NUMBERS_LEVELS as JIGSAW_LEVELS } from '@kazu/numbers'

/** The named techniques of jigsaw; `chain` is a supposition that leads to a contradiction. */
export type JigsawTechnique = GroupTechnique

/** The levels, from easy to hard. */
export type JigsawLevel = NumbersLevel

/** The types of jigsaw in one bag. */
export type JigsawKind = NumbersKind<JigsawBoard, JigsawGroup, never>

/** A game of jigsaw in play. */
export type JigsawGame = NumbersGame<JigsawKind>

/** A hint of jigsaw. */
export type JigsawHint = NumbersHint<JigsawKind>

/** The engine of jigsaw. */
export type JigsawEngine = NumbersEngine<JigsawKind>
