import { cellBeside, DIRECTIONS, linkEnds, linkFrom } from '@kazu/grid'
import type { Direction, Size } from '@kazu/grid'

/** The directions in which taken links leave a node of a lattice. */
export function exits(lattice: Size, taken: ReadonlySet<number>, node: number): Direction[] {
  return DIRECTIONS.filter((direction) => taken.has(linkFrom(lattice, node, direction)))
}

/** The pieces into which taken links fall: the nodes of each, ascending; the pieces in the order of their first links. */
export function piecesOf(lattice: Size, taken: ReadonlySet<number>): number[][] {
  const pieces: number[][] = []
  const seen = new Set<number>()
  for (const link of taken) {
    const [start] = linkEnds(lattice, link)
    if (seen.has(start)) continue
    const piece = [start]
    seen.add(start)
    for (const node of piece) {
      for (const direction of exits(lattice, taken, node)) {
        const other = cellBeside(lattice, node, direction)
        if (seen.has(other)) continue
        seen.add(other)
        piece.push(other)
      }
    }
    pieces.push(piece.sort((a, b) => a - b))
  }
  return pieces
}

/** The smallest of several pieces; undefined for a single one, and for none. */
export function smallestOf(pieces: readonly (readonly number[])[]): readonly number[] | undefined {
  if (pieces.length <= 1) return undefined
  return pieces.reduce((least, piece) => (piece.length < least.length ? piece : least))
}

/**
 * The nodes of a loop that is closed though it cannot be the whole one: because other links are taken, or because
 * `isWhole` says that something lies elsewhere. null without one, and where a line branches, so that nothing is a loop.
 */
export function closedTooSoon(
  lattice: Size,
  taken: ReadonlySet<number>,
  isWhole: (nodes: ReadonlySet<number>) => boolean,
): readonly number[] | null {
  const pieces = piecesOf(lattice, taken)
  const degree = (node: number): number => exits(lattice, taken, node).length
  if (pieces.some((piece) => piece.some((node) => degree(node) > 2))) return null
  const closed = pieces.filter((piece) => piece.every((node) => degree(node) === 2))
  return closed.find((piece) => pieces.length > 1 || !isWhole(new Set(piece))) ?? null
}
