import type { Language } from '@kazu/puzzle'
import { DOT, SEA } from './board.js'
import type { NurikabeBoard } from './board.js'
import type { NurikabeKind } from './kind.js'

/** The words with which a reader says a cell. */
interface CellWords {
  readonly clue: (number: string) => string
  readonly untold: string
  readonly sea: string
  readonly dot: string
  readonly empty: string
}

const WORDS: Readonly<Record<Language, CellWords>> = {
  en: { clue: (number) => `island of ${number}`, untold: 'island, any size', sea: 'sea', dot: 'dot', empty: 'empty' },
  ja: { clue: (number) => `島 ${number}`, untold: '島 大きさ不明', sea: '海', dot: '点', empty: '空き' },
  it: {
    clue: (number) => `isola di ${number}`,
    untold: 'isola, misura ignota',
    sea: 'mare',
    dot: 'punto',
    empty: 'vuota',
  },
}

/** What a reader hears of a cell: `island of 3`, `sea`, `dot`. */
export function describeNurikabe(
  board: NurikabeBoard,
  marks: NurikabeKind['marks'],
  cell: number,
  language: Language,
): string {
  const words = WORDS[language]
  const clue = board.clues[cell]
  if (typeof clue === 'number') return words.clue(String(clue))
  if (clue === '?') return words.untold
  const value = marks.shade[cell]
  if (value === SEA) return words.sea
  return value === DOT ? words.dot : words.empty
}
