import { valueName } from '@kazu/random'
import { isRecord, requireOptions, throwFault } from './asked.js'

/** What is known of the boards and marks of a kind, to look at what is to be drawn. */
export interface DrawnParts<Board, Marks> {
  readonly fault: (board: unknown) => string | null
  readonly marksFault: (board: Board, marks: unknown) => string | null
  /** The marks of a board on which nobody has played. */
  readonly start: (board: Board) => Marks
}

/**
 * Board and marks of what is to be drawn: of a game, or of a board by itself, on which nobody has played. Throws a
 * RangeError in a plain sentence for what is neither, and for options that are none.
 */
export function requireDrawn<Board, Marks>(
  { fault, marksFault, start }: DrawnParts<Board, Marks>,
  subject: unknown,
  options: unknown,
): { readonly board: Board; readonly marks: Marks } {
  requireOptions(options)
  if (!isRecord(subject)) throw new RangeError(`What is drawn must be a board or a game, not ${valueName(subject)}.`)
  const isGame = 'board' in subject
  const board = (isGame ? subject['board'] : subject) as Board
  throwFault(fault(board))
  if (!isGame) return { board, marks: start(board) }
  const marks = subject['marks'] as Marks
  throwFault(marksFault(board, marks))
  return { board, marks }
}
