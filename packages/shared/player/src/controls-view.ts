import type { Icon } from './icons.js'
import { make, makeIcon, setAttributes, setText } from './page.js'

/** A button of the controls. */
export interface Control {
  readonly action: 'undo' | 'redo' | 'notes' | 'zoom' | 'hint' | 'check'
  readonly label: string
  readonly icon: Icon
  readonly disabled?: boolean | undefined
  /** Whether it is held down, for a button that stays. */
  readonly pressed?: boolean | undefined
  readonly teaching?: boolean | undefined
}

/** The five buttons under the key pad. */
export interface Controls {
  readonly element: HTMLElement
  readonly update: (controls: readonly Control[]) => void
}

/** Makes the controls; `press` is called with the action of a button. */
export function makeControls(document: Document, press: (action: Control['action']) => void): Controls {
  const element = make(document, 'div', { class: 'kzp-controls' })
  let shape = ''
  const makeControl = ({ action }: Control): HTMLElement => {
    const button = make(
      document,
      'button',
      { type: 'button', class: 'kzp-tool', 'data-action': action },
      make(document, 'span'),
    )
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') press(action)
    })
    return button
  }
  return {
    element,
    update: (controls) => {
      const next = controls.map(({ action }) => action).join(' ')
      if (next !== shape) {
        shape = next
        element.replaceChildren(...controls.map(makeControl))
      }
      controls.forEach((control, index) => {
        updateControl(document, element.children[index] as HTMLElement, control)
      })
    },
  }
}

function updateControl(document: Document, button: HTMLElement, control: Control): void {
  const label = button.lastElementChild as HTMLElement
  setText(label, control.label)
  if (button.getAttribute('data-icon') !== control.icon) {
    button.replaceChildren(makeIcon(document, control.icon), label)
  }
  setAttributes(button, {
    'data-icon': control.icon,
    // Not `disabled`: a button that loses the focus because nothing is left to undo would throw keyboards back to the top.
    'aria-disabled': control.disabled === true ? 'true' : undefined,
    'aria-pressed': control.pressed === undefined ? undefined : String(control.pressed),
    'data-teaching': control.teaching === true,
  })
}
