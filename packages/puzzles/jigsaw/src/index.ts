import { decodeKeptRun, generateNumbers } from '@kazu/numbers'
import type { KeptRun, MadeNumbers, NumbersMarks, NumbersMove, NumbersOptions } from '@kazu/numbers'
import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { BoardFormat, Grade, Progress, Report, Solved, SolveOptions, SpokenHint, Verdict } from '@kazu/puzzle'
import type { JigsawAnswer, JigsawBoard } from './board.js'
import { jigsawEngine, jigsawSpec } from './engine.js'
import type { JigsawGame, JigsawKind, JigsawLevel } from './kind.js'
import type { JigsawRule } from './rules.js'
import { jigsawWords } from './words.js'

export type { JigsawAnswer, JigsawBoard, JigsawLayer } from './board.js'
export { readJigsaw } from './codes.js'
export { JIGSAW_SIZES } from './generate.js'
export { JIGSAW_LEVELS } from './kind.js'
export type { JigsawGame, JigsawHint, JigsawKind, JigsawLevel, JigsawTechnique } from './kind.js'
export type { JigsawRule } from './rules.js'

/** The marks of a jigsaw game. */
export type JigsawMarks = NumbersMarks

/** One move of a jigsaw game: changes that are made, and undone, together. */
export type JigsawMove = NumbersMove

/** What to make: a size of 5, 6, 7 or 9, a level, and a seed from 1 to 2147483647. */
export type JigsawOptions = NumbersOptions

/** A jigsaw puzzle that was made. */
export type MadeJigsaw = MadeNumbers<JigsawBoard>

/** A game as the original Kazu kept it: what the player wrote, the notes, and the log of steps, each as its code. */
export type JigsawRun = KeptRun

/**
 * Makes the puzzle of a size, level and seed: the same for ever, and the same as the original Kazu's. Throws a
 * RangeError for a size, level or seed that there is not, and for options that are none.
 */
export function generateJigsaw(options: JigsawOptions, report?: Report): MadeJigsaw {
  return generateNumbers(jigsawSpec, options, report)
}

/**
 * Counts the answers of a board up to a limit (2 unless said). One step of work is one cell filled in the search.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveJigsaw(board: JigsawBoard, options?: SolveOptions): Solved<JigsawAnswer> {
  return jigsawEngine.solve(board, options)
}

/**
 * Reads the rules off an answer, which has one number a cell with the givens in it: linear, without a search. The reason
 * is the original Kazu's; the faults name all that is wrong, with the cells. Throws nothing.
 */
export function checkJigsaw(board: JigsawBoard, answer: JigsawAnswer): Verdict<JigsawRule> {
  return jigsawEngine.check(board, answer)
}

/**
 * How hard a board is: its level, by guess depth, and how far up the ladder of hints it leads. The level is null for a
 * board without a single answer. Throws a RangeError for what is no board.
 */
export function gradeJigsaw(board: JigsawBoard): Grade<JigsawLevel> {
  return jigsawEngine.grade(board)
}

/**
 * Writes a board as the original Kazu's code: its cells, then the letters of its regions. null for the format `puzzlink`:
 * no address of puzz.link holds a jigsaw. Throws a RangeError for what is no board or no format.
 */
export function writeJigsaw(board: JigsawBoard): string
export function writeJigsaw(board: JigsawBoard, format: BoardFormat): string | null
export function writeJigsaw(board: JigsawBoard, format: BoardFormat = 'kazu'): string | null {
  return jigsawEngine.write(board, format)
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeJigsaw(game: JigsawGame): string {
  return jigsawEngine.encode(game)
}

/** Reads a progress code; null on anything bad. */
export function decodeJigsaw(code: string): JigsawGame | null {
  return jigsawEngine.decode(code)
}

/**
 * Reads a game that the original Kazu kept, with the log as its history and the notes as corner notes; null on anything
 * bad.
 */
export function decodeJigsawRun(board: JigsawBoard, kept: JigsawRun): JigsawGame | null {
  return decodeKeptRun(jigsawSpec, board, kept)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newJigsaw(board: JigsawBoard): JigsawGame {
  return newGame(jigsawEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playJigsaw(game: JigsawGame, move: JigsawMove): JigsawGame {
  return playGame(jigsawEngine, game, move)
}

/** The game without its last step; the same game at its start. Throws a RangeError for what is no game. */
export function undoJigsaw(game: JigsawGame): JigsawGame {
  return undoGame(game)
}

/** The game with the last undone step again; the same game when nothing was undone. Throws a RangeError for what is no game. */
export function redoJigsaw(game: JigsawGame): JigsawGame {
  return redoGame(game)
}

/** The game from the start, as one more step, so that undo brings everything back. Throws a RangeError for what is no game. */
export function restartJigsaw(game: JigsawGame): JigsawGame {
  return restartGame(jigsawEngine, game)
}

/**
 * How many open cells are filled, and the rules that are broken already; unfinished is never a fault. Throws a
 * RangeError for what is no game.
 */
export function progressJigsaw(game: JigsawGame): Progress<JigsawRule> {
  return progressGame(jigsawEngine, game)
}

/** A hint with its reason in words. */
export type SaidJigsawHint = SpokenHint<JigsawKind>

/** The next step of a game and why; null when it is solved or its board has no single answer. Throws a RangeError for what is no game. */
export function hintJigsaw(game: JigsawGame): SaidJigsawHint | null {
  return spokenHint(jigsawEngine, jigsawWords, game)
}
