import { cellBeside, cellCount, cellsOfRectangle, columnOf, rectangleBetween, rectangleRound, rowOf } from '@kazu/grid'
import type { Direction, Rectangle } from '@kazu/grid'
import { literalOf, Model } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import type { ShikakuBoard } from './board.js'
import { candidatesOf, reachOf, rectangleAt } from './candidates.js'
import type { ShikakuRule } from './rules.js'

/** What a variable of the model says. */
export type Statement =
  /** The number at a cell has this rectangle. */
  | { readonly clue: number; readonly rectangle: Rectangle; readonly cell?: undefined }
  /** The `?` at a cell has this other cell too. */
  | { readonly clue: number; readonly cell: number; readonly rectangle?: undefined }

/** The rules as constraints: for a number one variable a rectangle, for a `?` one a cell within its reach. */
export interface ShikakuModel {
  readonly model: Model<ShikakuRule>
  /** What each variable says. */
  readonly statements: readonly Statement[]
  /** Whether the rules do not contradict each other at once. */
  readonly ready: boolean
}

/** A model that grows, and for each cell the literals of which exactly one gives it an owner. */
interface Sheet {
  readonly board: ShikakuBoard
  readonly model: Model<ShikakuRule>
  readonly statements: Statement[]
  readonly owners: readonly Literal[][]
}

/** The model of a board. */
export function shikakuModel(board: ShikakuBoard): ShikakuModel {
  const model = new Model<ShikakuRule>()
  const owners = Array.from({ length: cellCount(board) }, (): Literal[] => [])
  const sheet: Sheet = { board, model, statements: [], owners }
  stateNumbers(sheet)
  board.clues.forEach((clue, cell) => {
    if (clue === '?') stateOpen(sheet, cell)
  })
  owners.forEach((literals, cell) => {
    stateCell(sheet, cell, literals)
  })
  return { model, statements: sheet.statements, ready: model.ready() }
}

function newLiteral({ model, statements }: Sheet, statement: Statement): Literal {
  statements.push(statement)
  return literalOf(model.variable())
}

function stateNumbers(sheet: Sheet): void {
  const { board, owners } = sheet
  // What a `?` may have is said cell by cell, for its rectangles would be too many.
  const told = { ...board, clues: board.clues.map((clue) => (clue === '?' ? board.width * board.height + 1 : clue)) }
  const { cells, first, sides } = candidatesOf(told) ?? { cells: [], first: [], sides: new Int32Array(0) }
  cells.forEach((clue, owner) => {
    for (let row = first[owner] as number; row < (first[owner + 1] as number); row++) {
      const rectangle = rectangleAt(sides, row)
      const literal = newLiteral(sheet, { clue, rectangle })
      for (const cell of cellsOfRectangle(board, rectangle)) (owners[cell] as Literal[]).push(literal)
    }
  })
}

/** Each cell has one owner; at a printed number that is one of its own rectangles. */
function stateCell({ board, model }: Sheet, cell: number, literals: readonly Literal[]): void {
  const clue = board.clues[cell]
  // No rectangle of another clue is over a `?`, whose cell is its own anyhow.
  if (clue === '?') return
  const rule = clue === 0 ? 'number' : 'area'
  model.clause({ rule, cells: [cell], ...(clue === 0 ? {} : { details: { number: clue ?? 0 } }) }, ...literals)
  if (literals.length > 1) model.count({ rule: 'one-number', cells: [cell] }, literals, 0, 1)
}

/** The cells of a `?`: with a cell it has all between, and with a row and a column the cell where they cross. */
function stateOpen(sheet: Sheet, clue: number): void {
  const { board, owners } = sheet
  const literals = new Map<number, Literal>()
  for (const cell of reachOf(board, clue)) {
    if (cell === clue) continue
    const literal = newLiteral(sheet, { clue, cell })
    literals.set(cell, literal)
    ;(owners[cell] as Literal[]).push(literal)
  }
  const { width } = board
  for (const [cell, literal] of literals) {
    for (const nearer of towards(board, cell, clue)) {
      stateShape(sheet, clue, cell, [literal ^ 1, ...(nearer === clue ? [] : [literals.get(nearer) as Literal])])
    }
  }
  // The crossing may lie out of reach; then the two are not had together.
  for (const [down, one] of literals) {
    if (columnOf(board, down) !== columnOf(board, clue)) continue
    for (const [across, other] of literals) {
      if (rowOf(board, across) !== rowOf(board, clue)) continue
      const crossing = literals.get(rowOf(board, down) * width + columnOf(board, across))
      stateShape(sheet, clue, down, [one ^ 1, other ^ 1, ...(crossing === undefined ? [] : [crossing])])
    }
  }
}

function stateShape({ model }: Sheet, clue: number, cell: number, literals: readonly Literal[]): void {
  if (literals.length === 1) return
  const cells = [clue, cell].sort((a, b) => a - b)
  model.clause({ rule: 'rectangle', cells }, ...literals)
}

/** The cells beside a cell that are nearer to another one. */
function towards(board: ShikakuBoard, cell: number, goal: number): number[] {
  const ways: Direction[] = []
  if (rowOf(board, cell) !== rowOf(board, goal)) ways.push(rowOf(board, cell) > rowOf(board, goal) ? 'up' : 'down')
  if (columnOf(board, cell) !== columnOf(board, goal))
    ways.push(columnOf(board, cell) > columnOf(board, goal) ? 'left' : 'right')
  return ways.map((way) => cellBeside(board, cell, way))
}

/** The rectangles that the variables that hold say. */
export function rectanglesSaid(
  board: ShikakuBoard,
  statements: readonly Statement[],
  holds: readonly boolean[],
): Rectangle[] {
  const found = new Map<number, Rectangle>()
  board.clues.forEach((clue, cell) => {
    if (clue === '?') found.set(cell, rectangleBetween(board, cell, cell))
  })
  statements.forEach(({ clue, rectangle, cell }, variable) => {
    if (holds[variable] !== true) return
    if (rectangle !== undefined) found.set(clue, rectangle)
    else found.set(clue, rectangleRound(found.get(clue) as Rectangle, rectangleBetween(board, clue, cell)))
  })
  return [...found.values()]
}
