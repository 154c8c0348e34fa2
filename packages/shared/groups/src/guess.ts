import { countAnswers } from './count.js'
import type { Filler } from './filler.js'

/*
 * How deep a board makes one guess. Singles are filled until none is left; then a guess goes through the numbers of
 * the first cell with the fewest. These are the levels of the original Kazu, on which its seeds depend.
 */

/** Whether singles, with at most so many guesses one inside the other, reach an answer. */
export function solvesByGuessing(filler: Filler, board: readonly number[], guesses: number): boolean {
  return filler.load(board) && reaches(filler, guesses, 0)
}

function reaches(filler: Filler, guesses: number, depth: number): boolean {
  if (filler.open === 0) return true
  if (guesses === 0) return false
  const cell = filler.tightestCell()
  filler.save(depth)
  for (let left = filler.left(cell); left !== 0; left &= left - 1) {
    if (filler.put(cell, lowest(left)) && reaches(filler, guesses - 1, depth + 1)) return true
    filler.restore(depth)
  }
  return false
}

/**
 * The guess depth of a board: 0 when singles alone reach an answer, else 1 more than the least depth over the guesses
 * at the first cell with the fewest numbers left; Infinity when there is no answer.
 */
export function guessDepth(filler: Filler, board: readonly number[]): number {
  if (countAnswers(filler, board, { limit: 1 }).count === 0) return Infinity
  let guesses = 0
  while (!solvesByGuessing(filler, board, guesses)) guesses++
  return guesses
}

/**
 * Whether singles and at most so many guesses, one inside the other, prove that a board has exactly one answer: every
 * number of a guess but one is shown wrong.
 */
export function provedByGuessing(filler: Filler, board: readonly number[], guesses: number): boolean {
  return filler.load(board) && answersShown(filler, guesses, 0) === 1
}

/** How many answers are shown, 2 for more than one; NaN when the guesses do not show it. */
function answersShown(filler: Filler, guesses: number, depth: number): number {
  if (filler.open === 0) return 1
  if (guesses === 0) return NaN
  const cell = filler.tightestCell()
  filler.save(depth)
  let shown = 0
  for (let left = filler.left(cell); left !== 0; left &= left - 1) {
    if (filler.put(cell, lowest(left))) shown += answersShown(filler, guesses - 1, depth + 1)
    if (!(shown < 2)) return shown
    filler.restore(depth)
  }
  return shown
}

/** The number of the lowest bit of a mask: bit v - 1 stands for the number v. */
function lowest(mask: number): number {
  return 32 - Math.clz32(mask & -mask)
}
