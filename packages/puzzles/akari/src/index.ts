import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { Progress, SpokenHint, Verdict } from '@kazu/puzzle'
import type { AkariAnswer, AkariBoard } from './board.js'
import { akariEngine } from './engine.js'
import type { AkariGame, AkariKind } from './kind.js'
import type { AkariRule } from './rules.js'
import { AKARI_WORDS } from './words.js'

export type { AkariAnswer, AkariBoard, AkariCell, AkariLayer } from './board.js'
export type { AkariGame, AkariHint, AkariKind, AkariLevel, AkariTechnique } from './kind.js'
export type { AkariRule } from './rules.js'
export { AKARI_LEVELS } from './kind.js'
export { AKARI_SIZES } from './engine.js'
export { generateAkari } from './generate.js'
export type { AkariMakeOptions } from './generate.js'
export type { AkariSymmetry } from './grow.js'
export { solveAkari } from './solve.js'
export { gradeAkari } from './hint.js'
export { decodeAkari, encodeAkari, readAkari, writeAkari } from './codes.js'

/** The rules read straight off an answer, the cells of the lights: linear, without a search. Names every broken rule with its cells. */
export function checkAkari(board: AkariBoard, answer: AkariAnswer): Verdict<AkariRule> {
  return akariEngine.check(board, answer)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newAkari(board: AkariBoard): AkariGame {
  return newGame(akariEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playAkari(game: AkariGame, move: AkariKind['move']): AkariGame {
  return playGame(akariEngine, game, move)
}

/** The game without its last step. Throws a RangeError for what is no game. */
export function undoAkari(game: AkariGame): AkariGame {
  return undoGame(game)
}

/** The game with the last undone step again. Throws a RangeError for what is no game. */
export function redoAkari(game: AkariGame): AkariGame {
  return redoGame(game)
}

/** The game from the start; undo brings everything back. Throws a RangeError for what is no game. */
export function restartAkari(game: AkariGame): AkariGame {
  return restartGame(akariEngine, game)
}

/**
 * The faults that show already and how many cells are lit and numbers right. Unfinished is never a fault. Throws a RangeError for what
 * is no game.
 */
export function progressAkari(game: AkariGame): Progress<AkariRule> {
  return progressGame(akariEngine, game)
}

/** A hint that can say itself. */
export type SpokenAkariHint = SpokenHint<AkariKind>

/** The next step of a game and why it is right; null when it is solved or has no answer. Throws a RangeError for what is no game. */
export function hintAkari(game: AkariGame): SpokenAkariHint | null {
  return spokenHint(akariEngine, AKARI_WORDS, game)
}
