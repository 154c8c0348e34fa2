import { loadPlayed } from '@kazu/collection/play'
import { mountPuzzle } from '@kazu/player'
import type { PlayerHandle, PlayerPuzzle } from '@kazu/player'
import type { Kind, Made } from '@kazu/puzzle'
import type { Entry } from './catalogue.js'
import { controls } from './controls.js'
import type { ControlActs } from './controls.js'
import { element, keepFocus } from './dom.js'
import { engineBeside } from './engines.js'
import { givenBoard } from './given.js'
import type { Start } from './given.js'
import { siteHeader } from './header.js'
import { currentLook, watchLook } from './look.js'
import { makerOf } from './making.js'
import type { Maker } from './making.js'
import { goInstead, routeAddress, showAddress, writeRoute } from './route.js'
import { packsPanel } from './packs-panel.js'
import { rulesPanel } from './rules-panel.js'
import { askedFor, keepWanted, madeQuery, wantedOf } from './settings.js'
import type { Wanted } from './settings.js'
import { sharePanel } from './share.js'
import { wayBack, waitingPage } from './waiting.js'
import type { WaitingWords } from './waiting.js'
import { SITE_WORDS } from './words.js'
import type { SiteWords } from './words.js'

/** The page of a kind. Gives what takes it down. */
export async function showPuzzlePage(
  site: HTMLElement,
  entry: Entry,
  query: Readonly<Record<string, string>>,
): Promise<() => void> {
  const puzzle = await loadPlayed(entry.kind)
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
  /** What is made while there is no board yet, with what is said meanwhile. */
  #waiting: { wanted: Wanted; seed: number; said: (words: SiteWords) => WaitingWords } | null = null
  #tutorial = false
  #ended = false

  constructor(
    private readonly site: HTMLElement,
    private readonly entry: Entry,
    private readonly puzzle: PlayerPuzzle<Kind>,
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

  get #words(): SiteWords {
    return SITE_WORDS[currentLook().language]
  }

  #levelName(level: string): string {
    return this.puzzle.words[currentLook().language].levels[level] ?? level
  }

  /** Shows the page for what stands in the address: a board, a game, a size, level and seed, or nothing. */
  show(query: Readonly<Record<string, string>>): void {
    this.#main.replaceChildren(this.#host, this.#maker.notice)
    this.site.replaceChildren(siteHeader(), this.#main)
    const { kind } = this.entry
    this.#tutorial = query['tutorial'] !== undefined
    const given = givenBoard(this.puzzle.engine, query)
    if (given.type === 'refused') goInstead({ page: 'open', query: { text: given.text } })
    else if (given.type === 'nothing') this.#makeAsked(query)
    else {
      if (given.code !== undefined) showAddress({ page: kind, query: { board: given.code } })
      this.#mount(given.start)
      if (given.over === true) this.#handle?.say(this.#words.openedOver)
    }
  }

  #makeAsked(query: Readonly<Record<string, string>>): void {
    const { wanted, seed, unknown } = askedFor(this.puzzle.engine, this.#wanted, query)
    void this.#make(wanted, seed ?? this.#maker.nextSeed(wanted), unknown)
  }

  /** Makes a board; `unknown` is what an address asked for in vain, which is said beside the board. */
  async #make(wanted: Wanted, seed: number, unknown: readonly string[] = []): Promise<void> {
    this.#wait(wanted, seed, () => ({ text: '', problem: false }))
    try {
      const made = await this.#maker.make(wanted, seed)
      if (this.#ended) return
      if (made === null) this.#calledOff(wanted, seed)
      else {
        this.#took(wanted, made)
        if (unknown.length > 0) this.#handle?.say(this.#words.unknownInLink(unknown.join(', ')))
      }
    } catch (problem) {
      if (this.#ended) return
      const why = problem instanceof Error ? problem.message : String(problem)
      if (this.#handle === null) this.#wait(wanted, seed, (words) => ({ text: words.failed(why), problem: true }))
      else this.#handle.say(this.#words.failed(why))
    }
  }

  /** A board that was called off leaves everything as it is; the page without a board says how to come to one. */
  #calledOff(wanted: Wanted, seed: number): void {
    // Another board that is asked for calls this one off, too.
    if (this.#waiting?.wanted === wanted && this.#waiting.seed === seed)
      this.#wait(wanted, seed, (words) => ({ text: words.calledOff, problem: false }))
  }

  #took(wanted: Wanted, { board, level, seed }: Made): void {
    // What could be made is what is made next time; what was called off or failed would only come in the way.
    keepWanted(this.puzzle.engine, wanted)
    showAddress({ page: this.entry.kind, query: madeQuery(wanted, seed) })
    this.#mount({ board, level, seed }, wanted.choices)
    this.#maker.makeAhead(this.#wanted)
  }

  /** Shows the page without a board, unless there is one. */
  #wait(wanted: Wanted, seed: number, said: (words: SiteWords) => WaitingWords): void {
    if (this.#handle !== null) return
    this.#waiting = { wanted, seed, said }
    keepFocus(this.#aside, () => {
      this.#aside.replaceChildren(this.#controls(wanted, seed), rulesPanel(this.puzzle))
      const name = this.puzzle.words[currentLook().language].name
      const page = { puzzle: this.puzzle, entry: this.entry, words: this.#words }
      this.#host.replaceChildren(waitingPage(page, name, wanted, said(this.#words), this.#aside))
      document.title = `${name} – Kazu`
    })
  }

  #mount(start: Start, choices = this.#wanted.choices): void {
    const { width, height } = this.puzzle.engine.size(start.board)
    this.#seed = start.seed ?? null
    this.#board = start.board
    if (start.level !== undefined) this.#wanted = { width, height, level: start.level, ...(choices && { choices }) }
    if (this.#handle !== null) {
      this.#handle.load(start)
      keepFocus(this.#aside, () => {
        this.#fillAside()
      })
      return
    }
    this.#waiting = null
    keepFocus(this.#aside, () => {
      this.#fillAside()
      this.#host.replaceChildren()
      this.#handle = this.#mounted(start)
    })
    document.title = `${this.puzzle.words[currentLook().language].name} – Kazu`
  }

  #mounted(start: Start): PlayerHandle<Kind> {
    const { material, pieces } = currentLook()
    return mountPuzzle<Kind>(this.#host, this.puzzle, {
      ...start,
      material,
      pieces,
      ...(this.#tutorial ? { tutorial: true } : {}),
      headingLevel: 1,
      lead: wayBack(this.#words),
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
    this.#aside.replaceChildren(
      this.#controls(this.#wanted, this.#seed),
      ...packsPanel(this.puzzle, madeQuery(this.#wanted, this.#seed ?? 0)),
      ...this.#builderLink(),
      sharePanel(this.#words, this.#shared()),
      rulesPanel(this.puzzle),
    )
  }

  #builderLink(): HTMLElement[] {
    const { builder } = this.entry
    if (builder === undefined) return []
    return [element('p', {}, element('a', { href: writeRoute({ page: builder, query: {} }) }, this.#words.build))]
  }

  #controls(wanted: Wanted, shownSeed: number | null): HTMLElement {
    const make = (next: Wanted, seed: number | null): void => {
      void this.#make(next, seed ?? this.#maker.nextSeed(next))
    }
    const levelName = (level: string): string => this.#levelName(level)
    const choiceWords: ControlActs['choiceWords'] = (choice) =>
      this.puzzle.words[currentLook().language].choices?.[choice] ?? { name: choice, values: {} }
    return controls(this.puzzle.engine, this.#words, { ...wanted, seed: shownSeed }, { make, levelName, choiceWords })
  }

  #shared(): Parameters<typeof sharePanel>[1] {
    const { kind, parameter = 'board' } = this.entry
    const { engine } = this.puzzle
    // What is on the screen, for undo may have brought another board back.
    const board = (): unknown => this.#handle?.game().board ?? this.#board
    const code = (): string => engine.write(board(), 'kazu') ?? ''
    const bySeed = (): string => routeAddress({ page: kind, query: madeQuery(this.#wanted, this.#seed ?? 0) })
    return [
      ...(this.#seed === null ? [] : [{ label: this.#words.copyLink, text: bySeed }]),
      { label: this.#words.copyBoard, text: () => routeAddress({ page: kind, query: { [parameter]: code() } }) },
      { label: this.#words.copyPuzzlink, text: () => engine.write(board(), 'puzzlink') },
      { label: this.#words.copyProgress, text: () => this.#handle?.detail().run ?? '' },
    ]
  }

  /** Language, theme, material or pieces were chosen: the same game in another dress. */
  #redress(): void {
    const { material, pieces } = currentLook()
    keepFocus(this.site, () => {
      this.site.firstElementChild?.replaceWith(siteHeader())
      if (this.#waiting !== null) this.#wait(this.#waiting.wanted, this.#waiting.seed, this.#waiting.said)
      if (this.#handle === null) return
      this.#handle.set({ material, pieces })
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
