import { cellCount, rectanglesMeet } from '@kazu/grid'
import type { Rectangle } from '@kazu/grid'
import {
  decodePencil,
  encodePencil,
  isPuzzlink,
  isRecord,
  marksOfRectangles,
  readNumbers16,
  readPuzzlink,
  rectanglesShape,
  refused,
  requireFormat,
  requireGame,
  throwFault,
  wholeFault,
  writeNumbers16,
  writePuzzlink,
} from '@kazu/puzzle'
import type { BoardFormat, Clue, ReadResult, RectanglesLayer } from '@kazu/puzzle'
import { SHIKAKU_TAKES, shikakuFault, shikakuMarksFault } from './board.js'
import type { ShikakuBoard, ShikakuClue } from './board.js'
import type { ShikakuGame, ShikakuKind } from './kind.js'

/** The greatest length of a text that is read: the greatest board, each cell with its number and white space. */
const TEXT_MOST = 8 * SHIKAKU_TAKES.most * SHIKAKU_TAKES.most

/** The greatest length of the original's progress codes. */
const ORIGINAL_MOST = 40_000

/**
 * Reads a board: a puzz.link address, Kazu's own code `shikaku:WIDTHxHEIGHT:` with the clues as puzz.link writes them, a
 * picture of rows of clues between spaces (`-` or `.` for none), or the original Kazu's `{"width":…,"clues":[…]}`.
 */
export function readShikaku(text: string): ReadResult<ShikakuBoard> {
  if (typeof text !== 'string' || text.trim() === '') return refused('empty', 0)
  // No board is that long; anything longer is not even looked at.
  if (text.length > TEXT_MOST) return refused('too-long', TEXT_MOST)
  const start = text.trim()
  if (start.startsWith('shikaku:')) return readCode(text)
  if (start.startsWith('{')) return readOriginal(text)
  return isPuzzlink(text) ? readLink(text) : readPicture(text)
}

function readLink(text: string): ReadResult<ShikakuBoard> {
  const address = readPuzzlink(text, ['shikaku'], SHIKAKU_TAKES)
  if ('problem' in address) return address
  const { width, height, body, bodyAt } = address
  return withClues(width, height, body, bodyAt, false)
}

/** The board of a list of clues in puzz.link's code. Kazu's own code must be whole; an address may end early. */
function withClues(
  width: number,
  height: number,
  body: string,
  bodyAt: number,
  whole: boolean,
): ReadResult<ShikakuBoard> {
  const cells = width * height
  const read = readNumbers16(body, cells)
  if (read.problem !== undefined) return refused(read.problem, bodyAt + read.at)
  if (read.end < body.length) return refused('too-long', bodyAt + read.end)
  const clues = read.clues.map((clue): ShikakuClue => clue ?? 0)
  if (whole && writeNumbers16(read.clues) !== body) return refused('too-short', bodyAt + body.length)
  // A clue of 0 cells is no clue; the code has another sign for none.
  const wrong = read.clues.some((clue) => clue === 0 || (typeof clue === 'number' && clue > cells))
  return wrong ? refused('bad-value', bodyAt) : { board: { width, height, clues } }
}

const CODE = /^shikaku:(\d+)x(\d+):/

function readCode(text: string): ReadResult<ShikakuBoard> {
  const start = text.length - text.trimStart().length
  const found = CODE.exec(text.slice(start))
  if (found === null) return refused('bad-character', start + 'shikaku:'.length)
  const [width, height] = [Number(found[1]), Number(found[2])]
  const { least, most } = SHIKAKU_TAKES
  if (Math.min(width, height) < least || Math.max(width, height) > most) return refused('bad-size', start)
  const bodyAt = start + found[0].length
  return withClues(width, height, text.trimEnd().slice(bodyAt), bodyAt, true)
}

function readOriginal(text: string): ReadResult<ShikakuBoard> {
  try {
    const data: unknown = JSON.parse(text)
    // Another record, such as a progress code, is not of this format.
    if (!isRecord(data) || !('clues' in data)) return refused('unknown-format', 0)
    if (shikakuFault(data) !== null) return refused('bad-board', 0)
    return { board: plain(data as unknown as ShikakuBoard) }
  } catch {
    return refused('unknown-format', 0)
  }
}

/** The board without what else a record may hold. */
function plain({ width, height, clues }: ShikakuBoard): ShikakuBoard {
  return { width, height, clues: [...clues] }
}

function readPicture(text: string): ReadResult<ShikakuBoard> {
  const clues: ShikakuClue[] = []
  let [width, height] = [0, 0]
  for (const { tokens, at } of rowsOf(text)) {
    for (const { token, at: place } of tokens) {
      const clue = clueOf(token)
      if (clue === null) return refused(height === 0 ? 'unknown-format' : 'bad-character', place)
      clues.push(clue)
    }
    if (height > 0 && tokens.length !== width) return refused(tokens.length < width ? 'too-short' : 'too-long', at)
    width = tokens.length
    height++
  }
  const board = { width, height, clues }
  if (Math.max(width, height) > SHIKAKU_TAKES.most) return refused('bad-size', 0)
  return shikakuFault(board) === null ? { board } : refused('bad-value', 0)
}

interface TokenRow {
  readonly at: number
  readonly tokens: readonly { readonly token: string; readonly at: number }[]
}

/** The rows of a text that are not empty, each with its words and where they begin. */
function rowsOf(text: string): TokenRow[] {
  let at = 0
  return text.split('\n').flatMap((line) => {
    const start = at
    at += line.length + 1
    const tokens = [...line.matchAll(/\S+/g)].map(({ 0: token, index }) => ({ token, at: start + index }))
    return tokens.length === 0 ? [] : [{ at: start, tokens }]
  })
}

function clueOf(token: string): ShikakuClue | null {
  if (token === '?') return '?'
  if (token === '-' || token === '.') return 0
  return /^\d{1,4}$/.test(token) ? Number(token) : null
}

/** Writes a board as Kazu's own code or as a puzz.link address. Throws a RangeError for what is no board or no format. */
export function writeShikaku(board: ShikakuBoard, format: BoardFormat = 'kazu'): string {
  throwFault(shikakuFault(board))
  requireFormat(format)
  const body = writeNumbers16(board.clues.map((clue): Clue => (clue === 0 ? null : clue)))
  if (format === 'kazu') return `shikaku:${board.width}x${board.height}:${body}`
  return writePuzzlink('shikaku', board, body)
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeShikaku(game: ShikakuGame): string {
  requireGame<ShikakuKind>({ fault: shikakuFault, marksFault: shikakuMarksFault }, game)
  return encodePencil(writeShikaku(game.board), game)
}

/** Reads a progress code, also the original Kazu's (`{"version":1,"board":…,"rectangles":[…]}`); null on anything bad. */
export function decodeShikaku(code: string): ShikakuGame | null {
  const game = decodePencil<ShikakuBoard, RectanglesLayer>(code, (boardCode) => {
    const read = readShikaku(boardCode)
    return read.board === null ? null : { board: read.board, shape: rectanglesShape(read.board) }
  })
  if (game === null) return decodeOriginal(code)
  const line = [game.marks, ...game.past, ...game.future]
  return line.every((marks) => shikakuMarksFault(game.board, marks) === null) ? game : null
}

/** The original's progress: the board and the drawn rectangles, no history. */
function decodeOriginal(code: string): ShikakuGame | null {
  if (typeof code !== 'string' || code.length > ORIGINAL_MOST) return null
  try {
    const data: unknown = JSON.parse(code)
    if (!isRecord(data) || data['version'] !== 1 || shikakuFault(data['board']) !== null) return null
    const board = plain(data['board'] as ShikakuBoard)
    const rectangles = rectanglesIn(board, data['rectangles'])
    if (rectangles === null) return null
    return { board, marks: marksOfRectangles(board, rectangles), past: [], future: [] }
  } catch {
    return null
  }
}

/** The original's rectangles, `{ x, y, width, height }` each; null when one is none or two overlap. */
function rectanglesIn(board: ShikakuBoard, data: unknown): Rectangle[] | null {
  if (!Array.isArray(data) || data.length > cellCount(board)) return null
  const found: Rectangle[] = []
  for (const one of data as unknown[]) {
    const rectangle = isRecord(one) ? rectangleIn(board, one) : null
    if (rectangle === null || found.some((other) => rectanglesMeet(other, rectangle))) return null
    found.push(rectangle)
  }
  return found
}

function rectangleIn(board: ShikakuBoard, one: Readonly<Record<string, unknown>>): Rectangle | null {
  const { x, y, width, height } = one as Partial<Record<'x' | 'y' | 'width' | 'height', unknown>>
  const fault =
    wholeFault('column', x, { least: 0, most: board.width - 1 }) ??
    wholeFault('row', y, { least: 0, most: board.height - 1 }) ??
    wholeFault('width', width, { least: 1, most: board.width - (x as number) }) ??
    wholeFault('height', height, { least: 1, most: board.height - (y as number) })
  if (fault !== null) return null
  const [left, top] = [x as number, y as number]
  return { left, top, right: left + (width as number) - 1, bottom: top + (height as number) - 1 }
}
