import { symbolOf, valueOfSymbol } from './symbols.js'

/*
 * The codes of the original Kazu's six number kinds: short texts in which puzzles, games and their steps were kept and
 * shared. They are read and written unchanged.
 */

/** The cells code: one character a cell, row by row, `.` where it is empty. */
export function encodeCells(values: readonly number[]): string {
  return values.map(symbolOf).join('')
}

/** Reads a cells code of `size` by `size` cells; null for a wrong length, a wrong character or a number over `size`. */
export function decodeCells(code: string, size: number): number[] | null {
  if (typeof code !== 'string' || code.length !== size * size) return null
  const values = Array.from(code).map(valueOfSymbol)
  return values.every((value): value is number => value !== null && value <= size) ? values : null
}

/** The run code: the numbers that the player wrote, the printed cells left empty. */
export function encodeRun(givens: readonly number[], values: readonly number[]): string {
  return encodeCells(values.map((value, cell) => (givens[cell] === 0 ? value : 0)))
}

/** Reads a run code; null as {@link decodeCells}. */
export function decodeRun(code: string, size: number): number[] | null {
  return decodeCells(code, size)
}

/** Four characters hold the notes of up to 20 numbers, which the original wrote; five hold those of 25. */
function noteLength(size: number): number {
  return size <= 20 ? 4 : 5
}

/**
 * The notes code: for each cell with notes two characters for the cell and four for its notes (five where there are
 * more than 20 numbers), in base 36. Notes are masks: bit v is the note v.
 */
export function encodeNotes(notes: readonly number[], size: number): string {
  const length = noteLength(size)
  return notes.map((mask, cell) => (mask === 0 ? '' : base36(cell, 2) + base36(mask >>> 1, length))).join('')
}

function base36(value: number, length: number): string {
  return value.toString(36).padStart(length, '0')
}

/** Reads a notes code; null for anything that {@link encodeNotes} does not write for a board of that size. */
export function decodeNotes(code: string, size: number): number[] | null {
  const step = 2 + noteLength(size)
  if (typeof code !== 'string' || code.length % step !== 0 || /[^0-9a-z]/.test(code)) return null
  const notes = new Array<number>(size * size).fill(0)
  for (let at = 0; at < code.length; at += step) {
    const cell = parseInt(code.slice(at, at + 2), 36)
    const mask = parseInt(code.slice(at + 2, at + step), 36)
    if (cell >= notes.length || mask >= 2 ** size) return null
    notes[cell] = mask * 2
  }
  return notes
}

/** A log keeps so many grids, the newest. */
export const STEPS_KEPT = 400

/**
 * The steps code of a log of cells codes: the first grid whole, then for each the cells that changed, two characters
 * in base 36 for the cell and its new character; joined by `~`. Only the newest 400 grids are kept.
 */
export function encodeSteps(log: readonly string[]): string {
  const kept = log.slice(-STEPS_KEPT)
  return kept.map((grid, at) => (at === 0 ? grid : changes(kept[at - 1] as string, grid))).join('~')
}

function changes(before: string, after: string): string {
  return Array.from(after)
    .map((symbol, cell) => (symbol === before[cell] ? '' : base36(cell, 2) + symbol))
    .join('')
}

/** Reads a steps code of grids with so many cells; null for anything bad and for an empty text. */
export function decodeSteps(code: string, cells: number): string[] | null {
  if (typeof code !== 'string') return null
  // One more than are kept is enough to see that there are too many.
  const [first, ...steps] = code.split('~', STEPS_KEPT + 1)
  if (first === undefined || !isGrid(first, cells) || steps.length >= STEPS_KEPT) return null
  const log = [first]
  for (const step of steps) {
    const next = changed(log[log.length - 1] as string, step)
    if (next === null) return null
    log.push(next)
  }
  return log
}

function isGrid(text: string, cells: number): boolean {
  return cells > 0 && text.length === cells && Array.from(text).every((symbol) => valueOfSymbol(symbol) !== null)
}

function changed(grid: string, step: string): string | null {
  if (step.length % 3 !== 0) return null
  const symbols = Array.from(grid)
  for (let at = 0; at < step.length; at += 3) {
    const place = step.slice(at, at + 2)
    const symbol = step[at + 2] as string
    const cell = /^[0-9a-z]{2}$/.test(place) ? parseInt(place, 36) : symbols.length
    if (cell >= symbols.length || valueOfSymbol(symbol) === null) return null
    symbols[cell] = symbol
  }
  return symbols.join('')
}

/** The hash by which the original names a text: FNV-1a of 32 bits, as 8 hexadecimal digits. */
export function kazuHash(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
