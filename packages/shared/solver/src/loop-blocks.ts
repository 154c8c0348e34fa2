import type { Kernel, Propagator } from './kernel.js'
import type { Literal } from './literal.js'
import { edgesOf } from './loop-graph.js'
import type { LoopGraph } from './loop-graph.js'

/**
 * The connection view of a single loop: it lies within one block of the graph of edges that are not ruled out, for it
 * could not come back over a single node. Whatever hangs on the rest by one node, or by none, is out. The reason is
 * the ruled-out edges round that part and something of the loop that lies beyond.
 */
export class LoopBlocks implements Propagator {
  private readonly edgesAt: readonly (readonly number[])[]
  private readonly order: Int32Array
  private readonly low: Int32Array
  private readonly parent: Int32Array
  private readonly nextEdge: Int32Array
  /** A node in the part below that the loop passes, or -1. */
  private readonly sureBelow: Int32Array
  private walked = 0
  private changed = true

  constructor(
    private readonly kernel: Kernel,
    private readonly graph: LoopGraph,
    private readonly origin: number,
  ) {
    this.edgesAt = edgesOf(graph.nodes, graph.ends)
    this.order = new Int32Array(graph.nodes)
    this.low = new Int32Array(graph.nodes)
    this.parent = new Int32Array(graph.nodes)
    this.nextEdge = new Int32Array(graph.nodes)
    this.sureBelow = new Int32Array(graph.nodes)
    // Only what is ruled out, or newly sure, can cut something off.
    const required = graph.required.filter((literal) => typeof literal === 'number')
    kernel.addPropagator(this, new Set([...graph.literals.flatMap((literal) => [literal, literal ^ 1]), ...required]))
  }

  assigned(): boolean {
    this.changed = true
    return true
  }

  undone(): void {
    this.changed = true
  }

  settle(): boolean {
    if (!this.changed) return true
    this.changed = false
    const root = this.firstSure()
    if (root === -1) return true
    this.order.fill(0)
    this.walked = 0
    return this.walk(root) && this.ruleOutUnreached(root)
  }

  private firstSure(): number {
    for (let node = 0; node < this.graph.nodes; node++) if (this.isSure(node)) return node
    return -1
  }

  private isOpen(edge: number): boolean {
    return this.kernel.values[this.graph.literals[edge] as Literal] !== -1
  }

  /** What shows that the loop passes a node: a literal, none where it always does; null when nothing does. */
  private witness(node: number): readonly Literal[] | null {
    const required = this.graph.required[node] as boolean | Literal
    if (required === true) return []
    const { values } = this.kernel
    for (const edge of this.edgesAt[node] as readonly number[]) {
      const literal = this.graph.literals[edge] as Literal
      if (values[literal] === 1) return [literal]
    }
    return typeof required === 'number' && values[required] === 1 ? [required] : null
  }

  private isSure(node: number): boolean {
    return this.witness(node) !== null
  }

  /** Whether nothing is open at a node and nothing of the loop is sure there. */
  private isIdle(node: number): boolean {
    return this.graph.required[node] === false && !(this.edgesAt[node] as readonly number[]).some((edge) => this.isOpen(edge))
  }

  private other(edge: number, node: number): number {
    const [first, second] = this.graph.ends[edge] as readonly [number, number]
    return first === node ? second : first
  }

  private enter(node: number, parent: number): void {
    this.order[node] = ++this.walked
    this.low[node] = this.walked
    this.parent[node] = parent
    this.nextEdge[node] = 0
    this.sureBelow[node] = this.isSure(node) ? node : -1
  }

  private walk(root: number): boolean {
    const { order, low, parent, nextEdge } = this
    this.enter(root, -1)
    let node = root
    while (node !== -1) {
      const edges = this.edgesAt[node] as readonly number[]
      const at = nextEdge[node] as number
      if (at < edges.length) {
        nextEdge[node] = at + 1
        const edge = edges[at] as number
        this.kernel.work++
        if (!this.isOpen(edge)) continue
        const other = this.other(edge, node)
        if (order[other] === 0) {
          this.enter(other, node)
          node = other
        } else if (other !== parent[node]) low[node] = Math.min(low[node] as number, order[other] as number)
        continue
      }
      const back = parent[node] as number
      if (back !== -1 && !this.leave(node, back, root)) return false
      node = back
    }
    return true
  }

  private leave(node: number, back: number, root: number): boolean {
    const { low, order, sureBelow } = this
    low[back] = Math.min(low[back] as number, low[node] as number)
    const hangs = (low[node] as number) >= (order[back] as number)
    if (hangs && !this.cutHanging(node, back, root)) return false
    // What hangs on one node is not below it any more: nothing of the loop is there.
    if (!hangs && sureBelow[node] !== -1 && sureBelow[back] === -1) sureBelow[back] = sureBelow[node] as number
    return true
  }

  /** A part that hangs on the node `back` alone: nothing of it is in the loop, or nothing of the rest is. */
  private cutHanging(node: number, back: number, root: number): boolean {
    const part = this.partBelow(node, back)
    const sure = this.sureBelow[node] as number
    const beyond = this.sureBeyond(part, back, root)
    if (beyond === -1) return true
    const walls = this.wallsRound(part, back)
    const reason = [...walls, ...(this.witness(beyond) as readonly Literal[])]
    const { kernel } = this
    if (sure !== -1 && sure !== back) {
      const conflict = [...reason, ...(this.witness(sure) as readonly Literal[])]
      return kernel.fail(conflict, this.origin)
    }
    const edges = [...part].flatMap((member) => (this.edgesAt[member] as readonly number[]).filter((edge) => this.isOpen(edge)))
    return kernel.implyAll(edges.map((edge) => (this.graph.literals[edge] as Literal) ^ 1), reason, this.origin)
  }

  /** A node that the loop passes outside a part and the node that it hangs on; -1 without one. */
  private sureBeyond(part: ReadonlySet<number>, back: number, root: number): number {
    if (root !== back) return root
    for (let node = 0; node < this.graph.nodes; node++) {
      if (node !== back && !part.has(node) && this.isSure(node)) return node
    }
    return -1
  }

  private partBelow(node: number, back: number): Set<number> {
    const part = new Set([node])
    for (const member of part) {
      for (const edge of this.edgesAt[member] as readonly number[]) {
        const other = this.other(edge, member)
        if (other !== back && this.isOpen(edge)) part.add(other)
      }
    }
    this.kernel.work += part.size
    return part
  }

  private wallsRound(part: ReadonlySet<number>, back: number): Literal[] {
    const walls: Literal[] = []
    for (const member of part) {
      for (const edge of this.edgesAt[member] as readonly number[]) {
        const other = this.other(edge, member)
        if (other !== back && !part.has(other)) walls.push((this.graph.literals[edge] as Literal) ^ 1)
      }
    }
    return walls
  }

  private ruleOutUnreached(root: number): boolean {
    const { kernel, graph } = this
    for (let node = 0; node < graph.nodes; node++) {
      if (this.order[node] !== 0 || this.isIdle(node)) continue
      const part = this.partBelow(node, -1)
      for (const member of part) this.order[member] = ++this.walked
      const edges = [...part].flatMap((member) => (this.edgesAt[member] as readonly number[]).filter((edge) => this.isOpen(edge)))
      const sure = [...part].find((member) => this.isSure(member))
      if (edges.length === 0 && sure === undefined) continue
      const reason = [...this.wallsRound(part, -1), ...(this.witness(root) as readonly Literal[])]
      if (sure !== undefined) return kernel.fail([...reason, ...(this.witness(sure) as readonly Literal[])], this.origin)
      if (!kernel.implyAll(edges.map((edge) => (graph.literals[edge] as Literal) ^ 1), reason, this.origin)) return false
    }
    return true
  }
}
