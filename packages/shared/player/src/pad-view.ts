import { colourSign } from '@kazu/svg'
import type { PadKey } from './inputs.js'
import { afterPress } from './gestures.js'
import { make, makeIcon, setAttributes, setText } from './page.js'
import type { PlayerWords } from './words.js'

/** The key pad. */
export interface Pad {
  readonly element: HTMLElement
  readonly update: (keys: readonly PadKey[], words: PlayerWords, wide: boolean) => void
}

/** What the pad does. */
export interface PadActs {
  /** A key was pressed, and whether it was held long. */
  readonly press: (id: string, long: boolean) => void
  /** How long a press must stay to be a long one, in ms. */
  readonly longPress: () => number
}

/** Makes the key pad. */
export function makePad(document: Document, acts: PadActs): Pad {
  const element = make(document, 'div', { class: 'kzp-pad', role: 'group' })
  let shape = ''
  return {
    element,
    update: (keys, words, wide) => {
      element.hidden = keys.length === 0
      setAttributes(element, { 'data-many': keys.length > 10 })
      const next = keys.map(({ id }) => id).join(' ')
      if (next !== shape) {
        shape = next
        element.replaceChildren(...keys.map((key) => makeKey(document, key, acts)))
      }
      element.style.setProperty('--kz-columns', String(columns(keys.length, wide)))
      setAttributes(element, { 'aria-label': words.modes.entry })
      keys.forEach((key, index) => {
        updateKey(element.children[index] as HTMLElement, key, words)
      })
    },
  }
}

/**
 * How many keys stand in a row: five on the common grid, six where that is all of them and four where two rows are full
 * then, more for more values, all of nine where there is width.
 */
export function columns(keys: number, wide: boolean): number {
  if (wide) return keys <= 10 ? 10 : keys <= 17 ? 9 : 13
  if (keys === 6) return 6
  if (keys === 7 || keys === 8) return 4
  return keys <= 10 ? 5 : keys <= 18 ? 6 : 7
}

function makeKey(document: Document, key: PadKey, { press, longPress }: PadActs): HTMLButtonElement {
  const button = make(document, 'button', {
    type: 'button',
    class: 'kzp-key',
    'data-type': key.type,
    'data-key': key.id,
  })
  if (key.type === 'erase') button.append(makeIcon(document, 'erase'))
  else if (key.type === 'colour') button.append(swatch(document, key.value))
  else
    button.append(
      make(document, 'span', {}, key.text),
      make(document, 'span', { class: 'kzp-left', 'aria-hidden': 'true' }),
    )
  pressOrHold(button, longPress, (long) => {
    press(key.id, long)
  })
  return button
}

/** A short press acts at the click, so that keys and readers can press too; a long one acts while it is held. */
function pressOrHold(button: HTMLElement, longPress: () => number, act: (long: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let long = false
  const stop = (): void => {
    clearTimeout(timer)
  }
  button.addEventListener('pointerdown', () => {
    stop()
    long = false
    timer = afterPress(longPress(), () => {
      long = true
      act(true)
    })
  })
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) button.addEventListener(name, stop)
  button.addEventListener('contextmenu', (event) => {
    event.preventDefault()
  })
  button.addEventListener('click', () => {
    if (!long) act(false)
    long = false
  })
}

function updateKey(button: HTMLElement, key: PadKey, words: PlayerWords): void {
  const label =
    key.type === 'erase' ? words.erase : key.type === 'colour' ? words.colour(key.value) : words.key(key.text, key.left)
  setAttributes(button, {
    'aria-label': label,
    'aria-pressed': key.type === 'erase' ? undefined : String(key.sticky),
    'data-done': key.left !== null && key.left <= 0,
    'data-long': key.text.length > 1,
  })
  const left = button.querySelector('.kzp-left')
  if (left !== null) setText(left, key.left === null ? '' : key.left > 0 ? String(key.left) : '✓')
}

function swatch(document: Document, colour: number): HTMLElement {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  setAttributes(picture, { viewBox: '-14 -14 28 28', width: 28, height: 28, 'aria-hidden': 'true' })
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  setAttributes(path, { d: colourSign(colour), fill: 'none', stroke: 'var(--kz-note)', 'stroke-width': 1.5 })
  picture.append(path)
  const box = make(document, 'span', { class: 'kzp-swatch' }, picture)
  box.style.background = `var(--kz-colour-${colour})`
  return box
}
