import { DigitSums } from './digit-sums.js'
import type { Kernel, Propagator } from './kernel.js'
import type { Literal } from './literal.js'

/** Cells that hold different digits and add up: one literal a cell and digit, -1 where the cell cannot hold it. */
export interface DistinctSumCells {
  /** For each cell its literals of the digits 1 to 9. */
  readonly literals: readonly (readonly Literal[])[]
  /** What the digits add up to; 0 when nothing is said of that. */
  readonly sum: number
  readonly origin: number
}

const sums = new DigitSums()

/**
 * Different digits that add up to a sum: rules out exactly what no filling of the cells uses. A reason names, of the
 * other cells, only those without whose losses the digit would fit. That a cell holds one digit is stated apart.
 */
export class DistinctSum implements Propagator {
  private readonly domains: Uint16Array
  private readonly full: Uint16Array
  private readonly kept: Uint16Array
  private readonly tried: Uint16Array
  private changed = true

  constructor(
    private readonly kernel: Kernel,
    private readonly cells: DistinctSumCells,
  ) {
    const { literals } = cells
    this.domains = new Uint16Array(literals.length)
    this.kept = new Uint16Array(literals.length)
    this.tried = new Uint16Array(literals.length)
    this.full = Uint16Array.from(literals, (row) =>
      row.reduce((set, literal, digit) => (literal === -1 ? set : set | (1 << digit)), 0),
    )
    const watched = literals.flatMap((row) => row.filter((literal) => literal !== -1).map((literal) => literal ^ 1))
    kernel.addPropagator(this, watched)
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
    this.look()
    const { domains, kept, cells, kernel } = this
    const count = domains.length
    const before = sums.work
    const fits = sums.support(domains, count, cells.sum, kept)
    kernel.work += (sums.work - before) >> 3
    if (!fits) return kernel.fail(this.reasonAgainst(-1, 0), cells.origin)
    for (let cell = 0; cell < count; cell++) {
      for (let out = (domains[cell] as number) & ~(kept[cell] as number); out !== 0; out &= out - 1) {
        if (!this.ruleOut(cell, out & -out)) return false
      }
    }
    return true
  }

  private look(): void {
    const { values } = this.kernel
    const { literals } = this.cells
    for (let cell = 0; cell < literals.length; cell++) {
      const row = literals[cell] as readonly Literal[]
      let domain = 0
      for (let digit = 0; digit < row.length; digit++) {
        const literal = row[digit] as Literal
        if (literal !== -1 && values[literal] !== -1) domain |= 1 << digit
      }
      this.domains[cell] = domain
    }
  }

  private ruleOut(cell: number, digit: number): boolean {
    const literal = (this.cells.literals[cell] as readonly Literal[])[31 - Math.clz32(digit)] as Literal
    return this.kernel.imply(literal ^ 1, this.reasonAgainst(cell, digit), this.cells.origin)
  }

  /** What keeps a digit out of a cell, or with cell -1 the cells from being filled: the digits that others have lost. */
  private reasonAgainst(cell: number, digit: number): Literal[] {
    const { tried, domains, full } = this
    tried.set(domains)
    if (cell >= 0) tried[cell] = digit
    // While a search runs a longer reason costs less than a short one.
    if (!this.kernel.patient) {
      for (let other = 0; other < tried.length; other++) {
        if (other === cell || tried[other] === full[other]) continue
        tried[other] = full[other] as number
        if (sums.feasible(tried, tried.length, this.cells.sum)) tried[other] = domains[other] as number
      }
    }
    return this.lost(cell)
  }

  private lost(cell: number): Literal[] {
    const found: Literal[] = []
    for (let other = 0; other < this.full.length; other++) {
      if (other === cell) continue
      const row = this.cells.literals[other] as readonly Literal[]
      for (let out = (this.full[other] as number) & ~(this.tried[other] as number); out !== 0; out &= out - 1) {
        found.push((row[31 - Math.clz32(out & -out)] as Literal) ^ 1)
      }
    }
    return found
  }
}
