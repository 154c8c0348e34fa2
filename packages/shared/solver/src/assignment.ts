import { ClauseStore, HEADER } from './clause-store.js'
import type { Literal } from './literal.js'

/** The reason of what was decided, or of what has no value. */
export const NO_REASON = 0

/** A typed array of the same kind with more room. */
export function grown<Kind extends Int32Array | Int8Array | Uint8Array | Float64Array>(made: Kind, old: Kind): Kind {
  made.set(old)
  return made
}

/**
 * Which literals hold, in which order they became true, on which level of decisions, and why: the trail. A reason is a
 * clause or a list of antecedents.
 */
export abstract class Assignment {
  /** 1, -1 or 0 a literal: true, false or open. */
  values: Int8Array = new Int8Array(256)
  /** The literals that became true, in order. */
  trail: Int32Array = new Int32Array(128)
  trailLength = 0
  variables = 0
  /** Antecedents of the last conflict: literals that are all true and cannot be so together. */
  conflict: Literal[] = []
  conflictOrigin = -1

  protected readonly store: ClauseStore = new ClauseStore()
  protected levelOf: Int32Array = new Int32Array(128)
  /** Why each variable has its value: nothing, the place of a clause, or the place of a list, made negative. */
  protected reasonOf: Int32Array = new Int32Array(128)
  protected positionOf: Int32Array = new Int32Array(128)
  /** The number of decisions that stand. */
  level = 0
  /** The length of the trail at the beginning of each level. */
  protected levels: Int32Array = new Int32Array(64)
  /** The antecedents that constraints other than clauses gave; taken back with their level. */
  private lists: Int32Array = new Int32Array(1024)
  private listsLength = 1
  private listsAt: Int32Array = new Int32Array(64)

  /** Makes room for one more variable, open; gives its number. */
  protected addVariable(): number {
    const variable = this.variables++
    if (this.variables > this.levelOf.length) this.growTo(this.levelOf.length * 2)
    return variable
  }

  protected growTo(room: number): void {
    this.values = grown(new Int8Array(room * 2), this.values)
    this.trail = grown(new Int32Array(room), this.trail)
    this.levelOf = grown(new Int32Array(room), this.levelOf)
    this.reasonOf = grown(new Int32Array(room), this.reasonOf)
    this.positionOf = grown(new Int32Array(room), this.positionOf)
  }

  /** 1 when the literal is true, -1 when it is false, 0 when it is open. */
  value(literal: Literal): number {
    return this.values[literal] as number
  }

  /** The decision level on which a variable got its value. */
  levelOfVariable(variable: number): number {
    return this.levelOf[variable] as number
  }

  /** The place of a variable's literal on the trail. */
  positionOfVariable(variable: number): number {
    return this.positionOf[variable] as number
  }

  /**
   * Forces a literal because the antecedents, all true, leave no other way. They are kept until the literal is open
   * again. false when the literal is false already, which is then the conflict.
   */
  imply(literal: Literal, antecedents: readonly Literal[], origin: number): boolean {
    const value = this.values[literal] as number
    if (value > 0) return true
    if (value < 0) return this.fail([...antecedents, literal ^ 1], origin)
    this.enqueue(literal, -this.pushList(antecedents, origin))
    return true
  }

  /** Like {@link imply} for many literals with the same antecedents. */
  implyAll(literals: readonly Literal[], antecedents: readonly Literal[], origin: number): boolean {
    let list = 0
    for (const literal of literals) {
      const value = this.values[literal] as number
      if (value > 0) continue
      if (value < 0) return this.fail([...antecedents, literal ^ 1], origin)
      if (list === 0) list = this.pushList(antecedents, origin)
      this.enqueue(literal, -list)
    }
    return true
  }

  /** Reports that literals which are all true cannot be so together. Always false. */
  fail(antecedents: readonly Literal[], origin: number): boolean {
    this.conflict = [...antecedents]
    this.conflictOrigin = origin
    return false
  }

  protected pushList(literals: readonly Literal[], origin: number): number {
    const list = this.listsLength
    const needed = list + literals.length + 2
    if (needed > this.lists.length) {
      const grown = new Int32Array(Math.max(needed, this.lists.length * 2))
      grown.set(this.lists)
      this.lists = grown
    }
    this.lists[list] = literals.length
    this.lists[list + 1] = origin
    this.lists.set(literals, list + 2)
    this.listsLength = needed
    return list
  }

  protected enqueue(literal: Literal, reason: number): void {
    const variable = literal >> 1
    this.values[literal] = 1
    this.values[literal ^ 1] = -1
    this.levelOf[variable] = this.level
    this.reasonOf[variable] = reason
    this.positionOf[variable] = this.trailLength
    this.trail[this.trailLength++] = literal
  }

  /** Whether a true literal was forced by a constraint, rather than decided. */
  wasForced(literal: Literal): boolean {
    return this.reasonOf[literal >> 1] !== NO_REASON
  }

  /** The number of the constraint that forced a literal; -1 when none did. */
  originOf(literal: Literal): number {
    const reason = this.reasonOf[literal >> 1] as number
    if (reason === NO_REASON) return -1
    return (reason > 0 ? this.store.data[reason + 1] : this.lists[1 - reason]) as number
  }

  /** The true literals that forced a literal; empty for a decision. */
  antecedentsOf(literal: Literal): Literal[] {
    const reason = this.reasonOf[literal >> 1] as number
    const found: Literal[] = []
    if (reason > 0) {
      const end = reason + HEADER + (this.store.data[reason] as number)
      for (let at = reason + HEADER; at < end; at++) {
        if (this.store.data[at] !== literal) found.push((this.store.data[at] as number) ^ 1)
      }
    } else if (reason < 0) {
      const start = 2 - reason
      const end = start + (this.lists[-reason] as number)
      for (let at = start; at < end; at++) found.push(this.lists[at] as number)
    }
    return found
  }

  /** Begins a level; what is forced on it is taken back with it. */
  openLevel(): void {
    if (this.level === this.levels.length) {
      this.levels = grown(new Int32Array(this.level * 2), this.levels)
      this.listsAt = grown(new Int32Array(this.level * 2), this.listsAt)
    }
    this.levels[this.level] = this.trailLength
    this.listsAt[this.level++] = this.listsLength
  }

  /** Decides a literal that is open, on a level of its own. */
  decide(literal: Literal): void {
    this.openLevel()
    this.enqueue(literal, NO_REASON)
  }

  /** Shortens the trail to its length at the beginning of a level, whose literals are open already. */
  protected closeLevels(level: number, length: number): void {
    this.trailLength = length
    this.listsLength = this.listsAt[level] as number
    this.level = level
  }
}
