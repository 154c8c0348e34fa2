import type { Hint, Kind, Language, Material, Pieces, Puzzle, Verdict } from '@kazu/puzzle'
import type { Input } from './inputs.js'
import type { ListedStorage, Storage } from './saving.js'
import type { StageKind } from './stage.js'

/** A puzzle that can be played: its input styles are those of this package, and its board may be a stage of its own. */
export type PlayerPuzzle<K extends Kind> = Puzzle<K, Input<K['board'], K['marks'], K['move']>> & {
  readonly stage?: StageKind<K> | undefined
}

/** What may be chosen while playing, by the page through `set` and by the player in the menu. */
export interface PlayerSettings {
  /**
   * What is shown as wrong: nothing (`off`), rules that are broken (`rules`, unless said), or those and, when Check is
   * pressed, the marks that differ from the answer (`compare`).
   */
  readonly errors?: 'off' | 'rules' | 'compare' | undefined
  /** Whether rules that are broken are shown at once; `false` is `errors: 'off'`. */
  readonly conflicts?: boolean | undefined
  /** Whether the hint button goes on to do the step (`place`, unless said), only shows it (`show`), or is not there. */
  readonly hints?: 'place' | 'show' | 'off' | undefined
  /** Whether Check marks the cells that it finds (`show`, unless said), only counts them, or is not there. */
  readonly check?: 'show' | 'count' | 'off' | undefined
  /** Whether the cells that see the chosen one are washed. True unless said. */
  readonly peers?: boolean | undefined
  /** Whether a written number is rubbed out of the notes that see it. True unless said. */
  readonly tidy?: boolean | undefined
  /** Whether a tap on the chosen cell steps its number on. False unless said. */
  readonly tapToStep?: boolean | undefined
  /** Whether a number is chosen first, or a cell, or whichever comes first. `auto` unless said. */
  readonly order?: 'auto' | 'cell' | 'digit' | undefined
  /** Whether a stroke also changes marks that differ from the first one it met. False unless said. */
  readonly overwrite?: boolean | undefined
  /** How long a press must stay to be a long one, in ms; 450 unless said. `Infinity`: no press is long. */
  readonly longPress?: number | undefined
  /** Whether the clock is seen. True unless said; it runs all the same. */
  readonly clock?: boolean | undefined
  /** Whether zoom and position stay as they are. False unless said. */
  readonly locked?: boolean | undefined
  /** Whether key pad and buttons are there. True unless said. */
  readonly controls?: boolean | undefined
  /** The language; left out, that of the nearest `lang` above the host, followed when it changes. */
  readonly language?: Language | undefined
  /** The theme; left out or `auto`, that of the page or the device. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined
  readonly material?: Material | undefined
  readonly pieces?: Pieces | undefined
  /** Whether the next step is explained unasked, at the start and after every move. False unless said. */
  readonly tutorial?: boolean | undefined
  /** What is chosen of what a kind's own stage offers, by name: the shape of tiles. */
  readonly choices?: Readonly<Record<string, string>> | undefined
}

/** A button that the page adds, in the menu or beside the words at the end. */
export interface PlayerAction {
  readonly label: string
  readonly act: () => void
}

/** What a hint or an answer is asked of, when the puzzle's own engine would hold the page up. */
export interface PlayerAsk<K extends Kind> {
  readonly hint: (board: K['board'], marks: K['marks']) => Hint<K> | null | Promise<Hint<K> | null>
}

/** What is played: a board and where it comes from. */
export interface PlayerBoard<K extends Kind> {
  readonly board: K['board']
  /** A progress code to go on from. One that is broken, or of another board, is passed over. */
  readonly run?: string | undefined
  /** ms that are on the clock already. */
  readonly elapsed?: number | undefined
  /** Carried in the events, to say which board it was. */
  readonly level?: string | undefined
  readonly seed?: number | undefined
  /** The second line of the title; left out, the size and the level. */
  readonly subtitle?: string | undefined
}

/** How a puzzle is mounted. */
export interface PlayerOptions<K extends Kind> extends PlayerBoard<K>, PlayerSettings {
  /** The title; left out, the name of the kind. `false` leaves the whole bar out. */
  readonly title?: string | false | undefined
  /** The level of the title among the page's headings, 1 to 6; 2 unless said. */
  readonly headingLevel?: number | undefined
  /** An element of the page at the start of the bar, such as a link back. */
  readonly lead?: HTMLElement | undefined
  /** An element of the page under the tools, and beside the board at a desk. */
  readonly aside?: HTMLElement | undefined
  /** Buttons of the page in the menu, or what gives them each time that it opens. */
  readonly menu?: readonly PlayerAction[] | (() => readonly PlayerAction[]) | undefined
  /** Buttons of the page beside the words at the end, or what gives them then. */
  readonly finish?: readonly PlayerAction[] | (() => readonly PlayerAction[]) | undefined
  /**
   * Where progress and settings are kept: the page's `localStorage` unless said, another storage, or nowhere
   * (`false`).
   */
  readonly save?: boolean | Storage | ListedStorage | undefined
  readonly ask?: PlayerAsk<K> | undefined
  readonly onChange?: ((detail: PlayerDetail<K>) => void) | undefined
  readonly onHint?: ((detail: PlayerDetail<K>) => void) | undefined
  readonly onCheck?: ((detail: PlayerDetail<K>) => void) | undefined
  readonly onSolve?: ((detail: PlayerDetail<K>) => void) | undefined
  /** The player chose something in the menu. */
  readonly onSettings?: ((settings: PlayerSettings) => void) | undefined
}

/** The names of the events, which bubble from the host and carry a {@link PlayerDetail}. */
export type PlayerEvent = 'kazu-change' | 'kazu-hint' | 'kazu-check' | 'kazu-solve'

/** What the events tell, and `detail()` at any time. */
export interface PlayerDetail<K extends Kind> {
  readonly kind: string
  readonly width: number
  readonly height: number
  readonly level: string | undefined
  readonly seed: number | undefined
  /** The board's own code. */
  readonly board: string
  /** The progress code: marks and history, without the answer. */
  readonly run: string
  readonly answer: K['answer']
  readonly progress: { readonly filled: number; readonly total: number }
  readonly elapsedMs: number
  readonly hints: number
  readonly checks: number
  /** Whether any hint was asked for. */
  readonly helped: boolean
  readonly solved: boolean
  /** With `kazu-hint`: the hint and how far it was given. */
  readonly hint?: Hint<K> | undefined
  readonly stage?: 'where' | 'why' | 'do' | undefined
  /** With `kazu-check`: the verdict by the rules. */
  readonly verdict?: Verdict<K['rule']> | undefined
}

/** A mounted puzzle. After `destroy` nothing of it acts any more. */
export interface PlayerHandle<K extends Kind> {
  readonly host: HTMLElement
  /** Board, marks and history as they are now. */
  readonly game: () => { readonly board: K['board']; readonly marks: K['marks'] }
  readonly detail: () => PlayerDetail<K>
  /**
   * Another board in the place of this one, which undo brings back. false, and nothing happens, for a board that is
   * none; no event.
   */
  readonly load: (board: PlayerBoard<K>) => boolean
  readonly set: (settings: PlayerSettings) => void
  readonly settings: () => PlayerSettings
  /** Puts the keyboard's cursor on a cell, or nowhere. */
  readonly select: (cell: number | null) => void
  /** Makes a move. Throws a RangeError for what is no move. */
  readonly play: (move: K['move']) => void
  /**
   * Presses a key of the pad: writes the value where a cell is chosen, else holds it for the taps to come; 0 erases.
   * Nothing happens for a kind without a pad.
   */
  readonly enter: (value: number) => void
  /** Chooses what a touch makes, by the mode's name: `cross`, `corner`. false for a mode that there is not. */
  readonly mode: (name: string) => boolean
  readonly undo: () => void
  readonly redo: () => void
  /** The next press of the hint button: where, why, do it. */
  readonly hint: () => void
  readonly check: () => void
  readonly restart: () => void
  /** Says something in the slot beside the board, until the next move. */
  readonly say: (text: string) => void
  /** Puts the focus on the board. */
  readonly focus: () => void
  readonly destroy: () => void
}
