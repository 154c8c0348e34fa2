import { cellCount, neighbours } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { pick, randomBelow, shuffled } from '@kazu/random'
import type { Random } from '@kazu/random'
import type { RippleBoard } from './board.js'
import { tooNear } from './near.js'

/** The most cells of a room that is made. */
const ROOM_MADE_MOST = 8

/** How often rooms may be taken away again before all is begun anew. */
const MOST_RETREATS = 300

/** Rooms under work: the room of each cell, -1 while it is free, and its number, 0 while it has none. */
interface Draft {
  readonly size: Size
  readonly rooms: number[]
  readonly values: number[]
  /** A number for the next room: never the same again. */
  next: number
}

/** Rooms of any shape and a number in each cell that keep all rules: a board without givens and its answer. */
export interface Grown {
  readonly board: RippleBoard
  readonly answer: readonly number[]
}

/**
 * Grows rooms and fills them at once: from the free cell that is hemmed in the most, of a size that chance draws, with
 * numbers that keep their distance to those that stand. Where none fit, the rooms round it are taken away again. null
 * where that did not come to an end.
 */
export function growRooms(size: Size, random: Random): Grown | null {
  const count = cellCount(size)
  const draft: Draft = {
    size,
    rooms: new Array<number>(count).fill(-1),
    values: new Array<number>(count).fill(0),
    next: 0,
  }
  for (let retreats = 0; retreats < MOST_RETREATS;) {
    const start = mostHemmed(draft, random)
    if (start === -1) return grownFrom(draft)
    if (growRoom(draft, start, random)) continue
    retreats++
    for (const cell of [start, ...neighbours(size, start)]) clearRoom(draft, draft.rooms[cell] as number)
  }
  return null
}

/** The board of a finished draft, its rooms numbered in the order of their first cells. */
function grownFrom({ size, rooms, values }: Draft): Grown {
  const names = [...new Set(rooms)]
  const numbers = new Map(names.map((name, at) => [name, at]))
  const board: RippleBoard = {
    width: size.width,
    height: size.height,
    rooms: rooms.map((room) => numbers.get(room) as number),
    givens: rooms.map(() => 0),
  }
  return { board, answer: values }
}

function clearRoom({ rooms, values }: Draft, room: number): void {
  if (room === -1) return
  rooms.forEach((other, cell) => {
    if (other !== room) return
    rooms[cell] = -1
    values[cell] = 0
  })
}

function freeBeside({ size, rooms }: Draft, cell: number): number[] {
  return neighbours(size, cell).filter((beside) => rooms[beside] === -1)
}

function mostHemmed(draft: Draft, random: Random): number {
  let best: number[] = []
  let least = 5
  draft.rooms.forEach((room, cell) => {
    if (room !== -1) return
    const free = freeBeside(draft, cell).length
    if (free < least) [best, least] = [[], free]
    if (free === least) best.push(cell)
  })
  return best.length === 0 ? -1 : pick(best, random)
}

/** Shapes that are tried for one room. */
const MOST_SHAPES = 12

/** Makes a room round a cell and fills it. Whether some shape could be filled. */
function growRoom(draft: Draft, start: number, random: Random): boolean {
  for (let tries = 0; tries < MOST_SHAPES; tries++) {
    // Most rooms are of middling size, a few are single cells.
    const wanted = Math.min(ROOM_MADE_MOST, 1 + randomBelow(5, random) + randomBelow(5, random))
    const cells = shapeFrom(draft, start, wanted, random)
    const filling = filled(draft, cells, random)
    if (filling === null) continue
    cells.forEach((cell, at) => {
      draft.rooms[cell] = draft.next
      draft.values[cell] = filling[at] as number
    })
    draft.next++
    return true
  }
  return false
}

/** Free cells in one piece, so many where there are. */
function shapeFrom(draft: Draft, start: number, wanted: number, random: Random): number[] {
  const cells = [start]
  while (cells.length < wanted) {
    const beside = cells.flatMap((cell) => freeBeside(draft, cell)).filter((cell) => !cells.includes(cell))
    if (beside.length === 0) break
    cells.push(pick(beside, random))
  }
  return cells
}

/** Numbers for the cells of a room, each once and far enough from its like; null when there are none. */
function filled(draft: Draft, cells: readonly number[], random: Random): readonly number[] | null {
  const board = { ...draft.size, rooms: draft.values.map(() => 0), givens: [] }
  const fits = (cell: number, value: number): boolean =>
    tooNear(board, cell, value).every((other) => draft.values[other] !== value)
  const order = shuffled([...cells.keys()], random)
  const may = order.map((at) => {
    const values = Array.from(cells, (_, index) => index + 1)
    return shuffled(values, random).filter((value) => fits(cells[at] as number, value))
  })
  const filling = new Array<number>(cells.length).fill(0)
  const walk = (depth: number): boolean => {
    if (depth === order.length) return true
    for (const value of may[depth] as readonly number[]) {
      if (filling.includes(value)) continue
      filling[order[depth] as number] = value
      if (walk(depth + 1)) return true
      filling[order[depth] as number] = 0
    }
    return false
  }
  return walk(0) ? filling : null
}
