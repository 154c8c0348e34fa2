import { countBits, type Condition } from '@kazu/groups'
import { sideOfClue, towersSeen } from './lines.js'

/** A printed clue: the size of its board, its place among all clues, its number, and the cells it looks at, nearest first. */
export interface Clue {
  readonly size: number
  readonly place: number
  readonly clue: number
  readonly line: readonly number[]
}

/** A clue as a condition of its line in reading order, by what it leaves to the numbers, the nearest first. */
function conditionOf({ size, place, clue, line }: Clue, prune: (left: Int32Array) => boolean): Condition {
  const isTurned = (line[0] as number) > (line[size - 1] as number)
  const { side, line: at } = sideOfClue(size, place)
  return {
    type: 'clue',
    cells: isTurned ? [...line].reverse() : line,
    details: { side, line: at + 1, clue },
    prune: (left) => {
      if (!isTurned) return prune(left)
      left.reverse()
      const fits = prune(left)
      left.reverse()
      return fits
    },
  }
}

/** That so many towers are seen, with all that follows for its line by itself: every order of numbers is looked at. */
export function sightCondition(clue: Clue): Condition {
  const lines = linesOf(clue.size)
  return conditionOf(clue, (left) => lines.prune(left, clue.clue))
}

/**
 * That so many towers are seen, as far as the edge shows it: 1 needs the greatest number at the edge, the greatest clue
 * needs the numbers in order, the k-th cell is at most the size less the clue plus k; and where no more than three cells
 * are open, every order. The levels of the original Kazu are those of this condition.
 */
export function edgeCondition(clue: Clue): Condition {
  return conditionOf(clue, (left) => pruneFromEdge(left, clue) && pruneByOrders(left, clue.clue))
}

function pruneFromEdge(left: Int32Array, { size, clue }: Clue): boolean {
  for (let at = 0; at < size; at++) {
    const most = Math.min(size, size - clue + at + 1)
    let mask = (left[at] as number) & (2 ** (most + 1) - 2)
    if (clue === size) mask &= 1 << (at + 1)
    if (clue === 1 && at === 0) mask &= 1 << size
    if (mask === 0) return false
    left[at] = mask
  }
  return true
}

const OPEN_MOST = 3

function pruneByOrders(left: Int32Array, clue: number): boolean {
  let open = 0
  for (const mask of left) if (countBits(mask) > 1) open++
  if (open > OPEN_MOST) return true
  const found = new Int32Array(left.length)
  const numbers: number[] = []
  const visit = (used: number): void => {
    const at = numbers.length
    if (at === left.length) {
      if (towersSeen(numbers) === clue)
        numbers.forEach((number, place) => (found[place] = (found[place] as number) | (1 << number)))
      return
    }
    for (let rest = (left[at] as number) & ~used; rest !== 0; rest &= rest - 1) {
      const number = 31 - Math.clz32(rest & -rest)
      numbers.push(number)
      visit(used | (1 << number))
      numbers.pop()
    }
  }
  visit(0)
  left.set(found)
  return found[0] !== 0
}

/**
 * All orders of the numbers of a line at once. What matters of the numbers so far, from the edge, is which they are and
 * how many are seen: the greatest of them hides the rest. So the counts that are reached with each set of numbers are
 * kept as bits, from the edge on and from the far end back.
 */
class Lines {
  /** For each set of numbers (bit v - 1 is the number v) the counts of seen towers that are reached: bit c is c. */
  private readonly reached: Int32Array
  /** The counts with which the rest of the line comes to the clue. */
  private readonly wanted: Int32Array
  /** The sets, the smaller ones first. */
  private readonly sets: Int32Array

  constructor(private readonly size: number) {
    this.reached = new Int32Array(1 << size)
    this.wanted = new Int32Array(1 << size)
    const all = Array.from({ length: 1 << size }, (_unused, set) => set)
    this.sets = Int32Array.from(all.sort((one, other) => countBits(one) - countBits(other) || one - other))
  }

  /** Leaves in each cell the numbers that stand there in some order that shows so many. False when there is none. */
  prune(left: Int32Array, clue: number): boolean {
    this.reach(left)
    const full = (1 << this.size) - 1
    if ((((this.reached[full] as number) >> clue) & 1) === 0) return false
    this.lookBack(left, clue)
    return true
  }

  private reach(left: Int32Array): void {
    const { sets, reached } = this
    reached.fill(0)
    reached[0] = 1
    for (let index = 0; index < sets.length - 1; index++) {
      const set = sets[index] as number
      const counts = reached[set] as number
      if (counts === 0) continue
      const rest = ((left[countBits(set)] as number) >> 1) & ~set
      for (let way = rest; way !== 0; way &= way - 1) {
        const bit = way & -way
        const next = set | bit
        reached[next] = (reached[next] as number) | (bit > set ? counts << 1 : counts)
      }
    }
  }

  private lookBack(left: Int32Array, clue: number): void {
    const { sets, reached, wanted } = this
    wanted.fill(0)
    wanted[sets.length - 1] = 1 << clue
    const found = new Int32Array(left.length)
    for (let index = sets.length - 2; index >= 0; index--) {
      const set = sets[index] as number
      const counts = reached[set] as number
      if (counts === 0) continue
      const at = countBits(set)
      let all = 0
      for (let way = ((left[at] as number) >> 1) & ~set; way !== 0; way &= way - 1) {
        const bit = way & -way
        const after = wanted[set | bit] as number
        const before = (bit > set ? after >> 1 : after) & counts
        if (before === 0) continue
        all |= before
        found[at] = (found[at] as number) | (bit << 1)
      }
      wanted[set] = all
    }
    left.set(found)
  }
}

const known = new Map<number, Lines>()

function linesOf(size: number): Lines {
  const lines = known.get(size) ?? new Lines(size)
  known.set(size, lines)
  return lines
}
