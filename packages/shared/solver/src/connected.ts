import type { Kernel, Propagator } from './kernel.js'
import type { Literal } from './literal.js'

/** A set of places, given by one literal a place, that must be in one piece. */
export interface ConnectedPlaces {
  /** For each place the literal that says that it belongs to the set. */
  readonly literals: readonly Literal[]
  /** For each place the places beside it. */
  readonly beside: readonly (readonly number[])[]
  readonly origin: number
}

/**
 * The places that hold are joined through places that hold. One depth-first walk over the places that are not ruled
 * out finds what is cut off and the open places that alone join two sure ones (Tarjan's articulation points). The
 * reason is local: two sure places and the ruled-out places round the part between which the open place stands.
 */
export class Connected implements Propagator {
  private readonly order: Int32Array
  private readonly low: Int32Array
  private readonly parent: Int32Array
  private readonly nextBeside: Int32Array
  /** A sure place in the part below, or -1. */
  private readonly sureBelow: Int32Array
  private walked = 0
  private changed = true

  constructor(
    private readonly kernel: Kernel,
    private readonly places: ConnectedPlaces,
  ) {
    const count = places.literals.length
    this.order = new Int32Array(count)
    this.low = new Int32Array(count)
    this.parent = new Int32Array(count)
    this.nextBeside = new Int32Array(count)
    this.sureBelow = new Int32Array(count)
    kernel.addPropagator(this, new Set(places.literals.flatMap((literal) => [literal, literal ^ 1])))
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
    const root = this.places.literals.findIndex((literal) => this.kernel.values[literal] === 1)
    if (root === -1) return true
    this.order.fill(0)
    this.walked = 0
    return this.walk(root) && this.ruleOutUnreached(root)
  }

  private isOut(place: number): boolean {
    return this.kernel.values[this.places.literals[place] as Literal] === -1
  }

  private isSure(place: number): boolean {
    return this.kernel.values[this.places.literals[place] as Literal] === 1
  }

  private enter(place: number, parent: number): void {
    this.order[place] = ++this.walked
    this.low[place] = this.walked
    this.parent[place] = parent
    this.nextBeside[place] = 0
    this.sureBelow[place] = this.isSure(place) ? place : -1
  }

  private walk(root: number): boolean {
    const { order, low, parent, places, nextBeside } = this
    this.enter(root, -1)
    let place = root
    while (place !== -1) {
      const beside = places.beside[place] as readonly number[]
      const at = nextBeside[place] as number
      if (at < beside.length) {
        nextBeside[place] = at + 1
        const other = beside[at] as number
        this.kernel.work++
        if (this.isOut(other)) continue
        if (order[other] === 0) {
          this.enter(other, place)
          place = other
        } else if (other !== parent[place]) low[place] = Math.min(low[place] as number, order[other] as number)
        continue
      }
      const back = parent[place] as number
      if (back !== -1 && !this.leave(place, back, root)) return false
      place = back
    }
    return true
  }

  private leave(place: number, back: number, root: number): boolean {
    const { order, low, sureBelow } = this
    low[back] = Math.min(low[back] as number, low[place] as number)
    const sure = sureBelow[place] as number
    if (sure !== -1 && sureBelow[back] === -1) sureBelow[back] = sure
    const joins = sure !== -1 && back !== root && (low[place] as number) >= (order[back] as number)
    return !joins || this.isSure(back) || this.force(back, place, sure, root)
  }

  private force(joint: number, below: number, sure: number, root: number): boolean {
    const { literals, origin } = this.places
    const first = this.order[below] as number
    const part = (place: number): boolean => (this.order[place] as number) >= first
    const walls = this.wallsRound(below, (place) => place !== joint && part(place))
    return this.kernel.imply(
      literals[joint] as Literal,
      [literals[root] as Literal, literals[sure] as Literal, ...walls],
      origin,
    )
  }

  /** The literals of the ruled-out places round the part that a place lies in. */
  private wallsRound(start: number, inside: (place: number) => boolean): Literal[] {
    const seen = new Set([start])
    const walls = new Set<Literal>()
    const open = [start]
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      for (const other of this.places.beside[place] as readonly number[]) {
        if (this.isOut(other)) walls.add((this.places.literals[other] as Literal) ^ 1)
        else if (!seen.has(other) && inside(other)) {
          seen.add(other)
          open.push(other)
        }
      }
    }
    this.kernel.work += seen.size
    return [...walls]
  }

  private ruleOutUnreached(root: number): boolean {
    const { literals, origin } = this.places
    for (let place = 0; place < literals.length; place++) {
      if (this.order[place] !== 0 || this.isOut(place)) continue
      const part = this.partOf(place)
      const reason = [literals[root] as Literal, ...this.wallsRound(place, () => true)]
      const out = part.map((member) => (literals[member] as Literal) ^ 1)
      if (!this.kernel.implyAll(out, reason, origin)) return false
    }
    return true
  }

  private partOf(start: number): number[] {
    const part = [start]
    this.order[start] = ++this.walked
    for (let at = 0; at < part.length; at++) {
      for (const other of this.places.beside[part[at] as number] as readonly number[]) {
        if (this.order[other] !== 0 || this.isOut(other)) continue
        this.order[other] = ++this.walked
        part.push(other)
      }
    }
    return part
  }
}
