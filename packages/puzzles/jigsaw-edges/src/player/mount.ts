import { freshSeed } from '@kazu/random'
import { drawCutFile } from '../draw.js'
import { writePieces } from '../file.js'
import type { Vector } from '../outline.js'
import type { JigsawEdges } from '../puzzle.js'
import { scatter } from '../scatter.js'
import { groupAt, groupOfPiece, poseOf } from '../table.js'
import type { Table } from '../table.js'
import { groupsIn, groupsOutOfSight, pieceAt } from '../touch.js'
import { JIGSAW_EDGES_WORDS } from '../words.js'
import type { JigsawEdgesLanguage, JigsawEdgesWords } from '../words.js'
import { makeBars } from './controls.js'
import type { Bars, Control } from './controls.js'
import { handle, NO_HAND } from './hands.js'
import type { Hand, HandAct, HandEvent } from './hands.js'
import { keepTable, keptTable } from './keeping.js'
import { shownGroups } from './painter.js'
import type { Paint } from './painter.js'
import { examplePicture, pictureOfAddress, pictureOfFile } from './picture-source.js'
import type { ChosenPicture } from './picture-source.js'
import { coloursAt, Screen } from './screen.js'
import {
  besideMate,
  carriedWith,
  carry,
  choose,
  chooseNext,
  chosenGroups,
  chosenSize,
  joinAfter,
  joinNext,
  newSession,
  rescued,
  scattered,
  stepBack,
  turn,
} from './session.js'
import type { Session } from './session.js'
import { STYLE } from './style.js'
import { panned, toTable, wholeTable, zoomed } from './viewport.js'
import type { Viewport } from './viewport.js'

/** What a picture puzzle is mounted with. */
export interface JigsawEdgesMountOptions {
  /** The puzzle; it is scattered by chance, unless `table` says where its pieces lie. */
  readonly puzzle: JigsawEdges
  readonly table?: Table | undefined
  /** The seed by which the pieces are scattered at first; by chance unless said. */
  readonly seed?: number | undefined
  /** Whether scattered pieces are turned. True unless said. */
  readonly rotation?: boolean | undefined
  readonly language?: JigsawEdgesLanguage | undefined
  /** The name under which the game is kept in this browser, picture included; not kept unless said. */
  readonly save?: string | undefined
  readonly onChange?: ((table: Table) => void) | undefined
  readonly onSolve?: ((table: Table) => void) | undefined
}

/** A mounted picture puzzle. */
export interface JigsawEdgesHandle {
  readonly host: HTMLElement
  table(): Table
  /** Another puzzle or table in the place of this one. */
  load(options: Pick<JigsawEdgesMountOptions, 'puzzle' | 'table' | 'seed' | 'save'>): void
  /** A picture out of a file, or none. Gives whether it could be shown. */
  picture(file: Blob | null): Promise<boolean>
  destroy(): void
}

/**
 * Puts a picture puzzle into an element of a page: its pieces are dragged by mouse, touch and keyboard, turned, joined,
 * looked for and found again. Asking for what cannot be shown changes nothing.
 */
export function mountJigsawEdges(host: HTMLElement, options: JigsawEdgesMountOptions): JigsawEdgesHandle {
  return new Player(host, options)
}

class Player implements JigsawEdgesHandle {
  readonly #root: HTMLElement
  readonly #view: HTMLElement
  readonly #screen: Screen
  readonly #bar: Bars
  readonly #says: HTMLElement
  readonly #status: HTMLElement
  readonly #words: JigsawEdgesWords
  readonly #stop = new AbortController()
  #options: JigsawEdgesMountOptions
  #session: Session
  #hand: Hand = NO_HAND
  #viewport: Viewport
  #carried: readonly number[] = []
  #by: Vector = { x: 0, y: 0 }
  #band: { x: number; y: number; width: number; height: number } | null = null
  #labels = false
  #edges = false
  #picture: ChosenPicture | null = null
  #peek: HTMLElement | null = null
  #paint: Paint | null = null
  #shown: { table: Table; edges: boolean; groups: readonly number[] } | null = null
  #lastTap: { at: number; group: number | null } = { at: 0, group: null }
  #saving: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly host: HTMLElement,
    options: JigsawEdgesMountOptions,
  ) {
    const { ownerDocument } = host
    this.#options = options
    this.#words = JIGSAW_EDGES_WORDS[options.language ?? 'en']
    this.#root = ownerDocument.createElement('div')
    this.#root.className = 'je-play'
    const style = ownerDocument.createElement('style')
    style.textContent = STYLE
    this.#bar = makeBars(
      ownerDocument,
      this.#words,
      (control) => {
        this.#act(control)
      },
      (file) => void this.picture(file),
    )
    this.#view = ownerDocument.createElement('div')
    this.#view.className = 'je-view'
    this.#view.tabIndex = 0
    this.#view.setAttribute('role', 'application')
    this.#view.setAttribute('aria-describedby', 'je-keys')
    this.#status = this.#line('je-status')
    this.#says = this.#line('je-says')
    this.#says.setAttribute('aria-live', 'polite')
    const keys = this.#line('je-keys')
    keys.id = 'je-keys'
    keys.textContent = this.#words.keys
    this.#root.append(style, this.#bar.above, this.#view, this.#status, this.#says, this.#bar.below, keys)
    host.append(this.#root)
    this.#screen = new Screen(this.#view)
    this.#session = newSession(this.#tableOf(options))
    this.#name()
    this.#viewport = wholeTable(this.table().area, this.#screen.size())
    this.#listen()
    this.#draw()
  }

  #line(name: string): HTMLElement {
    const line = this.host.ownerDocument.createElement('p')
    line.className = name
    return line
  }

  table(): Table {
    return this.#session.game.table
  }

  /** The table to begin with: as it is said, as it was kept, or scattered anew. */
  #tableOf({ puzzle, table, save, seed, rotation = true }: JigsawEdgesMountOptions): Table {
    const kept = table === undefined && save !== undefined ? keptTable(save) : null
    if (kept !== null && kept.href !== null) {
      void pictureOfAddress(kept.href).then((picture) => {
        this.#picture = picture
        this.#redraw()
      })
    }
    return table ?? kept?.table ?? scatter(puzzle, { seed: seed ?? freshSeed(), turn: rotation })
  }

  load(options: Pick<JigsawEdgesMountOptions, 'puzzle' | 'table' | 'seed' | 'save'>): void {
    this.#options = { ...this.#options, table: undefined, seed: undefined, save: undefined, ...options }
    this.#session = newSession(this.#tableOf(this.#options))
    this.#carried = []
    this.#name()
    this.#viewport = wholeTable(this.table().area, this.#screen.size())
    this.#redraw()
  }

  async picture(file: Blob | null): Promise<boolean> {
    const picture = file === null ? null : await pictureOfFile(file)
    if (file !== null && picture === null) {
      this.#say(this.#words.badPicture)
      return false
    }
    this.#usePicture(picture)
    return true
  }

  #usePicture(picture: ChosenPicture | null): void {
    this.#picture = picture
    this.#redraw()
    this.#keepSoon()
  }

  destroy(): void {
    this.#stop.abort()
    if (this.#saving !== undefined) this.#keep()
    clearTimeout(this.#saving)
    this.#root.remove()
  }

  #name(): void {
    const { rows, columns } = this.table().puzzle
    this.#view.setAttribute('aria-label', this.#words.board(rows, columns))
    const { width, height } = this.table().area
    this.#view.style.aspectRatio = `${width} / ${height}`
  }

  // ——— What is drawn

  #redraw(): void {
    this.#paint = null
    this.#draw()
  }

  #paintNow(): Paint {
    const view = this.#viewport
    if (this.#paint !== null && this.#paint.view === view) return this.#paint
    this.#paint = {
      view,
      density: Math.min(2, devicePixelRatio),
      colours: coloursAt(this.#view),
      painting: this.#picture?.painting ?? null,
      labels: this.#labels,
    }
    return this.#paint
  }

  #shownNow(): readonly number[] {
    const table = this.table()
    if (this.#shown?.table !== table || this.#shown.edges !== this.#edges) {
      this.#shown = { table, edges: this.#edges, groups: shownGroups(table, this.#edges) }
    }
    return this.#shown.groups
  }

  #draw(): void {
    const table = this.table()
    const [only, ...more] = this.#carried
    this.#screen.draw({
      table,
      shown: this.#shownNow(),
      carried: this.#carried,
      by: this.#by,
      chosen: chosenGroups(this.#session),
      target: only === undefined || more.length > 0 ? null : joinAfter(table, only, this.#by),
      band: this.#band,
      paint: this.#paintNow(),
    })
    this.#dress()
  }

  /** The bar and the line below, as things stand. */
  #dress(): void {
    const { game } = this.#session
    const { count, puzzle } = game.table
    const lost = this.#carried.length > 0 ? 0 : groupsOutOfSight(game.table).length
    const set = (
      control: Control,
      change: Partial<Record<'disabled' | 'hidden', boolean>>,
      pressed?: boolean,
    ): void => {
      const button = this.#bar.button(control)
      Object.assign(button, change)
      if (pressed !== undefined) button.setAttribute('aria-pressed', String(pressed))
    }
    set('undo', { disabled: game.past === null })
    set('redo', { disabled: game.future === null })
    set('turn', { disabled: this.#session.chosen.length === 0 })
    set('step', { disabled: count === 1 })
    set('peek', { disabled: this.#picture === null }, this.#peek !== null)
    set('labels', {}, this.#labels)
    set('edges', {}, this.#edges)
    set('rescue', { hidden: lost === 0 })
    set('noPicture', { hidden: this.#picture === null })
    this.#bar.button('rescue').textContent = this.#words.rescue(lost)
    this.#status.textContent = this.#words.status(count, puzzle.pieces.length)
  }

  // ——— What is done

  /** Another session, drawn, told and kept. */
  #take(next: Session): void {
    const before = this.#session
    if (next === before) return
    this.#session = next
    this.#carried = []
    this.#by = { x: 0, y: 0 }
    this.#draw()
    this.#tell()
    if (next.game.table === before.game.table) return
    this.#keepSoon()
    this.#options.onChange?.(next.game.table)
    if (next.news === 'solved') this.#finish()
  }

  #tell(): void {
    const { news, chosen } = this.#session
    const words = this.#words
    const pieces = this.table().puzzle.pieces.length
    const [piece] = chosen
    if (news === 'solved') this.#say(words.solved)
    else if (news === 'joined') this.#say(words.joined(chosenSize(this.#session), pieces))
    else if (news === 'beside-mate') this.#say(words.besideMate)
    else if (news === 'no-mate') this.#say(words.noMate)
    else if (piece === undefined) this.#say('')
    else if (news === 'moved') this.#say(`${words.moved} ${this.#whereOf(piece)}.`)
    else if (news === 'turned') this.#say(words.turned(groupAt(this.table(), groupOfPiece(this.table(), piece)).turns))
    else if (news === 'chosen') {
      const { turns } = poseOf(this.table(), piece)
      this.#say(words.chosen(piece + 1, this.#whereOf(piece), turns, chosenSize(this.#session)))
    }
  }

  #whereOf(piece: number): string {
    const { x, y } = poseOf(this.table(), piece).middle
    const { width, height } = this.table().area
    return this.#words.where(Math.round((100 * x) / width), Math.round((100 * y) / height))
  }

  #say(text: string): void {
    this.#says.textContent = text
  }

  #act(control: Control): void {
    if (this.#peek !== null && control !== 'peek') this.#endPeek()
    if (control === 'undo' || control === 'redo') this.#take(stepBack(this.#session, control))
    else if (control === 'turn') this.#take(turn(this.#session, 1))
    else if (control === 'step') this.#take(joinNext(this.#session))
    else if (control === 'scramble') this.#take(scattered(this.#session, freshSeed(), this.#options.rotation ?? true))
    else if (control === 'rescue') this.#take(rescued(this.#session))
    else if (control === 'labels' || control === 'edges') this.#toggle(control)
    else if (control === 'zoomIn' || control === 'zoomOut' || control === 'fit') this.#zoomBy(control)
    else if (control === 'example' || control === 'noPicture')
      this.#usePicture(control === 'example' ? examplePicture() : null)
    else if (control === 'saveFile' || control === 'cutFile') this.#download(control)
  }

  #toggle(what: 'labels' | 'edges'): void {
    if (what === 'labels') this.#labels = !this.#labels
    else this.#edges = !this.#edges
    this.#redraw()
  }

  #zoomBy(control: 'zoomIn' | 'zoomOut' | 'fit'): void {
    const { width, height } = this.#screen.size()
    const { area } = this.table()
    this.#viewport =
      control === 'fit'
        ? wholeTable(area, { width, height })
        : zoomed(this.#viewport, control === 'zoomIn' ? 1.4 : 1 / 1.4, { x: width / 2, y: height / 2 }, area, {
            width,
            height,
          })
    this.#draw()
  }

  #download(control: 'saveFile' | 'cutFile'): void {
    const { rows, columns } = this.table().puzzle
    const [text, type, end] =
      control === 'saveFile'
        ? [writePieces(this.table(), { size: true }), 'application/json', 'json']
        : [drawCutFile(this.table().puzzle), 'image/svg+xml', 'svg']
    const address = URL.createObjectURL(new Blob([text], { type }))
    const link = this.host.ownerDocument.createElement('a')
    link.href = address
    link.download = `jigsaw_${rows}x${columns}.${end}`
    link.click()
    // The browser reads the file when it gets to it.
    setTimeout(() => {
      URL.revokeObjectURL(address)
    }, 10_000)
  }

  #finish(): void {
    this.#options.onSolve?.(this.table())
    const done = this.#line('je-done')
    done.textContent = this.#words.solved
    for (let at = 0; at < 42; at++) {
      const paper = this.host.ownerDocument.createElement('span')
      paper.className = 'je-confetti'
      paper.style.left = `${(at * 61) % 100}%`
      paper.style.background = `hsl(${(at * 47) % 360} 70% 55%)`
      paper.style.animationDelay = `${(at % 7) * 60}ms`
      paper.style.setProperty('--je-x', `${((at * 37) % 160) - 80}px`)
      done.append(paper)
    }
    this.#view.append(done)
    setTimeout(() => {
      done.remove()
    }, 2600)
  }

  // ——— What is kept

  #keepSoon(): void {
    if (this.#options.save === undefined) return
    this.#saving ??= setTimeout(() => {
      this.#keep()
    }, 400)
  }

  #keep(): void {
    this.#saving = undefined
    if (this.#options.save === undefined) return
    const kept = keepTable(this.#options.save, this.table(), this.#picture?.href ?? null)
    if (kept === 'nothing') this.#say(this.#words.notKept)
    else if (kept === 'without-picture') this.#say(this.#words.pictureNotKept)
  }

  // ——— Pointers, keys, wheel, files

  #listen(): void {
    const { signal } = this.#stop
    const view = this.#view
    this.#listenToPointers(signal)
    const key = (event: KeyboardEvent): void => {
      this.#key(event)
    }
    const released = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'p') this.#endPeek()
    }
    view.addEventListener('keydown', key, { signal })
    view.addEventListener('keyup', released, { signal })
    this.#listenToPeek(signal)
    this.#listenToFiles(signal)
    const observer = new ResizeObserver(() => {
      this.#resized()
    })
    observer.observe(view)
    signal.addEventListener('abort', () => {
      observer.disconnect()
    })
    const themed = (): void => {
      this.#redraw()
    }
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', themed, { signal })
  }

  #listenToPointers(signal: AbortSignal): void {
    const view = this.#view
    const down = (event: PointerEvent): void => {
      this.#down(event)
    }
    const move = (event: PointerEvent): void => {
      this.#event({ type: 'move', id: event.pointerId, at: this.#at(event) })
    }
    const up = (event: PointerEvent): void => {
      this.#event({ type: 'up', id: event.pointerId })
    }
    const lost = (event: PointerEvent): void => {
      this.#event({ type: 'lost', id: event.pointerId })
    }
    const wheel = (event: WheelEvent): void => {
      this.#wheel(event)
    }
    const quiet = (event: Event): void => {
      event.preventDefault()
    }
    view.addEventListener('pointerdown', down, { signal })
    view.addEventListener('pointermove', move, { signal })
    view.addEventListener('pointerup', up, { signal })
    view.addEventListener('pointercancel', lost, { signal })
    view.addEventListener('lostpointercapture', lost, { signal })
    view.addEventListener('contextmenu', quiet, { signal })
    view.addEventListener('wheel', wheel, { signal, passive: false })
  }

  /** The picture is shown as long as the button or the key is held. */
  #listenToPeek(signal: AbortSignal): void {
    const peek = this.#bar.button('peek')
    const begin = (): void => {
      this.#beginPeek()
    }
    const end = (): void => {
      this.#endPeek()
    }
    const press = (event: KeyboardEvent): void => {
      if (event.key === ' ' || event.key === 'Enter') this.#beginPeek()
    }
    peek.addEventListener('pointerdown', begin, { signal })
    for (const name of ['pointerup', 'pointercancel', 'pointerleave', 'blur'] as const) {
      peek.addEventListener(name, end, { signal })
    }
    peek.addEventListener('keydown', press, { signal })
    peek.addEventListener('keyup', end, { signal })
    this.#view.addEventListener('blur', end, { signal })
  }

  #listenToFiles(signal: AbortSignal): void {
    this.#root.addEventListener(
      'dragover',
      (event) => {
        event.preventDefault()
      },
      { signal },
    )
    this.#root.addEventListener(
      'drop',
      (event) => {
        event.preventDefault()
        const file = event.dataTransfer?.files[0]
        if (file !== undefined) void this.picture(file)
      },
      { signal },
    )
    this.#root.addEventListener(
      'paste',
      (event) => {
        const file = event.clipboardData?.files[0]
        if (file !== undefined) void this.picture(file)
      },
      { signal },
    )
  }

  #resized(): void {
    const { area } = this.table()
    this.#viewport = panned(this.#viewport, { x: 0, y: 0 }, area, this.#screen.size())
    const whole = wholeTable(area, this.#screen.size())
    if (this.#viewport.scale <= whole.scale * 1.02) this.#viewport = whole
    this.#redraw()
  }

  #at(event: MouseEvent): Vector {
    const box = this.#view.getBoundingClientRect()
    return { x: event.clientX - box.left - this.#view.clientLeft, y: event.clientY - box.top - this.#view.clientTop }
  }

  #down(event: PointerEvent): void {
    this.#view.focus({ preventScroll: true })
    event.preventDefault()
    if (this.#peek !== null) return
    this.#view.setPointerCapture(event.pointerId)
    const at = this.#at(event)
    const pointer = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse'
    this.#event({ type: 'down', id: event.pointerId, at, pointer, button: event.button, group: this.#groupAt(at) })
  }

  /** The shown group at a place of the screen. */
  #groupAt(at: Vector): number | null {
    const piece = pieceAt(this.table(), toTable(this.#viewport, at))
    if (piece === null) return null
    const group = groupOfPiece(this.table(), piece)
    return this.#shownNow().includes(group) ? group : null
  }

  #event(event: HandEvent): void {
    const { next, acts } = handle(this.#hand, event)
    this.#hand = next
    for (const act of acts) this.#hands(act)
  }

  #hands(act: HandAct): void {
    const { scale } = this.#viewport
    const { area } = this.table()
    if (act.act === 'lift') {
      this.#carried = carriedWith(this.#session, act.group)
      this.#session = choose(this.#session, this.#carried)
    } else if (act.act === 'carry') {
      this.#by = { x: act.by.x / scale, y: act.by.y / scale }
      this.#draw()
    } else if (act.act === 'drop') {
      this.#take(carry(this.#session, this.#carried, { x: act.by.x / scale, y: act.by.y / scale }))
    } else if (act.act === 'put-back') {
      this.#carried = []
      this.#by = { x: 0, y: 0 }
      this.#draw()
    } else if (act.act === 'tap') this.#tap(act.group)
    else if (act.act === 'turn') {
      if (act.group !== null) this.#take(turn(this.#session, 1, carriedWith(this.#session, act.group)))
    } else if (act.act === 'pan') {
      this.#viewport = panned(this.#viewport, act.by, area, this.#screen.size())
      this.#draw()
    } else if (act.act === 'zoom') {
      const screen = this.#screen.size()
      this.#viewport = zoomed(panned(this.#viewport, act.by, area, screen), act.factor, act.about, area, screen)
      this.#draw()
    } else this.#bandAct(act)
  }

  #bandAct(act: Extract<HandAct, { act: 'band' | 'band-end' | 'band-gone' }>): void {
    this.#band = act.act === 'band' ? boxBetween(act.from, act.to) : null
    if (act.act === 'band-end') {
      const [from, to] = [toTable(this.#viewport, act.from), toTable(this.#viewport, act.to)]
      const shown = new Set(this.#shownNow())
      this.#take(
        choose(
          this.#session,
          groupsIn(this.table(), boxBetween(from, to)).filter((group) => shown.has(group)),
        ),
      )
    }
    this.#draw()
  }

  /** A tap chooses, a second one soon after turns. */
  #tap(group: number | null): void {
    const now = performance.now()
    const again = group !== null && group === this.#lastTap.group && now - this.#lastTap.at < 400
    this.#lastTap = { at: again ? 0 : now, group }
    if (again) this.#take(turn(this.#session, 1, carriedWith(this.#session, group)))
    else this.#take(choose(this.#session, group === null ? [] : [group]))
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault()
    const { area } = this.table()
    this.#viewport = zoomed(this.#viewport, Math.exp(-event.deltaY / 400), this.#at(event), area, this.#screen.size())
    this.#draw()
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey) return
    const control = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (control && (key === 'z' || key === 'y'))
      this.#take(stepBack(this.#session, key === 'y' || event.shiftKey ? 'redo' : 'undo'))
    else if (control || !this.#plainKey(key, event)) return
    event.preventDefault()
  }

  #plainKey(key: string, event: KeyboardEvent): boolean {
    const way = NUDGES[key]
    const far = event.shiftKey ? 5 : 1
    if (way !== undefined) this.#nudge({ x: way.x * far, y: way.y * far })
    else if (key === 'r') this.#take(turn(this.#session, event.shiftKey ? 3 : 1))
    else if (key === 'n' || key === 'b') this.#take(chooseNext(this.#session, key === 'n' ? 1 : -1, this.#shownNow()))
    else if (key === 'm') this.#take(besideMate(this.#session))
    else if (key === 'p') this.#beginPeek()
    else if (key === '+' || key === '-' || key === '0')
      this.#zoomBy(key === '+' ? 'zoomIn' : key === '-' ? 'zoomOut' : 'fit')
    else if (key === 'escape') this.#escape()
    else return false
    return true
  }

  #nudge(by: Vector): void {
    const groups = chosenGroups(this.#session)
    if (groups.length === 0) this.#say(this.#words.nothingChosen)
    else this.#take(carry(this.#session, groups, by))
  }

  #escape(): void {
    if (this.#hand.type === 'idle') this.#take(choose(this.#session, []))
    else this.#event({ type: 'escape' })
  }

  // ——— The picture as a whole

  #beginPeek(): void {
    if (this.#picture === null || this.#peek !== null) return
    this.#event({ type: 'escape' })
    this.#peek = this.host.ownerDocument.createElement('div')
    this.#peek.className = 'je-peek'
    const image = this.host.ownerDocument.createElement('img')
    image.src = this.#picture.href
    image.alt = this.#words.peek
    this.#peek.append(image)
    this.#view.append(this.#peek)
    this.#dress()
  }

  #endPeek(): void {
    if (this.#peek === null) return
    this.#peek.remove()
    this.#peek = null
    this.#dress()
  }
}

/** How far an arrow moves what is chosen, in units of the table. */
const NUDGE = 8

const NUDGES: Readonly<Record<string, Vector>> = {
  arrowup: { x: 0, y: -NUDGE },
  arrowdown: { x: 0, y: NUDGE },
  arrowleft: { x: -NUDGE, y: 0 },
  arrowright: { x: NUDGE, y: 0 },
}

function boxBetween(one: Vector, other: Vector): { x: number; y: number; width: number; height: number } {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  }
}
