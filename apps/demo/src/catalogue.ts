import { registeredKind, type RegisteredKind } from '@kazu/collection/register'

export type { AnyPuzzle } from '@kazu/collection/register'

/** How the site shows a kind. */
interface Shown {
  readonly kind: string
  /** The code of a board on which nothing is printed, to show its size while one is made. */
  readonly blank: (width: number, height: number) => string
  /** The page on which boards of it are built, where there is one. */
  readonly builder?: string
  /** What an address names the board's code by; `board` unless said. */
  readonly parameter?: string
  /** The board on the front page, and how much of it is done there. */
  readonly card: {
    readonly width: number
    readonly height: number
    readonly level: string
    readonly seed: number
    readonly done: number
  }
}

/** One kind as the site composes it; its packages are loaded when they are needed. */
export type Entry = RegisteredKind & Shown

/** The code of a board on which nothing is printed, as kinds have it that write a character a cell. */
function blankCells(kind: string): Shown['blank'] {
  return (width, height) => `${kind}:${width}x${height}:${'.'.repeat(width * height)}`
}

/** The code of a board without clues, as kinds have it that write theirs as puzz.link does: 20 cells are a `z`. */
function blankClues(kind: string): Shown['blank'] {
  return (width, height) => {
    const cells = width * height
    const rest = cells % 20
    return `${kind}:${width}x${height}:${'z'.repeat((cells - rest) / 20)}${rest === 0 ? '' : (rest + 15).toString(36)}`
  }
}

/** The code of a board on which no number is printed, each of whose rows is a region. */
function blankRegions(width: number, height: number): string {
  const rows = Array.from({ length: height }, (_unused, row) => String.fromCharCode(97 + row).repeat(width))
  return '.'.repeat(width * height) + rows.join('')
}

/** A board whose rows are its cages. */
function blankCages(width: number, height: number): string {
  const rows = Array.from({ length: height }, (_unused, row) => String(row).repeat(width)).join('')
  const sum = ((width * (width + 1)) / 2).toString(36).padStart(2, '0')
  return '.'.repeat(width * height) + rows + sum.repeat(height)
}

/** The code of a kakuro of white cells without sums, but for those before its rows and columns: 16 cells are a `z`. */
function blankRuns(width: number, height: number): string {
  const cells = (width - 1) * (height - 1)
  const rest = cells % 16
  const white = `${'z'.repeat((cells - rest) / 16)}${rest === 0 ? '' : (rest + 19).toString(36)}`
  return `kakuro:${width}x${height}:${white}${'-'.repeat(width + height - 2)}`
}

/** The code of a ripple of rooms of one cell, without numbers: every wall stands, five a `v`; 20 cells are a `z`. */
function blankRooms(width: number, height: number): string {
  const walls = (count: number): string => {
    const rest = count % 5
    return 'v'.repeat((count - rest) / 5) + (rest === 0 ? '' : (32 - 2 ** (5 - rest)).toString(32))
  }
  const borders = walls((width - 1) * height) + walls(width * (height - 1))
  return blankClues('ripple')(width, height).replace(/:(?=[^:]*$)/, `:${borders}`)
}

const SHOWN: readonly Shown[] = [
  {
    kind: 'number-place',
    blank: (width, height) => '.'.repeat(width * height),
    card: { width: 9, height: 9, level: 'easy', seed: 7, done: 0.5 },
  },
  {
    kind: 'jigsaw',
    blank: blankRegions,
    card: { width: 7, height: 7, level: 'easy', seed: 1, done: 0.5 },
  },
  {
    kind: 'diagonal',
    blank: (width, height) => '.'.repeat(width * height),
    card: { width: 9, height: 9, level: 'easy', seed: 3, done: 0.5 },
  },
  {
    kind: 'more-or-less',
    blank: (width, height) => '.'.repeat(3 * width * height - width - height),
    card: { width: 5, height: 5, level: 'easy', seed: 3, done: 0.4 },
  },
  {
    kind: 'sum-cages',
    blank: blankCages,
    card: { width: 6, height: 6, level: 'medium', seed: 3, done: 0.4 },
  },
  {
    kind: 'kakuro',
    blank: blankRuns,
    card: { width: 8, height: 8, level: 'easy', seed: 4, done: 0.5 },
  },
  {
    kind: 'ripple',
    blank: blankRooms,
    card: { width: 7, height: 7, level: 'easy', seed: 4, done: 0.5 },
  },
  {
    kind: 'towers',
    blank: (width, height) => '.'.repeat(width * height + 2 * width + 2 * height),
    card: { width: 5, height: 5, level: 'easy', seed: 3, done: 0.4 },
  },
  {
    kind: 'parloku',
    blank: () => 'ABCDEF__',
    builder: 'parloku-builder',
    parameter: 'p',
    card: { width: 6, height: 6, level: 'easy', seed: 7, done: 0.5 },
  },
  {
    kind: 'masyu',
    blank: blankCells('masyu'),
    card: { width: 8, height: 8, level: 'easy', seed: 5, done: 0.6 },
  },
  {
    kind: 'slitherlink',
    blank: blankCells('slitherlink'),
    card: { width: 7, height: 7, level: 'medium', seed: 4, done: 0.6 },
  },
  {
    kind: 'akari',
    blank: blankCells('akari'),
    card: { width: 8, height: 8, level: 'medium', seed: 3, done: 0.6 },
  },
  {
    kind: 'shikaku',
    blank: blankClues('shikaku'),
    card: { width: 8, height: 8, level: 'medium', seed: 3, done: 0.6 },
  },
  {
    kind: 'nurikabe',
    blank: blankClues('nurikabe'),
    card: { width: 8, height: 8, level: 'medium', seed: 3, done: 0.6 },
  },
]

/** Every kind that there is, in the order of the front page. */
export const CATALOGUE: readonly Entry[] = SHOWN.map((shown) => {
  const registered = registeredKind(shown.kind)
  if (registered === undefined) throw new RangeError(`Nothing is registered as ${shown.kind}.`)
  return { ...registered, ...shown }
})

/** The entry of a kind; undefined for one that there is not. */
export function entryOf(kind: string): Entry | undefined {
  return CATALOGUE.find((entry) => entry.kind === kind)
}
