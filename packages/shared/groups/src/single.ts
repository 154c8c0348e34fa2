import { countBits } from './bits.js'
import { isFull, type Group, type Layout } from './layout.js'

/**
 * Whether filled cells alone, without another step between, leave a cell one number, or leave that number no other
 * place in one of the cell's groups. Then the number may be taken out of a board: whoever sees the board without it
 * puts it back at once, so that the board has as many answers and is no harder.
 */
export function isSingleAtOnce(layout: Layout, board: readonly number[], cell: number, value: number): boolean {
  if (countBits(seenFrom(layout, board, cell)) === layout.size - 1) return true
  return (
    layout.groupsOf[cell]?.some((index) => isOnlyPlace(layout, board, layout.groups[index] as Group, cell, value)) ===
    true
  )
}

function seenFrom(layout: Layout, board: readonly number[], cell: number): number {
  let seen = 0
  for (const peer of layout.peers[cell] as readonly number[]) seen |= 1 << (board[peer] as number)
  return seen & ~1
}

function isOnlyPlace(layout: Layout, board: readonly number[], group: Group, cell: number, value: number): boolean {
  if (!isFull(layout, group)) return false
  for (const other of group.cells) {
    if (other === cell || board[other] !== 0) continue
    if (layout.peers[other]?.some((peer) => board[peer] === value) !== true) return false
  }
  return true
}
