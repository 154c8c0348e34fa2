import type { Engine, Hint, Kind, Language, Progress, View } from '@kazu/puzzle'
import { clockText, elapsedAt, startClock, stopClock } from './clock.js'
import type { Input, InputAction, InputState, KeyPress, Outcome, Point, Press, Scene } from './inputs.js'
import { messageOf } from './message-of.js'
import type { Message } from './message.js'
import type { PlayerAsk, PlayerBoard, PlayerDetail, PlayerEvent, PlayerPuzzle, PlayerSettings } from './options.js'
import {
  checkedSession,
  explainedSession,
  followedSession,
  hintedSession,
  loadedSession,
  newSession,
  playedSession,
  quietSession,
  redoneSession,
  restartedSession,
  taughtSession,
  undoLeavesBoard,
  undoneSession,
} from './session.js'
import type { Session, Start } from './session.js'
import { playerWords } from './words.js'
import type { PlayerWords } from './words.js'

/** What the core is handed: the puzzle, the clock, timers, and whom it tells. It touches no page. */
export interface CoreParts<K extends Kind> {
  readonly puzzle: PlayerPuzzle<K>
  readonly ask: PlayerAsk<K> | undefined
  readonly now: () => number
  /** Calls after some ms; gives what takes it back. */
  readonly after: (ms: number, act: () => void) => () => void
  /** Something that is seen has changed. */
  readonly changed: () => void
  readonly tell: (event: PlayerEvent, detail: PlayerDetail<K>) => void
  readonly announce: (text: string) => void
  /** The game changed and is to be kept: soon, or at once, before it gives way to another. */
  readonly keep: (when: 'soon' | 'now') => void
}

type State<K extends Kind> = Input<K['board'], K['marks'], K['move']>

/** An input style and what it remembers. */
interface Hand<K extends Kind> {
  readonly input: State<K>
  state: InputState
}

/** How long a finished hint stays ringed, and how long a cell is pointed at, in ms. */
const LINGER = { taught: 700, pulse: 1000, thinking: 300, boundary: 600 } as const

/**
 * A game in play, without a page: what the player does goes in, and session, view and message come out. The shell in
 * the page only draws them.
 */
export class PlayerCore<K extends Kind> {
  readonly #parts: CoreParts<K>
  readonly #engine: Engine<K>
  readonly #hands: Hand<K>[]
  #active = 0
  #session: Session<K>
  #settings: PlayerSettings
  #language: Language
  #preview: K['move'] | undefined
  #note: Message | null = null
  #pulse: readonly number[] = []
  #showFaults = false
  #asking: object | null = null
  #lastUndo = -Infinity
  #timers: (() => void)[] = []
  #visible = true
  #wasRunning = false
  #progress: { marks: K['marks']; progress: Progress<K['rule']> } | null = null

  constructor(parts: CoreParts<K>, board: PlayerBoard<K>, settings: PlayerSettings, language: Language) {
    this.#parts = parts
    this.#engine = parts.puzzle.engine
    this.#session = newSession(this.#engine, board)
    this.#settings = settings
    this.#language = language
    this.#hands = parts.puzzle.inputs.map((input) => ({ input, state: input.start(board.board) }))
    if (this.#hands.length === 0) throw new RangeError(`${parts.puzzle.kind} has no input style.`)
  }

  get session(): Session<K> {
    return this.#session
  }

  get settings(): PlayerSettings {
    return this.#settings
  }

  get language(): Language {
    return this.#language
  }

  get words(): PlayerWords {
    return playerWords(this.#language)
  }

  get input(): State<K> {
    return this.#hand().input
  }

  get state(): InputState {
    return this.#hand().state
  }

  /** The modes of all input styles, in order. */
  get modes(): State<K>['modes'] {
    return this.#hands.flatMap(({ input }) => input.modes)
  }

  get actions(): readonly InputAction[] {
    return this.#hands.flatMap(({ input }) => input.actions)
  }

  get thinking(): boolean {
    return this.#asking !== null
  }

  #hand(): Hand<K> {
    return this.#hands[this.#active] as Hand<K>
  }

  /** What stands on the board for input: the marks without a preview. */
  scene(): Scene<K['board'], K['marks']> {
    const { board, marks } = this.#session.game
    return { board, marks, settings: this.#settings }
  }

  /** How far the game is. */
  progress(): Progress<K['rule']> {
    const { board, marks } = this.#session.game
    if (this.#progress?.marks !== marks) this.#progress = { marks, progress: this.#engine.progress(board, marks) }
    return this.#progress.progress
  }

  elapsed(): number {
    return elapsedAt(this.#session.clock, this.#parts.now())
  }

  /** What is drawn. */
  view(): View<K> {
    const { game, lesson, wrong, solved } = this.#session
    const marks = this.#preview === undefined ? game.marks : this.#engine.play(game.board, game.marks, this.#preview)
    const { material, pieces, peers } = this.#settings
    return {
      board: game.board,
      marks,
      ...this.input.view({ ...this.scene(), marks }, this.state),
      faults: this.#shownFaults(),
      wrong,
      hint: lesson ?? undefined,
      solved,
      material,
      pieces,
      peers,
      pulse: this.#pulse,
      language: this.#language,
      interactive: true,
    }
  }

  #shownFaults(): Progress<K['rule']>['faults'] {
    const { errors = 'rules' } = this.#settings
    if (this.#session.solved) return []
    const { faults, done, total } = this.progress()
    // When all is done and yet something is broken, it is named unasked.
    const full = total > 0 && done >= total
    return errors === 'off' && !this.#showFaults && !full ? [] : faults
  }

  /** What the slot says. */
  message(): Message {
    return messageOf<K>({
      session: this.#session,
      note: this.#note,
      faults: this.#shownFaults(),
      progress: this.progress(),
      size: this.#engine.size(this.#session.game.board),
      time: clockText(this.elapsed()),
      places: this.#settings.hints !== 'show',
      language: this.#language,
      words: this.words,
      kind: this.#parts.puzzle.words[this.#language],
    })
  }

  #later(ms: number, act: () => void): void {
    const cancel = this.#parts.after(ms, () => {
      this.#timers = this.#timers.filter((timer) => timer !== cancel)
      act()
    })
    this.#timers.push(cancel)
  }

  /** Takes what an input style made of an act. Gives whether the act meant something. */
  #take(outcome: Outcome<K['move'], InputState>): boolean {
    const hand = this.#hand()
    hand.state = outcome.state
    this.#preview = outcome.preview
    if (outcome.move !== undefined) this.play(outcome.move)
    if (outcome.say !== undefined) this.say(this.words.news[outcome.say])
    this.#parts.changed()
    return outcome.used
  }

  /** A pointer was put down on the board. */
  press(press: Press): void {
    if (this.#session.lesson?.stage === 'do') this.#session = quietSession(this.#session)
    this.#take(this.input.press(this.scene(), this.state, press))
  }

  /** A cell was tapped, wherever its drawing has it. */
  tap(cell: number): void {
    const { width } = this.#engine.size(this.#session.game.board)
    const point = { x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5, targets: { cell } }
    this.press({ point, pointer: 'touch', second: false, adds: false })
    this.release()
  }

  drag(points: readonly Point[]): void {
    this.#take(this.input.drag(this.scene(), this.state, points))
  }

  /** A long press. Gives whether it meant something. */
  hold(): boolean {
    return this.#take(this.input.hold(this.scene(), this.state))
  }

  release(): void {
    this.#take(this.input.release(this.scene(), this.state))
  }

  /** The stroke is broken off. */
  cancel(): void {
    const hand = this.#hand()
    hand.state = hand.input.cancel(hand.state)
    this.#preview = undefined
    this.#parts.changed()
  }

  /** A key of the keyboard. Gives whether it meant something. */
  key(key: KeyPress): boolean {
    if (this.#take(this.input.key(this.scene(), this.state, key))) return true
    if (key.control || key.alt) return false
    const mode = this.modes.find((known) => known.key === key.key.toLowerCase())
    return mode !== undefined && this.choose(mode.name)
  }

  pad(id: string, long: boolean): void {
    this.#take(this.input.pad(this.scene(), this.state, id, long))
  }

  act(action: InputAction): void {
    const index = this.#hands.findIndex(({ input }) => input.actions.includes(action))
    if (index < 0) return
    this.#active = index
    this.#take(this.input.act(this.scene(), this.state, action))
    this.say(this.words.cleared)
  }

  /** Chooses a mode, of whichever input style has it. false for one that there is not. */
  choose(name: string): boolean {
    const index = this.#hands.findIndex(({ input }) => input.modes.some((mode) => mode.name === name))
    if (index < 0) return false
    this.#active = index
    const hand = this.#hand()
    hand.state = hand.input.choose(hand.state, name)
    this.#preview = undefined
    this.#parts.changed()
    return true
  }

  /** The keyboard came to a cell, or left the board. */
  focus(cell: number | null): void {
    const hand = this.#hand()
    hand.state = cell === null ? { ...hand.state, keys: false } : hand.input.focus(hand.state, cell)
    this.#parts.changed()
  }

  /** Puts the cursor on a cell, or nowhere. */
  select(cell: number | null): void {
    const hand = this.#hand()
    hand.state =
      cell === null
        ? { ...hand.state, cursor: null, selection: [], keys: false }
        : { ...hand.input.focus(hand.state, cell), keys: false }
    this.#parts.changed()
  }

  /** Makes a move. Throws a RangeError for what is no move. */
  play(move: K['move']): void {
    this.#become(playedSession(this.#engine, this.#session, move, this.#parts.now()))
  }

  /** The session becomes another one; when its game did, what was said is over, and all who listen are told. */
  #become(next: Session<K>): void {
    const before = this.#session
    this.#session = next
    this.#preview = undefined
    if (next.game === before.game) {
      this.#parts.changed()
      return
    }
    this.#note = null
    this.#showFaults = false
    this.#asking = null
    if (!this.#visible) this.#session = { ...this.#session, clock: stopClock(this.#session.clock, this.#parts.now()) }
    const solvedNow = this.#session.solved && !this.#session.told
    if (solvedNow) this.#session = { ...this.#session, told: true }
    this.#parts.keep('soon')
    this.#parts.changed()
    this.#parts.tell('kazu-change', this.detail())
    if (solvedNow) {
      this.#parts.announce(this.message().text)
      this.#parts.tell('kazu-solve', this.detail())
    } else this.#announceFault()
    this.coach()
  }

  #announceFault(): void {
    const message = this.message()
    if (message.tone === 'bad') this.#parts.announce(`${message.lead ?? ''} ${message.text}`)
  }

  /** One step back. Pressed again and again it stops before the board that was there earlier. */
  undo(): void {
    const now = this.#parts.now()
    if (undoLeavesBoard(this.#session) && now - this.#lastUndo < LINGER.boundary) {
      this.say(this.words.undoAgain)
      this.#lastUndo = now
      return
    }
    this.#lastUndo = now
    this.#changeBoard(undoneSession(this.#engine, this.#session, now))
  }

  redo(): void {
    this.#changeBoard(redoneSession(this.#engine, this.#session, this.#parts.now()))
  }

  get canUndo(): boolean {
    return this.#session.game.past.length > 0 || this.#session.before !== null
  }

  get canRedo(): boolean {
    return this.#session.game.future.length > 0 || this.#session.after !== null
  }

  #changeBoard(next: Session<K>): void {
    const sameBoard = next.game.board === this.#session.game.board
    if (!sameBoard) {
      this.#parts.keep('now')
      this.#restartHands(next.game.board)
    }
    this.#become(next)
  }

  #restartHands(board: K['board']): void {
    for (const hand of this.#hands) hand.state = hand.input.choose(hand.input.start(board), hand.state.mode)
  }

  restart(): void {
    const next = restartedSession(this.#engine, this.#session, this.#parts.now())
    if (next === this.#session) return
    this.#become(next)
    this.say(this.words.restarted)
  }

  /** Another board, which undo takes back. false for a board that is none. */
  load(board: PlayerBoard<K>): boolean {
    if (this.#engine.fault(board.board) !== null) return false
    this.#parts.keep('now')
    this.#session = loadedSession(this.#engine, this.#session, board, this.#parts.now())
    this.#restartHands(board.board)
    this.#preview = undefined
    this.#asking = null
    this.#note = null
    this.#parts.keep('soon')
    this.say(this.words.newBoard)
    this.coach()
    return true
  }

  /**
   * The board as another page left it takes the place of what is here. It is kept already, and its end was told there.
   * false, and nothing happens, for what is no game of this board.
   */
  follow(kept: Pick<Start<K>, 'run' | 'elapsed' | 'hints' | 'checks'>): boolean {
    const next = followedSession(this.#engine, this.#session, kept)
    if (next === this.#session) return false
    this.cancel()
    this.#session = next
    this.#asking = null
    this.#showFaults = false
    this.say(this.words.wentOn)
    this.#parts.tell('kazu-change', this.detail())
    this.coach()
    return true
  }

  /** Says something in the slot until the next move, and to readers. */
  say(text: string, tone: Message['tone'] = 'plain'): void {
    this.#note = { tone, text }
    this.#parts.announce(text)
    this.#parts.changed()
  }

  set(settings: PlayerSettings): void {
    const { conflicts, ...rest } = settings
    const errors = conflicts === undefined ? {} : { errors: conflicts ? ('rules' as const) : ('off' as const) }
    this.#settings = { ...this.#settings, ...errors, ...rest }
    if (settings.tutorial === false) this.#session = quietSession(this.#session)
    this.#parts.changed()
  }

  speak(language: Language): void {
    if (language === this.#language) return
    this.#language = language
    this.#note = null
    this.#parts.changed()
  }

  /** Points at cells for a moment. */
  point(cells: readonly number[]): void {
    this.#pulse = cells
    this.#parts.changed()
    this.#later(LINGER.pulse, () => {
      if (this.#pulse !== cells) return
      this.#pulse = []
      this.#parts.changed()
    })
  }

  /** The next press of the hint button: where, why, do it. */
  hint(): void {
    const { lesson, solved } = this.#session
    if (this.#settings.hints === 'off') return
    if (solved) this.#tellSolved()
    else if (lesson === null || lesson.stage === 'do') this.#askHint()
    else if (lesson.stage === 'where') this.#teach(explainedSession(this.#session), 'why')
    else if (this.#settings.hints === 'show') this.say(this.words.showsOnly)
    else this.#doHint()
  }

  /** Where the player wants to be taught, explains the next step unasked; it counts as no hint. */
  coach(): void {
    const { lesson, solved } = this.#session
    if (this.#settings.tutorial === true && lesson === null && !solved) this.#askHint()
  }

  #tellSolved(): void {
    this.#note = null
    this.#session = quietSession(this.#session)
    this.#parts.announce(this.message().text)
    this.#parts.changed()
  }

  #askHint(): void {
    if (this.#asking !== null) return
    const { board, marks } = this.#session.game
    const ask = this.#parts.ask?.hint ?? this.#engine.hint
    const found = ask(board, marks)
    if (!(found instanceof Promise)) {
      this.#give(found)
      return
    }
    const token = {}
    this.#asking = token
    this.#later(LINGER.thinking, () => {
      if (this.#asking === token) this.say(this.words.thinking)
    })
    this.#awaitHint(found, token)
  }

  #awaitHint(found: Promise<Hint<K> | null>, token: object): void {
    // A hint that comes after the next move is of another board, and is let go.
    found.then(
      (hint) => {
        if (this.#asking !== token) return
        this.#asking = null
        this.#note = null
        this.#give(hint)
      },
      () => {
        if (this.#asking !== token) return
        this.#asking = null
        this.say(this.words.hintFailed)
      },
    )
  }

  #give(hint: Hint<K> | null): void {
    if (hint === null) this.say(this.words.noHint)
    else if (this.#settings.tutorial === true) {
      const { hints } = this.#session
      this.#teach({ ...explainedSession(hintedSession(this.#session, hint)), hints }, 'why')
    } else this.#teach(hintedSession(this.#session, hint), 'where')
  }

  #teach(next: Session<K>, stage: 'where' | 'why'): void {
    this.#session = next
    this.#note = null
    this.#parts.keep('soon')
    this.#parts.changed()
    const message = this.message()
    this.#parts.announce(`${message.lead ?? ''} ${message.text}`)
    this.#parts.tell('kazu-hint', { ...this.detail(), hint: next.lesson?.hint, stage })
  }

  #doHint(): void {
    const hint = this.#session.lesson?.hint
    const next = taughtSession(this.#engine, this.#session, this.#parts.now())
    this.#become(next)
    const message = this.message()
    if (message.tone === 'teacher') this.#parts.announce(`${message.lead ?? ''} ${message.text}`)
    this.#parts.tell('kazu-hint', { ...this.detail(), hint, stage: 'do' })
    const { lesson } = this.#session
    this.#later(LINGER.taught, () => {
      if (this.#session.lesson === lesson) this.#session = quietSession(this.#session)
      this.#parts.changed()
      this.coach()
    })
  }

  /** Names a broken rule, or says that there is none; where that was chosen, compares with the answer. */
  check(): void {
    if (this.#settings.check === 'off') return
    const { board, marks } = this.#session.game
    const verdict = this.#engine.check(board, this.#engine.answer(board, marks))
    this.#session = checkedSession(this.#session, [])
    this.#note = null
    this.#showFaults = true
    const { faults, done, total } = this.progress()
    const compare = !verdict.ok && faults.length === 0 && this.#settings.errors === 'compare'
    if (!verdict.ok && faults.length === 0 && done < total) this.say(this.words.checked(done, total))
    else this.#announceFault()
    if (verdict.ok) this.#parts.announce(this.message().text)
    this.#parts.keep('soon')
    this.#parts.changed()
    this.#parts.tell('kazu-check', { ...this.detail(), verdict })
    if (compare) this.#compare()
  }

  /** The first rung of the ladder of hints knows the marks that are not those of the answer. */
  #compare(): void {
    const { board, marks } = this.#session.game
    const found = (this.#parts.ask?.hint ?? this.#engine.hint)(board, marks)
    const token = {}
    this.#asking = token
    Promise.resolve(found).then(
      (hint) => {
        if (this.#asking !== token) return
        this.#asking = null
        if (hint?.rung !== 1) return
        const shown = this.#settings.check !== 'count'
        this.#session = { ...this.#session, wrong: shown ? hint.target : [] }
        this.say(this.words.wrong(hint.reason.facts.length), 'bad')
      },
      () => {
        if (this.#asking === token) this.#asking = null
      },
    )
  }

  /** The page is hidden or seen again: the clock waits while nobody can see the board. */
  see(visible: boolean): void {
    if (visible === this.#visible) return
    this.#visible = visible
    const { clock, solved } = this.#session
    const now = this.#parts.now()
    if (!visible) this.#wasRunning = clock.since !== null
    const running = visible && this.#wasRunning && !solved
    this.#session = { ...this.#session, clock: running ? startClock(clock, now) : stopClock(clock, now) }
    if (!visible) this.#parts.keep('now')
    this.#parts.changed()
  }

  /** What the events tell. */
  detail(): PlayerDetail<K> {
    const { game, origin, hints, checks, solved } = this.#session
    const { done, total } = this.progress()
    return {
      kind: this.#parts.puzzle.kind,
      ...this.#engine.size(game.board),
      level: origin.level,
      seed: origin.seed,
      board: boardCode(this.#engine, game.board),
      run: this.#engine.encode(game),
      answer: this.#engine.answer(game.board, game.marks),
      progress: { filled: done, total },
      elapsedMs: this.elapsed(),
      hints,
      checks,
      helped: hints > 0,
      solved,
    }
  }

  /** Stops every timer. */
  stop(): void {
    this.#asking = null
    for (const cancel of this.#timers) cancel()
    this.#timers = []
  }
}

/** The board's own code; its data as text where it has none. */
export function boardCode<K extends Kind>(engine: Engine<K>, board: K['board']): string {
  return engine.write(board, 'kazu') ?? JSON.stringify(board)
}
