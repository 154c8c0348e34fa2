import { numbersWords, type NumbersWords } from '@kazu/numbers'
import type { Language } from '@kazu/puzzle'
import type { DiagonalGroup } from './rules.js'

const groups: readonly DiagonalGroup[] = ['row', 'column', 'box', 'diagonal']

/** The words of diagonal in every language. */
export const diagonalWords: Readonly<Record<Language, NumbersWords<DiagonalGroup, never>>> = numbersWords({
  en: {
    name: 'Diagonal Sudoku',
    aim: 'Fill every cell so that each row, each column, each box and both long diagonals hold every number once.',
    groups,
    rules: {},
    techniques: {},
  },
  ja: {
    name: '対角線ナンプレ',
    aim: 'どの行、どの列、どのブロック、2本の対角線にも各数字が1つずつ入るように、すべてのマスを埋めましょう。',
    groups,
    rules: {},
    techniques: {},
  },
  it: {
    name: 'Sudoku diagonale',
    aim: 'Riempi ogni casella in modo che righe, colonne, riquadri e le due diagonali lunghe contengano ogni numero una volta.',
    groups,
    rules: {},
    techniques: {},
  },
})
