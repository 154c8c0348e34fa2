import type { Filler } from './filler.js'

/** What a count found. Exactly one answer is proved when `complete && count === 1`. */
export interface Counted {
  /** How many answers were found, at most the limit. */
  readonly count: number
  /** Whether the search ended by itself: false when the limit or the budget stopped it. */
  readonly complete: boolean
  /** The first answer found, one number a cell, or null. */
  readonly solution: number[] | null
  /** Steps of work: how many cells were filled in the course of the search. */
  readonly work: number
}

/** How a count is bounded. */
export interface CountOptions {
  /** Stop at so many answers; 2 unless said. */
  readonly limit?: number
  /** Stop after so many steps of work; without end unless said. */
  readonly budget?: number
  /** Leave out the answers that have this number in this cell. */
  readonly without?: { readonly cell: number; readonly value: number }
  /** Is handed every answer that is found, one number a cell. */
  readonly found?: (answer: number[]) => void
}

/**
 * Counts the answers of a board, one number a cell and 0 for an open one: depth first, singles filled at every step.
 * The board must fit the filler's layout; what breaks a rule has no answer.
 */
export function countAnswers(filler: Filler, board: readonly number[], options: CountOptions = {}): Counted {
  const { limit = 2, budget = Infinity, found } = options
  const search: Search = { filler, limit, budget, found, count: 0, solution: null }
  const sound =
    filler.load(board) && (options.without === undefined || filler.exclude(options.without.cell, options.without.value))
  const stopped = sound && goOn(search, 0)
  return { count: search.count, complete: !stopped, solution: search.solution, work: filler.work }
}

interface Search {
  readonly filler: Filler
  readonly limit: number
  readonly budget: number
  readonly found: CountOptions['found']
  count: number
  solution: number[] | null
}

/** Searches on from what stands. Whether the limit or the budget stops the search. */
function goOn(search: Search, depth: number): boolean {
  const { filler } = search
  if (filler.open === 0) {
    if (search.found !== undefined || search.solution === null) {
      const answer = filler.answer()
      search.found?.(answer)
      search.solution ??= answer
    }
    return ++search.count >= search.limit
  }
  if (filler.work > search.budget) return true
  const branch = filler.branch()
  filler.save(depth)
  let ways = filler.ways(branch)
  while (ways !== 0) {
    const way = ways & -ways
    ways ^= way
    if (filler.take(branch, way) && goOn(search, depth + 1)) return true
    if (ways !== 0) filler.restore(depth)
  }
  return false
}
