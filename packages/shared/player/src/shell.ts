import type { Kind } from '@kazu/puzzle'
import { makeBar } from './bar-view.js'
import type { BarView } from './bar-view.js'
import { makeBoardView } from './board-view.js'
import { clockText } from './clock.js'
import { controlsOf, hasZoomControl } from './controls-of.js'
import { makeControls } from './controls-view.js'
import type { Control } from './controls-view.js'
import type { PlayerCore } from './core.js'
import { BoardFit } from './fit.js'
import { longPressOf } from './gestures.js'
import { makeMenu } from './menu-view.js'
import { makeMinimap } from './minimap.js'
import { makeModes } from './modes-view.js'
import type { PlayerAction, PlayerOptions, PlayerPuzzle, PlayerSettings } from './options.js'
import { makePad } from './pad-view.js'
import { listen, make, setAttributes, setText } from './page.js'
import type { Disconnect } from './page.js'
import type { BoardActs } from './pointers.js'
import { makeReaderGrid } from './reader-grid.js'
import { makeSlot } from './slot-view.js'
import { makeStageView } from './stage-view.js'
import { chosenOf } from './stage.js'
import type { Stage, StageActs, StageBox } from './stage.js'

/** What the shell is made of. */
export interface ShellParts<K extends Kind> {
  readonly host: HTMLElement
  readonly puzzle: PlayerPuzzle<K>
  readonly options: PlayerOptions<K>
  readonly core: PlayerCore<K>
  /** The player changed a setting in the menu. */
  readonly set: (settings: PlayerSettings) => void
  readonly notSaved: () => string | undefined
}

let boards = 0

/** Buttons of the page: a list, or what gives one now. */
function given(actions: PlayerOptions<Kind>['menu']): readonly PlayerAction[] {
  return typeof actions === 'function' ? actions() : (actions ?? [])
}

/** Where the parts of a player stand in the page, and how they are brought up to date. */
export class Shell<K extends Kind> {
  readonly #parts: ShellParts<K>
  readonly #document: Document
  readonly #window: Window
  readonly #id = `kz${++boards}-`
  readonly #root: HTMLElement
  readonly #live: HTMLElement
  readonly #bar
  readonly #board
  /** What draws the board and handles its pointers, where the kind has a stage of its own. */
  readonly #stage: Stage<K> | null
  readonly #reader
  readonly #slot
  readonly #map
  readonly #modes
  readonly #pad
  readonly #controls
  readonly #tools: HTMLElement
  readonly #fit: BoardFit
  readonly #disconnects: Disconnect[] = []
  #menu: HTMLElement | null = null
  #frame = 0
  #ticker: ReturnType<typeof setInterval> | undefined
  #pointing = false
  #noteMode = 'corner'
  /** The target of the hint that was brought into sight last. */
  #taught: readonly number[] | undefined = undefined

  constructor(parts: ShellParts<K>) {
    const { host, core, options } = parts
    this.#parts = parts
    this.#document = host.ownerDocument
    this.#window = this.#document.defaultView ?? window
    const document = this.#document
    const longPress = (): number => longPressOf(core.settings)
    this.#live = make(document, 'p', { class: 'kzp-live', 'aria-live': 'polite' })
    this.#bar = makeBar(document, options.headingLevel ?? 2, options.lead, () => {
      this.#toggleMenu()
    })
    const { stage } = parts.puzzle
    this.#board = stage === undefined ? makeBoardView(document, this.#boardActs(), longPress) : makeStageView(document)
    this.#stage = stage?.make(this.#board.sheet, this.#stageActs()) ?? null
    this.#reader = makeReaderGrid(document)
    this.#board.sheet.append(this.#reader.element)
    this.#slot = makeSlot(document, (cell) => {
      this.#showCell(cell)
    })
    this.#map = makeMinimap(document, () => {
      this.#zoom()
    })
    this.#slot.element.append(this.#map.element)
    this.#modes = makeModes(document, (mode) => core.choose(mode))
    this.#pad = makePad(document, {
      press: (id, long) => {
        core.pad(id, long)
      },
      longPress,
    })
    this.#controls = makeControls(document, (action) => {
      this.#control(action)
    })
    this.#tools = make(
      document,
      'div',
      { class: 'kzp-tools' },
      this.#modes.element,
      this.#pad.element,
      this.#controls.element,
    )
    this.#root = this.#assemble()
    this.#fit = this.#makeFit()
  }

  #assemble(): HTMLElement {
    const { host, puzzle, options } = this.#parts
    const document = this.#document
    const board = make(document, 'div', { class: 'kzp-board' }, this.#board.element)
    const parts = make(
      document,
      'div',
      { class: 'kzp-parts' },
      this.#bar.element,
      board,
      this.#slot.element,
      this.#tools,
    )
    if (options.title === false) this.#bar.element.hidden = true
    if (options.aside !== undefined) parts.append(make(document, 'div', { class: 'kzp-aside' }, options.aside))
    const root = make(document, 'section', { class: 'kzp', 'data-kind': puzzle.kind }, parts, this.#live)
    host.append(root)
    return root
  }

  #makeFit(): BoardFit {
    const { core } = this.#parts
    return new BoardFit({
      window: this.#window,
      root: this.#root,
      others: [this.#bar.element, this.#slot.element, this.#tools],
      board: this.#board,
      box: () => this.#box(),
      least: () => core.input.least,
      locked: () => core.settings.locked === true,
      // Who only taps whole cells needs no glass.
      glass: () => core.input.style !== 'numbers',
    })
  }

  #box(): StageBox {
    const { core, puzzle } = this.#parts
    if (puzzle.stage !== undefined) return puzzle.stage.box(core.session.game.board)
    const box = String(puzzle.draw({ ...core.view(), id: this.#id }).attributes['viewBox'])
    const [x = 0, y = 0, width = 1, height = 1] = box.split(' ').map((value) => Number(value) / 100)
    return { x, y, width, height }
  }

  /** Starts to listen, and shows everything once, before the first frame. */
  start(): void {
    // The tools tell how much height is left for the board.
    this.#updateTools()
    this.#fit.open()
    this.render()
    this.#listen()
  }

  #listen(): void {
    const { core } = this.#parts
    const observer = new ResizeObserver(() => {
      if (this.#fit.resized()) this.invalidate()
    })
    observer.observe(this.#root)
    this.#disconnects.push(
      () => {
        observer.disconnect()
      },
      listen(this.#window, 'resize' as 'change', () => {
        if (this.#fit.resized()) this.invalidate()
      }),
      // A key of the pad must not take the focus from the board, where the keyboard goes on.
      listen(this.#tools, 'mousedown', (event) => {
        if (event.target instanceof Element && event.target.closest('.kzp-key, .kzp-tool') !== null)
          event.preventDefault()
      }),
      listen(this.#root, 'keydown', (event) => {
        this.#keyed(event)
      }),
      listen(this.#reader.element, 'focusin', (event) => {
        const cell = this.#reader.cellOf(event.target)
        if (cell >= 0 && !this.#pointing && core.state.cursor !== cell) core.focus(cell)
        else if (cell >= 0 && !this.#pointing && !core.state.keys) core.focus(cell)
      }),
      listen(this.#reader.element, 'focusout', () => {
        core.focus(null)
      }),
      listen(this.#document, 'visibilitychange' as 'change', () => {
        core.see(this.#document.visibilityState === 'visible')
      }),
    )
  }

  destroy(): void {
    this.#window.cancelAnimationFrame(this.#frame)
    clearInterval(this.#ticker)
    this.#board.destroy()
    this.#stage?.destroy()
    for (const disconnect of this.#disconnects) disconnect()
    this.#root.remove()
  }

  /** Something changed: everything is brought up to date with the next frame, once. */
  invalidate(): void {
    if (this.#frame !== 0) return
    this.#frame = this.#window.requestAnimationFrame(() => {
      this.#frame = 0
      this.render()
    })
  }

  /** Says something to readers. The same words again are said again. */
  announce(text: string): void {
    setText(this.#live, this.#live.textContent === text ? `${text}\u00a0` : text)
  }

  focus(): void {
    this.#reader.focus(this.#parts.core.state.cursor ?? 0)
  }

  #boardActs(): BoardActs {
    const core = (): PlayerCore<K> => this.#parts.core
    return {
      begin: (point, { pointer, second, adds }) => {
        this.#closeMenu(false)
        core().press({ point, pointer, second, adds })
        this.#focusBoard()
      },
      extend: (points) => {
        core().drag(points)
      },
      hold: () => {
        if (core().hold() && 'vibrate' in this.#window.navigator) this.#window.navigator.vibrate(12)
      },
      release: () => {
        core().release()
      },
      cancel: () => {
        core().cancel()
      },
      viewed: () => {
        this.invalidate()
      },
    }
  }

  #stageActs(): StageActs<K> {
    const core = (): PlayerCore<K> => this.#parts.core
    return {
      play: (move) => {
        this.#closeMenu(false)
        core().play(move)
      },
      tapCell: (cell) => {
        this.#closeMenu(false)
        core().tap(cell)
        this.#focusBoard()
      },
      tapKey: (id) => {
        this.#closeMenu(false)
        core().pad(id, false)
      },
      announce: (text) => {
        this.announce(text)
      },
    }
  }

  /** The focus follows the pointer, so that keys go on where it was; that is no act of the keyboard. */
  #focusBoard(): void {
    this.#pointing = true
    this.#reader.focus(this.#parts.core.state.cursor ?? 0)
    this.#pointing = false
  }

  #keyed(event: KeyboardEvent): void {
    const { core } = this.#parts
    if (event.isComposing) return
    if (event.key === 'Escape' && (this.#board.escape() || this.#closeMenu(true))) {
      event.preventDefault()
      return
    }
    if (this.#shortcut(event)) {
      event.preventDefault()
      return
    }
    if (this.#reader.cellOf(event.target) < 0) return
    const press = {
      key: event.key,
      code: event.code,
      shift: event.shiftKey,
      control: event.ctrlKey || event.metaKey,
      alt: event.altKey,
    }
    const before = { cursor: core.state.cursor, marks: core.session.game.marks }
    if (!core.key(press) && !this.#zoomKey(press.key)) return
    event.preventDefault()
    const { cursor } = core.state
    if (cursor === null) return
    this.#reader.focus(cursor)
    this.#revealCell(cursor)
    // A reader says by itself where the focus comes to, but not what changes where it stays.
    const written = core.session.game.marks !== before.marks && cursor === before.cursor
    if (written && core.message().tone !== 'bad' && !core.session.solved) this.announce(this.#cellWords(cursor))
  }

  #zoomKey(key: string): boolean {
    const factor = { '+': 1.25, '=': 1.25, '-': 0.8 }[key]
    if (factor === undefined || this.#parts.core.settings.locked === true) return false
    this.#board.zoomTo(this.#board.unit() * factor)
    return true
  }

  #cellWords(cell: number): string {
    const { core, puzzle } = this.#parts
    const { board, marks } = core.session.game
    const { width } = puzzle.engine.size(board)
    const place = core.words.place(Math.floor(cell / width) + 1, (cell % width) + 1)
    const what = puzzle.describe(board, marks, cell, core.language)
    return what === '' ? place : `${place}, ${what}`
  }

  #shortcut(event: KeyboardEvent): boolean {
    const { core } = this.#parts
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return false
    const key = event.key.toLowerCase()
    if (key === 'z' && !event.shiftKey) core.undo()
    else if (key === 'y' || key === 'z') core.redo()
    else return false
    return true
  }

  #control(action: Control['action']): void {
    const { core } = this.#parts
    if (action === 'undo') core.undo()
    else if (action === 'redo') core.redo()
    else if (action === 'hint') core.hint()
    else if (action === 'check') core.check()
    else if (action === 'notes') this.#toggleNotes()
    else this.#zoom()
  }

  #toggleNotes(): void {
    const { core } = this.#parts
    core.choose(core.state.mode === 'entry' ? this.#noteMode : 'entry')
  }

  #zoom(): void {
    const { cursor, keys } = this.#parts.core.state
    this.#fit.toggle()
    if (this.#fit.isLarge && keys && cursor !== null) this.#revealCell(cursor, true)
    this.invalidate()
  }

  #revealCell(cell: number, always = false): void {
    const { puzzle, core } = this.#parts
    const { width } = puzzle.engine.size(core.session.game.board)
    this.#board.reveal((cell % width) + 0.5, Math.floor(cell / width) + 0.5, always)
  }

  /** A hint that is new comes into sight, when it speaks of a part of the board that is out of it. */
  #followLesson(): void {
    const target = this.#parts.core.session.lesson?.hint.target
    if (target !== undefined && target !== this.#taught && target[0] !== undefined) this.#revealCell(target[0])
    this.#taught = target
  }

  #showCell(cell: number): void {
    this.#revealCell(cell)
    this.#parts.core.point([cell])
  }

  #toggleMenu(): void {
    if (this.#closeMenu(true)) return
    const { core, options } = this.#parts
    const { errors = 'rules', tidy = true, order = 'auto', overwrite = false } = core.settings
    const { clock = true, locked = false, peers = true, tutorial = false } = core.settings
    const view = {
      words: core.words,
      settings: { errors, tidy, order, overwrite, clock, locked, peers, tutorial },
      style: core.input.style,
      choices: this.#parts.puzzle.stage?.choices ?? [],
      chosen: this.#choices(),
      language: core.language,
      modes: core.modes,
      mode: core.state.mode,
      actions: core.actions,
      own: [...this.#zoomActions(), ...given(options.menu)],
      notSaved: this.#parts.notSaved(),
    }
    this.#menu = makeMenu(this.#document, view, {
      close: () => {
        this.#closeMenu(true)
      },
      set: this.#parts.set,
      choose: (mode) => core.choose(mode),
      act: (action) => {
        core.act(action)
      },
      restart: () => {
        core.restart()
      },
    })
    this.#tools.append(this.#menu)
    this.#coverTools(true)
    this.#menu.querySelector('button')?.focus()
    this.invalidate()
  }

  #choices(): Record<string, string> {
    const { core, puzzle } = this.#parts
    return chosenOf(puzzle.stage?.choices ?? [], core.settings.choices)
  }

  /** What lies under the menu can be neither pressed nor reached by keys. */
  #coverTools(covered: boolean): void {
    for (const part of [this.#modes, this.#pad, this.#controls]) part.element.inert = covered
  }

  /** Where no button zooms, the menu does, for boards that are small as a whole. */
  #zoomActions(): PlayerAction[] {
    const { core } = this.#parts
    if (core.settings.locked === true || !this.#fit.isSmallWhole || hasZoomControl(core)) return []
    const act = (): void => {
      this.#zoom()
    }
    return [{ label: this.#fit.isLarge ? core.words.whole : core.words.zoom, act }]
  }

  #closeMenu(giveBack: boolean): boolean {
    if (this.#menu === null) return false
    this.#menu.remove()
    this.#menu = null
    this.#coverTools(false)
    if (giveBack) this.#bar.menuButton.focus()
    this.invalidate()
    return true
  }

  /** Brings everything up to date. */
  render(): void {
    this.#followLesson()
    const { core, puzzle, options } = this.#parts
    const { session, settings } = core
    setAttributes(this.#root, {
      'data-solved': session.solved,
      'data-stage': session.lesson?.stage,
      'data-theme': settings.theme === 'auto' ? undefined : settings.theme,
      'data-material': settings.material,
      lang: core.language,
      'data-tutorial': settings.tutorial === true,
    })
    if (core.state.mode !== 'entry') this.#noteMode = core.state.mode
    this.#draw()
    this.#updateReader()
    this.#slot.update({
      message: core.message(),
      size: puzzle.engine.size(session.game.board),
      actions: session.solved && session.lesson === null ? given(options.finish) : [],
    })
    this.#updateTools()
    this.#updateTicker()
  }

  #draw(): void {
    const { core, puzzle } = this.#parts
    const view = { ...core.view(), id: this.#id, pixels: this.#board.unit() }
    if (this.#stage !== null) {
      this.#stage.draw({
        view,
        language: core.language,
        keys: core.input.keypad(core.scene(), core.state),
        choices: this.#choices(),
        longPress: core.settings.longPress,
      })
      return
    }
    const drawing = puzzle.draw(view)
    this.#board.draw(drawing)
    this.#map.update(drawing, this.#fit.isLarge ? this.#board.sight() : null, core.words.whole)
  }

  #updateTools(): void {
    const { core } = this.#parts
    const { words } = core
    this.#bar.update(this.#barView())
    this.#tools.hidden = core.settings.controls === false
    // A stage has the keys itself; its one sort of note has a button.
    const staged = this.#stage !== null
    this.#modes.update(staged ? [] : core.modes, core.state.mode, words)
    this.#pad.update(staged ? [] : core.input.keypad(core.scene(), core.state), words, this.#fit.isWide)
    this.#controls.update(controlsOf(core, this.#fit.isLarge))
  }

  #updateReader(): void {
    const { core, puzzle } = this.#parts
    const size = puzzle.engine.size(core.session.game.board)
    const { language, words, state } = core
    this.#reader.update({
      size,
      label: words.board(puzzle.words[language].name, size.width, size.height),
      describe: (cell) => this.#cellWords(cell),
      cursor: state.cursor,
      selection: state.selection,
    })
  }

  #barView(): BarView {
    const { core, puzzle, options } = this.#parts
    const { words, language } = core
    return {
      title: typeof options.title === 'string' ? options.title : puzzle.words[language].name,
      subtitle: this.#subtitle(),
      clock: clockText(core.elapsed()),
      timed: core.settings.clock !== false,
      timeLabel: words.time,
      menuLabel: words.menu,
      menuOpen: this.#menu !== null,
    }
  }

  #subtitle(): string {
    const { core, puzzle } = this.#parts
    const { game, origin } = core.session
    if (origin.subtitle !== undefined) return origin.subtitle
    const { width, height } = puzzle.engine.size(game.board)
    const levels: Readonly<Record<string, string>> = puzzle.words[core.language].levels
    const level = origin.level === undefined ? '' : ` ${(levels[origin.level] ?? origin.level).toLowerCase()}`
    return `${width}×${height}${level}`
  }

  /** The clock is the only thing that moves by itself, and only while it runs and is seen. */
  #updateTicker(): void {
    const { core } = this.#parts
    const ticks = core.session.clock.since !== null && core.settings.clock !== false
    if (!ticks) {
      clearInterval(this.#ticker)
      this.#ticker = undefined
      return
    }
    this.#ticker ??= setInterval(() => {
      this.#bar.tick(clockText(core.elapsed()))
    }, 1000)
  }

  /** The board became another one: its size is found anew. */
  reopen(): void {
    this.#fit.open()
    this.render()
  }
}
