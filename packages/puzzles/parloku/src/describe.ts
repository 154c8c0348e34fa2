import { describeNumbers } from '@kazu/numbers'
import type { Language } from '@kazu/puzzle'
import type { ParlokuBoard } from './board.js'
import { gridOf } from './grid.js'
import type { ParlokuKind } from './kind.js'

const START: Readonly<Record<Language, (word: string) => string>> = {
  en: (word) => `start of ${word}`,
  ja: (word) => `「${word}」の始まり`,
  it: (word) => `inizio di ${word}`,
}

/** What a reader hears of a cell: `A, given, start of ITALIA`. */
export function describeParloku(
  board: ParlokuBoard,
  marks: ParlokuKind['marks'],
  cell: number,
  language: Language,
): string {
  const starts = board.words.filter((word) => word.cell === cell).map(({ word }) => START[language](word))
  return describeNumbers(gridOf(board), marks, cell, language, starts, (value) => board.letters[value - 1] ?? '')
}
