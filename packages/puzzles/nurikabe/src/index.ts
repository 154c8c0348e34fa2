import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { Progress, SpokenHint, Verdict } from '@kazu/puzzle'
import type { NurikabeAnswer, NurikabeBoard } from './board.js'
import { nurikabeEngine } from './engine.js'
import type { NurikabeGame, NurikabeKind } from './kind.js'
import type { NurikabeRule } from './rules.js'
import { NURIKABE_WORDS } from './words.js'

export type { NurikabeAnswer, NurikabeBoard, NurikabeClue, NurikabeLayer } from './board.js'
export type { NurikabeGame, NurikabeHint, NurikabeKind, NurikabeLevel, NurikabeTechnique } from './kind.js'
export type { NurikabeRule } from './rules.js'
export { NURIKABE_LEVELS } from './kind.js'
export { NURIKABE_SIZES } from './engine.js'
export { generateNurikabe } from './generate.js'
export { solveNurikabe } from './solve.js'
export { gradeNurikabe } from './hint.js'
export { decodeNurikabe, encodeNurikabe, readNurikabe, writeNurikabe } from './codes.js'

/** The rules read straight off an answer, the cells of the sea: linear, without a search. Names every broken rule with its cells. */
export function checkNurikabe(board: NurikabeBoard, answer: NurikabeAnswer): Verdict<NurikabeRule> {
  return nurikabeEngine.check(board, answer)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newNurikabe(board: NurikabeBoard): NurikabeGame {
  return newGame(nurikabeEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playNurikabe(game: NurikabeGame, move: NurikabeKind['move']): NurikabeGame {
  return playGame(nurikabeEngine, game, move)
}

/** The game without its last step. Throws a RangeError for what is no game. */
export function undoNurikabe(game: NurikabeGame): NurikabeGame {
  return undoGame(game)
}

/** The game with the last undone step again. Throws a RangeError for what is no game. */
export function redoNurikabe(game: NurikabeGame): NurikabeGame {
  return redoGame(game)
}

/** The game from the start; undo brings everything back. Throws a RangeError for what is no game. */
export function restartNurikabe(game: NurikabeGame): NurikabeGame {
  return restartGame(nurikabeEngine, game)
}

/**
 * The faults that show already and how many cells are sea or lie in an island that is done. Unfinished is never a fault. Throws a RangeError for what
 * is no game.
 */
export function progressNurikabe(game: NurikabeGame): Progress<NurikabeRule> {
  return progressGame(nurikabeEngine, game)
}

/** A hint that can say itself. */
export type SpokenNurikabeHint = SpokenHint<NurikabeKind>

/** The next step of a game and why it is right; null when it is solved or has no answer. Throws a RangeError for what is no game. */
export function hintNurikabe(game: NurikabeGame): SpokenNurikabeHint | null {
  return spokenHint(nurikabeEngine, NURIKABE_WORDS, game)
}
