/** Texts are quoted up to so many characters. */
const QUOTED_MOST = 40

/**
 * How an error message names a value of any type: `5`, `NaN`, `null`, `the text '5'`, `a list`, `an object`. Never
 * throws.
 */
export function valueName(value: unknown): string {
  if (typeof value === 'string') return `the text '${quoted(value)}'`
  if (typeof value === 'bigint') return `the big integer ${value}n`
  if (typeof value === 'symbol') return 'a symbol'
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  return String(value)
}

/** A text as an error message quotes it: its beginning alone where it is long. */
export function quoted(text: string): string {
  return text.length > QUOTED_MOST ? `${text.slice(0, QUOTED_MOST)}…` : text
}
