import { mountPuzzle, pageStorage, savedGames } from '@kazu/player'
import type { PlayerHandle } from '@kazu/player'
import type { Kind, Made } from '@kazu/puzzle'
import { toText } from '@kazu/svg'
import type { AnyPuzzle, Entry } from './catalogue.js'
import { controls } from './controls.js'
import { element, keepFocus, picture } from './dom.js'
import { engineBeside } from './engines.js'
import { siteHeader } from './header.js'
import { currentLook, watchLook } from './look.js'
import { makerOf } from './making.js'
import type { Maker } from './making.js'
import { routeAddress, writeRoute } from './route.js'
import { rulesPanel } from './rules-panel.js'
import { askedFor, keepWanted, wantedOf } from './settings.js'
import type { Wanted } from './settings.js'
import { sharePanel } from './share.js'
import { SITE_WORDS } from './words.js'

/** A board to play, and where it comes from. */
interface Start {
  readonly board: unknown
  readonly run?: string
  readonly level?: string
  readonly seed?: number
}

/** The page of a kind. Gives what takes it down. */
export async function showPuzzlePage(
  site: HTMLElement,
  entry: Entry,
  query: Readonly<Record<string, string>>,
): Promise<() => void> {
  const puzzle = await entry.load()
  const page = new PuzzlePage(site, entry, puzzle)
  page.show(query)
  return () => {
    page.end()
  }
}

class PuzzlePage {
  /** Hints come from an engine of their own, so that they do not wait for a board that is being made. */
  readonly #hints
  readonly #maker: Maker
  readonly #host = element('div', { class: 'host' })
  readonly #aside = element('div', { class: 'aside' })
  readonly #main = element('main', { class: 'puzzle' })
  readonly #unwatch: () => void
  #handle: PlayerHandle<Kind> | null = null
  #wanted: Wanted
  #seed: number | null = null
  #board: unknown = null
  #ended = false

  constructor(
    private readonly site: HTMLElement,
    private readonly entry: Entry,
    private readonly puzzle: AnyPuzzle,
  ) {
    this.#hints = engineBeside(entry.kind)
    this.#wanted = wantedOf(puzzle.engine)
    this.#maker = makerOf(
      engineBeside(entry.kind),
      () => this.#words,
      (level) => this.#levelName(level),
    )
    this.#unwatch = watchLook(() => {
      this.#redress()
    })
  }

  get #words(): (typeof SITE_WORDS)['en'] {
    return SITE_WORDS[currentLook().language]
  }

  #levelName(level: string): string {
    return this.puzzle.words[currentLook().language].levels[level] ?? level
  }

  /** Shows the page for what stands in the address: a board, a game, a size, level and seed, or nothing. */
  show(query: Readonly<Record<string, string>>): void {
    this.#main.replaceChildren(this.#host, this.#maker.notice)
    this.site.replaceChildren(siteHeader(), this.#main)
    const { wanted, seed, unknown } = askedFor(this.puzzle.engine, this.#wanted, query)
    this.#wanted = wanted
    const start = this.#given(query)
    if (start !== null) this.#mount(start)
    else void this.#make(wanted, seed ?? this.#maker.nextSeed(wanted), unknown)
  }

  #given({ board, run, seed }: Readonly<Record<string, string>>): Start | null {
    const { engine } = this.puzzle
    if (run !== undefined) {
      const game = engine.decode(run)
      if (game !== null) return { board: game.board, run }
      location.hash = writeRoute({ page: 'open', query: { text: run } })
      return null
    }
    if (board !== undefined) {
      const read = engine.read(board)
      if (read.problem === undefined) return this.#origin(board, read.board)
      location.hash = writeRoute({ page: 'open', query: { text: board } })
      return null
    }
    const last =
      seed === undefined
        ? savedGames(pageStorage()).find((game) => game.kind === this.entry.kind && !game.solved)
        : undefined
    const kept = last === undefined ? null : engine.read(last.board)
    return kept?.problem === undefined && kept !== null && last !== undefined
      ? this.#origin(last.board, kept.board)
      : null
  }

  /** A board with the level and seed under which it was kept, if it was. */
  #origin(code: string, board: unknown): Start {
    const kept = savedGames(pageStorage()).find((game) => game.kind === this.entry.kind && game.board === code)
    return {
      board,
      ...(kept?.level === undefined ? {} : { level: kept.level }),
      ...(kept?.seed === undefined ? {} : { seed: kept.seed }),
    }
  }

  /** Makes a board; `unknown` is what an address asked for in vain, which is said beside the board. */
  async #make(wanted: Wanted, seed: number, unknown: readonly string[] = []): Promise<void> {
    this.#wanted = wanted
    keepWanted(this.puzzle.engine, wanted)
    if (this.#handle === null) this.#showBlank(wanted)
    try {
      const made = await this.#maker.make(wanted, seed)
      // A board that was called off leaves everything as it is.
      if (made === null || this.#ended) return
      this.#took(made)
      if (unknown.length > 0) this.#handle?.say(this.#words.unknownInLink(unknown.join(', ')))
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem)
      if (this.#handle === null)
        this.#host.replaceChildren(element('p', { class: 'problem', role: 'alert' }, this.#words.failed(why)))
      else this.#handle.say(this.#words.failed(why))
    }
  }

  #took({ board, level, seed }: Made): void {
    const { width, height } = this.#wanted
    history.replaceState(
      null,
      '',
      writeRoute({ page: this.entry.kind, query: { size: `${width}x${height}`, level, seed: String(seed) } }),
    )
    this.#mount({ board, level, seed })
    this.#maker.makeAhead(this.#wanted)
  }

  /** The empty grid at its final size, so that nothing moves when the board comes. */
  #showBlank({ width, height }: Wanted): void {
    const read = this.puzzle.engine.read(this.entry.blank(width, height))
    if (read.problem !== undefined) return
    const view = { board: read.board, marks: this.puzzle.engine.start(read.board), id: 'blank-' }
    this.#host.replaceChildren(element('div', { class: 'blank' }, picture(toText(this.puzzle.draw(view)), '')))
  }

  #mount(start: Start): void {
    const { width, height } = this.puzzle.engine.size(start.board)
    this.#seed = start.seed ?? null
    this.#board = start.board
    if (start.level !== undefined) this.#wanted = { width, height, level: start.level }
    if (this.#handle !== null) {
      this.#handle.load(start)
      this.#fillAside()
      return
    }
    this.#fillAside()
    const { material, pieces } = currentLook()
    this.#host.replaceChildren()
    this.#handle = mountPuzzle<Kind>(this.#host, this.puzzle, {
      ...start,
      material,
      pieces,
      headingLevel: 1,
      lead: element(
        'a',
        { class: 'back', href: writeRoute({ page: '', query: {} }), 'aria-label': this.#words.back },
        '‹',
      ),
      aside: this.#aside,
      finish: () => this.#finishActions(),
      menu: [
        {
          label: this.#words.another,
          act: () => {
            this.#another(this.#wanted)
          },
        },
      ],
      ask: { hint: (board, marks) => this.#hints.hint(board, marks) },
    })
    document.title = `${this.puzzle.words[currentLook().language].name} – Kazu`
  }

  #finishActions(): { label: string; act: () => void }[] {
    const { levels } = this.puzzle.engine
    const next = levels[levels.indexOf(this.#wanted.level) + 1]
    const another = {
      label: this.#words.another,
      act: () => {
        this.#another(this.#wanted)
      },
    }
    const harder = (level: string): { label: string; act: () => void } => ({
      label: this.#words.harder,
      act: () => {
        this.#another({ ...this.#wanted, level })
      },
    })
    return next === undefined ? [another] : [harder(next), another]
  }

  #another(wanted: Wanted): void {
    void this.#make(wanted, this.#maker.nextSeed(wanted))
  }

  #fillAside(): void {
    const { engine } = this.puzzle
    const make = (wanted: Wanted, seed: number | null): void => {
      void this.#make(wanted, seed ?? this.#maker.nextSeed(wanted))
    }
    const levelName = (level: string): string => this.#levelName(level)
    this.#aside.replaceChildren(
      controls(engine, this.#words, { ...this.#wanted, seed: this.#seed }, { make, levelName }),
      sharePanel(this.#words, this.#shared()),
      rulesPanel(this.puzzle),
    )
  }

  #shared(): Parameters<typeof sharePanel>[1] {
    const { kind } = this.entry
    const { engine } = this.puzzle
    // What is on the screen, for undo may have brought another board back.
    const board = (): unknown => this.#handle?.game().board ?? this.#board
    const { width, height, level } = this.#wanted
    const code = (): string => engine.write(board(), 'kazu') ?? ''
    const bySeed = (): string =>
      routeAddress({ page: kind, query: { size: `${width}x${height}`, level, seed: String(this.#seed) } })
    return [
      ...(this.#seed === null ? [] : [{ label: this.#words.copyLink, text: bySeed }]),
      { label: this.#words.copyBoard, text: () => routeAddress({ page: kind, query: { board: code() } }) },
      { label: this.#words.copyPuzzlink, text: () => engine.write(board(), 'puzzlink') },
      { label: this.#words.copyProgress, text: () => this.#handle?.detail().run ?? '' },
    ]
  }

  /** Language, theme, material or pieces were chosen: the same game in another dress. */
  #redress(): void {
    const { material, pieces } = currentLook()
    keepFocus(this.site, () => {
      this.site.firstElementChild?.replaceWith(siteHeader())
      this.#handle?.set({ material, pieces })
      this.#fillAside()
    })
    document.title = `${this.puzzle.words[currentLook().language].name} – Kazu`
  }

  end(): void {
    this.#ended = true
    this.#unwatch()
    this.#handle?.destroy()
    this.#maker.close()
    this.#hints.close()
  }
}
