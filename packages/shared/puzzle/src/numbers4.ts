import type { Clue, ClueList } from './numbers16.js'

/** The places that a letter of puzz.link passes over: one for `g` to twenty for `z`. */
const SKIP = 15

/**
 * Reads a list of so many clues, each a number from 0 to 4, in puzz.link's short code (akari, slitherlink): `0-4` a
 * value, `5-9` a value and a place without a clue behind it, `a-e` a value and two such places, `.` a clue of unknown
 * value, `g`..`z` one to twenty places without a clue. The places behind the last value may lie past the end, as the
 * site writes them. Missing characters at the end mean places without a clue.
 */
export function readNumbers4(body: string, length: number, start = 0): ClueList {
  if (typeof body !== 'string') return { problem: 'empty', at: 0 }
  const clues: Clue[] = []
  let at = start
  for (; clues.length < length && at < body.length; at++) {
    const char = body.charAt(at)
    if (!/^[0-9a-eg-z.]$/.test(char)) return { problem: 'bad-character', at }
    const value = char === '.' ? -1 : parseInt(char, 36)
    if (value > SKIP) {
      if (clues.length + value - SKIP > length) return { problem: 'too-long', at }
      clues.push(...new Array<null>(value - SKIP).fill(null))
    } else if (value < 0) clues.push('?')
    else clues.push(value % 5, ...new Array<null>(Math.floor(value / 5)).fill(null))
  }
  while (clues.length < length) clues.push(null)
  return { clues: clues.slice(0, length), end: at }
}

/** Writes a list of clues as {@link readNumbers4} reads it, as the site does: a value takes up to two empty places. */
export function writeNumbers4(clues: readonly Clue[]): string {
  let text = ''
  let empty = 0
  const flush = (): void => {
    for (; empty > 0; empty -= Math.min(20, empty)) text += (Math.min(20, empty) + SKIP).toString(36)
  }
  for (let at = 0; at < clues.length; at++) {
    const clue = clues[at] as Clue
    if (clue === null) {
      empty++
      continue
    }
    flush()
    if (clue === '?') text += '.'
    else {
      const behind = emptyBehind(clues, at)
      text += (clue + 5 * behind).toString(16)
      at += behind
    }
  }
  flush()
  return text
}

/** How many places behind a clue, two at most, have none; those past the end have none. */
function emptyBehind(clues: readonly Clue[], at: number): number {
  if ((clues[at + 1] ?? null) !== null) return 0
  return (clues[at + 2] ?? null) !== null ? 1 : 2
}
