import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { Progress, SpokenHint, Verdict } from '@kazu/puzzle'
import type { SlitherlinkAnswer, SlitherlinkBoard } from './board.js'
import { slitherlinkEngine } from './engine.js'
import type { SlitherlinkGame, SlitherlinkKind } from './kind.js'
import type { SlitherlinkRule } from './rules.js'
import { SLITHERLINK_WORDS } from './words.js'

export type { SlitherlinkAnswer, SlitherlinkBoard, SlitherlinkLayer, SlitherlinkClue } from './board.js'
export type {
  SlitherlinkGame,
  SlitherlinkHint,
  SlitherlinkKind,
  SlitherlinkLevel,
  SlitherlinkTechnique,
} from './kind.js'
export type { SlitherlinkRule } from './rules.js'
export { SLITHERLINK_LEVELS } from './kind.js'
export { SLITHERLINK_SIZES } from './engine.js'
export { generateSlitherlink } from './generate.js'
export { solveSlitherlink } from './solve.js'
export { gradeSlitherlink } from './hint.js'
export { decodeSlitherlink, encodeSlitherlink, readSlitherlink, writeSlitherlink } from './codes.js'

/** The rules read straight off an answer, the sides that the loop takes: linear, without a search. Names every broken rule with its cells. */
export function checkSlitherlink(board: SlitherlinkBoard, answer: SlitherlinkAnswer): Verdict<SlitherlinkRule> {
  return slitherlinkEngine.check(board, answer)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newSlitherlink(board: SlitherlinkBoard): SlitherlinkGame {
  return newGame(slitherlinkEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playSlitherlink(game: SlitherlinkGame, move: SlitherlinkKind['move']): SlitherlinkGame {
  return playGame(slitherlinkEngine, game, move)
}

/** The game without its last step. Throws a RangeError for what is no game. */
export function undoSlitherlink(game: SlitherlinkGame): SlitherlinkGame {
  return undoGame(game)
}

/** The game with the last undone step again. Throws a RangeError for what is no game. */
export function redoSlitherlink(game: SlitherlinkGame): SlitherlinkGame {
  return redoGame(game)
}

/** The game from the start; undo brings everything back. Throws a RangeError for what is no game. */
export function restartSlitherlink(game: SlitherlinkGame): SlitherlinkGame {
  return restartGame(slitherlinkEngine, game)
}

/**
 * The faults that show already and how many numbers have their lines. Unfinished is never a fault. Throws a RangeError for what
 * is no game.
 */
export function progressSlitherlink(game: SlitherlinkGame): Progress<SlitherlinkRule> {
  return progressGame(slitherlinkEngine, game)
}

/** A hint that can say itself. */
export type SpokenSlitherlinkHint = SpokenHint<SlitherlinkKind>

/** The next step of a game and why it is right; null when it is solved or has no answer. Throws a RangeError for what is no game. */
export function hintSlitherlink(game: SlitherlinkGame): SpokenSlitherlinkHint | null {
  return spokenHint(slitherlinkEngine, SLITHERLINK_WORDS, game)
}
