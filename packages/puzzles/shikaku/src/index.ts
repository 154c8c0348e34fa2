import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { Progress, SpokenHint, Verdict } from '@kazu/puzzle'
import type { ShikakuAnswer, ShikakuBoard } from './board.js'
import { shikakuEngine } from './engine.js'
import type { ShikakuGame, ShikakuKind } from './kind.js'
import type { ShikakuRule } from './rules.js'
import { SHIKAKU_WORDS } from './words.js'

export type { ShikakuAnswer, ShikakuBoard, ShikakuClue } from './board.js'
export type { ShikakuGame, ShikakuHint, ShikakuKind, ShikakuLevel, ShikakuTechnique } from './kind.js'
export type { ShikakuRule } from './rules.js'
export { SHIKAKU_LEVELS } from './kind.js'
export { SHIKAKU_SIZES } from './engine.js'
export { generateShikaku } from './generate.js'
export { generateShikakuChallenge, SHIKAKU_PACKS } from './packs.js'
export type { ShikakuChallenge, ShikakuPack, ShikakuPackName } from './packs.js'
export { rectanglesOfWalls, wallsOfRectangles } from './cut.js'
export { solveShikaku } from './solve.js'
export { gradeShikaku } from './hint.js'
export { decodeShikaku, encodeShikaku, readShikaku, writeShikaku } from './codes.js'

/** The rules read straight off an answer, the lines between cells: linear, without a search. Names every broken rule with its cells. */
export function checkShikaku(board: ShikakuBoard, answer: ShikakuAnswer): Verdict<ShikakuRule> {
  return shikakuEngine.check(board, answer)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newShikaku(board: ShikakuBoard): ShikakuGame {
  return newGame(shikakuEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playShikaku(game: ShikakuGame, move: ShikakuKind['move']): ShikakuGame {
  return playGame(shikakuEngine, game, move)
}

/** The game without its last step. Throws a RangeError for what is no game. */
export function undoShikaku(game: ShikakuGame): ShikakuGame {
  return undoGame(game)
}

/** The game with the last undone step again. Throws a RangeError for what is no game. */
export function redoShikaku(game: ShikakuGame): ShikakuGame {
  return redoGame(game)
}

/** The game from the start; undo brings everything back. Throws a RangeError for what is no game. */
export function restartShikaku(game: ShikakuGame): ShikakuGame {
  return restartGame(shikakuEngine, game)
}

/**
 * The faults that show already and how many numbers have their rectangles. Unfinished is never a fault. Throws a RangeError for what
 * is no game.
 */
export function progressShikaku(game: ShikakuGame): Progress<ShikakuRule> {
  return progressGame(shikakuEngine, game)
}

/** A hint that can say itself. */
export type SpokenShikakuHint = SpokenHint<ShikakuKind>

/** The next step of a game and why it is right; null when it is solved or has no answer. Throws a RangeError for what is no game. */
export function hintShikaku(game: ShikakuGame): SpokenShikakuHint | null {
  return spokenHint(shikakuEngine, SHIKAKU_WORDS, game)
}
