import type { GroupType } from '@kazu/groups'
import type { Language } from '@kazu/puzzle'
import { english } from './english.js'
import { italian } from './italian.js'
import { japanese } from './japanese.js'
import { wordsOf, type NumbersWords, type OwnWords } from './told.js'

/** The words of a kind of numbers in every language, out of what is its own. */
export function numbersWords<Groups extends GroupType, Rule extends string = never, Technique extends string = never>(
  own: Readonly<Record<Language, OwnWords<Groups, Rule, Technique>>>,
): Readonly<Record<Language, NumbersWords<Groups | Rule, Technique>>> {
  return { en: wordsOf(english, own.en), ja: wordsOf(japanese, own.ja), it: wordsOf(italian, own.it) }
}
