import { element } from './dom.js'
import { siteHeader } from './header.js'
import { currentLook } from './look.js'
import { allEngines, readAnything, sayProblem } from './reading.js'
import { go, goInstead } from './route.js'
import { SITE_WORDS } from './words.js'

/** The page on which an address or a code is pasted. `text` is one that was tried already. */
export function showOpenPage(site: HTMLElement, text: string): () => void {
  const words = SITE_WORDS[currentLook().language]
  site.replaceChildren(
    siteHeader(),
    element(
      'main',
      { class: 'open-page' },
      element('h1', { tabindex: -1 }, words.open),
      element('p', {}, words.openHelp),
      openForm(text, 4),
    ),
  )
  return () => undefined
}

/** Where an address or a code is pasted, and what is wrong with it is said. A `text` to begin with is tried at once. */
export function openForm(text: string, rows: number): HTMLElement {
  const { language } = currentLook()
  const words = SITE_WORDS[language]
  const problem = element('div', { class: 'problem', role: 'alert' })
  const field = element('textarea', { rows, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off' })
  field.value = text

  /** `leave` goes to what was read. */
  async function open(leave: typeof go): Promise<void> {
    const pasted = field.value
    const engines = await allEngines().catch(() => null)
    if (engines === null) {
      problem.replaceChildren(words.loadFailed)
      return
    }
    const reading = readAnything(pasted, engines)
    if (reading.route !== undefined) leave(reading.route)
    else
      problem.replaceChildren(...problemParts(pasted, reading.at, sayProblem(reading.problem, language), words.wrongAt))
  }

  // The way back from a board must not lead to the address that leads to the board.
  if (text !== '') void open(goInstead)
  return element(
    'form',
    {
      class: 'open',
      onsubmit: (event) => {
        event.preventDefault()
        void open(go)
      },
    },
    element('label', { class: 'field' }, element('span', {}, words.openLabel), field),
    element('button', { type: 'submit', class: 'button main' }, words.openButton),
    problem,
  )
}

/** The sentence, and the text with its first wrong character underlined. */
function problemParts(text: string, at: number, sentence: string, wrongAt: (place: number) => string): HTMLElement[] {
  const shown = element('p', { class: 'shown' })
  const start = Math.max(0, at - 40)
  shown.append(
    start > 0 ? '…' : '',
    text.slice(start, at),
    element('mark', {}, text.charAt(at) || '⌁'),
    text.slice(at + 1, at + 41),
  )
  return text.trim() === '' ? [element('p', {}, sentence)] : [element('p', {}, `${sentence} ${wrongAt(at + 1)}`), shown]
}
