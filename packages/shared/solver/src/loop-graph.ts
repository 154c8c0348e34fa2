import type { Literal } from './literal.js'

/**
 * A graph drawn in the plane in which the edges that hold form one single loop. That every node has no or two edges
 * in the loop is stated apart from it, by clauses.
 */
export interface LoopGraph {
  readonly nodes: number
  /** How many faces the drawing has, the outer one included. */
  readonly faces: number
  /** For each edge the literal that says that the loop takes it. */
  readonly literals: readonly Literal[]
  /** For each edge its two nodes. */
  readonly ends: readonly (readonly [number, number])[]
  /** For each edge the two faces it parts. */
  readonly sides: readonly (readonly [number, number])[]
  /** For each node whether the loop must pass it: always, never said, or when a literal holds. */
  readonly required: readonly (boolean | Literal)[]
}

/** For each node or face the edges that touch it. */
export function edgesOf(count: number, pairs: readonly (readonly [number, number])[]): number[][] {
  const found = Array.from({ length: count }, (): number[] => [])
  pairs.forEach(([first, second], edge) => {
    ;(found[first] as number[]).push(edge)
    if (second !== first) (found[second] as number[]).push(edge)
  })
  return found
}

/** For each literal the edge that it belongs to, positive and negative; -1 where there is none. */
export function edgeOfLiteral({ literals }: LoopGraph): Int32Array {
  const most = literals.reduce((greatest, literal) => Math.max(greatest, literal | 1), 0)
  const found = new Int32Array(most + 1).fill(-1)
  literals.forEach((literal, edge) => (found[literal] = found[literal ^ 1] = edge))
  return found
}

/** The literals of all edges, positive and negative. */
export function literalsOfEdges({ literals }: LoopGraph): Literal[] {
  return [...new Set(literals.flatMap((literal) => [literal, literal ^ 1]))]
}

/** The pairs of a list one after the other, so that they lie side by side. */
export function flatPairs(pairs: readonly (readonly [number, number])[]): Int32Array {
  const flat = new Int32Array(2 * pairs.length)
  pairs.forEach((pair, at) => {
    flat.set(pair, 2 * at)
  })
  return flat
}
