import { Analysis } from './analysis.js'
import { HEADER } from './clause-store.js'
import type { Literal } from './literal.js'

/** Which learned clauses are forgotten, so that those that are known stay few. */
export abstract class Forgetting extends Analysis {
  /** How often learned clauses were forgotten. */
  timesForgotten = 0
  private mostLearned = 2000

  /** Forgets when more was learned than is kept. */
  protected forgetSome(): void {
    if (this.learned.length > this.mostLearned) this.forget()
  }

  /** Forgets the half of the learned clauses that join the most levels. Only those that force nothing now. */
  private forget(): void {
    const clauses = this.store.data
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
    this.moveAll(this.store.keepOnly([...this.stated, ...this.learned]))
  }

  /** Names all clauses by their new places. */
  private moveAll(moved: ReadonlyMap<number, number>): void {
    const move = (clause: number): number => moved.get(clause) as number
    this.stated = this.stated.map(move)
    this.learned = this.learned.map(move)
    for (const list of this.watches) {
      for (let at = 0; at < list.length; at += 2) list[at] = move(list[at] as number)
    }
    for (let at = 0; at < this.trailLength; at++) {
      const variable = (this.trail[at] as number) >> 1
      const reason = this.reasonOf[variable] as number
      if (reason > 0) this.reasonOf[variable] = move(reason)
    }
  }
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
