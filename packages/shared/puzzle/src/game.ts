import { valueName } from '@kazu/random'
import { isRecord, throwFault } from './asked.js'
import type { Engine, Game, Hint, Kind, Progress } from './contract.js'

/** How many moves a game remembers for undo. */
export const HISTORY_MOST = 2000

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newGame<K extends Kind>(engine: Engine<K>, board: K['board']): Game<K> {
  throwFault(engine.fault(board))
  return { board, marks: engine.start(board), past: [], future: [] }
}

/** Throws a RangeError in a plain sentence unless a value has the parts of a game. They are not looked into. */
function requireParts(game: unknown): void {
  if (!isRecord(game)) throw new RangeError(`A game must be an object, not ${valueName(game)}.`)
  for (const part of ['past', 'future']) {
    if (!Array.isArray(game[part])) {
      throw new RangeError(`The ${part} of a game must be a list, not ${valueName(game[part])}.`)
    }
  }
}

/**
 * Throws a RangeError in a plain sentence unless a value is a game of the kind: a sound board, marks that fit it, and
 * lists of past and future. What these lists hold is looked at when undo and redo bring it back.
 */
export function requireGame<K extends Kind>(
  engine: Pick<Engine<K>, 'fault' | 'marksFault'>,
  game: unknown,
): asserts game is Game<K> {
  requireParts(game)
  const { board, marks } = game as Game<K>
  throwFault(engine.fault(board) ?? engine.marksFault(board, marks))
}

/** The game with other marks as one more step of its history; the same game when they are the same object. */
export function withMarks<K extends Kind>(game: Game<K>, marks: K['marks']): Game<K> {
  if (marks === game.marks) return game
  return { board: game.board, marks, past: [...game.past, game.marks].slice(-HISTORY_MOST), future: [] }
}

/**
 * The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move or no
 * game.
 */
export function playGame<K extends Kind>(engine: Engine<K>, game: Game<K>, move: K['move']): Game<K> {
  requireGame(engine, game)
  return withMarks(game, engine.play(game.board, game.marks, move))
}

/** The game without its last step; the same game at its start. Throws a RangeError for what is no game. */
export function undoGame<K extends Kind>(game: Game<K>): Game<K> {
  requireParts(game)
  if (game.past.length === 0) return game
  const marks = game.past[game.past.length - 1]
  return { board: game.board, marks, past: game.past.slice(0, -1), future: [...game.future, game.marks] }
}

/**
 * The game with the last undone step again; the same game when nothing was undone. Throws a RangeError for what is no
 * game.
 */
export function redoGame<K extends Kind>(game: Game<K>): Game<K> {
  requireParts(game)
  if (game.future.length === 0) return game
  const marks = game.future[game.future.length - 1]
  return { board: game.board, marks, past: [...game.past, game.marks], future: game.future.slice(0, -1) }
}

/**
 * The game from the start, as one more step, so that undo brings everything back. Throws a RangeError for what is no
 * game.
 */
export function restartGame<K extends Kind>(engine: Engine<K>, game: Game<K>): Game<K> {
  requireGame(engine, game)
  const start = engine.start(game.board)
  return JSON.stringify(start) === JSON.stringify(game.marks) ? game : withMarks(game, start)
}

/** How far a game is, and the faults that show already. Throws a RangeError for what is no game. */
export function progressGame<K extends Kind>(engine: Engine<K>, game: Game<K>): Progress<K['rule']> {
  requireGame(engine, game)
  return engine.progress(game.board, game.marks)
}

/** The next step of a game and why; null when there is none. Throws a RangeError for what is no game. */
export function hintGame<K extends Kind>(engine: Engine<K>, game: Game<K>): Hint<K> | null {
  requireGame(engine, game)
  return engine.hint(game.board, game.marks)
}

/** Whether the marks are an answer by the rules. Throws a RangeError for what is no game. */
export function isSolved<K extends Kind>(engine: Engine<K>, game: Game<K>): boolean {
  requireGame(engine, game)
  return engine.check(game.board, engine.answer(game.board, game.marks)).ok
}
