import { components } from '@kazu/grid'
import type { RippleBoard } from '../src/index.js'

/** A board from rows of letters, one a room and `#` for a hole, and rows of numbers with `.` for none. */
export function boardOf(rooms: readonly string[], givens: readonly string[] = []): RippleBoard {
  const size = { width: rooms[0]?.length ?? 0, height: rooms.length }
  const letters = Array.from(rooms.join(''))
  const numbers = Array.from(givens.join(''))
  return {
    ...size,
    rooms: components(size, (cell, beside) => letters[cell] !== '#' && letters[cell] === letters[beside]),
    givens: letters.map((_, cell) => Number(numbers[cell]?.replace('.', '0') ?? 0)),
  }
}
