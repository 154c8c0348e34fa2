import { cellCount, neighbours } from './size.js'
import type { Size } from './size.js'

/**
 * Numbers the parts of a board: cells belong together when a path of neighbours joins them along which `joined`
 * holds. Gives one number a cell, parts counted from 0 in the reading order of their first cells, and -1 for a cell
 * that `joined` does not join to itself.
 */
export function components(size: Size, joined: (cell: number, beside: number) => boolean): number[] {
  const parts = new Array<number>(cellCount(size)).fill(-1)
  let count = 0
  for (let first = 0; first < parts.length; first++) {
    if (parts[first] !== -1 || !joined(first, first)) continue
    parts[first] = count
    const open = [first]
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (const beside of neighbours(size, cell)) {
        if (parts[beside] !== -1 || !joined(beside, beside) || !joined(cell, beside)) continue
        parts[beside] = count
        open.push(beside)
      }
    }
    count++
  }
  return parts
}

/** Whether the cells are joined by their sides into one piece. No cell at all counts as one piece. */
export function isConnected(size: Size, cells: Iterable<number>): boolean {
  const inside = new Set(cells)
  const parts = components(size, (cell, beside) => inside.has(cell) && inside.has(beside))
  return Math.max(-1, ...parts) <= 0
}

/** The cells of each region, from one region number a cell; regions in the order of their numbers. */
export function cellsOfRegions(regions: readonly number[]): number[][] {
  const cells: number[][] = []
  regions.forEach((region, cell) => {
    if (region < 0) return
    while (cells.length <= region) cells.push([])
    ;(cells[region] as number[]).push(cell)
  })
  return cells
}
