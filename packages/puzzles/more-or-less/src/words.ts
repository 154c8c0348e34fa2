import { cellName, type Size } from '@kazu/grid'
import { numbersWords, type NumbersWords, type OwnWords, type Text } from '@kazu/numbers'
import { capital } from '@kazu/puzzle'
import type { Instance, Language, RuleWords } from '@kazu/puzzle'
import type { MoreOrLessOwn } from './rules.js'

const groups: readonly ('row' | 'column')[] = ['row', 'column']

type Words = OwnWords<'row' | 'column', 'mark', 'marks'>

/** The names of the lesser and of the greater cell of a mark. */
function sides({ cells, details = {} }: Instance, size: Size): { readonly less: string; readonly more: string } {
  const less = Number(details['less'] ?? cells[0] ?? 0)
  const more = Number(details['more'] ?? cells[1] ?? 0)
  return { less: cellName(size, less), more: cellName(size, more) }
}

/** A rule about marks: its sentence as a cause, and as what is not so. */
function mark(
  name: string,
  law: string,
  why: (less: string, more: string) => string,
  broken: (less: string, more: string) => string,
): RuleWords {
  return {
    name,
    law,
    why: (instance, size) => {
      const { less, more } = sides(instance, size)
      return why(less, more)
    },
    broken: (instance, size) => {
      const { less, more } = sides(instance, size)
      return broken(less, more)
    },
  }
}

/** Marks in a row, and what their end can be, say it all. */
const pattern: Text = (step, _size, say) => `${capital(step.because.map(say).join('; '))}.`

const english: Words = {
  name: 'Futoshiki',
  aim: 'Fill every cell so that each row and each column holds every number once and every mark is true.',
  groups,
  rules: {
    mark: mark(
      'Mark',
      'A mark between two cells opens towards the greater number.',
      (less, more) => `${less} is less than ${more}`,
      (less, more) => `The mark between ${less} and ${more} is not true: ${less} must be less.`,
    ),
  },
  techniques: { marks: ['Less and more', pattern] },
}

const japanese: Words = {
  name: '不等式',
  aim: 'どの行、どの列にも各数字が1つずつ入り、すべての不等号が正しくなるように、マスを埋めましょう。',
  groups,
  rules: {
    mark: mark(
      '不等号',
      '2つのマスの間の不等号は、大きい数字のほうに開いています。',
      (less, more) => `${less}は${more}より小さい`,
      (less, more) => `${less}と${more}の間の不等号が正しくありません（${less}のほうが小さいはずです）。`,
    ),
  },
  techniques: { marks: ['大小の連なり', (step, _size, say) => `${step.because.map(say).join('し、')}のです。`] },
}

const italian: Words = {
  name: 'Futoshiki',
  aim: 'Riempi ogni casella in modo che ogni riga e ogni colonna contenga ogni numero una volta e ogni segno sia vero.',
  groups,
  rules: {
    mark: mark(
      'Segno',
      'Il segno tra due caselle si apre verso il numero maggiore.',
      (less, more) => `${less} è minore di ${more}`,
      (less, more) => `Il segno tra ${less} e ${more} non è vero: ${less} deve essere minore.`,
    ),
  },
  techniques: { marks: ['Minore e maggiore', pattern] },
}

/** The words of more-or-less in every language. */
export const moreOrLessWords: Readonly<Record<Language, NumbersWords<MoreOrLessOwn, 'marks'>>> = numbersWords({
  en: english,
  ja: japanese,
  it: italian,
})
