import { pageStorage } from '@kazu/player'
import type { Engine, Kind, MakeOptions } from '@kazu/puzzle'
import { isSeed } from '@kazu/random'

/** What is made next of a kind. */
export interface Wanted {
  readonly width: number
  readonly height: number
  readonly level: string
  /** What else was chosen, by the engine's names; what is missing the kind decides. */
  readonly choices?: Readonly<Record<string, string>>
}

/** Everything that makes a board, as `generate` takes it. */
export function makeOptions({ width, height, level, choices }: Wanted, seed: number): MakeOptions {
  return { ...choices, width, height, level, seed }
}

/** What an address says of a board that is made from a seed. */
export function madeQuery({ width, height, level, choices }: Wanted, seed: number): Readonly<Record<string, string>> {
  return { size: `${width}x${height}`, level, ...choices, seed: String(seed) }
}

/** Of choices by their names those that an engine offers. */
function soundChoices(
  { choices = {} }: Engine<Kind>,
  asked: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([name, values]) => {
      const value = values.find((one) => one === asked[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** What was made last of a kind, or a size of the middle at the first level. */
export function wantedOf(engine: Engine<Kind>): Wanted {
  const offered = engine.sizes.offered
  const middle = offered.find(({ width }) => width >= 9) ?? offered[0] ?? { width: 5, height: 5 }
  const first: Wanted = { ...middle, level: engine.levels[0] ?? '' }
  try {
    const kept = JSON.parse(pageStorage()?.getItem(key(engine)) ?? 'null') as Wanted | null
    if (kept === null || !sizeFits(engine, kept.width, kept.height) || !engine.levels.includes(kept.level)) return first
    const { width, height, level, choices } = kept
    return { width, height, level, choices: soundChoices(engine, choices ?? {}) }
  } catch {
    return first
  }
}

/** Keeps what is made of a kind, where that may be done. */
export function keepWanted(engine: Engine<Kind>, wanted: Wanted): void {
  try {
    pageStorage()?.setItem(key(engine), JSON.stringify(wanted))
  } catch {
    // Without a storage the next visit begins with the usual size.
  }
}

function key({ kind }: Engine<Kind>): string {
  return `kazu:site:${kind}`
}

/** Whether boards of a size are made. */
export function sizeFits({ sizes }: Engine<Kind>, width: number, height: number): boolean {
  if (sizes.makes === 'offered') return sizes.offered.some((size) => size.width === width && size.height === height)
  const { least, most } = sizes.makes
  return [width, height].every((side) => Number.isInteger(side) && side >= least && side <= most)
}

/** A seed out of its text; null for what is none. Digits alone: `1e3` is a number, but not how a seed is written. */
export function seedOf(text: string): number | null {
  return /^\d+$/.test(text) && isSeed(Number(text)) ? Number(text) : null
}

/**
 * What an address asks for: size and level where they are made, else those of `usual`; the seed, if it is one; and
 * every part that cannot be had, as it was written.
 */
export function askedFor(
  engine: Engine<Kind>,
  usual: Wanted,
  query: Readonly<Record<string, string>>,
): { readonly wanted: Wanted; readonly seed: number | null; readonly unknown: readonly string[] } {
  const { size, level, seed } = query
  const [width = 0, height = width] = (size ?? '').split(/[x×]/).map(Number)
  const sized = size !== undefined && sizeFits(engine, width, height) ? { width, height } : {}
  const levelled = level !== undefined && engine.levels.includes(level) ? { level } : {}
  const seeded = seed === undefined ? null : seedOf(seed)
  const choices = soundChoices(engine, query)
  // A link says the whole of its board: what it does not choose, the kind decides.
  const chosen = seeded === null ? { ...usual.choices, ...choices } : choices
  const found: Readonly<Record<string, boolean>> = {
    size: 'width' in sized,
    level: 'level' in levelled,
    seed: seeded !== null,
    ...Object.fromEntries(Object.keys(engine.choices ?? {}).map((name) => [name, name in choices])),
  }
  const unknown = Object.entries(found).flatMap(([name, isFound]) =>
    query[name] === undefined || isFound ? [] : [`${name}=${query[name].slice(0, 20)}`],
  )
  return { wanted: { ...usual, ...sized, ...levelled, choices: chosen }, seed: seeded, unknown }
}
