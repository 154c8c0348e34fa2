import type { Kernel, Propagator } from './kernel.js'
import type { Literal } from './literal.js'
import { edgeOfLiteral, edgesOf, flatPairs, literalsOfEdges } from './loop-graph.js'
import type { LoopGraph } from './loop-graph.js'

/**
 * The inside and outside view of a loop (Jordan): an edge is taken exactly when the faces at its two sides differ.
 * Faces whose relation is known are kept in classes with a parity; an open edge between two faces of one class is
 * decided. The reason is the shortest chain of decided edges round it: a closed line crosses a loop an even number of
 * times.
 */
export class LoopParity implements Propagator {
  private readonly leader: Int32Array
  /** Whether a face differs from its leader. */
  private readonly differs: Uint8Array
  /** The members of a class as a ring. */
  private readonly nextMember: Int32Array
  private readonly sizes: Int32Array
  /** For each decided edge that was told 1 (taken) or 2 (not taken). */
  private readonly told: Uint8Array
  private readonly mergedBy: number[] = []
  /** For each face where its edges begin in `edgeAt`, `literalAt` and `otherAt`. */
  private readonly from: Int32Array
  private readonly edgeAt: Int32Array
  private readonly literalAt: Int32Array
  private readonly otherAt: Int32Array
  private readonly edgeOf: Int32Array
  /** The two faces of each edge. */
  private readonly sides: Int32Array
  /** For each face how many of its edges are not told yet. */
  private readonly untold: Int32Array
  private readonly reachedBy: Int32Array

  constructor(
    private readonly kernel: Kernel,
    private readonly graph: LoopGraph,
    private readonly origin: number,
  ) {
    this.leader = Int32Array.from({ length: graph.faces }, (_, face) => face)
    this.nextMember = Int32Array.from({ length: graph.faces }, (_, face) => face)
    this.differs = new Uint8Array(graph.faces)
    this.sizes = new Int32Array(graph.faces).fill(1)
    this.told = new Uint8Array(graph.literals.length)
    this.reachedBy = new Int32Array(graph.faces)
    const edges = edgesOf(graph.faces, graph.sides)
    this.from = new Int32Array(graph.faces + 1)
    edges.forEach((list, face) => (this.from[face + 1] = (this.from[face] as number) + list.length))
    this.edgeAt = Int32Array.from(edges.flat())
    this.literalAt = this.edgeAt.map((edge) => graph.literals[edge] as Literal)
    this.otherAt = Int32Array.from(
      edges.flatMap((list, face) => list.map((edge) => otherOf(graph.sides[edge] as readonly [number, number], face))),
    )
    this.edgeOf = edgeOfLiteral(graph)
    this.sides = flatPairs(graph.sides)
    this.untold = Int32Array.from(edges, (list) => list.length)
    kernel.addPropagator(this, literalsOfEdges(graph))
  }

  assigned(literal: Literal): boolean {
    const edge = this.edgeOf[literal] as number
    const taken = this.graph.literals[edge] === literal
    const first = this.sides[2 * edge] as number
    const second = this.sides[2 * edge + 1] as number
    const parity = relation(this.differs, first, second)
    const same = this.leader[first] === this.leader[second]
    const agrees =
      !same || parity === (taken ? 1 : 0) || this.kernel.fail([...this.chain(first, second), literal], this.origin)
    this.told[edge] = taken ? 1 : 2
    this.count(first, second, -1)
    this.mergedBy.push(same ? -1 : edge)
    return agrees && (same || this.merge(first, second, parity ^ (taken ? 1 : 0)))
  }

  undone(literal: Literal): void {
    const edge = this.edgeOf[literal] as number
    this.told[edge] = 0
    this.count(this.sides[2 * edge] as number, this.sides[2 * edge + 1] as number, 1)
    if (this.mergedBy.pop() === -1) return
    this.split(this.small.pop() as number)
  }

  private count(first: number, second: number, change: 1 | -1): void {
    this.untold[first] = (this.untold[first] as number) + change
    if (second !== first) this.untold[second] = (this.untold[second] as number) + change
  }

  /** The leaders that were taken into larger classes, the latest last. */
  private readonly small: number[] = []

  private merge(first: number, second: number, flip: number): boolean {
    const one = this.leader[first] as number
    const other = this.leader[second] as number
    const [small, large] = (this.sizes[one] as number) < (this.sizes[other] as number) ? [one, other] : [other, one]
    this.small.push(small)
    let face = small
    do {
      this.leader[face] = large
      this.differs[face] = (this.differs[face] as number) ^ flip
      face = this.nextMember[face] as number
    } while (face !== small)
    const agrees = this.decide(small, large)
    this.exchange(small, large)
    this.sizes[large] = (this.sizes[large] as number) + (this.sizes[small] as number)
    this.flips.push(flip)
    this.larges.push(large)
    this.kernel.work += this.sizes[small] as number
    return agrees
  }

  private readonly flips: number[] = []
  private readonly larges: number[] = []

  private exchange(one: number, other: number): void {
    const next = this.nextMember[one] as number
    this.nextMember[one] = this.nextMember[other] as number
    this.nextMember[other] = next
  }

  private split(small: number): void {
    const large = this.larges.pop() as number
    const flip = this.flips.pop() as number
    this.exchange(small, large)
    let count = 0
    let face = small
    do {
      this.leader[face] = small
      this.differs[face] = (this.differs[face] as number) ^ flip
      count++
      face = this.nextMember[face] as number
    } while (face !== small)
    this.sizes[large] = (this.sizes[large] as number) - count
  }

  /** Decides the open edges between the faces of a class that joins another, still a ring of its own, and that one. */
  private decide(small: number, large: number): boolean {
    const { kernel, from, literalAt, otherAt, leader } = this
    const { values } = kernel
    let face = small
    do {
      // Most faces of a large class have no edge left that could be decided.
      const end = this.untold[face] === 0 ? 0 : (from[face + 1] as number)
      for (let at = from[face] as number; at < end; at++) {
        const literal = literalAt[at] as Literal
        if (values[literal] !== 0 || leader[otherAt[at] as number] !== large) continue
        const first = this.sides[2 * (this.edgeAt[at] as number)] as number
        const second = this.sides[2 * (this.edgeAt[at] as number) + 1] as number
        const forced = relation(this.differs, first, second) === 1 ? literal : literal ^ 1
        if (!kernel.imply(forced, this.chain(first, second), this.origin)) return false
      }
      face = this.nextMember[face] as number
    } while (face !== small)
    return true
  }

  /** The literals of a shortest chain of told edges between two faces of one class. */
  private chain(from: number, to: number): Literal[] {
    if (from === to) return []
    const { reachedBy } = this
    reachedBy.fill(-1)
    const open = [from]
    for (let place = 0; place < open.length && reachedBy[to] === -1; place++) {
      const face = open[place] as number
      for (let at = this.from[face] as number; at < (this.from[face + 1] as number); at++) {
        const edge = this.edgeAt[at] as number
        const other = this.otherAt[at] as number
        if (this.told[edge] === 0 || other === from || reachedBy[other] !== -1) continue
        reachedBy[other] = edge
        open.push(other)
      }
    }
    this.kernel.work += open.length
    return this.backFrom(to, from)
  }

  private backFrom(to: number, from: number): Literal[] {
    const found: Literal[] = []
    for (let face = to; face !== from;) {
      const edge = this.reachedBy[face] as number
      found.push((this.graph.literals[edge] as Literal) ^ (this.told[edge] === 1 ? 0 : 1))
      face = otherOf(this.graph.sides[edge] as readonly [number, number], face)
    }
    return found
  }
}

function relation(differs: Uint8Array, first: number, second: number): number {
  return (differs[first] as number) ^ (differs[second] as number)
}

function otherOf(pair: readonly [number, number], one: number): number {
  return pair[0] === one ? pair[1] : pair[0]
}
