import { cellCount, DIRECTIONS, sideCount, sideEnds, sideOf } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { linksOfLiterals, stateDegrees, stateOneLoop } from '@kazu/loops'
import { literalOf, Model } from '@kazu/solver'
import type { Literal, Source } from '@kazu/solver'
import { cellsAround, cornersOf } from './board.js'
import type { SlitherlinkBoard } from './board.js'
import { cellsAlong } from './rules.js'
import type { SlitherlinkRule } from './rules.js'

/**
 * The rules as constraints. Variable number i says that the loop takes side i; where clues can be switched, the
 * variables after the sides say, one a cell, that its clue holds.
 */
export interface SlitherlinkModel {
  readonly model: Model<SlitherlinkRule>
  readonly sides: readonly number[]
  /** For each cell the literal that switches its clue on. Only in a switched model. */
  readonly switches: readonly Literal[]
  /** Whether the rules do not contradict each other at once. */
  readonly ready: boolean
}

/** The greatest clue: a loop round a single cell. */
const MOST = 4

/** The model of a board. */
export function slitherlinkModel(board: SlitherlinkBoard): SlitherlinkModel {
  return build(board, (cell, clue) => (board.clues[cell] === clue ? [] : null))
}

/** A model in which the clue of each cell is switched on by a literal, so that one solver serves many boards. */
export function switchedModel(size: Size, clues: readonly number[]): SlitherlinkModel {
  const switches = clues.map((_, cell) => literalOf(sideCount(size) + cell))
  return build(size, (cell, clue) => (clues[cell] === clue ? [switches[cell] as Literal] : null), switches)
}

/** `when` gives the literals under which a cell has a clue: none where it always has it, null where it never has. */
function build(
  size: Size,
  when: (cell: number, clue: number) => readonly Literal[] | null,
  switches: readonly Literal[] = [],
): SlitherlinkModel {
  const model = new Model<SlitherlinkRule>()
  const sides = model.newVariables(sideCount(size))
  model.newVariables(switches.length)
  const corners = cornersOf(size)
  stateDegrees(model, corners, (rule, corner) => ({ rule, cells: cellsAround(size, corner) }))
  let least = 0
  for (let cell = 0; cell < cellCount(size); cell++) {
    for (let clue = 0; clue <= MOST; clue++) {
      const literals = when(cell, clue)
      if (literals === null) continue
      stateNumber(model, size, cell, clue, literals)
      if (literals.length === 0) least = Math.max(least, clue)
    }
  }
  stateLoop(model, size)
  // Without any clue that asks for a line nothing else asks for a loop.
  if (least === 0) model.clause({ rule: 'line', cells: [] }, ...sides.map((side) => literalOf(side)))
  return { model, sides, switches, ready: model.ready() }
}

/** The literals that the sides of a cell are taken, in the order up, down, left, right. */
function literalsOfCell(size: Size, cell: number): Literal[] {
  return DIRECTIONS.map((direction) => literalOf(sideOf(size, cell, direction)))
}

/** As many sides of the cell as its clue says: no choice of one more holds, and of no choice of the rest but one fails. */
function stateNumber(
  model: Model<SlitherlinkRule>,
  size: Size,
  cell: number,
  clue: number,
  when: readonly Literal[],
): void {
  const source = { rule: 'number', cells: [cell], details: { clue } } as const
  const unless = when.map((literal) => literal ^ 1)
  const sides = literalsOfCell(size, cell)
  for (const many of CHOICES[clue + 1] ?? [])
    model.clause(source, ...many.map((side) => (sides[side] as Literal) ^ 1), ...unless)
  for (const few of CHOICES[sides.length - clue + 1] ?? [])
    model.clause(source, ...few.map((side) => sides[side] as Literal), ...unless)
}

/** Every choice of so many of the four sides, by number of sides; none of more than there are. */
const CHOICES: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4, 5].map((count) =>
  Array.from({ length: 16 }, (_, set) => [0, 1, 2, 3].filter((side) => (set >> side) & 1)).filter(
    (sides) => sides.length === count,
  ),
)

function stateLoop(model: Model<SlitherlinkRule>, size: Size): void {
  const corners = cornersOf(size)
  const source =
    (form: string): Source<SlitherlinkRule> =>
    (literals) => ({ rule: 'one-loop', cells: cellsOfLiterals(size, literals), details: { form } })
  const required = new Array<boolean>(cellCount(corners)).fill(false)
  const sources = { closes: source('closes'), crosses: source('crosses'), cutOff: source('cut-off') }
  stateOneLoop(model, corners, sources, required)
}

function cellsOfLiterals(size: Size, literals: readonly Literal[]): number[] {
  return cellsAlong(
    size,
    linksOfLiterals(cornersOf(size), literals).flatMap((side) => sideEnds(size, side)),
  )
}
