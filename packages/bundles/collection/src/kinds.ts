export { STEPS_KEPT as KAZU_STEPS_KEPT } from '@kazu/groups'
export { freshSeed as freshKazuSeed, isSeed as isKazuSeed, SEED_MOST as KAZU_SEED_MOST } from '@kazu/random'

/** The six number puzzles of the original, by their keys. */
export type KazuKind = 'number-place' | 'jigsaw' | 'diagonal' | 'sum-cages' | 'more-or-less' | 'towers'

/** The levels, from easy to hard. */
export type KazuLevel = 'easy' | 'medium' | 'hard'

/** The six number puzzles of the original, in its order. */
export const KAZU_KINDS: readonly KazuKind[] = [
  'number-place',
  'jigsaw',
  'diagonal',
  'sum-cages',
  'more-or-less',
  'towers',
]

/** The levels, from easy to hard. */
export const KAZU_LEVELS: readonly KazuLevel[] = ['easy', 'medium', 'hard']

/** What a kind offers. */
export interface KazuSpec {
  /** The sizes that are made: cells a side, and numbers. */
  readonly sizes: readonly number[]
  readonly defaultSize: number
  /** The most characters of its givens, for a server that refuses longer ones. */
  readonly mostCells: number
}

/** What each kind offers. */
export const KAZU_SPECS: Readonly<Record<KazuKind, KazuSpec>> = {
  'number-place': { sizes: [4, 6, 9, 16, 25], defaultSize: 9, mostCells: 625 },
  jigsaw: { sizes: [5, 6, 7, 9], defaultSize: 7, mostCells: 162 },
  diagonal: { sizes: [6, 9], defaultSize: 9, mostCells: 81 },
  'sum-cages': { sizes: [6, 9], defaultSize: 9, mostCells: 286 },
  'more-or-less': { sizes: [4, 5, 6, 7], defaultSize: 5, mostCells: 133 },
  towers: { sizes: [4, 5, 6, 7], defaultSize: 5, mostCells: 77 },
}

/** The kinds by the names that the original's site had for them. */
export const KAZU_KIND_OF_SITE_KIND: Readonly<Record<string, KazuKind>> = {
  numberPlace: 'number-place',
  jigsaw: 'jigsaw',
  diagonal: 'diagonal',
  sumCages: 'sum-cages',
  moreOrLess: 'more-or-less',
  towers: 'towers',
}

/** Whether a value is one of {@link KAZU_KINDS}. */
export function isKazuKind(value: unknown): value is KazuKind {
  return (KAZU_KINDS as readonly unknown[]).includes(value)
}

/** Whether a value is one of {@link KAZU_LEVELS}. */
export function isKazuLevel(value: unknown): value is KazuLevel {
  return (KAZU_LEVELS as readonly unknown[]).includes(value)
}

/** Whether a kind is made at a size. False for a kind that there is not. */
export function isKazuSize(kind: unknown, size: unknown): size is number {
  return isKazuKind(kind) && (KAZU_SPECS[kind].sizes as readonly unknown[]).includes(size)
}

/** What names one puzzle of the original: the same for ever. */
export interface KazuName {
  readonly kind: KazuKind
  readonly size: number
  readonly level: KazuLevel
  readonly seed: number
}
