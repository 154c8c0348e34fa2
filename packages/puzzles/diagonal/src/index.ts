import { decodeKeptRun, generateNumbers } from '@kazu/numbers'
import type { KeptRun, MadeNumbers, NumbersMarks, NumbersMove, NumbersOptions } from '@kazu/numbers'
import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { BoardFormat, Grade, Progress, Report, Solved, SolveOptions, SpokenHint, Verdict } from '@kazu/puzzle'
import type { DiagonalAnswer, DiagonalBoard } from './board.js'
import { diagonalEngine, diagonalSpec } from './engine.js'
import type { DiagonalGame, DiagonalKind, DiagonalLevel } from './kind.js'
import type { DiagonalRule } from './rules.js'
import { diagonalWords } from './words.js'

export type { DiagonalAnswer, DiagonalBoard, DiagonalLayer } from './board.js'
export { readDiagonal } from './codes.js'
export { DIAGONAL_SIZES } from './generate.js'
export { DIAGONAL_LEVELS } from './kind.js'
export type { DiagonalGame, DiagonalHint, DiagonalKind, DiagonalLevel, DiagonalTechnique } from './kind.js'
export type { DiagonalRule } from './rules.js'

/** The marks of a diagonal game. */
export type DiagonalMarks = NumbersMarks

/** One move of a diagonal game: changes that are made, and undone, together. */
export type DiagonalMove = NumbersMove

/** What to make: a size of 6 or 9, a level, and a seed from 1 to 2147483647. */
export type DiagonalOptions = NumbersOptions

/** A diagonal puzzle that was made. */
export type MadeDiagonal = MadeNumbers

/** A game as the original Kazu kept it: what the player wrote, the notes, and the log of steps, each as its code. */
export type DiagonalRun = KeptRun

/**
 * Makes the puzzle of a size, level and seed: the same for ever, and the same as the original Kazu's. Throws a
 * RangeError for a size, level or seed that there is not, and for options that are none.
 */
export function generateDiagonal(options: DiagonalOptions, report?: Report): MadeDiagonal {
  return generateNumbers(diagonalSpec, options, report)
}

/**
 * Counts the answers of a board up to a limit (2 unless said). One step of work is one cell filled in the search.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveDiagonal(board: DiagonalBoard, options?: SolveOptions): Solved<DiagonalAnswer> {
  return diagonalEngine.solve(board, options)
}

/**
 * Reads the rules off an answer, which has one number a cell with the givens in it: linear, without a search. The reason
 * is the original Kazu's; the faults name all that is wrong, with the cells. Throws nothing.
 */
export function checkDiagonal(board: DiagonalBoard, answer: DiagonalAnswer): Verdict<DiagonalRule> {
  return diagonalEngine.check(board, answer)
}

/**
 * How hard a board is: its level, by guess depth, and how far up the ladder of hints it leads. The level is null for a
 * board without a single answer. Throws a RangeError for what is no board.
 */
export function gradeDiagonal(board: DiagonalBoard): Grade<DiagonalLevel> {
  return diagonalEngine.grade(board)
}

/**
 * Writes a board as the original Kazu's cells code. null for the format `puzzlink`: no address of puzz.link holds a
 * diagonal. Throws a RangeError for what is no board or no format.
 */
export function writeDiagonal(board: DiagonalBoard): string
export function writeDiagonal(board: DiagonalBoard, format: BoardFormat): string | null
export function writeDiagonal(board: DiagonalBoard, format: BoardFormat = 'kazu'): string | null {
  return diagonalEngine.write(board, format)
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeDiagonal(game: DiagonalGame): string {
  return diagonalEngine.encode(game)
}

/** Reads a progress code; null on anything bad. */
export function decodeDiagonal(code: string): DiagonalGame | null {
  return diagonalEngine.decode(code)
}

/**
 * Reads a game that the original Kazu kept, with the log as its history and the notes as corner notes; null on anything
 * bad.
 */
export function decodeDiagonalRun(board: DiagonalBoard, kept: DiagonalRun): DiagonalGame | null {
  return decodeKeptRun(diagonalSpec, board, kept)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newDiagonal(board: DiagonalBoard): DiagonalGame {
  return newGame(diagonalEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playDiagonal(game: DiagonalGame, move: DiagonalMove): DiagonalGame {
  return playGame(diagonalEngine, game, move)
}

/** The game without its last step; the same game at its start. Throws a RangeError for what is no game. */
export function undoDiagonal(game: DiagonalGame): DiagonalGame {
  return undoGame(game)
}

/** The game with the last undone step again; the same game when nothing was undone. Throws a RangeError for what is no game. */
export function redoDiagonal(game: DiagonalGame): DiagonalGame {
  return redoGame(game)
}

/** The game from the start, as one more step, so that undo brings everything back. Throws a RangeError for what is no game. */
export function restartDiagonal(game: DiagonalGame): DiagonalGame {
  return restartGame(diagonalEngine, game)
}

/**
 * How many open cells are filled, and the rules that are broken already; unfinished is never a fault. Throws a
 * RangeError for what is no game.
 */
export function progressDiagonal(game: DiagonalGame): Progress<DiagonalRule> {
  return progressGame(diagonalEngine, game)
}

/** A hint with its reason in words. */
export type SaidDiagonalHint = SpokenHint<DiagonalKind>

/** The next step of a game and why; null when it is solved or its board has no single answer. Throws a RangeError for what is no game. */
export function hintDiagonal(game: DiagonalGame): SaidDiagonalHint | null {
  return spokenHint(diagonalEngine, diagonalWords, game)
}
