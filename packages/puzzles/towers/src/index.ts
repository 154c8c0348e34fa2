import { decodeKeptRun, generateNumbers } from '@kazu/numbers'
import type { KeptRun, MadeNumbers, NumbersMarks, NumbersMove, NumbersOptions } from '@kazu/numbers'
import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { BoardFormat, Grade, Progress, Report, Solved, SolveOptions, SpokenHint, Verdict } from '@kazu/puzzle'
import type { TowersAnswer, TowersBoard } from './board.js'
import { towersEngine, towersSpec } from './engine.js'
import type { TowersGame, TowersKind, TowersLevel } from './kind.js'
import type { TowersRule } from './rules.js'
import { towersWords } from './words.js'

export type { TowersAnswer, TowersBoard, TowersLayer } from './board.js'
export { readTowers } from './codes.js'
export { TOWERS_SIZES } from './generate.js'
export { TOWERS_LEVELS } from './kind.js'
export type { TowersGame, TowersHint, TowersKind, TowersLevel, TowersTechnique } from './kind.js'
export type { TowersRule } from './rules.js'

/** The marks of a towers game. */
export type TowersMarks = NumbersMarks

/** One move of a towers game: changes that are made, and undone, together. */
export type TowersMove = NumbersMove

/** What to make: a size of 4, 5, 6 or 7, a level, and a seed from 1 to 2147483647. */
export type TowersOptions = NumbersOptions

/** A towers puzzle that was made. */
export type MadeTowers = MadeNumbers<TowersBoard>

/** A game as the original Kazu kept it: what the player wrote, the notes, and the log of steps, each as its code. */
export type TowersRun = KeptRun

/**
 * Makes the puzzle of a size, level and seed: the same for ever, and the same as the original Kazu's. Throws a
 * RangeError for a size, level or seed that there is not, and for options that are none.
 */
export function generateTowers(options: TowersOptions, report?: Report): MadeTowers {
  return generateNumbers(towersSpec, options, report)
}

/**
 * Counts the answers of a board up to a limit (2 unless said). One step of work is one cell filled in the search.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveTowers(board: TowersBoard, options?: SolveOptions): Solved<TowersAnswer> {
  return towersEngine.solve(board, options)
}

/**
 * Reads the rules off an answer, which has one number a cell with the givens in it: linear, without a search. The reason
 * is the original Kazu's; the faults name all that is wrong, with the cells. Throws nothing.
 */
export function checkTowers(board: TowersBoard, answer: TowersAnswer): Verdict<TowersRule> {
  return towersEngine.check(board, answer)
}

/**
 * How hard a board is: its level, by guess depth, and how far up the ladder of hints it leads. The level is null for a
 * board without a single answer. Throws a RangeError for what is no board.
 */
export function gradeTowers(board: TowersBoard): Grade<TowersLevel> {
  return towersEngine.grade(board)
}

/**
 * Writes a board as the original Kazu's code: its cells, then the marks between them; or as a puzz.link `minarism`
 * address, which is null where numbers are printed. Throws a RangeError for what is no board or no format.
 */
export function writeTowers(board: TowersBoard): string
export function writeTowers(board: TowersBoard, format: BoardFormat): string | null
export function writeTowers(board: TowersBoard, format: BoardFormat = 'kazu'): string | null {
  return towersEngine.write(board, format)
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeTowers(game: TowersGame): string {
  return towersEngine.encode(game)
}

/** Reads a progress code; null on anything bad. */
export function decodeTowers(code: string): TowersGame | null {
  return towersEngine.decode(code)
}

/**
 * Reads a game that the original Kazu kept, with the log as its history and the notes as corner notes; null on anything
 * bad.
 */
export function decodeTowersRun(board: TowersBoard, kept: TowersRun): TowersGame | null {
  return decodeKeptRun(towersSpec, board, kept)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newTowers(board: TowersBoard): TowersGame {
  return newGame(towersEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playTowers(game: TowersGame, move: TowersMove): TowersGame {
  return playGame(towersEngine, game, move)
}

/** The game without its last step; the same game at its start. Throws a RangeError for what is no game. */
export function undoTowers(game: TowersGame): TowersGame {
  return undoGame(game)
}

/** The game with the last undone step again; the same game when nothing was undone. Throws a RangeError for what is no game. */
export function redoTowers(game: TowersGame): TowersGame {
  return redoGame(game)
}

/** The game from the start, as one more step, so that undo brings everything back. Throws a RangeError for what is no game. */
export function restartTowers(game: TowersGame): TowersGame {
  return restartGame(towersEngine, game)
}

/**
 * How many open cells are filled, and the rules that are broken already; unfinished is never a fault. Throws a
 * RangeError for what is no game.
 */
export function progressTowers(game: TowersGame): Progress<TowersRule> {
  return progressGame(towersEngine, game)
}

/** A hint with its reason in words. */
export type SaidTowersHint = SpokenHint<TowersKind>

/** The next step of a game and why; null when it is solved or its board has no single answer. Throws a RangeError for what is no game. */
export function hintTowers(game: TowersGame): SaidTowersHint | null {
  return spokenHint(towersEngine, towersWords, game)
}
