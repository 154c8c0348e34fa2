import type { Layout } from '@kazu/groups'
import { isRecord, pencilFault, throwFault, type LayerShape, type PencilMarks } from '@kazu/puzzle'
import { valueName } from '@kazu/random'

/** What every board of numbers has: numbers from 1 to `size` in a square of `size` rows and columns. */
export interface NumbersBoard {
  readonly size: number
  /** One given a cell, row by row; 0 where nothing is printed. */
  readonly givens: readonly number[]
}

/** One number a cell, the givens included; 0 for a cell that is still empty. */
export type NumbersAnswer = readonly number[]

/**
 * The layers of marks, one place a cell: `entry` is the number written, `corner` and `centre` are notes as bit masks
 * (bit v is the note v), `colour` is 0 or one of eight colours. Only entries enter the verdict.
 */
export type NumbersLayer = 'entry' | 'corner' | 'centre' | 'colour'

/** The marks of a game of numbers; `tick` only where something printed can be ticked off, one place each. */
export type NumbersMarks = PencilMarks<NumbersLayer> & Partial<PencilMarks<'tick'>>

/** What a kind of numbers says of its boards. */
export interface BoardSpec<Board extends NumbersBoard> {
  /** The kind's name, as in `A jigsaw board has …`. */
  readonly kind: string
  /** The sizes that are read, checked, solved and played, from small to large. */
  readonly sizes: readonly number[]
  /** What is wrong with what a board has beside its size and its givens, which are sound; none for a kind without. */
  readonly fault?: ((board: NumbersBoard & Readonly<Record<string, unknown>>) => string | null) | undefined
  /** The groups of a board's cells, and the conditions beside them. The same object for the same board. */
  readonly layout: (board: Board) => Layout
  /** How many printed things can be ticked off, as clues outside the grid; none for a kind without. */
  readonly ticks?: ((board: Board) => number) | undefined
}

/** `4, 6 or 9`. */
function sizesSaid(sizes: readonly number[]): string {
  if (sizes.length < 2) return sizes.join('')
  const last = sizes[sizes.length - 1] as number
  const isRun = sizes.length > 5 && sizes.every((size, at) => size === (sizes[0] as number) + at)
  return isRun ? `${sizes[0] as number} to ${last}` : `${sizes.slice(0, -1).join(', ')} or ${last}`
}

/** What is wrong with a board, in a plain sentence, or null. Takes any value and never throws. */
export function boardFault<Board extends NumbersBoard>(spec: BoardSpec<Board>, board: unknown): string | null {
  const { kind, sizes, fault } = spec
  if (!isRecord(board)) return `A ${kind} board must be an object, not ${valueName(board)}.`
  const { size, givens } = board as Partial<Record<keyof NumbersBoard, unknown>>
  if (typeof size !== 'number') return `The size must be a whole number, not ${valueName(size)}.`
  if (!sizes.includes(size)) return `A ${kind} board has ${sizesSaid(sizes)} cells a side.`
  if (!Array.isArray(givens) || givens.length !== size * size) return `A ${kind} board has one given a cell.`
  if (!givens.every((given) => isWholeTo(given, size))) return `A given is a whole number from 0 to ${size}.`
  return fault?.(board as unknown as NumbersBoard & Readonly<Record<string, unknown>>) ?? null
}

/** Whether a value is a whole number from 0 to `most`. */
export function isWholeTo(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
}

/** Throws a RangeError that says what is wrong with a board. */
export function requireBoard<Board extends NumbersBoard>(
  spec: BoardSpec<Board>,
  board: unknown,
): asserts board is Board {
  throwFault(boardFault(spec, board))
}

/** What the marks of a board may hold. The layer `tick` is there only where the kind has something to tick off. */
export function numbersShape<Board extends NumbersBoard>(
  { ticks }: BoardSpec<Board>,
  board: Board,
): Readonly<Record<NumbersLayer, LayerShape>> {
  const { size } = board
  const places = size * size
  const notes = { places, most: 2 ** (size + 1) - 2 }
  const shape = { entry: { places, most: size }, corner: notes, centre: notes, colour: { places, most: 8 } }
  const tick = ticks === undefined ? {} : { tick: { places: ticks(board), most: 1 } }
  return { ...shape, ...tick }
}

/** What is wrong with marks on a board, in a plain sentence, or null. Takes any value as marks and never throws. */
export function numbersMarksFault<Board extends NumbersBoard>(
  spec: BoardSpec<Board>,
  board: Board,
  marks: unknown,
): string | null {
  const fault = pencilFault(numbersShape(spec, board), marks)
  if (fault !== null) return fault
  const { entry, corner, centre } = marks as NumbersMarks
  const written = board.givens.findIndex(
    (given, cell) => given !== 0 && (entry[cell] !== 0 || corner[cell] !== 0 || centre[cell] !== 0),
  )
  return written < 0 ? null : printedAt(written)
}

/** The sentence for a number or a note where a number is printed. */
export function printedAt(cell: number): string {
  return `A number is printed in cell ${cell}, which cannot be written on.`
}
