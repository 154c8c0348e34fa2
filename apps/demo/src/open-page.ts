import { button, element } from './dom.js'
import { siteHeader } from './header.js'
import { currentLook } from './look.js'
import { allEngines, readAnything, sayProblem } from './reading.js'
import { go } from './route.js'
import { SITE_WORDS } from './words.js'

/** The page on which an address or a code is pasted. `text` is one that was tried already. */
export function showOpenPage(site: HTMLElement, text: string): () => void {
  const { language } = currentLook()
  const words = SITE_WORDS[language]
  const problem = element('div', { class: 'problem', role: 'alert' })
  const field = element('textarea', { rows: 4, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off' })
  field.value = text

  async function open(): Promise<void> {
    const pasted = field.value
    const engines = await allEngines().catch(() => null)
    if (engines === null) {
      problem.replaceChildren(words.loadFailed)
      return
    }
    const reading = readAnything(pasted, engines)
    if (reading.route !== undefined) go(reading.route)
    else
      problem.replaceChildren(...problemParts(pasted, reading.at, sayProblem(reading.problem, language), words.wrongAt))
  }

  const form = element(
    'form',
    {
      class: 'open',
      onsubmit: (event) => {
        event.preventDefault()
        void open()
      },
    },
    element('label', { class: 'field' }, element('span', {}, words.openLabel), field),
    button(
      words.openButton,
      () => {
        void open()
      },
      'main',
    ),
    problem,
  )
  site.replaceChildren(
    siteHeader(),
    element(
      'main',
      { class: 'open-page' },
      element('h1', { tabindex: -1 }, words.open),
      element('p', {}, words.openHelp),
      form,
    ),
  )
  if (text !== '') void open()
  return () => undefined
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
