import { cellName } from '@kazu/grid'
import type { Language } from '@kazu/puzzle'
import { cellsOfCages, type SumCagesBoard } from './board.js'

const CAGE: Readonly<Record<Language, (sum: number, others: string) => string>> = {
  en: (sum, others) => `cage of ${sum} with ${others}`,
  ja: (sum, others) => `和が${sum}のわく（${others}と）`,
  it: (sum, others) => `gabbia di somma ${sum} con ${others}`,
}

const ALONE: Readonly<Record<Language, (sum: number) => string>> = {
  en: (sum) => `cage of ${sum}`,
  ja: (sum) => `和が${sum}のわく`,
  it: (sum) => `gabbia di somma ${sum}`,
}

/** What a reader hears of the cage of a cell: `cage of 15 with r1c2 r2c1`; nothing where it is a printed number alone. */
export function describeCage(board: SumCagesBoard, cell: number, language: Language): string[] {
  const cage = board.cages[cell] ?? 0
  const sum = board.sums[cage] ?? 0
  const others = cellsOfCages(board)[cage]?.filter((one) => one !== cell) ?? []
  if (others.length === 0) return board.givens[cell] === sum ? [] : [ALONE[language](sum)]
  const size = { width: board.size, height: board.size }
  return [CAGE[language](sum, others.map((one) => cellName(size, one)).join(' '))]
}
