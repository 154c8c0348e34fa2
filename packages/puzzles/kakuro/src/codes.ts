import {
  decodePencil,
  encodePencil,
  isPuzzlink,
  isRecord,
  readPuzzlink,
  refused,
  requireFormat,
  requireGame,
  throwFault,
  writePuzzlink,
} from '@kazu/puzzle'
import type { BoardFormat, ReadProblem, ReadResult } from '@kazu/puzzle'
import { DIGIT_MOST, KAKURO_TAKES, kakuroFault, kakuroMarksFault, kakuroShape, SUM_MOST } from './board.js'
import type { KakuroBoard, KakuroCell, KakuroClue, KakuroLayer } from './board.js'
import { startKakuro } from './game.js'
import type { KakuroGame, KakuroKind } from './kind.js'

/** The greatest length of a text that is read: the greatest board as a picture, with white space between. */
const TEXT_MOST = 8 * KAKURO_TAKES.most * KAKURO_TAKES.most

/**
 * Reads a board: a puzz.link address, Kazu's own code `kakuro:WIDTHxHEIGHT:` and what follows the size there in an
 * address, or a picture of rows with words between spaces: `-` (or `.` or `_`) a white cell, `#` a black one without
 * sums, `16/` a sum down, `/16` a sum across, `16/11` both. A board that the original Kazu kept as JSON is read too.
 */
export function readKakuro(text: string): ReadResult<KakuroBoard> {
  if (typeof text !== 'string' || text.trim() === '') return refused('empty', 0)
  // No board is that long; anything longer is not even looked at.
  if (text.length > TEXT_MOST) return refused('too-long', TEXT_MOST)
  if (text.trimStart().startsWith('kakuro:')) return readCode(text)
  if (text.trimStart().startsWith('{')) return readOriginal(text)
  return isPuzzlink(text) ? readLink(text) : readPicture(text)
}

function readOriginal(text: string): ReadResult<KakuroBoard> {
  try {
    const board = originalBoard(JSON.parse(text))
    return board === null ? refused('bad-board', 0) : { board }
  } catch {
    return refused('unknown-format', 0)
  }
}

function readLink(text: string): ReadResult<KakuroBoard> {
  // An address does not count the row and the column of sums.
  const sides = { least: KAKURO_TAKES.least - 1, most: KAKURO_TAKES.most - 1 }
  const address = readPuzzlink(text, ['kakuro'], sides)
  if ('problem' in address) return address
  const { width, height, body, bodyAt } = address
  return readBody({ width: width + 1, height: height + 1 }, body, bodyAt, false)
}

function readCode(text: string): ReadResult<KakuroBoard> {
  const start = text.length - text.trimStart().length
  const sizeAt = start + 'kakuro:'.length
  const found = /^(\d+)x(\d+):/.exec(text.slice(sizeAt))
  if (found === null) return refused('bad-character', Math.min(sizeAt, text.length))
  const size = { width: Number(found[1]), height: Number(found[2]) }
  if (!fits(size)) return refused('bad-size', sizeAt)
  const bodyAt = sizeAt + found[0].length
  return readBody(size, text.trimEnd().slice(bodyAt), bodyAt, true)
}

function fits({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const { least, most } = KAKURO_TAKES
  return Math.min(width, height) >= least && Math.max(width, height) <= most
}

/** The sum of a character: 0 for none, null for a character that is none. */
function sumOf(char: string): number | null {
  if (char === '-') return 0
  if (/^[0-9a-j]$/.test(char)) return parseInt(char, 36)
  return /^[A-Z]$/.test(char) ? char.charCodeAt(0) - 45 : null
}

function charOf(sum: number): string {
  if (sum === 0) return '-'
  return sum < 20 ? sum.toString(36) : String.fromCharCode(sum + 45)
}

/**
 * Reads the cells behind the sums at the edge, then those sums: of each column and each row whose first cell is white.
 * Characters that are missing at the end mean white cells without sums; in a `whole` text none may be missing.
 */
function readBody(
  size: { readonly width: number; readonly height: number },
  body: string,
  bodyAt: number,
  whole: boolean,
): ReadResult<KakuroBoard> {
  const { width, height } = size
  const inner = (width - 1) * (height - 1)
  const cells = new Array<KakuroCell>(width * height).fill({ across: 0, down: 0 })
  let [at, count] = [0, 0]
  const problem = (name: ReadProblem): ReadResult<KakuroBoard> => refused(name, bodyAt + at)
  const put = (cell: KakuroCell): void => {
    cells[(Math.floor(count / (width - 1)) + 1) * width + (count % (width - 1)) + 1] = cell
    count++
  }
  while (count < inner && at < body.length) {
    const char = body.charAt(at)
    if (/^[k-z]$/.test(char)) {
      const white = parseInt(char, 36) - 19
      if (count + white > inner) return problem('too-long')
      for (let one = 0; one < white; one++) put(null)
      at++
    } else if (char === '.') {
      put({ across: 0, down: 0 })
      at++
    } else {
      const [down, across] = [sumOf(char), sumOf(body.charAt(at + 1))]
      if (down === null) return problem('bad-character')
      if (at + 1 >= body.length) return refused('too-short', bodyAt + body.length)
      if (across === null) return refused('bad-character', bodyAt + at + 1)
      put({ across, down })
      at += 2
    }
  }
  if (whole && count < inner) return refused('too-short', bodyAt + body.length)
  while (count < inner) put(null)
  for (const [clue, direction] of edgeClues(size, cells)) {
    if (at >= body.length && !whole) break
    if (at >= body.length) return refused('too-short', bodyAt + body.length)
    const sum = sumOf(body.charAt(at))
    if (sum === null) return problem('bad-character')
    cells[clue] = { ...(cells[clue] as KakuroClue), [direction]: sum }
    at++
  }
  return at < body.length ? problem('too-long') : { board: { ...size, cells } }
}

/** The cells at the edge that hold a sum, in the order in which they are written, each with its direction. */
function edgeClues(
  { width, height }: { readonly width: number; readonly height: number },
  cells: readonly KakuroCell[],
): (readonly [clue: number, direction: keyof KakuroClue])[] {
  const columns = Array.from({ length: width - 1 }, (_, at) => at + 1).filter((at) => cells[width + at] === null)
  const rows = Array.from({ length: height - 1 }, (_, at) => (at + 1) * width).filter((at) => cells[at + 1] === null)
  return [...columns.map((at) => [at, 'down'] as const), ...rows.map((at) => [at, 'across'] as const)]
}

function readPicture(text: string): ReadResult<KakuroBoard> {
  const cells: KakuroCell[] = []
  let [width, height, at] = [0, 0, 0]
  for (const line of text.split('\n')) {
    const words = [...line.matchAll(/\S+/g)]
    for (const { 0: word, index } of words) {
      const cell = cellOf(word)
      if (cell === undefined) return refused(height === 0 ? 'unknown-format' : 'bad-character', at + index)
      cells.push(cell)
    }
    if (words.length > 0) {
      if (height > 0 && words.length !== width) return refused(words.length < width ? 'too-short' : 'too-long', at)
      width = words.length
      height++
    }
    at += line.length + 1
  }
  if (!fits({ width, height })) return refused('bad-size', 0)
  const board = { width, height, cells }
  return kakuroFault(board) === null ? { board } : refused('bad-board', 0)
}

function cellOf(word: string): KakuroCell | undefined {
  if (/^[-._]$/.test(word)) return null
  if (word === '#') return { across: 0, down: 0 }
  const found = /^(\d{0,2})\/(\d{0,2})$/.exec(word)
  if (found === null) return undefined
  const clue = { across: Number(found[2]), down: Number(found[1]) }
  return Math.max(clue.across, clue.down) <= SUM_MOST ? clue : undefined
}

/** Writes a board as Kazu's own code or as a puzz.link address. Throws a RangeError for what is no board or no format. */
export function writeKakuro(board: KakuroBoard, format: BoardFormat = 'kazu'): string {
  throwFault(kakuroFault(board))
  requireFormat(format)
  const body = bodyOf(board)
  if (format === 'kazu') return `kakuro:${board.width}x${board.height}:${body}`
  return writePuzzlink('kakuro', { width: board.width - 1, height: board.height - 1 }, body)
}

function bodyOf(board: KakuroBoard): string {
  const { width, cells } = board
  let text = ''
  let white = 0
  const flush = (): void => {
    for (; white > 0; white -= Math.min(16, white)) text += (Math.min(16, white) + 19).toString(36)
  }
  cells.forEach((cell, at) => {
    if (at < width || at % width === 0) return
    if (cell === null) {
      white++
      return
    }
    flush()
    text += cell.down === 0 && cell.across === 0 ? '.' : charOf(cell.down) + charOf(cell.across)
  })
  flush()
  return (
    text +
    edgeClues(board, cells)
      .map(([clue, direction]) => charOf((cells[clue] as KakuroClue)[direction]))
      .join('')
  )
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeKakuro(game: KakuroGame): string {
  requireGame<KakuroKind>({ fault: kakuroFault, marksFault: kakuroMarksFault }, game)
  return encodePencil(writeKakuro(game.board), game)
}

/**
 * Reads a progress code, also the original Kazu's (`{"version":1,"board":…,"values":[…],"notes":[…]}`, with its notes as
 * corner notes); null on anything bad.
 */
export function decodeKakuro(code: string): KakuroGame | null {
  const game = decodePencil<KakuroBoard, KakuroLayer>(code, (boardCode) => {
    const { board } = readKakuro(boardCode)
    return board === null ? null : { board, shape: kakuroShape(board) }
  })
  if (game === null) return decodeOriginal(code)
  const every = [...game.past, game.marks, ...game.future]
  return every.every((marks) => kakuroMarksFault(game.board, marks) === null) ? game : null
}

function decodeOriginal(code: string): KakuroGame | null {
  if (typeof code !== 'string' || code.length > 40_000) return null
  try {
    const data: unknown = JSON.parse(code)
    if (!isRecord(data) || data['version'] !== 1) return null
    const board = originalBoard(data['board'])
    if (board === null) return null
    const entry = digitsFrom(data['values'], board)
    const corner = notesFrom(data['notes'], board)
    if (entry === null || corner === null) return null
    const marks = { ...startKakuro(board), entry, corner }
    return kakuroMarksFault(board, marks) === null ? { board, marks, past: [], future: [] } : null
  } catch {
    return null
  }
}

/**
 * A board as the original Kazu kept it, `{ width, height, cells }` with `{ kind: 'white' }` or `{ kind: 'black', across,
 * down }` a cell and null where no sum is printed; null for what is none.
 */
function originalBoard(data: unknown): KakuroBoard | null {
  if (!isRecord(data) || !Array.isArray(data['cells'])) return null
  const { width, height } = data
  const cells = (data['cells'] as unknown[]).map((cell) => {
    if (!isRecord(cell)) return undefined
    if (cell['kind'] === 'white') return null
    return cell['kind'] === 'black' ? { across: cell['across'] ?? 0, down: cell['down'] ?? 0 } : undefined
  })
  const board = { width, height, cells }
  return kakuroFault(board) === null ? (board as KakuroBoard) : null
}

function digitsFrom(data: unknown, board: KakuroBoard): number[] | null {
  if (!Array.isArray(data) || data.length !== board.cells.length) return null
  return (data as unknown[]).map((value) => (value === null ? 0 : (value as number)))
}

/** Notes as bit masks: each cell a list of digits, or a mask with the digit 1 as bit 1. */
function notesFrom(data: unknown, board: KakuroBoard): number[] | null {
  if (data === undefined) return board.cells.map(() => 0)
  if (!Array.isArray(data) || data.length !== board.cells.length) return null
  return (data as unknown[]).map((notes) => {
    if (!Array.isArray(notes)) return notes === null ? 0 : (notes as number)
    const digits = new Set(notes as unknown[])
    const isDigit = (one: unknown): one is number =>
      Number.isInteger(one) && Number(one) >= 1 && Number(one) <= DIGIT_MOST
    // A note that is no digit makes the marks wrong.
    return [...digits].reduce<number>((mask, one) => (isDigit(one) ? mask + 2 ** one : -1), 0)
  })
}
