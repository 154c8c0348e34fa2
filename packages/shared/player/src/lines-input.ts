import { cellBeside, linkFrom, linksOf } from '@kazu/grid'
import type { Direction, Size } from '@kazu/grid'
import type { PencilMarks, PencilMove } from '@kazu/puzzle'
import { cellUnder, directionOf, movedCursor } from './cursor.js'
import type { Input, InputState, KeyPress, Outcome, Point, Press, Scene } from './input.js'
import { between } from './trail.js'
import type { Place } from './trail.js'

/** The layer that holds lines and crosses, one place a link of `@kazu/grid`: 0 empty, 1 a line, 2 a cross. */
export type LinesLayer = 'line'

const EMPTY = 0
const LINE = 1
const CROSS = 2

type Marks = PencilMarks<LinesLayer>
type Move = PencilMove<LinesLayer>

/** A pen that is down: the pointer's, from press to release. */
interface Stroke {
  /** The state before the stroke, which cancelling brings back. */
  readonly before: LinesState
  /** Where the pointer is. */
  readonly at: Place
  /** The cell that the line has reached; null when the stroke began outside. */
  readonly cell: number | null
  /** The links passed, in order. */
  readonly path: readonly number[]
  /** The link that a mere tap means, and null for a tap on no link. */
  readonly tapped: number | null
  /** Whether the stroke makes crosses. */
  readonly crosses: boolean
  /** Whether the pointer was held down long, so that its release writes even without a way. */
  readonly held: boolean
}

/** What the lines style remembers. */
export interface LinesState extends InputState {
  /** What the arrow keys do beside moving: draw, cross, or nothing. */
  readonly pen: 'up' | 'line' | 'cross'
  readonly stroke: Stroke | null
}

/** What the lines style must know of a kind. */
export interface LinesOptions<Board> {
  readonly size: (board: Board) => Size
}

type Result = Outcome<Move, LinesState>

/**
 * Lines through the centres of cells. A stroke along the centres draws, or rubs out when it begins on a line; the first
 * link decides, and links of another state are left alone. A tap near a link goes from empty to line to cross. Crosses
 * come by the mode, the second button or a long press. Keys: arrows move, with Shift or after Enter they draw, after X
 * they cross.
 */
export function linesInput<Board>({ size }: LinesOptions<Board>): Input<Board, Marks, Move, LinesState> {
  return {
    style: 'lines',
    modes: [
      { name: 'line', key: 'z' },
      { name: 'cross', key: 'c' },
    ],
    actions: ['clear-crosses'],
    least: 32,
    start: () => ({ mode: 'line', cursor: null, selection: [], keys: false, pen: 'up', stroke: null }),
    press: (scene, state, press) => shown(scene, begun(size(scene.board), state, press)),
    drag: (scene, state, points) =>
      shown(scene, { ...state, stroke: extended(size(scene.board), state.stroke, points) }),
    hold: (scene, state) => held(scene, state),
    release: (scene, state) => released(scene, state),
    cancel: (state) => state.stroke?.before ?? state,
    key: (scene, state, key) => keyed(size(scene.board), scene, state, key),
    pad: (_, state) => ({ state, used: false }),
    act: (scene, state) => ({ state, move: withoutCrosses(scene.marks), used: true }),
    choose: (state, mode) => ({ ...state, mode, stroke: null }),
    focus: (state, cell) => ({ ...state, cursor: cell, keys: true }),
    keypad: () => [],
    view: (_, { cursor, keys }) => (keys && cursor !== null ? { cursor, keys } : {}),
  }
}

function begun(size: Size, state: LinesState, { point, second }: Press): LinesState {
  const cell = cellUnder(size, point.x, point.y)
  const stroke: Stroke = {
    before: state,
    at: point,
    cell: cell < 0 ? null : cell,
    path: [],
    tapped: point.targets['link'] ?? null,
    crosses: second || state.mode === 'cross',
    held: second,
  }
  return { ...state, cursor: cell < 0 ? state.cursor : cell, keys: false, pen: 'up', stroke }
}

function extended(size: Size, stroke: Stroke | null, points: readonly Point[]): Stroke | null {
  if (stroke === null) return null
  let now = stroke
  for (const point of points) {
    for (const place of between(now.at, point)) now = reached(size, { ...now, at: place })
  }
  return now
}

// Past the middle between two centres, so that a trembling hand does not draw to and fro.
const REACH = 0.6

/** Takes the line on towards the pointer, along the axis on which it is farther. */
function reached(size: Size, stroke: Stroke): Stroke {
  if (stroke.cell === null) {
    const cell = cellUnder(size, stroke.at.x, stroke.at.y)
    return cell < 0 ? stroke : { ...stroke, cell }
  }
  const right = stroke.at.x - ((stroke.cell % size.width) + 0.5)
  const down = stroke.at.y - (Math.floor(stroke.cell / size.width) + 0.5)
  if (Math.max(Math.abs(right), Math.abs(down)) < REACH) return stroke
  const direction = towards(right, down)
  const link = linkFrom(size, stroke.cell, direction)
  if (link < 0) return stroke
  const back = stroke.path[stroke.path.length - 1] === link
  const path = back ? stroke.path.slice(0, -1) : [...stroke.path, link]
  return { ...stroke, cell: cellBeside(size, stroke.cell, direction), path, tapped: null }
}

function towards(right: number, down: number): Direction {
  if (Math.abs(right) >= Math.abs(down)) return right > 0 ? 'right' : 'left'
  return down > 0 ? 'down' : 'up'
}

function shown<Board>(scene: Scene<Board, Marks>, state: LinesState): Result {
  if (state.stroke === null) return { state, used: false }
  return { state, preview: moveOf(scene, state.stroke), used: true }
}

/** A long press makes crosses from here on, and is seen at once. */
function held<Board>(scene: Scene<Board, Marks>, state: LinesState): Result {
  const { stroke } = state
  if (stroke === null || stroke.path.length > 0 || stroke.held) return { state, used: false }
  return shown(scene, { ...state, stroke: { ...stroke, crosses: true, held: true } })
}

function released<Board>(scene: Scene<Board, Marks>, state: LinesState): Result {
  const { stroke } = state
  if (stroke === null) return { state, used: false }
  const move = moveOf(scene, stroke) ?? tapOf(scene, stroke)
  return { state: { ...state, cursor: stroke.cell ?? state.cursor, stroke: null }, move, used: true }
}

/** What the stroke writes: its first link decides the value, links that stood otherwise are left alone. */
function moveOf<Board>(
  { marks, settings }: Scene<Board, Marks>,
  { path, crosses, held, tapped }: Stroke,
): Move | undefined {
  const links = path.length > 0 ? path : held && tapped !== null ? [tapped] : []
  const first = links[0]
  if (first === undefined) return undefined
  const prior = marks.line[first] ?? EMPTY
  const mark = crosses ? CROSS : LINE
  const value = prior === mark ? EMPTY : mark
  const fits = (link: number): boolean => settings.overwrite === true || marks.line[link] === prior
  return written([...new Set(links)].filter(fits), value)
}

function tapOf<Board>({ marks }: Scene<Board, Marks>, { tapped, crosses, path }: Stroke): Move | undefined {
  if (tapped === null || path.length > 0) return undefined
  const now = marks.line[tapped] ?? EMPTY
  if (crosses) return written([tapped], now === CROSS ? EMPTY : CROSS)
  return written([tapped], now === EMPTY ? LINE : now === LINE ? CROSS : EMPTY)
}

function written(links: readonly number[], value: number): Move {
  return links.map((place) => ({ layer: 'line', place, value }))
}

function withoutCrosses(marks: Marks): Move {
  return written(
    marks.line.flatMap((value, link) => (value === CROSS ? [link] : [])),
    EMPTY,
  )
}

function keyed<Board>(size: Size, scene: Scene<Board, Marks>, state: LinesState, press: KeyPress): Result {
  if (press.alt) return { state, used: false }
  const moved = movedCursor(size, state.cursor, press)
  if (moved !== null) return arrowed(size, scene, state, press, moved)
  if (press.control) return { state, used: false }
  if (press.key === 'Enter') return penned(state, state.pen === 'line' ? 'up' : 'line')
  if (press.key.toLowerCase() === 'x') return penned(state, state.pen === 'cross' ? 'up' : 'cross')
  if (press.key === 'Escape') return state.pen === 'up' ? { state, used: false } : penned(state, 'up')
  if (press.key === 'Backspace' || press.key === 'Delete') return cleared(size, scene, state)
  return { state, used: false }
}

function penned(state: LinesState, pen: LinesState['pen']): Result {
  return { state: { ...state, pen, keys: true, cursor: state.cursor ?? 0 }, used: true, say: `pen-${pen}` }
}

/** An arrow moves; with the pen down, or with Shift, it draws as it goes, and with the cross pen it crosses and stays. */
function arrowed<Board>(
  size: Size,
  scene: Scene<Board, Marks>,
  state: LinesState,
  press: KeyPress,
  moved: number,
): Result {
  const direction = directionOf(press)
  const pen = press.shift ? 'line' : press.control && direction !== null ? 'cross' : state.pen
  const next = { ...state, cursor: moved, keys: true }
  if (direction === null || state.cursor === null || moved === state.cursor || pen === 'up') {
    return { state: next, used: true }
  }
  const link = linkFrom(size, state.cursor, direction)
  const mark = pen === 'line' ? LINE : CROSS
  const move = written([link], scene.marks.line[link] === mark ? EMPTY : mark)
  return { state: pen === 'cross' ? { ...next, cursor: state.cursor } : next, move, used: true }
}

function cleared<Board>(size: Size, scene: Scene<Board, Marks>, state: LinesState): Result {
  if (state.cursor === null) return { state, used: false }
  const marked = linksOf(size, state.cursor).filter((link) => scene.marks.line[link] !== EMPTY)
  return { state: { ...state, keys: true }, move: written(marked, EMPTY), used: true }
}
