import { cellCount } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { pick, randomBelow, shuffled } from '@kazu/random'
import type { Random } from '@kazu/random'
import { besideOf } from './islands.js'

/** An island of a draft: its cells, and which of them has the clue. */
export interface DraftIsland {
  readonly cells: readonly number[]
  readonly clue: number
}

/** A sea and islands that keep every rule; whether the clues lead to them alone is another question. */
export interface Draft {
  /** The island of each cell; null for the sea. */
  readonly islandOf: readonly (DraftIsland | null)[]
}

/** What a draft is made with. */
export interface Grounds {
  readonly size: Size
  readonly random: Random
  /** The cells beside each cell. */
  readonly beside: readonly (readonly number[])[]
  /** The most cells that an island is given. */
  readonly largest: number
  /** New land goes on growing so many times out of one more. */
  readonly growth: number
  /** The islands of one cell that a change may still add to: more of them make a board plain. */
  readonly plain: number
}

/** The grounds of a size. How large islands grow differs from board to board. */
export function groundsOf(size: Size, random: Random): Grounds {
  const beside = besideOf(size)
  const side = Math.min(size.width, size.height)
  const plain = Math.floor((cellCount(size) * (6 + randomBelow(4, random))) / 100)
  return { size, random, beside, largest: 4 + randomBelow(side + 2, random), growth: 1 + randomBelow(4, random), plain }
}

/** Raises land out of a sea that covers all, until it has no pool; null where the last pools could not be filled. */
export function drawDraft(grounds: Grounds): Draft | null {
  const { size, random, beside, growth } = grounds
  const count = cellCount(size)
  let draft: Draft = { islandOf: new Array<null>(count).fill(null) }
  const order = shuffled(
    Array.from({ length: count }, (_, cell) => cell),
    random,
  )
  for (const start of order) {
    if (!isInPool(grounds, draft, start)) continue
    draft = raised(grounds, draft, start) ?? draft
    // New land goes on growing for a while, so that there are long islands and short ones.
    for (let at = start; randomBelow(growth + 1, random) > 0;) {
      at = pick(beside[at] as readonly number[], random)
      draft = (draft.islandOf[at] === null ? raised(grounds, draft, at) : null) ?? draft
    }
  }
  // What no island could take while it was small is given to whichever can.
  const generous = { ...grounds, largest: count }
  for (const cell of order) if (isInPool(grounds, draft, cell)) draft = raised(generous, draft, cell) ?? draft
  return order.some((cell) => isInPool(grounds, draft, cell)) ? null : draft
}

/** Whether a cell of the sea lies in a block of two by two that is all sea. */
function isInPool({ size }: Grounds, { islandOf }: Draft, cell: number): boolean {
  const { width, height } = size
  const [row, column] = [Math.floor(cell / width), cell % width]
  const isSea = (at: number): boolean => islandOf[at] === null
  if (!isSea(cell)) return false
  for (const down of [-1, 1]) {
    for (const right of [-1, 1]) {
      if (row + down < 0 || row + down >= height || column + right < 0 || column + right >= width) continue
      if (isSea(cell + down * width) && isSea(cell + right) && isSea(cell + down * width + right)) return true
    }
  }
  return false
}

/** The draft with a cell of the sea turned into land, joined to what is beside it; null where that breaks a rule. */
export function raised(grounds: Grounds, draft: Draft, cell: number): Draft | null {
  const { beside, random, largest } = grounds
  const near = (beside[cell] as readonly number[]).flatMap((other) => draft.islandOf[other] ?? [])
  const joined = [...new Set(near)]
  const cells = [cell, ...joined.flatMap((island) => island.cells)]
  if (cells.length > largest) return null
  const clue = joined.length === 0 ? cell : pick(joined, random).clue
  const islandOf = [...draft.islandOf]
  const island = { cells, clue }
  for (const one of cells) islandOf[one] = island
  const next = { islandOf }
  return isOneSea(grounds, next) ? next : null
}

/** The draft with a cell of land given to the sea; null where that breaks a rule. */
export function flooded(grounds: Grounds, draft: Draft, cell: number): Draft | null {
  const { beside, random } = grounds
  const island = draft.islandOf[cell]
  if (island === null || island === undefined) return null
  const islandOf = [...draft.islandOf]
  islandOf[cell] = null
  const left = new Set(island.cells.filter((one) => one !== cell))
  for (let first = [...left][0]; first !== undefined; first = [...left][0]) {
    const cells = spread(beside, first, (one) => left.has(one))
    for (const one of cells) left.delete(one)
    const part = { cells, clue: cells.includes(island.clue) ? island.clue : pick(cells, random) }
    for (const one of cells) islandOf[one] = part
  }
  const next = { islandOf }
  return isInPool(grounds, next, cell) || !isOneSea(grounds, next) ? null : next
}

/** The draft with the clue of a cell's island in another of its cells; null where it has but one. */
export function moved({ random }: Grounds, draft: Draft, cell: number): Draft | null {
  const island = draft.islandOf[cell]
  if (island === null || island === undefined || island.cells.length < 2) return null
  const others = island.cells.filter((one) => one !== island.clue)
  const islandOf = [...draft.islandOf]
  const next = { cells: island.cells, clue: pick(others, random) }
  for (const one of island.cells) islandOf[one] = next
  return { islandOf }
}

function spread(beside: readonly (readonly number[])[], start: number, inside: (cell: number) => boolean): number[] {
  const found = new Set([start])
  for (const cell of found) {
    for (const other of beside[cell] as readonly number[]) if (inside(other)) found.add(other)
  }
  return [...found]
}

function isOneSea({ beside }: Grounds, { islandOf }: Draft): boolean {
  const first = islandOf.indexOf(null)
  if (first === -1) return false
  const reached = spread(beside, first, (cell) => islandOf[cell] === null)
  return reached.length === islandOf.reduce((sea, island) => sea + (island === null ? 1 : 0), 0)
}
