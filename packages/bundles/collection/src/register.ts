import type { Input } from '@kazu/player/inputs'
import type { Family, Kind, Language, Puzzle } from '@kazu/puzzle'
import { valueName } from '@kazu/random'
import { KIND_NAMES } from './names.js'

/** A puzzle of any kind. The types of one kind never meet another's: each is only ever handed its own. */
export type AnyPuzzle = Puzzle<Kind, Input<Kind['board'], Kind['marks'], Kind['move']>>

/** A kind as the register knows it without having loaded anything of it. */
export interface RegisteredKind {
  readonly kind: string
  readonly family: Family
  /** What it is called in each language. */
  readonly names: Readonly<Record<Language, string>>
  /** Loads the kind's package, once. Rejects where it cannot be loaded. */
  readonly load: () => Promise<AnyPuzzle>
}

/** Every kind that there is: numbers, loops, shading, regions, letters. */
export const PUZZLES: readonly RegisteredKind[] = [
  {
    kind: 'number-place',
    family: 'numbers',
    names: KIND_NAMES['number-place'],
    load: async () => (await import('@kazu/number-place/puzzle')).numberPlace as unknown as AnyPuzzle,
  },
  {
    kind: 'jigsaw',
    family: 'numbers',
    names: KIND_NAMES.jigsaw,
    load: async () => (await import('@kazu/jigsaw/puzzle')).jigsaw as unknown as AnyPuzzle,
  },
  {
    kind: 'diagonal',
    family: 'numbers',
    names: KIND_NAMES.diagonal,
    load: async () => (await import('@kazu/diagonal/puzzle')).diagonal as unknown as AnyPuzzle,
  },
  {
    kind: 'more-or-less',
    family: 'numbers',
    names: KIND_NAMES['more-or-less'],
    load: async () => (await import('@kazu/more-or-less/puzzle')).moreOrLess as unknown as AnyPuzzle,
  },
  {
    kind: 'sum-cages',
    family: 'numbers',
    names: KIND_NAMES['sum-cages'],
    load: async () => (await import('@kazu/sum-cages/puzzle')).sumCages as unknown as AnyPuzzle,
  },
  {
    kind: 'kakuro',
    family: 'numbers',
    names: KIND_NAMES.kakuro,
    load: async () => (await import('@kazu/kakuro/puzzle')).kakuro as unknown as AnyPuzzle,
  },
  {
    kind: 'ripple',
    family: 'numbers',
    names: KIND_NAMES.ripple,
    load: async () => (await import('@kazu/ripple/puzzle')).ripple as unknown as AnyPuzzle,
  },
  {
    kind: 'towers',
    family: 'numbers',
    names: KIND_NAMES.towers,
    load: async () => (await import('@kazu/towers/puzzle')).towers as unknown as AnyPuzzle,
  },
  {
    kind: 'masyu',
    family: 'loops',
    names: KIND_NAMES.masyu,
    load: async () => (await import('@kazu/masyu/puzzle')).masyu as unknown as AnyPuzzle,
  },
  {
    kind: 'slitherlink',
    family: 'loops',
    names: KIND_NAMES.slitherlink,
    load: async () => (await import('@kazu/slitherlink/puzzle')).slitherlink as unknown as AnyPuzzle,
  },
  {
    kind: 'akari',
    family: 'shading',
    names: KIND_NAMES.akari,
    load: async () => (await import('@kazu/akari/puzzle')).akari as unknown as AnyPuzzle,
  },
  {
    kind: 'shikaku',
    family: 'regions',
    names: KIND_NAMES.shikaku,
    load: async () => (await import('@kazu/shikaku/puzzle')).shikaku as unknown as AnyPuzzle,
  },
  {
    kind: 'nurikabe',
    family: 'shading',
    names: KIND_NAMES.nurikabe,
    load: async () => (await import('@kazu/nurikabe/puzzle')).nurikabe as unknown as AnyPuzzle,
  },
  {
    kind: 'parloku',
    family: 'letters',
    names: KIND_NAMES.parloku,
    load: async () => (await import('@kazu/parloku/puzzle')).parloku as unknown as AnyPuzzle,
  },
]

/** The kind of a name; undefined for one that there is not. */
export function registeredKind(kind: string): RegisteredKind | undefined {
  return PUZZLES.find((one) => one.kind === kind)
}

/** Loads the puzzle of a kind, and nothing else. Rejects with a RangeError for a kind that there is not. */
export async function loadPuzzle(kind: string): Promise<AnyPuzzle> {
  const found = registeredKind(kind)
  if (found === undefined)
    throw new RangeError(`Kazu has no puzzle called ${typeof kind === 'string' ? kind : valueName(kind)}.`)
  return found.load()
}
