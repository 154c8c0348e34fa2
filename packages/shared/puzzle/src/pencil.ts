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
 * The marks after a move; the same object when nothing changes. Throws a RangeError for a layer, place or value that
 * there is not.
 */
export function playPencil<Layer extends string>(
  shape: Readonly<Record<Layer, LayerShape>>,
  marks: PencilMarks<Layer>,
  move: PencilMove<Layer>,
): PencilMarks<Layer> {
  const changed = new Map<Layer, number[]>()
  for (const { layer, place, value } of move) {
    requireChange(shape, layer, place, value)
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

function requireChange<Layer extends string>(
  shape: Readonly<Record<Layer, LayerShape>>,
  layer: Layer,
  place: number,
  value: number,
): void {
  const known = Object.hasOwn(shape, layer) ? shape[layer] : undefined
  if (known === undefined) throw new RangeError(`There is no layer called ${layer}.`)
  if (!Number.isInteger(place) || place < 0 || place >= known.places) {
    throw new RangeError(`${String(place)} is not a place of the layer ${layer}.`)
  }
  if (!Number.isInteger(value) || value < 0 || value > known.most) {
    throw new RangeError(`${String(value)} is not a value of the layer ${layer}.`)
  }
}

const VERSION = 1

/** The greatest length of a progress code that is read. */
export const CODE_MOST = 4_000_000

/**
 * Writes a pencil game as text: a version, the board as its own code, the marks, and the history as differences, so
 * that a long game stays short.
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
  const first = line[0] as PencilMarks<Layer>
  const steps = line.slice(1).map((marks, index) => differences(line[index] as PencilMarks<Layer>, marks))
  return JSON.stringify({ version: VERSION, board: boardCode, first, steps, at: game.past.length })
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
  if (typeof data !== 'object' || data === null) return null
  const record = data as Record<string, unknown>
  const names = Object.keys(shape)
  if (Object.keys(record).length !== names.length) return null
  for (const [layer, { places, most }] of Object.entries<LayerShape>(shape)) {
    const values = Object.hasOwn(record, layer) ? record[layer] : undefined
    if (!Array.isArray(values) || values.length !== places) return null
    const fits = (value: unknown): boolean =>
      Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
    if (!values.every(fits)) return null
  }
  return Object.fromEntries(names.map((layer) => [layer, record[layer]])) as PencilMarks<Layer>
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
