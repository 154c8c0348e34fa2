import { keyOf, type Candidates } from './candidates.js'
import type { Deduction } from './deduction.js'
import { isFull } from '../layout.js'

/**
 * Locked candidates: in one group a number has places only where another group crosses it, so it leaves the rest of
 * that other group. Pointing when the first is a box or a region, claiming when it is a line.
 */
export function findLocked(board: Candidates, technique: 'pointing' | 'claiming'): Deduction | null {
  for (const [index, group] of board.layout.groups.entries()) {
    const line = group.type === 'row' || group.type === 'column'
    if (line !== (technique === 'claiming') || !isFull(board.layout, group)) continue
    for (let value = 1; value <= board.layout.size; value++) {
      const found = lockedIn(board, index, value, technique)
      if (found !== null) return found
    }
  }
  return null
}

function lockedIn(
  board: Candidates,
  index: number,
  value: number,
  technique: 'pointing' | 'claiming',
): Deduction | null {
  const { groups, groupsOf } = board.layout
  const cells = groups[index]?.cells ?? []
  const places = cells.filter((cell) => board.has(cell, value))
  if (places.length < 2) return null
  for (const other of groupsOf[places[0] as number] as readonly number[]) {
    if (other === index || !places.every((cell) => groupsOf[cell]?.includes(other))) continue
    const across = groups[other]?.cells.filter((cell) => !cells.includes(cell)) ?? []
    const removes = across.filter((cell) => board.has(cell, value)).map((cell) => ({ cell, value }))
    if (removes.length === 0) continue
    return {
      technique,
      places: null,
      removes,
      grounds: [
        { group: index, says: 'only-places', cells: places, numbers: [value] },
        { group: other, says: 'once', cells: groups[other]?.cells ?? [], numbers: [value] },
      ],
      rests: cells.filter((cell) => !places.includes(cell)).map((cell) => keyOf(cell, value)),
      chain: null,
    }
  }
  return null
}
