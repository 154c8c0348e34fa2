import { make, makeIcon, setAttributes, setText } from './page.js'

/** What the bar shows. */
export interface BarView {
  readonly title: string
  readonly subtitle: string
  readonly clock: string
  /** Whether the clock is seen. */
  readonly timed: boolean
  readonly timeLabel: string
  readonly menuLabel: string
  readonly menuOpen: boolean
}

/** The bar over the board: title, clock and menu. */
export interface Bar {
  readonly element: HTMLElement
  readonly menuButton: HTMLElement
  readonly update: (view: BarView) => void
  readonly tick: (clock: string) => void
}

/** Makes the bar; `lead` is an element of the page at its start. */
export function makeBar(document: Document, level: number, lead: HTMLElement | undefined, menu: () => void): Bar {
  const title = make(document, 'div', { class: 'kzp-title', role: 'heading', 'aria-level': level })
  const subtitle = make(document, 'p', { class: 'kzp-subtitle' })
  const time = make(document, 'span')
  const clock = make(document, 'div', { class: 'kzp-clock', role: 'timer' }, makeIcon(document, 'check'), time)
  const menuButton = make(
    document,
    'button',
    { type: 'button', class: 'kzp-round', 'data-action': 'menu' },
    makeIcon(document, 'menu'),
  )
  menuButton.addEventListener('click', menu)
  const name = make(document, 'div', { class: 'kzp-name' }, title, subtitle)
  const element = make(
    document,
    'div',
    { class: 'kzp-bar' },
    ...(lead === undefined ? [] : [lead]),
    name,
    clock,
    menuButton,
  )
  return {
    element,
    menuButton,
    update: (view) => {
      setText(title, view.title)
      setText(subtitle, view.subtitle)
      subtitle.hidden = view.subtitle === ''
      clock.hidden = !view.timed
      setAttributes(clock, { 'aria-label': view.timeLabel })
      setText(time, view.clock)
      setAttributes(menuButton, { 'aria-label': view.menuLabel, 'aria-expanded': String(view.menuOpen) })
    },
    tick: (text) => {
      setText(time, text)
    },
  }
}
