/** What a group is, which is how its words name it. */
export type GroupType = 'row' | 'column' | 'box' | 'region' | 'diagonal' | 'cage'

/** Cells that hold no number twice; when there are as many cells as numbers, each number once. */
export interface Group {
  readonly type: GroupType
  /** The place among the groups of its type, from 0. */
  readonly index: number
  /** Cells in reading order. */
  readonly cells: readonly number[]
}

/**
 * What is demanded of some cells beside the groups: that one is less than another, that they add up, that so many are
 * seen from the edge.
 */
export interface Condition {
  /** What it is, which is how its words name it: `mark`, `cage`, `clue`. */
  readonly type: string
  /** Cells in the order in which `prune` takes them. */
  readonly cells: readonly number[]
  /** What else its words need. */
  readonly details?: Readonly<Record<string, string | number>> | undefined
  /**
   * Takes numbers that cannot stand out of what is left in its cells, one mask a cell: bit v is the number v. False when
   * nothing fits. From the same masks it takes the same; from fewer it takes no less; and with one number in each cell
   * it says false unless they meet the condition.
   */
  readonly prune: (left: Int32Array) => boolean
}

/** A square board, the groups that its cells stand in, and the conditions beside them. */
export interface Layout {
  /** The numbers are 1 to `size`; the board has `size` rows and `size` columns. */
  readonly size: number
  readonly groups: readonly Group[]
  /** For each cell the indexes of the groups that it stands in, in the order of `groups`. */
  readonly groupsOf: readonly (readonly number[])[]
  /** For each cell the other cells that share a group with it, in reading order. */
  readonly peers: readonly (readonly number[])[]
  readonly conditions: readonly Condition[]
  /** For each cell the indexes of the conditions that it stands in. */
  readonly conditionsOf: readonly (readonly number[])[]
}

/** The most numbers that a layout takes: masks of candidates and two bits more stand in 32-bit integers. */
export const SIZE_MOST = 29

/**
 * The layout of a board of `size` rows and columns with these groups and conditions. Throws a RangeError for a size
 * outside 1 to 29, a cell outside the board, a cell twice in a group or a condition, and a group of more cells than
 * there are numbers.
 */
export function layoutOf(size: number, groups: readonly Group[], conditions: readonly Condition[] = []): Layout {
  if (!Number.isInteger(size) || size < 1 || size > SIZE_MOST) {
    throw new RangeError(`A layout has 1 to ${SIZE_MOST} numbers, not ${String(size)}.`)
  }
  for (const { type, index, cells } of groups) {
    if (cells.length > size) throw new RangeError(`The ${type} ${index + 1} does not fit a board of ${size} numbers.`)
  }
  const groupsOf = indexesByCell(size, groups)
  return {
    size,
    groups,
    groupsOf,
    peers: groupsOf.map((around, cell) => peersOf(cell, around, groups)),
    conditions,
    conditionsOf: indexesByCell(size, conditions),
  }
}

/** A layout with the same groups and other conditions, which costs next to nothing. Throws as {@link layoutOf}. */
export function withConditions(layout: Layout, conditions: readonly Condition[]): Layout {
  return { ...layout, conditions, conditionsOf: indexesByCell(layout.size, conditions) }
}

/** For each cell of a board the indexes of the parts that it stands in. */
function indexesByCell(size: number, parts: readonly Pick<Condition, 'type' | 'cells'>[]): number[][] {
  const indexes = Array.from({ length: size * size }, (): number[] => [])
  parts.forEach(({ type, cells }, index) => {
    const inside = (cell: number): boolean => Number.isInteger(cell) && cell >= 0 && cell < size * size
    if (new Set(cells).size !== cells.length || !cells.every(inside)) {
      throw new RangeError(`The ${type} of the cells ${cells.join(', ')} does not fit a board of ${size} numbers.`)
    }
    for (const cell of cells) (indexes[cell] as number[]).push(index)
  })
  return indexes
}

/** Whether a group holds each number exactly once, so that every number has a place in it. */
export function isFull(layout: Layout, group: Group): boolean {
  return group.cells.length === layout.size
}

function peersOf(cell: number, around: readonly number[], groups: readonly Group[]): number[] {
  const near = new Set(around.flatMap((index) => (groups[index] as Group).cells))
  near.delete(cell)
  return [...near].sort((first, second) => first - second)
}

/** The rows of a square board, from the top. */
export function rows(size: number): Group[] {
  return grouped(size, 'row', (row) => row)
}

/** The columns of a square board, from the left. */
export function columns(size: number): Group[] {
  return grouped(size, 'column', (_row, column) => column)
}

/** Boxes of so many rows and columns, in reading order. Throws a RangeError when they do not tile the board. */
export function boxes(size: number, boxRows: number, boxColumns: number): Group[] {
  if (boxRows * boxColumns !== size)
    throw new RangeError(`Boxes of ${boxRows} by ${boxColumns} cells do not hold ${size} numbers.`)
  const across = size / boxColumns
  return grouped(size, 'box', (row, column) => Math.floor(row / boxRows) * across + Math.floor(column / boxColumns))
}

/** The regions of a board out of the number of the region of each cell, from 0. */
export function regions(size: number, regionOf: readonly number[]): Group[] {
  return grouped(size, 'region', (row, column) => regionOf[row * size + column] as number)
}

/** The two long diagonals: first the one from the top left, then the one from the top right. */
export function diagonals(size: number): Group[] {
  const lines = Array.from({ length: size }, (_unused, row) => row)
  return [
    { type: 'diagonal', index: 0, cells: lines.map((row) => row * size + row) },
    { type: 'diagonal', index: 1, cells: lines.map((row) => row * size + size - 1 - row) },
  ]
}

function grouped(size: number, type: GroupType, indexOf: (row: number, column: number) => number): Group[] {
  const cells: number[][] = []
  for (let cell = 0; cell < size * size; cell++) {
    const index = indexOf(Math.floor(cell / size), cell % size)
    const group = (cells[index] ??= [])
    group.push(cell)
  }
  return Array.from(cells, (group, index) => ({ type, index, cells: group }))
}
