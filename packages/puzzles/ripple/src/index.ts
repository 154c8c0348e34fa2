import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { Progress, SpokenHint, Verdict } from '@kazu/puzzle'
import type { RippleAnswer, RippleBoard } from './board.js'
import { rippleEngine } from './engine.js'
import type { RippleGame, RippleKind } from './kind.js'
import type { RippleRule } from './rules.js'
import { RIPPLE_WORDS } from './words.js'

export type { RippleAnswer, RippleBoard, RippleLayer } from './board.js'
export type { RippleGame, RippleHint, RippleKind, RippleLevel, RippleTechnique } from './kind.js'
export type { RippleRule } from './rules.js'
export { RIPPLE_LEVELS } from './kind.js'
export { RIPPLE_SIZES } from './engine.js'
export { generateRipple } from './generate.js'
export { solveRipple } from './solve.js'
export { gradeRipple } from './hint.js'
export { decodeRipple, encodeRipple, readRipple, writeRipple } from './codes.js'

/** The rules read straight off an answer, one number a cell: linear, without a search. Names every broken rule with its cells. */
export function checkRipple(board: RippleBoard, answer: RippleAnswer): Verdict<RippleRule> {
  return rippleEngine.check(board, answer)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newRipple(board: RippleBoard): RippleGame {
  return newGame(rippleEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playRipple(game: RippleGame, move: RippleKind['move']): RippleGame {
  return playGame(rippleEngine, game, move)
}

/** The game without its last step. Throws a RangeError for what is no game. */
export function undoRipple(game: RippleGame): RippleGame {
  return undoGame(game)
}

/** The game with the last undone step again. Throws a RangeError for what is no game. */
export function redoRipple(game: RippleGame): RippleGame {
  return redoGame(game)
}

/** The game from the start; undo brings everything back. Throws a RangeError for what is no game. */
export function restartRipple(game: RippleGame): RippleGame {
  return restartGame(rippleEngine, game)
}

/**
 * The faults that show already and how many cells are filled. Unfinished is never a fault. Throws a RangeError for what
 * is no game.
 */
export function progressRipple(game: RippleGame): Progress<RippleRule> {
  return progressGame(rippleEngine, game)
}

/** A hint that can say itself. */
export type SpokenRippleHint = SpokenHint<RippleKind>

/** The next step of a game and why it is right; null when it is solved or has no answer. Throws a RangeError for what is no game. */
export function hintRipple(game: RippleGame): SpokenRippleHint | null {
  return spokenHint(rippleEngine, RIPPLE_WORDS, game)
}
