import type { GroupTechnique } from '@kazu/groups'
import type { NumbersEngine, NumbersGame, NumbersHint, NumbersKind, NumbersLevel } from '@kazu/numbers'
import type { SumCagesBoard } from './board.js'
import type { SumCagesOwn } from './rules.js'

export { NUMBERS_LEVELS as SUM_CAGES_LEVELS } from '@kazu/numbers'

/** The techniques about cages: what their sums allow at all, the rule of 45, and what a sum leaves of numbers. */
export type SumCagesOwnTechnique = 'combinations' | 'innies' | 'sum'

/** The named techniques of sum-cages: those about cages, and those of groups. */
export type SumCagesTechnique = SumCagesOwnTechnique | GroupTechnique

/** The levels, from easy to hard: cages of at most 3, 4 and 5 cells. */
export type SumCagesLevel = NumbersLevel

/** The types of sum-cages in one bag. */
export type SumCagesKind = NumbersKind<SumCagesBoard, SumCagesOwn, SumCagesOwnTechnique>

/** A game of sum-cages in play. */
export type SumCagesGame = NumbersGame<SumCagesKind>

/** A hint of sum-cages. */
export type SumCagesHint = NumbersHint<SumCagesKind>

/** The engine of sum-cages. */
export type SumCagesEngine = NumbersEngine<SumCagesKind>
