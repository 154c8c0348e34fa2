import { cellName } from '@kazu/grid'
import type { Language } from '@kazu/puzzle'
import { markedPairs, type MoreOrLessBoard } from './board.js'

const LESS: Readonly<Record<Language, (other: string) => string>> = {
  en: (other) => `less than ${other}`,
  ja: (other) => `${other}より小さい`,
  it: (other) => `minore di ${other}`,
}

const MORE: Readonly<Record<Language, (other: string) => string>> = {
  en: (other) => `more than ${other}`,
  ja: (other) => `${other}より大きい`,
  it: (other) => `maggiore di ${other}`,
}

/** What a reader hears of the marks round a cell: `less than r1c2`. */
export function describeMarks(board: MoreOrLessBoard, cell: number, language: Language): string[] {
  const name = (other: number): string => cellName({ width: board.size, height: board.size }, other)
  return markedPairs(board).flatMap(([less, more]) => {
    if (cell === less) return [LESS[language](name(more))]
    return cell === more ? [MORE[language](name(less))] : []
  })
}
