import type { Engine, Kind } from '@kazu/puzzle'
import { button, chooser, element } from './dom.js'
import { languageField, materialField, piecesField, themeField } from './look-fields.js'
import { seedOf, sizeFits } from './settings.js'
import type { Wanted } from './settings.js'
import type { SiteWords } from './words.js'

/** What the controls of a kind's page do. */
export interface ControlActs {
  /** Makes a board; without a seed, a new one. */
  readonly make: (wanted: Wanted, seed: number | null) => void
  readonly levelName: (level: string) => string
  /** What a further choice is called, and its values. */
  readonly choiceWords: (choice: string) => { readonly name: string; readonly values: Readonly<Record<string, string>> }
}

/** Size, level and seed of the next board, and the look of all of them. */
export function controls(
  engine: Engine<Kind>,
  words: SiteWords,
  now: Wanted & { readonly seed: number | null },
  acts: ControlActs,
): HTMLElement {
  const { seed: shownSeed, ...wantedNow } = now
  let wanted: Wanted = wantedNow
  const problem = element('p', { class: 'problem', role: 'alert' })
  const seed = numberField(words.seed, shownSeed ?? '', 10)
  const sides = sideFields(engine, words, wanted, (width, height) => {
    wanted = { ...wanted, width, height }
  })

  function make(withSeed: boolean): void {
    const { makes } = engine.sizes
    const typed = withSeed ? seed.input.value.trim() : ''
    const chosen = seedOf(typed)
    if (!sizeFits(engine, wanted.width, wanted.height)) {
      problem.textContent = makes === 'offered' ? words.size : words.badSize(makes.least, makes.most)
    } else if (typed !== '' && chosen === null) problem.textContent = words.badSeed
    else {
      problem.textContent = ''
      acts.make(wanted, chosen)
    }
  }

  const levels = engine.levels.map((level): [string, string] => [level, acts.levelName(level)])
  return element(
    'section',
    { class: 'controls' },
    ...sides,
    chooser(words.level, levels, wanted.level, (level) => {
      wanted = { ...wanted, level }
    }),
    ...choiceFields(engine, words, wanted, acts, (choices) => {
      wanted = { ...wanted, choices }
    }),
    seed.field,
    element(
      'div',
      { class: 'buttons' },
      button(
        words.another,
        () => {
          make(false)
        },
        'main',
      ),
      button(words.make, () => {
        make(true)
      }),
    ),
    problem,
    ...lookFields(words),
  )
}

/** The offered sizes in a list; where any rectangle is made, width and height of one's own too. */
function sideFields(
  engine: Engine<Kind>,
  words: SiteWords,
  now: Wanted,
  act: (width: number, height: number) => void,
): HTMLElement[] {
  const { offered, makes } = engine.sizes
  const name = ({ width, height }: { width: number; height: number }): string => `${width}×${height}`
  const known = offered.filter(({ width, height }) => sizeFits(engine, width, height))
  const isOffered = known.some((size) => name(size) === name(now))
  const width = numberField(words.width, now.width)
  const height = numberField(words.height, now.height)
  const own = element('div', { class: 'sides', hidden: isOffered || makes === 'offered' }, width.field, height.field)
  const tell = (): void => {
    act(Number(width.input.value), Number(height.input.value))
  }
  for (const { input } of [width, height]) input.addEventListener('input', tell)
  const choices = known.map((size): [string, string] => [name(size), name(size)])
  const list = makes === 'offered' ? choices : [...choices, ['', words.other] as [string, string]]
  const choose = chooser(words.size, list, isOffered ? name(now) : '', (value) => {
    const size = known.find((one) => name(one) === value)
    own.hidden = size !== undefined
    if (size === undefined) tell()
    else act(size.width, size.height)
  })
  return [choose, own]
}

/** A chooser for everything else that the kind lets choose; first of all that it decides itself. */
function choiceFields(
  { choices = {} }: Engine<Kind>,
  words: SiteWords,
  now: Wanted,
  { choiceWords }: ControlActs,
  act: (choices: Readonly<Record<string, string>>) => void,
): HTMLElement[] {
  let chosen = now.choices ?? {}
  return Object.entries(choices).map(([choice, values]) => {
    const { name, values: names } = choiceWords(choice)
    const list = values.map((value): [string, string] => [value, names[value] ?? value])
    return chooser(name, [['', words.usual], ...list], chosen[choice] ?? '', (value) => {
      const { [choice]: _, ...others } = chosen
      chosen = value === '' ? others : { ...others, [choice]: value }
      act(chosen)
    })
  })
}

interface NumberField {
  readonly field: HTMLElement
  readonly input: HTMLInputElement
}

function numberField(label: string, value: number | '', maxlength = 3): NumberField {
  const input = element('input', { type: 'text', inputmode: 'numeric', autocomplete: 'off', maxlength, value })
  return { field: element('label', { class: 'field' }, element('span', {}, label), input), input }
}

/** How boards look; where the site's own bar is not shown, its language and theme too. */
function lookFields(words: SiteWords): HTMLElement[] {
  const narrow = [languageField(words), themeField(words)]
  for (const field of narrow) field.classList.add('without-bar')
  return [materialField(words), piecesField(words), ...narrow]
}
