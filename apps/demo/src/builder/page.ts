import { mountDrag } from '@kazu/drag/runtime'
import type { DragHandle, DragNews } from '@kazu/drag/runtime'
import { puzzlepawOf, readParloku, sayParlokuRefusal, writeParloku } from '@kazu/parloku'
import type { ParlokuBoard } from '@kazu/parloku'
import { button, element } from '../dom.js'
import { siteHeader } from '../header.js'
import { currentLook, watchLook } from '../look.js'
import { routeAddress, showAddress, writeRoute } from '../route.js'
import { sharePanel } from '../share.js'
import { SITE_WORDS } from '../words.js'
import { answersPanel } from './answers-panel.js'
import { boardOfDraft, draftOf, EMPTY_DRAFT } from './draft.js'
import type { Draft } from './draft.js'
import { boardUnder, boxOfDraft, builderScene, cellName } from './scene.js'
import { verdictOf } from './verdict.js'
import { wordsForm } from './words-form.js'
import { BUILDER_WORDS } from './words.js'
import type { BuilderWords } from './words.js'

/** The address of the builder. */
export const BUILDER_PAGE = 'parloku-builder'

/** The page on which parlokus are built; `code` is one to begin with. Gives what takes it down. */
export function showBuilder(site: HTMLElement, code: string): () => void {
  const page = new BuilderPage(site)
  page.begin(code)
  return () => {
    page.end()
  }
}

class BuilderPage {
  readonly #stage = element('div', { class: 'build-stage' })
  readonly #side = element('div', { class: 'build-side' })
  readonly #answers = element('section', { class: 'build-answers', 'aria-live': 'polite' })
  readonly #out = element('div', { class: 'build-out' })
  readonly #problem = element('p', { class: 'problem', role: 'alert' })
  readonly #unwatch: () => void
  #draft: Draft = EMPTY_DRAFT
  #past: Draft[] = []
  #drag: DragHandle<Draft> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #suggested: readonly number[] = []

  constructor(private readonly site: HTMLElement) {
    this.#unwatch = watchLook(() => {
      this.#dress()
    })
  }

  get #words(): BuilderWords {
    return BUILDER_WORDS[currentLook().language]
  }

  begin(code: string): void {
    if (code !== '') this.#load(code)
    this.#dress()
  }

  end(): void {
    this.#unwatch()
    clearTimeout(this.#timer)
    this.#drag?.destroy()
  }

  /** Everything anew, in the language that is chosen now. */
  #dress(): void {
    const words = this.#words
    this.#drag?.destroy()
    this.#stage.replaceChildren()
    this.site.replaceChildren(
      siteHeader(),
      element(
        'main',
        { class: 'build' },
        element('h1', { tabindex: -1 }, words.title),
        element('p', { class: 'muted' }, words.help),
        element('div', { class: 'build-columns' }, this.#stage, this.#side),
      ),
    )
    this.#drag = mountDrag(this.#stage, {
      scene: builderScene(words),
      state: this.#draft,
      box: boxOfDraft(this.#draft),
      label: words.board,
      under: () => boardUnder(this.#suggested),
      words: (news) => sayNews(words, news),
      onChange: (draft) => {
        this.#change(draft)
      },
    })
    this.#side.replaceChildren(this.#form(), this.#answers, this.#out)
    this.#look()
  }

  #form(): HTMLElement {
    return wordsForm(this.#words, () => this.#draft, {
      change: (draft) => {
        this.#change(draft)
      },
      undo: () => {
        const before = this.#past.pop()
        if (before !== undefined) this.#show(before)
      },
      clear: () => {
        this.#change(EMPTY_DRAFT)
        this.#dress()
      },
    })
  }

  #change(draft: Draft): void {
    if (draft === this.#draft) return
    this.#past.push(this.#draft)
    this.#show(draft)
  }

  #show(draft: Draft): void {
    const rebuild = draft.words.length !== this.#draft.words.length
    this.#draft = draft
    if (this.#drag?.state() !== draft) this.#drag?.set(draft)
    this.#drag?.update({ box: boxOfDraft(draft) })
    if (rebuild) this.#side.replaceChildren(this.#form(), this.#answers, this.#out)
    this.#side.dispatchEvent(new CustomEvent('draft'))
    this.#look()
  }

  /** Counts a moment after the last change, so that typing is never held up. */
  #look(): void {
    const { board } = boardOfDraft(this.#draft)
    showAddress({ page: BUILDER_PAGE, query: board === null ? {} : { p: writeParloku(board) } })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#count(board)
    }, 80)
  }

  #count(board: ParlokuBoard | null): void {
    const verdict = board === null ? null : verdictOf(board)
    this.#suggested = (verdict?.suggestions?.single ?? []).map(({ cell }) => cell)
    this.#drag?.update()
    this.#answers.replaceChildren(
      ...answersPanel(this.#words, this.#draft, board, verdict, (draft) => {
        this.#change(draft)
      }),
    )
    this.#out.replaceChildren(this.#loadPanel(), ...(board === null ? [] : this.#shared(board, verdict?.count === 1)))
  }

  #shared(board: ParlokuBoard, unique: boolean): HTMLElement[] {
    const words = this.#words
    const code = writeParloku(board)
    const play = { page: 'parloku', query: { p: code } }
    return [
      element(
        'div',
        { class: 'buttons' },
        ...(unique ? [element('a', { class: 'button main', href: writeRoute(play) }, words.play)] : []),
        button(words.saveFile, () => {
          save(`puzzle-${board.words.map(({ word }) => word).join('-') || 'parloku'}.json`, puzzlepawOf(board))
        }),
        button(words.print, () => {
          print()
        }),
      ),
      sharePanel(SITE_WORDS[currentLook().language], [
        { label: words.copyLink, text: () => routeAddress(play) },
        { label: words.copyCode, text: () => code },
      ]),
    ]
  }

  #loadPanel(): HTMLElement {
    const words = this.#words
    const field = element('textarea', { rows: 2, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off' })
    const file = element('input', {
      type: 'file',
      accept: '.json,application/json',
      'aria-label': words.loadLabel,
      onchange: () => {
        void file.files?.[0]?.text().then((text) => {
          this.#take(text)
        })
      },
    })
    return element(
      'form',
      {
        class: 'open',
        onsubmit: (event) => {
          event.preventDefault()
          this.#take(field.value)
        },
      },
      element('label', { class: 'field' }, element('span', {}, words.loadLabel), field),
      element('div', { class: 'buttons' }, element('button', { type: 'submit', class: 'button' }, words.load), file),
      this.#problem,
    )
  }

  /** Takes a text over, as a step that undo takes back; what is none is said. */
  #take(text: string): void {
    if (this.#load(text)) this.#dress()
  }

  #load(text: string): boolean {
    const { language } = currentLook()
    const read = readParloku(text)
    if (read.board === null) {
      this.#problem.textContent = sayParlokuRefusal(read, language)
      return false
    }
    this.#problem.textContent = ''
    this.#past.push(this.#draft)
    this.#draft = draftOf(read.board)
    return true
  }
}

/** What is said of what keys do. */
function sayNews(words: BuilderWords, { type, key, state }: DragNews<Draft>): string {
  const place = placeIn(state, key)
  if (type === 'lifted')
    return words.lifted(
      key.startsWith('w') ? (state.words[Number(key.slice(1))]?.word ?? '') : key.slice(key.indexOf(' ') + 1),
    )
  if (type === 'over') return place === null ? words.away : words.over(place)
  if (type === 'dropped') return place === null ? words.putAway : words.dropped(place)
  return type === 'cancelled' ? words.cancelled : words.blocked
}

function placeIn({ givens, words }: Draft, key: string): string | null {
  const cell = key.startsWith('w')
    ? words[Number(key.slice(1))]?.cell
    : givens.find(({ letter, copy }) => key === `t${copy} ${letter}`)?.cell
  return cell === undefined || cell === null ? null : cellName(cell)
}

/** Hands a text to the visitor as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  element('a', { href: address, download: name }).click()
  // The browser reads the file when it gets to it.
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, 10_000)
}
