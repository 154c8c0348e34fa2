import { newGame, playGame, redoGame, restartGame, sayHint, undoGame } from '@kazu/puzzle'
import type { Language, Progress } from '@kazu/puzzle'
import type { NumberPlaceBoard } from './board.js'
import { numberPlaceEngine } from './engine.js'
import { progressOfNumberPlace, type NumberPlaceMove } from './game.js'
import { hintNumberPlaceMarks } from './hint.js'
import type { NumberPlaceGame, NumberPlaceHint } from './kind.js'
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

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move. */
export function playNumberPlace(game: NumberPlaceGame, move: NumberPlaceMove): NumberPlaceGame {
  return playGame(numberPlaceEngine, game, move)
}

/** The game without its last step; the same game at its start. */
export function undoNumberPlace(game: NumberPlaceGame): NumberPlaceGame {
  return undoGame(game)
}

/** The game with the last undone step again; the same game when nothing was undone. */
export function redoNumberPlace(game: NumberPlaceGame): NumberPlaceGame {
  return redoGame(game)
}

/** The game from the start, as one more step, so that undo brings everything back. */
export function restartNumberPlace(game: NumberPlaceGame): NumberPlaceGame {
  return restartGame(numberPlaceEngine, game)
}

/** How many open cells are filled, and the numbers that stand twice; unfinished is never a fault. */
export function progressNumberPlace(game: NumberPlaceGame): Progress<NumberPlaceRule> {
  return progressOfNumberPlace(game.board, game.marks)
}

/** A hint with its reason in words. */
export interface SaidNumberPlaceHint extends NumberPlaceHint {
  /** The whole reason as text; numbers in brackets are the places of `because`, from 1. */
  readonly words: (language: Language) => string
}

/** The next step of a game and why; null when it is solved or its board has no single answer. */
export function hintNumberPlace(game: NumberPlaceGame): SaidNumberPlaceHint | null {
  const hint = hintNumberPlaceMarks(game.board, game.marks)
  if (hint === null) return null
  const size = numberPlaceEngine.size(game.board)
  return { ...hint, words: (language) => sayHint(numberPlaceWords[language], hint, size, language) }
}
