import type { Token } from './tokens.js'

/** The least contrast of text, and of a mark that carries meaning (WCAG 2.2, 1.4.3 and 1.4.11). */
export const LEAST_CONTRAST = { text: 4.5, mark: 3 } as const

/** Two colours that must be told apart, and what stands there. */
export interface Contrast {
  readonly on: Token
  readonly ground: Token
  readonly as: keyof typeof LEAST_CONTRAST
}

function on(ground: Token, as: keyof typeof LEAST_CONTRAST, ...tokens: readonly Token[]): Contrast[] {
  return tokens.map((token) => ({ on: token, ground, as }))
}

/** Every pair of colours that meet in a drawing or in the player and must be told apart, for all kinds. */
export const CONTRASTS: readonly Contrast[] = [
  ...on('page', 'text', 'ink', 'muted', 'accent', 'clue', 'bad', 'good', 'hint-ink'),
  ...on('page', 'mark', 'edge', 'frame', 'focus'),
  ...on('surface', 'text', 'ink', 'muted', 'accent', 'bad', 'hint-ink'),
  ...on('paper', 'text', 'ink', 'given', 'entry', 'note', 'muted', 'bad', 'good', 'cage', 'clue', 'hint-ink'),
  ...on(
    'paper',
    'mark',
    'line',
    'cross',
    'dot',
    'grid',
    'box',
    'frame',
    'focus',
    'shade',
    'wall-outline',
    'pearl-ring',
  ),
  ...on('paper', 'text', 'word-1', 'word-2', 'word-3', 'word-4'),
  ...on('surface', 'text', 'word-1', 'word-2', 'word-3', 'word-4'),
  ...on('peer', 'text', 'ink', 'given', 'entry', 'note', 'bad'),
  ...on('select', 'text', 'ink', 'given', 'entry', 'note'),
  ...on('select', 'mark', 'focus'),
  ...on('same', 'text', 'ink', 'given', 'entry', 'note'),
  ...on('hint', 'text', 'ink', 'given', 'entry', 'note', 'hint-ink'),
  ...on('because', 'text', 'ink', 'given', 'entry', 'note', 'hint-ink'),
  ...on('hint', 'mark', 'line', 'cross', 'dot', 'pearl-ring'),
  ...on('because', 'mark', 'line', 'cross', 'dot', 'pearl-ring'),
  ...on('conflict', 'text', 'bad', 'note', 'ink'),
  ...on('conflict', 'mark', 'line', 'cross', 'pearl-ring'),
  ...on('accent', 'text', 'on-accent'),
  ...on('hint-ink', 'text', 'on-hint-ink'),
  ...on('good-wash', 'text', 'good', 'ink'),
  ...on('shade', 'text', 'on-shade'),
  ...on('wall', 'text', 'on-wall'),
  ...on('lit', 'mark', 'wall', 'beam', 'bulb-ink'),
  ...on('floor', 'mark', 'wall-outline', 'dot'),
  ...on('bulb', 'text', 'bulb-ink'),
  ...on('pearl-white', 'mark', 'pearl-black'),
  ...on('pearl-black', 'mark', 'pearl-white'),
  ...on('table', 'text', 'ink'),
  ...([1, 2, 3, 4, 5, 6, 7, 8] as const).flatMap((colour) =>
    on(`colour-${colour}`, 'text', 'ink', 'given', 'entry', 'note', 'bad'),
  ),
]

/**
 * The contrast ratio of two colours, 1 to 21, by WCAG 2.2. Throws a RangeError for what is not `#rrggbb`.
 */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((one, other) => one - other) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`${colour} is not a colour like #1f2320.`)
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
