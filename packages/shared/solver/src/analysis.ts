import { grown, NO_REASON } from './assignment.js'
import { Decisions } from './decisions.js'
import type { Literal } from './literal.js'

/** What is learned from a conflict: one clause that would have led elsewhere, and how far to go back for it. */
export abstract class Analysis extends Decisions {
  /** The learned clauses that are still known. */
  protected learned: number[] = []
  private seen = new Uint8Array(128)

  protected override growTo(room: number): void {
    super.growTo(room)
    this.seen = grown(new Uint8Array(room), this.seen)
  }

  /** Learns from the conflict and goes back. false when the constraints, or the assumptions with them, are refuted. */
  protected learn(): boolean {
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
      const stored = this.store.add(clause, -1)
      this.store.data[stored + 2] = this.distinctLevels(clause)
      this.learned.push(stored)
      this.attach(stored)
      this.enqueue(asserted, stored)
    }
    this.ageActivities()
    return true
  }

  private distinctLevels(clause: readonly Literal[]): number {
    return new Set(clause.map((literal) => this.levelOf[literal >> 1])).size
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
}
