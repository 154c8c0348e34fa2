import type { Engine, Game, Kind } from './contract.js'

/** How many moves a game remembers for undo. */
export const HISTORY_MOST = 2000

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newGame<K extends Kind>(engine: Engine<K>, board: K['board']): Game<K> {
  const fault = engine.fault(board)
  if (fault !== null) throw new RangeError(fault)
  return { board, marks: engine.start(board), past: [], future: [] }
}

/** The game with other marks as one more step of its history; the same game when they are the same object. */
export function withMarks<K extends Kind>(game: Game<K>, marks: K['marks']): Game<K> {
  if (marks === game.marks) return game
  return { board: game.board, marks, past: [...game.past, game.marks].slice(-HISTORY_MOST), future: [] }
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move. */
export function playGame<K extends Kind>(engine: Engine<K>, game: Game<K>, move: K['move']): Game<K> {
  return withMarks(game, engine.play(game.board, game.marks, move))
}

/** The game without its last step; the same game at its start. */
export function undoGame<K extends Kind>(game: Game<K>): Game<K> {
  if (game.past.length === 0) return game
  const marks = game.past[game.past.length - 1]
  return { board: game.board, marks, past: game.past.slice(0, -1), future: [...game.future, game.marks] }
}

/** The game with the last undone step again; the same game when nothing was undone. */
export function redoGame<K extends Kind>(game: Game<K>): Game<K> {
  if (game.future.length === 0) return game
  const marks = game.future[game.future.length - 1]
  return { board: game.board, marks, past: [...game.past, game.marks], future: game.future.slice(0, -1) }
}

/** The game from the start, as one more step, so that undo brings everything back. */
export function restartGame<K extends Kind>(engine: Engine<K>, game: Game<K>): Game<K> {
  const start = engine.start(game.board)
  return JSON.stringify(start) === JSON.stringify(game.marks) ? game : withMarks(game, start)
}

/** Whether the marks are an answer by the rules. */
export function isSolved<K extends Kind>(engine: Engine<K>, game: Game<K>): boolean {
  return engine.check(game.board, engine.answer(game.board, game.marks)).ok
}
