import { cellsOfRectangle } from '@kazu/grid'
import type { Rectangle, Size } from '@kazu/grid'
import { pick } from '@kazu/random'
import type { Random } from '@kazu/random'
import { fitsSwap, swapsOf } from './swaps.js'
import type { Swap } from './swaps.js'

/** A cut board and where the number of each rectangle stands. */
export interface Draft {
  readonly size: Size
  readonly random: Random
  readonly rectangles: readonly Rectangle[]
  /** The cells of each rectangle. */
  readonly cells: readonly (readonly number[])[]
  /** The swaps in which each rectangle has part. */
  readonly swaps: readonly (readonly Swap[])[]
  readonly clues: number[]
}

/** How often numbers are moved in a row to be rid of swaps. */
const MOST_MENDS = 30

/** Puts a number anywhere into each rectangle, but so that no two rectangles can be swapped, if that is found. */
export function drafted(size: Size, rectangles: readonly Rectangle[], random: Random): Draft {
  const cells = rectangles.map((rectangle) => cellsOfRectangle(size, rectangle))
  const clues = cells.map((own) => pick(own, random))
  const draft = { size, random, rectangles, cells, clues, swaps: swapsOf(size, rectangles) }
  mendSwaps(
    draft,
    rectangles.map((_, place) => place),
  )
  return draft
}

/** Puts the numbers of some rectangles anywhere into them, and mends what can be swapped then. */
export function moveNumbers(draft: Draft, moved: readonly number[]): void {
  for (const rectangle of moved)
    draft.clues[rectangle] = pick(draft.cells[rectangle] as readonly number[], draft.random)
  mendSwaps(draft, moved)
}

/** Moves numbers until no swap of those that were moved fits; gives up where one leads to another for too long. */
function mendSwaps(draft: Draft, moved: readonly number[]): void {
  const { random, swaps, clues, cells } = draft
  const open = [...moved]
  for (let mends = MOST_MENDS * moved.length; open.length > 0 && mends > 0;) {
    const rectangle = open[open.length - 1] as number
    const swap = (swaps[rectangle] as readonly Swap[]).find((one) => fitsSwap(clues, one))
    if (swap === undefined) {
      open.pop()
      continue
    }
    mends--
    const mended = pick([swap.one, swap.other], random)
    clues[mended] = pick(cells[mended] as readonly number[], random)
    if (!open.includes(mended)) open.push(mended)
  }
}

/** Puts all numbers back to where they stood. */
export function putBack({ clues }: Draft, before: readonly number[]): void {
  before.forEach((cell, rectangle) => (clues[rectangle] = cell))
}
