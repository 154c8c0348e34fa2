import type { InputMode } from './inputs.js'
import { make, makeIcon, setAttributes, setText } from './page.js'
import type { PlayerWords } from './words.js'

/** The choice of what a touch makes. */
export interface Modes {
  readonly element: HTMLElement
  readonly update: (modes: readonly InputMode[], chosen: string, words: PlayerWords) => void
}

/** Makes the choice of modes, as one group of which one is on; `choose` is called with a mode's name. */
export function makeModes(document: Document, choose: (mode: string) => void): Modes {
  const element = make(document, 'div', { class: 'kzp-modes', role: 'radiogroup' })
  let shape = ''
  const step = (from: HTMLElement, by: number): void => {
    const buttons = [...element.children] as HTMLElement[]
    const next = buttons[(buttons.indexOf(from) + by + buttons.length) % buttons.length]
    next?.focus()
    next?.click()
  }
  const makeMode = ({ name }: InputMode): HTMLElement => {
    const button = make(
      document,
      'button',
      { type: 'button', class: 'kzp-mode', role: 'radio', 'data-mode': name },
      makeIcon(document, name),
      make(document, 'span'),
    )
    button.addEventListener('click', () => {
      choose(name)
    })
    button.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
      if (by === undefined) return
      event.preventDefault()
      step(button, by)
    })
    return button
  }
  return {
    element,
    update: (modes, chosen, words) => {
      const next = modes.map(({ name }) => name).join(' ')
      if (next !== shape) {
        shape = next
        element.replaceChildren(...modes.map(makeMode))
      }
      element.hidden = modes.length < 2
      setAttributes(element, { 'aria-label': words.marking, 'data-many': modes.length > 2 })
      modes.forEach(({ name }, index) => {
        const button = element.children[index] as HTMLElement
        setAttributes(button, { 'aria-checked': String(name === chosen), tabindex: name === chosen ? 0 : -1 })
        setText(button.lastElementChild as HTMLElement, words.modes[name])
      })
    },
  }
}
