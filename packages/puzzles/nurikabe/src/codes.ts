import {
  decodePencil,
  encodePencil,
  isClueCode,
  isPuzzlink,
  isRecord,
  readClueCode,
  readClueLink,
  readCluePicture,
  refused,
  requireFormat,
  requireGame,
  throwFault,
  writeClueCode,
  writeNumbers16,
  writePuzzlink,
} from '@kazu/puzzle'
import type { BoardFormat, ClueBoard, ClueCode, ReadResult } from '@kazu/puzzle'
import { isClue, NURIKABE_TAKES, nurikabeFault, nurikabeMarksFault, nurikabeShape, SEA } from './board.js'
import type { NurikabeBoard, NurikabeClue, NurikabeLayer } from './board.js'
import type { NurikabeGame, NurikabeKind } from './kind.js'

/** The greatest length of a text that is read: the greatest board, each cell with its number and white space. */
const TEXT_MOST = 8 * NURIKABE_TAKES.most * NURIKABE_TAKES.most

/** The greatest length of the original's codes. */
const ORIGINAL_MOST = 10_000

/** The side of the original's boards. */
const ORIGINAL_SIDE = 5

const CLUES: ClueCode = { kind: 'nurikabe', names: ['nurikabe'], sides: NURIKABE_TAKES, takes: isClue }

/**
 * Reads a board: a puzz.link address, Kazu's own code `nurikabe:WIDTHxHEIGHT:` with the clues as puzz.link writes them, a
 * picture of rows of clues between spaces (`-` or `.` for none), or the original Kazu's `{"size":5,"clues":[…]}`.
 */
export function readNurikabe(text: string): ReadResult<NurikabeBoard> {
  if (typeof text !== 'string' || text.trim() === '') return refused('empty', 0)
  // No board is that long; anything longer is not even looked at.
  if (text.length > TEXT_MOST) return refused('too-long', TEXT_MOST)
  if (text.trimStart().startsWith('{')) return readOriginal(text)
  if (isClueCode(text, 'nurikabe')) return boardOf(readClueCode(text, CLUES))
  return boardOf(isPuzzlink(text) ? readClueLink(text, CLUES) : readCluePicture(text, CLUES))
}

function boardOf(read: ReadResult<ClueBoard>): ReadResult<NurikabeBoard> {
  if (read.problem !== undefined) return read
  const { width, height, clues } = read.board
  return { board: { width, height, clues } }
}

function readOriginal(text: string): ReadResult<NurikabeBoard> {
  try {
    const data: unknown = JSON.parse(text)
    // Another record, such as a progress code, is not of this format.
    if (!isRecord(data) || !('clues' in data)) return refused('unknown-format', 0)
    const board = originalBoard(data)
    return board === null ? refused('bad-board', 0) : { board }
  } catch {
    return refused('unknown-format', 0)
  }
}

/** The original's board: five by five cells, 0 where nothing is printed. null for what is none. */
function originalBoard(data: unknown): NurikabeBoard | null {
  if (!isRecord(data) || data['size'] !== ORIGINAL_SIDE || !Array.isArray(data['clues'])) return null
  const clues = (data['clues'] as unknown[]).map((clue) => (clue === 0 ? null : clue))
  const board = { width: ORIGINAL_SIDE, height: ORIGINAL_SIDE, clues: clues as NurikabeClue[] }
  return clues.includes('?') || nurikabeFault(board) !== null ? null : board
}

/** Writes a board as Kazu's own code or as a puzz.link address. Throws a RangeError for what is no board or no format. */
export function writeNurikabe(board: NurikabeBoard, format: BoardFormat = 'kazu'): string {
  throwFault(nurikabeFault(board))
  requireFormat(format)
  if (format === 'kazu') return writeClueCode('nurikabe', board)
  return writePuzzlink('nurikabe', board, writeNumbers16(board.clues))
}

/**
 * The progress code of a game: versioned, with its history, without the answer. Throws a RangeError for what is no game.
 */
export function encodeNurikabe(game: NurikabeGame): string {
  requireGame<NurikabeKind>({ fault: nurikabeFault, marksFault: nurikabeMarksFault }, game)
  return encodePencil(writeNurikabe(game.board), game)
}

/** Reads a progress code, also the original Kazu's (`{"version":1,"board":…,"sea":[…]}`); null on anything bad. */
export function decodeNurikabe(code: string): NurikabeGame | null {
  const game = decodePencil<NurikabeBoard, NurikabeLayer>(code, (boardCode) => {
    const read = readNurikabe(boardCode)
    return read.board === null ? null : { board: read.board, shape: nurikabeShape(read.board) }
  })
  if (game === null) return decodeOriginal(code)
  const all = [...game.past, game.marks, ...game.future]
  return all.every((marks) => nurikabeMarksFault(game.board, marks) === null) ? game : null
}

/** The original's progress: the board and the sea, as the list of its cells or as true and false a cell; no history. */
function decodeOriginal(code: string): NurikabeGame | null {
  if (typeof code !== 'string' || code.length > ORIGINAL_MOST) return null
  try {
    const data: unknown = JSON.parse(code)
    if (!isRecord(data) || data['version'] !== 1) return null
    const board = originalBoard(data['board'])
    const shade = board === null ? null : seaIn(board, data['sea'])
    return board === null || shade === null ? null : { board, marks: { shade }, past: [], future: [] }
  } catch {
    return null
  }
}

function seaIn({ clues }: NurikabeBoard, data: unknown): number[] | null {
  if (!Array.isArray(data)) return null
  const list = data as unknown[]
  const flags = list.length === clues.length && list.every((one) => typeof one === 'boolean')
  const cells = flags ? list.flatMap((one, cell) => (one ? [cell] : [])) : list
  const shade = new Array<number>(clues.length).fill(0)
  for (const cell of cells) {
    if (!Number.isInteger(cell) || clues[cell as number] !== null || shade[cell as number] !== 0) return null
    shade[cell as number] = SEA
  }
  return shade
}
