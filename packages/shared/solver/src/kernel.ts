import { activityHeap } from './heap.js'
import type { ActivityHeap } from './heap.js'
import type { Literal } from './literal.js'

/** A global constraint: it watches literals become true and forces others, each time saying why. */
export interface Propagator {
  /** A watched literal became true. false when that is a conflict, which was handed to `kernel.fail`. */
  readonly assigned?: (literal: Literal) => boolean
  /** A watched literal that was handed to `assigned` is open again; the latest comes first. */
  readonly undone?: (literal: Literal) => void
  /** Everything cheaper is at rest. false on a conflict. Called again as long as anything new is forced. */
  readonly settle?: () => boolean
}

/** How a search ended. */
export type Outcome = 'found' | 'none' | 'stopped'

const NO_REASON = 0
const HEADER = 3 // size, origin, marks of use for learned clauses

/**
 * The search kernel: propagation, learning from conflicts, and search under assumptions, after minisat (Eén and
 * Sörensson, 2003). Every clause and every forced literal carries the number of the constraint that it comes from.
 */
export class Kernel {
  /** 1, -1 or 0 a literal: true, false or open. */
  values: Int8Array = new Int8Array(256)
  /** The literals that became true, in order. */
  trail: Int32Array = new Int32Array(128)
  trailLength = 0
  /** Steps of work so far: clauses visited, literals handled, nodes walked by the propagators. */
  work = 0
  variables = 0
  /** Antecedents of the last conflict: literals that are all true and cannot be so together. */
  conflict: Literal[] = []
  conflictOrigin = -1

  private levelOf = new Int32Array(128)
  private reasonOf = new Int32Array(128)
  private positionOf = new Int32Array(128)
  private phase = new Int8Array(128)
  private activity = new Float64Array(128)
  private seen = new Uint8Array(128)
  private readonly heap: ActivityHeap = activityHeap(() => this.activity)
  private readonly watches: number[][] = []
  private readonly listeners: number[][] = []
  private readonly propagators: Propagator[] = []
  private readonly settlers: number[] = []
  private clauses: Int32Array = new Int32Array(4096)
  private clausesLength = 1
  /** How often learned clauses were forgotten. */
  timesForgotten = 0

  private stated: number[] = []
  private learned: number[] = []
  private mostLearned = 2000
  private lists: Int32Array = new Int32Array(1024)
  private listsLength = 1
  private readonly listsAt: number[] = []
  private readonly levels: number[] = []
  private head = 0
  private heard = 0
  private raise = 1
  /** Whether the clauses contradict each other without any assumption. */
  broken = false

  /** A new variable, open. `phase` is the value that the search tries first. */
  newVariable(phase = false): number {
    const variable = this.variables++
    if (this.variables > this.levelOf.length) this.growVariables()
    this.watches.push([], [])
    this.listeners.push([], [])
    this.phase[variable] = phase ? 1 : 0
    this.heap.grow(this.variables)
    this.heap.insert(variable)
    return variable
  }

  private growVariables(): void {
    const room = this.levelOf.length * 2
    const grown = <Kind extends Int32Array | Int8Array | Uint8Array | Float64Array>(made: Kind, old: Kind): Kind => {
      made.set(old)
      return made
    }
    this.values = grown(new Int8Array(room * 2), this.values)
    this.trail = grown(new Int32Array(room), this.trail)
    this.levelOf = grown(new Int32Array(room), this.levelOf)
    this.reasonOf = grown(new Int32Array(room), this.reasonOf)
    this.positionOf = grown(new Int32Array(room), this.positionOf)
    this.phase = grown(new Int8Array(room), this.phase)
    this.activity = grown(new Float64Array(room), this.activity)
    this.seen = grown(new Uint8Array(room), this.seen)
  }

  /** 1 when the literal is true, -1 when it is false, 0 when it is open. */
  value(literal: Literal): number {
    return this.values[literal] as number
  }

  /** The number of decisions that stand. */
  get level(): number {
    return this.levels.length
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
    const clause = this.store(kept, origin)
    this.stated.push(clause)
    this.attach(clause)
    return true
  }

  /**
   * The clause without doubles, and without literals that were false when propagation last came to rest; null when it
   * holds already. What is forced but not yet propagated stays, so that reasons name it.
   */
  private simplified(literals: readonly Literal[]): Literal[] | null {
    const kept = new Set<Literal>()
    for (const literal of literals) {
      if (kept.has(literal ^ 1)) return null
      const settled = this.values[literal] !== 0 && (this.positionOf[literal >> 1] as number) < this.head
      if (!settled) kept.add(literal)
      else if (this.values[literal] === 1) return null
    }
    return [...kept]
  }

  private refuse(): boolean {
    this.broken = true
    return false
  }

  private store(literals: readonly Literal[], origin: number): number {
    const needed = this.clausesLength + literals.length + HEADER
    if (needed > this.clauses.length) {
      const grown = new Int32Array(Math.max(needed, this.clauses.length * 2))
      grown.set(this.clauses)
      this.clauses = grown
    }
    const clause = this.clausesLength
    this.clauses[clause] = literals.length
    this.clauses[clause + 1] = origin
    this.clauses[clause + 2] = 0
    this.clauses.set(literals, clause + HEADER)
    this.clausesLength = needed
    return clause
  }

  private attach(clause: number): void {
    const first = this.clauses[clause + HEADER] as Literal
    const second = this.clauses[clause + HEADER + 1] as Literal
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

  private pushList(literals: readonly Literal[], origin: number): number {
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

  private enqueue(literal: Literal, reason: number): void {
    const variable = literal >> 1
    this.values[literal] = 1
    this.values[literal ^ 1] = -1
    this.levelOf[variable] = this.levels.length
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
    return (reason > 0 ? this.clauses[reason + 1] : this.lists[1 - reason]) as number
  }

  /** The true literals that forced a literal; empty for a decision. */
  antecedentsOf(literal: Literal): Literal[] {
    const reason = this.reasonOf[literal >> 1] as number
    const found: Literal[] = []
    if (reason > 0) {
      const end = reason + HEADER + (this.clauses[reason] as number)
      for (let at = reason + HEADER; at < end; at++) {
        if (this.clauses[at] !== literal) found.push((this.clauses[at] as number) ^ 1)
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
    this.levels.push(this.trailLength)
    this.listsAt.push(this.listsLength)
  }

  /** Decides a literal that is open, on a level of its own. */
  decide(literal: Literal): void {
    this.openLevel()
    this.enqueue(literal, NO_REASON)
  }

  /** Takes back every decision above a level. */
  backtrack(level: number): void {
    if (level >= this.levels.length) return
    const length = this.levels[level] as number
    for (let at = this.trailLength - 1; at >= length; at--) {
      const literal = this.trail[at] as Literal
      if (at < this.heard) this.tellUndone(literal)
      this.values[literal] = 0
      this.values[literal ^ 1] = 0
      this.phase[literal >> 1] = (literal & 1) ^ 1
      this.heap.insert(literal >> 1)
    }
    this.trailLength = length
    this.head = Math.min(this.head, length)
    this.heard = Math.min(this.heard, length)
    this.listsLength = this.listsAt[level] as number
    this.levels.length = level
    this.listsAt.length = level
  }

  private tellUndone(literal: Literal): void {
    const listeners = this.listeners[literal] as number[]
    for (let at = listeners.length - 1; at >= 0; at--) {
      ;(this.propagators[listeners[at] as number] as Propagator).undone?.(literal)
    }
  }

  /** Forces everything that the constraints force one by one. false on a conflict, which then stands in `conflict`. */
  propagate(): boolean {
    for (;;) {
      while (this.head < this.trailLength) {
        const literal = this.trail[this.head++] as Literal
        if (!this.visitClauses(literal)) return this.conflicts()
        // Propagators hear of a literal only after all clauses did, so that they never see a crossing they need not.
        if (this.head <= this.heard) continue
        this.heard = this.head
        if (!this.tellAssigned(literal)) return this.conflicts()
      }
      const before = this.trailLength
      if (!this.settle(before)) return this.conflicts()
      if (this.trailLength === before) return true
    }
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
    const { clauses } = this
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
    list.length = kept
    return true
  }

  private moveWatch(clause: number, first: Literal): boolean {
    const { clauses, values } = this
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
    const end = clause + HEADER + (this.clauses[clause] as number)
    for (let at = clause + HEADER; at < end; at++) found.push((this.clauses[at] as number) ^ 1)
    this.conflict = found
    this.conflictOrigin = this.clauses[clause + 1] as number
    return false
  }

  /**
   * Searches for values that fit everything and the assumptions. Stops when `work` reaches `workMost`. After `found`
   * the values stand until the next call of {@link backtrack}; after `none` nothing but the root stands.
   */
  search(assumptions: readonly Literal[] = [], workMost: number = Infinity): Outcome {
    this.backtrack(0)
    let restarts = 0
    let conflictsLeft = RESTART_UNIT * luby(restarts)
    for (;;) {
      if (this.level === 0 && !this.assume(assumptions)) return this.end('none')
      if (!this.propagate()) {
        if (!this.learn()) return this.end('none')
        conflictsLeft--
        continue
      }
      if (this.work > workMost) return this.end('stopped')
      if (conflictsLeft <= 0) {
        conflictsLeft = RESTART_UNIT * luby(++restarts)
        this.backtrack(1)
      }
      if (this.learned.length > this.mostLearned) this.forget()
      const next = this.nextDecision()
      if (next === -1) return 'found'
      this.decide(next)
    }
  }

  private end(outcome: Outcome): Outcome {
    this.backtrack(0)
    return outcome
  }

  /** Opens the first level and puts all assumptions on it. false when the root refutes one of them. */
  private assume(assumptions: readonly Literal[]): boolean {
    if (this.broken || !this.propagate()) return false
    this.openLevel()
    for (const assumption of assumptions) {
      const value = this.values[assumption] as number
      if (value < 0) return false
      if (value === 0) this.enqueue(assumption, NO_REASON)
    }
    return true
  }

  private nextDecision(): Literal {
    for (let variable = this.heap.take(); variable !== -1; variable = this.heap.take()) {
      if (this.values[variable * 2] === 0) return variable * 2 + (this.phase[variable] === 1 ? 0 : 1)
    }
    return -1
  }

  /** Learns from the conflict and goes back. false when the constraints, or the assumptions with them, are refuted. */
  private learn(): boolean {
    // A propagator may notice late that the antecedents lie below this level: go down to where the conflict arose.
    const top = this.conflict.reduce((most, literal) => Math.max(most, this.levelOf[literal >> 1] as number), 0)
    if (top === 0) return this.refuse()
    if (top === 1) return false
    this.backtrack(top)
    const clause = this.analyse(top)
    const asserted = clause[0] as Literal
    const level = clause.length === 1 ? 0 : Math.max(1, this.levelOf[(clause[1] as Literal) >> 1] as number)
    this.backtrack(level)
    if (clause.length === 1) {
      this.enqueue(asserted, -this.pushList([], -1))
    } else {
      const stored = this.store(clause, -1)
      this.clauses[stored + 2] = this.distinctLevels(clause)
      this.learned.push(stored)
      this.attach(stored)
      this.enqueue(asserted, stored)
    }
    this.raise /= 0.95
    if (this.raise > 1e100) this.scaleActivities()
    return true
  }

  private distinctLevels(clause: readonly Literal[]): number {
    return new Set(clause.map((literal) => this.levelOf[literal >> 1])).size
  }

  private scaleActivities(): void {
    for (let variable = 0; variable < this.variables; variable++) {
      this.activity[variable] = (this.activity[variable] as number) * 1e-100
    }
    this.raise *= 1e-100
  }

  /** The first unique implication point's clause: the asserted literal first, then one of the level to go back to. */
  private analyse(top: number): Literal[] {
    const { seen, levelOf, trail } = this
    const clause: Literal[] = [-1]
    let open = 0
    let at = this.trailLength - 1
    let antecedents = this.conflict
    let literal: Literal
    do {
      for (const antecedent of antecedents) {
        const variable = antecedent >> 1
        if (seen[variable] === 1 || levelOf[variable] === 0) continue
        seen[variable] = 1
        this.bump(variable)
        if (levelOf[variable] === top) open++
        else clause.push(antecedent ^ 1)
      }
      while (seen[(trail[at] as number) >> 1] === 0) at--
      literal = trail[at--] as Literal
      seen[literal >> 1] = 0
      open--
      if (open > 0) antecedents = this.antecedentsOf(literal)
    } while (open > 0)
    clause[0] = literal ^ 1
    return this.shortened(clause)
  }

  private shortened(clause: Literal[]): Literal[] {
    const { seen, levelOf } = this
    const kept = clause.filter((literal, index) => index === 0 || !this.isImplied(literal))
    for (const literal of clause) seen[literal >> 1] = 0
    let second = 1
    for (let at = 2; at < kept.length; at++) {
      const deeper = (levelOf[(kept[at] as number) >> 1] as number) > (levelOf[(kept[second] as number) >> 1] as number)
      if (deeper) second = at
    }
    if (kept.length > 1) [kept[1], kept[second]] = [kept[second] as number, kept[1] as number]
    return kept
  }

  /** Whether the rest of the clause being learned already says what a literal of it says. */
  private isImplied(literal: Literal): boolean {
    if (this.reasonOf[literal >> 1] === NO_REASON) return false
    return this.antecedentsOf(literal ^ 1).every(
      (antecedent) => this.seen[antecedent >> 1] === 1 || this.levelOf[antecedent >> 1] === 0,
    )
  }

  private bump(variable: number): void {
    this.activity[variable] = (this.activity[variable] as number) + this.raise
    this.heap.raised(variable)
  }

  /** Forgets the half of the learned clauses that join the most levels. Only those that force nothing now. */
  private forget(): void {
    const { clauses } = this
    const ranked = [...this.learned].sort((a, b) => (clauses[a + 2] as number) - (clauses[b + 2] as number) || b - a)
    const keep = new Set(ranked.slice(0, ranked.length >> 1))
    for (const clause of ranked) {
      const first = clauses[clause + HEADER] as Literal
      if ((clauses[clause + 2] as number) <= 2 || this.reasonOf[first >> 1] === clause) keep.add(clause)
    }
    const gone = new Set(this.learned.filter((clause) => !keep.has(clause)))
    this.learned = this.learned.filter((clause) => keep.has(clause))
    this.mostLearned += 200
    this.timesForgotten++
    for (const list of this.watches) dropWatches(list, gone)
    this.compact()
  }

  /** Moves the clauses together, so that forgotten ones leave no room behind. */
  private compact(): void {
    const old = this.clauses
    const moved = new Map<number, number>()
    this.clauses = new Int32Array(old.length)
    this.clausesLength = 1
    const move = (clause: number): number => {
      const length = (old[clause] as number) + HEADER
      this.clauses.set(old.subarray(clause, clause + length), this.clausesLength)
      moved.set(clause, this.clausesLength)
      this.clausesLength += length
      return this.clausesLength - length
    }
    this.stated = this.stated.map(move)
    this.learned = this.learned.map(move)
    for (const list of this.watches) {
      for (let at = 0; at < list.length; at += 2) list[at] = moved.get(list[at] as number) as number
    }
    for (let at = 0; at < this.trailLength; at++) {
      const variable = (this.trail[at] as number) >> 1
      const reason = this.reasonOf[variable] as number
      if (reason > 0) this.reasonOf[variable] = moved.get(reason) as number
    }
  }

  /** The value to try first for a variable. */
  prefer(variable: number, holds: boolean): void {
    this.phase[variable] = holds ? 1 : 0
  }
}

const RESTART_UNIT = 64

/** The n-th number of the sequence 1 1 2 1 1 2 4 … (Luby, Sinclair and Zuckerman, 1993), from 0. */
function luby(index: number): number {
  let size = 1
  let power = 0
  while (size < index + 1) {
    size = 2 * size + 1
    power++
  }
  let at = index
  while (size - 1 !== at) {
    size = (size - 1) >> 1
    power--
    at %= size
  }
  return 2 ** power
}

function dropWatches(list: number[], gone: ReadonlySet<number>): void {
  let kept = 0
  for (let at = 0; at < list.length; at += 2) {
    if (gone.has(list[at] as number)) continue
    list[kept++] = list[at] as number
    list[kept++] = list[at + 1] as number
  }
  list.length = kept
}
