import {
  decodePencil,
  encodePencil,
  isCellCode,
  isPuzzlink,
  readCellCode,
  readCellPicture,
  readPuzzlink,
  refused,
  requireFormat,
  requireGame,
  throwFault,
  writeCells,
  writePuzzlink,
} from '@kazu/puzzle'
import type { BoardFormat, CellBoard, CellCode, ReadResult } from '@kazu/puzzle'
import { MASYU_TAKES, masyuFault, masyuMarksFault, masyuShape } from './board.js'
import type { MasyuBoard, Pearl } from './board.js'
import type { MasyuGame, MasyuKind } from './kind.js'

/** The greatest length of a text that is read: the greatest board, each cell with white space round it. */
const TEXT_MOST = 4 * MASYU_TAKES.most * MASYU_TAKES.most

const NAMES = ['mashu', 'masyu', 'pearl']
const DIGITS = '0123456789abcdefghijklmnopq'

/**
 * Reads a board: a puzz.link address, Kazu's own code `masyu:WIDTHxHEIGHT:` with `.` `w` `b` a cell, or a picture of
 * rows with those characters (`-` and `o`, `0` and `1`, capitals and spaces are tolerated).
 */
export function readMasyu(text: string): ReadResult<MasyuBoard> {
  if (typeof text !== 'string' || text.trim() === '') return refused('empty', 0)
  // No board is that long; anything longer is not even looked at.
  if (text.length > TEXT_MOST) return refused('too-long', TEXT_MOST)
  if (isCellCode(text, 'masyu')) return boardOf(readCellCode(text, CELLS))
  if (isPuzzlink(text)) return readLink(text)
  return boardOf(readCellPicture(text, CELLS))
}

function readLink(text: string): ReadResult<MasyuBoard> {
  const address = readPuzzlink(text, NAMES, MASYU_TAKES)
  if ('problem' in address) return address
  // The flag asks for a loop through every cell, which is another puzzle.
  if (address.flags.includes('f')) return refused('other-kind', address.bodyAt)
  const { width, height, body, bodyAt } = address
  const cells = width * height
  const digits = Math.ceil(cells / 3)
  const pearls: Pearl[] = []
  for (let at = 0; at < Math.min(body.length, digits); at++) {
    const value = DIGITS.indexOf(body.charAt(at))
    if (value === -1) return refused('bad-character', bodyAt + at)
    pearls.push(Math.floor(value / 9) as Pearl, (Math.floor(value / 3) % 3) as Pearl, (value % 3) as Pearl)
  }
  if (body.length > digits) return refused('too-long', bodyAt + digits)
  while (pearls.length < cells) pearls.push(0)
  return { board: { width, height, pearls: pearls.slice(0, cells) } }
}

/** How the pearls of a board are written; capitals and the signs of other programs are tolerated. */
const CELLS: CellCode<Pearl> = {
  kind: 'masyu',
  sides: MASYU_TAKES,
  valueOf: (char) => {
    const pearl = ['.-_0', 'wWoO1', 'bB*2'].findIndex((chars) => chars.includes(char))
    return pearl === -1 ? undefined : (pearl as Pearl)
  },
}

function boardOf(read: ReadResult<CellBoard<Pearl>>): ReadResult<MasyuBoard> {
  if (read.problem !== undefined) return read
  const { width, height, values: pearls } = read.board
  return { board: { width, height, pearls } }
}

/** Writes a board as Kazu's own code or as a puzz.link address. Throws a RangeError for what is no board or no format. */
export function writeMasyu(board: MasyuBoard, format: BoardFormat = 'kazu'): string {
  throwFault(masyuFault(board))
  requireFormat(format)
  if (format === 'kazu') {
    return writeCells(
      'masyu',
      board,
      board.pearls.map((pearl) => '.wb'.charAt(pearl)),
    )
  }
  let body = ''
  for (let at = 0; at < board.pearls.length; at += 3) {
    const [first = 0, second = 0, third = 0] = board.pearls.slice(at, at + 3)
    body += DIGITS.charAt(9 * first + 3 * second + third)
  }
  return writePuzzlink('mashu', board, body)
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeMasyu(game: MasyuGame): string {
  requireGame<MasyuKind>({ fault: masyuFault, marksFault: masyuMarksFault }, game)
  return encodePencil(writeMasyu(game.board), game)
}

/** Reads a progress code, also the original Kazu's (`{"version":1,"board":…,"edges":[…]}`); null on anything bad. */
export function decodeMasyu(code: string): MasyuGame | null {
  return (
    decodePencil<MasyuKind['board'], 'line'>(code, (boardCode) => {
      const read = readMasyu(boardCode)
      return read.board === null ? null : { board: read.board, shape: masyuShape(read.board) }
    }) ?? decodeOriginal(code)
  )
}

/** The original's progress: pearls as numbers, drawn links as a list, no history. */
function decodeOriginal(code: string): MasyuGame | null {
  if (typeof code !== 'string' || code.length > 40_000) return null
  try {
    const data = JSON.parse(code) as { version?: unknown; board?: unknown; edges?: unknown } | null
    if (data === null || data.version !== 1 || masyuFault(data.board) !== null || !Array.isArray(data.edges))
      return null
    const { width, height, pearls } = data.board as MasyuBoard
    const line = new Array<number>(masyuShape(data.board as MasyuBoard).line.places).fill(0)
    for (const link of data.edges as unknown[]) {
      if (!Number.isInteger(link) || line[link as number] !== 0) return null
      line[link as number] = 1
    }
    return { board: { width, height, pearls: [...pearls] }, marks: { line }, past: [], future: [] }
  } catch {
    return null
  }
}
