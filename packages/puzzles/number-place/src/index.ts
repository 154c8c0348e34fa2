import { decodeKeptRun, generateNumbers } from '@kazu/numbers'
import type { KeptRun, MadeNumbers, NumbersMarks, NumbersMove, NumbersOptions } from '@kazu/numbers'
import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { BoardFormat, Grade, Progress, Report, Solved, SolveOptions, SpokenHint, Verdict } from '@kazu/puzzle'
import type { NumberPlaceAnswer, NumberPlaceBoard } from './board.js'
import { numberPlaceEngine, numberPlaceSpec } from './engine.js'
import type { NumberPlaceGame, NumberPlaceKind, NumberPlaceLevel } from './kind.js'
import type { NumberPlaceRule } from './rules.js'
import { numberPlaceWords } from './words.js'

export { NUMBER_PLACE_SIZES } from './board.js'
export type { NumberPlaceAnswer, NumberPlaceBoard, NumberPlaceLayer } from './board.js'
export { readNumberPlace } from './codes.js'
export { NUMBER_PLACE_LEVELS } from './kind.js'
export type {
  NumberPlaceGame,
  NumberPlaceHint,
  NumberPlaceKind,
  NumberPlaceLevel,
  NumberPlaceTechnique,
} from './kind.js'
export type { NumberPlaceRule } from './rules.js'

/** The marks of a number-place game. */
export type NumberPlaceMarks = NumbersMarks

/** One move of a number-place game: changes that are made, and undone, together. */
export type NumberPlaceMove = NumbersMove

/** What to make: a size of 4, 6, 9, 16 or 25, a level, and a seed from 1 to 2147483647. */
export type NumberPlaceOptions = NumbersOptions

/** A number-place puzzle that was made. */
export type MadeNumberPlace = MadeNumbers

/** A game as the original Kazu kept it: what the player wrote, the notes, and the log of steps, each as its code. */
export type NumberPlaceRun = KeptRun

/**
 * Makes the puzzle of a size, level and seed: the same for ever, and the same as the original Kazu's. Throws a
 * RangeError for a size, level or seed that there is not, and for options that are none.
 */
export function generateNumberPlace(options: NumberPlaceOptions, report?: Report): MadeNumberPlace {
  return generateNumbers(numberPlaceSpec, options, report)
}

/**
 * Counts the answers of a board up to a limit (2 unless said). One step of work is one cell filled in the search.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveNumberPlace(board: NumberPlaceBoard, options?: SolveOptions): Solved<NumberPlaceAnswer> {
  return numberPlaceEngine.solve(board, options)
}

/**
 * Reads the rules off an answer, which has one number a cell with the givens in it: linear, without a search. The reason
 * is the original Kazu's; the faults name all that is wrong, with the cells. Throws nothing.
 */
export function checkNumberPlace(board: NumberPlaceBoard, answer: NumberPlaceAnswer): Verdict<NumberPlaceRule> {
  return numberPlaceEngine.check(board, answer)
}

/**
 * How hard a board is: its level, by guess depth, and how far up the ladder of hints it leads. The level is null for a
 * board without a single answer. Throws a RangeError for what is no board.
 */
export function gradeNumberPlace(board: NumberPlaceBoard): Grade<NumberPlaceLevel> {
  return numberPlaceEngine.grade(board)
}

/**
 * Writes a board as the original Kazu's cells code, which at 9 is the usual 81 characters, or as a puzz.link `sudoku`
 * address. Throws a RangeError for what is no board or no format.
 */
export function writeNumberPlace(board: NumberPlaceBoard, format: BoardFormat = 'kazu'): string {
  // Both formats hold every board.
  return numberPlaceEngine.write(board, format) as string
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeNumberPlace(game: NumberPlaceGame): string {
  return numberPlaceEngine.encode(game)
}

/** Reads a progress code; null on anything bad. */
export function decodeNumberPlace(code: string): NumberPlaceGame | null {
  return numberPlaceEngine.decode(code)
}

/**
 * Reads a game that the original Kazu kept, with the log as its history and the notes as corner notes; null on anything
 * bad.
 */
export function decodeNumberPlaceRun(board: NumberPlaceBoard, kept: NumberPlaceRun): NumberPlaceGame | null {
  return decodeKeptRun(numberPlaceSpec, board, kept)
}

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
 * How many open cells are filled, and the rules that are broken already; unfinished is never a fault. Throws a
 * RangeError for what is no game.
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
