import type { JigsawEdges } from './puzzle.js'
import { turnsOf } from './piece.js'
import { groupAt, groupOfPiece, joinedTable } from './table.js'
import type { Table } from './table.js'
import { valueAt } from './chunked.js'
import { turnGroups } from './moves.js'

/** What a step of the solver did. */
export type SolveStep =
  | {
      readonly type: 'connected'
      readonly table: Table
      /** The two pieces that were joined, the lower number first. */
      readonly pieces: readonly [number, number]
      /** The group that they are in now, and how many pieces it has. */
      readonly group: number
      readonly size: number
    }
  | { readonly type: 'complete'; readonly table: Table }

/** A seam: the piece with the lower number, its side as it belongs, and the mate. */
interface Seam {
  readonly piece: number
  readonly slot: number
  readonly mate: number
}

const SEAMS = new WeakMap<JigsawEdges, readonly (readonly Seam[])[]>()

/**
 * The seams in the order of the solver, those of one piece and tier together: first where both pieces are at the rim of the
 * puzzle, then one, then none; then by the lower piece.
 */
function seamsOf(puzzle: JigsawEdges): readonly (readonly Seam[])[] {
  const known = SEAMS.get(puzzle)
  if (known !== undefined) return known
  const { mates, pieces } = puzzle
  const isInner = (piece: number): number => (mates.subarray(4 * piece, 4 * piece + 4).includes(-1) ? 0 : 1)
  const tiers = [0, 1, 2].map(() => new Map<number, Seam[]>())
  for (let piece = 0; piece < pieces.length; piece++) {
    for (let slot = 0; slot < 4; slot++) {
      const mate = mates[4 * piece + slot] as number
      if (mate <= piece) continue
      const tier = tiers[isInner(piece) + isInner(mate)] as Map<number, Seam[]>
      tier.set(piece, [...(tier.get(piece) ?? []), { piece, slot, mate }])
    }
  }
  const seams = tiers.flatMap((tier) => [...tier.values()])
  SEAMS.set(puzzle, seams)
  return seams
}

/**
 * Joins the next two pieces: those at the rim first, then by piece, then by the side at which it lies now. The larger group
 * stays (of equals the one of the lower piece), the other turns and moves to it. From any table a puzzle of n pieces is
 * complete after at most n - 1 steps.
 */
export function solveStep(table: Table): SolveStep {
  for (const seams of seamsOf(table.puzzle)) {
    const open = seams.filter(({ piece, mate }) => valueAt(table.groupOf, piece) !== valueAt(table.groupOf, mate))
    if (open.length > 0) return connected(table, firstAsItLies(table, open))
  }
  return { type: 'complete', table }
}

function firstAsItLies(table: Table, open: readonly Seam[]): Seam {
  return open.reduce((best, seam) => (slotNow(table, seam) < slotNow(table, best) ? seam : best))
}

function slotNow(table: Table, { piece, slot }: Seam): number {
  return turnsOf(slot + groupAt(table, groupOfPiece(table, piece)).turns)
}

function connected(table: Table, { piece, mate }: Seam): SolveStep {
  const [one, other] = [groupOfPiece(table, piece), groupOfPiece(table, mate)]
  const [anchor, mover] = groupAt(table, other).size > groupAt(table, one).size ? [other, one] : [one, other]
  const quarters = turnsOf(groupAt(table, anchor).turns - groupAt(table, mover).turns)
  const joined = joinedTable(turnGroups(table, [mover], quarters), mover, anchor)
  const group = groupOfPiece(joined, piece)
  return { type: 'connected', table: joined, pieces: [piece, mate], group, size: groupAt(joined, group).size }
}
