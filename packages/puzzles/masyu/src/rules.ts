import { cellBeside, cellCount, linkBetween, OPPOSITE } from '@kazu/grid'
import type { Direction } from '@kazu/grid'
import { exits, isLinkList, nodeFaults, piecesOf, smallestOf } from '@kazu/loops'
import type { Fault, Verdict } from '@kazu/puzzle'
import { masyuFault } from './board.js'
import type { MasyuAnswer, MasyuBoard } from './board.js'

/** The rules of masyu (Nikoli), in the order in which a fault of them is named. */
export type MasyuRule =
  | 'line'
  | 'no-branch'
  | 'no-cross'
  | 'white-straight'
  | 'black-turn'
  | 'black-straight'
  | 'white-turn'
  | 'pearl'
  | 'no-end'
  | 'one-loop'

/** The rules in the order in which faults are named. */
const MASYU_RULES: readonly MasyuRule[] = [
  'line',
  'no-branch',
  'no-cross',
  'white-straight',
  'black-turn',
  'black-straight',
  'white-turn',
  'pearl',
  'no-end',
  'one-loop',
]

/** The lines of an answer seen from the cells. */
interface Lines {
  readonly board: MasyuBoard
  readonly taken: ReadonlySet<number>
}

function isStraight(directions: readonly Direction[]): boolean {
  return directions.length === 2 && OPPOSITE[directions[0] as Direction] === directions[1]
}

function isTurn(directions: readonly Direction[]): boolean {
  return directions.length === 2 && !isStraight(directions)
}

/**
 * Reads the rules straight off an answer: linear in the size of the board, no search and none of the solver's code.
 * Names every broken rule with its cells; an answer that is no list of links of the board is `line`, and so is every
 * answer to what is no board.
 */
export function checkMasyuRules(board: MasyuBoard, answer: MasyuAnswer): Verdict<MasyuRule> {
  if (masyuFault(board) !== null)
    return { ok: false, reason: 'the board is not a masyu board', faults: [{ rule: 'line', cells: [] }] }
  if (!isLinkList(board, answer))
    return { ok: false, reason: 'the answer is not a list of links', faults: [{ rule: 'line', cells: [] }] }
  const faults = masyuFaults(board, new Set(answer))
  const first = faults[0]
  return first === undefined ? { ok: true } : { ok: false, reason: first.rule, faults }
}

function masyuFaults(board: MasyuBoard, taken: ReadonlySet<number>): Fault<MasyuRule>[] {
  const lines = { board, taken }
  const found: Fault<MasyuRule>[] = []
  if (taken.size === 0) found.push({ rule: 'line', cells: [] })
  found.push(...nodeFaults(board, taken).map(({ rule, node }) => ({ rule, cells: [node] })))
  for (let cell = 0; cell < cellCount(board); cell++) found.push(...pearlFaults(lines, cell))
  const ends = found.some(({ rule }) => rule === 'no-branch' || rule === 'no-cross')
  if (!ends) found.push(...loopFaults(lines))
  return found.sort((a, b) => MASYU_RULES.indexOf(a.rule) - MASYU_RULES.indexOf(b.rule))
}

function pearlFaults(lines: Lines, cell: number): Fault<MasyuRule>[] {
  const pearl = lines.board.pearls[cell]
  if (pearl === 0) return []
  const directions = exits(lines.board, lines.taken, cell)
  const found: Fault<MasyuRule>[] = []
  if (directions.length === 0) found.push({ rule: 'pearl', cells: [cell] })
  if (pearl === 1) found.push(...whiteFaults(lines, cell, directions))
  if (pearl === 2) found.push(...blackFaults(lines, cell, directions))
  return found
}

function whiteFaults(lines: Lines, cell: number, directions: readonly Direction[]): Fault<MasyuRule>[] {
  const found: Fault<MasyuRule>[] = isTurn(directions) ? [{ rule: 'white-straight', cells: [cell] }] : []
  const beside = directions.map((direction) => cellBeside(lines.board, cell, direction))
  const straight = beside.filter((other) => isStraight(exits(lines.board, lines.taken, other)))
  if (straight.length === 2) found.push({ rule: 'white-turn', cells: inOrder([cell, ...straight]) })
  return found
}

function blackFaults(lines: Lines, cell: number, directions: readonly Direction[]): Fault<MasyuRule>[] {
  const found: Fault<MasyuRule>[] = isStraight(directions) ? [{ rule: 'black-turn', cells: [cell] }] : []
  const turned = directions
    .map((direction) => cellBeside(lines.board, cell, direction))
    .filter((other) => isTurn(exits(lines.board, lines.taken, other)))
  if (turned.length > 0) found.push({ rule: 'black-straight', cells: inOrder([cell, ...turned]) })
  return found
}

/** Whether the lines are in more than one piece; the smallest piece is named. */
function loopFaults({ board, taken }: Lines): Fault<MasyuRule>[] {
  const smallest = smallestOf(piecesOf(board, taken))
  return smallest === undefined ? [] : [{ rule: 'one-loop', cells: smallest }]
}

function inOrder(cells: readonly number[]): number[] {
  return [...cells].sort((a, b) => a - b)
}

/** The links of a closed walk over cells, for fixtures: each cell beside the one before. */
export function linksOfWalk(board: MasyuBoard, cells: readonly number[]): number[] {
  return inOrder(cells.map((cell, at) => linkBetween(board, cell, cells[(at + 1) % cells.length] as number)))
}
