import type { InputAction, InputMode } from './inputs.js'
import type { PlayerAction, PlayerSettings } from './options.js'
import { make, makeIcon } from './page.js'
import { actionButton } from './slot-view.js'
import type { PlayerWords } from './words.js'

/** What the menu offers. */
export interface MenuView {
  readonly words: PlayerWords
  readonly settings: Required<
    Pick<PlayerSettings, 'errors' | 'tidy' | 'order' | 'overwrite' | 'clock' | 'locked' | 'peers'>
  >
  readonly style: string
  readonly modes: readonly InputMode[]
  readonly mode: string
  readonly actions: readonly InputAction[]
  readonly own: readonly PlayerAction[]
  /** Why nothing is saved, when nothing is. */
  readonly notSaved: string | undefined
}

/** What the menu does. */
export interface MenuActs {
  readonly close: () => void
  readonly set: (settings: PlayerSettings) => void
  readonly choose: (mode: string) => void
  readonly act: (action: InputAction) => void
  readonly restart: () => void
}

/** The contents of the menu, made anew each time it opens. */
export function makeMenu(document: Document, view: MenuView, acts: MenuActs): HTMLElement {
  const { words } = view
  const close = make(
    document,
    'button',
    { type: 'button', class: 'kzp-round', 'aria-label': words.close },
    makeIcon(document, 'close'),
  )
  close.addEventListener('click', acts.close)
  const head = make(document, 'div', { class: 'kzp-menu-head' }, make(document, 'strong', {}, words.menu), close)
  const menu = make(document, 'div', { class: 'kzp-menu', role: 'group', 'aria-label': words.menu }, head)
  if (view.notSaved !== undefined) menu.append(make(document, 'p', { class: 'kzp-note' }, view.notSaved))
  menu.append(actionsOf(document, view, acts))
  if (view.modes.length > 2) menu.append(modesOf(document, view, acts))
  menu.append(...settingsOf(document, view, acts))
  return menu
}

function actionsOf(document: Document, view: MenuView, acts: MenuActs): HTMLElement {
  const { words } = view
  const own = view.actions.map((action) => ({
    label: words.actions[action],
    act: () => {
      acts.act(action)
      acts.close()
    },
  }))
  const restart = {
    label: words.restart,
    act: () => {
      acts.restart()
      acts.close()
    },
  }
  const page = view.own.map(({ label, act }) => ({
    label,
    act: () => {
      acts.close()
      act()
    },
  }))
  const buttons = [restart, ...own, ...page].map((action) => actionButton(document, action))
  return make(document, 'div', { class: 'kzp-menu-actions' }, ...buttons)
}

function modesOf(document: Document, view: MenuView, acts: MenuActs): HTMLElement {
  const choices = view.modes.map(({ name }): [string, string] => [name, view.words.modes[name]])
  return choice(document, view.words.marking, choices, view.mode, (mode) => {
    acts.choose(mode)
    acts.close()
  })
}

function settingsOf(document: Document, view: MenuView, acts: MenuActs): HTMLElement[] {
  const { settings, words, style } = view
  const said = words.settings
  const errors = choice(
    document,
    said.errors,
    [
      ['off', said.off],
      ['rules', said.rules],
      ['compare', said.compare],
    ],
    settings.errors,
    (value) => {
      acts.set({ errors: value as 'off' | 'rules' | 'compare' })
    },
  )
  const order = choice(
    document,
    said.order,
    [
      ['auto', said.auto],
      ['cell', said.cell],
      ['digit', said.digit],
    ],
    settings.order,
    (value) => {
      acts.set({ order: value as 'auto' | 'cell' | 'digit' })
    },
  )
  const switches = (
    style === 'numbers' ? (['tidy', 'peers', 'clock', 'locked'] as const) : (['overwrite', 'clock', 'locked'] as const)
  ).map((name) =>
    toggle(document, said[name === 'locked' ? 'lock' : name], settings[name] === true, (on) => {
      acts.set({ [name]: on })
    }),
  )
  const box = make(document, 'fieldset', {}, ...switches)
  return style === 'numbers' ? [errors, order, box] : [errors, box]
}

let groups = 0

function choice(
  document: Document,
  title: string,
  choices: readonly (readonly [value: string, label: string])[],
  chosen: string | undefined,
  choose: (value: string) => void,
): HTMLElement {
  const name = `kzp-choice-${++groups}`
  const options = choices.map(([value, label]) => {
    const input = make(document, 'input', { type: 'radio', name, value })
    input.checked = value === chosen
    input.addEventListener('change', () => {
      choose(value)
    })
    return make(document, 'label', {}, input, make(document, 'span', {}, label))
  })
  return make(document, 'fieldset', {}, make(document, 'legend', {}, title), ...options)
}

function toggle(document: Document, label: string, on: boolean, set: (on: boolean) => void): HTMLElement {
  const input = make(document, 'input', { type: 'checkbox' })
  input.checked = on
  input.addEventListener('change', () => {
    set(input.checked)
  })
  return make(document, 'label', {}, input, make(document, 'span', {}, label))
}
