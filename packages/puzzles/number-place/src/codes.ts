import { decodeNotes, decodeRun, decodeSteps, encodeCells, valueOfSymbol } from '@kazu/groups'
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
  writeNumbers16,
  writePuzzlink,
  type BoardFormat,
  type ReadResult,
} from '@kazu/puzzle'
import {
  NUMBER_PLACE_SIZES,
  numberPlaceFault,
  numberPlaceMarksFault,
  numberPlaceShape,
  requireBoard,
  type NumberPlaceBoard,
  type NumberPlaceLayer,
} from './board.js'
import { startNumberPlace, type NumberPlaceMarks } from './game.js'
import type { NumberPlaceGame, NumberPlaceKind } from './kind.js'

/**
 * Reads a board: one character a cell (`.` or `0` for an empty cell, 1 to 9, then A to P), with any white space between;
 * or a puzz.link `sudoku` address.
 */
export function readNumberPlace(text: string): ReadResult<NumberPlaceBoard> {
  if (typeof text !== 'string' || text.trim() === '') return refused('empty', 0)
  // No board is that long, with white space round each cell; anything longer is not even looked at.
  if (text.length > TEXT_MOST) return refused('too-long', TEXT_MOST)
  return isPuzzlink(text) ? readLink(text) : readCells(text)
}

/** The greatest length of a text that is read. */
const TEXT_MOST = 10_000

/** The longest side that the cells of a text can have. */
const SIDE_MOST = Math.max(...NUMBER_PLACE_SIZES)

function readCells(text: string): ReadResult<NumberPlaceBoard> {
  const found: { value: number; at: number }[] = []
  for (let at = 0; at < text.length; at++) {
    const symbol = text.charAt(at)
    if (/\s/.test(symbol)) continue
    const value = symbol === '0' ? 0 : valueOfSymbol(symbol)
    if (value === null) return refused(found.length === 0 ? 'unknown-format' : 'bad-character', at)
    found.push({ value, at })
  }
  const size = Math.sqrt(found.length)
  if (found.length > SIDE_MOST ** 2) return refused('too-long', found[SIDE_MOST ** 2]?.at ?? 0)
  if (!NUMBER_PLACE_SIZES.includes(size))
    return refused(Number.isInteger(size) ? 'bad-size' : 'too-short', text.trimEnd().length)
  const beyond = found.find(({ value }) => value > size)
  if (beyond !== undefined) return refused('bad-value', beyond.at)
  return { board: { size, givens: found.map(({ value }) => value) } }
}

function readLink(text: string): ReadResult<NumberPlaceBoard> {
  const address = readPuzzlink(text, ['sudoku'], { least: 1, most: SIDE_MOST })
  if ('problem' in address) return address
  const { width: size, height, body, bodyAt } = address
  if (size !== height || !NUMBER_PLACE_SIZES.includes(size))
    return refused('bad-size', text.indexOf(`/${size}/${height}`) + 1)
  const cells = size * size
  const read = readNumbers16(body, cells)
  if (read.problem !== undefined) return refused(read.problem, bodyAt + read.at)
  const wrong = read.clues.findIndex((clue) => clue === '?' || (clue !== null && (clue < 1 || clue > size)))
  if (wrong >= 0) return refused('bad-value', bodyAt + placeOf(body, wrong))
  if (read.end < body.length) return refused('too-long', bodyAt + read.end)
  return { board: { size, givens: read.clues.map((clue) => (typeof clue === 'number' ? clue : 0)) } }
}

/** The place in the body of the clue that follows so many. */
function placeOf(body: string, clues: number): number {
  const read = readNumbers16(body, clues)
  return read.problem === undefined ? read.end : read.at
}

/**
 * Writes a board as the original Kazu's cells code, which at 9 is the usual 81 characters, or as a puzz.link `sudoku`
 * address. Throws a RangeError for what is no board or no format.
 */
export function writeNumberPlace(board: NumberPlaceBoard, format: BoardFormat = 'kazu'): string {
  requireBoard(board)
  requireFormat(format)
  if (format === 'kazu') return encodeCells(board.givens)
  const clues = board.givens.map((given) => (given === 0 ? null : given))
  return writePuzzlink('sudoku', { width: board.size, height: board.size }, writeNumbers16(clues))
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeNumberPlace(game: NumberPlaceGame): string {
  requireGame<NumberPlaceKind>({ fault: numberPlaceFault, marksFault: numberPlaceMarksFault }, game)
  return encodePencil(writeNumberPlace(game.board), game)
}

/** Reads a progress code; null on anything bad. */
export function decodeNumberPlace(code: string): NumberPlaceGame | null {
  const game = decodePencil<NumberPlaceBoard, NumberPlaceLayer>(code, (boardCode) => {
    const { board } = readNumberPlace(boardCode)
    return board === null ? null : { board, shape: numberPlaceShape(board) }
  })
  if (game === null) return null
  const every = [...game.past, game.marks, ...game.future]
  return every.every((marks) => numberPlaceMarksFault(game.board, marks) === null) ? game : null
}

/** A game as the original Kazu kept it: what the player wrote, the notes, and the log of steps, each as its code. */
export interface NumberPlaceRun {
  readonly run: string
  readonly notes?: string
  readonly steps?: string
}

/**
 * Reads a game that the original Kazu kept, with the log as its history and the notes as corner notes; null on anything
 * bad.
 */
export function decodeNumberPlaceRun(board: NumberPlaceBoard, kept: NumberPlaceRun): NumberPlaceGame | null {
  if (numberPlaceFault(board) !== null || !isRecord(kept)) return null
  const { run, notes = '', steps } = kept
  const entry = decodeRun(run, board.size)
  const corner = decodeNotes(notes, board.size)
  const log = steps === undefined ? [] : decodeSteps(steps, board.givens.length)
  if (entry === null || corner === null || log === null) return null
  const marks: NumberPlaceMarks = { ...startNumberPlace(board), entry, corner }
  const past = log.map((grid) => marksOfGrid(board, grid))
  if (past.includes(null)) return null
  const line = past as NumberPlaceMarks[]
  // The log's newest grid is the one that stands.
  if (line[line.length - 1]?.entry.join() === entry.join()) line.pop()
  return numberPlaceMarksFault(board, marks) === null ? { board, marks, past: line, future: [] } : null
}

/** The marks of a grid of a log, which may hold the printed numbers too; null when it holds others in their place. */
function marksOfGrid(board: NumberPlaceBoard, grid: string): NumberPlaceMarks | null {
  const values = decodeRun(grid, board.size)
  if (values === null) return null
  const changed = board.givens.some((given, cell) => given !== 0 && values[cell] !== 0 && values[cell] !== given)
  return changed
    ? null
    : { ...startNumberPlace(board), entry: values.map((value, cell) => (board.givens[cell] === 0 ? value : 0)) }
}
