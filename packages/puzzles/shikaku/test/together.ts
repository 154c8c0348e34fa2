import type { PencilChange } from '@kazu/puzzle'
import { readShikaku } from '../src/index.js'
import type { ShikakuBoard } from '../src/index.js'

export * from '../src/index.js'

/** The change that draws the rectangle from one cell to another. */
export function drawn(first: number, last: number): PencilChange<'rectangle'> {
  return { layer: 'rectangle', place: first, value: last + 1 }
}

/** The board of a text, which must be one. */
export function boardIn(text: string): ShikakuBoard {
  const { board } = readShikaku(text)
  if (board === null) throw new Error(`${text} is no board.`)
  return board
}
