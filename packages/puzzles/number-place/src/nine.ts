import { countBits, type Counted, type CountOptions } from '@kazu/groups'
import { BAND, BOXES_OF_ROW, KEPT, PERMUTED, PERMUTED_CELLS, ROW } from './nine-tables.js'

/** Length of the state: three bands for each of nine numbers, and the open cells of each band. */
const WIDTH = 30
const OPEN = 27

/** The cells of the first box of a band. */
const BOX = 7 * (1 + (1 << 9) + (1 << 18))

/** Adds a row to itself in all three rows of a band. */
const EACH_ROW = 1 + (1 << 9) + (1 << 18)

/**
 * Counts answers of boards of nine by nine, several times as fast as a search that knows nothing of bands. For each
 * number its cells stand in three words, one a band. In a band each row takes the number in another box, and in a
 * stack each band takes it in another column: two looks into a table of three by three choices do all hidden singles
 * and locked candidates of a number at once. Words of bands: as in bb_sudoku (Brian Turner, 2009) and the solvers
 * after it.
 */
export class NineSearch {
  private readonly state: Int32Array = new Int32Array(WIDTH * 83)
  /** The ways to go at each depth, nine a depth: the cell times 16, and the number from 0. */
  private readonly ways: Int32Array = new Int32Array(9 * 82)
  /** The numbers, as bits, that have lost cells since they were looked at. */
  private changed = 0
  private work = 0
  private budget = Infinity
  private limit = 2
  private found = 0
  private solution: number[] | null = null

  /** Counts the answers of a board, one number a cell and 0 for an open one. A step of work is a cell filled. */
  count(board: readonly number[], options: CountOptions = {}): Counted {
    this.limit = options.limit ?? 2
    this.budget = options.budget ?? Infinity
    this.work = this.found = 0
    this.solution = null
    const sound = this.load(board, options.without)
    const stopped = sound && this.search(0)
    return { count: this.found, complete: !stopped, solution: this.solution, work: this.work }
  }

  private load(board: readonly number[], without: CountOptions['without']): boolean {
    const { state } = this
    state.fill(BAND, 0, WIDTH)
    for (let cell = 0; cell < 81; cell++) {
      const value = board[cell] as number
      if (value === 0) continue
      const at = 3 * (value - 1)
      if ((((state[at + ((cell / 27) | 0)] as number) >> (cell % 27)) & 1) === 0) return false
      this.keep(at, cell)
    }
    for (let cell = 0; cell < 81; cell++) {
      if (board[cell] === 0) continue
      const band = (cell / 27) | 0
      const bit = 1 << (cell % 27)
      const own = 3 * ((board[cell] as number) - 1) + band
      for (let at = band; at < OPEN; at += 3) if (at !== own) state[at] = (state[at] as number) & ~bit
    }
    if (without !== undefined) {
      const at = 3 * (without.value - 1) + ((without.cell / 27) | 0)
      state[at] = (state[at] as number) & ~(1 << (without.cell % 27))
    }
    this.changed = ROW
    return this.settle()
  }

  /** Leaves a number, whose bands stand from `at`, only the cells that do not see a cell of its own. */
  private keep(at: number, cell: number): void {
    const { state } = this
    state[at] = (state[at] as number) & (KEPT[3 * cell] as number)
    state[at + 1] = (state[at + 1] as number) & (KEPT[3 * cell + 1] as number)
    state[at + 2] = (state[at + 2] as number) & (KEPT[3 * cell + 2] as number)
  }

  /** Follows all that is forced. False at a contradiction. */
  private settle(): boolean {
    for (;;) {
      if (!this.lookAtChanged()) return false
      for (let band = 0; band < 3; band++) if (!this.fillOnly(band)) return false
      if (this.changed === 0) return true
    }
  }

  private lookAtChanged(): boolean {
    while (this.changed !== 0) {
      const value = 31 - Math.clz32(this.changed)
      this.changed ^= 1 << value
      if (!this.look(3 * value)) return false
    }
    return true
  }

  /** Looks at a number whose bands stand from `at`: rows against boxes in each band, bands against columns in each stack. */
  private look(at: number): boolean {
    const { state } = this
    let first = state[at] as number
    let second = state[at + 1] as number
    let third = state[at + 2] as number
    for (;;) {
      const one = first & rowsAgainstBoxes(first)
      const two = second & rowsAgainstBoxes(second)
      const three = third & rowsAgainstBoxes(third)
      if (one === 0 || two === 0 || three === 0) return false
      const oneColumns = columnsOf(one)
      const twoColumns = columnsOf(two)
      const threeColumns = columnsOf(three)
      const left = bandsAgainstColumns(oneColumns & 7, twoColumns & 7, threeColumns & 7)
      const middle = bandsAgainstColumns((oneColumns >> 3) & 7, (twoColumns >> 3) & 7, (threeColumns >> 3) & 7)
      const right = bandsAgainstColumns(oneColumns >> 6, twoColumns >> 6, threeColumns >> 6)
      if (left === 0 || middle === 0 || right === 0) return false
      const before = first
      const beforeSecond = second
      const beforeThird = third
      first = one & (((left & 7) | ((middle & 7) << 3) | ((right & 7) << 6)) * EACH_ROW)
      second = two & ((((left >> 3) & 7) | (middle & 56) | ((right & 56) << 3)) * EACH_ROW)
      third = three & (((left >> 6) | ((middle >> 6) << 3) | (right & 448)) * EACH_ROW)
      if (first === before && second === beforeSecond && third === beforeThird) break
    }
    state[at] = first
    state[at + 1] = second
    state[at + 2] = third
    this.hold(at, 0, singleRows(first))
    this.hold(at + 1, 1, singleRows(second))
    this.hold(at + 2, 2, singleRows(third))
    return true
  }

  /** Gives cells of a band, where a number has its one place in a row, to that number: the others leave them. */
  private hold(own: number, band: number, cells: number): void {
    const { state } = this
    const fresh = cells & (state[OPEN + band] as number)
    if (fresh === 0) return
    state[OPEN + band] = (state[OPEN + band] as number) ^ fresh
    this.work += countBits(fresh)
    for (let at = band, value = 0; value < 9; at += 3, value++) {
      const before = state[at] as number
      if (at === own || (before & fresh) === 0) continue
      state[at] = before & ~fresh
      this.changed |= 1 << value
    }
  }

  /** Fills the cells of a band that have one number left. */
  private fillOnly(band: number): boolean {
    const { state } = this
    let some = 0
    let more = 0
    for (let at = band; at < OPEN; at += 3) {
      const cells = state[at] as number
      more |= some & cells
      some |= cells
    }
    if (some !== BAND) return false
    const only = some & ~more & (state[OPEN + band] as number)
    if (only === 0) return true
    for (let at = band, value = 0; value < 9; at += 3, value++) {
      for (let cells = (state[at] as number) & only; cells !== 0; cells &= cells - 1) {
        this.keep(at - band, 27 * band + 31 - Math.clz32(cells & -cells))
        this.changed |= 1 << value
      }
    }
    return true
  }

  /** Goes on from what is settled. Whether the limit or the budget stops the search. */
  private search(depth: number): boolean {
    const { state, ways } = this
    if (((state[OPEN] as number) | (state[OPEN + 1] as number) | (state[OPEN + 2] as number)) === 0) {
      this.solution ??= this.answer()
      return ++this.found >= this.limit
    }
    if (this.work > this.budget) return true
    const first = 9 * depth
    const count = this.branch(first)
    const saved = (depth + 1) * WIDTH
    state.copyWithin(saved, 0, WIDTH)
    for (let at = first; at < first + count; at++) {
      if (at > first) state.copyWithin(0, saved, saved + WIDTH)
      const way = ways[at] as number
      this.keep(3 * (way & 15), way >> 4)
      this.changed = 1 << (way & 15)
      if (this.settle() && this.search(depth + 1)) return true
    }
    return false
  }

  /**
   * Where to branch: a cell with two numbers left, else a number with two places left in a row or a box, else the cell
   * with the fewest numbers. Writes the ways to go and gives how many there are.
   */
  private branch(first: number): number {
    for (let band = 0; band < 3; band++) {
      const pairs = this.pairsIn(band)
      if (pairs !== 0) return this.numbersOf(27 * band + 31 - Math.clz32(pairs & -pairs), first)
    }
    for (let at = 0; at < OPEN; at++) {
      const pair = pairOfPlaces((this.state[at] as number) & (this.state[OPEN + (at % 3)] as number))
      if (pair === 0) continue
      const cell = 27 * (at % 3) + 31 - Math.clz32(pair)
      const other = 27 * (at % 3) + 31 - Math.clz32(pair & -pair)
      this.ways[first] = (other << 4) | ((at / 3) | 0)
      this.ways[first + 1] = (cell << 4) | ((at / 3) | 0)
      return 2
    }
    return this.numbersOf(this.tightest(), first)
  }

  /** The cells of a band with two numbers left. */
  private pairsIn(band: number): number {
    let one = 0
    let two = 0
    let three = 0
    for (let at = band; at < OPEN; at += 3) {
      const cells = this.state[at] as number
      three |= two & cells
      two |= one & cells
      one |= cells
    }
    return two & ~three
  }

  /** Writes the numbers of a cell as ways to go and gives how many there are. */
  private numbersOf(cell: number, first: number): number {
    let count = 0
    for (let at = (cell / 27) | 0, value = 0; value < 9; at += 3, value++) {
      if ((((this.state[at] as number) >> (cell % 27)) & 1) !== 0) this.ways[first + count++] = (cell << 4) | value
    }
    return count
  }

  /** The first open cell with the fewest numbers left. */
  private tightest(): number {
    let least = 10
    let best = 0
    for (let cell = 0; cell < 81; cell++) {
      const band = (cell / 27) | 0
      const bit = 1 << (cell % 27)
      if (((this.state[OPEN + band] as number) & bit) === 0) continue
      let count = 0
      for (let at = band; at < OPEN; at += 3) if (((this.state[at] as number) & bit) !== 0) count++
      if (count >= least) continue
      least = count
      best = cell
    }
    return best
  }

  private answer(): number[] {
    const values = new Array<number>(81).fill(0)
    for (let at = 0; at < OPEN; at++) {
      for (let cells = this.state[at] as number; cells !== 0; cells &= cells - 1) {
        values[27 * (at % 3) + 31 - Math.clz32(cells & -cells)] = 1 + ((at / 3) | 0)
      }
    }
    return values
  }
}

/** What a number may keep of a band, so that each row takes it in another box. */
function rowsAgainstBoxes(band: number): number {
  const rows =
    (BOXES_OF_ROW[band & ROW] as number) |
    ((BOXES_OF_ROW[(band >> 9) & ROW] as number) << 3) |
    ((BOXES_OF_ROW[band >> 18] as number) << 6)
  return PERMUTED_CELLS[rows] as number
}

/** The columns in which a band has cells. */
function columnsOf(band: number): number {
  return (band | (band >> 9) | (band >> 18)) & ROW
}

/** What a number may keep of the columns of a stack, so that each band takes it in another one. */
function bandsAgainstColumns(first: number, second: number, third: number): number {
  return PERMUTED[first | (second << 3) | (third << 6)] as number
}

/** The cells that are alone in their row. */
function singleRows(band: number): number {
  const top = band & ROW
  const middle = band & (ROW << 9)
  const bottom = band & (ROW << 18)
  return (
    ((top & (top - 1)) === 0 ? top : 0) |
    ((middle & (middle - 1)) === 0 ? middle : 0) |
    ((bottom & (bottom - 1)) === 0 ? bottom : 0)
  )
}

/** Two cells of a band that are alone in a row or in a box; 0 when there are none. */
function pairOfPlaces(band: number): number {
  for (let line = 0; line < 3; line++) {
    const row = band & (ROW << (9 * line))
    if (isPair(row)) return row
    const box = band & (BOX << (3 * line))
    if (isPair(box)) return box
  }
  return 0
}

function isPair(word: number): boolean {
  const rest = word & (word - 1)
  return rest !== 0 && (rest & (rest - 1)) === 0
}
