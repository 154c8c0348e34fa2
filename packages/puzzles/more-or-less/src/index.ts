import { decodeKeptRun, generateNumbers } from '@kazu/numbers'
import type { KeptRun, MadeNumbers, NumbersMarks, NumbersMove, NumbersOptions } from '@kazu/numbers'
import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { BoardFormat, Grade, Progress, Report, Solved, SolveOptions, SpokenHint, Verdict } from '@kazu/puzzle'
import type { MoreOrLessAnswer, MoreOrLessBoard } from './board.js'
import { moreOrLessEngine, moreOrLessSpec } from './engine.js'
import type { MoreOrLessGame, MoreOrLessKind, MoreOrLessLevel } from './kind.js'
import type { MoreOrLessRule } from './rules.js'
import { moreOrLessWords } from './words.js'

export type { MoreOrLessAnswer, MoreOrLessBoard, MoreOrLessLayer, Sign } from './board.js'
export { readMoreOrLess } from './codes.js'
export { MORE_OR_LESS_SIZES } from './generate.js'
export { MORE_OR_LESS_LEVELS } from './kind.js'
export type { MoreOrLessGame, MoreOrLessHint, MoreOrLessKind, MoreOrLessLevel, MoreOrLessTechnique } from './kind.js'
export type { MoreOrLessRule } from './rules.js'

/** The marks of a more-or-less game. */
export type MoreOrLessMarks = NumbersMarks

/** One move of a more-or-less game: changes that are made, and undone, together. */
export type MoreOrLessMove = NumbersMove

/** What to make: a size of 4, 5, 6 or 7, a level, and a seed from 1 to 2147483647. */
export type MoreOrLessOptions = NumbersOptions

/** A more-or-less puzzle that was made. */
export type MadeMoreOrLess = MadeNumbers<MoreOrLessBoard>

/** A game as the original Kazu kept it: what the player wrote, the notes, and the log of steps, each as its code. */
export type MoreOrLessRun = KeptRun

/**
 * Makes the puzzle of a size, level and seed: the same for ever, and the same as the original Kazu's. Throws a
 * RangeError for a size, level or seed that there is not, and for options that are none.
 */
export function generateMoreOrLess(options: MoreOrLessOptions, report?: Report): MadeMoreOrLess {
  return generateNumbers(moreOrLessSpec, options, report)
}

/**
 * Counts the answers of a board up to a limit (2 unless said). One step of work is one cell filled in the search.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveMoreOrLess(board: MoreOrLessBoard, options?: SolveOptions): Solved<MoreOrLessAnswer> {
  return moreOrLessEngine.solve(board, options)
}

/**
 * Reads the rules off an answer, which has one number a cell with the givens in it: linear, without a search. The reason
 * is the original Kazu's; the faults name all that is wrong, with the cells. Throws nothing.
 */
export function checkMoreOrLess(board: MoreOrLessBoard, answer: MoreOrLessAnswer): Verdict<MoreOrLessRule> {
  return moreOrLessEngine.check(board, answer)
}

/**
 * How hard a board is: its level, by guess depth, and how far up the ladder of hints it leads. The level is null for a
 * board without a single answer. Throws a RangeError for what is no board.
 */
export function gradeMoreOrLess(board: MoreOrLessBoard): Grade<MoreOrLessLevel> {
  return moreOrLessEngine.grade(board)
}

/**
 * Writes a board as the original Kazu's code: its cells, then the marks between them; or as a puzz.link `minarism`
 * address, which is null where numbers are printed. Throws a RangeError for what is no board or no format.
 */
export function writeMoreOrLess(board: MoreOrLessBoard): string
export function writeMoreOrLess(board: MoreOrLessBoard, format: BoardFormat): string | null
export function writeMoreOrLess(board: MoreOrLessBoard, format: BoardFormat = 'kazu'): string | null {
  return moreOrLessEngine.write(board, format)
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeMoreOrLess(game: MoreOrLessGame): string {
  return moreOrLessEngine.encode(game)
}

/** Reads a progress code; null on anything bad. */
export function decodeMoreOrLess(code: string): MoreOrLessGame | null {
  return moreOrLessEngine.decode(code)
}

/**
 * Reads a game that the original Kazu kept, with the log as its history and the notes as corner notes; null on anything
 * bad.
 */
export function decodeMoreOrLessRun(board: MoreOrLessBoard, kept: MoreOrLessRun): MoreOrLessGame | null {
  return decodeKeptRun(moreOrLessSpec, board, kept)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newMoreOrLess(board: MoreOrLessBoard): MoreOrLessGame {
  return newGame(moreOrLessEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playMoreOrLess(game: MoreOrLessGame, move: MoreOrLessMove): MoreOrLessGame {
  return playGame(moreOrLessEngine, game, move)
}

/** The game without its last step; the same game at its start. Throws a RangeError for what is no game. */
export function undoMoreOrLess(game: MoreOrLessGame): MoreOrLessGame {
  return undoGame(game)
}

/** The game with the last undone step again; the same game when nothing was undone. Throws a RangeError for what is no game. */
export function redoMoreOrLess(game: MoreOrLessGame): MoreOrLessGame {
  return redoGame(game)
}

/** The game from the start, as one more step, so that undo brings everything back. Throws a RangeError for what is no game. */
export function restartMoreOrLess(game: MoreOrLessGame): MoreOrLessGame {
  return restartGame(moreOrLessEngine, game)
}

/**
 * How many open cells are filled, and the rules that are broken already; unfinished is never a fault. Throws a
 * RangeError for what is no game.
 */
export function progressMoreOrLess(game: MoreOrLessGame): Progress<MoreOrLessRule> {
  return progressGame(moreOrLessEngine, game)
}

/** A hint with its reason in words. */
export type SaidMoreOrLessHint = SpokenHint<MoreOrLessKind>

/** The next step of a game and why; null when it is solved or its board has no single answer. Throws a RangeError for what is no game. */
export function hintMoreOrLess(game: MoreOrLessGame): SaidMoreOrLessHint | null {
  return spokenHint(moreOrLessEngine, moreOrLessWords, game)
}
