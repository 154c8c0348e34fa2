import { sideOf } from '@kazu/grid'
import type { Direction, Size } from '@kazu/grid'
import type { PencilMarks, PencilMove } from '@kazu/puzzle'
import { cellUnder, directionOf, movedCursor } from './cursor.js'
import type { Input, InputAction, InputState, KeyPress, Outcome, Point, Press, Scene } from './input.js'
import { linesInput } from './lines-input.js'
import { shadeInput } from './shade-input.js'

/**
 * The layers of edges: `line`, one place a side of `@kazu/grid`: 0 empty, 1 a line, 2 a cross; `shade`, one place a
 * cell: 0 nothing, 1 inside, 2 outside.
 */
export type EdgesLayer = 'line' | 'shade'

const EMPTY = 0
const LINE = 1
const CROSS = 2
const INSIDE = 1
const OUTSIDE = 2

type Marks = PencilMarks<EdgesLayer>
type Move = PencilMove<EdgesLayer>

/** What the edges style remembers. */
export interface EdgesState extends InputState {
  /** What the arrow keys do beside moving: draw, cross, or nothing. */
  readonly pen: 'up' | 'line' | 'cross'
  /** The stroke of a pointer that is down, as the style remembers it that it belongs to: over sides, or over cells. */
  readonly stroke: { readonly over: 'sides' | 'cells'; readonly state: InputState } | null
}

/** What the edges style must know of a kind. */
export interface EdgesOptions<Board> {
  readonly size: (board: Board) => Size
}

type Result = Outcome<Move, EdgesState>
type Setting<Board> = Scene<Board, Marks>

/** The two styles of which this one is made: lines through the corners of cells, and marks in cells. */
type Styles<Board> = Readonly<Record<'sides' | 'cells', Input<Board, Marks, Move>>>

/**
 * Lines along the sides of cells. A stroke along the sides draws, or rubs out when it begins on a line; a tap takes the
 * nearest side from empty to line to cross. Crosses come by the mode, the second button or a long press; in the third
 * mode cells are coloured as inside or outside. Keys: arrows move from cell to cell, with Shift or after Enter they draw
 * the side of the cell that lies there, with Control or after X they cross it; I and O colour the cell.
 */
export function edgesInput<Board>({ size }: EdgesOptions<Board>): Input<Board, Marks, Move, EdgesState> {
  const styles: Styles<Board> = {
    sides: linesInput<Board>({ size: (board) => cornersOf(size(board)) }),
    cells: shadeInput<Board>({ size, first: 'inside' }),
  }
  return {
    style: 'edges',
    modes: [
      { name: 'line', key: 'z' },
      { name: 'cross', key: 'c' },
      { name: 'inside', key: 'v' },
    ],
    actions: ['clear-crosses', 'clear-colours'],
    least: 34,
    start: () => ({ mode: 'line', cursor: null, selection: [], keys: false, pen: 'up', stroke: null }),
    press: (scene, state, press) => pressed(styles, size(scene.board), scene, state, press),
    drag: (scene, state, points) =>
      stroked(state, ({ over, state: stroke }) =>
        styles[over].drag(scene, stroke, over === 'sides' ? points.map(amongCorners) : points),
      ),
    hold: (scene, state) => stroked(state, ({ over, state: stroke }) => styles[over].hold(scene, stroke)),
    release: (scene, state) => {
      const result = stroked(state, ({ over, state: stroke }) => styles[over].release(scene, stroke))
      return { ...result, state: { ...result.state, stroke: null } }
    },
    cancel: (state) => ({ ...state, stroke: null }),
    key: (scene, state, key) => keyed(size(scene.board), scene, state, key),
    pad: (_, state) => ({ state, used: false }),
    act: (scene, state, action) => ({ state, move: cleared(scene.marks, action), used: true }),
    choose: (state, mode) => ({ ...state, mode, stroke: null }),
    focus: (state, cell) => ({ ...state, cursor: cell, keys: true }),
    keypad: () => [],
    view: (_, { cursor, keys }) => (keys && cursor !== null ? { cursor, keys } : {}),
  }
}

/** The corners of cells as a board of their own: its links are the sides of the cells, under the same numbers. */
function cornersOf({ width, height }: Size): Size {
  return { width: width + 1, height: height + 1 }
}

/** A point among the corners, each of which is the middle of a cell there. */
function amongCorners(point: Point): Point {
  return { ...point, x: point.x + 0.5, y: point.y + 0.5 }
}

function pressed<Board>(
  styles: Styles<Board>,
  size: Size,
  scene: Setting<Board>,
  state: EdgesState,
  press: Press,
): Result {
  const over = state.mode === 'inside' ? 'cells' : 'sides'
  const style = styles[over]
  const cell = cellUnder(size, press.point.x, press.point.y)
  const point = over === 'sides' ? amongCorners(press.point) : press.point
  const begun = style.press(scene, style.choose(style.start(scene.board), state.mode), { ...press, point })
  const next = { ...state, cursor: cell < 0 ? state.cursor : cell, keys: false, pen: 'up' as const }
  return { ...begun, state: { ...next, stroke: { over, state: begun.state } } }
}

function stroked(
  state: EdgesState,
  act: (stroke: NonNullable<EdgesState['stroke']>) => Outcome<Move, InputState>,
): Result {
  if (state.stroke === null) return { state, used: false }
  const outcome = act(state.stroke)
  return { ...outcome, state: { ...state, stroke: { ...state.stroke, state: outcome.state } } }
}

function keyed<Board>(size: Size, scene: Setting<Board>, state: EdgesState, press: KeyPress): Result {
  if (press.alt) return { state, used: false }
  const direction = directionOf(press)
  const pen = press.shift ? 'line' : press.control ? 'cross' : state.pen
  if (direction !== null && state.cursor !== null && pen !== 'up') return sided(size, scene, state, direction, pen)
  const moved = movedCursor(size, state.cursor, press)
  if (moved !== null) return { state: { ...state, cursor: moved, keys: true }, used: true }
  return press.control ? { state, used: false } : lettered(size, scene, state, press.key)
}

/** The side of the cursor's cell that lies in a direction is drawn or crossed, or emptied where it is so already. */
function sided<Board>(
  size: Size,
  { marks }: Setting<Board>,
  state: EdgesState,
  direction: Direction,
  pen: 'line' | 'cross',
): Result {
  const side = sideOf(size, state.cursor ?? 0, direction)
  const mark = pen === 'line' ? LINE : CROSS
  const value = marks.line[side] === mark ? EMPTY : mark
  return { state: { ...state, keys: true }, move: [{ layer: 'line', place: side, value }], used: true }
}

function lettered<Board>(size: Size, scene: Setting<Board>, state: EdgesState, key: string): Result {
  const letter = key.toLowerCase()
  if (key === 'Enter' || key === ' ') return penned(state, state.pen === 'line' ? 'up' : 'line')
  if (letter === 'x') return penned(state, state.pen === 'cross' ? 'up' : 'cross')
  if (key === 'Escape') return state.pen === 'up' ? { state, used: false } : penned(state, 'up')
  if (letter === 'i') return coloured(scene, state, INSIDE)
  if (letter === 'o') return coloured(scene, state, OUTSIDE)
  if (key === 'Backspace' || key === 'Delete') return emptied(size, scene, state)
  return { state, used: false }
}

function penned(state: EdgesState, pen: EdgesState['pen']): Result {
  return { state: { ...state, pen, keys: true, cursor: state.cursor ?? 0 }, used: true, say: `pen-${pen}` }
}

function coloured<Board>({ marks }: Setting<Board>, state: EdgesState, colour: number): Result {
  const cell = state.cursor ?? 0
  const value = marks.shade[cell] === colour ? EMPTY : colour
  return { state: { ...state, cursor: cell, keys: true }, move: [{ layer: 'shade', place: cell, value }], used: true }
}

/** Everything at the cursor's cell is rubbed out: its sides and its colour. */
function emptied<Board>(size: Size, { marks }: Setting<Board>, state: EdgesState): Result {
  const cell = state.cursor
  if (cell === null) return { state, used: false }
  const sides = (['up', 'down', 'left', 'right'] as const).map((direction) => sideOf(size, cell, direction))
  const move: Move = [
    ...sides
      .filter((side) => marks.line[side] !== EMPTY)
      .map((place) => ({ layer: 'line' as const, place, value: EMPTY })),
    ...(marks.shade[cell] === EMPTY ? [] : [{ layer: 'shade' as const, place: cell, value: EMPTY }]),
  ]
  return { state: { ...state, keys: true }, move, used: true }
}

function cleared(marks: Marks, action: InputAction): Move {
  const layer = action === 'clear-crosses' ? 'line' : 'shade'
  const goes = (value: number): boolean => (layer === 'line' ? value === CROSS : value !== EMPTY)
  return marks[layer].flatMap((value, place) => (goes(value) ? [{ layer, place, value: EMPTY }] : []))
}
