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

/** The edge that each literal belongs to, positive and negative. */
export function edgeOfLiteral(graph: LoopGraph): Map<Literal, number> {
  const found = new Map<Literal, number>()
  graph.literals.forEach((literal, edge) => found.set(literal, edge).set(literal ^ 1, edge))
  return found
}
