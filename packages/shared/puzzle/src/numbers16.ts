import type { ReadProblem } from './contract.js'

/** A clue of a list in puzz.link's code: a number, nothing (null), or a clue of unknown value. */
export type Clue = number | null | '?'

/** A list that was read, and the place behind it; or what is wrong and where, both counted from the start of the body. */
export type ClueList =
  | { readonly clues: readonly Clue[]; readonly end: number; readonly problem?: undefined }
  | { readonly problem: ReadProblem; readonly at: number }

/** How many hexadecimal digits follow a mark, and what is added to them. */
const LONGER: Readonly<Record<string, readonly [digits: number, added: number]>> = {
  '-': [2, 0],
  '+': [3, 0],
  '=': [3, 4096],
  '%': [3, 8192],
  '@': [3, 8192],
  '*': [4, 12240],
  $: [5, 77776],
}

/**
 * Reads a list of so many clues: `0-f` a value, `-hh` and longer marks greater ones, `.` a clue of unknown value,
 * `g`..`z` one to twenty places without a clue. Missing characters at the end mean places without a clue.
 */
export function readNumbers16(body: string, length: number, start = 0): ClueList {
  if (typeof body !== 'string') return { problem: 'empty', at: 0 }
  const clues: Clue[] = []
  let at = start
  while (clues.length < length && at < body.length) {
    const char = body.charAt(at)
    const longer = Object.hasOwn(LONGER, char) ? LONGER[char] : undefined
    const width = longer === undefined ? 1 : 1 + longer[0]
    if (char >= 'g' && char <= 'z') {
      const skip = parseInt(char, 36) - 15
      if (clues.length + skip > length) return { problem: 'too-long', at }
      clues.push(...new Array<null>(skip).fill(null))
    } else if (char === '.') clues.push('?')
    else {
      const digits = longer === undefined ? char : body.slice(at + 1, at + width)
      if (digits.length < width - (longer === undefined ? 0 : 1)) return { problem: 'too-short', at: body.length }
      if (!/^[0-9a-f]+$/.test(digits)) return { problem: 'bad-character', at }
      clues.push(parseInt(digits, 16) + (longer?.[1] ?? 0))
    }
    at += width
  }
  while (clues.length < length) clues.push(null)
  return { clues, end: at }
}

/** Writes a list of clues as {@link readNumbers16} reads it; places without a clue at the end are written too. */
export function writeNumbers16(clues: readonly Clue[]): string {
  let text = ''
  let empty = 0
  const flush = (): void => {
    for (; empty > 0; empty -= Math.min(20, empty)) text += (Math.min(20, empty) + 15).toString(36)
  }
  for (const clue of clues) {
    if (clue === null) {
      empty++
      continue
    }
    flush()
    text += clue === '?' ? '.' : numberText(clue)
  }
  flush()
  return text
}

function numberText(value: number): string {
  const hex = (digits: number, less = 0): string => (value - less).toString(16).padStart(digits, '0')
  if (value < 16) return hex(1)
  if (value < 256) return `-${hex(2)}`
  if (value < 4096) return `+${hex(3)}`
  if (value < 8192) return `=${hex(3, 4096)}`
  if (value < 12240) return `%${hex(3, 8192)}`
  return value < 77776 ? `*${hex(4, 12240)}` : `$${hex(5, 77776)}`
}
