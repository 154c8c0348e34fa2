import type { Kernel, Propagator } from './kernel.js'
import type { Literal } from './literal.js'
import { edgeOfLiteral, edgesOf, flatPairs } from './loop-graph.js'
import type { LoopGraph } from './loop-graph.js'

/**
 * The path view of a single loop: the two ends of a path may not meet while anything of the loop lies elsewhere, and
 * a loop that is closed is the whole loop. Paths are known by their ends, kept up in constant time.
 */
export class LoopPaths implements Propagator {
  /** For the end of a path the other end; for a free node itself. */
  private readonly mate: Int32Array
  private readonly taken: Uint8Array
  private readonly degree: Uint8Array
  /** The stamp of the latest path that a node was found on. */
  private readonly onPath: Int32Array
  private stamp = 0
  private readonly edgesAt: readonly (readonly number[])[]
  private readonly edgeOf: Int32Array
  private readonly ends: Int32Array
  private readonly always: readonly number[]
  private readonly conditional: readonly number[]
  /** The edge that closed the loop, or -1. */
  private closed = -1
  private takenCount = 0
  private pathCount = 0

  constructor(
    private readonly kernel: Kernel,
    private readonly graph: LoopGraph,
    private readonly origin: number,
  ) {
    this.mate = Int32Array.from({ length: graph.nodes }, (_, node) => node)
    this.taken = new Uint8Array(graph.literals.length)
    this.degree = new Uint8Array(graph.nodes)
    this.onPath = new Int32Array(graph.nodes)
    this.edgesAt = edgesOf(graph.nodes, graph.ends)
    this.edgeOf = edgeOfLiteral(graph)
    this.ends = flatPairs(graph.ends)
    this.always = graph.required.flatMap((required, node) => (required === true ? [node] : []))
    this.conditional = graph.required.flatMap((required, node) => (typeof required === 'number' ? [node] : []))
    kernel.addPropagator(this, graph.literals)
  }

  assigned(literal: Literal): boolean {
    const edge = this.edgeOf[literal] as number
    const first = this.ends[2 * edge] as number
    const second = this.ends[2 * edge + 1] as number
    if (this.mate[first] === second) return this.close(edge)
    const start = this.mate[first] as number
    const end = this.mate[second] as number
    this.mate[start] = end
    this.mate[end] = start
    this.take(edge, 1)
    this.pathCount += pathsMade(start === first, end === second)
    return this.forbidMeeting(start, end) && (this.pathCount !== 2 || this.guardOther(start, end))
  }

  undone(literal: Literal): void {
    const edge = this.edgeOf[literal] as number
    const first = this.ends[2 * edge] as number
    const second = this.ends[2 * edge + 1] as number
    if (this.closed === edge) this.closed = -1
    else {
      const start = this.endBefore(first)
      const end = this.endBefore(second)
      this.mate[start] = first
      this.mate[end] = second
      this.pathCount -= pathsMade(start === first, end === second)
    }
    this.take(edge, -1)
  }

  /** The end that a node led to before its latest edge: inner nodes keep the end that they saw last. */
  private endBefore(node: number): number {
    return this.degree[node] === 1 ? node : (this.mate[node] as number)
  }

  private take(edge: number, change: 1 | -1): void {
    const first = this.ends[2 * edge] as number
    const second = this.ends[2 * edge + 1] as number
    this.taken[edge] = change === 1 ? 1 : 0
    this.degree[first] = (this.degree[first] as number) + change
    this.degree[second] = (this.degree[second] as number) + change
    this.takenCount += change
  }

  /** With a second path the first one may no longer close, which was still allowed while it was alone. */
  private guardOther(start: number, end: number): boolean {
    const other = this.degree.findIndex((degree, node) => degree === 1 && node !== start && node !== end)
    this.kernel.work += this.graph.nodes >> 3
    return other === -1 || this.forbidMeeting(other, this.mate[other] as number)
  }

  private forbidMeeting(start: number, end: number): boolean {
    const edge = this.openEdgeBetween(start, end)
    if (edge === -1) return true
    const path = this.pathFrom(start)
    const elsewhere = this.elsewhere(path)
    if (elsewhere === null) return true
    const antecedents = [...path.map((taken) => this.graph.literals[taken] as Literal), ...elsewhere]
    return this.kernel.imply((this.graph.literals[edge] as Literal) ^ 1, antecedents, this.origin)
  }

  private openEdgeBetween(start: number, end: number): number {
    for (const edge of this.edgesAt[start] as readonly number[]) {
      const first = this.ends[2 * edge] as number
      const second = this.ends[2 * edge + 1] as number
      if (this.taken[edge] === 0 && (first === end || second === end)) return edge
    }
    return -1
  }

  /** The taken edges of the path or loop through a node that is an end of it, or lies on a loop. */
  private pathFrom(start: number): number[] {
    const path: number[] = []
    let node = start
    let last = -1
    for (;;) {
      const next = (this.edgesAt[node] as readonly number[]).find((edge) => edge !== last && this.taken[edge] === 1)
      if (next === undefined) return path
      path.push(next)
      const first = this.ends[2 * next] as number
      const second = this.ends[2 * next + 1] as number
      node = node === first ? second : first
      last = next
      this.kernel.work++
      if (node === start) return path
    }
  }

  /** Something of the loop that a path does not hold: as antecedents, none when it is always so; null without any. */
  private elsewhere(path: readonly number[]): Literal[] | null {
    const { graph, kernel, onPath, ends } = this
    const stamp = ++this.stamp
    for (const edge of path) {
      onPath[ends[2 * edge] as number] = stamp
      onPath[ends[2 * edge + 1] as number] = stamp
    }
    if (this.always.some((node) => onPath[node] !== stamp)) return []
    if (this.takenCount > path.length) {
      const other = this.taken.findIndex((taken, edge) => taken === 1 && onPath[ends[2 * edge] as number] !== stamp)
      return [graph.literals[other] as Literal]
    }
    for (const node of this.conditional) {
      const literal = graph.required[node] as Literal
      if (onPath[node] !== stamp && kernel.values[literal] === 1) return [literal]
    }
    return null
  }

  private close(edge: number): boolean {
    const first = this.ends[2 * edge] as number
    this.closed = edge
    this.take(edge, 1)
    const { kernel, graph } = this
    const loop = this.pathFrom(first)
    const antecedents = loop.map((taken) => graph.literals[taken] as Literal)
    const elsewhere = this.elsewhere(loop)
    // Nothing lies elsewhere now, so the taken edges are the loop's own.
    if (elsewhere !== null) return kernel.fail([...antecedents, ...elsewhere], this.origin)
    const others = graph.literals.filter((literal, other) => this.taken[other] === 0 && kernel.values[literal] !== -1)
    kernel.work += graph.literals.length
    return kernel.implyAll(
      others.map((literal) => literal ^ 1),
      antecedents,
      this.origin,
    )
  }
}

/** How the number of paths changes when an edge joins two nodes that were alone or the ends of paths. */
function pathsMade(firstAlone: boolean, secondAlone: boolean): number {
  if (firstAlone && secondAlone) return 1
  return firstAlone || secondAlone ? 0 : -1
}
