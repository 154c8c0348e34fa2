import { decodeNotes, decodeRun, decodeSteps, encodeCells, valueOfSymbol } from '@kazu/groups'
import {
  decodePencil,
  encodePencil,
  isRecord,
  readNumbers16,
  readPuzzlink,
  refused,
  requireFormat,
  requireGame,
  writeNumbers16,
  writePuzzlink,
  type BoardFormat,
  type Game,
  type ReadResult,
} from '@kazu/puzzle'
import {
  boardFault,
  numbersMarksFault,
  numbersShape,
  requireBoard,
  type BoardSpec,
  type NumbersBoard,
  type NumbersLayer,
  type NumbersMarks,
} from './board.js'
import { startNumbers } from './game.js'
import type { NumbersKind } from './kind.js'

/** What a kind says of how its boards are written. */
export interface CodeSpec<Board extends NumbersBoard> extends BoardSpec<Board> {
  /** Reads a board in any format of the kind; never throws. */
  readonly read: (text: string) => ReadResult<Board>
  /** A board as the code of the original Kazu. */
  readonly code: (board: Board) => string
  /** The address of a board on puzz.link; null where that cannot hold it. None for a kind that is not there. */
  readonly address?: ((board: Board) => string | null) | undefined
}

/** A character of a code and its place in the text. */
export interface Symbol {
  readonly symbol: string
  readonly at: number
}

/** The greatest length of a text that is read. */
export const TEXT_MOST = 10_000

/**
 * The characters of a code without the white space between them, with their places; or why there is nothing to read.
 * No board is as long as what is refused, with white space round each character; that is not even looked at.
 */
export function symbolsOf(text: unknown): readonly Symbol[] | ReadResult<never> {
  if (typeof text !== 'string' || text.trim() === '') return refused('empty', 0)
  if (text.length > TEXT_MOST) return refused('too-long', TEXT_MOST)
  const found: Symbol[] = []
  for (let at = 0; at < text.length; at++) {
    const symbol = text.charAt(at)
    if (!/\s/.test(symbol)) found.push({ symbol, at })
  }
  return found
}

/** How a code is made up: how many characters it has at a size, the cells first, and what may stand behind these. */
export interface CodeShape {
  /** The sizes that there are, from small to large. */
  readonly sizes: readonly number[]
  readonly length: (size: number) => number
  /** Whether a character may stand at a place behind the cells, which counts from 0. */
  readonly takes?: ((symbol: string, size: number, place: number) => boolean) | undefined
}

/** What was read of a code: the size, the givens, and the characters behind them. */
export interface ReadCode {
  readonly size: number
  readonly givens: number[]
  readonly rest: readonly Symbol[]
}

/**
 * Reads a code of cells (`.` or `0` for an empty cell, 1 to 9, then A for 10 and so on), with any white space between,
 * and what a kind has behind them. The length says the size.
 */
export function readCode(shape: CodeShape, text: string): { code: ReadCode } | ReadResult<never> {
  const symbols = symbolsOf(text)
  if (!Array.isArray(symbols)) return symbols as ReadResult<never>
  return readSymbols(shape, text, symbols as readonly Symbol[])
}

function readSymbols(
  { sizes, length, takes }: CodeShape,
  text: string,
  symbols: readonly Symbol[],
): { code: ReadCode } | ReadResult<never> {
  const size = sizes.find((one) => length(one) === symbols.length)
  const greatest = length(sizes[sizes.length - 1] as number)
  // Without a size the cells at the start are as many as the smallest board has: they tell a code from other texts.
  const cells = size === undefined ? (sizes[0] as number) ** 2 : size ** 2
  const strange = strangeAt(symbols, cells, size, takes)
  if (strange !== null)
    return refused(strange === 0 ? 'unknown-format' : 'bad-character', (symbols[strange] as Symbol).at)
  if (symbols.length > greatest) return refused('too-long', (symbols[greatest] as Symbol).at)
  if (size === undefined)
    return refused(isOtherSize(length, symbols.length) ? 'bad-size' : 'too-short', text.trimEnd().length)
  const givens = symbols.slice(0, cells).map(({ symbol }) => valueOf(symbol) as number)
  const beyond = givens.findIndex((given) => given > size)
  if (beyond >= 0) return refused('bad-value', (symbols[beyond] as Symbol).at)
  return { code: { size, givens, rest: symbols.slice(cells) } }
}

/** The index of the first character that no board of the size can have there; null when there is none. */
function strangeAt(
  symbols: readonly Symbol[],
  cells: number,
  size: number | undefined,
  takes: CodeShape['takes'],
): number | null {
  const at = symbols.findIndex(({ symbol }, index) => {
    if (takes === undefined || index < cells) return valueOf(symbol) === null
    return size !== undefined && !takes(symbol, size, index - cells)
  })
  return at < 0 ? null : at
}

/** Whether so many characters are the code of a size that the kind does not have. */
function isOtherSize(length: CodeShape['length'], count: number): boolean {
  for (let size = 1; length(size) <= count; size++) if (length(size) === count) return true
  return false
}

function valueOf(symbol: string): number | null {
  return symbol === '0' ? 0 : valueOfSymbol(symbol)
}

/** The cells of an address of puzz.link whose body holds nothing else, one clue a cell; or what is wrong with it. */
export function readCellsAddress(
  text: string,
  pid: string,
  sizes: readonly number[],
): { size: number; givens: number[] } | ReadResult<never> {
  const address = readPuzzlink(text, [pid], { least: 1, most: Math.max(...sizes) })
  if ('problem' in address) return address
  const { width: size, height, body, bodyAt } = address
  if (size !== height || !sizes.includes(size)) return refused('bad-size', text.indexOf(`/${size}/${height}`) + 1)
  const cells = size * size
  const read = readNumbers16(body, cells)
  if (read.problem !== undefined) return refused(read.problem, bodyAt + read.at)
  const wrong = read.clues.findIndex((clue) => clue === '?' || (clue !== null && (clue < 1 || clue > size)))
  if (wrong >= 0) return refused('bad-value', bodyAt + placeOf(body, wrong))
  if (read.end < body.length) return refused('too-long', bodyAt + read.end)
  return { size, givens: read.clues.map((clue) => (typeof clue === 'number' ? clue : 0)) }
}

/** The place in the body of the clue that follows so many. */
function placeOf(body: string, clues: number): number {
  const read = readNumbers16(body, clues)
  return read.problem === undefined ? read.end : read.at
}

/** The address of puzz.link whose body holds the givens and nothing else. */
export function writeCellsAddress({ size, givens }: NumbersBoard, pid: string): string {
  const clues = givens.map((given) => (given === 0 ? null : given))
  return writePuzzlink(pid, { width: size, height: size }, writeNumbers16(clues))
}

/**
 * Writes a board as the original Kazu's code or as an address of puzz.link; null where the format cannot hold it. Throws
 * a RangeError for what is no board or no format.
 */
export function writeNumbers<Board extends NumbersBoard>(
  spec: CodeSpec<Board>,
  board: Board,
  format: BoardFormat = 'kazu',
): string | null {
  requireBoard(spec, board)
  requireFormat(format)
  return format === 'kazu' ? spec.code(board) : (spec.address?.(board) ?? null)
}

/** The cells code of a board's givens. */
export function cellsCode({ givens }: NumbersBoard): string {
  return encodeCells(givens)
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeNumbers<K extends NumbersKind>(spec: CodeSpec<K['board']>, game: Game<K>): string {
  requireGame<K>(
    { fault: (board) => boardFault(spec, board), marksFault: (board, marks) => numbersMarksFault(spec, board, marks) },
    game,
  )
  return encodePencil<string>(spec.code(game.board), game)
}

/** Reads a progress code; null on anything bad. */
export function decodeNumbers<K extends NumbersKind>(spec: CodeSpec<K['board']>, code: string): Game<K> | null {
  const game = decodePencil<K['board'], NumbersLayer>(code, (boardCode) => {
    const { board } = spec.read(boardCode)
    return board === null ? null : { board, shape: numbersShape(spec, board) }
  })
  if (game === null) return null
  const every = [...game.past, game.marks, ...game.future]
  return every.every((marks) => numbersMarksFault(spec, game.board, marks) === null) ? game : null
}

/** A game as the original Kazu kept it: what the player wrote, the notes, and the log of steps, each as its code. */
export interface KeptRun {
  readonly run: string
  readonly notes?: string
  readonly steps?: string
}

/**
 * Reads a game that the original Kazu kept, with the log as its history and the notes as corner notes; null on anything
 * bad.
 */
export function decodeKeptRun<K extends NumbersKind>(
  spec: CodeSpec<K['board']>,
  board: K['board'],
  kept: KeptRun,
): Game<K> | null {
  if (boardFault(spec, board) !== null || !isRecord(kept)) return null
  const { run, notes = '', steps } = kept
  const entry = decodeRun(run, board.size)
  const corner = decodeNotes(notes, board.size)
  const log = steps === undefined ? [] : decodeSteps(steps, board.givens.length)
  if (entry === null || corner === null || log === null) return null
  const marks: NumbersMarks = { ...startNumbers(spec, board), entry, corner }
  const past = log.map((grid) => marksOfGrid(spec, board, grid))
  if (past.includes(null)) return null
  const line = past as NumbersMarks[]
  // The log's newest grid is the one that stands.
  if (line[line.length - 1]?.entry.join() === entry.join()) line.pop()
  return numbersMarksFault(spec, board, marks) === null ? { board, marks, past: line, future: [] } : null
}

/** The marks of a grid of a log, which may hold the printed numbers too; null when it holds others in their place. */
function marksOfGrid<Board extends NumbersBoard>(
  spec: BoardSpec<Board>,
  board: Board,
  grid: string,
): NumbersMarks | null {
  const values = decodeRun(grid, board.size)
  if (values === null) return null
  const changed = board.givens.some((given, cell) => given !== 0 && values[cell] !== 0 && values[cell] !== given)
  return changed
    ? null
    : { ...startNumbers(spec, board), entry: values.map((value, cell) => (board.givens[cell] === 0 ? value : 0)) }
}
