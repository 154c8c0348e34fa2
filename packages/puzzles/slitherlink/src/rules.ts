import { cellCount, DIRECTIONS, sideOf } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { isLinkList, nodeFaults, piecesOf, smallestOf } from '@kazu/loops'
import type { Fault, Verdict } from '@kazu/puzzle'
import { cellsAround, cornersOf, slitherlinkFault } from './board.js'
import type { SlitherlinkAnswer, SlitherlinkBoard } from './board.js'

/** The rules of slitherlink (Nikoli), in the order in which a fault of them is named. */
export type SlitherlinkRule = 'line' | 'no-branch' | 'no-cross' | 'number' | 'one-loop' | 'no-end'

const RULES: readonly SlitherlinkRule[] = ['line', 'no-branch', 'no-cross', 'number', 'one-loop', 'no-end']

/**
 * Reads the rules straight off an answer: linear in the size of the board, no search and none of the solver's code.
 * Names every broken rule with its cells, a corner by the cells round it; an answer that is no list of sides of the
 * board is `line`, and so is every answer to what is no board.
 */
export function checkSlitherlinkRules(board: SlitherlinkBoard, answer: SlitherlinkAnswer): Verdict<SlitherlinkRule> {
  if (slitherlinkFault(board) !== null)
    return { ok: false, reason: 'the board is not a slitherlink board', faults: [{ rule: 'line', cells: [] }] }
  if (!isLinkList(cornersOf(board), answer))
    return { ok: false, reason: 'the answer is not a list of sides', faults: [{ rule: 'line', cells: [] }] }
  const faults = faultsOf(board, new Set(answer))
  const first = faults[0]
  return first === undefined ? { ok: true } : { ok: false, reason: first.rule, faults }
}

function faultsOf(board: SlitherlinkBoard, taken: ReadonlySet<number>): Fault<SlitherlinkRule>[] {
  const corners = cornersOf(board)
  const found: Fault<SlitherlinkRule>[] = []
  if (taken.size === 0) found.push({ rule: 'line', cells: [] })
  found.push(...nodeFaults(corners, taken).map(({ rule, node }) => ({ rule, cells: cellsAround(board, node) })))
  found.push(...numberFaults(board, taken))
  const smallest = smallestOf(piecesOf(corners, taken))
  if (smallest !== undefined) found.push({ rule: 'one-loop', cells: cellsAlong(board, smallest) })
  return found.sort((a, b) => RULES.indexOf(a.rule) - RULES.indexOf(b.rule))
}

/** How many sides of a cell are taken. */
export function sidesTaken(size: Size, cell: number, taken: ReadonlySet<number>): number {
  return DIRECTIONS.filter((direction) => taken.has(sideOf(size, cell, direction))).length
}

function numberFaults(board: SlitherlinkBoard, taken: ReadonlySet<number>): Fault<SlitherlinkRule>[] {
  return Array.from({ length: cellCount(board) }, (_, cell) => cell).flatMap((cell): Fault<SlitherlinkRule>[] => {
    const clue = board.clues[cell]
    if (clue === null || clue === undefined || sidesTaken(board, cell, taken) === clue) return []
    return [{ rule: 'number', cells: [cell] }]
  })
}

/** The cells that touch some corners, ascending. */
export function cellsAlong(size: Size, corners: Iterable<number>): number[] {
  const cells = [...corners].flatMap((corner) => cellsAround(size, corner))
  return [...new Set(cells)].sort((a, b) => a - b)
}
