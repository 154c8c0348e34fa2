import { cellCount, components } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { isRecord, pencilFault, sidesFault } from '@kazu/puzzle'
import type { LayerShape, PencilMarks } from '@kazu/puzzle'
import { valueName } from '@kazu/random'

/**
 * A ripple board: its extent in cells, the room of each cell, row by row, and what is printed in it. Rooms are in one
 * piece and numbered from 0 in the order of their first cells, -1 for a hole; givens are 0 where nothing is printed.
 */
export interface RippleBoard extends Size {
  readonly rooms: readonly number[]
  readonly givens: readonly number[]
}

/** One number a cell, the givens included; 0 in holes and in cells that are still empty. */
export type RippleAnswer = readonly number[]

/**
 * The layers of marks, one place a cell: `entry` is the number written, `corner` and `centre` are notes as bit masks (bit
 * v is the note v), `colour` is 0 or one of eight colours. Only entries enter the verdict.
 */
export type RippleLayer = 'entry' | 'corner' | 'centre' | 'colour'

/** The least and the greatest width and height of a board that is read. */
export const RIPPLE_TAKES = { least: 1, most: 50 } as const

/** The most cells of a room. */
export const ROOM_MOST = 30

const knownRooms = new WeakMap<RippleBoard, readonly (readonly number[])[]>()

/** The cells of each room. Kept for each board. */
export function roomsOf(board: RippleBoard): readonly (readonly number[])[] {
  const known = knownRooms.get(board)
  if (known !== undefined) return known
  const rooms: number[][] = []
  board.rooms.forEach((room, cell) => {
    if (room >= 0) (rooms[room] ??= []).push(cell)
  })
  knownRooms.set(board, rooms)
  return rooms
}

/** How many cells the room of a cell has, which is its greatest number; 0 for a hole. */
export function roomSize(board: RippleBoard, cell: number): number {
  return roomsOf(board)[board.rooms[cell] ?? -1]?.length ?? 0
}

/** The greatest number of a board. */
export function greatest(board: RippleBoard): number {
  return Math.max(1, ...roomsOf(board).map(({ length }) => length))
}

/** Whether a cell is none: a hole counts as distance and holds nothing. */
export function isHole({ rooms }: RippleBoard, cell: number): boolean {
  return rooms[cell] === -1
}

/** What the marks of a board may hold. */
export function rippleShape(board: RippleBoard): Readonly<Record<RippleLayer, LayerShape>> {
  const places = cellCount(board)
  const most = greatest(board)
  const notes = { places, most: 2 ** (most + 1) - 2 }
  return { entry: { places, most }, corner: notes, centre: notes, colour: { places, most: 8 } }
}

/** What is wrong with a board, in a plain sentence, or null. Takes any value and never throws. */
export function rippleFault(board: unknown): string | null {
  if (!isRecord(board)) return `A ripple board must be an object, not ${valueName(board)}.`
  const sides = sidesFault(board, RIPPLE_TAKES)
  if (sides !== null) return sides
  const { rooms, givens } = board as Partial<Record<keyof RippleBoard, unknown>>
  const size = board as unknown as Size
  const count = cellCount(size)
  if (!Array.isArray(rooms) || rooms.length !== count) return 'A ripple board has one room for each cell.'
  if (!Array.isArray(givens) || givens.length !== count) return 'A ripple board has one given for each cell.'
  const parts = components(size, (cell, beside) => rooms[cell] !== -1 && rooms[cell] === rooms[beside])
  if (!parts.every((part, cell) => part === rooms[cell]))
    return 'Rooms are in one piece and numbered from 0 in the order of their first cells, -1 for a hole.'
  return givensFault(board as unknown as RippleBoard)
}

function givensFault(board: RippleBoard): string | null {
  if (greatest(board) > ROOM_MOST) return `A room has at most ${ROOM_MOST} cells.`
  const fits = (given: unknown, cell: number): boolean =>
    Number.isInteger(given) && (given as number) >= 0 && (given as number) <= roomSize(board, cell)
  return board.givens.every(fits) ? null : 'A given is a whole number from 0 to the number of cells in its room.'
}

/** What is wrong with marks on a board, in a plain sentence, or null. Takes any value as marks and never throws. */
export function rippleMarksFault(board: RippleBoard, marks: unknown): string | null {
  const fault = pencilFault(rippleShape(board), marks)
  if (fault !== null) return fault
  const { colour, ...numbers } = marks as PencilMarks<RippleLayer>
  const coloured = colour.findIndex((value, cell) => value !== 0 && isHole(board, cell))
  if (coloured >= 0) return markedAt(board, coloured)
  for (const values of Object.values(numbers)) {
    const written = values.findIndex((value, cell) => value !== 0 && !takesNumber(board, cell))
    if (written >= 0) return markedAt(board, written)
  }
  return null
}

/** Whether a number is written into a cell: it is no hole, and nothing is printed there. */
export function takesNumber(board: RippleBoard, cell: number): boolean {
  return !isHole(board, cell) && board.givens[cell] === 0
}

/** The sentence for a mark where none can be. */
export function markedAt(board: RippleBoard, cell: number): string {
  return isHole(board, cell)
    ? `The cell ${cell} is a hole, which holds no mark.`
    : `A number is printed in cell ${cell}, which cannot be written on.`
}
