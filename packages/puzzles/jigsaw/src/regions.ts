import { neighbours } from '@kazu/grid'
import { randomBelow, type Random } from '@kazu/random'

/*
 * Regions out of a stream of chance. What these make is for ever: the draws, and their order, are those of the original
 * Kazu, so that its seeds make the same puzzles.
 */

/** Rows and columns of the boxes that the shaking begins with; a size without boxes begins with its rows. */
const BOXES: Readonly<Record<number, readonly [rows: number, columns: number]>> = { 4: [2, 2], 6: [2, 3], 9: [3, 3] }

/** So many exchanges are tried for each cell. */
const SHAKES = 40

/** Regions of one board on which cells are exchanged. */
interface Shaken {
  readonly size: number
  readonly regionOf: Int8Array
  readonly beside: readonly (readonly number[])[]
  /** The cells seen by a walk, and the number of the last walk: a cell was seen by it when it bears that number. */
  readonly seen: Int32Array
  walk: number
}

/**
 * Regions of `size` cells each, one number a cell: boxes or rows, whose cells are exchanged along their borders; from
 * the start again whenever a region ends as a straight line.
 */
export function shakenRegions(size: number, random: Random): number[] {
  const square = { width: size, height: size }
  const beside = Array.from({ length: size * size }, (_unused, cell) => neighbours(square, cell))
  const start = startRegions(size)
  const shaken = { size, regionOf: Int8Array.from(start), beside, seen: new Int32Array(size * size), walk: 0 }
  do {
    shaken.regionOf.set(start)
    for (let shake = 0; shake < SHAKES * size * size; shake++) exchange(shaken, random)
  } while (hasStraightRegion(shaken))
  return [...shaken.regionOf]
}

function startRegions(size: number): number[] {
  const [boxRows, boxColumns] = BOXES[size] ?? [1, size]
  return Array.from({ length: size * size }, (_unused, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size]
    return Math.floor(row / boxRows) * (size / boxColumns) + Math.floor(column / boxColumns)
  })
}

/** Moves a cell into a region beside it, and a cell of that region back, unless one of the two falls apart. */
function exchange(shaken: Shaken, random: Random): void {
  const { size, regionOf, beside } = shaken
  const cell = randomBelow(size * size, random)
  const own = regionOf[cell] as number
  const across = (beside[cell] as readonly number[]).filter((other) => regionOf[other] !== own)
  if (across.length === 0) return
  const other = regionOf[across[randomBelow(across.length, random)] as number] as number
  regionOf[cell] = other
  const back = cellsBack(shaken, cell, own, other)
  const returned = back.length === 0 ? cell : (back[randomBelow(back.length, random)] as number)
  regionOf[returned] = own
  if (returned === cell || (isOnePiece(shaken, cell) && isOnePiece(shaken, returned))) return
  regionOf[cell] = own
  regionOf[returned] = other
}

/** The cells of a region that touch another one, but for the cell that it has just got, in reading order. */
function cellsBack({ regionOf, beside }: Shaken, got: number, own: number, other: number): number[] {
  const back: number[] = []
  for (let cell = 0; cell < regionOf.length; cell++) {
    if (regionOf[cell] !== other || cell === got) continue
    if (beside[cell]?.some((near) => regionOf[near] === own) === true) back.push(cell)
  }
  return back
}

/** Whether the region of a cell is in one piece. */
function isOnePiece(shaken: Shaken, cell: number): boolean {
  const { size, regionOf, beside, seen } = shaken
  const region = regionOf[cell] as number
  const walk = ++shaken.walk
  const found = [cell]
  seen[cell] = walk
  for (let at = 0; at < found.length; at++) {
    for (const near of beside[found[at] as number] as readonly number[]) {
      if (regionOf[near] !== region || seen[near] === walk) continue
      seen[near] = walk
      found.push(near)
    }
  }
  return found.length === size
}

/** Whether a whole row or column is one region. */
function hasStraightRegion({ size, regionOf }: Shaken): boolean {
  for (let line = 0; line < size; line++) {
    if (isUniform(regionOf, size, line * size, 1) || isUniform(regionOf, size, line, size)) return true
  }
  return false
}

function isUniform(regionOf: Int8Array, size: number, first: number, step: number): boolean {
  for (let at = 1; at < size; at++) if (regionOf[first + at * step] !== regionOf[first]) return false
  return true
}
