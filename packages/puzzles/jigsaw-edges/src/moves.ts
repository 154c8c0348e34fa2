import type { Vector } from './outline.js'
import { turnsOf } from './piece.js'
import { CELL, groupAt, groupOfPiece, joinedTable, piecesOf, poseOf, SNAP, turnedBy, withGroups } from './table.js'
import type { Group, Table } from './table.js'
import { valueAt } from './chunked.js'

/** The table with groups carried by a way, on top of all others in the order in which they lay. */
export function moveGroups(table: Table, groups: readonly number[], by: Vector): Table {
  if (!Number.isFinite(by.x) || !Number.isFinite(by.y)) throw new RangeError('A group can be moved by numbers only.')
  return raised(table, groups, ({ at, turns, size }) => ({ at: { x: at.x + by.x, y: at.y + by.y }, turns, size }))
}

/** The table with groups on top of all others. */
export function raiseGroups(table: Table, groups: readonly number[]): Table {
  return raised(table, groups, (group) => group)
}

/** The table with groups turned so many quarters clockwise, all together about the middle of what they cover. */
export function turnGroups(table: Table, groups: readonly number[], quarters: number): Table {
  const turns = turnsOf(quarters)
  if (turns === 0 || groups.length === 0) return table
  const { x, y, width, height } = boxOf(table, groups)
  const middle = { x: x + width / 2, y: y + height / 2 }
  return raised(table, groups, ({ at, turns: before, size }) => {
    const arm = turnedBy({ x: at.x - middle.x, y: at.y - middle.y }, turns)
    return { at: { x: middle.x + arm.x, y: middle.y + arm.y }, turns: turnsOf(before + turns), size }
  })
}

function raised(table: Table, groups: readonly number[], change: (group: Group) => Omit<Group, 'z'>): Table {
  const order = [...new Set(groups)].sort((one, other) => groupAt(table, one).z - groupAt(table, other).z)
  return withGroups(
    table,
    order.map((group, at) => [group, { ...change(groupAt(table, group)), z: table.top + 1 + at }] as const),
  )
}

/** A part of the table. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What the cells of groups cover, without tabs. */
export function boxOf(table: Table, groups: readonly number[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const group of groups) {
    for (const piece of piecesOf(table, group)) {
      const { x, y } = poseOf(table, piece).middle
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
    }
  }
  return { x: left - CELL / 2, y: top - CELL / 2, width: right - left + CELL, height: bottom - top + CELL }
}

/** What became of a try to snap: the table, and the groups that were joined, by the numbers they had. */
export interface Snapped {
  readonly table: Table
  /** The number of the group that was moved, after all. */
  readonly group: number
  /** How many groups it was joined to. */
  readonly joined: number
}

/**
 * Joins a group to the nearest one that has a mate of it within `reach`, facing it: the group slides there. Others that are
 * flush with it then are joined too. Nothing else ever snaps, however close. The table itself where nothing is near.
 */
export function snapGroup(table: Table, group: number, reach: number = SNAP): Snapped {
  let now: Snapped = { table, group, joined: 0 }
  for (let limit = reach; ; limit = FLUSH) {
    const near = nearestMate(now.table, now.group, limit)
    if (near === null) return now
    const joined = joinedTable(now.table, now.group, near)
    now = { table: joined, group: groupOfPiece(joined, now.group), joined: now.joined + 1 }
  }
}

/** How far apart two groups may be that are taken to lie flush, for sums of fractions. */
const FLUSH = 1e-6

/** The nearest other group, turned alike, that has a mate of this one and would need to move by at most `reach`. */
function nearestMate(table: Table, group: number, reach: number): number | null {
  const own = groupAt(table, group)
  let best: number | null = null
  let least = Infinity
  for (const other of matesOfGroup(table, group)) {
    const { at, turns } = groupAt(table, other)
    const off = Math.hypot(at.x - own.at.x, at.y - own.at.y)
    if (turns === own.turns && off <= reach && off < least) {
      best = other
      least = off
    }
  }
  return best
}

/** The groups that have a mate of a group. */
export function matesOfGroup(table: Table, group: number): Set<number> {
  const found = new Set<number>()
  for (const piece of piecesOf(table, group)) {
    for (let slot = 0; slot < 4; slot++) {
      const mate = table.puzzle.mates[4 * piece + slot] as number
      if (mate >= 0) found.add(valueAt(table.groupOf, mate))
    }
  }
  found.delete(group)
  return found
}
