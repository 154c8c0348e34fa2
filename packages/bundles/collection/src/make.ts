import { encodeCells } from '@kazu/groups'
import { generateNumbers } from '@kazu/numbers'
import type { KazuKind, KazuLevel, KazuName } from './kinds.js'
import { specOf } from './specs.js'

/** A puzzle as the original gives it: its name, and its givens and solution as codes. */
export interface KazuPuzzle extends KazuName {
  /** What is printed, as the kind's code. */
  readonly givens: string
  /** The one answer, one character a cell. */
  readonly solution: string
}

/**
 * Makes the puzzle of a kind, size, level and seed: the same for ever, and the same as the original's. Throws a
 * RangeError in a plain sentence for a kind, size, level or seed that there is not.
 */
export function generateKazu(kind: KazuKind, size: number, level: KazuLevel, seed: number): KazuPuzzle {
  const spec = specOf(kind)
  const { board, solution } = generateNumbers(spec, { size, level, seed })
  return { kind, size, level, seed, givens: spec.code(board), solution: encodeCells(solution) }
}

/** The number-place puzzle of a size, level and seed, under the terms of {@link generateKazu}. */
export function generateNumberPlace(size: number, level: KazuLevel, seed: number): KazuPuzzle {
  return generateKazu('number-place', size, level, seed)
}

/** The jigsaw puzzle of a size, level and seed, under the terms of {@link generateKazu}. */
export function generateJigsaw(size: number, level: KazuLevel, seed: number): KazuPuzzle {
  return generateKazu('jigsaw', size, level, seed)
}

/** The diagonal puzzle of a size, level and seed, under the terms of {@link generateKazu}. */
export function generateDiagonal(size: number, level: KazuLevel, seed: number): KazuPuzzle {
  return generateKazu('diagonal', size, level, seed)
}

/** The sum-cages puzzle of a size, level and seed, under the terms of {@link generateKazu}. */
export function generateSumCages(size: number, level: KazuLevel, seed: number): KazuPuzzle {
  return generateKazu('sum-cages', size, level, seed)
}

/** The more-or-less puzzle of a size, level and seed, under the terms of {@link generateKazu}. */
export function generateMoreOrLess(size: number, level: KazuLevel, seed: number): KazuPuzzle {
  return generateKazu('more-or-less', size, level, seed)
}

/** The towers puzzle of a size, level and seed, under the terms of {@link generateKazu}. */
export function generateTowers(size: number, level: KazuLevel, seed: number): KazuPuzzle {
  return generateKazu('towers', size, level, seed)
}
