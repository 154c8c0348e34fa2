import { button, element } from './dom.js'
import type { SiteWords } from './words.js'

/** One thing that can be copied: its name, and its text at the moment; null leaves it out. */
export interface Shared {
  readonly label: string
  readonly text: () => string | null
}

/** Buttons that copy; where a page may not copy, the text is shown to be copied by hand. */
export function sharePanel(words: SiteWords, shared: readonly Shared[]): HTMLElement {
  const said = element('p', { class: 'said', role: 'status' })
  const byHand = element('textarea', {
    class: 'by-hand',
    readonly: true,
    rows: 3,
    'aria-label': words.share,
    hidden: true,
  })
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      byHand.hidden = true
      said.textContent = words.copied
    } catch {
      said.textContent = words.copyByHand
      byHand.value = text
      byHand.hidden = false
      byHand.select()
    }
  }
  const buttons = shared.flatMap(({ label, text }) =>
    text() === null
      ? []
      : [
          button(label, () => {
            void copy(text() ?? '')
          }),
        ],
  )
  return element(
    'section',
    { class: 'share' },
    element('h2', {}, words.share),
    element('div', { class: 'buttons' }, ...buttons),
    said,
    byHand,
  )
}
