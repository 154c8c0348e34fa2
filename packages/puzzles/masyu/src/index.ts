import { newGame, playGame, redoGame, restartGame, sayHint, undoGame } from '@kazu/puzzle'
import type { Language, Progress, Verdict } from '@kazu/puzzle'
import type { MasyuAnswer, MasyuBoard } from './board.js'
import { masyuEngine } from './engine.js'
import type { MasyuGame, MasyuHint, MasyuKind } from './kind.js'
import type { MasyuRule } from './rules.js'
import { MASYU_WORDS } from './words.js'

export type { MasyuAnswer, MasyuBoard, MasyuLayer, Pearl } from './board.js'
export type { MasyuGame, MasyuHint, MasyuKind, MasyuLevel, MasyuTechnique } from './kind.js'
export type { MasyuRule } from './rules.js'
export { MASYU_LEVELS } from './kind.js'
export { MASYU_SIZES } from './engine.js'
export { generateMasyu } from './generate.js'
export { solveMasyu } from './solve.js'
export { gradeMasyu } from './hint.js'
export { decodeMasyu, encodeMasyu, readMasyu, writeMasyu } from './codes.js'

/** The rules read straight off an answer, the links of the loop: linear, without a search. Names every broken rule with its cells. */
export function checkMasyu(board: MasyuBoard, answer: MasyuAnswer): Verdict<MasyuRule> {
  return masyuEngine.check(board, answer)
}

/** A game at its start. Throws a RangeError that says what is wrong with the board. */
export function newMasyu(board: MasyuBoard): MasyuGame {
  return newGame(masyuEngine, board)
}

/** The game after a move; the same game when the move changes nothing. Throws a RangeError for what is no move. */
export function playMasyu(game: MasyuGame, move: MasyuKind['move']): MasyuGame {
  return playGame(masyuEngine, game, move)
}

/** The game without its last step. */
export function undoMasyu(game: MasyuGame): MasyuGame {
  return undoGame(game)
}

/** The game with the last undone step again. */
export function redoMasyu(game: MasyuGame): MasyuGame {
  return redoGame(game)
}

/** The game from the start; undo brings everything back. */
export function restartMasyu(game: MasyuGame): MasyuGame {
  return restartGame(masyuEngine, game)
}

/** The faults that show already and how many pearls are passed. Unfinished is never a fault. */
export function progressMasyu(game: MasyuGame): Progress<MasyuRule> {
  return masyuEngine.progress(game.board, game.marks)
}

/** A hint that can say itself. */
export interface SpokenMasyuHint extends MasyuHint {
  /** The reason as text; numbers in brackets are places of `because`, counted from 1. */
  readonly words: (language: Language) => string
}

/** The next step of a game and why it is right; null when it is solved or has no answer. */
export function hintMasyu(game: MasyuGame): SpokenMasyuHint | null {
  const hint = masyuEngine.hint(game.board, game.marks)
  if (hint === null) return null
  return { ...hint, words: (language) => sayHint(MASYU_WORDS[language], hint, game.board, language) }
}
