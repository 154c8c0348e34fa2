import { requireLanguage, type Language } from '@kazu/puzzle'
import { quoted } from '@kazu/random'
import { KAZU_KINDS, type KazuKind } from './kinds.js'
import { KIND_NAMES } from './names.js'

/** What each kind is called. */
export const KAZU_NAMES: Readonly<Record<KazuKind, Readonly<Record<Language, string>>>> = Object.fromEntries(
  KAZU_KINDS.map((kind) => [kind, KIND_NAMES[kind]]),
) as Record<KazuKind, Record<Language, string>>

const ENGLISH = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  quick: 'Quick',
  short: 'Short',
  standard: 'Standard',
  longer: 'Longer',
  long: 'Long',
  classic: 'Classic',
  giant: 'Giant',
  colossal: 'Colossal',
  onlyNumber: '{cell} can hold only {value}.',
  onlyPlace: '{value} has only one place left: {cell}.',
  answer: '{cell} is {value} in the answer.',
  replaces: 'The number in {cell} is wrong.',
  filled: '{filled} of {total} filled',
  solved: 'Solved.',
} as const

/** The keys of {@link KAZU_STRINGS}. */
export type KazuString = keyof typeof ENGLISH

/** The words for levels, sizes and hints, in each language; `{name}` stands for a value. */
export const KAZU_STRINGS: Readonly<Record<Language, Readonly<Record<KazuString, string>>>> = {
  en: ENGLISH,
  ja: {
    easy: 'やさしい',
    medium: 'ふつう',
    hard: 'むずかしい',
    quick: 'ミニ',
    short: '小さめ',
    standard: '標準',
    longer: '大きめ',
    long: '大',
    classic: '定番',
    giant: '特大',
    colossal: '超特大',
    onlyNumber: '{cell}に入る数字は{value}だけです。',
    onlyPlace: '{value}が入る場所は{cell}だけです。',
    answer: '答えでは{cell}は{value}です。',
    replaces: '{cell}の数字は間違っています。',
    filled: '{total}マス中{filled}マス',
    solved: '完成です。',
  },
  it: {
    easy: 'Facile',
    medium: 'Medio',
    hard: 'Difficile',
    quick: 'Veloce',
    short: 'Breve',
    standard: 'Normale',
    longer: 'Più lungo',
    long: 'Lungo',
    classic: 'Classico',
    giant: 'Gigante',
    colossal: 'Colossale',
    onlyNumber: 'In {cell} può stare solo {value}.',
    onlyPlace: 'Per {value} resta un solo posto: {cell}.',
    answer: 'Nella soluzione {cell} è {value}.',
    replaces: 'Il numero in {cell} è sbagliato.',
    filled: '{filled} su {total}',
    solved: 'Risolto.',
  },
}

/** What each size of a kind is called, as a key of {@link KAZU_STRINGS}. */
export const KAZU_SIZE_NAMES: Readonly<Record<KazuKind, Readonly<Record<number, KazuString>>>> = {
  'number-place': { 4: 'quick', 6: 'short', 9: 'classic', 16: 'giant', 25: 'colossal' },
  jigsaw: { 5: 'quick', 6: 'short', 7: 'standard', 9: 'long' },
  diagonal: { 6: 'short', 9: 'classic' },
  'sum-cages': { 6: 'short', 9: 'classic' },
  'more-or-less': { 4: 'quick', 5: 'standard', 6: 'longer', 7: 'long' },
  towers: { 4: 'quick', 5: 'standard', 6: 'longer', 7: 'long' },
}

/** Says a string with its values. Throws a RangeError for a language or a key that there is not. */
export function kazuSay(
  language: Language,
  key: KazuString,
  values: Readonly<Record<string, string | number>> = {},
): string {
  requireLanguage(language)
  if (!Object.hasOwn(ENGLISH, key)) throw new RangeError(`Kazu has no string called ${quoted(key)}.`)
  return KAZU_STRINGS[language][key].replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
