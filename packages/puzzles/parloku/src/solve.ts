import { countAnswers } from '@kazu/groups'
import { fillerOf, oneAnswer, type NumbersAnswer } from '@kazu/numbers'
import { searchBounds, throwFault, type Solved, type SolveOptions } from '@kazu/puzzle'
import { CELLS, parlokuFault, type ParlokuBoard, type ParlokuGiven } from './board.js'
import { gridOf, parlokuGrids, type ParlokuGrid } from './grid.js'

/** Steps of work after which a search stops unless told otherwise: cells filled, about a second at the most. */
const SOLVE_BUDGET = 1_000_000

/** What a search for several answers found. */
export interface FoundAnswers {
  /** The answers, at most as many as the limit. */
  readonly answers: readonly NumbersAnswer[]
  /** Whether there are no others for sure: false when the limit or the budget stopped the search. */
  readonly complete: boolean
  /** Steps of work spent: cells filled. */
  readonly work: number
}

/** Counts the answers of a grid of givens, with its words: see {@link solveBoard}. */
function solveGrid(grid: ParlokuGrid, options?: SolveOptions): Solved<NumbersAnswer> {
  return countAnswers(fillerOf(parlokuGrids.layout(grid)), grid.givens, searchBounds(options, SOLVE_BUDGET))
}

/**
 * Counts the answers of a board up to a limit (2 unless said). One step of work is one cell filled in the search. Throws
 * a RangeError for what is no board, and for a limit or budget that is none.
 */
export function solveBoard(board: ParlokuBoard, options?: SolveOptions): Solved<NumbersAnswer> {
  throwFault(parlokuFault(board))
  return solveGrid(gridOf(board), options)
}

/** The one answer of a board, when exactly one was proved, else null. */
export function answerOfBoard(board: ParlokuBoard): NumbersAnswer | null {
  return oneAnswer(solveBoard(board))
}

/**
 * The first answers of a board, up to a limit (2 unless said): two that differ show where a board is open. Throws a
 * RangeError for what is no board, and for a limit or budget that is none.
 */
export function answersOf(board: ParlokuBoard, options?: SolveOptions): FoundAnswers {
  throwFault(parlokuFault(board))
  const grid = gridOf(board)
  return gridAnswers(grid, grid.givens, options)
}

function gridAnswers(grid: ParlokuGrid, givens: readonly number[], options?: SolveOptions): FoundAnswers {
  const answers: NumbersAnswer[] = []
  const filler = fillerOf(parlokuGrids.layout(grid))
  const bounds = searchBounds(options, SOLVE_BUDGET)
  const { complete, work } = countAnswers(filler, givens, { ...bounds, found: (answer) => answers.push(answer) })
  return { answers, complete, work }
}

/** Cells in which two answers differ, in reading order. */
export function differingCells(first: NumbersAnswer, second: NumbersAnswer): number[] {
  return [...first.keys()].filter((cell) => first[cell] !== second[cell])
}

/** Letters that would make a board's answer the only one. */
export interface Suggestions {
  /** Every single letter that leaves one answer, cell by cell; none when no single letter is known to. */
  readonly single: readonly ParlokuGiven[]
  /** A few letters that leave one answer together, none of which can be spared; null when the search was stopped. */
  readonly together: readonly ParlokuGiven[] | null
  /** Whether all answers were looked at, so that there are no other single letters. */
  readonly complete: boolean
}

/** How many answers are looked at for letters that tell them apart. */
const LOOKED_MOST = 500

/**
 * Printed letters that would leave a board one answer: each single one, and a few that do it together. Both are empty
 * for a board that has one answer or none. Throws a RangeError for what is no board.
 */
export function suggestGivens(board: ParlokuBoard, options: Pick<SolveOptions, 'budget'> = {}): Suggestions {
  throwFault(parlokuFault(board))
  const grid = gridOf(board)
  const look = { ...options, limit: LOOKED_MOST }
  const { answers, complete } = gridAnswers(grid, grid.givens, look)
  if (answers.length < 2 && complete) return { single: [], together: [], complete }
  const named = (cell: number, value: number): ParlokuGiven => ({ cell, letter: board.letters[value - 1] as string })
  const single = complete ? lonely(answers).map(([cell, value]) => named(cell, value)) : []
  const first = single[0]
  if (first !== undefined) return { single, together: [first], complete }
  const together = fewGivens(grid, answers, look)
  return { single, together: together?.map(([cell, value]) => named(cell, value)) ?? null, complete }
}

type Placed = readonly [cell: number, value: number]

/** What stands in one answer alone. */
function lonely(answers: readonly NumbersAnswer[]): Placed[] {
  const found: Placed[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    for (let value = 1; value <= 6; value++) {
      if (answers.filter((answer) => answer[cell] === value).length === 1) found.push([cell, value])
    }
  }
  return found
}

/** Letters of the first answer, each the one that most of the other answers contradict, until no other is left. */
function fewGivens(grid: ParlokuGrid, some: readonly NumbersAnswer[], look: SolveOptions): Placed[] | null {
  const [wanted] = some
  if (wanted === undefined) return null
  const placed: Placed[] = []
  const left = (without?: Placed): FoundAnswers => {
    const givens = [...grid.givens]
    for (const one of placed) if (one !== without) givens[one[0]] = one[1]
    return gridAnswers(grid, givens, { ...look, limit: without === undefined ? LOOKED_MOST : 2 })
  }
  for (let answers = some; ;) {
    const others = answers.filter((answer) => answer !== wanted)
    const against = [...wanted.keys()].map((cell) => others.filter((other) => other[cell] !== wanted[cell]).length)
    const cell = against.indexOf(Math.max(...against))
    placed.push([cell, wanted[cell] as number])
    const found = left()
    if (found.complete && found.answers.length === 1) break
    if (found.answers.length < 2) return null
    // The wanted answer is among those that are left, or shares its letters with all that were looked at.
    answers = found.answers.filter((answer) => differingCells(answer, wanted).length > 0)
  }
  const spare = (one: Placed): boolean => {
    const { answers, complete } = left(one)
    return complete && answers.length === 1
  }
  for (const one of [...placed]) if (placed.length > 1 && spare(one)) placed.splice(placed.indexOf(one), 1)
  return placed
}
