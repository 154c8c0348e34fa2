import { make, setAttributes } from './page.js'
import { messageParts } from './message.js'
import type { Message } from './message.js'
import type { PlayerAction } from './options.js'

/** What the slot shows. */
export interface SlotView {
  readonly message: Message
  readonly size: { readonly width: number; readonly height: number }
  readonly actions: readonly PlayerAction[]
}

/** The one place beside the board where everything is said. */
export interface Slot {
  readonly element: HTMLElement
  readonly update: (view: SlotView) => void
}

/** Makes the slot; `point` is called with a cell that was pressed in a message. */
export function makeSlot(document: Document, point: (cell: number) => void): Slot {
  const words = make(document, 'p', { class: 'kzp-words' })
  const finish = make(document, 'div', { class: 'kzp-finish' })
  const text = make(document, 'div', { class: 'kzp-said' }, words, finish)
  const element = make(document, 'div', { class: 'kzp-slot' }, text)
  let shown = ''
  // Words that go on below fade out at the edge, and the keyboard can scroll to them.
  const fade = (): void => {
    const more = element.scrollHeight - element.clientHeight
    setAttributes(element, {
      'data-more': more > 2 && element.scrollTop < more - 2,
      tabindex: more > 2 ? 0 : undefined,
    })
  }
  element.addEventListener('scroll', fade, { passive: true })
  return {
    element,
    update: ({ message, size, actions }) => {
      const next = JSON.stringify([message, actions.map(({ label }) => label)])
      if (next === shown) return
      shown = next
      setAttributes(words, { 'data-tone': message.tone })
      words.replaceChildren(...wordsOf(document, message, size, point))
      finish.replaceChildren(...actions.map((action) => actionButton(document, action)))
      finish.hidden = actions.length === 0
      element.scrollTop = 0
      fade()
    },
  }
}

/** A button of the page. */
export function actionButton(document: Document, { label, act }: PlayerAction): HTMLButtonElement {
  const button = make(document, 'button', { type: 'button', class: 'kzp-action' }, label)
  button.addEventListener('click', () => {
    act()
  })
  return button
}

function wordsOf(document: Document, message: Message, size: SlotView['size'], point: (cell: number) => void): Node[] {
  const lead = message.lead === undefined ? [] : [make(document, 'span', { class: 'kzp-lead' }, message.lead), ' ']
  const parts = messageParts(message.text, size).map((part): Node => {
    if (part.type === 'text') return document.createTextNode(part.text)
    if (part.type === 'badge') return make(document, 'span', { class: 'kzp-badge' }, String(part.number))
    const link = make(document, 'button', { type: 'button', class: 'kzp-link' }, part.text)
    link.addEventListener('click', () => {
      point(part.cell)
    })
    return link
  })
  const after = message.after === undefined ? [] : [make(document, 'span', { class: 'kzp-after' }, message.after)]
  return [...lead, ...parts, ...after].map((node) => (typeof node === 'string' ? document.createTextNode(node) : node))
}
