import type { Kernel, Propagator } from './kernel.js'
import type { Literal } from './literal.js'

/** Places that all hold different values: one literal a place and value, -1 where the place cannot hold the value. */
export interface DifferentPlaces {
  readonly literals: readonly (readonly Literal[])[]
  readonly origin: number
}

/**
 * No value twice, by sets (Hall): places that have among them only as many values as they are keep those values for
 * themselves. A matching finds such sets, and what a place can reach along it is tight when it holds no free value (after Régin, 1994). That every
 * place holds one value, and no value stands in two places, is stated by clauses beside it.
 */
export class AllDifferent implements Propagator {
  private readonly valueOf: Int32Array
  private readonly placeOf: Int32Array
  private readonly visited: Int32Array
  private stamp = 0
  private changed = true

  constructor(
    private readonly kernel: Kernel,
    private readonly places: DifferentPlaces,
  ) {
    const values = Math.max(0, ...places.literals.map((row) => row.length))
    this.valueOf = new Int32Array(places.literals.length).fill(-1)
    this.placeOf = new Int32Array(values).fill(-1)
    this.visited = new Int32Array(values)
    kernel.addPropagator(
      this,
      new Set(
        places.literals
          .flat()
          .filter((literal) => literal !== -1)
          .map((literal) => literal ^ 1),
      ),
    )
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
    return this.match() && this.cutTightSets()
  }

  private may(place: number, value: number): boolean {
    const literal = this.places.literals[place]?.[value] ?? -1
    return literal !== -1 && this.kernel.values[literal] !== -1
  }

  private match(): boolean {
    for (let place = 0; place < this.valueOf.length; place++) {
      const value = this.valueOf[place] as number
      if (value !== -1 && this.may(place, value)) continue
      if (value !== -1) this.placeOf[value] = -1
      this.valueOf[place] = -1
    }
    for (let place = 0; place < this.valueOf.length; place++) {
      if (this.valueOf[place] !== -1) continue
      this.stamp++
      const reached = [place]
      if (!this.augment(place, reached)) return this.kernel.fail(this.outside(reached), this.places.origin)
    }
    return true
  }

  private augment(place: number, reached: number[]): boolean {
    for (let value = 0; value < this.placeOf.length; value++) {
      if (this.visited[value] === this.stamp || !this.may(place, value)) continue
      this.visited[value] = this.stamp
      this.kernel.work++
      const holder = this.placeOf[value] as number
      if (holder !== -1) reached.push(holder)
      if (holder !== -1 && !this.augment(holder, reached)) continue
      this.placeOf[value] = place
      this.valueOf[place] = value
      return true
    }
    return false
  }

  /** The literals that keep the places to the values which they have among them. */
  private outside(places: readonly number[]): Literal[] {
    return places.flatMap((place) =>
      (this.places.literals[place] as readonly number[]).flatMap((literal) =>
        literal !== -1 && this.kernel.values[literal] === -1 ? [literal ^ 1] : [],
      ),
    )
  }

  /** For each place, the set that its value alone can reach: closed sets are tight, and their values go nowhere else. */
  private cutTightSets(): boolean {
    for (let place = 0; place < this.valueOf.length; place++) {
      const tight = this.closure(place)
      if (tight === null) continue
      if (!this.cutOthers(tight)) return false
    }
    return true
  }

  /** The places that share the values of a place, followed through the matching; null when a value is free. */
  private closure(place: number): number[] | null {
    const tight = [place]
    const known = new Set(tight)
    for (const member of tight) {
      for (let value = 0; value < this.placeOf.length; value++) {
        if (!this.may(member, value)) continue
        this.kernel.work++
        const holder = this.placeOf[value] as number
        if (holder === -1) return null
        if (!known.has(holder)) {
          known.add(holder)
          tight.push(holder)
        }
      }
    }
    return tight.length === this.valueOf.length ? null : tight
  }

  private cutOthers(tight: readonly number[]): boolean {
    const values = tight.map((place) => this.valueOf[place] as number)
    const inside = new Set(tight)
    const out: Literal[] = []
    for (let place = 0; place < this.valueOf.length; place++) {
      if (inside.has(place)) continue
      for (const value of values) {
        const literal = this.places.literals[place]?.[value] ?? -1
        if (literal !== -1 && this.kernel.values[literal] !== -1) out.push(literal ^ 1)
      }
    }
    return out.length === 0 || this.kernel.implyAll(out, this.outside(tight), this.places.origin)
  }
}
