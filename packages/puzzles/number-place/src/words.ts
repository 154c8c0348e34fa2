import { numbersWords, type NumbersWords } from '@kazu/numbers'
import type { Language } from '@kazu/puzzle'
import type { NumberPlaceGroup } from './rules.js'

const groups: readonly NumberPlaceGroup[] = ['row', 'column', 'box']

/** The words of number-place in every language. */
export const numberPlaceWords: Readonly<Record<Language, NumbersWords<NumberPlaceGroup, never>>> = numbersWords({
  en: {
    name: 'Sudoku',
    aim: 'Fill every cell so that each row, each column and each box holds every number once.',
    groups,
    rules: {},
    techniques: {},
  },
  ja: {
    name: 'ナンプレ',
    aim: 'どの行、どの列、どのブロックにも各数字が1つずつ入るように、すべてのマスを埋めましょう。',
    groups,
    rules: {},
    techniques: {},
  },
  it: {
    name: 'Sudoku',
    aim: 'Riempi ogni casella in modo che ogni riga, ogni colonna e ogni riquadro contenga ogni numero una volta.',
    groups,
    rules: {},
    techniques: {},
  },
})
