/*
 * An input style turns what a player does with pointer, keys and key pad into moves. It is pure: it is handed what
 * stands on the board and the state it gave back the last time, and knows nothing of a page. A pointer from press to
 * release is a stroke; a stroke shows a preview, gives at most one move at its end, and leaves nothing when cancelled.
 */

/** A point of the board. `x` and `y` are in cells from the board's upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
  /** What the drawing has under the point, by the names of its targets: `{ cell: 12, link: 7 }`. */
  readonly targets: Readonly<Record<string, number>>
}

/** A pointer that was put down. */
export interface Press {
  readonly point: Point
  readonly pointer: 'mouse' | 'touch' | 'pen'
  /** Whether the second button of a mouse, or that of a pen, is down. */
  readonly second: boolean
  /** Whether Shift, Control or Command is held, which adds to what is chosen. */
  readonly adds: boolean
}

/** A key of the keyboard, as the page's event tells it. */
export interface KeyPress {
  /** The character or the name: `a`, `ArrowUp`. */
  readonly key: string
  /** The key itself, whatever it writes: `Digit1`, `Numpad7`. */
  readonly code: string
  readonly shift: boolean
  /** Control, or Command. */
  readonly control: boolean
  readonly alt: boolean
}

/** What a player may choose about input. */
export interface InputSettings {
  /** Numbers: whether a number is chosen first, or a cell, or whichever comes first. `auto` unless said. */
  readonly order?: 'auto' | 'cell' | 'digit' | undefined
  /** Numbers: whether a written number is rubbed out of the notes that see it. True unless said. */
  readonly tidy?: boolean | undefined
  /** Numbers: whether a tap on the chosen cell steps its number on, instead of letting the cell go. */
  readonly tapToStep?: boolean | undefined
  /** Whether a stroke also changes marks that differ from the first one it met. False unless said. */
  readonly overwrite?: boolean | undefined
}

/** What stands on the board while the player acts. */
export interface Scene<Board, Marks> {
  readonly board: Board
  readonly marks: Marks
  readonly settings: InputSettings
}

/** What an input style remembers between two acts; each style adds to it. */
export interface InputState {
  /** The name of the mode that is on. */
  readonly mode: string
  /** The cell at which the keyboard stands. */
  readonly cursor: number | null
  /** The cells chosen together. */
  readonly selection: readonly number[]
  /** Whether the last act was done by keys. */
  readonly keys: boolean
}

/** What came of an act. */
export interface Outcome<Move, State> {
  readonly state: State
  /** The move that is to be made. */
  readonly move?: Move | undefined
  /** While a stroke lasts: the move that its end would make, to be shown. */
  readonly preview?: Move | undefined
  /** False when the act meant nothing here, so that the page may use it otherwise. */
  readonly used: boolean
  /** Something to tell the player, by its name in the player's words. */
  readonly say?: InputNews | undefined
}

/** What an input style has to tell. */
export type InputNews = 'pen-line' | 'pen-cross' | 'pen-up' | 'printed' | 'corner-set' | 'corner-gone'

/** One way of marking that the player can choose. */
export interface InputMode {
  readonly name:
    | 'entry'
    | 'corner'
    | 'centre'
    | 'colour'
    | 'line'
    | 'cross'
    | 'shade'
    | 'dot'
    | 'light'
    | 'inside'
    | 'rectangle'
    | 'wall'
  /** The key that chooses it. */
  readonly key: string
}

/** One key of the key pad. */
export interface PadKey {
  readonly id: string
  readonly type: 'value' | 'colour' | 'erase'
  /** The value that it writes, or the colour; 0 to erase. */
  readonly value: number
  /** What stands on it; empty where its type has a picture of its own. */
  readonly text: string
  /** How many are still to be written; null where that means nothing. */
  readonly left: number | null
  /** Whether it is held down for the taps that follow. */
  readonly sticky: boolean
}

/** What an input style shows of its state on the board. */
export interface InputView {
  readonly cursor?: number | undefined
  readonly selection?: readonly number[] | undefined
  readonly keys?: boolean | undefined
  readonly highlight?: number | undefined
}

/** An input style. The state that it is handed is always one that it gave. */
export interface Input<Board, Marks, Move, State extends InputState = InputState> {
  readonly style: 'numbers' | 'lines' | 'shade' | 'edges' | 'rectangles' | 'tiles' | 'pieces'
  /** The modes, the usual one first. */
  readonly modes: readonly InputMode[]
  /** Things done at once to the whole board, by name: `fill-notes`. */
  readonly actions: readonly InputAction[]
  /** CSS px that a cell must have under a finger; smaller boards open zoomed. */
  readonly least: number
  start(board: Board): State
  press(scene: Scene<Board, Marks>, state: State, press: Press): Outcome<Move, State>
  /** The points that the pointer passed since the last act, in order; they may lie far apart. */
  drag(scene: Scene<Board, Marks>, state: State, points: readonly Point[]): Outcome<Move, State>
  /** The pointer stayed where it was put down for a while. */
  hold(scene: Scene<Board, Marks>, state: State): Outcome<Move, State>
  release(scene: Scene<Board, Marks>, state: State): Outcome<Move, State>
  /** The stroke is broken off: the state before it, and no move. */
  cancel(state: State): State
  key(scene: Scene<Board, Marks>, state: State, key: KeyPress): Outcome<Move, State>
  /** A key of the pad was pressed, shortly or for long. */
  pad(scene: Scene<Board, Marks>, state: State, id: string, long: boolean): Outcome<Move, State>
  act(scene: Scene<Board, Marks>, state: State, action: InputAction): Outcome<Move, State>
  /** The state with another mode. */
  choose(state: State, mode: string): State
  /** The state with the keyboard at a cell, as when a reader goes there. */
  focus(state: State, cell: number): State
  keypad(scene: Scene<Board, Marks>, state: State): readonly PadKey[]
  view(scene: Scene<Board, Marks>, state: State): InputView
}

/** Things done at once to the whole board. */
export type InputAction =
  'fill-notes' | 'clear-notes' | 'clear-colours' | 'clear-crosses' | 'clear-dots' | 'clear-walls'
