import {
  cellGround,
  conditionGround,
  keyOf,
  numbersOf,
  type Candidates,
  type Condition,
  type Deduction,
} from '@kazu/groups'

/** One mark on the way from a cell to another that bounds it: the condition's index, and the cell behind it. */
interface Hop {
  readonly condition: number
  readonly cell: number
}

/** How far the numbers of a cell reach, by a path of marks: the bound is what the end allows less one a mark. */
interface Bound {
  readonly most: number
  readonly path: readonly Hop[]
}

/**
 * Marks in a row: where a < b < c, a is at least two less than the greatest number that c can be, and c at least two more
 * than the least of a. Of all such rows the longest that rules out something. Numbers are turned round for the second
 * sort, so that both are one search.
 */
export function findMarks(board: Candidates): Deduction | null {
  const found = [rowsFrom(board, false), rowsFrom(board, true)].filter((row) => row !== null)
  found.sort((first, second) => second.path.length - first.path.length || first.cell - second.cell)
  const [best] = found
  return best === undefined ? null : deduction(board, best)
}

interface Row extends Bound {
  readonly cell: number
  readonly turned: boolean
}

/** The longest row of marks, from a lesser cell up (or, turned, from a greater one down), that rules out something. */
function rowsFrom(board: Candidates, turned: boolean): Row | null {
  const known = new Map<number, Bound | null>()
  let best: Row | null = null
  for (const cell of board.masks.keys()) {
    if (board.left(cell) === 0) continue
    const bound = boundOf(board, cell, turned, known)
    if (bound === null || bound.path.length <= (best?.path.length ?? 0)) continue
    if (greatest(board, cell, turned) > bound.most) best = { ...bound, cell, turned }
  }
  return best
}

/** The tightest bound of a cell; of two alike the one with the longer path, whose end is the less used up. */
function boundOf(board: Candidates, cell: number, turned: boolean, known: Map<number, Bound | null>): Bound | null {
  const before = known.get(cell)
  if (before !== undefined) return before
  let best: Bound | null = null
  for (const condition of board.layout.conditionsOf[cell] ?? []) {
    const next = beyond(board.layout.conditions[condition] as Condition, cell, turned)
    if (next === null) continue
    const further = boundOf(board, next, turned, known)
    const own = greatest(board, next, turned)
    const hop = { condition, cell: next }
    const bound =
      further === null || further.most > own
        ? { most: own - 1, path: [hop] }
        : { most: further.most - 1, path: [hop, ...further.path] }
    if (best === null || bound.most < best.most || (bound.most === best.most && bound.path.length > best.path.length))
      best = bound
  }
  known.set(cell, best)
  return best
}

/** The cell on the greater side of a mark (or, turned, on the lesser side), seen from the other one. */
function beyond({ details }: Condition, cell: number, turned: boolean): number | null {
  const [from, to] = turned ? [details?.['more'], details?.['less']] : [details?.['less'], details?.['more']]
  return from === cell ? (to as number) : null
}

/** The greatest number that a cell holds or may hold; turned, with the numbers counted from the other end. */
function greatest(board: Candidates, cell: number, turned: boolean): number {
  const mask = board.maskOf(cell)
  return turned ? board.layout.size + 1 - (31 - Math.clz32(mask & -mask)) : 31 - Math.clz32(mask)
}

function deduction(board: Candidates, { cell, most, path, turned }: Row): Deduction {
  const { conditions, size } = board.layout
  const isBeyond = (value: number, bound: number): boolean => (turned ? size + 1 - value : value) > bound
  const end = path[path.length - 1] as Hop
  const out = Array.from({ length: size }, (_unused, at) => at + 1).filter((value) =>
    isBeyond(value, greatest(board, end.cell, turned)),
  )
  const removes = numbersOf(board.left(cell)).filter((value) => isBeyond(value, most))
  // The row is said from its least cell up, whichever end was looked from.
  const marks = (turned ? [...path].reverse() : path).map(({ condition }) =>
    conditionGround(conditions[condition] as Condition, condition),
  )
  return {
    technique: 'marks',
    places: null,
    removes: removes.map((value) => ({ cell, value })),
    grounds: out.length === 0 ? marks : [...marks, cellGround(board, end.cell)],
    rests: out.map((value) => keyOf(end.cell, value)),
    chain: null,
  }
}
