import { cellName } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { capital, listed, sayChain, sayEntries, sayEntry } from '@kazu/puzzle'
import type { Instance, KindWords, Language, RuleWords, TechniqueStep } from '@kazu/puzzle'
import type { KakuroLevel, KakuroTechnique } from './kind.js'
import type { KakuroRule } from './rules.js'

type KakuroWords = KindWords<KakuroRule, KakuroTechnique, KakuroLevel>
type Rules = Readonly<Record<KakuroRule, RuleWords>>
type Step = TechniqueStep<KakuroRule, KakuroTechnique>
type Why = (instance: Instance<KakuroRule>) => string

/** What the words of every language read out of a rule instance. */
interface Told {
  /** The run by its ends: `r2c3–r2c6`; one cell by its name. */
  readonly run: string
  readonly cells: readonly string[]
  readonly sum: string
  readonly total: string
  readonly value: string
  /** The combinations that are left, each with its digits apart; empty when they are too many to name. */
  readonly combinations: readonly string[]
}

function told({ cells, details = {} }: Instance, size: Size): Told {
  const names = cells.map((cell) => cellName(size, cell))
  const text = (name: string): string => String(details[name] ?? '')
  return {
    run: names.length < 2 ? names.join('') : `${names[0] ?? ''}–${names[names.length - 1] ?? ''}`,
    cells: names,
    sum: text('sum'),
    total: text('total'),
    value: text('value'),
    combinations:
      text('digits') === ''
        ? []
        : text('digits')
            .split(' ')
            .map((set) => Array.from(set).join(' ')),
  }
}

/** The name of the cell that a step is about. */
function cellOf(step: Step, size: Size): string {
  return cellName(size, step.facts[0]?.place ?? 0)
}

/** What one language says of techniques; causes are said with their badges. */
interface TechniqueTexts {
  readonly name: Readonly<Record<KakuroTechnique, string>>
  readonly last: (cell: string, why: string) => string
  readonly crossing: (cell: string, causes: readonly string[]) => string
  readonly only: (cell: string, causes: readonly string[]) => string
  readonly combinations: (why: string) => string
  readonly fit: (why: string) => string
}

function techniques(texts: TechniqueTexts, language: Language, rules: Partial<Rules>): KakuroWords['techniques'] {
  const say = (size: Size, why?: Why): Why => why ?? ((instance) => rules[instance.rule]?.why(instance, size) ?? '')
  const causes = (step: Step, size: Size, why?: Why): string[] => step.because.map(say(size, why))
  return {
    'last-cell': {
      name: texts.name['last-cell'],
      text: (step, size, why) => texts.last(cellOf(step, size), causes(step, size, why).join('')),
    },
    crossing: {
      name: texts.name.crossing,
      text: (step, size, why) => texts.crossing(cellOf(step, size), causes(step, size, why)),
    },
    'only-digit': {
      name: texts.name['only-digit'],
      text: (step, size, why) => texts.only(cellOf(step, size), causes(step, size, why)),
    },
    combinations: {
      name: texts.name.combinations,
      text: (step, size, why) => texts.combinations(causes(step, size, why).join('; ')),
    },
    fit: { name: texts.name.fit, text: (step, size, why) => texts.fit(causes(step, size, why).join('; ')) },
    chain: { name: texts.name.chain, text: (step, size, why) => sayChain(step, size, language, say(size, why)) },
  }
}

const englishRules: Rules = {
  once: {
    name: 'No digit twice',
    law: 'No digit stands twice in a run.',
    why: (instance, size) => `${told(instance, size).run} holds no digit twice`,
    broken: (instance, size) => {
      const { cells, value } = told(instance, size)
      return `${value} stands more than once in a run, at ${listed(cells, 'and')}.`
    },
  },
  sum: {
    name: 'Sums',
    law: 'The digits of a run add up to the number printed before it.',
    why: (instance, size) => {
      const { run, cells, sum, combinations } = told(instance, size)
      const adds = cells.length === 1 ? `${run} is ${sum}` : `the ${cells.length} cells ${run} sum to ${sum}`
      return combinations.length === 0 ? adds : `${adds}: ${listed(combinations, 'or')}`
    },
    broken: (instance, size) => {
      const { run, sum, total } = told(instance, size)
      return `${run} should add up to ${sum}, not ${total}.`
    },
  },
  cell: {
    name: 'Cells',
    law: 'Each white cell holds one digit from 1 to 9.',
    why: (instance, size) => `${told(instance, size).run} holds one digit`,
    broken: (instance, size) => {
      const { cells } = told(instance, size)
      return cells.length === 1 ? `${cells.join('')} is still empty.` : `${cells.length} cells are still empty.`
    },
  },
}

const english: KakuroWords = {
  name: 'Kakuro',
  aim: 'Fill the white cells with digits so that every run adds up to its number, without a digit twice.',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
  rules: englishRules,
  techniques: techniques(
    {
      name: {
        'last-cell': 'Last cell',
        crossing: 'Crossing sums',
        'only-digit': 'Only digit',
        combinations: 'Combinations',
        fit: 'What fits',
        chain: 'What if',
      },
      last: (cell, why) => `${cell} is the last open cell: ${why}.`,
      crossing: (cell, causes) =>
        `These runs share all their open cells but ${cell}, which is what their sums across and down differ by: ${causes.join('; ')}.`,
      only: (cell, causes) => `${cell} has one digit left: ${causes.join('; ')}.`,
      combinations: (why) => `${capital(why)}.`,
      fit: (why) => `${capital(why)}, and nothing else fits what the other cells can hold.`,
    },
    'en',
    englishRules,
  ),
  fact: (fact, size) => sayEntry(fact, size, 'en'),
  facts: (facts, size) => sayEntries(facts, size, 'en'),
}

const japaneseRules: Rules = {
  once: {
    name: '同じ数字は一度だけ',
    law: '一つの列に同じ数字は二度入りません。',
    why: (instance, size) => `${told(instance, size).run}には同じ数字が二度入らない`,
    broken: (instance, size) => {
      const { cells, value } = told(instance, size)
      return `同じ列の${cells.join('、')}に${value}が重なっています。`
    },
  },
  sum: {
    name: '合計',
    law: '列の数字の合計は、その手前に書かれた数になります。',
    why: (instance, size) => {
      const { run, cells, sum, combinations } = told(instance, size)
      const adds = cells.length === 1 ? `${run}は${sum}である` : `${cells.length}マスの${run}の合計は${sum}である`
      return combinations.length === 0 ? adds : `${adds}（${combinations.join('、または')}）`
    },
    broken: (instance, size) => {
      const { run, sum, total } = told(instance, size)
      return `${run}の合計は${sum}のはずですが、${total}になっています。`
    },
  },
  cell: {
    name: 'マス',
    law: '白マスには1から9の数字が一つずつ入ります。',
    why: (instance, size) => `${told(instance, size).run}には数字が一つ入る`,
    broken: (instance, size) => {
      const { cells } = told(instance, size)
      return cells.length === 1 ? `${cells.join('')}がまだ空いています。` : `まだ${cells.length}マス空いています。`
    },
  },
}

const japanese: KakuroWords = {
  name: 'カックロ',
  aim: 'どの列も合計が書かれた数になり、同じ数字が重ならないように、白マスに数字を入れましょう。',
  levels: { easy: 'やさしい', medium: 'ふつう', hard: 'むずかしい', expert: '達人' },
  rules: japaneseRules,
  techniques: techniques(
    {
      name: {
        'last-cell': '最後のマス',
        crossing: '縦横の差',
        'only-digit': '残る数字',
        combinations: '組み合わせ',
        fit: '入る数字',
        chain: '仮定',
      },
      last: (cell, why) => `${why}。空いているのは${cell}だけです。`,
      crossing: (cell, causes) =>
        `${causes.join('、')}。これらの列の空きマスは${cell}のほかすべて縦横で共通なので、縦と横の合計の差が${cell}の数字です。`,
      only: (cell, causes) => `${causes.join('、')}。${cell}に残る数字は一つです。`,
      combinations: (why) => `${why}。`,
      fit: (why) => `${why}。ほかのマスに入る数字と合わせると、残りは入りません。`,
    },
    'ja',
    japaneseRules,
  ),
  fact: (fact, size) => sayEntry(fact, size, 'ja'),
  facts: (facts, size) => sayEntries(facts, size, 'ja'),
}

const italianRules: Rules = {
  once: {
    name: 'Nessuna cifra due volte',
    law: 'In una serie nessuna cifra sta due volte.',
    why: (instance, size) => `${told(instance, size).run} non contiene due volte la stessa cifra`,
    broken: (instance, size) => {
      const { cells, value } = told(instance, size)
      return `Il ${value} sta più di una volta nella stessa serie, in ${listed(cells, 'e')}.`
    },
  },
  sum: {
    name: 'Somme',
    law: 'Le cifre di una serie danno la somma stampata prima di essa.',
    why: (instance, size) => {
      const { run, cells, sum, combinations } = told(instance, size)
      const adds = cells.length === 1 ? `in ${run} sta ${sum}` : `le ${cells.length} caselle ${run} danno ${sum}`
      return combinations.length === 0 ? adds : `${adds}: ${listed(combinations, 'o')}`
    },
    broken: (instance, size) => {
      const { run, sum, total } = told(instance, size)
      return `${run} deve dare ${sum}, non ${total}.`
    },
  },
  cell: {
    name: 'Caselle',
    law: 'Ogni casella bianca contiene una cifra da 1 a 9.',
    why: (instance, size) => `in ${told(instance, size).run} sta una cifra`,
    broken: (instance, size) => {
      const { cells } = told(instance, size)
      return cells.length === 1 ? `${cells.join('')} è ancora vuota.` : `${cells.length} caselle sono ancora vuote.`
    },
  },
}

const italian: KakuroWords = {
  name: 'Kakuro',
  aim: 'Riempi le caselle bianche di cifre, così che ogni serie dia la sua somma senza ripetere una cifra.',
  levels: { easy: 'Facile', medium: 'Medio', hard: 'Difficile', expert: 'Esperto' },
  rules: italianRules,
  techniques: techniques(
    {
      name: {
        'last-cell': 'Ultima casella',
        crossing: 'Somme incrociate',
        'only-digit': 'Cifra unica',
        combinations: 'Combinazioni',
        fit: 'Quel che ci sta',
        chain: 'E se',
      },
      last: (cell, why) => `${cell} è l’ultima casella vuota: ${why}.`,
      crossing: (cell, causes) =>
        `Queste serie hanno in comune tutte le caselle vuote tranne ${cell}, che è la differenza fra le somme in riga e in colonna: ${causes.join('; ')}.`,
      only: (cell, causes) => `In ${cell} resta una sola cifra: ${causes.join('; ')}.`,
      combinations: (why) => `${capital(why)}.`,
      fit: (why) => `${capital(why)}, e nient’altro va d’accordo con le altre caselle.`,
    },
    'it',
    italianRules,
  ),
  fact: (fact, size) => sayEntry(fact, size, 'it'),
  facts: (facts, size) => sayEntries(facts, size, 'it'),
}

/** The words of kakuro in every language. */
export const KAKURO_WORDS: Readonly<Record<Language, KakuroWords>> = { en: english, ja: japanese, it: italian }
