import type { Layout } from './layout.js'

/** A layout as flat arrays for a search. Numbers count from 0 here, so that bit 0 is the number 1. */
export interface Tables {
  /** The state of a board with nothing in it: see {@link Filler}. */
  readonly start: Int32Array
  /** Where the full groups of each cell begin in `base` and `slot`; one more entry than cells. */
  readonly groupStart: Int32Array
  /** Index in the state of the places of the number 0 of the group. */
  readonly base: Int32Array
  /** The bit of the cell among the places of the group. */
  readonly slot: Int32Array
  /** The cell of each place, at the index of its group's `base` plus the place. */
  readonly cellAt: Int32Array
  /** Where the peers of each cell that share no full group with it begin in `far`; one more entry than cells. */
  readonly farStart: Int32Array
  readonly far: Int32Array
}

/** By the groups, which layouts of other conditions share. */
const known = new WeakMap<Layout['groups'], Tables>()

/** The flat arrays of a layout's groups, which are made once. */
export function tablesOf(layout: Layout): Tables {
  const found = known.get(layout.groups) ?? makeTables(layout)
  known.set(layout.groups, found)
  return found
}

function makeTables(layout: Layout): Tables {
  const { size, groups, groupsOf, peers } = layout
  const cells = size * size
  const full = groups.filter((group) => group.cells.length === size)
  const around = groupsOf.map((indexes) =>
    indexes.map((index) => full.indexOf(groups[index] as never)).filter((at) => at >= 0),
  )
  const near = around.map((ranks) => new Set(ranks.flatMap((rank) => full[rank]?.cells ?? [])))
  const far = peers.map((list, cell) => list.filter((peer) => near[cell]?.has(peer) !== true))
  const slots = around.flatMap((ranks, cell) => ranks.map((rank) => 1 << (full[rank]?.cells.indexOf(cell) ?? 0)))
  const start = new Int32Array(cells + full.length * size + 1).fill(2 ** size - 1)
  start[start.length - 1] = cells
  return {
    start,
    groupStart: startsOf(around),
    base: Int32Array.from(around.flat(), (rank) => cells + rank * size),
    slot: Int32Array.from(slots),
    cellAt: Int32Array.from([...new Array<number>(cells).fill(0), ...full.flatMap((group) => group.cells)]),
    farStart: startsOf(far),
    far: Int32Array.from(far.flat()),
  }
}

function startsOf(lists: readonly (readonly number[])[]): Int32Array {
  const starts = new Int32Array(lists.length + 1)
  lists.forEach((list, index) => (starts[index + 1] = (starts[index] as number) + list.length))
  return starts
}
