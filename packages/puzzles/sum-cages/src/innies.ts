import {
  cellGround,
  conditionGround,
  keyOf,
  numbersOf,
  type Candidates,
  type Condition,
  type Deduction,
  type Ground,
  type Layout,
} from '@kazu/groups'

/** Cells that are left over where lines or boxes and cages cover the same ground: what they add up to is known. */
interface Leftover {
  /** The rows, columns or boxes, each of which holds all numbers: their places in the layout. */
  readonly groups: readonly number[]
  /** The cages that are added up, by their places among the conditions. */
  readonly cages: readonly number[]
  readonly cells: readonly number[]
  readonly sum: number
}

/** So many lines side by side are looked at together, and so many cells may be left over. */
const LINES_MOST = 3
const CELLS_MOST = 4

const known = new WeakMap<Layout, readonly Leftover[]>()

/**
 * Innies and outies, by the rule of 45: lines and boxes hold all numbers, so what they add up to is known. Taking the
 * cages inside away leaves the sum of the cells that stick in; taking it from the cages that cover it leaves the sum of
 * the cells that stick out. Rules out what one or two such open cells cannot hold.
 */
export function findInnies(board: Candidates): Deduction | null {
  const leftovers = known.get(board.layout) ?? leftoversOf(board.layout)
  known.set(board.layout, leftovers)
  for (const leftover of leftovers) {
    const found = deducedFrom(board, leftover)
    if (found !== null) return found
  }
  return null
}

function leftoversOf(layout: Layout): Leftover[] {
  return areasOf(layout).flatMap((groups) => [...inside(layout, groups), ...outside(layout, groups)])
}

/** Single lines and boxes, then lines side by side, fewer first. */
function areasOf({ groups, size }: Layout): number[][] {
  const ofType = (type: string): number[] => groups.flatMap((group, index) => (group.type === type ? [index] : []))
  const [rows, columns, boxes] = [ofType('row'), ofType('column'), ofType('box')]
  const sideBySide = (lines: readonly number[], count: number): number[][] =>
    Array.from({ length: size - count + 1 }, (_unused, at) => lines.slice(at, at + count))
  const counts = Array.from({ length: Math.min(LINES_MOST, size - 1) }, (_unused, at) => at + 1)
  return counts.flatMap((count) => [
    ...sideBySide(rows, count),
    ...sideBySide(columns, count),
    ...(count === 1 ? boxes.map((box) => [box]) : []),
  ])
}

function areaOf({ groups }: Layout, indexes: readonly number[]): Set<number> {
  return new Set(indexes.flatMap((index) => groups[index]?.cells ?? []))
}

function totalOf({ size }: Layout, groups: readonly number[]): number {
  return (groups.length * size * (size + 1)) / 2
}

function sumOf({ conditions }: Layout, cages: readonly number[]): number {
  return cages.reduce((sum, cage) => sum + Number(conditions[cage]?.details?.['sum']), 0)
}

/** The cells of an area that stand in no cage which lies inside it. */
function inside(layout: Layout, groups: readonly number[]): Leftover[] {
  const area = areaOf(layout, groups)
  const cages = cagesWhere(layout, ({ cells }) => cells.every((cell) => area.has(cell)))
  for (const cage of cages) for (const cell of layout.conditions[cage]?.cells ?? []) area.delete(cell)
  return leftover(groups, cages, [...area], totalOf(layout, groups) - sumOf(layout, cages))
}

/** The cells out of an area of the cages that stand in it with some cells. */
function outside(layout: Layout, groups: readonly number[]): Leftover[] {
  const area = areaOf(layout, groups)
  const cages = cagesWhere(layout, ({ cells }) => cells.some((cell) => area.has(cell)))
  const cells = cages.flatMap((cage) => layout.conditions[cage]?.cells ?? []).filter((cell) => !area.has(cell))
  return leftover(groups, cages, cells, sumOf(layout, cages) - totalOf(layout, groups))
}

function cagesWhere({ conditions }: Layout, is: (condition: Condition) => boolean): number[] {
  return conditions.flatMap((condition, index) => (is(condition) ? [index] : []))
}

function leftover(groups: readonly number[], cages: readonly number[], cells: number[], sum: number): Leftover[] {
  const few = cages.length > 0 && cells.length > 0 && cells.length <= CELLS_MOST
  return few ? [{ groups, cages, cells: cells.sort((one, other) => one - other), sum }] : []
}

function deducedFrom(board: Candidates, leftover: Leftover): Deduction | null {
  const open = leftover.cells.filter((cell) => board.values[cell] === 0)
  if (open.length === 0 || open.length > 2) return null
  const rest = leftover.cells.reduce((sum, cell) => sum - (board.values[cell] as number), leftover.sum)
  for (const cell of open) {
    const other = open.find((one) => one !== cell) ?? null
    const out = numbersOf(board.left(cell)).filter((value) => !fits(board, cell, value, other, rest))
    // Where nothing would be left the board is wrong, which is for others to say.
    if (out.length > 0 && out.length < numbersOf(board.left(cell)).length)
      return deduction(board, leftover, { cell, other, out, rest })
  }
  return null
}

/** Whether a number in one of at most two open cells lets them add up. */
function fits(board: Candidates, cell: number, value: number, other: number | null, rest: number): boolean {
  if (other === null) return value === rest
  const beside = rest - value
  const alike = beside === value && (board.layout.peers[cell] as readonly number[]).includes(other)
  return !alike && beside >= 1 && beside <= board.layout.size && board.has(other, beside)
}

interface Found {
  readonly cell: number
  readonly other: number | null
  /** The numbers that the cell cannot hold. */
  readonly out: readonly number[]
  readonly rest: number
}

function deduction(board: Candidates, leftover: Leftover, { cell, other, out, rest }: Found): Deduction {
  const { layout } = board
  const groups = leftover.groups.map((group): Ground => {
    return { group, says: 'adds-up', cells: layout.groups[group]?.cells ?? [], numbers: [] }
  })
  const cages = leftover.cages.map((cage): Ground => {
    return { ...conditionGround(layout.conditions[cage] as Condition, cage), says: 'adds-up' }
  })
  // A cell that can hold everything yet says nothing.
  const beside = leftover.cells
    .filter((one) => one !== cell)
    .map((one) => cellGround(board, one))
    .filter(({ numbers }) => numbers.length < layout.size)
  const isNumber = (value: number): boolean => value >= 1 && value <= layout.size
  const rests =
    other === null
      ? []
      : out
          .map((value) => rest - value)
          .filter((value) => isNumber(value) && !board.has(other, value))
          .map((value) => keyOf(other, value))
  return {
    technique: 'innies',
    places: null,
    removes: out.map((value) => ({ cell, value })),
    grounds: [...groups, ...cages, ...beside],
    rests,
    chain: null,
  }
}
