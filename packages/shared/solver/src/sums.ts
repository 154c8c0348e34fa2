import type { Kernel, Propagator } from './kernel.js'
import type { Literal } from './literal.js'

/** A sum of weights that may not pass a bound: each literal that holds adds its weight, a positive whole number. */
interface Bound {
  readonly literals: readonly Literal[]
  readonly weights: readonly number[]
  readonly heaviest: number
  readonly origin: number
  /** What may still be added. */
  room: number
}

/**
 * All the sums and counts of a model in one propagator: at most, and through opposite literals at least and exactly.
 * Build it, `add` every bound, then `start` it once.
 */
export class Sums implements Propagator {
  private readonly bounds: Bound[] = []
  private readonly places: number[][] = []

  constructor(private readonly kernel: Kernel) {}

  /** States that the weights of the literals that hold add up to at most `most`. */
  atMost(literals: readonly Literal[], weights: readonly number[], most: number, origin: number): void {
    const bound = { literals, weights, heaviest: Math.max(0, ...weights), origin, room: most }
    const index = this.bounds.push(bound) - 1
    literals.forEach((literal, at) => {
      while (this.places.length <= literal) this.places.push([])
      ;(this.places[literal] as number[]).push(index, weights[at] as number)
    })
  }

  /** Hands the propagator to the kernel and forces what the bounds force by themselves. false on a contradiction. */
  start(): boolean {
    if (this.bounds.length === 0) return true
    const watched = this.places.flatMap((list, literal) => (list.length > 0 ? [literal] : []))
    this.kernel.addPropagator(this, watched)
    return this.bounds.every((bound) => this.cut(bound) || this.refuse())
  }

  private refuse(): boolean {
    this.kernel.broken = true
    return false
  }

  assigned(literal: Literal): boolean {
    const list = this.places[literal] as number[]
    let agreed = true
    for (let at = 0; at < list.length; at += 2) {
      const bound = this.bounds[list[at] as number] as Bound
      bound.room -= list[at + 1] as number
      this.kernel.work++
      // Every bound is brought up to date, even after a conflict, for each one is undone later.
      if (agreed && bound.room < bound.heaviest) agreed = this.cut(bound)
    }
    return agreed
  }

  undone(literal: Literal): void {
    const list = this.places[literal] as number[]
    for (let at = 0; at < list.length; at += 2) {
      ;(this.bounds[list[at] as number] as Bound).room += list[at + 1] as number
    }
  }

  /** Rules out the literals that no longer fit. */
  private cut(bound: Bound): boolean {
    const { kernel } = this
    const { literals, weights, room, origin } = bound
    if (room < 0) return kernel.fail(this.holding(bound), origin)
    const out = literals.filter((literal, at) => (weights[at] as number) > room && kernel.values[literal] === 0)
    if (out.length === 0) return true
    return kernel.implyAll(
      out.map((literal) => literal ^ 1),
      this.holding(bound),
      origin,
    )
  }

  private holding(bound: Bound): Literal[] {
    return bound.literals.filter((literal) => this.kernel.values[literal] === 1)
  }
}
