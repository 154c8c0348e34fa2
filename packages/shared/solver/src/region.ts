import type { Kernel, Propagator } from './kernel.js'
import type { Literal } from './literal.js'

/** A region of a stated size round a place that belongs to it. */
export interface RegionPlaces {
  /** The place that belongs to the region. */
  readonly root: number
  /** How many places the region has. */
  readonly size: number
  /** For each place that the region may hold, the literal that says that it does. */
  readonly literals: readonly Literal[]
  /** For each place the places beside it. */
  readonly beside: readonly (readonly number[])[]
  readonly origin: number
}

/**
 * The places that hold are one piece of a stated size round the root. What is too far from the root, with what the sure
 * places take up, is ruled out; where only as many places are left as the region needs, all of them hold; and a place
 * without which too few would be left, or a sure one be cut off, holds (Tarjan's articulation points).
 */
export class Region implements Propagator {
  /** How many open places a way from the root to each place takes; -1 where there is no way. */
  private readonly distance: Int32Array
  /** The same from the sure place that is farthest from the root. */
  private readonly far: Int32Array
  private readonly order: Int32Array
  private readonly low: Int32Array
  private readonly parent: Int32Array
  private readonly nextBeside: Int32Array
  /** How many places the part below each holds, itself included, and a sure one of them or -1. */
  private readonly below: Int32Array
  private readonly sureBelow: Int32Array
  /** How many places would be cut off without each, and a sure one of them or -1. */
  private readonly cutOff: Int32Array
  private readonly sureCutOff: Int32Array
  private readonly reached: number[] = []
  private sure: Literal[] = []
  private walked = 0
  private spare = 0
  /** Whether some way ended because no more places could be spared. */
  private limited = false
  private changed = true

  constructor(
    private readonly kernel: Kernel,
    private readonly places: RegionPlaces,
  ) {
    const numbers = (): Int32Array => new Int32Array(places.literals.length)
    this.distance = numbers()
    this.far = numbers()
    this.order = numbers()
    this.low = numbers()
    this.parent = numbers()
    this.nextBeside = numbers()
    this.below = numbers()
    this.sureBelow = numbers()
    this.cutOff = numbers()
    this.sureCutOff = numbers()
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
    const { literals, root, size, origin } = this.places
    this.sure = literals.filter((literal) => this.kernel.values[literal] === 1)
    this.spare = size - this.sure.length
    if (!this.isSure(root)) return this.kernel.imply(literals[root] as Literal, [], origin)
    if (this.spare < 0) return this.kernel.fail(this.sure, origin)
    this.spread()
    if (!this.spreadFromFarthest()) return false
    return this.ruleOutUnreached() && this.keepEnough() && (this.spare === 0 || this.keepJoints())
  }

  private isOut(place: number): boolean {
    return this.kernel.values[this.places.literals[place] as Literal] === -1
  }

  private isSure(place: number): boolean {
    return this.kernel.values[this.places.literals[place] as Literal] === 1
  }

  /** Finds what the region can reach from its root. Sure places take up none of those that are to spare. */
  private spread(): void {
    const { reached, distance, spare, places } = this
    distance.fill(-1)
    reached.length = 0
    this.limited = false
    let next = [places.root]
    for (let step = 0; next.length > 0; step++) {
      const now = next.filter((place) => distance[place] === -1)
      next = []
      for (const place of now) distance[place] = step
      for (let at = 0; at < now.length; at++) {
        const place = now[at] as number
        reached.push(place)
        for (const other of places.beside[place] as readonly number[]) {
          if (distance[other] !== -1 || this.isOut(other)) continue
          if (this.isSure(other)) {
            distance[other] = step
            now.push(other)
          } else if (step < spare) next.push(other)
          else this.limited = true
        }
      }
    }
    this.kernel.work += reached.length
  }

  /**
   * A sure place that is not joined to the root yet takes up places of its own: what is too far from both is out of
   * reach. The three ways between the two and a place, added up, count each place of the least tree at most twice, but
   * one place three times.
   */
  private spreadFromFarthest(): boolean {
    const { distance, reached, spare, far } = this
    let farthest = -1
    for (const place of reached) {
      if (!this.isSure(place) || distance[place] === 0) continue
      if (farthest === -1 || (distance[place] as number) > (distance[farthest] as number)) farthest = place
    }
    if (farthest === -1) return true
    this.measureFrom(farthest)
    const between = distance[farthest] as number
    const tooFar = reached.filter((place) => {
      const ways = between + (distance[place] as number) + (far[place] as number)
      return ways - 1 > 2 * spare && !this.isSure(place)
    })
    return tooFar.length === 0 || this.ruleOutTooFar(tooFar)
  }

  private ruleOutTooFar(tooFar: readonly number[]): boolean {
    const { places, reached, distance, kernel } = this
    this.limited = true
    const out = tooFar.map((place) => places.literals[place] as Literal)
    if (!kernel.implyAll(opposites(out), this.boundary(-1), places.origin)) return false
    for (const place of tooFar) distance[place] = -1
    const kept = reached.filter((place) => distance[place] !== -1)
    reached.splice(0, reached.length, ...kept)
    return true
  }

  /** How many open places a way from a place to each reached one takes, its end included. */
  private measureFrom(start: number): void {
    const { far, distance, places } = this
    far.fill(-1)
    let next = [start]
    for (let step = 0; next.length > 0; step++) {
      const now = next.filter((place) => far[place] === -1)
      next = []
      for (const place of now) far[place] = step
      for (let at = 0; at < now.length; at++) {
        for (const other of places.beside[now[at] as number] as readonly number[]) {
          if (far[other] !== -1 || distance[other] === -1) continue
          if (this.isSure(other)) {
            far[other] = step
            now.push(other)
          } else next.push(other)
        }
      }
    }
    this.kernel.work += this.reached.length
  }

  /** What is true and bounds what the region reaches without one of its places (-1 for none): walls, and what it holds. */
  private boundary(without: number): Literal[] {
    const { places, limited, spare, distance } = this
    const walls = new Set<Literal>(limited ? this.sure : [places.literals[places.root] as Literal])
    const seen = new Set([places.root])
    for (const place of seen) {
      const ends = limited && (distance[place] as number) >= spare
      for (const other of places.beside[place] as readonly number[]) {
        if (other === without) continue
        if (distance[other] !== -1) seen.add(other)
        else if (!ends && this.isOut(other)) walls.add((places.literals[other] as Literal) ^ 1)
      }
    }
    this.kernel.work += seen.size
    return [...walls]
  }

  private ruleOutUnreached(): boolean {
    const { literals, origin } = this.places
    const out = literals.filter((literal, place) => this.distance[place] === -1 && this.kernel.values[literal] !== -1)
    return out.length === 0 || this.kernel.implyAll(opposites(out), this.boundary(-1), origin)
  }

  private keepEnough(): boolean {
    const { literals, size, origin } = this.places
    if (this.reached.length > size) return true
    if (this.reached.length < size) return this.kernel.fail(this.boundary(-1), origin)
    const open = this.reached.filter((place) => !this.isSure(place)).map((place) => literals[place] as Literal)
    return open.length === 0 || this.kernel.implyAll(open, this.boundary(-1), origin)
  }

  private keepJoints(): boolean {
    const { literals, root, size, origin } = this.places
    this.walk()
    for (const place of this.reached) {
      if (place === root || this.isSure(place)) continue
      const sure = this.sureCutOff[place] as number
      const tooFew = this.reached.length - 1 - (this.cutOff[place] as number) < size
      if (sure === -1 && !tooFew) continue
      const reason = this.boundary(place)
      if (!tooFew && !this.limited) reason.push(literals[sure] as Literal)
      if (!this.kernel.imply(literals[place] as Literal, reason, origin)) return false
    }
    return true
  }

  private enter(place: number, parent: number): void {
    this.order[place] = ++this.walked
    this.low[place] = this.walked
    this.parent[place] = parent
    this.nextBeside[place] = 0
    this.below[place] = 1
    this.sureBelow[place] = this.isSure(place) ? place : -1
    this.cutOff[place] = 0
    this.sureCutOff[place] = -1
  }

  private walk(): void {
    const { order, low, parent, places, nextBeside, distance } = this
    order.fill(0)
    this.walked = 0
    this.enter(places.root, -1)
    let place = places.root
    while (place !== -1) {
      const beside = places.beside[place] as readonly number[]
      const at = nextBeside[place] as number
      if (at < beside.length) {
        nextBeside[place] = at + 1
        const other = beside[at] as number
        if (distance[other] === -1) continue
        if (order[other] === 0) {
          this.enter(other, place)
          place = other
        } else if (other !== parent[place]) low[place] = Math.min(low[place] as number, order[other] as number)
        continue
      }
      const back = parent[place] as number
      if (back !== -1) this.leave(place, back)
      place = back
    }
    this.kernel.work += this.walked
  }

  private leave(place: number, back: number): void {
    const { low, below, sureBelow, cutOff, sureCutOff, order } = this
    low[back] = Math.min(low[back] as number, low[place] as number)
    below[back] = (below[back] as number) + (below[place] as number)
    const sure = sureBelow[place] as number
    if (sure !== -1) sureBelow[back] = sure
    if ((low[place] as number) < (order[back] as number)) return
    cutOff[back] = (cutOff[back] as number) + (below[place] as number)
    if (sure !== -1) sureCutOff[back] = sure
  }
}

function opposites(literals: readonly Literal[]): Literal[] {
  return literals.map((literal) => literal ^ 1)
}
