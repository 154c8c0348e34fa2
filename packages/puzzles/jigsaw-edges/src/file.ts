import { parseJson } from './json.js'
import type { Json } from './json.js'
import { SIDE_MOST } from './piece.js'
import type { Piece, Sides, Slot, Turns } from './piece.js'
import { puzzleOf } from './puzzle.js'
import type { JigsawEdges, PiecesProblem } from './puzzle.js'
import { pieceAsItLies } from './table.js'
import type { Table } from './table.js'

/** Why a file is no puzzle, and where. The words for people are in `words.ts`. */
export interface FileProblem {
  readonly type:
    | PiecesProblem['type']
    /** The text is no JSON from `line` and `column` on. */
    | 'no-json'
    /** It has no list called `pieces`, or rows or cols that are no whole numbers from 1. */
    | 'no-list'
    | 'no-size'
    /** A piece has no id (a text of 1 to 100 characters), no rotation from 0 to 3, or not four whole numbers as sides. */
    | 'no-id'
    | 'no-rotation'
    | 'no-sides'
    /** A side is larger than 2^127 - 1. */
    | 'side-too-large'
  /** The piece, counted from 0 in the order of the file. */
  readonly piece: number | null
  /** The side of it, in the order of the file. */
  readonly slot: Slot | null
  /** Where the text breaks, counted from 1. */
  readonly line: number | null
  readonly column: number | null
}

/** A puzzle that was read, or why not. */
export type FileResult =
  | { readonly puzzle: JigsawEdges; readonly problem?: undefined }
  | { readonly puzzle: null; readonly problem: FileProblem }

/** The longest text that is read, in characters: what 10,000 pieces may take, and more. */
const LONGEST = 8_000_000

/**
 * Reads the original's file: JSON with `pieces`, each with its id, its rotation and its four sides, and `rows` and `cols` or
 * not. Sides may also be written as texts. Never throws; a broken file says what is wrong and where.
 */
export function readPieces(text: string): FileResult {
  const given: unknown = text
  const whole = typeof given === 'string' ? given : ''
  const parsed = whole.length <= LONGEST ? parseJson(whole) : { at: LONGEST }
  if (parsed.value === undefined) return failed('no-json', placeIn(whole, parsed.at))
  if (!isObject(parsed.value) || !Array.isArray(parsed.value['pieces'])) return failed('no-list')
  const size = sizeOf(parsed.value)
  if (size === undefined) return failed('no-size')
  const pieces: Piece[] = []
  for (const [piece, value] of (parsed.value['pieces'] as readonly Json[]).entries()) {
    const read = pieceOf(value)
    if ('type' in read) return failed(read.type, { piece, slot: read.slot })
    pieces.push(read)
  }
  const made = puzzleOf(pieces, size)
  return made.puzzle === null ? failed(made.problem.type, made.problem) : { puzzle: made.puzzle }
}

function failed(type: FileProblem['type'], where: Partial<FileProblem> = {}): FileResult {
  return { puzzle: null, problem: { piece: null, slot: null, line: null, column: null, ...where, type } }
}

/** Line and column of a character. */
function placeIn(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: (lines[lines.length - 1] as string).length + 1 }
}

function isObject(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Rows and columns as named; null where they are not, undefined where they are nonsense. */
function sizeOf({
  rows,
  cols,
}: {
  readonly [name: string]: Json
}): { rows: number; columns: number } | null | undefined {
  if (rows === undefined && cols === undefined) return null
  const isCount = (value: Json | undefined): value is bigint =>
    typeof value === 'bigint' && value >= 1n && value < 1n << 31n
  return isCount(rows) && isCount(cols) ? { rows: Number(rows), columns: Number(cols) } : undefined
}

type Broken = Pick<FileProblem, 'type' | 'slot'>

function pieceOf(value: Json): Piece | Broken {
  const { id, rotation, sides } = isObject(value) ? value : {}
  if (typeof id !== 'string' || id === '' || id.length > 100) return { type: 'no-id', slot: null }
  if (typeof rotation !== 'bigint' || rotation < 0n || rotation > 3n) return { type: 'no-rotation', slot: null }
  if (!Array.isArray(sides) || sides.length !== 4) return { type: 'no-sides', slot: null }
  const numbers = (sides as readonly Json[]).map(sideOf)
  const missing = numbers.indexOf(null)
  if (missing >= 0) return { type: 'no-sides', slot: missing as Slot }
  const large = (numbers as bigint[]).findIndex((side) => side > SIDE_MOST || side < -SIDE_MOST)
  if (large >= 0) return { type: 'side-too-large', slot: large as Slot }
  return { id, rotation: Number(rotation) as Turns, sides: numbers as unknown as Sides }
}

function sideOf(value: Json): bigint | null {
  if (typeof value === 'bigint') return value
  return typeof value === 'string' && /^-?\d{1,40}$/.test(value) ? BigInt(value) : null
}

/** How a file is written. */
export interface WriteOptions {
  /** Whether rows and cols are named. False unless said. */
  readonly size?: boolean | undefined
}

/**
 * Writes the pieces of a puzzle as they are given, or those of a table as they lie, in the original's file: in their own order,
 * without positions and groups, sides as whole numbers (read them with something that does not round).
 */
export function writePieces(from: JigsawEdges | Table, { size = false }: WriteOptions = {}): string {
  const puzzle = 'puzzle' in from ? from.puzzle : from
  const pieces = 'puzzle' in from ? puzzle.pieces.map((_, piece) => pieceAsItLies(from, piece)) : puzzle.pieces
  const lines = pieces.map(
    ({ id, rotation, sides }) =>
      `    { "id": ${JSON.stringify(id)}, "rotation": ${rotation}, "sides": [${sides.join(', ')}] }`,
  )
  const head = size ? `  "rows": ${puzzle.rows},\n  "cols": ${puzzle.columns},\n` : ''
  return `{\n${head}  "pieces": [\n${lines.join(',\n')}\n  ]\n}\n`
}
