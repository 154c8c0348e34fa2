import type { Kernel, Propagator } from './kernel.js'
import type { Literal } from './literal.js'

/** Places of which no two roots may be joined. */
export interface SeparatePlaces {
  readonly roots: readonly number[]
  /** For each place the literal that says that it holds. */
  readonly literals: readonly Literal[]
  /** For each place the places beside it. */
  readonly beside: readonly (readonly number[])[]
  readonly origin: number
}

/**
 * No two roots are joined through places that hold: an open place that would join the pieces of two roots is ruled out.
 * The reason is the way from the one root to the other over that place.
 */
export class Separate implements Propagator {
  /** The root whose piece each place belongs to, and the place from which it was reached; -1 for none. */
  private readonly rootOf: Int32Array
  private readonly from: Int32Array
  private changed = true

  constructor(
    private readonly kernel: Kernel,
    private readonly places: SeparatePlaces,
  ) {
    this.rootOf = new Int32Array(places.literals.length)
    this.from = new Int32Array(places.literals.length)
    kernel.addPropagator(this, new Set(places.literals))
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
    this.rootOf.fill(-1)
    this.from.fill(-1)
    const { literals, roots } = this.places
    return roots.every((root) => this.kernel.values[literals[root] as Literal] !== 1 || this.spread(root))
  }

  private spread(root: number): boolean {
    const { rootOf, from, places, kernel } = this
    if (rootOf[root] !== -1) return this.meet(root, -1, root)
    const open = [root]
    rootOf[root] = root
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      kernel.work++
      for (const other of places.beside[place] as readonly number[]) {
        if (rootOf[other] === root) continue
        const value = kernel.values[places.literals[other] as Literal] as number
        if (value === -1) continue
        // An open place keeps the root that reached it first, so that a second one is seen to meet it there.
        if (rootOf[other] !== -1) {
          if (!this.meet(other, place, root)) return false
          continue
        }
        rootOf[other] = root
        from[other] = place
        if (value === 1) open.push(other)
      }
    }
    return true
  }

  /** A place of one root's piece, or an open one beside it, was reached from a place of another's. */
  private meet(place: number, before: number, root: number): boolean {
    const { places, kernel } = this
    const way = [...this.wayTo(place), ...(before === -1 ? [] : this.wayTo(before))]
    const reason = [...new Set(way)].map((one) => places.literals[one] as Literal)
    const joint = places.literals[place] as Literal
    if (kernel.values[joint] === 1)
      return kernel.fail([...new Set([...reason, places.literals[root] as Literal])], places.origin)
    return kernel.imply(
      joint ^ 1,
      reason.filter((literal) => literal !== joint),
      places.origin,
    )
  }

  private wayTo(place: number): number[] {
    const way: number[] = []
    for (let at = place; at !== -1; at = this.from[at] as number) way.push(at)
    return way
  }
}
