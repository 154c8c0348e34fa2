import type { GroupTechnique } from '@kazu/groups'
import type { NumbersEngine, NumbersGame, NumbersHint, NumbersKind, NumbersLevel } from '@kazu/numbers'
import type { TowersBoard } from './board.js'
import type { TowersOwn } from './rules.js'

export { NUMBERS_LEVELS as TOWERS_LEVELS } from '@kazu/numbers'

/** The named techniques of towers: what a clue leaves to its line, and those of groups. */
export type TowersTechnique = 'clue' | GroupTechnique

/** The levels, from easy to hard. */
export type TowersLevel = NumbersLevel

/** The types of towers in one bag. */
export type TowersKind = NumbersKind<TowersBoard, TowersOwn, 'clue'>

/** A game of towers in play. */
export type TowersGame = NumbersGame<TowersKind>

/** A hint of towers. */
export type TowersHint = NumbersHint<TowersKind>

/** The engine of towers. */
export type TowersEngine = NumbersEngine<TowersKind>
