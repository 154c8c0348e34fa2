import type { Called, Elimination, Entry, Placement } from '@kazu/puzzle'
import { ALL_DIGITS, digitCombinations, DigitSums, digitsOf, isPositive, variableOf } from '@kazu/solver'
import { isWhite } from './board.js'
import type { KakuroBoard } from './board.js'
import type { KakuroTechnique } from './kind.js'
import type { KakuroRule } from './rules.js'
import { nextByRounds } from './rounds.js'
import type { RunStep } from './rounds.js'
import { runsOf } from './runs.js'
import type { Run } from './runs.js'

type Placed = Placement<KakuroRule, KakuroTechnique>

/**
 * The digits that the rules lead to, the simplest way first: the last cell of a run, then where runs cross in one cell
 * alone, then what is left of combinations.
 */
export function* kakuroPlacements(board: KakuroBoard, values: readonly number[]): Iterable<Placed> {
  for (const run of runsOf(board).runs) yield* lastCell(run, values)
  yield* crossings(board, values)
  yield* byRounds(board, values)
}

function* lastCell({ cells, sum }: Run, values: readonly number[]): Iterable<Placed> {
  const open = cells.filter((cell) => values[cell] === 0)
  const [cell] = open
  if (open.length !== 1 || cell === undefined || sum === 0) return
  const total = cells.reduce((all, one) => all + (values[one] as number), 0)
  yield { cell, value: sum - total, technique: 'last-cell', because: [{ rule: 'sum', cells, details: { sum, total } }] }
}

/**
 * Where all open cells of some runs but one are shared among them, the runs across and those down differ by that one
 * cell. Runs are the nodes of a graph and open cells its edges: such a cell is an edge whose loss parts the graph
 * (bridges, after Tarjan, 1974), and the runs on one side of it are those to add up.
 */
function* crossings(board: KakuroBoard, values: readonly number[]): Iterable<Placed> {
  const graph = openGraph(board, values)
  const found = bridgesOf(graph).flatMap((bridge) => placedBy(board, values, graph, bridge) ?? [])
  yield* found.sort((one, other) => one.because.length - other.because.length || one.cell - other.cell)
}

interface OpenGraph {
  /** For each run its open cells and the run that each leads to. */
  readonly edges: readonly (readonly { readonly cell: number; readonly to: number }[])[]
}

interface Bridge {
  readonly cell: number
  /** A run at one end, and one at the other. */
  readonly ends: readonly [number, number]
}

function openGraph(board: KakuroBoard, values: readonly number[]): OpenGraph {
  const { runs, of } = runsOf(board)
  const edges = runs.map((): { cell: number; to: number }[] => [])
  board.cells.forEach((_, cell) => {
    if (!isWhite(board, cell) || values[cell] !== 0) return
    const [across, down] = of[cell] as readonly [number, number]
    ;(edges[across] as { cell: number; to: number }[]).push({ cell, to: down })
    ;(edges[down] as { cell: number; to: number }[]).push({ cell, to: across })
  })
  return { edges }
}

/** A place on the way of a depth-first walk: a run, the cell by which it was reached, and the edge to look at next. */
interface Visit {
  readonly run: number
  readonly by: number
  next: number
}

function bridgesOf({ edges }: OpenGraph): Bridge[] {
  const seen = new Int32Array(edges.length)
  const low = new Int32Array(edges.length)
  const found: Bridge[] = []
  let time = 0
  const enter = (run: number, by: number): Visit => {
    low[run] = seen[run] = ++time
    return { run, by, next: 0 }
  }
  const leave = ({ run, by }: Visit, above: Visit | undefined): void => {
    if (above === undefined) return
    low[above.run] = Math.min(low[above.run] as number, low[run] as number)
    if ((low[run] as number) > (seen[above.run] as number)) found.push({ cell: by, ends: [run, above.run] })
  }
  for (let start = 0; start < edges.length; start++) {
    if (seen[start] !== 0) continue
    const way = [enter(start, -1)]
    for (let at = way[0]; at !== undefined; at = way[way.length - 1]) {
      const edge = edges[at.run]?.[at.next++]
      if (edge === undefined) {
        way.pop()
        leave(at, way[way.length - 1])
      } else if (edge.cell !== at.by) {
        if (seen[edge.to] === 0) way.push(enter(edge.to, edge.cell))
        else low[at.run] = Math.min(low[at.run] as number, seen[edge.to] as number)
      }
    }
  }
  return found
}

/** The digit of a bridge's cell by the runs on its smaller side whose sums are all printed; null when neither side's are. */
function placedBy(
  board: KakuroBoard,
  values: readonly number[],
  graph: OpenGraph,
  { cell, ends }: Bridge,
): Placed | null {
  const sides = ends.map((end) => sideOf(graph, end, cell).map((run) => runsOf(board).runs[run] as Run))
  const told = sides.filter((side) => side.length > 1 && side.every(({ sum }) => sum !== 0))
  const side = told.sort((one, other) => one.length - other.length)[0]
  if (side === undefined) return null
  const missing = (direction: Run['direction']): number =>
    side
      .filter((run) => run.direction === direction)
      .reduce((all, { sum, cells }) => all + sum - cells.reduce((held, one) => held + (values[one] as number), 0), 0)
  const because = side.map(({ cells, sum }) => ({ rule: 'sum' as const, cells, details: { sum } }))
  return { cell, value: Math.abs(missing('across') - missing('down')), technique: 'crossing', because }
}

/** The runs that hang together on one side of a cell. */
function sideOf({ edges }: OpenGraph, start: number, without: number): number[] {
  const side = new Set([start])
  for (const run of side) {
    for (const { cell, to } of edges[run] as OpenGraph['edges'][number]) if (cell !== without) side.add(to)
  }
  return [...side].sort((a, b) => a - b)
}

const sums = new DigitSums()

/** The most combinations that are named. */
const MOST_NAMED = 3

/** How an elimination is called, and the combinations that it goes by where they are few. */
export function calledByKakuro(
  { because, literals, from }: Elimination<KakuroRule>,
  spoken: (variable: number) => Entry,
): Called<KakuroRule, KakuroTechnique> {
  if (because.rule === 'cell') return { technique: 'only-digit', because }
  const { cells, details } = because
  const entries = (positive: boolean): Entry[] =>
    from.filter((literal) => isPositive(literal) === positive).map((literal) => spoken(variableOf(literal)))
  const out = literals.map((literal) => spoken(variableOf(literal)))
  const run = { cells, sum: Number(details?.['sum'] ?? 0) }
  return calledRun({ run, out, lost: entries(false), stand: entries(true) })
}

/** How it is called what a run rules out: by its combinations alone, or by what its cells can hold of them. */
function calledRun({
  run: { cells, sum },
  out,
  lost,
  stand,
}: Pick<RunStep, 'out' | 'lost' | 'stand'> & { readonly run: Pick<Run, 'cells' | 'sum'> }): Called<
  KakuroRule,
  KakuroTechnique
> {
  const domains = cells.map((cell) => {
    const digit = stand.find((entry) => entry.cell === cell)?.value
    if (digit !== undefined) return 1 << (digit - 1)
    return lost.reduce((set, entry) => (entry.cell === cell ? set & ~(1 << (entry.value - 1)) : set), ALL_DIGITS)
  })
  const fitting = digitCombinations(cells.length, sum).filter((set) =>
    sums.feasible(
      domains.map((domain) => domain & set),
      cells.length,
      sum,
    ),
  )
  const used = fitting.reduce((all, set) => all | set, 0)
  const plain = out.every(({ value }) => ((used >> (value - 1)) & 1) === 0)
  const named = fitting.length <= MOST_NAMED && sum !== 0 ? fitting.map((set) => digitsOf(set).join('')).join(' ') : ''
  const details = { ...(sum === 0 ? {} : { sum }), ...(named === '' ? {} : { digits: named }) }
  const because = { rule: sum === 0 ? ('once' as const) : ('sum' as const), cells, details }
  return { technique: plain ? 'combinations' : 'fit', because }
}

/** The digit to which single runs lead by the fewest steps. */
function* byRounds(board: KakuroBoard, values: readonly number[]): Iterable<Placed> {
  const found = nextByRounds(board, values)
  if (found === null) return
  const { cell, value, steps } = found
  // What speaks of the digit's own cell is said with it, unless another step rests on it.
  const needed = new Set(steps.flatMap(({ lost }) => lost.map((entry) => entry.cell * 10 + entry.value)))
  const isStraight = ({ out }: RunStep): boolean =>
    out.every((entry) => entry.cell === cell && !needed.has(entry.cell * 10 + entry.value))
  const before = steps
    .filter((step) => !isStraight(step))
    .map((step) => {
      const { technique, because } = calledRun(step)
      const facts = step.out.map((entry) => ({ layer: 'entry', place: entry.cell, value: entry.value, holds: false }))
      return { technique, facts, because: [because] }
    })
  // A run that was looked at twice is said as it was seen last.
  const straight = [...new Map(steps.filter(isStraight).map((step) => [step.run, step])).values()].map(
    (step) => calledRun(step).because,
  )
  const because = straight.length > 0 ? straight : [{ rule: 'cell' as const, cells: [cell] }]
  yield { cell, value, technique: 'only-digit', because, ...(before.length === 0 ? {} : { before }) }
}
