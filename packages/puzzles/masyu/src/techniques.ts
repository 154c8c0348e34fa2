import { cellBeside, cellCount, DIRECTIONS, linkFrom, OPPOSITE } from '@kazu/grid'
import type { Direction } from '@kazu/grid'
import type { Finding, Instance } from '@kazu/puzzle'
import { literalOf } from '@kazu/solver'
import type { Literal } from '@kazu/solver'
import type { MasyuBoard } from './board.js'
import type { MasyuTechnique } from './kind.js'
import type { MasyuRule } from './rules.js'

type Found = Finding<MasyuRule, MasyuTechnique>

/** The patterns of pearls that players know by name, each with what it forces; they hold on any board. */
export function masyuTechniques(board: MasyuBoard): Found[] {
  const cells = Array.from({ length: cellCount(board) }, (_, cell) => cell)
  const of = (pearl: number): number[] => cells.filter((cell) => board.pearls[cell] === pearl)
  return [
    ...of(2).flatMap((cell) => blackAtEdge(board, cell)),
    ...of(1).flatMap((cell) => whiteAtEdge(board, cell)),
    ...of(2).flatMap((cell) => blackPairs(board, cell)),
    ...of(1).flatMap((cell) => whiteRows(board, cell)),
    ...of(2).flatMap((cell) => blackBeforeWhites(board, cell)),
  ]
}

/** The literal of the link that leaves a cell; no literal where the board ends. */
function going(board: MasyuBoard, cell: number, direction: Direction, goes: boolean): Literal[] {
  const link = cell === -1 ? -1 : linkFrom(board, cell, direction)
  return link === -1 ? [] : [literalOf(link, goes)]
}

/** A black pearl that cannot go in a direction: it goes two steps in the opposite one. */
function turnedAway(board: MasyuBoard, cell: number, direction: Direction): Literal[] {
  const away = OPPOSITE[direction]
  return [
    ...going(board, cell, direction, false),
    ...going(board, cell, away, true),
    ...going(board, cellBeside(board, cell, away), away, true),
  ]
}

function blackAtEdge(board: MasyuBoard, cell: number): Found[] {
  return DIRECTIONS.filter((direction) => cellBeside(board, cell, direction, 2) === -1).map((direction) => ({
    technique: 'black-edge',
    literals: turnedAway(board, cell, direction),
    because: [{ rule: 'black-straight', cells: [cell] }],
    details: { direction },
  }))
}

function along(direction: Direction): readonly [Direction, Direction] {
  return direction === 'up' || direction === 'down' ? ['left', 'right'] : ['up', 'down']
}

/** A white pearl passed across a direction, and not along it. */
function across(board: MasyuBoard, cell: number, direction: Direction): Literal[] {
  return [
    ...along(direction).flatMap((side) => going(board, cell, side, true)),
    ...[direction, OPPOSITE[direction]].flatMap((way) => going(board, cell, way, false)),
  ]
}

function whiteAtEdge(board: MasyuBoard, cell: number): Found[] {
  return DIRECTIONS.filter((direction) => cellBeside(board, cell, direction) === -1).map((direction) => ({
    technique: 'white-edge',
    literals: across(board, cell, direction),
    because: [{ rule: 'white-straight', cells: [cell] }],
  }))
}

function blackPairs(board: MasyuBoard, cell: number): Found[] {
  return (['right', 'down'] as const).flatMap((direction) => {
    const other = cellBeside(board, cell, direction)
    if (other === -1 || board.pearls[other] !== 2) return []
    const literals = [...turnedAway(board, cell, direction), ...turnedAway(board, other, OPPOSITE[direction])]
    return [{ technique: 'black-pair' as const, literals: [...new Set(literals)], because: blacks([cell, other]) }]
  })
}

function blacks(cells: readonly number[]): Instance<MasyuRule>[] {
  return cells.map((cell) => ({ rule: 'black-straight', cells: [cell] }))
}

function whiteRows(board: MasyuBoard, cell: number): Found[] {
  return (['right', 'down'] as const).flatMap((direction) => {
    const before = cellBeside(board, cell, OPPOSITE[direction])
    if (before !== -1 && board.pearls[before] === 1) return []
    const row = [cell]
    for (
      let next = cellBeside(board, cell, direction);
      next !== -1 && board.pearls[next] === 1;
      next = cellBeside(board, next, direction)
    ) {
      row.push(next)
    }
    if (row.length < 3) return []
    const literals = [...new Set(row.flatMap((white) => across(board, white, direction)))]
    return [{ technique: 'white-row' as const, literals, because: [{ rule: 'white-turn' as const, cells: row }] }]
  })
}

function blackBeforeWhites(board: MasyuBoard, cell: number): Found[] {
  return DIRECTIONS.flatMap((direction) => {
    const whites = [2, 3].map((steps) => cellBeside(board, cell, direction, steps))
    if (!whites.every((white) => white !== -1 && board.pearls[white] === 1)) return []
    const because: Instance<MasyuRule>[] = [
      { rule: 'black-straight', cells: [cell] },
      { rule: 'white-turn', cells: [...whites].sort((a, b) => a - b) },
    ]
    return [
      {
        technique: 'black-before-whites' as const,
        literals: turnedAway(board, cell, direction),
        because,
        details: { direction },
      },
    ]
  })
}
