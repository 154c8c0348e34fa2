import type { Kernel, Propagator } from './kernel.js'
import type { Literal } from './literal.js'
import { edgeOfLiteral, edgesOf, flatPairs, literalsOfEdges } from './loop-graph.js'
import type { LoopGraph } from './loop-graph.js'

/** A search waits at most until one in so many edges as two to this power changed, for the walk costs as much as a board. */
const PATIENCE = 2

const ALWAYS = -1
const NEVER = -2

/**
 * The connection view of a single loop: it lies within one block of the graph of edges that are not ruled out, for it
 * could not come back over a single node. Whatever hangs on the rest by one node, or by none, is out. The reason is
 * the ruled-out edges round that part and something of the loop that lies beyond.
 */
export class LoopBlocks implements Propagator {
  /** For each node where its edges begin in `literalAt` and `otherAt`. */
  private readonly from: Int32Array
  private readonly otherAt: Int32Array
  private readonly order: Int32Array
  private readonly low: Int32Array
  private readonly parent: Int32Array
  private readonly next: Int32Array
  /** The nodes in the order of the walk, from place 1. */
  private readonly sequence: Int32Array
  /** Whether the part below a node holds something of the loop. */
  private readonly sureBelow: Uint8Array
  /** How many taken edges a node has. */
  private readonly takenAt: Uint8Array
  private readonly edgeOf: Int32Array
  private readonly ends: Int32Array
  /** The literals of the edges of each node, one after the other. */
  private readonly literalAt: Int32Array
  /** For each node ALWAYS, NEVER or the literal with which the loop must pass it. */
  private readonly required: Int32Array
  private readonly always: number
  private walked = 0
  private changed = true
  /** Edges decided since the last walk, and how many there must be before a search walks again. */
  private waiting = 0
  private patience = 1

  constructor(
    private readonly kernel: Kernel,
    private readonly graph: LoopGraph,
    private readonly origin: number,
  ) {
    const edges = edgesOf(graph.nodes, graph.ends)
    this.from = new Int32Array(graph.nodes + 1)
    edges.forEach((list, node) => (this.from[node + 1] = (this.from[node] as number) + list.length))
    this.otherAt = Int32Array.from(edges.flatMap((list, node) => list.map((edge) => otherEnd(graph, edge, node))))
    this.order = new Int32Array(graph.nodes)
    this.low = new Int32Array(graph.nodes)
    this.parent = new Int32Array(graph.nodes)
    this.next = new Int32Array(graph.nodes)
    this.sequence = new Int32Array(graph.nodes + 1)
    this.sureBelow = new Uint8Array(graph.nodes)
    this.takenAt = new Uint8Array(graph.nodes)
    this.always = graph.required.indexOf(true)
    this.edgeOf = edgeOfLiteral(graph)
    this.ends = flatPairs(graph.ends)
    this.literalAt = Int32Array.from(edges.flat(), (edge) => graph.literals[edge] as Literal)
    this.required = Int32Array.from(graph.required, (is) => (typeof is === 'number' ? is : is ? ALWAYS : NEVER))
    const required = graph.required.filter((literal) => typeof literal === 'number')
    kernel.addPropagator(this, new Set([...literalsOfEdges(graph), ...required]))
  }

  assigned(literal: Literal): boolean {
    this.changed = true
    this.waiting++
    this.countTaken(literal, 1)
    return true
  }

  undone(literal: Literal): void {
    this.changed = true
    this.countTaken(literal, -1)
  }

  private countTaken(literal: Literal, change: 1 | -1): void {
    const edge = this.edgeOf[literal] ?? -1
    if (edge === -1 || this.graph.literals[edge] !== literal) return
    const first = this.ends[2 * edge] as number
    const second = this.ends[2 * edge + 1] as number
    this.takenAt[first] = (this.takenAt[first] as number) + change
    this.takenAt[second] = (this.takenAt[second] as number) + change
  }

  settle(): boolean {
    if (!this.changed || (this.kernel.patient && this.waiting < this.patience)) return true
    const before = this.kernel.trailLength
    const agrees = this.look()
    const found = !agrees || this.kernel.trailLength > before
    this.patience = found ? Math.max(1, this.patience >> 1) : Math.min(2 * this.patience, this.graph.nodes >> PATIENCE)
    return agrees
  }

  /** Walks from something sure. Nothing wrong is ever found complete without it: a closed path tells as much, later. */
  private look(): boolean {
    this.changed = false
    this.waiting = 0
    const root = this.firstSure()
    if (root === -1) return true
    this.order.fill(0)
    this.walked = 0
    return this.walk(root) && this.ruleOutUnreached(root)
  }

  private firstSure(): number {
    if (this.always !== -1) return this.always
    for (let node = 0; node < this.graph.nodes; node++) if (this.isSure(node)) return node
    return -1
  }

  /** Whether the edge of an entry of `literalAt` is not ruled out. */
  private isOpen(at: number): boolean {
    return this.kernel.values[this.literalAt[at] as Literal] !== -1
  }

  private isSure(node: number): boolean {
    if (this.takenAt[node] !== 0) return true
    const required = this.required[node] as number
    return required < 0 ? required === ALWAYS : this.kernel.values[required] === 1
  }

  /** What shows that the loop passes a sure node: a literal, none where it always does. */
  private witness(node: number): readonly Literal[] {
    const required = this.graph.required[node] as boolean | Literal
    if (required === true) return []
    for (let at = this.from[node] as number; at < (this.from[node + 1] as number); at++) {
      const literal = this.literalAt[at] as Literal
      if (this.kernel.values[literal] === 1) return [literal]
    }
    return [required as Literal]
  }

  private enter(node: number, parent: number): void {
    this.order[node] = ++this.walked
    this.sequence[this.walked] = node
    this.low[node] = this.walked
    this.parent[node] = parent
    this.next[node] = this.from[node] as number
    this.sureBelow[node] = this.isSure(node) ? 1 : 0
  }

  private walk(root: number): boolean {
    const { order, low, parent, next } = this
    this.enter(root, -1)
    let node = root
    while (node !== -1) {
      const at = next[node] as number
      if (at < (this.from[node + 1] as number)) {
        next[node] = at + 1
        const other = this.otherAt[at] as number
        if (!this.isOpen(at)) continue
        if (order[other] === 0) {
          this.enter(other, node)
          node = other
        } else if (other !== parent[node] && (order[other] as number) < (low[node] as number)) {
          low[node] = order[other] as number
        }
        continue
      }
      const back = parent[node] as number
      if (back !== -1 && !this.leave(node, back, root)) return false
      node = back
    }
    this.kernel.work += this.walked
    return true
  }

  private leave(node: number, back: number, root: number): boolean {
    const { low, order, sureBelow } = this
    if ((low[node] as number) >= (order[back] as number)) return this.cutHanging(node, back, root)
    // What hangs on one node does not count as below it: nothing of the loop is there.
    if (sureBelow[node] === 1) sureBelow[back] = 1
    if ((low[node] as number) < (low[back] as number)) low[back] = low[node] as number
    return true
  }

  /** A part that hangs on the node `back` alone: nothing of it is in the loop, or nothing of the rest is. */
  private cutHanging(node: number, back: number, root: number): boolean {
    const first = this.order[node] as number
    const beyond = this.sureBeyond(first, back, root)
    if (beyond === -1) return true
    const isPart = (other: number): boolean => (this.order[other] as number) >= first
    const part = this.sequence.subarray(first, this.walked + 1)
    return this.cut(part, isPart, back, beyond)
  }

  /** A node that the loop passes outside the part just walked and the node that it hangs on; -1 without one. */
  private sureBeyond(first: number, back: number, root: number): number {
    if (root !== back) return root
    for (let node = 0; node < this.graph.nodes; node++) {
      if (node !== back && (this.order[node] as number) < first && this.isSure(node)) return node
    }
    return -1
  }

  /** Rules out the open edges of a part, because of the walls round it and a sure node beyond. */
  private cut(part: Iterable<number>, isPart: (node: number) => boolean, back: number, beyond: number): boolean {
    const walls: Literal[] = []
    const out: Literal[] = []
    let sure = -1
    for (const member of part) {
      if (this.isSure(member)) sure = member
      for (let at = this.from[member] as number; at < (this.from[member + 1] as number); at++) {
        const other = this.otherAt[at] as number
        const literal = this.literalAt[at] as Literal
        if (this.isOpen(at)) out.push(literal ^ 1)
        else if (other !== back && !isPart(other)) walls.push(literal ^ 1)
      }
    }
    this.kernel.work += out.length + walls.length
    if (out.length === 0 && sure === -1) return true
    const reason = [...walls, ...this.witness(beyond)]
    if (sure !== -1) return this.kernel.fail([...reason, ...this.witness(sure)], this.origin)
    return this.kernel.implyAll(out, reason, this.origin)
  }

  private ruleOutUnreached(root: number): boolean {
    for (let node = 0; node < this.graph.nodes; node++) {
      if (this.order[node] !== 0 || this.isIdle(node)) continue
      const part = this.partOf(node)
      const members = new Set(part)
      if (!this.cut(part, (other) => members.has(other), -1, root)) return false
    }
    return true
  }

  /** Whether nothing is open at a node and nothing of the loop is sure there. */
  private isIdle(node: number): boolean {
    if (this.isSure(node)) return false
    for (let at = this.from[node] as number; at < (this.from[node + 1] as number); at++) {
      if (this.isOpen(at)) return false
    }
    return true
  }

  private partOf(node: number): number[] {
    const part = [node]
    this.order[node] = ++this.walked
    for (const member of part) {
      for (let at = this.from[member] as number; at < (this.from[member + 1] as number); at++) {
        const other = this.otherAt[at] as number
        if (this.order[other] !== 0 || !this.isOpen(at)) continue
        this.order[other] = ++this.walked
        part.push(other)
      }
    }
    return part
  }
}

function otherEnd(graph: LoopGraph, edge: number, node: number): number {
  const [first, second] = graph.ends[edge] as readonly [number, number]
  return first === node ? second : first
}
