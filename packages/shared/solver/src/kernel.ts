import { NO_REASON } from './assignment.js'
import { Forgetting } from './forgetting.js'
import type { Literal } from './literal.js'
import { luby } from './luby.js'

export type { Propagator } from './propagation.js'

/** How a search ended. */
export type Outcome = 'found' | 'none' | 'stopped'

/** Conflicts before the first restart. */
const RESTART_UNIT = 64

/**
 * The search kernel: propagation, learning from conflicts, and search under assumptions, after minisat (Eén and
 * Sörensson, 2003). Every clause and every forced literal carries the number of the constraint that it comes from.
 *
 * It is one object in layers, each of which knows those below it: what holds and why (assignment), what follows
 * (propagation), what is tried next (decisions), what a conflict teaches (analysis), what is forgotten again
 * (forgetting), and here the search.
 */
export class Kernel extends Forgetting {
  /**
   * Searches for values that fit everything and the assumptions. Stops when `work` reaches `workMost`. After `found`
   * the values stand until the next call of {@link backtrack}; after `none` nothing but the root stands.
   */
  search(assumptions: readonly Literal[] = [], workMost: number = Infinity): Outcome {
    const { patient } = this
    this.patient = true
    const outcome = this.run(assumptions, workMost)
    this.patient = patient
    return outcome
  }

  private run(assumptions: readonly Literal[], workMost: number): Outcome {
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
      this.forgetSome()
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
}
