import { countBits, numbersOf } from '../bits.js'
import { keyOf, type Candidates } from './candidates.js'
import type { Deduction, Ground } from './deduction.js'
import { isFull } from '../layout.js'

/** The first cell, in reading order, that has one number left. */
export function findOnlyNumber(board: Candidates): Deduction | null {
  const cell = board.masks.findIndex((mask) => countBits(mask) === 1)
  return cell < 0 ? null : onlyNumber(board, cell, 31 - Math.clz32(board.left(cell)))
}

/** That a cell has but one number left. */
export function onlyNumber(board: Candidates, cell: number, value: number): Deduction {
  const others = 2 ** (board.layout.size + 1) - 2 - (1 << value)
  return {
    technique: 'only-number',
    places: { cell, value },
    removes: [],
    grounds: holders(board, cell, others),
    rests: numbersOf(others).map((other) => keyOf(cell, other)),
    chain: null,
  }
}

/** Which groups of a cell hold the numbers that it cannot hold: as few groups as a greedy choice finds. */
function holders(board: Candidates, cell: number, others: number): Ground[] {
  const { groupsOf } = board.layout
  const grounds: Ground[] = []
  let wanted = others
  for (;;) {
    const shares = (groupsOf[cell] as readonly number[]).map((group) => ({
      group,
      share: (board.held[group] as number) & wanted,
    }))
    const best = shares.reduce((most, next) => (countBits(next.share) > countBits(most.share) ? next : most))
    if (best.share === 0) return grounds.sort((first, second) => (first.group as number) - (second.group as number))
    grounds.push(holds(board, best.group, best.share))
    wanted &= ~best.share
  }
}

/** That a group holds some numbers already. */
function holds(board: Candidates, group: number, numbers: number): Ground {
  const cells = board.layout.groups[group]?.cells.filter(
    (cell) => board.values[cell] !== 0 && ((numbers >> (board.values[cell] as number)) & 1) !== 0,
  )
  return { group, says: 'holds', cells: cells ?? [], numbers: numbersOf(numbers) }
}

/** The first group, in the order of the layout, in which a number has one place left. */
export function findOnlyPlace(board: Candidates): Deduction | null {
  const { groups, size } = board.layout
  for (const [index, group] of groups.entries()) {
    if (!isFull(board.layout, group)) continue
    for (let value = 1; value <= size; value++) {
      if (((board.held[index] as number) & (1 << value)) !== 0) continue
      const places = board.places(group, value)
      if (places.length === 1) return onlyPlace(board, index, places[0] as number, value)
    }
  }
  return null
}

/** That a number has but one place left in a group. */
export function onlyPlace(board: Candidates, group: number, cell: number, value: number): Deduction {
  const cells = board.layout.groups[group]?.cells ?? []
  const others = cells.filter((other) => other !== cell && board.values[other] === 0)
  return {
    technique: 'only-place',
    places: { cell, value },
    removes: [],
    grounds: [{ group, says: 'one-place', cells, numbers: [value] }, ...blockers(board, others, value)],
    rests: others.map((other) => keyOf(other, value)),
    chain: null,
  }
}

/** The groups whose number keeps it out of some cells: as few as a greedy choice finds. */
function blockers(board: Candidates, cells: readonly number[], value: number): Ground[] {
  const bit = 1 << value
  let wanted = cells
  const grounds: Ground[] = []
  for (;;) {
    const around = new Set(wanted.flatMap((cell) => board.layout.groupsOf[cell] as readonly number[]))
    let best: { group: number; rest: readonly number[] } | null = null
    for (const group of around) {
      if (((board.held[group] as number) & bit) === 0) continue
      const rest = wanted.filter((cell) => board.layout.groupsOf[cell]?.includes(group) !== true)
      if (best === null || rest.length < best.rest.length) best = { group, rest }
    }
    if (best === null) return grounds.sort((first, second) => (first.group as number) - (second.group as number))
    grounds.push(holds(board, best.group, bit))
    wanted = best.rest
  }
}
