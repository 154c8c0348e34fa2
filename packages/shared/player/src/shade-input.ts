import type { Size } from '@kazu/grid'
import type { PencilMarks, PencilMove } from '@kazu/puzzle'
import { cellUnder, directionOf, movedCursor } from './cursor.js'
import type { Input, InputMode, InputState, KeyPress, Outcome, Point, Press, Scene } from './input.js'
import { between, isInner } from './trail.js'
import type { Place } from './trail.js'

/** The layer that holds the two marks, one place a cell: 0 empty, 1 the first mark, 2 the second. */
export type ShadeLayer = 'shade'

const EMPTY = 0
const FIRST = 1
const SECOND = 2

type Marks = PencilMarks<ShadeLayer>
type Move = PencilMove<ShadeLayer>

/** A pointer that is down, from press to release. */
interface Stroke {
  /** The state before the stroke, which cancelling brings back. */
  readonly before: ShadeState
  /** Where the pointer is. */
  readonly at: Place
  /** The cells passed that can be marked, in order, each once. */
  readonly path: readonly number[]
  /** Whether the stroke makes the second mark. */
  readonly second: boolean
  /** Whether the pointer was held down long, so that what its release would write is shown. */
  readonly held: boolean
}

/** What the shade style remembers. */
export interface ShadeState extends InputState {
  readonly stroke: Stroke | null
}

/** What the shade style must know of a kind. */
export interface ShadeOptions<Board> {
  readonly size: (board: Board) => Size
  /** Whether a cell can be marked; all unless said. */
  readonly takes?: (board: Board, cell: number) => boolean
  /** What the two marks are called: `shade` and `dot` unless said. */
  readonly first?: InputMode['name']
  readonly second?: InputMode['name']
  /** What a stroke over several cells may make: either mark, by the mode, or always the second. `both` unless said. */
  readonly drags?: 'both' | 'second'
}

type Result = Outcome<Move, ShadeState>

/** The style with what was left out filled in. */
interface Style<Board> {
  readonly size: (board: Board) => Size
  readonly takes: (board: Board, cell: number) => boolean
  readonly firstMode: string
  readonly secondMode: string
  readonly drags: 'both' | 'second'
}

/**
 * Two marks in cells. A tap goes from empty to the first mark to the second to empty; with the second mode, the second
 * button or a long press it makes the second mark or takes it away. A stroke paints: its first cell decides what is
 * written and over what, cells of another state are left alone. Keys: arrows move, Enter or Space makes the first mark,
 * X the second, Backspace empties; with Shift arrows carry the cell's mark along.
 */
export function shadeInput<Board>(options: ShadeOptions<Board>): Input<Board, Marks, Move, ShadeState> {
  const { size, takes = () => true, first = 'shade', second = 'dot', drags = 'both' } = options
  const style: Style<Board> = { size, takes, firstMode: first, secondMode: second, drags }
  return {
    style: 'shade',
    modes: [
      { name: first, key: 'z' },
      { name: second, key: 'c' },
    ],
    actions: ['clear-dots'],
    least: 28,
    start: () => ({ mode: first, cursor: null, selection: [], keys: false, stroke: null }),
    press: (scene, state, press) => shown(style, scene, begun(style, scene, state, press)),
    drag: (scene, state, points) =>
      shown(style, scene, { ...state, stroke: extended(style, scene, state.stroke, points) }),
    hold: (scene, state) => held(style, scene, state),
    release: (scene, state) => released(style, scene, state),
    cancel: (state) => state.stroke?.before ?? state,
    key: (scene, state, key) => keyed(style, scene, state, key),
    pad: (_, state) => ({ state, used: false }),
    act: (scene, state) => ({ state, move: withoutDots(scene.marks), used: true }),
    choose: (state, mode) => ({ ...state, mode, stroke: null }),
    focus: (state, cell) => ({ ...state, cursor: cell, keys: true }),
    keypad: () => [],
    view: (_, { cursor, keys }) => (keys && cursor !== null ? { cursor, keys } : {}),
  }
}

type Setting<Board> = Scene<Board, Marks>

function begun<Board>(
  style: Style<Board>,
  { board }: Setting<Board>,
  state: ShadeState,
  { point, second }: Press,
): ShadeState {
  const cell = cellUnder(style.size(board), point.x, point.y)
  const stroke: Stroke = {
    before: state,
    at: point,
    path: cell >= 0 && style.takes(board, cell) ? [cell] : [],
    second: second || state.mode === style.secondMode,
    held: false,
  }
  return { ...state, cursor: cell < 0 ? state.cursor : cell, keys: false, stroke }
}

function extended<Board>(
  { size, takes }: Style<Board>,
  { board }: Setting<Board>,
  stroke: Stroke | null,
  points: readonly Point[],
): Stroke | null {
  if (stroke === null) return null
  const path = new Set(stroke.path)
  let at = stroke.at
  for (const point of points) {
    for (const place of between(at, point)) {
      const cell = isInner(place) ? cellUnder(size(board), place.x, place.y) : -1
      if (cell >= 0 && takes(board, cell)) path.add(cell)
    }
    at = point
  }
  return { ...stroke, at, path: [...path] }
}

/** A tap shows nothing before its release; a stroke and a long press show what they would write. */
function shown<Board>(style: Style<Board>, scene: Setting<Board>, state: ShadeState): Result {
  const { stroke } = state
  if (stroke === null) return { state, used: false }
  const visible = stroke.path.length > 1 || stroke.held
  return { state, preview: visible ? moveOf(style, scene, stroke) : undefined, used: true }
}

/** A long press makes the second mark from here on, and is seen at once. */
function held<Board>(style: Style<Board>, scene: Setting<Board>, state: ShadeState): Result {
  const { stroke } = state
  if (stroke === null || stroke.path.length > 1 || stroke.held) return { state, used: false }
  return shown(style, scene, { ...state, stroke: { ...stroke, second: true, held: true } })
}

function released<Board>(style: Style<Board>, scene: Setting<Board>, state: ShadeState): Result {
  const { stroke } = state
  if (stroke === null) return { state, used: false }
  const cursor = stroke.path.at(-1) ?? state.cursor
  return { state: { ...state, cursor, stroke: null }, move: moveOf(style, scene, stroke), used: true }
}

/** What a stroke writes: its first cell decides the value, cells that stood otherwise are left alone. */
function moveOf<Board>(
  { drags }: Style<Board>,
  { marks, settings }: Setting<Board>,
  { path, second }: Stroke,
): Move | undefined {
  const [first] = path
  if (first === undefined) return undefined
  const prior = marks.shade[first] ?? EMPTY
  const value = second || (drags === 'second' && path.length > 1) ? toggled(prior, SECOND) : (prior + 1) % 3
  const fits = (cell: number): boolean => settings.overwrite === true || marks.shade[cell] === prior
  return written(path.filter(fits), value)
}

/** The mark, or nothing where it stands already. */
function toggled(prior: number, mark: number): number {
  return prior === mark ? EMPTY : mark
}

function written(cells: readonly number[], value: number): Move {
  return cells.map((place) => ({ layer: 'shade', place, value }))
}

function withoutDots(marks: Marks): Move {
  return written(
    marks.shade.flatMap((value, cell) => (value === SECOND ? [cell] : [])),
    EMPTY,
  )
}

function keyed<Board>(style: Style<Board>, scene: Setting<Board>, state: ShadeState, press: KeyPress): Result {
  if (press.alt) return { state, used: false }
  const moved = movedCursor(style.size(scene.board), state.cursor, press)
  if (moved !== null) return arrowed(style, scene, state, press, moved)
  if (press.control) return { state, used: false }
  if (press.key === 'Enter' || press.key === ' ') return marked(style, scene, state, FIRST)
  if (press.key.toLowerCase() === 'x' || press.key === '.') return marked(style, scene, state, SECOND)
  if (press.key === 'Backspace' || press.key === 'Delete' || press.key === '0') {
    return marked(style, scene, state, EMPTY)
  }
  return { state, used: false }
}

function marked<Board>({ takes }: Style<Board>, scene: Setting<Board>, state: ShadeState, mark: number): Result {
  const cell = state.cursor ?? 0
  const next = { ...state, cursor: cell, keys: true }
  if (!takes(scene.board, cell)) return { state: next, used: true }
  return { state: next, move: written([cell], toggled(scene.marks.shade[cell] ?? EMPTY, mark)), used: true }
}

/** An arrow moves; with Shift it carries the mark of the cell into the next one, if that is empty. */
function arrowed<Board>(
  { takes }: Style<Board>,
  scene: Setting<Board>,
  state: ShadeState,
  press: KeyPress,
  moved: number,
): Result {
  const next = { ...state, cursor: moved, keys: true }
  const value = state.cursor === null ? EMPTY : (scene.marks.shade[state.cursor] ?? EMPTY)
  const carries = press.shift && directionOf(press) !== null && value !== EMPTY && takes(scene.board, moved)
  if (!carries || scene.marks.shade[moved] !== EMPTY) return { state: next, used: true }
  return { state: next, move: written([moved], value), used: true }
}
