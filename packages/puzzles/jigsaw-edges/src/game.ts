import type { Table } from './table.js'

/** A step of a history: a table, and what was before it. */
interface Step {
  readonly table: Table
  readonly before: Step | null
}

/** A game: the table, and the tables that undo and redo bring back. It is never changed in place. */
export interface JigsawEdgesGame {
  readonly table: Table
  readonly past: Step | null
  readonly future: Step | null
}

/** A game at its start. */
export function newJigsawEdges(table: Table): JigsawEdgesGame {
  return { table, past: null, future: null }
}

/** The game after a change of the table; the same game where nothing changed. */
export function playJigsawEdges(game: JigsawEdgesGame, table: Table): JigsawEdgesGame {
  return table === game.table ? game : { table, past: { table: game.table, before: game.past }, future: null }
}

/** The game one change ago; the same game at its start. */
export function undoJigsawEdges(game: JigsawEdgesGame): JigsawEdgesGame {
  if (game.past === null) return game
  return { table: game.past.table, past: game.past.before, future: { table: game.table, before: game.future } }
}

/** The game with the last undone change made again; the same game where there is none. */
export function redoJigsawEdges(game: JigsawEdgesGame): JigsawEdgesGame {
  if (game.future === null) return game
  return { table: game.future.table, past: { table: game.table, before: game.past }, future: game.future.before }
}
