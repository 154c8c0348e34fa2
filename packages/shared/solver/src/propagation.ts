import { Assignment } from './assignment.js'
import { HEADER } from './clause-store.js'
import type { Literal } from './literal.js'

/** A clause of at most so many literals is looked through; for a longer one a set is kept. */
const FEW = 16

/** A global constraint: it watches literals become true and forces others, each time saying why. */
export interface Propagator {
  /** A watched literal became true. false when that is a conflict, which was handed to `kernel.fail`. */
  readonly assigned?: (literal: Literal) => boolean
  /** A watched literal that was handed to `assigned` is open again; the latest comes first. */
  readonly undone?: (literal: Literal) => void
  /** Everything cheaper is at rest. false on a conflict. Called again as long as anything new is forced. */
  readonly settle?: () => boolean
}

/**
 * What follows one by one: each clause watches two of its literals, and each global constraint hears of the literals it
 * watches (after minisat, Eén and Sörensson, 2003).
 */
export abstract class Propagation extends Assignment {
  /** Steps of work so far: clauses visited, literals handled, nodes walked by the propagators. */
  work = 0
  /**
   * Whether propagators may wait with what costs much and seldom forces anything, as in a search; else all that follows
   * is found at once.
   */
  patient = false
  /** Whether the clauses contradict each other without any assumption. */
  broken = false
  /** For each literal the clauses to visit when it becomes true, each followed by a literal that may spare the visit. */
  protected readonly watches: number[][] = []
  /** The stated clauses, of which none is ever forgotten. */
  protected stated: number[] = []
  private readonly listeners: number[][] = []
  private readonly propagators: Propagator[] = []
  private readonly settlers: number[] = []
  /** How much of the trail the clauses, and the global constraints, have heard. */
  private head = 0
  private heard = 0

  protected override addVariable(): number {
    this.watches.push([], [])
    this.listeners.push([], [])
    return super.addVariable()
  }

  /**
   * States that at least one of the literals holds. May be called only without decisions. false when the clauses now
   * contradict each other.
   */
  addClause(literals: readonly Literal[], origin = -1): boolean {
    if (this.level > 0) throw new RangeError('A clause is added before any decision.')
    if (this.broken) return false
    const kept = this.simplified(literals)
    if (kept === null) return true
    if (kept.length === 0) return this.refuse()
    if (kept.length === 1) return this.imply(kept[0] as Literal, [], origin) || this.refuse()
    const clause = this.store.add(kept, origin)
    this.stated.push(clause)
    this.attach(clause)
    return true
  }

  /**
   * The clause without doubles, and without literals that were false when propagation last came to rest; null when it
   * holds already. What is forced but not yet propagated stays, so that reasons name it.
   */
  private simplified(literals: readonly Literal[]): Literal[] | null {
    const kept: Literal[] = []
    const many = literals.length > FEW ? new Set<Literal>() : null
    const has = (literal: Literal): boolean => many?.has(literal) ?? kept.includes(literal)
    for (const literal of literals) {
      if (has(literal ^ 1)) return null
      const settled = this.values[literal] !== 0 && (this.positionOf[literal >> 1] as number) < this.head
      if (settled && this.values[literal] === 1) return null
      if (settled || has(literal)) continue
      kept.push(literal)
      many?.add(literal)
    }
    return kept
  }

  protected refuse(): boolean {
    this.broken = true
    return false
  }

  protected attach(clause: number): void {
    const first = this.store.data[clause + HEADER] as Literal
    const second = this.store.data[clause + HEADER + 1] as Literal
    ;(this.watches[first ^ 1] as number[]).push(clause, second)
    ;(this.watches[second ^ 1] as number[]).push(clause, first)
  }

  /** Adds a global constraint that hears of the literals it watches. */
  addPropagator(propagator: Propagator, watched: Iterable<Literal>): void {
    if (this.heard > 0) throw new RangeError('A constraint is added before the first propagation.')
    const index = this.propagators.push(propagator) - 1
    for (const literal of watched) (this.listeners[literal] as number[]).push(index)
    if (propagator.settle !== undefined) this.settlers.push(index)
  }

  protected override closeLevels(level: number, length: number): void {
    super.closeLevels(level, length)
    this.head = Math.min(this.head, length)
    this.heard = Math.min(this.heard, length)
  }

  /** Tells the global constraints that heard of a literal that it is open again. */
  protected tellUndone(at: number): void {
    if (at >= this.heard) return
    const literal = this.trail[at] as Literal
    const listeners = this.listeners[literal] as number[]
    for (let last = listeners.length - 1; last >= 0; last--) {
      ;(this.propagators[listeners[last] as number] as Propagator).undone?.(literal)
    }
  }

  /** Forces everything that the constraints force one by one. false on a conflict, which then stands in `conflict`. */
  propagate(): boolean {
    for (;;) {
      while (this.head < this.trailLength) if (!this.follow()) return this.conflicts()
      const before = this.trailLength
      if (!this.settle(before)) return this.conflicts()
      if (this.trailLength === before) return true
    }
  }

  /**
   * Like {@link propagate}, but only what follows from the open end of the trail in so many steps one after the other. What
   * it leaves undone must be taken back. `complete` tells whether nothing was left.
   */
  propagateWithin(steps: number): boolean {
    for (let step = 0; step <= steps && this.head < this.trailLength; step++) {
      for (const end = this.trailLength; this.head < end;) if (!this.follow()) return this.conflicts()
    }
    return this.complete ? this.propagate() : true
  }

  /** Whether all that holds was propagated. */
  get complete(): boolean {
    return this.head === this.trailLength
  }

  /** Propagates the next literal of the trail. false on a conflict. */
  private follow(): boolean {
    const literal = this.trail[this.head++] as Literal
    if (!this.visitClauses(literal)) return false
    // Propagators hear of a literal only after all clauses did, so that they never see a crossing they need not.
    if (this.head <= this.heard) return true
    this.heard = this.head
    return this.tellAssigned(literal)
  }

  private conflicts(): boolean {
    if (this.level === 0) this.broken = true
    return false
  }

  private tellAssigned(literal: Literal): boolean {
    const listeners = this.listeners[literal] as number[]
    let agreed = true
    // Each one must hear, even after a conflict, for each one will be told when the literal is open again.
    for (const index of listeners) {
      this.work++
      const propagator = this.propagators[index] as Propagator
      if (propagator.assigned !== undefined && !this.hears(propagator, literal, agreed)) agreed = false
    }
    return agreed
  }

  private hears(propagator: Propagator, literal: Literal, agreed: boolean): boolean {
    const { conflict, conflictOrigin } = this
    const agrees = (propagator.assigned as (literal: Literal) => boolean)(literal)
    if (!agreed) {
      this.conflict = conflict
      this.conflictOrigin = conflictOrigin
    }
    return agrees
  }

  private settle(before: number): boolean {
    for (const index of this.settlers) {
      const propagator = this.propagators[index] as Propagator
      if (!(propagator.settle as () => boolean)()) return false
      if (this.trailLength > before) return true
    }
    return true
  }

  private visitClauses(literal: Literal): boolean {
    const list = this.watches[literal] as number[]
    const { values } = this
    const clauses = this.store.data
    const falseLiteral = literal ^ 1
    let kept = 0
    let at = 0
    const end = list.length
    this.work += 1 + (end >> 1)
    while (at < end) {
      const clause = list[at] as number
      const blocker = list[at + 1] as number
      at += 2
      if ((values[blocker] as number) > 0) {
        list[kept++] = clause
        list[kept++] = blocker
        continue
      }
      const start = clause + HEADER
      if (clauses[start] === falseLiteral) {
        clauses[start] = clauses[start + 1] as number
        clauses[start + 1] = falseLiteral
      }
      const first = clauses[start] as number
      if (first !== blocker && (values[first] as number) > 0) {
        list[kept++] = clause
        list[kept++] = first
        continue
      }
      if (this.moveWatch(clause, first)) continue
      list[kept++] = clause
      list[kept++] = first
      if ((values[first] as number) < 0) {
        while (at < end) list[kept++] = list[at++] as number
        list.length = kept
        return this.failClause(clause)
      }
      this.enqueue(first, clause)
    }
    if (kept < end) list.length = kept
    return true
  }

  private moveWatch(clause: number, first: Literal): boolean {
    const { values } = this
    const clauses = this.store.data
    const start = clause + HEADER
    const end = start + (clauses[clause] as number)
    for (let at = start + 2; at < end; at++) {
      const other = clauses[at] as number
      if ((values[other] as number) < 0) continue
      clauses[at] = clauses[start + 1] as number
      clauses[start + 1] = other
      ;(this.watches[other ^ 1] as number[]).push(clause, first)
      return true
    }
    return false
  }

  private failClause(clause: number): boolean {
    const found: Literal[] = []
    const end = clause + HEADER + (this.store.data[clause] as number)
    for (let at = clause + HEADER; at < end; at++) found.push((this.store.data[at] as number) ^ 1)
    this.conflict = found
    this.conflictOrigin = this.store.data[clause + 1] as number
    return false
  }
}
