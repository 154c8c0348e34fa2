const SYMBOLS = '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The character of a number: 1 to 9, then A for 10 to Z for 35; `.` for 0. Throws a RangeError beyond. */
export function symbolOf(value: number): string {
  const symbol = SYMBOLS[value]
  if (symbol === undefined) throw new RangeError(`No character stands for ${String(value)}.`)
  return symbol
}

/** The number of a character: 0 for `.`, null for a character that stands for none. Small letters stand for none. */
export function valueOfSymbol(symbol: string): number | null {
  const value = symbol.length === 1 ? SYMBOLS.indexOf(symbol) : -1
  return value < 0 ? null : value
}
