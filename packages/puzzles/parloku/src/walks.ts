import { CELLS, SIDE } from './board.js'

/*
 * Walks over cells that share a side, read straight off what stands in the cells: nothing of the solver's code.
 * Letters are numbers here, 1 to 6 by their place among the board's six; 0 is an empty cell.
 */

/** A word as numbers, and the cell in which it starts. */
export interface Walked {
  readonly start: number
  readonly values: readonly number[]
}

/** For each cell those that share a side with it: above, below, left, right. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_unused, cell) => {
  const column = cell % SIDE
  return [
    ...(cell >= SIDE ? [cell - SIDE] : []),
    ...(cell < CELLS - SIDE ? [cell + SIDE] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < SIDE - 1 ? [cell + 1] : []),
  ]
})

/** How a walk is read. */
export interface TraceOptions {
  /** Whether an empty cell stands for any letter. */
  readonly wild?: boolean | undefined
  /** Whether the walk may come back to a cell, as the rules let it; an outline that is drawn does not. */
  readonly revisit?: boolean | undefined
}

/** Cells looked at before a trace that may not come back is content with the longest that it has. */
const TRACE_MOST = 20_000

/**
 * The longest beginning of a word that can be walked from its start, as the cells of the walk; empty when the start
 * holds another letter. Of walks of the same length the one that goes up, down, left, right first.
 */
export function traceValues(values: readonly number[], word: Walked, options: TraceOptions = {}): number[] {
  const fits = fitting(values, word, options.wild === true)
  return options.revisit === true ? walkBack(word, fits) : walkOnce(word, fits)
}

type Fits = (cell: number, at: number) => boolean

function fitting(values: readonly number[], word: Walked, wild: boolean): Fits {
  return (cell, at) => values[cell] === word.values[at] || (wild && values[cell] === 0)
}

function walkOnce({ start, values }: Walked, fits: Fits): number[] {
  const path: number[] = []
  let best: number[] = []
  let looked = 0
  const walk = (cell: number): void => {
    if (best.length === values.length || looked++ > TRACE_MOST) return
    if (path.includes(cell) || !fits(cell, path.length)) return
    path.push(cell)
    if (path.length > best.length) best = [...path]
    if (path.length < values.length) for (const next of NEIGHBOURS[cell] as readonly number[]) walk(next)
    path.pop()
  }
  walk(start)
  return best
}

/** Layer by layer, for a walk that may come back depends only on where it is. */
function walkBack({ start, values }: Walked, fits: Fits): number[] {
  const layers = layersOf({ start, values }, fits)
  const last = layers.length - 1
  if (last < 0) return []
  // From the end back, for each layer the cells from which the rest can be walked; then ahead, the first way each time.
  const alive = layers.map((layer) => new Set(layer))
  for (let at = last - 1; at >= 0; at--) {
    const next = alive[at + 1] as ReadonlySet<number>
    alive[at] = new Set((layers[at] as number[]).filter((cell) => NEIGHBOURS[cell]?.some((beside) => next.has(beside))))
  }
  const path = [start]
  for (let at = 1; at <= last; at++) {
    const from = NEIGHBOURS[path[at - 1] as number] as readonly number[]
    path.push(from.find((cell) => alive[at]?.has(cell)) as number)
  }
  return path
}

function layersOf({ start, values }: Walked, fits: Fits): number[][] {
  const layers: number[][] = []
  let layer = fits(start, 0) ? [start] : []
  for (let at = 0; layer.length > 0;) {
    layers.push(layer)
    at++
    if (at === values.length) break
    const near = new Set(layer.flatMap((cell) => NEIGHBOURS[cell] as readonly number[]))
    layer = [...near].filter((cell) => fits(cell, at))
  }
  return layers
}

/** Whether a word can be walked whole, coming back allowed; with `wild` whether it could once empty cells are filled. */
export function canWalk(values: readonly number[], word: Walked, wild: boolean): boolean {
  return layersOf(word, fitting(values, word, wild)).length === word.values.length
}
