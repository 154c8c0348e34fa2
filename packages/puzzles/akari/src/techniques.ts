import type { Finding } from '@kazu/puzzle'
import { literalOf } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { isWhite } from './board.js'
import type { AkariBoard } from './board.js'
import type { AkariTechnique } from './kind.js'
import type { AkariRule } from './rules.js'
import { besideWall, litFrom, numberedWalls, sees, sightOf } from './sight.js'
import type { Sight } from './sight.js'

type Found = Finding<AkariRule, AkariTechnique>

/** A board as the player sees it: what is lit, and which cells may still hold a light. */
interface Seen {
  readonly board: AkariBoard
  readonly sight: Sight
  readonly lit: ReadonlySet<number>
  readonly isLight: (cell: number) => boolean
  readonly isOpen: (cell: number) => boolean
}

/** The named techniques that apply now, the simplest first. `lit` are the cells that lights shine on. */
export function* akariTechniques(
  board: AkariBoard,
  lit: ReadonlySet<number>,
  holds: (literal: Literal) => boolean,
): Iterable<Found> {
  const isLight = (cell: number): boolean => holds(literalOf(cell))
  const isOpen = (cell: number): boolean => isWhite(board, cell) && !isLight(cell) && !holds(literalOf(cell, false))
  const seen: Seen = { board, sight: sightOf(board), lit, isLight, isOpen }
  const walls = numberedWalls(board)
  const dark = board.cells.flatMap((printed, cell) => (printed === null && !lit.has(cell) ? [cell] : []))
  for (const wall of walls) yield* settledWall(seen, wall)
  for (const cell of dark) yield* onlyLight(seen, cell)
  for (const wall of walls) yield* blockedCorners(seen, wall)
  for (const cell of dark) yield* leftDark(seen, cell)
}

/** A wall that has all its lights, or that needs every place that is left. */
function* settledWall({ board, isLight, isOpen }: Seen, wall: number): Iterable<Found> {
  const beside = besideWall(board, wall)
  const open = beside.filter(isOpen)
  const missing = Number(board.cells[wall]) - beside.filter(isLight).length
  if (open.length === 0 || (missing !== 0 && missing !== open.length)) return
  yield {
    technique: missing === 0 ? 'full-wall' : 'last-light',
    literals: open.map((cell) => literalOf(cell, missing > 0)),
    because: [{ rule: 'number', cells: [wall], details: { number: Number(board.cells[wall]) } }],
  }
}

/** A dark cell that a single place can still light. */
function* onlyLight({ sight, isOpen }: Seen, cell: number): Iterable<Found> {
  const places = litFrom(sight, cell).filter(isOpen)
  if (places.length !== 1) return
  yield { technique: 'only-light', literals: places.map((place) => literalOf(place)), because: [dark(cell)] }
}

function dark(cell: number): Found['because'][number] {
  return { rule: 'lit', cells: [cell] }
}

/** Cells from which a light would shine on so many of a wall's places that its number could not be reached. */
function* blockedCorners(seen: Seen, wall: number): Iterable<Found> {
  const { board, sight, isLight, isOpen } = seen
  const beside = besideWall(board, wall)
  const open = beside.filter(isOpen)
  const number = Number(board.cells[wall])
  const spare = open.length - (number - beside.filter(isLight).length)
  const shining = [...new Set(open.flatMap((cell) => litFrom(sight, cell)))].sort((a, b) => a - b)
  for (const cell of shining) {
    if (!isOpen(cell) || open.includes(cell)) continue
    if (open.filter((place) => sees(sight, place, cell)).length <= spare) continue
    const because: Found['because'] = [{ rule: 'number', cells: [wall], details: { number } }]
    yield { technique: 'blocked-corner', literals: [literalOf(cell, false)], because }
  }
}

/** Cells from which a light would shine on every place that could light a dark cell, but not on that cell. */
function* leftDark({ sight, isOpen }: Seen, cell: number): Iterable<Found> {
  const places = litFrom(sight, cell).filter(isOpen)
  const [first] = places
  if (first === undefined) return
  const literals = litFrom(sight, first)
    .filter((light) => isOpen(light) && !places.includes(light) && places.every((place) => sees(sight, place, light)))
    .sort((a, b) => a - b)
    .map((light) => literalOf(light, false))
  if (literals.length > 0) yield { technique: 'left-dark', literals, because: [dark(cell)] }
}
