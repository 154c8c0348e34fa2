import { cellCount } from '@kazu/grid'
import type { Finding } from '@kazu/puzzle'
import { literalOf } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import type { NurikabeBoard } from './board.js'
import { besideOf, blocksOf, piecesOf } from './islands.js'
import type { Piece } from './islands.js'
import type { NurikabeTechnique } from './kind.js'
import type { NurikabeRule } from './rules.js'

type Found = Finding<NurikabeRule, NurikabeTechnique>
type Cause = Found['because'][number]

/** A board as the player sees it: what is sea, what is land, and the pieces of either. */
interface Seen {
  readonly board: NurikabeBoard
  readonly beside: readonly (readonly number[])[]
  readonly isSea: (cell: number) => boolean
  readonly isLand: (cell: number) => boolean
  readonly isOpen: (cell: number) => boolean
  /** The pieces of known land, those without a clue too. */
  readonly lands: readonly Piece[]
  /** The piece of each cell of known land, by its number. */
  readonly landOf: ReadonlyMap<number, number>
}

/** The named techniques that apply now, the simplest first. */
export function* nurikabeTechniques(board: NurikabeBoard, holds: (literal: Literal) => boolean): Iterable<Found> {
  const isSea = (cell: number): boolean => holds(literalOf(cell))
  const isLand = (cell: number): boolean => board.clues[cell] !== null || holds(literalOf(cell, false))
  const lands = piecesOf(board, isLand)
  const landOf = new Map(lands.flatMap(({ cells }, at) => cells.map((cell): [number, number] => [cell, at])))
  const isOpen = (cell: number): boolean => !isSea(cell) && !isLand(cell)
  const seen: Seen = { board, beside: besideOf(board), isSea, isLand, isOpen, lands, landOf }
  for (const land of lands) yield* complete(seen, land)
  yield* touching(seen)
  yield* poolToBe(seen)
  for (const land of lands) yield* islandExit(seen, land)
  yield* seaExit(seen)
  yield* reaches(seen)
}

/** The open cells beside a piece, each once, in reading order. */
function shoreOf({ beside, isOpen }: Seen, cells: readonly number[]): number[] {
  const open = cells.flatMap((cell) => (beside[cell] as readonly number[]).filter(isOpen))
  return [...new Set(open)].sort((a, b) => a - b)
}

function sizeOf(board: NurikabeBoard, clue: number): Cause {
  return { rule: 'size', cells: [clue], details: { number: String(board.clues[clue]) } }
}

/** How many cells an island still lacks; Infinity for a number that is not told, null without a clue or with two. */
function missingOf(board: NurikabeBoard, { cells, clues }: Piece): number | null {
  const [clue, other] = clues
  if (clue === undefined || other !== undefined) return null
  const number = board.clues[clue]
  return number === '?' ? Infinity : Number(number) - cells.length
}

/** An island that has all its cells has sea round it. */
function* complete(seen: Seen, land: Piece): Iterable<Found> {
  if (missingOf(seen.board, land) !== 0) return
  const shore = shoreOf(seen, land.cells)
  if (shore.length === 0) return
  yield {
    technique: 'complete',
    literals: shore.map((cell) => literalOf(cell)),
    because: [sizeOf(seen.board, land.clues[0] as number)],
  }
}

/** A cell beside two islands with clues would join them. */
function* touching({ board, beside, isOpen, lands, landOf }: Seen): Iterable<Found> {
  for (let cell = 0; cell < cellCount(board); cell++) {
    if (!isOpen(cell)) continue
    const near = new Set((beside[cell] as readonly number[]).flatMap((other) => landOf.get(other) ?? []))
    const clues = [...near].flatMap((at) => (lands[at] as Piece).clues.slice(0, 1)).sort((a, b) => a - b)
    if (clues.length < 2) continue
    yield { technique: 'touching', literals: [literalOf(cell)], because: [{ rule: 'apart', cells: clues }] }
  }
}

/** Three cells of sea in a block of two by two. */
function* poolToBe({ board, isSea, isOpen }: Seen): Iterable<Found> {
  for (const block of blocksOf(board)) {
    const open = block.filter(isOpen)
    if (open.length !== 1 || block.filter(isSea).length !== 3) continue
    const literals = open.map((cell) => literalOf(cell, false))
    yield { technique: 'pool-to-be', literals, because: [{ rule: 'pool', cells: block.filter(isSea) }] }
  }
}

/** Land that must grow, or find a clue, and can do so through one cell alone. */
function* islandExit(seen: Seen, land: Piece): Iterable<Found> {
  const { board } = seen
  const missing = missingOf(board, land)
  if (land.clues.length > 1 || (missing !== null && (missing <= 0 || missing === Infinity))) return
  const shore = shoreOf(seen, land.cells)
  const [clue] = land.clues
  if (shore.length !== 1) return
  const because: Cause = clue === undefined ? { rule: 'owner', cells: land.cells } : sizeOf(board, clue)
  yield { technique: 'island-exit', literals: shore.map((cell) => literalOf(cell, false)), because: [because] }
}

/** Sea that must join other sea and can do so through one cell alone. */
function* seaExit(seen: Seen): Iterable<Found> {
  const pieces = piecesOf(seen.board, seen.isSea)
  if (pieces.length < 2) return
  for (const { cells } of pieces) {
    const shore = shoreOf(seen, cells)
    if (shore.length !== 1) continue
    const literals = shore.map((cell) => literalOf(cell))
    yield { technique: 'sea-exit', literals, because: [{ rule: 'sea', cells }] }
  }
}

/** Cells that no island reaches, and islands that need every cell that they reach. */
function* reaches(seen: Seen): Iterable<Found> {
  const { board, lands, isOpen } = seen
  const reached = new Set<number>()
  const full: Found[] = []
  for (const land of lands) {
    const missing = missingOf(board, land)
    if (missing === null || missing < 0) continue
    const around = reachOfLand(seen, land, missing)
    for (const cell of around) reached.add(cell)
    const open = around.filter(isOpen)
    if (missing === 0 || around.length - land.cells.length !== missing || open.length === 0) continue
    const literals = open.map((cell) => literalOf(cell, false))
    full.push({ technique: 'last-room', literals, because: [sizeOf(board, land.clues[0] as number)] })
  }
  const out = Array.from({ length: cellCount(board) }, (_, cell) => cell).filter(
    (cell) => isOpen(cell) && !reached.has(cell),
  )
  for (const cell of out)
    yield { technique: 'unreachable', literals: [literalOf(cell)], because: [{ rule: 'owner', cells: [cell] }] }
  yield* full
}

/** What an island may still reach: not through sea, and not through cells beside the island of another clue. */
function reachOfLand({ beside, isSea, lands, landOf }: Seen, land: Piece, missing: number): number[] {
  const own = landOf.get(land.cells[0] as number)
  const isForeign = (cell: number): boolean =>
    [cell, ...(beside[cell] as readonly number[])].some((other) => {
      const at = landOf.get(other)
      return at !== undefined && at !== own && (lands[at] as Piece).clues.length > 0
    })
  const steps = new Map(land.cells.map((cell): [number, number] => [cell, 0]))
  for (const [cell, step] of steps) {
    if (step === missing) continue
    for (const other of beside[cell] as readonly number[]) {
      if (!steps.has(other) && !isSea(other) && !isForeign(other)) steps.set(other, step + 1)
    }
  }
  return [...steps.keys()]
}
