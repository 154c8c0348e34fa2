import { cellCount } from '@kazu/grid'
import { isPositive, literalOf, Model, variableOf } from '@kazu/solver'
import type { Literal, RuleInstance } from '@kazu/solver'
import { clueCells } from './board.js'
import type { NurikabeBoard } from './board.js'
import { besideOf, blocksOf, reachOf, toldClues, untoldClues } from './islands.js'
import type { NurikabeRule } from './rules.js'

/** A clue with a number, and the variables that say which cells belong to its island. */
export interface Island {
  readonly clue: number
  readonly number: number
  /** The cells that it can hold, the clue first. */
  readonly cells: readonly number[]
  /** The variable of each of those cells. */
  readonly variableOf: ReadonlyMap<number, number>
}

/**
 * The rules as constraints. Variable number i says that cell i is sea. Further variables say whose a cell of land is:
 * one for each cell that the island of a number can hold, and one a cell for the islands of all clues without a number.
 */
export interface NurikabeModel {
  readonly model: Model<NurikabeRule>
  /** The cells: the variables that an answer decides. */
  readonly cells: readonly number[]
  readonly islands: readonly Island[]
  /** The variable of each cell that belongs to an island without a number; empty where there is no such island. */
  readonly untold: ReadonlyMap<number, number>
  /** A variable that always holds. */
  readonly always: number
  /** Whether the rules do not contradict each other at once. */
  readonly ready: boolean
}

/** The model of a board. */
export function nurikabeModel(board: NurikabeBoard): NurikabeModel {
  const model = new Model<NurikabeRule>()
  const cells = model.newVariables(cellCount(board), true)
  const always = model.variable(true)
  model.kernel.addClause([literalOf(always)])
  const islands = toldClues(board).map((clue): Island => {
    const reach = reachOf(board, clue)
    const variables = new Map(reach.map((cell) => [cell, model.variable()]))
    return { clue, number: Number(board.clues[clue]), cells: reach, variableOf: variables }
  })
  const numbered = new Set(islands.map(({ clue }) => clue))
  const isUntold = untoldClues(board).length > 0
  const untold = new Map(
    isUntold ? cells.filter((cell) => !numbered.has(cell)).map((cell) => [cell, model.variable()]) : [],
  )
  const stated: NurikabeModel = { model, cells, islands, untold, always, ready: true }
  stateCells(stated, board)
  for (const island of islands) stateIsland(stated, board, island)
  if (isUntold) stateUntold(stated, board)
  stateOwners(stated, board)
  return { ...stated, ready: model.ready() }
}

const sea = (cell: number): Literal => literalOf(cell)
const land = (cell: number): Literal => literalOf(cell, false)

/** Clues are land, no pool, one sea, and no cell between two clues. */
function stateCells({ model, cells }: NurikabeModel, board: NurikabeBoard): void {
  const beside = besideOf(board)
  for (const cell of clueCells(board)) model.clause({ rule: 'land', cells: [cell] }, land(cell))
  for (const block of blocksOf(board)) model.clause({ rule: 'pool', cells: block }, ...block.map(land))
  for (const cell of cells) {
    const clues = (beside[cell] as readonly number[]).filter((other) => board.clues[other] !== null)
    if (clues.length > 1) model.clause({ rule: 'apart', cells: clues.sort((a, b) => a - b) }, sea(cell))
  }
  model.connected((literals) => ({ rule: 'sea', cells: cellsIn(literals, true, cells.length) }), cells.map(sea), beside)
}

/** The cells that some literals about sea and land speak of, of one of the two. */
function cellsIn(literals: readonly Literal[], isSea: boolean, count: number): number[] {
  const cells = literals.filter((literal) => variableOf(literal) < count && isPositive(literal) === isSea)
  return [...new Set(cells.map(variableOf))].sort((a, b) => a - b)
}

/** An island has as many cells as its number says, is in one piece, and takes in what it touches. */
function stateIsland({ model }: NurikabeModel, board: NurikabeBoard, island: Island): void {
  const { clue, number, cells } = island
  const size = { rule: 'size', cells: [clue], details: { number } } as const
  const beside = besideOf(board)
  const places = new Map(cells.map((cell, at) => [cell, at]))
  const touched = new Map<number, RuleInstance<NurikabeRule>>()
  const touch = (other: number): RuleInstance<NurikabeRule> => {
    const instance = touched.get(other) ?? { rule: 'apart', cells: [clue, other] }
    touched.set(other, instance)
    return instance
  }
  for (const cell of cells) {
    const owned = literalOf(island.variableOf.get(cell) as number)
    model.clause(size, owned ^ 1, land(cell))
    for (const other of beside[cell] as readonly number[]) {
      const next = island.variableOf.get(other)
      const touches = touch(other)
      if (next !== undefined) model.clause(touches, owned ^ 1, sea(other), literalOf(next))
      else model.clause(touchesClue(board, clue, other) ? touches : size, owned ^ 1, sea(other))
    }
  }
  model.region(size, {
    root: 0,
    size: number,
    literals: cells.map((cell) => literalOf(island.variableOf.get(cell) as number)),
    beside: cells.map((cell) =>
      (beside[cell] as readonly number[]).flatMap((other) => {
        const place = places.get(other)
        return place === undefined ? [] : [place]
      }),
    ),
  })
}

/** Whether a cell is another clue than that of an island, or lies beside one. */
function touchesClue(board: NurikabeBoard, clue: number, cell: number): boolean {
  return [cell, ...(besideOf(board)[cell] as readonly number[])].some(
    (other) => other !== clue && board.clues[other] !== null,
  )
}

/** The islands of clues without a number: each has one of those clues, and none has two. */
function stateUntold({ model, cells, untold, always }: NurikabeModel, board: NurikabeBoard): void {
  const beside = besideOf(board)
  const clues = untoldClues(board)
  const owned = (cell: number): Literal => literalOf(untold.get(cell) as number)
  for (const clue of clues) model.clause({ rule: 'land', cells: [clue] }, owned(clue))
  for (const cell of untold.keys()) {
    model.clause({ rule: 'owner', cells: [cell] }, owned(cell) ^ 1, land(cell))
    for (const other of beside[cell] as readonly number[]) {
      const taken = untold.has(other) ? [owned(other)] : []
      model.clause({ rule: 'apart', cells: [other] }, owned(cell) ^ 1, sea(other), ...taken)
    }
  }
  const places = [...untold.keys()]
  stateRooted(model, { always, places, literals: places.map(owned), roots: clues, beside })
  model.separate(
    (literals) => ({ rule: 'apart', cells: cellsIn(literals, false, cells.length) }),
    clues,
    cells.map(land),
    beside,
  )
}

/** Every cell of land belongs to exactly one island, and is joined to a clue. */
function stateOwners({ model, cells, islands, untold, always }: NurikabeModel, board: NurikabeBoard): void {
  const owners = cells.map((): Literal[] => [])
  for (const { variableOf: variables } of islands)
    for (const [cell, variable] of variables) (owners[cell] as Literal[]).push(literalOf(variable))
  for (const [cell, variable] of untold) (owners[cell] as Literal[]).push(literalOf(variable))
  for (const cell of cells) {
    const literals = owners[cell] as Literal[]
    model.clause({ rule: 'owner', cells: [cell] }, sea(cell), ...literals)
    if (literals.length > 1) model.count({ rule: 'apart', cells: [cell] }, literals, 0, 1)
  }
  const roots = clueCells(board)
  stateRooted(model, { always, places: cells, literals: cells.map(land), roots, beside: besideOf(board) })
}

/** Every cell that holds is joined to one of some roots through cells that hold. */
function stateRooted(
  model: Model<NurikabeRule>,
  {
    always,
    places,
    literals,
    roots,
    beside,
  }: {
    readonly always: number
    readonly places: readonly number[]
    readonly literals: readonly Literal[]
    readonly roots: readonly number[]
    readonly beside: readonly (readonly number[])[]
  },
): void {
  const cellOf = new Map(literals.map((literal, at) => [literal, places[at] as number]))
  const placeOf = new Map(places.map((cell, at) => [cell, at + 1]))
  const joined = (cells: readonly number[]): number[] => cells.flatMap((cell) => placeOf.get(cell) ?? [])
  const isRoot = new Set(roots)
  model.connected(
    (reason) => ({
      rule: 'owner',
      cells: [...new Set(reason.flatMap((literal) => cellOf.get(literal) ?? []))].sort((a, b) => a - b),
    }),
    [literalOf(always), ...literals],
    [
      joined(roots),
      ...places.map((cell) => [...(isRoot.has(cell) ? [0] : []), ...joined(beside[cell] as readonly number[])]),
    ],
  )
}
