import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { Progress, SpokenHint, Verdict } from '@kazu/puzzle'
import type { MasyuAnswer, MasyuBoard } from './board.js'
import { masyuEngine } from './engine.js'
import type { MasyuGame, MasyuKind } from './kind.js'
import type { MasyuRule } from './rules.js'
import { MASYU_WORDS } from './words.js'

export type { MasyuAnswer, MasyuBoard, MasyuLayer, Pearl } from './board.js'
export type { MasyuGame, MasyuHint, MasyuKind, MasyuLevel, MasyuTechnique } from './kind.js'
export type { MasyuRule } from './rules.js'
export { MASYU_LEVELS } from './kind.js'
export { MASYU_SIZES } from './engine.js'
export { generateMasyu } from './generate.js'
export { solveMasyu } from './solve.js'
export { gradeMasyu } from './hint.js'
export { decodeMasyu, encodeMasyu, readMasyu, writeMasyu } from './codes.js'

/** The rules read straight off an answer, the links of the loop: linear, without a search. Names every broken rule with its cells. */
export function checkMasyu(board: MasyuBoard, answer: MasyuAnswer): Verdict<MasyuRule> {
  return masyuEngine.check(board, answer)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newMasyu(board: MasyuBoard): MasyuGame {
  return newGame(masyuEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playMasyu(game: MasyuGame, move: MasyuKind['move']): MasyuGame {
  return playGame(masyuEngine, game, move)
}

/** The game without its last step. Throws a RangeError for what is no game. */
export function undoMasyu(game: MasyuGame): MasyuGame {
  return undoGame(game)
}

/** The game with the last undone step again. Throws a RangeError for what is no game. */
export function redoMasyu(game: MasyuGame): MasyuGame {
  return redoGame(game)
}

/** The game from the start; undo brings everything back. Throws a RangeError for what is no game. */
export function restartMasyu(game: MasyuGame): MasyuGame {
  return restartGame(masyuEngine, game)
}

/**
 * The faults that show already and how many pearls are passed. Unfinished is never a fault. Throws a RangeError for what
 * is no game.
 */
export function progressMasyu(game: MasyuGame): Progress<MasyuRule> {
  return progressGame(masyuEngine, game)
}

/** A hint that can say itself. */
export type SpokenMasyuHint = SpokenHint<MasyuKind>

/** The next step of a game and why it is right; null when it is solved or has no answer. Throws a RangeError for what is no game. */
export function hintMasyu(game: MasyuGame): SpokenMasyuHint | null {
  return spokenHint(masyuEngine, MASYU_WORDS, game)
}
