import { cellCount, components } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import {
  decodePencil,
  encodePencil,
  isPuzzlink,
  isRecord,
  readNumbers16,
  readPuzzlink,
  refused,
  requireFormat,
  requireGame,
  throwFault,
  writeNumbers16,
  writePuzzlink,
} from '@kazu/puzzle'
import type { BoardFormat, ReadResult } from '@kazu/puzzle'
import { RIPPLE_TAKES, rippleFault, rippleMarksFault, rippleShape } from './board.js'
import type { RippleBoard, RippleLayer } from './board.js'
import { startRipple } from './game.js'
import type { RippleGame, RippleKind } from './kind.js'

/** The greatest length of a text that is read. */
const TEXT_MOST = 40_000

const NAMES = ['ripple', 'hakyuka', 'hakyukoka']

/**
 * Reads a board: a puzz.link address, Kazu's own code `ripple:WIDTHxHEIGHT:` and what follows the size in such an address,
 * or a board that the original Kazu kept as JSON.
 */
export function readRipple(text: string): ReadResult<RippleBoard> {
  if (typeof text !== 'string' || text.trim() === '') return refused('empty', 0)
  // No board is that long; anything longer is not even looked at.
  if (text.length > TEXT_MOST) return refused('too-long', TEXT_MOST)
  if (text.trimStart().startsWith('ripple:')) return readCode(text)
  if (text.trimStart().startsWith('{')) return readOriginal(text)
  if (!isPuzzlink(text)) return refused('unknown-format', 0)
  const address = readPuzzlink(text, NAMES, RIPPLE_TAKES)
  if ('problem' in address) return address
  const { width, height, body, bodyAt } = address
  return readBody({ width, height }, body, bodyAt, false)
}

function readCode(text: string): ReadResult<RippleBoard> {
  const start = text.length - text.trimStart().length
  const sizeAt = start + 'ripple:'.length
  const found = /^(\d+)x(\d+):/.exec(text.slice(sizeAt))
  if (found === null) return refused('bad-character', Math.min(sizeAt, text.length))
  const size = { width: Number(found[1]), height: Number(found[2]) }
  const { least, most } = RIPPLE_TAKES
  if (Math.min(size.width, size.height) < least || Math.max(size.width, size.height) > most)
    return refused('bad-size', sizeAt)
  const bodyAt = sizeAt + found[0].length
  return readBody(size, text.trimEnd().slice(bodyAt), bodyAt, true)
}

function readOriginal(text: string): ReadResult<RippleBoard> {
  try {
    const board = originalBoard(JSON.parse(text))
    return board === null ? refused('bad-board', 0) : { board }
  } catch {
    return refused('unknown-format', 0)
  }
}

/** Five bits a character, the most significant first, so many in all; or the place of a character that is none. */
function bitsFrom(text: string, at: number, count: number): readonly boolean[] | number {
  const bits: boolean[] = []
  for (let digit = 0; digit < Math.ceil(count / 5); digit++) {
    const char = text.charAt(at + digit)
    if (!/^[0-9a-v]$/.test(char)) return at + digit
    const value = parseInt(char, 32)
    for (let bit = 4; bit >= 0; bit--) bits.push(((value >> bit) & 1) === 1)
  }
  return bits.slice(0, count)
}

function bitsText(bits: readonly boolean[]): string {
  let text = ''
  for (let at = 0; at < bits.length; at += 5) {
    const value = [0, 1, 2, 3, 4].reduce((all, bit) => all * 2 + (bits[at + bit] === true ? 1 : 0), 0)
    text += value.toString(32)
  }
  return text
}

function digitsFor(bits: number): number {
  return Math.ceil(bits / 5)
}

/** Walls between neighbours, then the numbers, then the holes, if there are any. */
function readBody(size: Size, body: string, bodyAt: number, whole: boolean): ReadResult<RippleBoard> {
  const { width, height } = size
  const [across, along, cells] = [(width - 1) * height, width * (height - 1), width * height]
  const right = bitsFrom(body, 0, across)
  if (typeof right === 'number') return refused(right < body.length ? 'bad-character' : 'too-short', bodyAt + right)
  const below = bitsFrom(body, digitsFor(across), along)
  if (typeof below === 'number') return refused(below < body.length ? 'bad-character' : 'too-short', bodyAt + below)
  const read = readNumbers16(body, cells, digitsFor(across) + digitsFor(along))
  if (read.problem !== undefined) return refused(read.problem, bodyAt + read.at)
  const holes = read.end === body.length ? new Array<boolean>(cells).fill(false) : bitsFrom(body, read.end, cells)
  if (typeof holes === 'number') return refused(holes < body.length ? 'bad-character' : 'too-short', bodyAt + holes)
  const end = read.end === body.length ? body.length : read.end + digitsFor(cells)
  if (end < body.length) return refused('too-long', bodyAt + end)
  const rooms = roomsFrom(size, right, below, holes)
  const givens = read.clues.map((clue) => (typeof clue === 'number' ? clue : 0))
  const board = { width, height, rooms, givens }
  if (read.clues.some((clue) => clue === '?' || clue === 0) || rippleFault(board) !== null)
    return refused('bad-value', bodyAt)
  return whole && bodyOf(board) !== body ? refused('bad-board', bodyAt) : { board }
}

function roomsFrom(
  size: Size,
  right: readonly boolean[],
  below: readonly boolean[],
  holes: readonly boolean[],
): number[] {
  const { width } = size
  return components(size, (cell, beside) => {
    if (holes[cell] === true || holes[beside] === true) return false
    const first = Math.min(cell, beside)
    if (cell === beside) return true
    return Math.abs(cell - beside) === width ? below[first] !== true : right[first - Math.floor(first / width)] !== true
  })
}

function bodyOf({ width, height, rooms, givens }: RippleBoard): string {
  const [right, below]: [boolean[], boolean[]] = [[], []]
  rooms.forEach((room, cell) => {
    if ((cell + 1) % width !== 0) right.push(room !== rooms[cell + 1])
    if (cell + width < width * height) below.push(room !== rooms[cell + width])
  })
  const holes = rooms.map((room) => room === -1)
  const numbers = writeNumbers16(givens.map((given) => (given === 0 ? null : given)))
  return bitsText(right) + bitsText(below) + numbers + (holes.includes(true) ? bitsText(holes) : '')
}

/** Writes a board as Kazu's own code or as a puzz.link address. Throws a RangeError for what is no board or no format. */
export function writeRipple(board: RippleBoard, format: BoardFormat = 'kazu'): string {
  throwFault(rippleFault(board))
  requireFormat(format)
  const body = bodyOf(board)
  return format === 'kazu' ? `ripple:${board.width}x${board.height}:${body}` : writePuzzlink('ripple', board, body)
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeRipple(game: RippleGame): string {
  requireGame<RippleKind>({ fault: rippleFault, marksFault: rippleMarksFault }, game)
  return encodePencil(writeRipple(game.board), game)
}

/**
 * Reads a progress code, also the original Kazu's (`{"version":1,"board":…,"values":[…],"notes":[…]}`, with its notes as
 * corner notes); null on anything bad.
 */
export function decodeRipple(code: string): RippleGame | null {
  const game = decodePencil<RippleBoard, RippleLayer>(code, (boardCode) => {
    const { board } = readRipple(boardCode)
    return board === null ? null : { board, shape: rippleShape(board) }
  })
  if (game === null) return decodeOriginal(code)
  const every = [...game.past, game.marks, ...game.future]
  return every.every((marks) => rippleMarksFault(game.board, marks) === null) ? game : null
}

function decodeOriginal(code: string): RippleGame | null {
  if (typeof code !== 'string' || code.length > TEXT_MOST) return null
  try {
    const data: unknown = JSON.parse(code)
    if (!isRecord(data) || data['version'] !== 1) return null
    const board = originalBoard(data['board'])
    if (board === null) return null
    const entry = writtenIn(board, data['values'])
    const corner = data['notes'] === undefined ? board.rooms.map(() => 0) : notesIn(board, data['notes'])
    if (entry === null || corner === null) return null
    const marks = { ...startRipple(board), entry, corner }
    return rippleMarksFault(board, marks) === null ? { board, marks, past: [], future: [] } : null
  } catch {
    return null
  }
}

/** A board as the original Kazu kept it: rooms as ids of any kind, null where nothing is printed; null for what is none. */
function originalBoard(data: unknown): RippleBoard | null {
  if (!isRecord(data) || !Array.isArray(data['rooms']) || !Array.isArray(data['clues'])) return null
  const { width, height, rooms } = data
  const names = [...new Set(rooms as unknown[])]
  const board = {
    width,
    height,
    rooms: (rooms as unknown[]).map((room) => names.indexOf(room)),
    givens: (data['clues'] as unknown[]).map((clue) => (clue ?? 0) as number),
  }
  return rippleFault(board) === null ? (board as RippleBoard) : null
}

/** What was written, without the printed numbers, which the original keeps among its values. */
function writtenIn(board: RippleBoard, data: unknown): number[] | null {
  if (!Array.isArray(data) || data.length !== cellCount(board)) return null
  return (data as unknown[]).map((value, cell) => {
    const given = board.givens[cell] ?? 0
    return given !== 0 && value === given ? 0 : ((value ?? 0) as number)
  })
}

/** Notes as bit masks: each cell a list of numbers, or a mask with the number 1 as bit 1. */
function notesIn(board: RippleBoard, data: unknown): number[] | null {
  if (!Array.isArray(data) || data.length !== cellCount(board)) return null
  return (data as unknown[]).map((notes) => {
    if (!Array.isArray(notes)) return (notes ?? 0) as number
    const numbers = [...new Set(notes as unknown[])]
    // A note that is no number makes the marks wrong.
    return numbers.reduce<number>(
      (mask, one) => (Number.isInteger(one) && Number(one) > 0 ? mask + 2 ** Number(one) : -1),
      0,
    )
  })
}
