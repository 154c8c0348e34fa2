import { cellCount } from '@kazu/grid'
import { decodePencil, encodePencil, refused, requireFormat, requireGame, throwFault } from '@kazu/puzzle'
import type { BoardFormat, ReadResult } from '@kazu/puzzle'
import { NOUGHTS_TAKES, noughtsFault, noughtsMarksFault, noughtsShape } from './board.js'
import type { NoughtsBoard, NoughtsLayer } from './board.js'
import type { NoughtsGame, NoughtsKind } from './kind.js'

const CODE = /^noughts:(\d+)x(\d+):/
const SIGNS = '.01'

/** The greatest length of a text that is read. */
const TEXT_MOST = 4 * NOUGHTS_TAKES.most * NOUGHTS_TAKES.most

/** Reads a board: the code `noughts:WIDTHxHEIGHT:` with `.` `0` `1` a cell. */
export function readNoughts(text: string): ReadResult<NoughtsBoard> {
  if (typeof text !== 'string' || text.trim() === '') return refused('empty', 0)
  // No board is that long, with white space round each cell; anything longer is not even looked at.
  if (text.length > TEXT_MOST) return refused('too-long', TEXT_MOST)
  const start = text.length - text.trimStart().length
  const found = CODE.exec(text.slice(start))
  if (found === null) return refused('unknown-format', start)
  const [width, height] = [Number(found[1]), Number(found[2])]
  if (noughtsFault(empty(width, height)) !== null) return refused('bad-size', start)
  return readValues(text.trimEnd(), start + found[0].length, { width, height })
}

function empty(width: number, height: number): NoughtsBoard {
  // A wrong size must not make a list without end.
  return { width, height, givens: new Array<number>(Math.min(width * height, 1000)).fill(0) }
}

function readValues(text: string, from: number, size: Omit<NoughtsBoard, 'givens'>): ReadResult<NoughtsBoard> {
  const givens = Array.from(text.slice(from), (char) => SIGNS.indexOf(char))
  const wrong = givens.indexOf(-1)
  if (wrong !== -1) return refused('bad-character', from + wrong)
  if (givens.length < cellCount(size)) return refused('too-short', text.length)
  if (givens.length > cellCount(size)) return refused('too-long', from + cellCount(size))
  return { board: { ...size, givens } }
}

/** Writes a board as its code; null for a format that cannot hold it. Throws a RangeError for what is no board or no format. */
export function writeNoughts(board: NoughtsBoard, format: BoardFormat = 'kazu'): string | null {
  throwFault(noughtsFault(board))
  requireFormat(format)
  return format === 'kazu' ? codeOf(board) : null
}

function codeOf({ width, height, givens }: NoughtsBoard): string {
  return `noughts:${width}x${height}:${givens.map((value) => SIGNS.charAt(value)).join('')}`
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeNoughts(game: NoughtsGame): string {
  requireGame<NoughtsKind>({ fault: noughtsFault, marksFault: noughtsMarksFault }, game)
  return encodePencil(codeOf(game.board), game)
}

/** Reads a progress code; null on anything bad. */
export function decodeNoughts(code: string): NoughtsGame | null {
  return decodePencil<NoughtsBoard, NoughtsLayer>(code, (boardCode) => {
    const { board } = readNoughts(boardCode)
    return board === null ? null : { board, shape: noughtsShape(board) }
  })
}
