import type { Language } from '@kazu/puzzle'
import type { InputAction, InputMode } from './inputs.js'
import type { PlayerAction, PlayerSettings } from './options.js'
import { make, makeIcon } from './page.js'
import type { StageChoice } from './stage.js'
import { actionButton } from './slot-view.js'
import type { PlayerWords } from './words.js'

/** What the menu offers. */
export interface MenuView {
  readonly words: PlayerWords
  readonly settings: Required<
    Pick<PlayerSettings, 'errors' | 'tidy' | 'order' | 'overwrite' | 'clock' | 'locked' | 'peers' | 'tutorial'>
  >
  readonly style: string
  /** What a stage offers, and what is chosen of it. */
  readonly choices: readonly StageChoice[]
  readonly chosen: Readonly<Record<string, string>>
  readonly language: Language
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
  const switches = (SWITCHES[style] ?? (['overwrite', 'clock', 'locked'] as const)).map((name) =>
    toggle(document, said[name === 'locked' ? 'lock' : name], settings[name] === true, (on) => {
      acts.set({ [name]: on })
    }),
  )
  const box = make(document, 'fieldset', {}, ...switches)
  if (style === 'tiles') return [box, ...choicesOf(document, view, acts), errors]
  return style === 'numbers' ? [errors, order, box] : [errors, box]
}

/** The switches of an input style, where they are not those of most. */
const SWITCHES: Readonly<
  Record<string, readonly ('tidy' | 'peers' | 'clock' | 'locked' | 'overwrite' | 'tutorial')[]>
> = {
  numbers: ['tidy', 'peers', 'clock', 'locked'],
  tiles: ['tutorial', 'peers', 'clock'],
}

/** What a stage offers: a switch where there is only on and off. */
function choicesOf(document: Document, { choices, chosen, language }: MenuView, acts: MenuActs): HTMLElement[] {
  const now: Record<string, string> = { ...chosen }
  return choices.map(({ name, title, values }) => {
    const set = (value: string): void => {
      now[name] = value
      acts.set({ choices: { ...now } })
    }
    const isSwitch = values.length === 2 && values.every(({ value }) => value === 'off' || value === 'on')
    if (isSwitch) {
      const line = toggle(document, title[language], chosen[name] === 'on', (on) => {
        set(on ? 'on' : 'off')
      })
      return make(document, 'fieldset', {}, line)
    }
    const options = values.map(({ value, label }): [string, string] => [value, label[language]])
    return choice(document, title[language], options, chosen[name], set)
  })
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
