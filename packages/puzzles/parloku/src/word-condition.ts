import type { Condition } from '@kazu/groups'
import { CELLS, SIDE } from './board.js'
import { NEIGHBOURS, type Walked } from './walks.js'

/*
 * A word as a condition of the cells that its walk can reach. Sets of cells are two bit masks, the upper three rows and
 * the lower three, so that a step of all walks at once is a few shifts.
 */

const HALF = CELLS / 2
const ALL = 2 ** HALF - 1
/** The first column of three rows, and the last. */
const FIRST = 0b000001_000001_000001
const LAST = 0b100000_100000_100000

/** The cells of a word's walks that could be: those within as many steps as it has letters. */
function reachOf({ start, values }: Walked): number[] {
  const reached = new Set([start])
  let edge = [start]
  for (let step = 1; step < values.length; step++) {
    edge = edge.flatMap((cell) => NEIGHBOURS[cell] as readonly number[]).filter((cell) => !reached.has(cell))
    for (const cell of edge) reached.add(cell)
  }
  return [...reached].sort((first, second) => first - second)
}

/**
 * That a word can be walked. Of each place in it the cells are found where a whole walk can be then (as if a cell could
 * hold several letters on its way); a place with one cell left has its letter there, and no cell left is a contradiction.
 */
export function wordCondition(word: Walked, details: Condition['details']): Condition {
  const cells = reachOf(word)
  const { values } = word
  const length = values.length
  const places = new Int32Array(2 * (SIDE + 1))
  const upper = new Int32Array(length)
  const lower = new Int32Array(length)
  const startsUp = word.start < HALF ? 1 << word.start : 0
  const startsDown = word.start < HALF ? 0 : 1 << (word.start - HALF)

  /** Writes where each letter can be. */
  const look = (left: Int32Array): void => {
    places.fill(0)
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at] as number
      const half = cell < HALF ? 0 : 1
      const bit = 1 << (cell - half * HALF)
      for (let rest = (left[at] as number) & 126; rest !== 0; rest &= rest - 1) {
        const slot = 2 * (31 - Math.clz32(rest & -rest)) + half
        places[slot] = (places[slot] as number) | bit
      }
    }
  }

  /** The cells of each place that a walk from the start reaches. False when one place has none. */
  const ahead = (): boolean => {
    for (let at = 0; at < length; at++) {
      const value = values[at] as number
      const up = at === 0 ? startsUp : nearUp(upper[at - 1] as number, lower[at - 1] as number)
      const down = at === 0 ? startsDown : nearDown(upper[at - 1] as number, lower[at - 1] as number)
      upper[at] = up & (places[2 * value] as number)
      lower[at] = down & (places[2 * value + 1] as number)
      if (((upper[at] as number) | (lower[at] as number)) === 0) return false
    }
    return true
  }

  /** Leaves of the cells of each place those from which the walk can be ended. */
  const back = (): void => {
    for (let at = length - 2; at >= 0; at--) {
      const up = nearUp(upper[at + 1] as number, lower[at + 1] as number)
      const down = nearDown(upper[at + 1] as number, lower[at + 1] as number)
      upper[at] = (upper[at] as number) & up
      lower[at] = (lower[at] as number) & down
    }
  }

  // A step leads into the same row or column, which holds no letter twice.
  const doubled = values.some((value, at) => value === values[at + 1])

  const prune = (left: Int32Array): boolean => {
    if (doubled) return false
    look(left)
    if (!ahead()) return false
    back()
    for (let at = 0; at < length; at++) {
      const cell = onlyCell(upper[at] as number, lower[at] as number)
      if (cell < 0) continue
      const index = cells.indexOf(cell)
      left[index] = (left[index] as number) & (1 << (values[at] as number))
      // Two places of the word that only one cell is left for, with different letters.
      if (left[index] === 0) return false
    }
    return true
  }
  return { type: 'word', cells, details, prune }
}

function nearUp(up: number, down: number): number {
  return ((up << SIDE) | (up >>> SIDE) | ((up & ~LAST) << 1) | ((up & ~FIRST) >>> 1) | (down << (HALF - SIDE))) & ALL
}

function nearDown(up: number, down: number): number {
  return (
    ((down << SIDE) | (down >>> SIDE) | ((down & ~LAST) << 1) | ((down & ~FIRST) >>> 1) | (up >>> (HALF - SIDE))) & ALL
  )
}

/** The cell of a set that has one, else -1. */
function onlyCell(up: number, down: number): number {
  if (down === 0) return (up & (up - 1)) === 0 ? 31 - Math.clz32(up) : -1
  return up === 0 && (down & (down - 1)) === 0 ? HALF + 31 - Math.clz32(down) : -1
}
