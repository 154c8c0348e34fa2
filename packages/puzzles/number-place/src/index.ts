import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { Progress, SpokenHint } from '@kazu/puzzle'
import type { NumberPlaceBoard } from './board.js'
import { numberPlaceEngine } from './engine.js'
import type { NumberPlaceMove } from './game.js'
import type { NumberPlaceGame, NumberPlaceKind } from './kind.js'
import type { NumberPlaceRule } from './rules.js'
import { numberPlaceWords } from './words.js'

export { NUMBER_PLACE_SIZES } from './board.js'
export type { NumberPlaceAnswer, NumberPlaceBoard, NumberPlaceLayer } from './board.js'
export {
  decodeNumberPlace,
  decodeNumberPlaceRun,
  encodeNumberPlace,
  readNumberPlace,
  writeNumberPlace,
} from './codes.js'
export type { NumberPlaceRun } from './codes.js'
export type { NumberPlaceMarks, NumberPlaceMove } from './game.js'
export { generateNumberPlace } from './generate.js'
export type { MadeNumberPlace, NumberPlaceOptions } from './generate.js'
export { gradeNumberPlace } from './grade.js'
export { NUMBER_PLACE_LEVELS } from './kind.js'
export type {
  NumberPlaceGame,
  NumberPlaceHint,
  NumberPlaceKind,
  NumberPlaceLevel,
  NumberPlaceTechnique,
} from './kind.js'
export { checkNumberPlaceRules as checkNumberPlace } from './rules.js'
export type { NumberPlaceRule } from './rules.js'
export { solveNumberPlaceBoard as solveNumberPlace } from './solve.js'

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newNumberPlace(board: NumberPlaceBoard): NumberPlaceGame {
  return newGame(numberPlaceEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playNumberPlace(game: NumberPlaceGame, move: NumberPlaceMove): NumberPlaceGame {
  return playGame(numberPlaceEngine, game, move)
}

/** The game without its last step; the same game at its start. Throws a RangeError for what is no game. */
export function undoNumberPlace(game: NumberPlaceGame): NumberPlaceGame {
  return undoGame(game)
}

/** The game with the last undone step again; the same game when nothing was undone. Throws a RangeError for what is no game. */
export function redoNumberPlace(game: NumberPlaceGame): NumberPlaceGame {
  return redoGame(game)
}

/** The game from the start, as one more step, so that undo brings everything back. Throws a RangeError for what is no game. */
export function restartNumberPlace(game: NumberPlaceGame): NumberPlaceGame {
  return restartGame(numberPlaceEngine, game)
}

/**
 * How many open cells are filled, and the numbers that stand twice; unfinished is never a fault. Throws a RangeError for
 * what is no game.
 */
export function progressNumberPlace(game: NumberPlaceGame): Progress<NumberPlaceRule> {
  return progressGame(numberPlaceEngine, game)
}

/** A hint with its reason in words. */
export type SaidNumberPlaceHint = SpokenHint<NumberPlaceKind>

/** The next step of a game and why; null when it is solved or its board has no single answer. Throws a RangeError for what is no game. */
export function hintNumberPlace(game: NumberPlaceGame): SaidNumberPlaceHint | null {
  return spokenHint(numberPlaceEngine, numberPlaceWords, game)
}
