import { canWalk, traceValues, type Walked } from './walks.js'

/*
 * How far words are spelled on a board in play, as the player sees it: outlines grow along these walks, and letters of a
 * word light up with them.
 */

/** The walk along which a word is spelled so far, each cell but once: what its outline is drawn round. */
export function spelledPath(values: readonly number[], word: Walked): number[] {
  return traceValues(values, word)
}

/**
 * How many letters of a word are spelled. On a full board a walk may come back to a cell, as the rules let it; before, it
 * may not, or a word would look spelled by stepping back.
 */
export function spelledLetters(values: readonly number[], word: Walked): number {
  if (!values.includes(0) && canWalk(values, word, false)) return word.values.length
  return spelledPath(values, word).length
}
