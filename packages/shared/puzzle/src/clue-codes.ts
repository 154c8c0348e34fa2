import type { Size } from '@kazu/grid'
import type { ReadProblem, ReadResult } from './contract.js'
import { readNumbers16, writeNumbers16 } from './numbers16.js'
import type { Clue } from './numbers16.js'
import { readPuzzlink, refused } from './puzzlink.js'

/*
 * Boards of numbers of any length, `?` and nothing, one a cell: as an address of puzz.link, as a code
 * `kind:WIDTHxHEIGHT:` with the clues as puzz.link writes them, or as a picture of words between spaces.
 */

/** How the clues of a kind are written. */
export interface ClueCode {
  readonly kind: string
  /** The names of the kind in puzz.link's addresses. */
  readonly names: readonly string[]
  /** The least and the greatest side. */
  readonly sides: { readonly least: number; readonly most: number }
  /** Whether a clue may stand on a board of that size. */
  readonly takes: (clue: Clue, size: Size) => boolean
}

/** The clues of a board, row by row, and its extent. */
export interface ClueBoard extends Size {
  readonly clues: readonly Clue[]
}

/** Whether a text begins as the code of a kind does. */
export function isClueCode(text: string, kind: string): boolean {
  return text.trimStart().startsWith(`${kind}:`)
}

/** Writes a board as `kind:WIDTHxHEIGHT:` and its clues. */
export function writeClueCode(kind: string, { width, height, clues }: ClueBoard): string {
  return `${kind}:${width}x${height}:${writeNumbers16(clues)}`
}

/** Reads an address of puzz.link; or what is wrong and where. Never throws. */
export function readClueLink(text: string, code: ClueCode): ReadResult<ClueBoard> {
  const address = readPuzzlink(text, code.names, code.sides)
  if ('problem' in address) return address
  const { width, height, body, bodyAt } = address
  return cluesIn({ width, height }, body, bodyAt, code)
}

/** Reads what {@link writeClueCode} wrote, white space round it tolerated; or what is wrong and where. Never throws. */
export function readClueCode(text: string, code: ClueCode): ReadResult<ClueBoard> {
  const start = text.length - text.trimStart().length
  const sizeAt = start + code.kind.length + 1
  const found = /^(\d+)x(\d+):/.exec(text.slice(sizeAt))
  if (!isClueCode(text, code.kind) || found === null) return refused('bad-character', Math.min(sizeAt, text.length))
  const size = { width: Number(found[1]), height: Number(found[2]) }
  if (!fits(code, size)) return refused('bad-size', start)
  const bodyAt = sizeAt + found[0].length
  const body = text.trimEnd().slice(bodyAt)
  const read = cluesIn(size, body, bodyAt, code)
  // An address may end early; the code is whole.
  const early = read.board !== null && writeNumbers16(read.board.clues) !== body
  return early ? refused('too-short', bodyAt + body.length) : read
}

function cluesIn({ width, height }: Size, body: string, bodyAt: number, code: ClueCode): ReadResult<ClueBoard> {
  const read = readNumbers16(body, width * height)
  if (read.problem !== undefined) return refused(read.problem, bodyAt + read.at)
  if (read.end < body.length) return refused('too-long', bodyAt + read.end)
  const { clues } = read
  const taken = clues.every((clue) => code.takes(clue, { width, height }))
  return taken ? { board: { width, height, clues } } : refused('bad-value', bodyAt)
}

/**
 * Reads a picture of a board: one line a row, a number, `?`, or `-`, `.` or `_` for nothing between spaces; or what is
 * wrong and where. Never throws.
 */
export function readCluePicture(text: string, code: ClueCode): ReadResult<ClueBoard> {
  const clues: Clue[] = []
  let [width, height, at] = [0, 0, 0]
  for (const line of text.split('\n')) {
    const words = [...line.matchAll(/\S+/g)]
    for (const { 0: word, index } of words) {
      const clue = clueOf(word)
      if (clue === undefined) return refused(height === 0 ? 'unknown-format' : 'bad-character', at + index)
      clues.push(clue)
    }
    if (words.length > 0) {
      const wrong = height === 0 ? null : wrongLength(words.length, width)
      if (wrong !== null) return refused(wrong, at)
      width = words.length
      height++
    }
    at += line.length + 1
  }
  if (!fits(code, { width, height })) return refused('bad-size', 0)
  const taken = clues.every((clue) => code.takes(clue, { width, height }))
  return taken ? { board: { width, height, clues } } : refused('bad-value', 0)
}

function clueOf(word: string): Clue | undefined {
  if (word === '?') return '?'
  if (word === '-' || word === '.' || word === '_') return null
  return /^\d{1,5}$/.test(word) ? Number(word) : undefined
}

function wrongLength(length: number, wanted: number): ReadProblem | null {
  if (length === wanted) return null
  return length < wanted ? 'too-short' : 'too-long'
}

function fits({ sides }: ClueCode, { width, height }: Size): boolean {
  return Math.min(width, height) >= sides.least && Math.max(width, height) <= sides.most
}
