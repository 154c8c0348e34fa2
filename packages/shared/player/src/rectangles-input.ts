import { cellAt, cellBeside, linkBetween, linkFrom, rectangleBetween } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { drawnRectangle, erasedRectangle, rectangleOver } from '@kazu/puzzle'
import type { RectanglesMarks, RectanglesMove } from '@kazu/puzzle'
import { cellUnder, directionOf, movedCursor, rectangle } from './cursor.js'
import type { Input, InputState, KeyPress, Outcome, Point, Press, Scene } from './input.js'
import { between } from './trail.js'
import type { Place } from './trail.js'

/** A pointer that is down, from press to release. */
interface Stroke {
  /** The state before the stroke, which cancelling brings back. */
  readonly before: RectanglesState
  readonly at: Place
  readonly from: number
  readonly to: number
  /** Whether another cell than the first was ever reached: a stroke that comes home means nothing. */
  readonly moved: boolean
  /** Whether walls are drawn instead of rectangles. */
  readonly walls: boolean
  /** The links passed while walls are drawn, in order. */
  readonly path: readonly number[]
  /** The link that a mere tap means while walls are drawn; null for none. */
  readonly tapped: number | null
}

/** What the rectangles style remembers. */
export interface RectanglesState extends InputState {
  readonly mode: 'rectangle' | 'wall'
  /** The first corner of a rectangle that is being set by taps or keys. */
  readonly anchor: number | null
  readonly stroke: Stroke | null
}

/** What the rectangles style must know of a kind. */
export interface RectanglesOptions<Board> {
  readonly size: (board: Board) => Size
}

type Result = Outcome<RectanglesMove, RectanglesState>

/**
 * Rectangles from corner to corner. A drag draws one and replaces those it meets; a tap on one takes it away, a tap
 * elsewhere sets a corner and the next tap the opposite one. In the mode of walls, or with the second button, a stroke
 * notes a wall between each two cells that it passes. Keys: Enter or Space sets a corner, arrows stretch, Enter draws;
 * Backspace takes away; Control and an arrow note a wall.
 */
export function rectanglesInput<Board>({
  size,
}: RectanglesOptions<Board>): Input<Board, RectanglesMarks, RectanglesMove, RectanglesState> {
  return {
    style: 'rectangles',
    modes: [
      { name: 'rectangle', key: 'z' },
      { name: 'wall', key: 'c' },
    ],
    actions: ['clear-walls'],
    least: 32,
    start: () => ({ mode: 'rectangle', cursor: null, selection: [], keys: false, anchor: null, stroke: null }),
    press: (scene, state, press) => shown(size(scene.board), scene.marks, begun(size(scene.board), state, press)),
    drag: (scene, state, points) => dragged(size(scene.board), scene.marks, state, points),
    hold: (_, state) => ({ state, used: false }),
    release: (scene, state) => released(size(scene.board), scene.marks, state),
    cancel: (state) => state.stroke?.before ?? state,
    key: (scene, state, key) => keyed(size(scene.board), scene, state, key),
    pad: (_, state) => ({ state, used: false }),
    act: (scene, state) => ({ state, move: withoutWalls(scene.marks), used: true }),
    choose: (state, mode) => ({
      ...state,
      mode: mode as RectanglesState['mode'],
      anchor: null,
      selection: [],
      stroke: null,
    }),
    focus: (state, cell) => ({ ...state, cursor: cell, keys: true }),
    keypad: () => [],
    view: (_, { cursor, keys, selection }) => ({ ...(keys && cursor !== null ? { cursor, keys } : {}), selection }),
  }
}

function begun(size: Size, state: RectanglesState, { point, second }: Press): RectanglesState {
  const cell = cellUnder(size, point.x, point.y)
  if (cell < 0) return { ...state, stroke: null }
  const walls = second || state.mode === 'wall'
  const stroke: Stroke = {
    before: state,
    at: point,
    from: cell,
    to: cell,
    moved: false,
    walls,
    path: [],
    tapped: point.targets['link'] ?? null,
  }
  return { ...state, cursor: cell, keys: false, stroke }
}

function dragged(size: Size, marks: RectanglesMarks, state: RectanglesState, points: readonly Point[]): Result {
  let { stroke } = state
  for (const point of points) {
    if (stroke === null) break
    for (const place of between(stroke.at, point)) stroke = reached(size, stroke, place)
  }
  // What is dragged has its own first corner.
  const anchor = stroke?.moved === true ? null : state.anchor
  return shown(size, marks, { ...state, anchor, stroke })
}

/** The stroke at its next place; outside the board it keeps to the nearest cell. */
function reached(size: Size, stroke: Stroke, at: Place): Stroke {
  const within = (value: number, most: number): number => Math.min(most - 1, Math.max(0, Math.floor(value)))
  const cell = cellAt(size, within(at.y, size.height), within(at.x, size.width))
  if (cell === stroke.to) return { ...stroke, at }
  const link = linkBetween(size, stroke.to, cell)
  const path = stroke.walls && link >= 0 ? [...stroke.path, link] : stroke.path
  return { ...stroke, at, to: cell, moved: true, path }
}

/** What the stroke would make; its cells are chosen, so that the drawing can tell how many they are. */
function shown(size: Size, marks: RectanglesMarks, state: RectanglesState): Result {
  const { stroke } = state
  if (stroke === null) return { state, used: false }
  const chosen = !stroke.walls && stroke.from !== stroke.to ? rectangle(size, stroke.from, stroke.to) : []
  const selection = chosen.length > 0 || stroke.moved ? chosen : state.selection
  return { state: { ...state, selection }, preview: strokeMove(size, marks, stroke), used: true }
}

function strokeMove(size: Size, marks: RectanglesMarks, stroke: Stroke): RectanglesMove | undefined {
  if (!stroke.walls) return stroke.from === stroke.to ? undefined : drawing(size, stroke.from, stroke.to)
  const [first] = stroke.path
  if (first === undefined) return undefined
  const prior = marks.wall[first] ?? 0
  return [...new Set(stroke.path)].filter((link) => marks.wall[link] === prior).map((place) => wall(place, 1 - prior))
}

function wall(place: number, value: number): RectanglesMove[number] {
  return { layer: 'wall', place, value }
}

function drawing(size: Size, one: number, other: number): RectanglesMove {
  return [drawnRectangle(size, rectangleBetween(size, one, other))]
}

function released(size: Size, marks: RectanglesMarks, state: RectanglesState): Result {
  const { stroke } = state
  if (stroke === null) return { state, used: false }
  const done: RectanglesState = { ...state, stroke: null }
  if (stroke.moved) {
    const move = strokeMove(size, marks, stroke)
    return { state: { ...done, cursor: stroke.to, anchor: null, selection: [] }, move, used: true }
  }
  if (!stroke.walls) return tapped(size, marks, done, stroke.from)
  const move = stroke.tapped === null ? undefined : [wall(stroke.tapped, 1 - (marks.wall[stroke.tapped] ?? 0))]
  return { state: done, move, used: true }
}

/** A tap: the second corner where the first is set; else it takes a rectangle away, or sets the first corner. */
function tapped(size: Size, marks: RectanglesMarks, state: RectanglesState, cell: number): Result {
  if (state.anchor !== null) return closed(size, state, state.anchor, cell)
  const over = rectangleOver(size, marks, cell)
  if (over !== null) return { state, move: [erasedRectangle(size, over)], used: true }
  return { state: { ...state, anchor: cell, selection: [cell] }, used: true }
}

function closed(size: Size, state: RectanglesState, anchor: number, cell: number): Result {
  return { state: { ...state, anchor: null, selection: [] }, move: drawing(size, anchor, cell), used: true }
}

function withoutWalls(marks: RectanglesMarks): RectanglesMove {
  return marks.wall.flatMap((value, place) => (value === 0 ? [] : [wall(place, 0)]))
}

function keyed<Board>(
  size: Size,
  scene: Scene<Board, RectanglesMarks>,
  state: RectanglesState,
  press: KeyPress,
): Result {
  if (press.alt) return { state, used: false }
  const direction = directionOf(press)
  if (press.control && direction !== null) return walled(size, scene.marks, state, press)
  const moved = movedCursor(size, state.cursor, press)
  if (moved !== null) return stretched(size, { ...state, cursor: moved, keys: true })
  if (press.control) return { state, used: false }
  if (press.key === 'Enter' || press.key === ' ') return cornered(size, state)
  if (press.key === 'Escape') return letGo(state)
  if (press.key === 'Backspace' || press.key === 'Delete') return rubbed(size, scene.marks, state)
  return { state, used: false }
}

/** With a corner set, the rectangle from there to the cursor is shown. */
function stretched(size: Size, state: RectanglesState): Result {
  const { anchor, cursor } = state
  if (anchor === null || cursor === null) return { state, used: true }
  return {
    state: { ...state, selection: rectangle(size, anchor, cursor) },
    preview: drawing(size, anchor, cursor),
    used: true,
  }
}

function cornered(size: Size, state: RectanglesState): Result {
  const cursor = state.cursor ?? 0
  if (state.anchor !== null) return closed(size, { ...state, keys: true }, state.anchor, cursor)
  return { state: { ...state, keys: true, cursor, anchor: cursor, selection: [cursor] }, used: true, say: 'corner-set' }
}

function letGo(state: RectanglesState): Result {
  if (state.anchor === null) return { state, used: false }
  return { state: { ...state, anchor: null, selection: [] }, used: true, say: 'corner-gone' }
}

function rubbed(size: Size, marks: RectanglesMarks, state: RectanglesState): Result {
  const over = state.cursor === null ? null : rectangleOver(size, marks, state.cursor)
  const next: RectanglesState = { ...state, anchor: null, selection: [], keys: true }
  return { state: next, move: over === null ? undefined : [erasedRectangle(size, over)], used: true }
}

/** A wall between the cursor and the cell beside it; the cursor stays. */
function walled(size: Size, marks: RectanglesMarks, state: RectanglesState, press: KeyPress): Result {
  const direction = directionOf(press)
  const cursor = state.cursor ?? 0
  if (direction === null || cellBeside(size, cursor, direction) < 0) return { state, used: true }
  const link = linkFrom(size, cursor, direction)
  return { state: { ...state, cursor, keys: true }, move: [wall(link, 1 - (marks.wall[link] ?? 0))], used: true }
}
