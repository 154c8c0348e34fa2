import { decodeKeptRun, generateNumbers } from '@kazu/numbers'
import type { KeptRun, MadeNumbers, NumbersMarks, NumbersMove, NumbersOptions } from '@kazu/numbers'
import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, undoGame } from '@kazu/puzzle'
import type { BoardFormat, Grade, Progress, Report, Solved, SolveOptions, SpokenHint, Verdict } from '@kazu/puzzle'
import type { SumCagesAnswer, SumCagesBoard } from './board.js'
import { sumCagesEngine, sumCagesSpec } from './engine.js'
import type { SumCagesGame, SumCagesKind, SumCagesLevel } from './kind.js'
import type { SumCagesRule } from './rules.js'
import { sumCagesWords } from './words.js'

export type { SumCagesAnswer, SumCagesBoard, SumCagesLayer } from './board.js'
export { readSumCages } from './codes.js'
export { SUM_CAGES_SIZES } from './generate.js'
export { SUM_CAGES_LEVELS } from './kind.js'
export type { SumCagesGame, SumCagesHint, SumCagesKind, SumCagesLevel, SumCagesTechnique } from './kind.js'
export type { SumCagesRule } from './rules.js'

/** The marks of a sum-cages game. */
export type SumCagesMarks = NumbersMarks

/** One move of a sum-cages game: changes that are made, and undone, together. */
export type SumCagesMove = NumbersMove

/** What to make: a size of 6 or 9, a level, and a seed from 1 to 2147483647. */
export type SumCagesOptions = NumbersOptions

/** A sum-cages puzzle that was made. */
export type MadeSumCages = MadeNumbers<SumCagesBoard>

/** A game as the original Kazu kept it: what the player wrote, the notes, and the log of steps, each as its code. */
export type SumCagesRun = KeptRun

/**
 * Makes the puzzle of a size, level and seed: the same for ever, and the same as the original Kazu's. Throws a
 * RangeError for a size, level or seed that there is not, and for options that are none.
 */
export function generateSumCages(options: SumCagesOptions, report?: Report): MadeSumCages {
  return generateNumbers(sumCagesSpec, options, report)
}

/**
 * Counts the answers of a board up to a limit (2 unless said). One step of work is one cell filled in the search.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveSumCages(board: SumCagesBoard, options?: SolveOptions): Solved<SumCagesAnswer> {
  return sumCagesEngine.solve(board, options)
}

/**
 * Reads the rules off an answer, which has one number a cell with the givens in it: linear, without a search. The reason
 * is the original Kazu's; the faults name all that is wrong, with the cells. Throws nothing.
 */
export function checkSumCages(board: SumCagesBoard, answer: SumCagesAnswer): Verdict<SumCagesRule> {
  return sumCagesEngine.check(board, answer)
}

/**
 * How hard a board is: its level, by the cells of its greatest cage, and how far up the ladder of hints it leads. The level is null for a
 * board without a single answer. Throws a RangeError for what is no board.
 */
export function gradeSumCages(board: SumCagesBoard): Grade<SumCagesLevel> {
  return sumCagesEngine.grade(board)
}

/**
 * Writes a board as the original Kazu's code: its cells, their cages, and the sums of the cages. puzz.link has no such
 * boards, so that an address is null. Throws a RangeError for what is no board or no format.
 */
export function writeSumCages(board: SumCagesBoard): string
export function writeSumCages(board: SumCagesBoard, format: BoardFormat): string | null
export function writeSumCages(board: SumCagesBoard, format: BoardFormat = 'kazu'): string | null {
  return sumCagesEngine.write(board, format)
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeSumCages(game: SumCagesGame): string {
  return sumCagesEngine.encode(game)
}

/** Reads a progress code; null on anything bad. */
export function decodeSumCages(code: string): SumCagesGame | null {
  return sumCagesEngine.decode(code)
}

/**
 * Reads a game that the original Kazu kept, with the log as its history and the notes as corner notes; null on anything
 * bad.
 */
export function decodeSumCagesRun(board: SumCagesBoard, kept: SumCagesRun): SumCagesGame | null {
  return decodeKeptRun(sumCagesSpec, board, kept)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newSumCages(board: SumCagesBoard): SumCagesGame {
  return newGame(sumCagesEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playSumCages(game: SumCagesGame, move: SumCagesMove): SumCagesGame {
  return playGame(sumCagesEngine, game, move)
}

/** The game without its last step; the same game at its start. Throws a RangeError for what is no game. */
export function undoSumCages(game: SumCagesGame): SumCagesGame {
  return undoGame(game)
}

/** The game with the last undone step again; the same game when nothing was undone. Throws a RangeError for what is no game. */
export function redoSumCages(game: SumCagesGame): SumCagesGame {
  return redoGame(game)
}

/** The game from the start, as one more step, so that undo brings everything back. Throws a RangeError for what is no game. */
export function restartSumCages(game: SumCagesGame): SumCagesGame {
  return restartGame(sumCagesEngine, game)
}

/**
 * How many open cells are filled, and the rules that are broken already; unfinished is never a fault. Throws a
 * RangeError for what is no game.
 */
export function progressSumCages(game: SumCagesGame): Progress<SumCagesRule> {
  return progressGame(sumCagesEngine, game)
}

/** A hint with its reason in words. */
export type SaidSumCagesHint = SpokenHint<SumCagesKind>

/** The next step of a game and why; null when it is solved or its board has no single answer. Throws a RangeError for what is no game. */
export function hintSumCages(game: SumCagesGame): SaidSumCagesHint | null {
  return spokenHint(sumCagesEngine, sumCagesWords, game)
}
