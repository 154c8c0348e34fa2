import {
  answerOfNumbers,
  checkNumbers,
  markNumbers,
  marksOfNumbers,
  numbersMarksFault,
  progressOfNumbers,
  startNumbers,
  type NumbersAnswer,
  type NumbersMarks,
} from '@kazu/numbers'
import type { Progress, Verdict } from '@kazu/puzzle'
import { parlokuFault, type ParlokuBoard } from './board.js'
import { gridOf, parlokuGrids } from './grid.js'
import type { ParlokuKind } from './kind.js'
import { parlokuRules, type ParlokuRule } from './rules.js'

/*
 * A game of parloku is one of numbers, 1 to 6 for the six letters: marks, moves, notes and verdicts are theirs.
 */

/** The marks at the start of a game. */
export function startParloku(board: ParlokuBoard): NumbersMarks {
  return startNumbers(parlokuGrids, gridOf(board))
}

/** What is wrong with marks on a sound board, in a plain sentence, or null. Takes any value as marks and never throws. */
export function parlokuMarksFault(board: ParlokuBoard, marks: unknown): string | null {
  return numbersMarksFault(parlokuGrids, gridOf(board), marks)
}

/** The marks after a move; the same object when nothing changes. Throws a RangeError for what is no move. */
export function markParloku(board: ParlokuBoard, marks: NumbersMarks, move: ParlokuKind['move']): NumbersMarks {
  return markNumbers(parlokuGrids, gridOf(board), marks, move)
}

/** What stands in the cells, printed and placed; 0 where there is nothing. */
export function valuesOf(board: ParlokuBoard, marks: NumbersMarks): NumbersAnswer {
  return answerOfNumbers(gridOf(board), marks)
}

/** The marks of a finished game with that answer. */
export function marksOfParloku(board: ParlokuBoard, answer: NumbersAnswer): NumbersMarks {
  return marksOfNumbers(parlokuGrids, gridOf(board), answer)
}

/** Reads the rules off an answer, without a search: what is wrong, and where. Throws nothing. */
export function checkBoard(board: ParlokuBoard, answer: NumbersAnswer): Verdict<ParlokuRule> {
  if (parlokuFault(board) !== null)
    return { ok: false, reason: 'not a parloku board', faults: [{ rule: 'cell', cells: [] }] }
  return checkNumbers(parlokuRules, gridOf(board), answer)
}

/** How many open cells are filled, and the rules that are broken already. */
export function progressOfParloku(board: ParlokuBoard, marks: NumbersMarks): Progress<ParlokuRule> {
  return progressOfNumbers(parlokuRules, gridOf(board), marks)
}

/** Cells whose letter stands again in their row, column or box, in reading order. */
export function clashingCells(values: NumbersAnswer): number[] {
  const twice = new Set<number>()
  for (const { rule, groupsOf } of parlokuRules.groupRules) {
    const seen = new Map<string, number[]>()
    values.forEach((value, cell) => {
      const key = `${rule} ${String(groupsOf(EMPTY, cell)[0])} ${value}`
      if (value !== 0) seen.set(key, [...(seen.get(key) ?? []), cell])
    })
    for (const cells of seen.values()) if (cells.length > 1) for (const cell of cells) twice.add(cell)
  }
  return [...twice].sort((first, second) => first - second)
}

const EMPTY = { size: 6, givens: [], words: [] }
