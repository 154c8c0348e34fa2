import { valueName } from './value-name.js'

export * from './value-name.js'

/** A stream of numbers in [0, 1), the same for the same seed on every machine. */
export interface Random {
  (): number
  /** Passes over so many numbers at once, for streams that can. */
  readonly skip?: (count: number) => void
}

/** The greatest seed; the least is 1. */
export const SEED_MOST = 2147483647

/** Whether a value is a seed: a whole number from 1 to {@link SEED_MOST}. */
export function isSeed(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= SEED_MOST
}

/** Throws a RangeError in a plain sentence unless the value is a seed. */
export function requireSeed(value: unknown): asserts value is number {
  if (isSeed(value)) return
  const name = valueName(value)
  throw new RangeError(
    `${name.charAt(0).toUpperCase()}${name.slice(1)} is not a seed: a whole number from 1 to ${SEED_MOST}.`,
  )
}

/** A new seed out of a source of chance in [0, 1), `Math.random` if none is given. */
export function freshSeed(random: Random = Math.random): number {
  return 1 + Math.floor(random() * SEED_MOST)
}

/**
 * The stream that a seed stands for (mulberry32, by Tommy Ettinger): 32 bits of state, one number in [0, 1) a call.
 * Throws a RangeError when the seed is not a whole number from 1 to {@link SEED_MOST}.
 */
export function seededRandom(seed: number): Random {
  requireSeed(seed)
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const skip = (count: number): void => {
    state = (state + Math.imul(count, 0x6d2b79f5)) >>> 0
  }
  return Object.assign(next, { skip })
}

/** Passes over so many numbers of a stream, as drawing them would, but at once where the stream can. */
export function skipDraws(random: Random, count: number): void {
  if (random.skip !== undefined) random.skip(count)
  else for (let draw = 0; draw < count; draw++) random()
}

/** A whole number from 0 to `count - 1`, by one draw. */
export function randomBelow(count: number, random: Random): number {
  return Math.floor(random() * count)
}

/** One of the items, by one draw. Throws a RangeError for an empty list. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const at = randomBelow(items.length, random)
  if (at >= items.length) throw new RangeError('There is nothing to pick from.')
  return items[at] as Item
}

/** A copy in a random order (Fisher and Yates, from the last place down; one draw for each place but the first). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const copy = [...items]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1, random)
    const held = copy[last] as Item
    copy[last] = copy[other] as Item
    copy[other] = held
  }
  return copy
}

/**
 * The seed of a day, for a daily puzzle: the same for the same date and name on every machine. The date is the
 * host's to choose, written `2026-11-30`, so that no clock or time zone is read here. Throws a RangeError otherwise.
 */
export function seedOfDay(date: string, name = ''): number {
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    throw new RangeError(`A day is written as 2026-11-30, not as ${valueName(date)}.`)
  }
  let hash = 0x811c9dc5
  for (const char of `${date} ${name}`) hash = Math.imul(hash ^ (char.codePointAt(0) as number), 0x01000193) >>> 0
  return 1 + (hash % SEED_MOST)
}
