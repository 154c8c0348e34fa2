import { cellCount } from '@kazu/grid'
import type { Fault, Verdict } from '@kazu/puzzle'
import { akariFault, isWhite } from './board.js'
import type { AkariAnswer, AkariBoard } from './board.js'
import { besideWall, numberedWalls, shoneOn, sightOf } from './sight.js'

/** The rules of akari (Nikoli), in the order in which a fault of them is named. */
export type AkariRule = 'white' | 'apart' | 'number' | 'lit'

/**
 * Reads the rules straight off an answer: linear in the size of the board, no search and none of the solver's code.
 * Names every broken rule with its cells; an answer that is no list of cells of the board is `white`, and so is every
 * answer to what is no board.
 */
export function checkAkariRules(board: AkariBoard, answer: AkariAnswer): Verdict<AkariRule> {
  if (akariFault(board) !== null)
    return { ok: false, reason: 'the board is not an akari board', faults: [{ rule: 'white', cells: [] }] }
  if (!isAnswer(board, answer))
    return { ok: false, reason: 'the answer is not a list of cells', faults: [{ rule: 'white', cells: [] }] }
  const faults = akariFaults(board, new Set(answer))
  const first = faults[0]
  return first === undefined ? { ok: true } : { ok: false, reason: first.rule, faults }
}

function isAnswer(board: AkariBoard, answer: unknown): boolean {
  const cells = cellCount(board)
  return Array.isArray(answer) && answer.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < cells)
}

function akariFaults(board: AkariBoard, held: ReadonlySet<number>): Fault<AkariRule>[] {
  const onWalls = inOrder([...held].filter((cell) => !isWhite(board, cell)))
  const lights = new Set([...held].filter((cell) => isWhite(board, cell)))
  return [
    ...onWalls.map((cell): Fault<AkariRule> => ({ rule: 'white', cells: [cell] })),
    ...apartFaults(board, lights),
    ...numberFaults(board, lights, (wrong, number) => wrong !== number),
    ...darkFaults(board, lights),
  ]
}

/** The runs that hold more than one light, each with all its lights. */
export function apartFaults(board: AkariBoard, lights: ReadonlySet<number>): Fault<AkariRule>[] {
  return sightOf(board)
    .runs.map((run) => run.filter((cell) => lights.has(cell)))
    .filter((together) => together.length > 1)
    .map((cells) => ({ rule: 'apart', cells }))
}

/** The numbered walls whose count of lights is wrong, as `isWrong` judges it. */
export function numberFaults(
  board: AkariBoard,
  lights: ReadonlySet<number>,
  isWrong: (lights: number, number: number, wall: number) => boolean,
): Fault<AkariRule>[] {
  return numberedWalls(board).flatMap((wall) => {
    const number = Number(board.cells[wall])
    const beside = besideWall(board, wall).filter((cell) => lights.has(cell)).length
    return isWrong(beside, number, wall) ? [{ rule: 'number', cells: [wall], details: { number, lights: beside } }] : []
  })
}

function darkFaults(board: AkariBoard, lights: ReadonlySet<number>): Fault<AkariRule>[] {
  const lit = shoneOn(sightOf(board), lights)
  return board.cells.flatMap((printed, cell) =>
    printed !== null || lit.has(cell) ? [] : [{ rule: 'lit', cells: [cell] }],
  )
}

function inOrder(cells: readonly number[]): number[] {
  return [...cells].sort((a, b) => a - b)
}
