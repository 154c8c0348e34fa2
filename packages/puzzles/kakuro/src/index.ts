import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { Progress, SpokenHint, Verdict } from '@kazu/puzzle'
import type { KakuroAnswer, KakuroBoard } from './board.js'
import { kakuroEngine } from './engine.js'
import type { KakuroGame, KakuroKind } from './kind.js'
import type { KakuroRule } from './rules.js'
import { KAKURO_WORDS } from './words.js'

export type { KakuroAnswer, KakuroBoard, KakuroCell, KakuroClue, KakuroLayer } from './board.js'
export type { KakuroGame, KakuroHint, KakuroKind, KakuroLevel, KakuroTechnique } from './kind.js'
export type { KakuroRule } from './rules.js'
export { KAKURO_LEVELS } from './kind.js'
export { KAKURO_SIZES } from './engine.js'
export { generateKakuro } from './generate.js'
export { solveKakuro } from './solve.js'
export { gradeKakuro } from './grade.js'
export { decodeKakuro, encodeKakuro, readKakuro, writeKakuro } from './codes.js'

/** The rules read straight off an answer, one digit a cell: linear, without a search. Names every broken rule with its cells. */
export function checkKakuro(board: KakuroBoard, answer: KakuroAnswer): Verdict<KakuroRule> {
  return kakuroEngine.check(board, answer)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newKakuro(board: KakuroBoard): KakuroGame {
  return newGame(kakuroEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playKakuro(game: KakuroGame, move: KakuroKind['move']): KakuroGame {
  return playGame(kakuroEngine, game, move)
}

/** The game without its last step. Throws a RangeError for what is no game. */
export function undoKakuro(game: KakuroGame): KakuroGame {
  return undoGame(game)
}

/** The game with the last undone step again. Throws a RangeError for what is no game. */
export function redoKakuro(game: KakuroGame): KakuroGame {
  return redoGame(game)
}

/** The game from the start; undo brings everything back. Throws a RangeError for what is no game. */
export function restartKakuro(game: KakuroGame): KakuroGame {
  return restartGame(kakuroEngine, game)
}

/**
 * The faults that show already and how many cells are filled. Unfinished is never a fault. Throws a RangeError for what
 * is no game.
 */
export function progressKakuro(game: KakuroGame): Progress<KakuroRule> {
  return progressGame(kakuroEngine, game)
}

/** A hint that can say itself. */
export type SpokenKakuroHint = SpokenHint<KakuroKind>

/** The next step of a game and why it is right; null when it is solved or has no answer. Throws a RangeError for what is no game. */
export function hintKakuro(game: KakuroGame): SpokenKakuroHint | null {
  return spokenHint(kakuroEngine, KAKURO_WORDS, game)
}
