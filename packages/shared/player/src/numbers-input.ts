import type { Size } from '@kazu/grid'
import type { PencilMove } from '@kazu/puzzle'
import { cellUnder, directionOf, movedCursor, rectangle } from './cursor.js'
import type { Input, InputState, KeyPress, Outcome, PadKey, Point, Press, Scene } from './input.js'
import { clearing, erasing, fillingNotes, isWritten, valueIn, writing } from './numbers-writing.js'
import type { NumbersMarks, NumbersMove, NumbersPage, NumbersWay } from './numbers-writing.js'
import { between, isInner } from './trail.js'
import type { Place } from './trail.js'

/** A pointer that is down, from press to release. */
interface Stroke {
  /** The state before the stroke, which cancelling brings back. */
  readonly before: NumbersState
  readonly at: Place
  /** The cells passed, in order, each once. */
  readonly cells: readonly number[]
  /** Whether the sticky value is written into the cells; else they are chosen. */
  readonly writes: boolean
  /** How it is written: the mode's way, or a note by the second button. */
  readonly way: NumbersWay
}

/** What the numbers style remembers. */
export interface NumbersState extends InputState {
  readonly mode: NumbersWay
  /** The value that every tap writes; 0 for none. */
  readonly sticky: number
  /** The cell from which Shift and an arrow choose. */
  readonly anchor: number | null
  /** The printed thing that a pointer is down on. */
  readonly tick: number | null
  readonly stroke: Stroke | null
}

/** What the numbers style must know of a kind. */
export interface NumbersOptions<Board> {
  readonly size: (board: Board) => Size
  /** The greatest value. */
  readonly most: (board: Board) => number
  /** One printed value a cell, 0 for none. */
  readonly given: (board: Board) => readonly number[]
  /** The cells that may not hold a value where a cell does. */
  readonly peers: (board: Board, cell: number, value: number) => readonly number[]
  /** How a value is written. */
  readonly symbol: (value: number, board: Board) => string
  /** The value that a key of the keyboard writes, 0 for none, where values are letters; digits and A for ten otherwise. */
  readonly typed?: ((board: Board, key: string) => number) | undefined
  /** How often a value stands on a finished board; null where that is not the same for all. */
  readonly count?: ((board: Board, value: number) => number | null) | undefined
  /** Whether anything is written into a cell: not into a wall or a hole. Into every cell when left out. */
  readonly takes?: ((board: Board, cell: number) => boolean) | undefined
  /** Whether what is printed lets a cell hold a value at all, for the notes that are filled in. Yes when left out. */
  readonly fits?: ((board: Board, cell: number, value: number) => boolean) | undefined
  /** What printed things can be ticked off: the name of their targets in the drawing, and those beside a cell. */
  readonly ticks?: { readonly target: string; readonly beside: (board: Board, cell: number) => readonly number[] }
}

type NumbersScene<Board> = Scene<Board, NumbersMarks>
type Result = Outcome<NumbersMove, NumbersState>

/** How many colours there are. */
const COLOURS = 8

/**
 * Numbers in cells. With a cell chosen a number is written into it; with none chosen a number stays held and every tap
 * writes it. A drag chooses several cells, or writes the held note or colour into all that it passes. Keys: arrows move, with
 * Shift they choose more; digits write, with Shift as corner notes; Backspace, 0 and Space empty; `/` goes to notes.
 * A tap on a clue outside the grid ticks it off, and so does T for those beside the cell.
 */
export function numbersInput<Board>(
  options: NumbersOptions<Board>,
): Input<Board, NumbersMarks, NumbersMove, NumbersState> {
  const page = (scene: NumbersScene<Board>): NumbersPage => pageOf(options, scene)
  return {
    style: 'numbers',
    modes: [
      { name: 'entry', key: 'z' },
      { name: 'corner', key: 'x' },
      { name: 'centre', key: 'c' },
      { name: 'colour', key: 'v' },
    ],
    actions: ['fill-notes', 'clear-notes', 'clear-colours'],
    least: 32,
    start: () => ({
      mode: 'entry',
      cursor: null,
      selection: [],
      keys: false,
      sticky: 0,
      anchor: null,
      tick: null,
      stroke: null,
    }),
    press: (scene, state, press) => shown(page(scene), scene, begun(options, scene, state, press)),
    drag: (scene, state, points) => shown(page(scene), scene, extended(options.size(scene.board), state, points)),
    hold: (_, state) => ({ state, used: false }),
    release: (scene, state) =>
      state.tick === null ? released(page(scene), scene, state) : ticked(scene, { ...state, tick: null }, [state.tick]),
    cancel: (state) => state.stroke?.before ?? { ...state, tick: null },
    key: (scene, state, key) => keyed(options, scene, state, key),
    pad: (scene, state, id, long) => padded(page(scene), scene, state, id, long),
    act: (scene, state, action) => ({ state, move: acted(page(scene), action), used: true }),
    choose: (state, mode) => ({ ...state, mode: mode as NumbersWay, stroke: null, sticky: modeSticky(state, mode) }),
    focus: (state, cell) => chosen({ ...state, keys: true }, [cell], cell),
    keypad: (scene, state) => keypad(options, scene, state),
    view: (scene, state) => viewOf(page(scene), state),
  }
}

function pageOf<Board>(options: NumbersOptions<Board>, { board, marks }: NumbersScene<Board>): NumbersPage {
  return {
    most: options.most(board),
    given: options.given(board),
    marks,
    peers: (cell, value) => options.peers(board, cell, value),
    takes: (cell) => options.takes?.(board, cell) ?? true,
    fits: (cell, value) => options.fits?.(board, cell, value) ?? true,
  }
}

/** A held number is no colour, and a held colour no number. */
function modeSticky(state: NumbersState, mode: string): number {
  return (mode === 'colour') === (state.mode === 'colour') ? state.sticky : 0
}

function chosen(state: NumbersState, selection: readonly number[], cursor: number | null): NumbersState {
  return { ...state, selection, cursor, anchor: cursor }
}

function begun<Board>(
  { size, ticks }: NumbersOptions<Board>,
  { board }: NumbersScene<Board>,
  state: NumbersState,
  { point, second, adds }: Press,
): NumbersState {
  const cell = cellUnder(size(board), point.x, point.y)
  if (cell < 0) return { ...state, stroke: null, tick: point.targets[ticks?.target ?? ''] ?? null }
  const way = second && state.mode !== 'colour' ? 'corner' : state.mode
  const stroke: Stroke = { before: state, at: point, cells: [cell], writes: state.sticky !== 0 && !adds, way }
  const selection = adds ? [...state.selection.filter((other) => other !== cell), cell] : [cell]
  return { ...chosen(state, selection, cell), keys: false, stroke }
}

function extended(size: Size, state: NumbersState, points: readonly Point[]): NumbersState {
  let now = state
  for (const point of points) {
    if (now.stroke === null) return now
    for (const place of between(now.stroke.at, point)) now = passed(size, now, place)
  }
  return now
}

function passed(size: Size, state: NumbersState, at: Place): NumbersState {
  const { stroke } = state
  if (stroke === null) return state
  const cell = cellUnder(size, at.x, at.y)
  if (cell < 0 || !isInner(at) || stroke.cells.includes(cell)) return { ...state, stroke: { ...stroke, at } }
  const cells = [...stroke.cells, cell]
  // One number for a whole row of cells is never meant: such a stroke chooses them.
  const writes = stroke.writes && stroke.way !== 'entry'
  return {
    ...chosen(state, [...state.selection.filter((other) => other !== cell), cell], cell),
    stroke: { ...stroke, at, cells, writes },
  }
}

function shown<Board>(page: NumbersPage, scene: NumbersScene<Board>, state: NumbersState): Result {
  if (state.stroke === null) return { state, used: state.tick !== null }
  return { state, preview: strokeMove(page, scene, state), used: true }
}

/** What the stroke writes: the first cell decides between writing and rubbing out. */
function strokeMove<Board>(
  page: NumbersPage,
  scene: NumbersScene<Board>,
  state: NumbersState,
): NumbersMove | undefined {
  const { stroke, sticky } = state
  if (stroke === null || !stroke.writes) return undefined
  const { way, cells } = stroke
  const first = cells[0] as number
  const off = isWritten(page, way, [first], sticky)
  const alike = cells.filter((cell) => isWritten(page, way, [cell], sticky) === off)
  return alike.flatMap((cell) => writing(page, way, [cell], sticky, isTidy(scene)))
}

/** Ticks printed things off, or, where all of them are, takes the ticks away. */
function ticked<Board>({ marks }: NumbersScene<Board>, state: NumbersState, places: readonly number[]): Result {
  const value = places.every((place) => marks.tick?.[place] === 1) ? 0 : 1
  const move: PencilMove<'tick'> = places.map((place) => ({ layer: 'tick', place, value }))
  // Only a kind that has the layer has anything to tick.
  return { state, move: move as PencilMove as NumbersMove, used: true }
}

function isTidy<Board>({ settings }: NumbersScene<Board>): boolean {
  return settings.tidy !== false
}

function released<Board>(page: NumbersPage, scene: NumbersScene<Board>, state: NumbersState): Result {
  const { stroke } = state
  if (stroke === null) return { state, used: false }
  const done = { ...state, stroke: null }
  if (stroke.writes) return writtenStroke(page, scene, state, done)
  const { selection, cursor } = stroke.before
  const cell = stroke.cells[0] as number
  const again = stroke.cells.length === 1 && selection.length === 1 && cursor === cell
  if (!again || state.selection.length > 1) return { state: done, used: true }
  if (scene.settings.tapToStep === true) return stepped(page, scene, done, cell)
  return { state: chosen(done, [], null), used: true }
}

function writtenStroke<Board>(
  page: NumbersPage,
  scene: NumbersScene<Board>,
  state: NumbersState,
  done: NumbersState,
): Result {
  const printed = state.stroke?.way !== 'colour' && page.given[state.stroke?.cells[0] ?? -1] !== 0
  return { state: done, move: strokeMove(page, scene, state), used: true, say: printed ? 'printed' : undefined }
}

function stepped<Board>(page: NumbersPage, scene: NumbersScene<Board>, state: NumbersState, cell: number): Result {
  const value = page.marks.entry[cell] ?? 0
  const move = value >= page.most ? erasing(page, [cell]) : writing(page, 'entry', [cell], value + 1, isTidy(scene))
  return { state, move, used: true }
}

function keyed<Board>(
  options: NumbersOptions<Board>,
  scene: NumbersScene<Board>,
  state: NumbersState,
  press: KeyPress,
): Result {
  const { board } = scene
  const size = options.size(board)
  if (press.alt) return { state, used: false }
  const moved = movedCursor(size, state.cursor, press)
  const value = options.typed?.(board, press.key) || valueTyped(press, options.most(board))
  // Shift turns the digits of a number block into arrows; the key itself says what was meant.
  if (value > 0 && !press.control) return typed(pageOf(options, scene), scene, state, value, press.shift)
  if (moved !== null) return { state: movedTo(size, state, moved, press), used: true }
  if (press.control) return { state, used: false }
  if (isEraser(press)) return written(state, erasing(pageOf(options, scene), state.selection))
  const beside = press.key.toLowerCase() === 't' ? (options.ticks?.beside(board, state.cursor ?? -1) ?? []) : []
  if (beside.length > 0) return ticked(scene, state, beside)
  if (press.key === '/') return { state: { ...state, mode: state.mode === 'entry' ? 'corner' : 'entry' }, used: true }
  if (press.key === 'Escape') return letGo(state)
  return { state, used: false }
}

function letGo(state: NumbersState): Result {
  if (state.selection.length === 0 && state.sticky === 0) return { state, used: false }
  return { state: { ...chosen(state, [], null), sticky: 0 }, used: true }
}

function isEraser({ key, code }: KeyPress): boolean {
  return key === 'Backspace' || key === 'Delete' || key === ' ' || code === 'Digit0' || code === 'Numpad0'
}

/** The value that a key writes: a digit by its place on the keyboard, a letter from A for ten; 0 for any other. */
function valueTyped({ key, code }: KeyPress, most: number): number {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? (/^[1-9]$/.test(key) ? key : undefined)
  if (digit !== undefined) return Number(digit) <= most ? Number(digit) : 0
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase().charCodeAt(0) - 55 : 0
  return letter <= most ? letter : 0
}

function movedTo(size: Size, state: NumbersState, cursor: number, press: KeyPress): NumbersState {
  if (press.shift && state.cursor !== null && directionOf(press) !== null) {
    const anchor = state.anchor ?? state.cursor
    return { ...state, cursor, anchor, selection: rectangle(size, anchor, cursor), keys: true }
  }
  return { ...chosen(state, [cursor], cursor), keys: true }
}

function typed<Board>(
  page: NumbersPage,
  scene: NumbersScene<Board>,
  state: NumbersState,
  value: number,
  shift: boolean,
): Result {
  const way = shift && state.mode === 'entry' ? 'corner' : state.mode
  if (way === 'colour' && value > COLOURS) return { state, used: true }
  if (state.selection.length === 0)
    return { state: { ...state, sticky: state.sticky === value ? 0 : value }, used: true }
  return writtenInto(page, scene, { ...state, keys: true }, way, value)
}

function writtenInto<Board>(
  page: NumbersPage,
  scene: NumbersScene<Board>,
  state: NumbersState,
  way: NumbersWay,
  value: number,
): Result {
  const printed = way !== 'colour' && state.selection.every((cell) => page.given[cell] !== 0)
  const result = written(state, writing(page, way, state.selection, value, isTidy(scene)))
  return printed ? { ...result, say: 'printed' } : result
}

function written(state: NumbersState, move: NumbersMove): Result {
  return { state, move, used: true }
}

/** A key of the pad: `7` a value, `colour-3`, `erase`. Held long, or with no cell chosen, it stays for the taps to come. */
function padded<Board>(
  page: NumbersPage,
  scene: NumbersScene<Board>,
  state: NumbersState,
  id: string,
  long: boolean,
): Result {
  if (id === 'erase') return written(state, erasing(page, state.selection))
  const value = Number(id.replace('colour-', ''))
  const { order = 'auto' } = scene.settings
  const sticks = order === 'digit' || (order === 'auto' && (long || state.sticky !== 0 || state.selection.length === 0))
  if (!sticks)
    return state.selection.length === 0 ? { state, used: true } : writtenInto(page, scene, state, state.mode, value)
  const sticky = state.sticky === value ? 0 : value
  return { state: { ...chosen(state, [], null), sticky }, used: true }
}

function acted(page: NumbersPage, action: string): NumbersMove {
  if (action === 'fill-notes') return fillingNotes(page)
  return action === 'clear-notes' ? clearing(page, 'corner', 'centre') : clearing(page, 'colour')
}

function keypad<Board>(options: NumbersOptions<Board>, scene: NumbersScene<Board>, state: NumbersState): PadKey[] {
  const { board } = scene
  const erase: PadKey = { id: 'erase', type: 'erase', value: 0, text: '', left: null, sticky: false }
  if (state.mode === 'colour') {
    const colours = Array.from({ length: COLOURS }, (_, index): PadKey => {
      const value = index + 1
      return { id: `colour-${value}`, type: 'colour', value, text: '', left: null, sticky: state.sticky === value }
    })
    return [...colours, erase]
  }
  const page = pageOf(options, scene)
  const values = Array.from({ length: page.most }, (_, index): PadKey => {
    const value = index + 1
    const all = options.count?.(board, value) ?? null
    const left = all === null ? null : all - page.given.filter((_, cell) => valueIn(page, cell) === value).length
    return {
      id: String(value),
      type: 'value',
      value,
      text: options.symbol(value, board),
      left,
      sticky: state.sticky === value,
    }
  })
  return [...values, erase]
}

function viewOf(page: NumbersPage, state: NumbersState): ReturnType<Input<unknown, NumbersMarks, NumbersMove>['view']> {
  const { cursor, selection, keys, sticky, mode } = state
  const held = mode === 'colour' ? 0 : sticky
  const at = cursor !== null && selection.length === 1 ? valueIn(page, cursor) : 0
  return {
    ...(cursor === null ? {} : { cursor }),
    selection,
    keys,
    highlight: held || at,
  }
}
