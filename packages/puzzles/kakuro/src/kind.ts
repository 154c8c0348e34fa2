import type { Engine, Game, Hint, Kind, PencilMarks, PencilMove } from '@kazu/puzzle'
import type { KakuroAnswer, KakuroBoard, KakuroLayer } from './board.js'
import type { KakuroRule } from './rules.js'

/** The named techniques of kakuro; `chain` is a supposition that leads to a contradiction. */
export type KakuroTechnique = 'last-cell' | 'crossing' | 'only-digit' | 'combinations' | 'fit' | 'chain'

/** The levels, from easy to hard. */
export type KakuroLevel = 'easy' | 'medium' | 'hard' | 'expert'

/** The levels, from easy to hard. */
export const KAKURO_LEVELS: readonly KakuroLevel[] = ['easy', 'medium', 'hard', 'expert']

/** The types of kakuro in one bag. */
export interface KakuroKind extends Kind {
  readonly board: KakuroBoard
  readonly marks: PencilMarks<KakuroLayer>
  readonly move: PencilMove<KakuroLayer>
  readonly answer: KakuroAnswer
  readonly rule: KakuroRule
  readonly technique: KakuroTechnique
  readonly level: KakuroLevel
}

/** A game of kakuro in play. */
export type KakuroGame = Game<KakuroKind>

/** A hint of kakuro. */
export type KakuroHint = Hint<KakuroKind>

/** The engine of kakuro. */
export type KakuroEngine = Engine<KakuroKind>
