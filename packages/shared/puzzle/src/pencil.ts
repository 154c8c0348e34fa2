import { valueName } from '@kazu/random'
import { isRecord, wholeFault } from './asked.js'

/*
 * Marks made with a pencil: layers of small whole numbers, one a place. A layer is a name (`line`, `entry`, `corner`)
 * and its places are cells, links or sides; 0 is an empty place.
 */

/** The marks of a kind played with a pencil. */
export type PencilMarks<Layer extends string = string> = Readonly<Record<Layer, readonly number[]>>

/** One place of one layer and the value that it gets. */
export interface PencilChange<Layer extends string = string> {
  readonly layer: Layer
  readonly place: number
  readonly value: number
}

/** One move: all its changes are made together and undone together. */
export type PencilMove<Layer extends string = string> = readonly PencilChange<Layer>[]

/** What a layer may hold. */
export interface LayerShape {
  readonly places: number
  /** The greatest value of a place. */
  readonly most: number
}

/** Empty marks of the given shape. */
export function emptyMarks<Layer extends string>(shape: Readonly<Record<Layer, LayerShape>>): PencilMarks<Layer> {
  const layers = Object.entries<LayerShape>(shape).map(([layer, { places }]) => [
    layer,
    new Array<number>(places).fill(0),
  ])
  return Object.fromEntries(layers) as PencilMarks<Layer>
}

/**
 * The marks after a move; the same object when nothing changes. Throws a RangeError in a plain sentence for what is no
 * list of changes, and for a layer, place or value that there is not.
 */
export function playPencil<Layer extends string>(
  shape: Readonly<Record<Layer, LayerShape>>,
  marks: PencilMarks<Layer>,
  move: PencilMove<Layer>,
): PencilMarks<Layer> {
  requirePencilMove(shape, move)
  const changed = new Map<Layer, number[]>()
  for (const { layer, place, value } of move) {
    const now = changed.get(layer) ?? marks[layer]
    if (now[place] === value) continue
    const copy = changed.get(layer) ?? [...now]
    copy[place] = value
    changed.set(layer, copy)
  }
  return changed.size === 0
    ? marks
    : { ...marks, ...(Object.fromEntries(changed) as unknown as Partial<PencilMarks<Layer>>) }
}

/** Throws a RangeError in a plain sentence unless a value is a move on marks of the shape. */
export function requirePencilMove<Layer extends string>(
  shape: Readonly<Record<Layer, LayerShape>>,
  move: unknown,
): asserts move is PencilMove<Layer> {
  if (!Array.isArray(move)) throw new RangeError(`A move must be a list of changes, not ${valueName(move)}.`)
  for (const change of move as unknown[]) requireChange(shape, change)
}

function requireChange(shape: Readonly<Record<string, LayerShape>>, change: unknown): void {
  if (!isRecord(change)) {
    throw new RangeError(`A change must be an object with a layer, a place and a value, not ${valueName(change)}.`)
  }
  const { layer, place, value } = change as Partial<Record<keyof PencilChange, unknown>>
  const known = typeof layer === 'string' && Object.hasOwn(shape, layer) ? shape[layer] : undefined
  if (known === undefined) {
    throw new RangeError(`The layer must be one of ${Object.keys(shape).join(', ')}, not ${valueName(layer)}.`)
  }
  const fault =
    wholeFault('place', place, { least: 0, most: known.places - 1 }) ??
    wholeFault('value', value, { least: 0, most: known.most })
  if (fault !== null) throw new RangeError(fault)
}

const VERSION = 1

/** The greatest length of a progress code that is read. */
export const CODE_MOST = 4_000_000

/**
 * Writes a pencil game as text: a version, the board as its own code, the marks, and the history as differences, so
 * that a long game stays short. Throws a RangeError for a history that holds anything but marks like those that stand.
 */
export function encodePencil<Layer extends string>(
  boardCode: string,
  game: {
    readonly marks: PencilMarks<Layer>
    readonly past: readonly PencilMarks<Layer>[]
    readonly future: readonly PencilMarks<Layer>[]
  },
): string {
  const line = [...game.past, game.marks, ...[...game.future].reverse()]
  if (!line.every((marks) => isLike(marks, game.marks))) {
    throw new RangeError('The history of a game must hold marks like those that stand.')
  }
  const first = line[0] as PencilMarks<Layer>
  const steps = line.slice(1).map((marks, index) => differences(line[index] as PencilMarks<Layer>, marks))
  return JSON.stringify({ version: VERSION, board: boardCode, first, steps, at: game.past.length })
}

/** Whether marks have the layers of others, each with as many places. */
function isLike(marks: unknown, others: PencilMarks): boolean {
  if (!isRecord(marks)) return false
  return Object.entries(others).every(([layer, { length }]) => {
    const values = marks[layer]
    return Array.isArray(values) && values.length === length
  })
}

function differences<Layer extends string>(from: PencilMarks<Layer>, to: PencilMarks<Layer>): (string | number)[] {
  return (Object.keys(to) as Layer[]).flatMap((layer) =>
    to[layer] === from[layer]
      ? []
      : to[layer].flatMap((value, place) => (value === from[layer][place] ? [] : [layer, place, value])),
  )
}

/** Reads what {@link encodePencil} wrote. `shapeOf` reads the board's code. null on anything bad. */
export function decodePencil<Board, Layer extends string>(
  code: string,
  shapeOf: (boardCode: string) => { board: Board; shape: Readonly<Record<Layer, LayerShape>> } | null,
): { board: Board; marks: PencilMarks<Layer>; past: PencilMarks<Layer>[]; future: PencilMarks<Layer>[] } | null {
  const data = parsed(code)
  if (data === null || data['version'] !== VERSION || typeof data['board'] !== 'string') return null
  const found = shapeOf(data['board'])
  if (found === null) return null
  const line = linesOf(data, found.shape)
  const at = data['at']
  if (line === null || typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at >= line.length) return null
  const marks = line[at] as PencilMarks<Layer>
  return { board: found.board, marks, past: line.slice(0, at), future: line.slice(at + 1).reverse() }
}

function parsed(code: string): Record<string, unknown> | null {
  if (typeof code !== 'string' || code.length > CODE_MOST) return null
  try {
    const data: unknown = JSON.parse(code)
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function linesOf<Layer extends string>(
  data: Record<string, unknown>,
  shape: Readonly<Record<Layer, LayerShape>>,
): PencilMarks<Layer>[] | null {
  const first = readMarks(data['first'], shape)
  const steps = data['steps']
  if (first === null || !Array.isArray(steps)) return null
  const line = [first]
  for (const step of steps as unknown[]) {
    const move = readDifferences<Layer>(step)
    if (move === null) return null
    try {
      line.push(playPencil(shape, line[line.length - 1] as PencilMarks<Layer>, move))
    } catch {
      return null
    }
  }
  return line
}

/** Marks out of unknown data: every layer of the shape and no other, each value in its range. null on anything bad. */
export function readMarks<Layer extends string>(
  data: unknown,
  shape: Readonly<Record<Layer, LayerShape>>,
): PencilMarks<Layer> | null {
  if (pencilFault(shape, data) !== null) return null
  const record = data as PencilMarks<Layer>
  const names = Object.keys(shape) as Layer[]
  return Object.fromEntries(names.map((layer) => [layer, record[layer]])) as PencilMarks<Layer>
}

/**
 * What keeps a value from being marks of the shape, in a plain sentence, or null: every layer of the shape and no other,
 * each value in its range.
 */
export function pencilFault(shape: Readonly<Record<string, LayerShape>>, marks: unknown): string | null {
  const names = Object.keys(shape)
  if (!isRecord(marks)) return `The marks must be an object with ${names.join(', ')}, not ${valueName(marks)}.`
  const other = Object.keys(marks).find((layer) => !names.includes(layer))
  if (other !== undefined) return `There are marks of a layer called ${other}; there may be ${names.join(', ')}.`
  for (const [layer, { places, most }] of Object.entries(shape)) {
    const values = Object.hasOwn(marks, layer) ? marks[layer] : undefined
    const whole = Array.isArray(values) && values.length === places && isWithin(values, most)
    if (!whole) return `The marks of the layer ${layer} must be a list of ${places} whole numbers from 0 to ${most}.`
  }
  return null
}

function isWithin(values: readonly unknown[], most: number): boolean {
  return values.every((value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most)
}

function readDifferences<Layer extends string>(step: unknown): PencilMove<Layer> | null {
  if (!Array.isArray(step) || step.length % 3 !== 0) return null
  const items = step as unknown[]
  const move: PencilChange<Layer>[] = []
  for (let index = 0; index < items.length; index += 3) {
    const [layer, place, value] = items.slice(index, index + 3)
    if (typeof layer !== 'string' || typeof place !== 'number' || typeof value !== 'number') return null
    move.push({ layer: layer as Layer, place, value })
  }
  return move
}
