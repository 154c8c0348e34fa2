import { cellBeside, cellCount, DIRECTIONS, linkCount, linkEnds, linkFrom, OPPOSITE } from '@kazu/grid'
import type { Direction, Size } from '@kazu/grid'
import { linksOfLiterals, literalsAround, stateDegrees, stateOneLoop, triosOf } from '@kazu/loops'
import { literalOf, Model } from '@kazu/solver'
import type { Literal, RuleInstance, Source } from '@kazu/solver'
import type { MasyuBoard, Pearl } from './board.js'
import type { MasyuRule } from './rules.js'

/**
 * The rules as constraints. Variable number i says that the loop takes link i; where pearls can be switched, the
 * variables after the links say, two a cell, that its pearl is white and that it is black.
 */
export interface MasyuModel {
  readonly model: Model<MasyuRule>
  readonly links: readonly number[]
  /** For each cell the literals that switch its pearl on: of either colour, white, black. Only in a switched model. */
  readonly switches: readonly PearlSwitch[]
  /** Whether the rules do not contradict each other at once. */
  readonly ready: boolean
}

/** The literals that say that a cell has a pearl, that it is white, that it is black. */
export interface PearlSwitch {
  readonly pearl: Literal
  readonly white: Literal
  readonly black: Literal
}

const SIDEWAYS: Readonly<Record<Direction, readonly [Direction, Direction]>> = {
  up: ['left', 'right'],
  down: ['left', 'right'],
  left: ['up', 'down'],
  right: ['up', 'down'],
}

/** The model of a board. */
export function masyuModel(board: MasyuBoard): MasyuModel {
  const when = (is: boolean): readonly Literal[] | null => (is ? [] : null)
  return build(board, (cell) => {
    const pearl = board.pearls[cell]
    return { pearl: when(pearl !== 0), white: when(pearl === 1), black: when(pearl === 2) }
  })
}

/**
 * A model in which every pearl is switched on by literals, so that one solver serves many boards: of `pearls` alone, or
 * of either colour in every cell.
 */
export function switchedModel(size: Size, pearls?: readonly Pearl[]): MasyuModel {
  const links = linkCount(size)
  const switches = Array.from({ length: cellCount(size) }, (_, cell) => ({
    pearl: literalOf(links + 3 * cell),
    white: literalOf(links + 3 * cell + 1),
    black: literalOf(links + 3 * cell + 2),
  }))
  const when = (is: boolean, literal: Literal): readonly Literal[] | null => (is ? [literal] : null)
  return build(
    size,
    (cell) => {
      const pearl = pearls?.[cell]
      const { pearl: any, white, black } = at3(switches, cell)
      return {
        pearl: when(pearl !== 0, any),
        white: when(pearl !== 0 && pearl !== 2, white),
        black: when(pearl !== 0 && pearl !== 1, black),
      }
    },
    switches,
  )
}

function at3(switches: readonly PearlSwitch[], cell: number): PearlSwitch {
  return switches[cell] as PearlSwitch
}

/** The literals under which a cell has a pearl: none where it always has one, null where it never has. */
interface PearlsAt {
  readonly pearl: readonly Literal[] | null
  readonly white: readonly Literal[] | null
  readonly black: readonly Literal[] | null
}

function build(size: Size, pearlsAt: (cell: number) => PearlsAt, switches: readonly PearlSwitch[] = []): MasyuModel {
  const model = new Model<MasyuRule>()
  const links = model.newVariables(linkCount(size))
  model.newVariables(3 * switches.length)
  const cells = Array.from({ length: cellCount(size) }, (_, cell) => cell)
  stateDegrees(model, size, (rule, cell) => ({ rule, cells: [cell] }))
  for (const cell of cells) {
    const { pearl, white, black } = pearlsAt(cell)
    if (pearl !== null) statePassed(model, size, cell, pearl)
    if (white !== null) stateWhite(model, size, cell, white)
    if (black !== null) stateBlack(model, size, cell, black)
  }
  stateLoop(
    model,
    size,
    cells.map((cell) => required(pearlsAt(cell).pearl)),
  )
  return { model, links, switches, ready: model.ready() }
}

function required(pearl: readonly Literal[] | null): boolean | Literal {
  return pearl === null ? false : (pearl[0] ?? true)
}

function at(size: Size, cell: number, direction: Direction): Literal | null {
  const link = linkFrom(size, cell, direction)
  return link === -1 ? null : literalOf(link)
}

/** What leaves a cell in a direction, for clauses: a link that there is not counts as never taken. */
function clauseOf(...literals: readonly (Literal | null | true)[]): Literal[] | null {
  if (literals.includes(true)) return null
  return literals.filter((literal): literal is Literal => typeof literal === 'number')
}

function negated(literal: Literal | null): Literal | true {
  return literal === null ? true : literal ^ 1
}

function stateWhite(model: Model<MasyuRule>, size: Size, cell: number, when: readonly Literal[]): void {
  const unless = when.map((literal) => literal ^ 1)
  const straight: RuleInstance<MasyuRule> = { rule: 'white-straight', cells: [cell] }
  const state = (source: Source<MasyuRule>, ...literals: readonly (Literal | null | true)[]): void => {
    const clause = clauseOf(...literals)
    if (clause !== null) model.clause(source, ...clause, ...unless)
  }
  for (const direction of DIRECTIONS) {
    const here = at(size, cell, direction)
    if (here === null) continue
    state(straight, negated(here), at(size, cell, OPPOSITE[direction]))
    for (const side of SIDEWAYS[direction]) state(straight, negated(here), negated(at(size, cell, side)))
  }
  for (const direction of ['up', 'left'] as const) {
    const ahead = cellBeside(size, cell, direction)
    const behind = cellBeside(size, cell, OPPOSITE[direction])
    if (ahead === -1 || behind === -1) continue
    const turn: RuleInstance<MasyuRule> = { rule: 'white-turn', cells: [ahead, cell, behind] }
    const far = [at(size, ahead, direction), at(size, behind, OPPOSITE[direction])] as const
    state(turn, negated(at(size, cell, direction)), negated(far[0]), negated(far[1]))
  }
}

/** The loop passes a pearl: it goes along a row or along a column there. */
function statePassed(model: Model<MasyuRule>, size: Size, cell: number, when: readonly Literal[]): void {
  const unless = when.map((literal) => literal ^ 1)
  const passed: RuleInstance<MasyuRule> = { rule: 'pearl', cells: [cell] }
  const around = literalsAround(size, cell)
  // Any three of the four: with two lines at the cell, one of any three is taken.
  const groups =
    around.length === 4 ? triosOf(around) : around.length === 3 ? pairs(around) : around.map((one) => [one])
  for (const group of groups) model.clause(passed, ...group, ...unless)
}

function pairs(literals: readonly Literal[]): Literal[][] {
  return literals.map((left) => literals.filter((literal) => literal !== left))
}

function stateBlack(model: Model<MasyuRule>, size: Size, cell: number, when: readonly Literal[]): void {
  const unless = when.map((literal) => literal ^ 1)
  const turn: RuleInstance<MasyuRule> = { rule: 'black-turn', cells: [cell] }
  for (const direction of ['up', 'left'] as const) {
    const here = at(size, cell, direction)
    const there = at(size, cell, OPPOSITE[direction])
    const both = clauseOf(negated(here), negated(there))
    if (both !== null) model.clause(turn, ...both, ...unless)
    model.clause(turn, ...(clauseOf(here, there) ?? []), ...unless)
  }
  for (const direction of DIRECTIONS) stateArm(model, size, cell, direction, unless)
}

function stateArm(
  model: Model<MasyuRule>,
  size: Size,
  cell: number,
  direction: Direction,
  unless: readonly Literal[],
): void {
  const here = at(size, cell, direction)
  if (here === null) return
  const beside = cellBeside(size, cell, direction)
  const arm: RuleInstance<MasyuRule> = { rule: 'black-straight', cells: inOrder([cell, beside]) }
  model.clause(arm, here ^ 1, ...(clauseOf(at(size, beside, direction)) ?? []), ...unless)
  for (const side of SIDEWAYS[direction]) {
    const clause = clauseOf(here ^ 1, negated(at(size, beside, side)))
    if (clause !== null) model.clause(arm, ...clause, ...unless)
  }
}

function inOrder(cells: readonly number[]): number[] {
  return [...cells].sort((a, b) => a - b)
}

function stateLoop(model: Model<MasyuRule>, size: Size, required: readonly (boolean | Literal)[]): void {
  const source =
    (form: string): Source<MasyuRule> =>
    (literals) => ({ rule: 'one-loop', cells: cellsOfLiterals(size, literals), details: { form } })
  stateOneLoop(
    model,
    size,
    { closes: source('closes'), crosses: source('crosses'), cutOff: source('cut-off') },
    required,
  )
  // Without any pearl nothing else asks for a loop.
  if (required.every((each) => each === false)) {
    const links = Array.from({ length: linkCount(size) }, (_, link) => literalOf(link))
    model.clause({ rule: 'line', cells: [] }, ...links)
  }
}

function cellsOfLiterals(size: Size, literals: readonly Literal[]): number[] {
  const cells = linksOfLiterals(size, literals).flatMap((link) => linkEnds(size, link))
  return inOrder([...new Set(cells)])
}
