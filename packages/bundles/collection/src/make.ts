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
