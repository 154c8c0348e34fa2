/*
 * Cells that hold different digits from 1 to 9 and add up to a sum, as in a run of kakuro or a cage of killer sudoku. A
 * set of digits is a bit mask: bit 0 is the digit 1, bit 8 the digit 9.
 */

/** The mask of all nine digits. */
export const ALL_DIGITS = 511

const SETS = ALL_DIGITS + 1

/** How many digits each set holds, and what they add up to. */
const COUNT = new Uint8Array(SETS)
const SUM = new Uint8Array(SETS)
for (let set = 1; set < SETS; set++) {
  const rest = set & (set - 1)
  COUNT[set] = (COUNT[rest] as number) + 1
  SUM[set] = (SUM[rest] as number) + 32 - Math.clz32(set & -set)
}

/** How many digits a set holds. */
export function digitCount(set: number): number {
  return COUNT[set] as number
}

/** What the digits of a set add up to. */
export function digitSum(set: number): number {
  return SUM[set] as number
}

/** The digits of a set, ascending. */
export function digitsOf(set: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (set & (1 << (digit - 1))) !== 0)
}

/** The sets of so many digits that add up to a sum, in the order of their masks; a sum of 0 asks for none. */
export function digitCombinations(count: number, sum: number): readonly number[] {
  return tablesOf(count, sum).combinations
}

/** The digits that so many different ones with a sum may hold at all; a sum of 0 asks for none. */
export function possibleDigits(count: number, sum: number): number {
  return tablesOf(count, sum).union
}

interface Tables {
  readonly combinations: readonly number[]
  readonly union: number
  /** For each set whether it is part of a combination. */
  readonly part: Uint8Array
}

const known: (Tables | undefined)[] = []

function tablesOf(count: number, sum: number): Tables {
  const at = count * 46 + sum
  const found = known[at]
  if (found !== undefined) return found
  const combinations: number[] = []
  const part = new Uint8Array(SETS)
  for (let set = 0; set < SETS; set++) {
    if (COUNT[set] !== count || (sum !== 0 && SUM[set] !== sum)) continue
    combinations.push(set)
    for (let some = set; ; some = (some - 1) & set) {
      part[some] = 1
      if (some === 0) break
    }
  }
  const made: Tables = { combinations, union: combinations.reduce((all, set) => all | set, 0), part }
  // A count or sum beyond the digits has no combination; only what can be asked often is kept.
  if (count <= 9 && sum <= 45) known[at] = made
  return made
}

/**
 * Which digits cells can hold so that all differ and add up to a sum: exact, by the sets that the first cells can fill,
 * forwards, and those of them from which the others can be filled, backwards (a table of at most 512 sets).
 */
export class DigitSums {
  /** Steps of work so far: digits tried. */
  work = 0
  private readonly reached = new Uint16Array(SETS)
  private readonly ends = new Uint16Array(SETS)
  private readonly sets = new Uint16Array(SETS)
  private readonly starts = new Uint16Array(11)
  private readonly order = new Uint8Array(9)
  private stamp = 0

  /** Whether the cells can be filled at all: `domains` holds a set of digits for each. */
  feasible(domains: ArrayLike<number>, count: number, sum: number): boolean {
    return count <= 9 && sum <= 45 && this.fill(domains, count, sum)
  }

  /**
   * Writes into `kept` the digits of each domain that some filling uses. false, with nothing written, when there is no
   * filling.
   */
  support(domains: ArrayLike<number>, count: number, sum: number, kept: Uint16Array): boolean {
    if (!this.feasible(domains, count, sum)) return false
    const { ends, sets, starts, order, stamp } = this
    for (let at = starts[count] as number; at < (starts[count + 1] as number); at++) ends[sets[at] as number] = stamp
    for (let layer = count - 1; layer >= 0; layer--) {
      const cell = order[layer] as number
      const domain = domains[cell] as number
      let used = 0
      for (let at = starts[layer] as number; at < (starts[layer + 1] as number); at++) {
        const set = sets[at] as number
        for (let open = domain & ~set; open !== 0; open &= open - 1) {
          const digit = open & -open
          this.work++
          if (ends[set | digit] !== stamp) continue
          used |= digit
          ends[set] = stamp
        }
      }
      kept[cell] = used
    }
    return true
  }

  /** The sets that the first cells can fill, layer after layer: as many digits as cells. */
  private fill(domains: ArrayLike<number>, count: number, sum: number): boolean {
    const { part } = tablesOf(count, sum)
    const { reached, sets, starts, order } = this
    this.begin(domains, count)
    const { stamp } = this
    sets[0] = 0
    starts[0] = 0
    let length: number = part[0] as number
    for (let layer = 0; layer < count; layer++) {
      const from = starts[layer] as number
      const to = length
      starts[layer + 1] = to
      const domain = domains[order[layer] as number] as number
      for (let at = from; at < to; at++) {
        const set = sets[at] as number
        for (let open = domain & ~set; open !== 0; open &= open - 1) {
          const next = set | (open & -open)
          this.work++
          if (part[next] === 0 || reached[next] === stamp) continue
          reached[next] = stamp
          sets[length++] = next
        }
      }
      if (length === to) return false
    }
    starts[count + 1] = length
    return length > (starts[count] as number)
  }

  /** A new stamp, and the cells in the order of their domains' sizes, which keeps the layers small. */
  private begin(domains: ArrayLike<number>, count: number): void {
    if (++this.stamp > 65535) {
      this.reached.fill(0)
      this.ends.fill(0)
      this.stamp = 1
    }
    const { order } = this
    for (let cell = 0; cell < count; cell++) {
      const size = COUNT[domains[cell] as number] as number
      let at = cell
      for (; at > 0 && (COUNT[domains[order[at - 1] as number] as number] as number) > size; at--)
        order[at] = order[at - 1] as number
      order[at] = cell
    }
  }
}
