import {
  areaOf,
  cellsOfRegions,
  components,
  linkBetween,
  linkCount,
  linkEnds,
  rectangleBetween,
  rectangleRound,
} from '@kazu/grid'
import type { Rectangle, Size } from '@kazu/grid'
import type { Fault, Verdict } from '@kazu/puzzle'
import { shikakuFault } from './board.js'
import type { ShikakuAnswer, ShikakuBoard } from './board.js'

/** The rules of shikaku (Nikoli), in the order in which a fault of them is named. */
export type ShikakuRule = 'number' | 'one-number' | 'rectangle' | 'area'

/** The rules in the order in which faults are named. */
const SHIKAKU_RULES: readonly ShikakuRule[] = ['number', 'one-number', 'rectangle', 'area']

/** The pieces that lines cut a board into, and the lines that end inside a piece. */
interface Pieces {
  /** The number of each cell's piece. */
  readonly pieceOf: readonly number[]
  /** The cells of each piece. */
  readonly cells: readonly (readonly number[])[]
  /** The links that are parted although both cells are of one piece. */
  readonly loose: readonly number[]
}

function piecesOf(size: Size, answer: ShikakuAnswer): Pieces {
  const parted = new Set(answer)
  const pieceOf = components(size, (cell, beside) => cell === beside || !parted.has(linkBetween(size, cell, beside)))
  const loose = [...parted].filter((link) => {
    const [first, second] = linkEnds(size, link)
    return pieceOf[first] === pieceOf[second]
  })
  return { pieceOf, cells: cellsOfRegions(pieceOf), loose }
}

/** The least rectangle that holds some cells; there must be one. */
function hullOf(size: Size, cells: readonly number[]): Rectangle {
  return cells.map((cell) => rectangleBetween(size, cell, cell)).reduce((hull, cell) => rectangleRound(hull, cell))
}

/**
 * The rectangles that lines cut out of a board, in the reading order of their first cells. Pieces of another shape, and
 * those with a line that ends inside, are left out.
 */
export function piecesAsRectangles(size: Size, answer: ShikakuAnswer): Rectangle[] {
  const { pieceOf, cells, loose } = piecesOf(size, answer)
  const spoiled = new Set(loose.map((link) => pieceOf[linkEnds(size, link)[0]]))
  return cells.flatMap((piece, number) => {
    const hull = hullOf(size, piece)
    return !spoiled.has(number) && areaOf(hull) === piece.length ? [hull] : []
  })
}

/**
 * Reads the rules straight off an answer: linear in the size of the board, no search and none of the solver's code.
 * Names every broken rule with its cells; an answer that is no list of links of the board breaks `rectangle`, and so
 * does every answer to what is no board.
 */
export function checkShikakuRules(board: ShikakuBoard, answer: ShikakuAnswer): Verdict<ShikakuRule> {
  const refuse = (reason: string): Verdict<ShikakuRule> => ({
    ok: false,
    reason,
    faults: [{ rule: 'rectangle', cells: [] }],
  })
  if (shikakuFault(board) !== null) return refuse('the board is not a shikaku board')
  if (!isAnswer(board, answer)) return refuse('the answer is not a list of lines')
  const faults = shikakuFaults(board, answer)
  const first = faults[0]
  return first === undefined ? { ok: true } : { ok: false, reason: first.rule, faults }
}

/** Whether a value is a list of links of a board. */
export function isAnswer(size: Size, answer: unknown): answer is ShikakuAnswer {
  const links = linkCount(size)
  return Array.isArray(answer) && answer.every((link) => Number.isInteger(link) && link >= 0 && link < links)
}

function shikakuFaults(board: ShikakuBoard, answer: ShikakuAnswer): Fault<ShikakuRule>[] {
  const { cells, loose } = piecesOf(board, answer)
  const found: Fault<ShikakuRule>[] = cells.flatMap((piece) => pieceFaults(board, piece))
  // A line that ends inside cuts its rectangle, though it parts nothing.
  for (const link of loose) {
    found.push({ rule: 'rectangle', cells: linkEnds(board, link), details: { form: 'loose' } })
  }
  return found.sort((a, b) => SHIKAKU_RULES.indexOf(a.rule) - SHIKAKU_RULES.indexOf(b.rule))
}

function pieceFaults(board: ShikakuBoard, cells: readonly number[]): Fault<ShikakuRule>[] {
  const clues = cells.map((cell) => board.clues[cell] ?? 0).filter((clue) => clue !== 0)
  const found: Fault<ShikakuRule>[] = []
  if (clues.length === 0) found.push({ rule: 'number', cells })
  if (clues.length > 1) found.push({ rule: 'one-number', cells })
  if (areaOf(hullOf(board, cells)) !== cells.length) found.push({ rule: 'rectangle', cells })
  const number = clues.find((clue) => clue !== '?' && clue !== cells.length)
  if (number !== undefined) found.push({ rule: 'area', cells, details: { number, cells: cells.length } })
  return found
}
