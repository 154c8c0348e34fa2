import type { Kind, Language, View } from '@kazu/puzzle'
import type { PadKey } from './inputs.js'

/** A rectangle of a drawing, in cells from the board's upper left corner. */
export interface StageBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a stage shows. */
export interface StageView<K extends Kind> {
  readonly view: View<K>
  readonly language: Language
  /** The keys of the pad, whose place the stage takes. */
  readonly keys: readonly PadKey[]
  /** What the player chose of what the stage offers, by name. */
  readonly choices: Readonly<Record<string, string>>
  /** How long a press must stay to be a long one, in ms; undefined for as long as the stage likes. */
  readonly longPress: number | undefined
}

/** What a stage does. */
export interface StageActs<K extends Kind> {
  readonly play: (move: K['move']) => void
  /** A cell was tapped: it is chosen, or the key that is held is written into it. */
  readonly tapCell: (cell: number) => void
  /** A key of the pad was tapped, by its `id`. */
  readonly tapKey: (id: string) => void
  readonly announce: (text: string) => void
}

/** A board in the page that draws itself and handles pointers itself; history, hints and saving stay the shell's. */
export interface Stage<K extends Kind> {
  readonly draw: (view: StageView<K>) => void
  readonly destroy: () => void
}

/** Something a stage lets the player choose, in the menu. */
export interface StageChoice {
  readonly name: string
  readonly title: Readonly<Record<Language, string>>
  /** The first value holds unless another one is chosen. With `off` and `on` it is a switch. */
  readonly values: readonly { readonly value: string; readonly label: Readonly<Record<Language, string>> }[]
}

/** How a kind is played on a stage of its own. */
export interface StageKind<K extends Kind> {
  /** What a board takes on the screen, tray and all. */
  readonly box: (board: K['board']) => StageBox
  readonly make: (host: HTMLElement, acts: StageActs<K>) => Stage<K>
  readonly choices: readonly StageChoice[]
}

/** What holds of each choice: what was chosen, if it is on offer, else the first value. */
export function chosenOf(
  choices: readonly StageChoice[],
  chosen: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    choices.map(({ name, values }) => {
      const known = values.find(({ value }) => value === chosen[name]) ?? values[0]
      return [name, known?.value ?? '']
    }),
  )
}
