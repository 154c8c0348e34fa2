import type { Size } from '@kazu/grid'
import { quoted, valueName } from '@kazu/random'
import { LANGUAGES } from './contract.js'
import type { BoardFormat, Language, SolveOptions } from './contract.js'

/*
 * What callers ask for, held against what there is: the same words for the same mistake in every kind. Callers need not
 * be typed, so that any value may come.
 */

/** The least and the greatest of a whole number. `most` may be left out: then there is no greatest. */
export interface Bounds {
  readonly least: number
  readonly most?: number
}

/**
 * What keeps a value from being a whole number within bounds, in a plain sentence that says its type where that is
 * wrong, or null: `The width must be a whole number from 5 to 25, not the text '5'.`
 */
export function wholeFault(name: string, value: unknown, { least, most = Infinity }: Bounds): string | null {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return null
  const bounds = most === Infinity ? `${least} up` : `${least} to ${most}`
  return `The ${name} must be a whole number from ${bounds}, not ${valueName(value)}.`
}

/** What is wrong with the sides of a board of any rectangle within bounds, in a plain sentence, or null. */
export function sidesFault(size: { readonly [Side in keyof Size]?: unknown }, bounds: Bounds): string | null {
  return wholeFault('width', size.width, bounds) ?? wholeFault('height', size.height, bounds)
}

/** Throws a RangeError with the sentence, unless there is none. */
export function throwFault(fault: string | null): asserts fault is null {
  if (fault !== null) throw new RangeError(fault)
}

/** Whether a value is an object with fields: no list, no function, not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Throws a RangeError in a plain sentence unless options are an object. Their fields are for the caller to look at. */
export function requireOptions(options: unknown): void {
  if (!isRecord(options)) throw new RangeError(`The options must be an object, not ${valueName(options)}.`)
}

/** Throws a RangeError in a plain sentence unless both sides of a board are within bounds. */
export function requireSides(size: { readonly [Side in keyof Size]?: unknown }, bounds: Bounds): void {
  throwFault(sidesFault(size, bounds))
}

/** Throws a RangeError in a plain sentence unless a value is one of the levels. */
export function requireLevel<Level extends string>(levels: readonly Level[], level: unknown): asserts level is Level {
  if (typeof level !== 'string') {
    throw new RangeError(`The level must be one of ${levels.join(', ')}, not ${valueName(level)}.`)
  }
  if (!(levels as readonly string[]).includes(level)) throw new RangeError(`Kazu has no level called ${quoted(level)}.`)
}

const FORMATS: readonly BoardFormat[] = ['kazu', 'puzzlink']

/** Throws a RangeError in a plain sentence unless a value is a format in which boards are written. */
export function requireFormat(format: unknown): asserts format is BoardFormat {
  if ((FORMATS as readonly unknown[]).includes(format)) return
  throw new RangeError(`The format of a board must be one of ${FORMATS.join(', ')}, not ${valueName(format)}.`)
}

/** Throws a RangeError in a plain sentence unless a value is a language that every package speaks. */
export function requireLanguage(language: unknown): asserts language is Language {
  if ((LANGUAGES as readonly unknown[]).includes(language)) return
  throw new RangeError(`The language must be one of ${LANGUAGES.join(', ')}, not ${valueName(language)}.`)
}

/**
 * How a search is bounded: 2 answers and the kind's own budget unless the options say otherwise. Both are whole numbers
 * from 1 up, or Infinity for no bound. Throws a RangeError in a plain sentence for anything else, and for options that
 * are none; what is undefined counts as not said.
 */
export function searchBounds(
  options: SolveOptions | undefined,
  ownBudget: number,
): { readonly limit: number; readonly budget: number } {
  if (options === undefined) return { limit: 2, budget: ownBudget }
  requireOptions(options)
  return { limit: boundOf('limit', options.limit, 2), budget: boundOf('budget', options.budget, ownBudget) }
}

function boundOf(name: string, bound: number | undefined, otherwise: number): number {
  if (bound === undefined) return otherwise
  if (bound !== Infinity) throwFault(wholeFault(name, bound, { least: 1 }))
  return bound
}
