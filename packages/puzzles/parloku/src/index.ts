import type { NumbersAnswer, NumbersLayer, NumbersMarks, NumbersMove } from '@kazu/numbers'
import { newGame, playGame, progressGame, redoGame, restartGame, spokenHint, throwFault, undoGame } from '@kazu/puzzle'
import type {
  BoardFormat,
  Grade,
  Language,
  Progress,
  Report,
  Solved,
  SolveOptions,
  SpokenHint,
  Verdict,
} from '@kazu/puzzle'
import { isRecord, requireLanguage, sayReadProblem } from '@kazu/puzzle'
import { valueName } from '@kazu/random'
import { CELLS, parlokuFault, SIDE, WORD_MOST, WORDS_MOST, type ParlokuBoard } from './board.js'
import { notRead, type ParlokuRead, type ParlokuReadOptions, type ParlokuRefusal } from './codes.js'
import { parlokuEngine } from './engine.js'
import { clashingCells } from './game.js'
import { makeParloku, type MadeParloku, type ParlokuOptions } from './generate.js'
import { gridOf, type GridWord } from './grid.js'
import type { ParlokuGame, ParlokuKind, ParlokuLevel } from './kind.js'
import { puzzlepawText, readPuzzlepawText, type PuzzlepawRead } from './puzzlepaw.js'
import { capitalLetters, isLetter } from './letters.js'
import { readBoard } from './read.js'
import type { ParlokuRule } from './rules.js'
import { answersOf, differingCells, suggestGivens, type FoundAnswers, type Suggestions } from './solve.js'
import { Spelling } from './spell.js'
import { spelledLetters } from './spelled.js'
import { nextStep, type ParlokuStep } from './steps.js'
import { traceValues, type TraceOptions } from './walks.js'
import { parlokuWords, sayFault } from './words.js'

export type { ParlokuBoard, ParlokuFault, ParlokuFlaw, ParlokuGiven, ParlokuWord } from './board.js'
export type { ParlokuRead, ParlokuReadOptions, ParlokuRefusal } from './codes.js'
export { PARLOKU_LANGUAGES } from './generate.js'
export type { MadeParloku, ParlokuLanguage, ParlokuOptions } from './generate.js'
export { PARLOKU_LEVELS } from './kind.js'
export type { ParlokuGame, ParlokuHint, ParlokuKind, ParlokuLevel, ParlokuTechnique } from './kind.js'
export type { Ruled } from './path.js'
export type { PuzzlepawRead } from './puzzlepaw.js'
export type { ParlokuRule } from './rules.js'
export type { FoundAnswers, Suggestions } from './solve.js'
export type { ParlokuStep } from './steps.js'
export type { TraceOptions } from './walks.js'

/** One letter a cell as a number, 1 to 6 by its place among the board's six; 0 for a cell that is still empty. */
export type ParlokuAnswer = NumbersAnswer

/** The layers of marks: letters, corner and centre notes, colour. Only letters enter the verdict. */
export type ParlokuLayer = NumbersLayer

/** The marks of a parloku game. */
export type ParlokuMarks = NumbersMarks

/** One move of a parloku game: changes that are made, and undone, together. */
export type ParlokuMove = NumbersMove

/** Cells a side, letters, cells of a board, and how many letters a word and words a board have at the most. */
export const PARLOKU_LIMITS: Readonly<Record<'side' | 'letters' | 'cells' | 'word' | 'words', number>> = {
  side: SIDE,
  letters: SIDE,
  cells: CELLS,
  word: WORD_MOST,
  words: WORDS_MOST,
}

/**
 * Makes the puzzle of words, a level and a seed: the same for ever. Throws a RangeError for a level, seed or language that
 * there is not, at once for words of which no two fit on one board, and for words that give none of the level.
 */
export function generateParloku(options: ParlokuOptions, report?: Report): MadeParloku {
  return makeParloku(options, report)
}

/**
 * Counts the answers of a board up to a limit (2 unless said). One step of work is one cell filled in the search.
 * Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveParloku(board: ParlokuBoard, options?: SolveOptions): Solved<ParlokuAnswer> {
  return parlokuEngine.solve(board, options)
}

/**
 * The first answers of a board, up to a limit (2 unless said): two that differ show where a board is open: see
 * {@link differencesParloku}. Throws a RangeError for what is no board, and for a limit or budget that is none.
 */
export function findParloku(board: ParlokuBoard, options?: SolveOptions): FoundAnswers {
  return answersOf(board, options)
}

/** The cells in which two answers differ, in reading order. Throws a RangeError for what are no lists. */
export function differencesParloku(first: ParlokuAnswer, second: ParlokuAnswer): number[] {
  for (const answer of [first, second] as unknown[])
    if (!Array.isArray(answer)) throw new RangeError(`An answer must be a list, not ${valueName(answer)}.`)
  return differingCells(first, second)
}

/**
 * The different letters of words as capitals, in the order of their characters, as a builder infers a board's letters: they
 * need not be six. What is no letter is passed over. Throws a RangeError for what is no list of texts.
 */
export function lettersOfWords(words: readonly string[], locale?: string): string[] {
  const list: unknown = words
  if (!Array.isArray(list) || !list.every((word) => typeof word === 'string'))
    throw new RangeError(`The words must be a list of texts, not ${valueName(list)}.`)
  return [...new Set(words.flatMap((word) => capitalLetters(word, locale)))].filter(isLetter).sort()
}

/**
 * Printed letters that would leave a board one answer: each single one, and a few that do it together. Throws a RangeError
 * for what is no board, and for a budget that is none.
 */
export function suggestParloku(board: ParlokuBoard, options?: Pick<SolveOptions, 'budget'>): Suggestions {
  return suggestGivens(board, options)
}

/**
 * Reads the rules off an answer, which has one letter a cell as a number with the printed ones in it: without a search.
 * The faults name all that is wrong, with the cells. Throws nothing.
 */
export function checkParloku(board: ParlokuBoard, answer: ParlokuAnswer): Verdict<ParlokuRule> {
  return parlokuEngine.check(board, answer)
}

/**
 * How hard a board is: easy when words and singles lead to its end, medium when short suppositions do, else hard. The level
 * is null for a board without a single answer. Throws a RangeError for what is no board.
 */
export function gradeParloku(board: ParlokuBoard): Grade<ParlokuLevel> {
  return parlokuEngine.grade(board)
}

/**
 * Reads a board: a code `LETTERS_GIVENS_WORDS`, an address or a query with one behind `p=`, or a puzzlepaw file. Small
 * letters become capitals. On anything else it says what is wrong, where, and with which part; it never throws.
 */
export function readParloku(text: string, options: ParlokuReadOptions = {}): ParlokuRead {
  return readBoard(text, localeOf(options))
}

/** The options of a reader, which never throws: what is no locale counts as none. */
function localeOf(options: unknown): ParlokuReadOptions {
  const locale = typeof options === 'object' && options !== null ? (options as ParlokuReadOptions).locale : undefined
  return typeof locale === 'string' ? { locale } : {}
}

/** Why a text could not be read, as a sentence. Throws a RangeError for a language that there is not, and for no refusal. */
export function sayParlokuRefusal(refusal: ParlokuRefusal, language: Language): string {
  requireLanguage(language)
  const known: unknown = refusal
  if (!isRecord(known) || typeof known['problem'] !== 'string')
    throw new RangeError(`A refusal says its problem, and ${valueName(known)} has none.`)
  const { problem, fault } = refusal
  return fault === null ? sayReadProblem(problem, language) : sayFault(fault, language)
}

/**
 * Writes a board as its code, as it stands behind `?p=`. As an address of puzz.link it is null: there is no parloku there.
 * Throws a RangeError for what is no board or no format.
 */
export function writeParloku(board: ParlokuBoard): string
export function writeParloku(board: ParlokuBoard, format: BoardFormat): string | null
export function writeParloku(board: ParlokuBoard, format: BoardFormat = 'kazu'): string | null {
  return parlokuEngine.write(board, format)
}

/** Reads a puzzlepaw file, with the answer that stands in it. On anything else it says what is wrong; it never throws. */
export function readPuzzlepaw(text: string, options: ParlokuReadOptions = {}): PuzzlepawRead {
  return typeof text === 'string' ? readPuzzlepawText(text, localeOf(options)) : notRead('empty', 0)
}

/**
 * A board as a puzzlepaw file, with its answer; `null` stands there for a board that has not exactly one. Throws a
 * RangeError for what is no board.
 */
export function puzzlepawOf(board: ParlokuBoard): string {
  return puzzlepawText(board)
}

/** Throws a RangeError unless values are one whole number from 0 to 6 a cell of a sound board. */
function requireValues(board: unknown, values: unknown): void {
  throwFault(parlokuFault(board))
  const isValue = (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= SIDE
  if (Array.isArray(values) && values.length === CELLS && values.every(isValue)) return
  throw new RangeError(`The values must be one whole number from 0 to 6 a cell, not ${valueName(values)}.`)
}

function wordAt(board: ParlokuBoard, values: ParlokuAnswer, word: number): GridWord {
  requireValues(board, values)
  const found = gridOf(board).words[word]
  if (found === undefined) throw new RangeError(`The board has no word ${valueName(word)}; they count from 0.`)
  return found
}

/** The cells whose letter stands again in their row, column or box. Throws a RangeError for what are no values. */
export function clashesParloku(board: ParlokuBoard, values: ParlokuAnswer): number[] {
  requireValues(board, values)
  return clashingCells(values)
}

/**
 * The longest beginning of a word, named by its place on the board from 0, that can be walked from its start, as the cells
 * of the walk. `wild` lets an empty cell stand for any letter, `revisit` lets the walk come back to a cell, as the rules do.
 * Throws a RangeError for what is no board, no values, or no word.
 */
export function traceParloku(
  board: ParlokuBoard,
  values: ParlokuAnswer,
  word: number,
  options: TraceOptions = {},
): number[] {
  return traceValues(values, wordAt(board, values, word), options)
}

/** How many letters of a word are spelled, as its chip shows it. Throws as {@link traceParloku}. */
export function spelledParloku(board: ParlokuBoard, values: ParlokuAnswer, word: number): number {
  return spelledLetters(values, wordAt(board, values, word))
}

/**
 * Every walk that could still spell a word: each cell holds its letter or could take it by rows, columns and boxes, and the
 * walk puts no letter twice into one of these. At most `most`, 1,000 unless said. Throws as {@link traceParloku}.
 */
export function spellingsParloku(board: ParlokuBoard, values: ParlokuAnswer, word: number, most = 1000): number[][] {
  const walked = wordAt(board, values, word)
  return new Spelling(values).all(walked, most)
}

/**
 * The next step of the logical path, as a tutorial gives it: a wrong letter first, then the starts of words, along the
 * words, singles; and where these end, a letter of the answer. null when the board is full and right, or has no single
 * answer. `hintParloku` gives longer reasons before it gives the answer. Throws a RangeError for what is no game.
 */
export function stepParloku(game: ParlokuGame): ParlokuStep | null {
  return nextStep(game)
}

/** The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game. */
export function encodeParloku(game: ParlokuGame): string {
  return parlokuEngine.encode(game)
}

/** Reads a progress code; null on anything bad. */
export function decodeParloku(code: string): ParlokuGame | null {
  return parlokuEngine.decode(code)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newParloku(board: ParlokuBoard): ParlokuGame {
  return newGame(parlokuEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no game. */
export function playParloku(game: ParlokuGame, move: ParlokuMove): ParlokuGame {
  return playGame(parlokuEngine, game, move)
}

/** The game without its last step; the same game at its start. Throws a RangeError for what is no game. */
export function undoParloku(game: ParlokuGame): ParlokuGame {
  return undoGame(game)
}

/** The game with the last undone step again; the same game when nothing was undone. Throws a RangeError for what is no game. */
export function redoParloku(game: ParlokuGame): ParlokuGame {
  return redoGame(game)
}

/** The game from the start, as one more step, so that undo brings everything back. Throws a RangeError for what is no game. */
export function restartParloku(game: ParlokuGame): ParlokuGame {
  return restartGame(parlokuEngine, game)
}

/**
 * How many open cells are filled, and the rules that are broken already; unfinished is never a fault. Throws a
 * RangeError for what is no game.
 */
export function progressParloku(game: ParlokuGame): Progress<ParlokuRule> {
  return progressGame(parlokuEngine, game)
}

/** A hint with its reason in words. */
export type SaidParlokuHint = SpokenHint<ParlokuKind>

/** The next step of a game and why; null when it is solved or its board has no single answer. Throws a RangeError for what is no game. */
export function hintParloku(game: ParlokuGame): SaidParlokuHint | null {
  return spokenHint(parlokuEngine, parlokuWords, game)
}
