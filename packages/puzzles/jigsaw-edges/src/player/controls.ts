import type { JigsawEdgesWords } from '../words.js'

/** The buttons of the player, by what they do. */
export type Control =
  | 'undo'
  | 'redo'
  | 'turn'
  | 'step'
  | 'scramble'
  | 'peek'
  | 'labels'
  | 'edges'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'rescue'
  | 'example'
  | 'noPicture'
  | 'saveFile'
  | 'cutFile'

/** The bars of buttons: above the table, and below it. */
export interface Bars {
  readonly above: HTMLElement
  readonly below: HTMLElement
  readonly button: (control: Control) => HTMLButtonElement
}

/** What is wanted all the time, and what now and then. */
const ALWAYS: readonly Control[] = ['undo', 'redo', 'turn', 'peek', 'edges', 'rescue', 'step']
const AT_TIMES: readonly Control[] = [
  'zoomOut',
  'zoomIn',
  'fit',
  'labels',
  'scramble',
  'example',
  'noPicture',
  'saveFile',
  'cutFile',
]

/** Makes the bars; `pictureFile` is given the file that was chosen as a picture. */
export function makeBars(
  document: Document,
  words: JigsawEdgesWords,
  act: (control: Control) => void,
  pictureFile: (file: File) => void,
): Bars {
  const buttons = new Map<Control, HTMLButtonElement>()
  const bar = (controls: readonly Control[], ...more: readonly HTMLElement[]): HTMLElement => {
    const element = document.createElement('div')
    element.className = 'je-bar'
    element.setAttribute('role', 'group')
    element.setAttribute('aria-label', words.name)
    for (const control of controls) {
      const button = makeButton(document, control, words, act)
      buttons.set(control, button)
      element.append(button)
    }
    element.append(...more)
    return element
  }
  const above = bar(ALWAYS)
  const below = bar(AT_TIMES, pictureField(document, words, pictureFile))
  return { above, below, button: (control) => buttons.get(control) as HTMLButtonElement }
}

function makeButton(
  document: Document,
  control: Control,
  words: JigsawEdgesWords,
  act: (control: Control) => void,
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['action'] = control
  button.textContent = control === 'rescue' ? '' : words[control]
  // A peek lasts as long as the button is held.
  if (control === 'peek') return button
  button.addEventListener('click', () => {
    act(control)
  })
  return button
}

function pictureField(document: Document, words: JigsawEdgesWords, take: (file: File) => void): HTMLElement {
  const label = document.createElement('label')
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/*'
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    if (file !== undefined) take(file)
    input.value = ''
  })
  label.append(words.picture, input)
  return label
}
