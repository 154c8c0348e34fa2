import { linkBetween, linkCount } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { emptyMarks, playPencil } from '@kazu/puzzle'
import type { LayerShape, PencilMarks, PencilMove } from '@kazu/puzzle'
import type { Input, InputSettings, InputState, KeyPress, Outcome, Point, Press } from '../src/inputs.js'

/** A hand that plays without a page: it acts on an input style and keeps what comes of it. */
export interface Hand<Layer extends string, State> {
  readonly marks: () => PencilMarks<Layer>
  readonly preview: () => PencilMarks<Layer>
  readonly state: () => State
  readonly moves: () => readonly PencilMove<Layer>[]
  readonly settings: InputSettings
  readonly press: (point: Point, how?: Partial<Press>) => void
  readonly drag: (...points: readonly Point[]) => void
  readonly hold: () => void
  readonly release: () => void
  readonly cancel: () => void
  readonly stroke: (points: readonly Point[], how?: Partial<Press>) => void
  readonly tap: (point: Point, how?: Partial<Press>) => void
  readonly key: (key: string, how?: Partial<KeyPress>) => boolean
  readonly pad: (id: string, long?: boolean) => void
  readonly mode: (name: string) => void
  readonly act: (
    name: 'fill-notes' | 'clear-notes' | 'clear-colours' | 'clear-crosses' | 'clear-dots' | 'clear-walls',
  ) => void
}

/** A hand over an empty board. */
export function handOf<Board, Layer extends string, State extends InputState>(
  input: Input<Board, PencilMarks<Layer>, PencilMove<Layer>, State>,
  board: Board,
  shape: Readonly<Record<Layer, LayerShape>>,
  settings: InputSettings = {},
): Hand<Layer, State> {
  let marks = emptyMarks(shape)
  let preview: PencilMove<Layer> | undefined
  let state = input.start(board)
  const moves: PencilMove<Layer>[] = []
  const scene = () => ({ board, marks, settings })
  const take = (outcome: Outcome<PencilMove<Layer>, State>): boolean => {
    state = outcome.state
    preview = outcome.preview
    const before = marks
    if (outcome.move !== undefined) marks = playPencil(shape, marks, outcome.move)
    if (outcome.move !== undefined && marks !== before) moves.push(outcome.move)
    return outcome.used
  }
  const press = (point: Point, how: Partial<Press> = {}): void => {
    take(input.press(scene(), state, { point, pointer: 'mouse', second: false, adds: false, ...how }))
  }
  const drag = (...points: readonly Point[]): void => void take(input.drag(scene(), state, points))
  const release = (): void => void take(input.release(scene(), state))
  const stroke = (points: readonly Point[], how: Partial<Press> = {}): void => {
    press(points[0] as Point, how)
    for (const point of points.slice(1)) drag(point)
    release()
  }
  return {
    marks: () => marks,
    preview: () => (preview === undefined ? marks : playPencil(shape, marks, preview)),
    state: () => state,
    moves: () => moves,
    settings,
    press,
    drag,
    hold: () => void take(input.hold(scene(), state)),
    release,
    cancel: () => {
      state = input.cancel(state)
      preview = undefined
    },
    stroke,
    tap: (point, how) => stroke([point], how),
    key: (key, how = {}) =>
      take(input.key(scene(), state, { key, code: codeOf(key), shift: false, control: false, alt: false, ...how })),
    pad: (id, long = false) => void take(input.pad(scene(), state, id, long)),
    mode: (name) => {
      state = input.choose(state, name)
    },
    act: (name) => void take(input.act(scene(), state, name)),
  }
}

function codeOf(key: string): string {
  if (/^\d$/.test(key)) return `Digit${key}`
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key
}

/** A point in a cell, from its centre. */
export function inCell(size: Size, cell: number, right = 0, down = 0): Point {
  return {
    x: (cell % size.width) + 0.5 + right,
    y: Math.floor(cell / size.width) + 0.5 + down,
    targets: { cell },
  }
}

/** The middle of the link between two cells. */
export function onLink(size: Size, first: number, second: number): Point {
  const [one, other] = [inCell(size, first), inCell(size, second)]
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, targets: { link: linkBetween(size, first, second) } }
}

/** The shape of marks that holds lines on a board. */
export function lineShape(size: Size): { line: LayerShape } {
  return { line: { places: linkCount(size), most: 2 } }
}
