import { numbersWords, type NumbersWords } from '@kazu/numbers'
import type { Language } from '@kazu/puzzle'
import type { JigsawGroup } from './rules.js'

const groups: readonly JigsawGroup[] = ['row', 'column', 'region']

/** The words of jigsaw in every language. */
export const jigsawWords: Readonly<Record<Language, NumbersWords<JigsawGroup, never>>> = numbersWords({
  en: {
    name: 'Jigsaw Sudoku',
    aim: 'Fill every cell so that each row, each column and each framed region holds every number once.',
    groups,
    rules: {},
    techniques: {},
  },
  ja: {
    name: 'ジグソーナンプレ',
    aim: 'どの行、どの列、太線で囲まれたどのブロックにも各数字が1つずつ入るように、すべてのマスを埋めましょう。',
    groups,
    rules: {},
    techniques: {},
  },
  it: {
    name: 'Sudoku a incastro',
    aim: 'Riempi ogni casella in modo che ogni riga, ogni colonna e ogni regione contenga ogni numero una volta.',
    groups,
    rules: {},
    techniques: {},
  },
})
