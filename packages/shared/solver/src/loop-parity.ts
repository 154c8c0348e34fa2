import type { Kernel, Propagator } from './kernel.js'
import type { Literal } from './literal.js'
import { edgeOfLiteral, edgesOf } from './loop-graph.js'
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
  private readonly edgesAt: readonly (readonly number[])[]
  private readonly edgeOf: ReadonlyMap<Literal, number>
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
    this.edgesAt = edgesOf(graph.faces, graph.sides)
    this.edgeOf = edgeOfLiteral(graph)
    kernel.addPropagator(this, this.edgeOf.keys())
  }

  assigned(literal: Literal): boolean {
    const edge = this.edgeOf.get(literal) as number
    const taken = this.graph.literals[edge] === literal
    const [first, second] = this.graph.sides[edge] as readonly [number, number]
    const parity = relation(this.differs, first, second)
    const same = this.leader[first] === this.leader[second]
    const agrees =
      !same || parity === (taken ? 1 : 0) || this.kernel.fail([...this.chain(first, second), literal], this.origin)
    this.told[edge] = taken ? 1 : 2
    this.mergedBy.push(same ? -1 : edge)
    return agrees && (same || this.merge(first, second, parity ^ (taken ? 1 : 0)))
  }

  undone(literal: Literal): void {
    const edge = this.edgeOf.get(literal) as number
    this.told[edge] = 0
    if (this.mergedBy.pop() === -1) return
    this.split(this.small.pop() as number)
  }

  /** The leaders that were taken into larger classes, the latest last. */
  private readonly small: number[] = []

  private merge(first: number, second: number, flip: number): boolean {
    const one = this.leader[first] as number
    const other = this.leader[second] as number
    const [small, large] = (this.sizes[one] as number) < (this.sizes[other] as number) ? [one, other] : [other, one]
    this.small.push(small)
    const members: number[] = []
    let face = small
    do {
      this.leader[face] = large
      this.differs[face] = (this.differs[face] as number) ^ flip
      members.push(face)
      face = this.nextMember[face] as number
    } while (face !== small)
    this.exchange(small, large)
    this.sizes[large] = (this.sizes[large] as number) + members.length
    this.flips.push(flip)
    this.larges.push(large)
    this.kernel.work += members.length
    return this.decide(members, large)
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

  /** Decides the open edges between the faces that joined a class and that class. */
  private decide(members: readonly number[], large: number): boolean {
    const { graph, kernel } = this
    for (const face of members) {
      for (const edge of this.edgesAt[face] as readonly number[]) {
        const literal = graph.literals[edge] as Literal
        if (kernel.values[literal] !== 0) continue
        const [first, second] = graph.sides[edge] as readonly [number, number]
        const other = first === face ? second : first
        if (this.leader[other] !== large) continue
        const forced = relation(this.differs, first, second) === 1 ? literal : literal ^ 1
        if (!kernel.imply(forced, this.chain(first, second), this.origin)) return false
      }
    }
    return true
  }

  /** The literals of a shortest chain of told edges between two faces of one class. */
  private chain(from: number, to: number): Literal[] {
    if (from === to) return []
    const { graph, reachedBy } = this
    reachedBy.fill(-1)
    const open = [from]
    for (let at = 0; at < open.length && reachedBy[to] === -1; at++) {
      const face = open[at] as number
      for (const edge of this.edgesAt[face] as readonly number[]) {
        if (this.told[edge] === 0) continue
        const other = otherOf(graph.sides[edge] as readonly [number, number], face)
        if (other === from || reachedBy[other] !== -1) continue
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
