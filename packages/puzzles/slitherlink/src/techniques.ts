import { cellAt, cellBeside, cellCount, columnOf, DIRECTIONS, linkFrom, OPPOSITE, rowOf, sideOf } from '@kazu/grid'
import type { Direction } from '@kazu/grid'
import type { Finding, Instance } from '@kazu/puzzle'
import { literalOf } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import { cornersOf } from './board.js'
import type { SlitherlinkBoard } from './board.js'
import type { SlitherlinkTechnique } from './kind.js'
import { checkSlitherlinkRules } from './rules.js'
import type { SlitherlinkRule } from './rules.js'

type Found = Finding<SlitherlinkRule, SlitherlinkTechnique>
type Across = 'left' | 'right'
type Along = 'up' | 'down'

/** The four ways out of a cell over one of its corners. */
const DIAGONALS: readonly (readonly [Along, Across])[] = [
  ['up', 'left'],
  ['up', 'right'],
  ['down', 'left'],
  ['down', 'right'],
]

/** The patterns of numbers that players know by name, and what a line that comes to a number forces. */
export function* slitherlinkTechniques(board: SlitherlinkBoard, holds: (literal: Literal) => boolean): Iterable<Found> {
  const cells = Array.from({ length: cellCount(board) }, (_, cell) => cell)
  const of = (clue: number): number[] => cells.filter((cell) => board.clues[cell] === clue)
  const threes = of(3)
  for (const cell of of(0)) yield zero(board, cell)
  for (const cell of cells) yield* inCorner(board, cell)
  for (const cell of threes) yield* besideZero(board, cell)
  for (const cell of threes) yield* threesBeside(board, cell)
  for (const cell of threes) yield* diagonally(board, cell)
  for (const cell of threes) yield* lineInto(board, cell, holds)
  for (const cell of of(1)) yield* linePast(board, cell, holds)
}

function side(board: SlitherlinkBoard, cell: number, direction: Direction, is: boolean): Literal {
  return literalOf(sideOf(board, cell, direction), is)
}

function numbers(board: SlitherlinkBoard, ...cells: readonly number[]): Instance<SlitherlinkRule>[] {
  return cells.map((cell) => ({ rule: 'number', cells: [cell], details: { clue: board.clues[cell] ?? 0 } }))
}

function zero(board: SlitherlinkBoard, cell: number): Found {
  const literals = DIRECTIONS.map((direction) => side(board, cell, direction, false))
  return { technique: 'zero', literals, because: numbers(board, cell) }
}

/** The side that goes on from a corner of the board past a cell there, along the frame; none where the board ends. */
function onwards(board: SlitherlinkBoard, cell: number, frame: Direction, away: Direction): Literal[] {
  const next = cellBeside(board, cell, away)
  return next === -1 ? [] : [side(board, next, frame, true)]
}

/** A number in a corner of the board: the line takes both sides there or neither. */
function* inCorner(board: SlitherlinkBoard, cell: number): Iterable<Found> {
  const clue = board.clues[cell]
  for (const [along, across] of DIAGONALS) {
    if (cellBeside(board, cell, along) !== -1 || cellBeside(board, cell, across) !== -1) continue
    const because = numbers(board, cell)
    const both = (is: boolean): Literal[] => [side(board, cell, along, is), side(board, cell, across, is)]
    if (clue === 3) yield { technique: 'corner-three', literals: both(true), because }
    if (clue === 1) yield { technique: 'corner-one', literals: both(false), because }
    if (clue !== 2) continue
    const literals = [
      ...onwards(board, cell, along, OPPOSITE[across]),
      ...onwards(board, cell, across, OPPOSITE[along]),
    ]
    // On a board one cell wide the line has no way on, and the corner is another story.
    if (literals.length === 2) yield { technique: 'corner-two', literals, because }
  }
}

/** A three with a zero at its side: its other sides are lines, which turn away from the zero. */
function* besideZero(board: SlitherlinkBoard, cell: number): Iterable<Found> {
  for (const direction of DIRECTIONS) {
    const other = cellBeside(board, cell, direction)
    if (other === -1 || board.clues[other] !== 0) continue
    const round = DIRECTIONS.map((each) => side(board, cell, each, each !== direction))
    const turns = acrossOf(direction).flatMap((away) => {
      const next = cellBeside(board, cell, away)
      return next === -1 ? [] : [side(board, next, direction, true)]
    })
    yield { technique: 'zero-three', literals: [...round, ...turns], because: numbers(board, other, cell) }
  }
}

function acrossOf(direction: Direction): readonly [Direction, Direction] {
  return direction === 'up' || direction === 'down' ? ['left', 'right'] : ['up', 'down']
}

/** Two threes side by side: the side between them and the two beyond are lines, and the one between does not go on. */
function* threesBeside(board: SlitherlinkBoard, cell: number): Iterable<Found> {
  for (const direction of ['right', 'down'] as const) {
    const other = cellBeside(board, cell, direction)
    if (other === -1 || board.clues[other] !== 3 || isRoundPair(board, cell, other, direction)) continue
    const lines = [
      side(board, cell, OPPOSITE[direction], true),
      side(board, cell, direction, true),
      side(board, other, direction, true),
    ]
    const ends = acrossOf(direction).flatMap((away) => {
      const next = cellBeside(board, cell, away)
      return next === -1 ? [] : [side(board, next, direction, false)]
    })
    yield { technique: 'threes-beside', literals: [...lines, ...ends], because: numbers(board, cell, other) }
  }
}

/** Whether a loop round the two cells alone is an answer, so that there need not be a line between them. */
function isRoundPair(board: SlitherlinkBoard, cell: number, other: number, direction: Direction): boolean {
  const sides = [
    ...DIRECTIONS.filter((each) => each !== direction).map((each) => sideOf(board, cell, each)),
    ...DIRECTIONS.filter((each) => each !== OPPOSITE[direction]).map((each) => sideOf(board, other, each)),
  ]
  return checkSlitherlinkRules(board, sides).ok
}

/** A three at whose corner another three, or a zero, lies. */
function* diagonally(board: SlitherlinkBoard, cell: number): Iterable<Found> {
  for (const [along, across] of DIAGONALS) {
    const other = beyond(board, cell, along, across)
    const clue = other === -1 ? null : board.clues[other]
    if (clue === 0) {
      const literals = [side(board, cell, along, true), side(board, cell, across, true)]
      yield { technique: 'zero-three-diagonal', literals, because: numbers(board, other, cell) }
    }
    if (clue !== 3 || along === 'up') continue
    const literals = [
      side(board, cell, OPPOSITE[along], true),
      side(board, cell, OPPOSITE[across], true),
      side(board, other, along, true),
      side(board, other, across, true),
    ]
    yield { technique: 'threes-diagonal', literals, because: numbers(board, cell, other) }
  }
}

function beyond(board: SlitherlinkBoard, cell: number, along: Along, across: Across): number {
  const row = rowOf(board, cell) + (along === 'up' ? -1 : 1)
  const column = columnOf(board, cell) + (across === 'left' ? -1 : 1)
  return row < 0 || column < 0 || row >= board.height || column >= board.width ? -1 : cellAt(board, row, column)
}

/** The two sides at a corner of a cell that are not its own; -1 where the board ends. */
function outer(board: SlitherlinkBoard, cell: number, along: Along, across: Across): [number, number] {
  const corner =
    (rowOf(board, cell) + (along === 'down' ? 1 : 0)) * (board.width + 1) +
    columnOf(board, cell) +
    (across === 'right' ? 1 : 0)
  const corners = cornersOf(board)
  return [linkFrom(corners, corner, along), linkFrom(corners, corner, across)]
}

/** A line that comes to a corner of a three from outside goes on along it: the two sides opposite are lines. */
function* lineInto(board: SlitherlinkBoard, cell: number, holds: (literal: Literal) => boolean): Iterable<Found> {
  for (const [along, across] of DIAGONALS) {
    const [one, other] = outer(board, cell, along, across)
    const lines = [one, other].filter((link) => link !== -1 && holds(literalOf(link)))
    if (lines.length !== 1) continue
    const rest = [one, other].filter((link) => link !== -1 && link !== lines[0])
    const literals = [
      side(board, cell, OPPOSITE[along], true),
      side(board, cell, OPPOSITE[across], true),
      ...rest.map((link) => literalOf(link, false)),
    ]
    yield { technique: 'line-into-three', literals, because: numbers(board, cell) }
  }
}

/** A line that comes to a corner of a one and can only go on along it: the two sides opposite are none. */
function* linePast(board: SlitherlinkBoard, cell: number, holds: (literal: Literal) => boolean): Iterable<Found> {
  for (const [along, across] of DIAGONALS) {
    const [one, other] = outer(board, cell, along, across)
    const comes = [one, other].filter((link) => link !== -1 && holds(literalOf(link)))
    const shut = [one, other].filter((link) => link === -1 || holds(literalOf(link, false)))
    if (comes.length !== 1 || shut.length !== 1) continue
    const literals = [side(board, cell, OPPOSITE[along], false), side(board, cell, OPPOSITE[across], false)]
    yield { technique: 'line-past-one', literals, because: numbers(board, cell) }
  }
}
