import { sayReadProblem } from '@kazu/puzzle'
import type { Kind } from '@kazu/puzzle'
import { languageAt } from './language.js'
import { mountRequested } from './making.js'
import type { MountOptions } from './making.js'
import type { PlayerDetail, PlayerHandle, PlayerPuzzle } from './options.js'

declare global {
  /** The events of every player: whoever listens to them gets the {@link PlayerDetail} that they carry. */
  interface HTMLElementEventMap {
    'kazu-change': CustomEvent<PlayerDetail<Kind>>
    'kazu-hint': CustomEvent<PlayerDetail<Kind>>
    'kazu-check': CustomEvent<PlayerDetail<Kind>>
    'kazu-solve': CustomEvent<PlayerDetail<Kind>>
  }
}

/** What an element of a puzzle adds to a page's own elements. */
export interface PuzzleElement<K extends Kind> extends HTMLElement {
  /** The handle of the mounted puzzle; null while there is none. */
  readonly mount: PlayerHandle<K> | null
  readonly detail: PlayerDetail<K> | null
  undo(): void
  redo(): void
  hint(): void
  check(): void
  restart(): void
  /** Chooses what a touch makes; false for a mode that there is not. */
  mode(name: string): boolean
  select(cell: number | null): void
}

/** The attributes that are read, each again when it changes. */
const ATTRIBUTES = [
  'board',
  'givens',
  'width',
  'height',
  'size',
  'level',
  'seed',
  'run',
  'elapsed',
  'title-text',
  'errors',
  'conflicts',
  'hints',
  'check',
  'peers',
  'tidy',
  'tap-to-step',
  'order',
  'overwrite',
  'long-press',
  'clock',
  'controls',
  'locked',
  'save',
  'theme',
  'material',
  'pieces',
  'bar',
] as const

/** A puzzle for an element, at once or once it is loaded. Throws, or rejects, with why there is none. */
type Find<K extends Kind> = (element: HTMLElement) => PlayerPuzzle<K> | Promise<PlayerPuzzle<K>>

/**
 * Defines an element that plays whichever puzzle its attribute `kind` names, which is loaded when it is needed. `load`
 * gets the attribute, null where it is missing; what it throws or rejects with is said in the element. Where there is no
 * page, and where the name is taken already, nothing happens.
 */
export function defineLoadingElement<K extends Kind>(
  name: string,
  load: (kind: string | null) => Promise<PlayerPuzzle<K>>,
): void {
  define(name, (element) => load(element.getAttribute('kind')), ['kind', ...ATTRIBUTES])
}

/**
 * Defines an element that plays a puzzle, such as `<kazu-masyu>`. Where there is no page, as on a server, and where the
 * name is taken already, nothing happens.
 */
export function definePuzzleElement<K extends Kind>(name: string, puzzle: PlayerPuzzle<K>): void {
  define(name, () => puzzle, ATTRIBUTES)
}

function define<K extends Kind>(name: string, find: Find<K>, attributes: readonly string[]): void {
  if (typeof customElements === 'undefined' || customElements.get(name) !== undefined) return
  customElements.define(name, elementClass(find, attributes))
}

/** What the methods of an element go to. */
interface Holder<K extends Kind> {
  handle: PlayerHandle<K> | null
}

/** The class is made only where there is a page: `HTMLElement` is not known elsewhere. */
function elementClass<K extends Kind>(find: Find<K>, attributes: readonly string[]): CustomElementConstructor {
  return class extends speakingClass<K>() {
    static readonly observedAttributes: readonly string[] = attributes
    #waiting = false
    #turn = 0

    connectedCallback(): void {
      this.#soon()
    }

    disconnectedCallback(): void {
      this.#soon()
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#soon()
    }

    /** Several attributes that change together make one new board. */
    #soon(): void {
      if (this.#waiting) return
      this.#waiting = true
      queueMicrotask(() => {
        this.#waiting = false
        this.handle?.destroy()
        this.handle = null
        this.#turn++
        if (this.isConnected) this.#begin(this.#turn)
      })
    }

    /** Mounts the puzzle once it is there, unless another turn has begun by then. */
    #begin(turn: number): void {
      const found = find(this)
      if (!(found instanceof Promise)) {
        this.handle = mounted(found, this)
        return
      }
      const inTurn = (act: () => void): void => {
        if (turn === this.#turn) act()
      }
      found.then(
        (puzzle) => inTurn(() => (this.handle = mounted(puzzle, this))),
        (problem: unknown) => inTurn(() => sayAlone(this, problem)),
      )
    }
  }
}

function speakingClass<K extends Kind>(): new () => PuzzleElement<K> & Holder<K> {
  return class extends HTMLElement implements PuzzleElement<K>, Holder<K> {
    handle: PlayerHandle<K> | null = null

    get mount(): PlayerHandle<K> | null {
      return this.handle
    }

    get detail(): PlayerDetail<K> | null {
      return this.handle?.detail() ?? null
    }

    undo(): void {
      this.handle?.undo()
    }

    redo(): void {
      this.handle?.redo()
    }

    hint(): void {
      this.handle?.hint()
    }

    check(): void {
      this.handle?.check()
    }

    restart(): void {
      this.handle?.restart()
    }

    mode(name: string): boolean {
      return this.handle?.mode(name) ?? false
    }

    select(cell: number | null): void {
      this.handle?.select(cell)
    }
  }
}

/** Mounts what the attributes ask for; where they ask for nothing that there is, the element says why. */
function mounted<K extends Kind>(puzzle: PlayerPuzzle<K>, element: HTMLElement): PlayerHandle<K> | null {
  element.replaceChildren()
  try {
    const handle = mountRequested(element, puzzle, optionsOf<K>(element))
    if (handle === null) say(element, problemOf(puzzle, element))
    return handle
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem
    say(element, problem.message)
    return null
  }
}

/** Says why there is no puzzle, in an element that holds nothing else. */
function sayAlone(element: HTMLElement, problem: unknown): void {
  element.replaceChildren()
  say(element, problem instanceof Error ? problem.message : String(problem))
}

function say(element: HTMLElement, text: string): void {
  const words = element.ownerDocument.createElement('p')
  words.setAttribute('role', 'alert')
  words.textContent = text
  element.append(words)
}

/** Why the board of an element could not be read. */
function problemOf<K extends Kind>(puzzle: PlayerPuzzle<K>, element: HTMLElement): string {
  const { problem = 'bad-board' } = puzzle.engine.read(boardText(element) ?? '')
  return sayReadProblem(problem, languageAt(element))
}

/** The board that is asked for: `givens` is its name in the original. */
function boardText(element: HTMLElement): string | undefined {
  return element.getAttribute('board') ?? element.getAttribute('givens') ?? undefined
}

function optionsOf<K extends Kind>(element: HTMLElement): MountOptions<K> {
  const text = (name: string): string | undefined => element.getAttribute(name) ?? undefined
  const number = (name: string): number | undefined => {
    const value = text(name)
    return value === undefined ? undefined : Number(value)
  }
  const flag = (name: string): boolean | undefined => {
    const value = text(name)
    return value === undefined ? undefined : !['false', 'off', '0', 'no'].includes(value.toLowerCase())
  }
  const options: Readonly<Record<string, string | number | boolean | undefined>> = {
    board: boardText(element),
    ...Object.fromEntries(['width', 'height', 'size', 'seed', 'elapsed'].map((name) => [name, number(name)])),
    ...Object.fromEntries(
      ['level', 'run', 'errors', 'hints', 'check', 'order', 'theme', 'material', 'pieces'].map((name) => [
        name,
        text(name),
      ]),
    ),
    ...Object.fromEntries(
      ['conflicts', 'peers', 'tidy', 'overwrite', 'clock', 'controls', 'locked', 'save'].map((name) => [
        name,
        flag(name),
      ]),
    ),
    tapToStep: flag('tap-to-step'),
    longPress: number('long-press'),
    title: flag('bar') === false ? false : text('title-text'),
  }
  // Attributes are the page's own words; what they may hold is checked where it is used.
  return options
}
