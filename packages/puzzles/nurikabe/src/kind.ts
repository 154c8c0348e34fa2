import type { Engine, Game, Hint, Kind, PencilMarks, PencilMove } from '@kazu/puzzle'
import type { NurikabeAnswer, NurikabeBoard, NurikabeLayer } from './board.js'
import type { NurikabeRule } from './rules.js'

/** The named techniques of nurikabe. */
export type NurikabeTechnique =
  'complete' | 'touching' | 'pool-to-be' | 'unreachable' | 'island-exit' | 'sea-exit' | 'last-room'

/** The levels, from easy to hard. */
export type NurikabeLevel = 'easy' | 'medium' | 'hard' | 'expert'

/** The levels, from easy to hard. */
export const NURIKABE_LEVELS: readonly NurikabeLevel[] = ['easy', 'medium', 'hard', 'expert']

/** The types of nurikabe in one bag. */
export interface NurikabeKind extends Kind {
  readonly board: NurikabeBoard
  readonly marks: PencilMarks<NurikabeLayer>
  readonly move: PencilMove<NurikabeLayer>
  readonly answer: NurikabeAnswer
  readonly rule: NurikabeRule
  readonly technique: NurikabeTechnique
  readonly level: NurikabeLevel
}

/** A game of nurikabe in play. */
export type NurikabeGame = Game<NurikabeKind>

/** A hint of nurikabe. */
export type NurikabeHint = Hint<NurikabeKind>

/** The engine of nurikabe. */
export type NurikabeEngine = Engine<NurikabeKind>
