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
import type { BoardFormat, CellBoard, CellCode, Clue, ReadResult } from '@kazu/puzzle'
import { AKARI_TAKES, akariFault, akariMarksFault, akariShape, LIGHT } from './board.js'
import type { AkariBoard, AkariCell, AkariLayer } from './board.js'
import type { AkariGame, AkariKind } from './kind.js'

/** The greatest length of a text that is read: the greatest board, each cell with white space round it. */
const TEXT_MOST = 4 * AKARI_TAKES.most * AKARI_TAKES.most

const NAMES = ['akari', 'lightup', 'bijutsukan']

/** How the cells of a board are written; other signs for an empty place are tolerated. */
const CELLS: CellCode<AkariCell> = {
  kind: 'akari',
  sides: AKARI_TAKES,
  valueOf: (char) => {
    if ('.-_'.includes(char)) return null
    if (char === '#') return false
    return '01234'.includes(char) ? (Number(char) as AkariCell) : undefined
  },
}

/**
 * Reads a board: a puzz.link address, Kazu's own code `akari:WIDTHxHEIGHT:` with `.` for a white cell, `#` for a wall
 * and `0` to `4` for a wall with a number, or a picture of rows with those characters (`-` and spaces are tolerated).
 */
export function readAkari(text: string): ReadResult<AkariBoard> {
  if (typeof text !== 'string' || text.trim() === '') return refused('empty', 0)
  // No board is that long; anything longer is not even looked at.
  if (text.length > TEXT_MOST) return refused('too-long', TEXT_MOST)
  if (isCellCode(text, 'akari')) return boardOf(readCellCode(text, CELLS))
  if (isPuzzlink(text)) return readLink(text)
  return boardOf(readCellPicture(text, CELLS))
}

function boardOf(read: ReadResult<CellBoard<AkariCell>>): ReadResult<AkariBoard> {
  if (read.problem !== undefined) return read
  const { width, height, values: cells } = read.board
  return { board: { width, height, cells } }
}

function readLink(text: string): ReadResult<AkariBoard> {
  const address = readPuzzlink(text, NAMES, AKARI_TAKES)
  if ('problem' in address) return address
  const { width, height, body, bodyAt } = address
  const list = readNumbers4(body, width * height)
  if (list.problem !== undefined) return refused(list.problem, bodyAt + list.at)
  if (list.end < body.length) return refused('too-long', bodyAt + list.end)
  return { board: { width, height, cells: list.clues.map(cellOfClue) } }
}

function cellOfClue(clue: Clue): AkariCell {
  return clue === '?' ? false : (clue as AkariCell)
}

/** Writes a board as Kazu's own code or as a puzz.link address. Throws a RangeError for what is no board or no format. */
export function writeAkari(board: AkariBoard, format: BoardFormat = 'kazu'): string {
  throwFault(akariFault(board))
  requireFormat(format)
  const { cells } = board
  if (format === 'puzzlink') {
    const body = writeNumbers4(cells.map((cell) => (cell === false ? '?' : cell)))
    return writePuzzlink('akari', board, body)
  }
  const chars = cells.map((cell) => (cell === null ? '.' : cell === false ? '#' : String(cell)))
  return writeCells('akari', board, chars)
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeAkari(game: AkariGame): string {
  requireGame<AkariKind>({ fault: akariFault, marksFault: akariMarksFault }, game)
  return encodePencil(writeAkari(game.board), game)
}

/** Reads a progress code, also the original Kazu's (`{"version":1,"board":…,"bulbs":[…]}`); null on anything bad. */
export function decodeAkari(code: string): AkariGame | null {
  const game = decodePencil<AkariBoard, AkariLayer>(code, (boardCode) => {
    const read = readAkari(boardCode)
    return read.board === null ? null : { board: read.board, shape: akariShape(read.board) }
  })
  if (game === null) return decodeOriginal(code)
  const all = [...game.past, game.marks, ...game.future]
  return all.every((marks) => akariMarksFault(game.board, marks) === null) ? game : null
}

/** The original's progress: printed cells as here, lights as a list, no history. */
function decodeOriginal(code: string): AkariGame | null {
  if (typeof code !== 'string' || code.length > 40_000) return null
  try {
    const data = JSON.parse(code) as { version?: unknown; board?: unknown; bulbs?: unknown } | null
    if (data === null || data.version !== 1 || akariFault(data.board) !== null || !Array.isArray(data.bulbs))
      return null
    const { width, height, cells } = data.board as AkariBoard
    const shade = new Array<number>(cells.length).fill(0)
    for (const cell of data.bulbs as unknown[]) {
      if (!Number.isInteger(cell) || cells[cell as number] !== null || shade[cell as number] !== 0) return null
      shade[cell as number] = LIGHT
    }
    return { board: { width, height, cells: [...cells] }, marks: { shade }, past: [], future: [] }
  } catch {
    return null
  }
}
