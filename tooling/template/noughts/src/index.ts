import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { Progress, SpokenHint, Verdict } from '@kazu/puzzle'
import type { NoughtsAnswer, NoughtsBoard } from './board.js'
import { noughtsEngine } from './engine.js'
import type { NoughtsGame, NoughtsKind } from './kind.js'
import type { NoughtsRule } from './rules.js'
import { NOUGHTS_WORDS } from './words.js'

export { NOUGHTS_LEVELS } from './kind.js'
export type { NoughtsAnswer, NoughtsBoard, NoughtsLayer } from './board.js'
export type { NoughtsGame, NoughtsHint, NoughtsKind, NoughtsLevel } from './kind.js'
export { decodeNoughts, encodeNoughts, readNoughts, writeNoughts } from './codes.js'
export { NOUGHTS_SIZES } from './engine.js'
export { generateNoughts } from './generate.js'
export { gradeNoughts } from './hint.js'
export { solveNoughts } from './logic.js'
export type { NoughtsRule } from './rules.js'

/** The rules read straight off an answer: linear, without a search. Names every broken rule with its cells. */
export function checkNoughts(board: NoughtsBoard, answer: NoughtsAnswer): Verdict<NoughtsRule> {
  return noughtsEngine.check(board, answer)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newNoughts(board: NoughtsBoard): NoughtsGame {
  return newGame(noughtsEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playNoughts(game: NoughtsGame, move: NoughtsKind['move']): NoughtsGame {
  return playGame(noughtsEngine, game, move)
}

/** The game without its last step. Throws a RangeError for what is no game. */
export function undoNoughts(game: NoughtsGame): NoughtsGame {
  return undoGame(game)
}

/** The game with the last undone step again. Throws a RangeError for what is no game. */
export function redoNoughts(game: NoughtsGame): NoughtsGame {
  return redoGame(game)
}

/** The game from the start; undo brings everything back. Throws a RangeError for what is no game. */
export function restartNoughts(game: NoughtsGame): NoughtsGame {
  return restartGame(noughtsEngine, game)
}

/**
 * The faults that show already and how many cells are filled. Unfinished is never a fault. Throws a RangeError for what
 * is no game.
 */
export function progressNoughts(game: NoughtsGame): Progress<NoughtsRule> {
  return progressGame(noughtsEngine, game)
}

/** A hint that can say itself. */
export type SpokenNoughtsHint = SpokenHint<NoughtsKind>

/** The next step of a game and why it is right; null when it is solved or has no answer. Throws a RangeError for what is no game. */
export function hintNoughts(game: NoughtsGame): SpokenNoughtsHint | null {
  return spokenHint(noughtsEngine, NOUGHTS_WORDS, game)
}
