/** What an element of the site may be given: attributes, and `on…` for what happens to it. */
export type Properties = Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>

/** Makes an element of the page. `false` and `undefined` leave an attribute out, `true` sets an empty one. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2).toLowerCase(), value)
    else if (value === true) made.setAttribute(name, '')
    else if (value !== false && value !== undefined) made.setAttribute(name, String(value))
  }
  made.append(...children)
  return made
}

/** Makes a drawing out of SVG text that one of our own packages wrote. */
export function picture(text: string, name: string): HTMLElement {
  const frame = element('span', { class: 'picture', role: 'img', 'aria-label': name })
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
  const drawing = document.importNode(parsed.documentElement, true)
  drawing.setAttribute('aria-hidden', 'true')
  drawing.removeAttribute('role')
  frame.append(drawing)
  return frame
}

/** One choice of a list: its value and its name. */
export type Choice = readonly [value: string, name: string]

/** A labelled list to choose from. */
export function chooser(
  label: string,
  choices: readonly Choice[],
  chosen: string,
  act: (value: string) => void,
): HTMLElement {
  const select = element(
    'select',
    {
      onchange: () => {
        act(select.value)
      },
    },
    ...choices.map(([value, name]) => element('option', { value, selected: value === chosen }, name)),
  )
  return element('label', { class: 'field' }, element('span', {}, label), select)
}

/**
 * Changes a part of the page and gives the focus back to the same thing in it: the one of the same sort at the same
 * place. Who chose a language by keyboard goes on from there.
 */
export function keepFocus(part: HTMLElement, change: () => void): void {
  const kind = part.contains(document.activeElement) ? (document.activeElement?.tagName ?? '') : ''
  const all = (): Element[] => (kind === '' ? [] : [...part.querySelectorAll(kind)])
  const place = all().findIndex((one) => one === document.activeElement)
  change()
  const same = all()[place]
  if (same instanceof HTMLElement) same.focus({ preventScroll: true })
}

/** A button of the site. */
export function button(label: string, act: () => void, kind = ''): HTMLButtonElement {
  return element('button', { type: 'button', class: `button ${kind}`.trim(), onclick: act }, label)
}
