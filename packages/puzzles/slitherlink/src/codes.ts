import {
  decodePencil,
  encodePencil,
  isCellCode,
  isPuzzlink,
  readCellCode,
  readCellPicture,
  readNumbers4,
  readPuzzlink,
  refused,
  requireFormat,
  requireGame,
  throwFault,
  writeCells,
  writeNumbers4,
  writePuzzlink,
} from '@kazu/puzzle'
import type { BoardFormat, CellBoard, CellCode, ReadResult } from '@kazu/puzzle'
import { SLITHERLINK_TAKES, slitherlinkFault, slitherlinkMarksFault, slitherlinkShape } from './board.js'
import type { SlitherlinkBoard, SlitherlinkClue, SlitherlinkLayer } from './board.js'
import { marksOfSlitherlink } from './game.js'
import type { SlitherlinkGame, SlitherlinkKind } from './kind.js'

/** The greatest length of a text that is read: the greatest board, each cell with white space round it. */
const TEXT_MOST = 4 * SLITHERLINK_TAKES.most * SLITHERLINK_TAKES.most

const NAMES = ['slither', 'slitherlink']

/** How the cells of a board are written; other signs for an empty cell are tolerated. */
const CELLS: CellCode<SlitherlinkClue> = {
  kind: 'slitherlink',
  sides: SLITHERLINK_TAKES,
  valueOf: (char) => {
    if ('.-_?'.includes(char)) return null
    return '01234'.includes(char) ? Number(char) : undefined
  },
}

/**
 * Reads a board: a puzz.link address, Kazu's own code `slitherlink:WIDTHxHEIGHT:` with `.` or a digit a cell, or a
 * picture of rows with those characters (`-` and spaces are tolerated). A clue of unknown value says nothing and is
 * read as none.
 */
export function readSlitherlink(text: string): ReadResult<SlitherlinkBoard> {
  if (typeof text !== 'string' || text.trim() === '') return refused('empty', 0)
  // No board is that long; anything longer is not even looked at.
  if (text.length > TEXT_MOST) return refused('too-long', TEXT_MOST)
  if (isCellCode(text, 'slitherlink')) return boardOf(readCellCode(text, CELLS))
  if (isPuzzlink(text)) return readLink(text)
  return boardOf(readCellPicture(text, CELLS))
}

function boardOf(read: ReadResult<CellBoard<SlitherlinkClue>>): ReadResult<SlitherlinkBoard> {
  if (read.problem !== undefined) return read
  const { width, height, values: clues } = read.board
  return { board: { width, height, clues } }
}

function readLink(text: string): ReadResult<SlitherlinkBoard> {
  const address = readPuzzlink(text, NAMES, SLITHERLINK_TAKES)
  if ('problem' in address) return address
  const { width, height, body, bodyAt, flags } = address
  // The flag asks for a loop through every corner, which is another puzzle.
  if (flags.includes('f')) return refused('other-kind', bodyAt)
  const list = readNumbers4(body, width * height)
  if (list.problem !== undefined) return refused(list.problem, bodyAt + list.at)
  if (list.end < body.length) return refused('too-long', bodyAt + list.end)
  return { board: { width, height, clues: list.clues.map((clue) => (clue === '?' ? null : clue)) } }
}

/** Writes a board as Kazu's own code or as a puzz.link address. Throws a RangeError for what is no board or no format. */
export function writeSlitherlink(board: SlitherlinkBoard, format: BoardFormat = 'kazu'): string {
  throwFault(slitherlinkFault(board))
  requireFormat(format)
  if (format === 'puzzlink') return writePuzzlink('slither', board, writeNumbers4(board.clues))
  const chars = board.clues.map((clue) => (clue === null ? '.' : String(clue)))
  return writeCells('slitherlink', board, chars)
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeSlitherlink(game: SlitherlinkGame): string {
  requireGame<SlitherlinkKind>({ fault: slitherlinkFault, marksFault: slitherlinkMarksFault }, game)
  return encodePencil(writeSlitherlink(game.board), game)
}

/** Reads a progress code, also the original Kazu's (`{"version":1,"board":…,"edges":[…]}`); null on anything bad. */
export function decodeSlitherlink(code: string): SlitherlinkGame | null {
  const game = decodePencil<SlitherlinkBoard, SlitherlinkLayer>(code, (boardCode) => {
    const { board } = readSlitherlink(boardCode)
    return board === null ? null : { board, shape: slitherlinkShape(board) }
  })
  return game ?? decodeOriginal(code)
}

/** The original's progress: clues as here, the drawn sides as a list, no history. */
function decodeOriginal(code: string): SlitherlinkGame | null {
  if (typeof code !== 'string' || code.length > 100_000) return null
  try {
    const data = JSON.parse(code) as { version?: unknown; board?: unknown; edges?: unknown } | null
    if (data === null || data.version !== 1 || slitherlinkFault(data.board) !== null) return null
    const { width, height, clues } = data.board as SlitherlinkBoard
    const board = { width, height, clues: [...clues] }
    const edges = data.edges
    const { places } = slitherlinkShape(board).line
    const isSide = (side: unknown): boolean =>
      Number.isInteger(side) && (side as number) >= 0 && (side as number) < places
    if (!Array.isArray(edges) || new Set(edges).size !== edges.length || !edges.every(isSide)) return null
    return { board, marks: marksOfSlitherlink(board, edges as number[]), past: [], future: [] }
  } catch {
    return null
  }
}
