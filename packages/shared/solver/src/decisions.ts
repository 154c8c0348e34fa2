import { grown } from './assignment.js'
import { activityHeap } from './heap.js'
import type { ActivityHeap } from './heap.js'
import type { Literal } from './literal.js'
import { Propagation } from './propagation.js'

/**
 * What is decided next: the open variable that was in the most conflicts of late, with the value that it had last; and
 * how decisions are taken back.
 */
export abstract class Decisions extends Propagation {
  private phase = new Int8Array(128)
  private activity = new Float64Array(128)
  private readonly heap: ActivityHeap = activityHeap(() => this.activity)
  private raise = 1

  /** A new variable, open. `phase` is the value that the search tries first. */
  newVariable(phase = false): number {
    const variable = this.addVariable()
    this.phase[variable] = phase ? 1 : 0
    this.heap.grow(this.variables)
    this.heap.insert(variable)
    return variable
  }

  protected override growTo(room: number): void {
    super.growTo(room)
    this.phase = grown(new Int8Array(room), this.phase)
    this.activity = grown(new Float64Array(room), this.activity)
  }

  /** The value to try first for a variable. */
  prefer(variable: number, holds: boolean): void {
    this.phase[variable] = holds ? 1 : 0
  }

  /** Takes back every decision above a level. */
  backtrack(level: number): void {
    if (level >= this.level) return
    const length = this.levels[level] as number
    for (let at = this.trailLength - 1; at >= length; at--) {
      const literal = this.trail[at] as Literal
      this.tellUndone(at)
      this.values[literal] = 0
      this.values[literal ^ 1] = 0
      this.phase[literal >> 1] = (literal & 1) ^ 1
      this.heap.insert(literal >> 1)
    }
    this.closeLevels(level, length)
  }

  protected nextDecision(): Literal {
    for (let variable = this.heap.take(); variable !== -1; variable = this.heap.take()) {
      if (this.values[variable * 2] === 0) return variable * 2 + (this.phase[variable] === 1 ? 0 : 1)
    }
    return -1
  }

  protected bump(variable: number): void {
    this.activity[variable] = (this.activity[variable] as number) + this.raise
    this.heap.raised(variable)
  }

  /** Lets the next conflicts count for more than those before. */
  protected ageActivities(): void {
    this.raise /= 0.95
    if (this.raise > 1e100) this.scaleActivities()
  }

  private scaleActivities(): void {
    for (let variable = 0; variable < this.variables; variable++) {
      this.activity[variable] = (this.activity[variable] as number) * 1e-100
    }
    this.raise *= 1e-100
  }
}
