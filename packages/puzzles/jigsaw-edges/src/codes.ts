import { isSeed } from '@kazu/random'
import { chunked } from './chunked.js'
import { readPieces, writePieces } from './file.js'
import { generateJigsawEdges } from './generate.js'
import { turnsOf } from './piece.js'
import { PIECES_MOST } from './puzzle.js'
import type { JigsawEdges } from './puzzle.js'
import { areaOf, groupAt, paintOrder, piecesOf } from './table.js'
import type { Group, Table } from './table.js'

/** What a progress code begins with. */
const HEAD = 'jigsaw-edges'
const VERSION = 1

/** The most that a group may lie outside, in units of the table. */
const FARTHEST = 1e7

interface Saved {
  readonly version: number
  readonly puzzle: { readonly rows: number; readonly columns: number; readonly seed: number } | string
  /** Each group in the order of painting: place, turns, and its pieces as runs of first and last. */
  readonly groups: readonly (readonly [x: number, y: number, turns: number, runs: readonly number[]])[]
}

/** The progress of a table as a text: the puzzle (its seed, or its pieces), and where each group lies, in hundredths. */
export function encodeTable(table: Table): string {
  const { puzzle } = table
  const { rows, columns, seed } = puzzle
  const saved: Saved = {
    version: VERSION,
    puzzle: seed === null ? writePieces(puzzle) : { rows, columns, seed },
    groups: paintOrder(table).map((group) => {
      const { at, turns } = groupAt(table, group)
      return [hundredths(at.x), hundredths(at.y), turns, runsOf(piecesOf(table, group))]
    }),
  }
  return `${HEAD}:${JSON.stringify(saved)}`
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

function runsOf(pieces: readonly number[]): number[] {
  const runs: number[] = []
  for (const piece of [...pieces].sort((one, other) => one - other)) {
    if (runs.length > 0 && runs[runs.length - 1] === piece - 1) runs[runs.length - 1] = piece
    else runs.push(piece, piece)
  }
  return runs
}

/** The table of a progress code; null on anything bad, such as pieces that are said to be joined and do not touch. */
export function decodeTable(code: string): Table | null {
  if (typeof code !== 'string' || !code.startsWith(`${HEAD}:`)) return null
  let saved: unknown
  try {
    saved = JSON.parse(code.slice(HEAD.length + 1))
  } catch {
    return null
  }
  if (!isSaved(saved)) return null
  const puzzle = puzzleOf(saved.puzzle)
  return puzzle === null ? null : tableOf(puzzle, saved.groups)
}

function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null) return false
  const { version, groups } = value as Partial<Saved>
  return version === VERSION && Array.isArray(groups) && groups.every(isGroup)
}

function isGroup(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 4) return false
  const [x, y, turns, runs] = value as unknown[]
  const isPlace = (place: unknown): boolean => typeof place === 'number' && Math.abs(place) <= FARTHEST
  const isTurns = turns === 0 || turns === 1 || turns === 2 || turns === 3
  return isPlace(x) && isPlace(y) && isTurns && Array.isArray(runs) && runs.every(Number.isInteger)
}

function puzzleOf(saved: unknown): JigsawEdges | null {
  if (typeof saved === 'string') return readPieces(saved).puzzle
  if (typeof saved !== 'object' || saved === null) return null
  const { rows, columns, seed } = saved as Record<string, unknown>
  const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1
  if (!isCount(rows) || !isCount(columns) || rows * columns > PIECES_MOST || !isSeed(seed)) return null
  return generateJigsawEdges({ rows, columns, seed })
}

function tableOf(puzzle: JigsawEdges, saved: Saved['groups']): Table | null {
  const count = puzzle.pieces.length
  const groups: (Group | null)[] = Array.from({ length: count }, () => null)
  const groupOf = Array.from({ length: count }, () => -1)
  const next = Array.from({ length: count }, () => -1)
  for (const [z, [x, y, turns, runs]] of saved.entries()) {
    const pieces = piecesOfRuns(runs, count)
    const [own] = pieces ?? []
    if (pieces === null || own === undefined || !areJoined(puzzle, pieces)) return null
    for (const [at, piece] of pieces.entries()) {
      if (groupOf[piece] !== -1) return null
      groupOf[piece] = own
      next[piece] = pieces[(at + 1) % pieces.length] as number
    }
    groups[own] = { at: { x, y }, turns: turnsOf(turns), z, size: pieces.length }
  }
  if (groupOf.includes(-1)) return null
  return {
    puzzle,
    area: areaOf(puzzle),
    groups: chunked(groups),
    groupOf: chunked(groupOf),
    next: chunked(next),
    count: saved.length,
    top: saved.length - 1,
  }
}

function piecesOfRuns(runs: readonly number[], count: number): number[] | null {
  const pieces: number[] = []
  for (let at = 0; at < runs.length; at += 2) {
    const [first, last] = [runs[at], runs[at + 1]]
    if (first === undefined || last === undefined || first < 0 || last < first || last >= count) return null
    for (let piece = first; piece <= last && pieces.length <= count; piece++) pieces.push(piece)
  }
  return pieces
}

/** Whether pieces hang together by their seams. */
function areJoined({ mates }: JigsawEdges, pieces: readonly number[]): boolean {
  const left = new Set(pieces)
  const queue = pieces.slice(0, 1)
  left.delete(queue[0] as number)
  for (const piece of queue) {
    for (const mate of mates.subarray(4 * piece, 4 * piece + 4)) if (left.delete(mate)) queue.push(mate)
  }
  return left.size === 0
}
