/*
 * JSON whose whole numbers may be larger than a double holds: the sides of pieces go to 2^127. `JSON.parse` would round
 * them, and what it says of a broken text differs from engine to engine.
 */

/** A value of JSON; whole numbers are bigints. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | { readonly [name: string]: Json }

/** What was read, or where the text stops being JSON: the index of the first character that cannot be. */
export type JsonResult = { readonly value: Json } | { readonly value?: undefined; readonly at: number }

class Broken extends Error {
  readonly at: number
  constructor(at: number) {
    super('Broken JSON.')
    this.at = at
  }
}

/** How deep arrays and objects may stand within each other. */
const DEEPEST = 64

/** Reads JSON (RFC 8259). */
export function parseJson(text: string): JsonResult {
  const reader = new Reader(text)
  try {
    const value = reader.value(0)
    reader.end()
    return { value }
  } catch (error) {
    if (error instanceof Broken) return { at: error.at }
    throw error
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
// Characters below the space stand in no text of JSON.
// eslint-disable-next-line no-control-regex
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const WORDS: Readonly<Record<string, Json>> = { true: true, false: false, null: null }

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  value(depth: number): Json {
    if (depth > DEEPEST) throw new Broken(this.#at)
    this.#space()
    const first = this.#text[this.#at]
    if (first === '{') return this.#object(depth)
    if (first === '[') return this.#array(depth)
    if (first === '"') return this.#string()
    if (first !== undefined && (first === '-' || (first >= '0' && first <= '9'))) return this.#number()
    return this.#word()
  }

  end(): void {
    this.#space()
    if (this.#at < this.#text.length) throw new Broken(this.#at)
  }

  #space(): void {
    while (' \t\n\r'.includes(this.#text[this.#at] ?? 'x')) this.#at++
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found === undefined) throw new Broken(this.#at)
    this.#at += found.length
    return found
  }

  #string(): string {
    return JSON.parse(this.#match(STRING)) as string
  }

  #number(): number | bigint {
    const found = this.#match(NUMBER)
    return /^-?\d+$/.test(found) ? BigInt(found) : Number(found)
  }

  #word(): Json {
    const word = Object.keys(WORDS).find((one) => this.#text.startsWith(one, this.#at))
    if (word === undefined) throw new Broken(this.#at)
    this.#at += word.length
    return WORDS[word] as Json
  }

  /** Whether a sign comes next; it is passed over then. */
  #sign(sign: string): boolean {
    this.#space()
    if (this.#text[this.#at] !== sign) return false
    this.#at++
    return true
  }

  #expect(sign: string): void {
    if (!this.#sign(sign)) throw new Broken(this.#at)
  }

  #array(depth: number): Json[] {
    const values: Json[] = []
    this.#expect('[')
    if (this.#sign(']')) return values
    do values.push(this.value(depth + 1))
    while (this.#sign(','))
    this.#expect(']')
    return values
  }

  #object(depth: number): Record<string, Json> {
    const entries: [string, Json][] = []
    this.#expect('{')
    if (this.#sign('}')) return {}
    do {
      this.#space()
      const name = this.#string()
      this.#expect(':')
      entries.push([name, this.value(depth + 1)])
    } while (this.#sign(','))
    this.#expect('}')
    return Object.fromEntries(entries)
  }
}
