import { cellName } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import { capital, listed, sayChain, sayEntries, sayEntry } from '@kazu/puzzle'
import type { Instance, KindWords, Language, RuleWords, TechniqueStep } from '@kazu/puzzle'
import type { RippleLevel, RippleTechnique } from './kind.js'
import type { RippleRule } from './rules.js'

type RippleWords = KindWords<RippleRule, RippleTechnique, RippleLevel>
type Rules = Readonly<Record<RippleRule, RuleWords>>
type Step = TechniqueStep<RippleRule, RippleTechnique>
type Why = (instance: Instance<RippleRule>) => string

interface Told {
  readonly cells: readonly string[]
  readonly value: string
  readonly size: string
  readonly between: string
}

function told({ cells, details = {} }: Instance, size: Size): Told {
  const text = (name: string): string => String(details[name] ?? '')
  return {
    cells: cells.map((cell) => cellName(size, cell)),
    value: text('value'),
    size: text('size') === '' ? String(cells.length) : text('size'),
    between: text('between'),
  }
}

/** What one language says of techniques; causes are said with their badges. */
interface TechniqueTexts {
  readonly name: Readonly<Record<RippleTechnique, string>>
  readonly number: (cell: string, causes: readonly string[]) => string
  readonly place: (cell: string, causes: readonly string[]) => string
  readonly plain: (why: string) => string
}

function techniques(texts: TechniqueTexts, language: Language, rules: Partial<Rules>): RippleWords['techniques'] {
  const say = (size: Size, why?: Why): Why => why ?? ((instance) => rules[instance.rule]?.why(instance, size) ?? '')
  const causes = (step: Step, size: Size, why?: Why): string[] => step.because.map(say(size, why))
  const cellOf = (step: Step, size: Size): string => cellName(size, step.facts[0]?.place ?? 0)
  const plain = (step: Step, size: Size, why?: Why): string => texts.plain(causes(step, size, why).join('; '))
  return {
    'only-number': {
      name: texts.name['only-number'],
      text: (step, size, why) => texts.number(cellOf(step, size), causes(step, size, why)),
    },
    'only-place': {
      name: texts.name['only-place'],
      text: (step, size, why) => texts.place(cellOf(step, size), causes(step, size, why)),
    },
    'too-near': { name: texts.name['too-near'], text: plain },
    room: { name: texts.name.room, text: plain },
    chain: { name: texts.name.chain, text: (step, size, why) => sayChain(step, size, language, say(size, why)) },
  }
}

const englishRules: Rules = {
  given: {
    name: 'Printed number',
    law: 'The printed numbers stay as they are.',
    why: (instance, size) => `the number at ${told(instance, size).cells.join(', ')} is printed`,
    broken: (instance, size) => {
      const { cells, value } = told(instance, size)
      return `The printed ${value} at ${cells.join(', ')} was changed.`
    },
  },
  room: {
    name: 'Rooms',
    law: 'A room of so many cells holds the numbers from 1 to so many, each once.',
    why: (instance, size) => {
      const { cells, value } = told(instance, size)
      return `the room at ${cells[0] ?? ''} holds ${value} once`
    },
    broken: (instance, size) => {
      const { cells, value, size: most } = told(instance, size)
      return cells.length > 1
        ? `A room holds ${value} more than once, at ${listed(cells, 'and')}.`
        : `A room of ${most} cells cannot hold the ${value} at ${cells.join('')}.`
    },
  },
  gap: {
    name: 'Distance',
    law: 'Between two equal numbers in a row or column lie at least as many cells as they say.',
    why: (instance, size) => {
      const { cells, value } = told(instance, size)
      return `${listed(cells, 'and')} are too near to each other for two ${value}s`
    },
    broken: (instance, size) => {
      const { cells, value, between } = told(instance, size)
      return `Between the ${value}s at ${listed(cells, 'and')} lie only ${between} cells.`
    },
  },
  cell: {
    name: 'Cells',
    law: 'Each cell holds one number.',
    why: (instance, size) => `${told(instance, size).cells.join(', ')} holds one number`,
    broken: (instance, size) => {
      const { cells } = told(instance, size)
      return cells.length === 1 ? `${cells.join('')} is still empty.` : `${cells.length} cells are still empty.`
    },
  },
}

const english: RippleWords = {
  name: 'Ripple Effect',
  aim: 'Fill every room with the numbers from 1 up, and keep equal numbers in a line as far apart as they say.',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
  rules: englishRules,
  techniques: techniques(
    {
      name: {
        'only-number': 'Only number',
        'only-place': 'Only place',
        'too-near': 'Too near',
        room: 'Room',
        chain: 'What if',
      },
      number: (cell, causes) => `${cell} has one number left: ${causes.join('; ')}.`,
      place: (cell, [room, ...causes]) =>
        `${capital(room ?? '')}, and ${cell} is the only place${causes.length === 0 ? '' : `: ${causes.join('; ')}`}.`,
      plain: (why) => `${capital(why)}.`,
    },
    'en',
    englishRules,
  ),
  fact: (fact, size) => sayEntry(fact, size, 'en'),
  facts: (facts, size) => sayEntries(facts, size, 'en'),
}

const japaneseRules: Rules = {
  given: {
    name: '問題の数字',
    law: '問題の数字は変えられません。',
    why: (instance, size) => `${told(instance, size).cells.join('、')}の数字は問題に書かれている`,
    broken: (instance, size) => {
      const { cells, value } = told(instance, size)
      return `${cells.join('、')}に書かれた${value}が変わっています。`
    },
  },
  room: {
    name: '部屋',
    law: 'nマスの部屋には、1からnまでの数字が一つずつ入ります。',
    why: (instance, size) => {
      const { cells, value } = told(instance, size)
      return `${cells[0] ?? ''}の部屋には${value}が一つだけ入る`
    },
    broken: (instance, size) => {
      const { cells, value, size: most } = told(instance, size)
      return cells.length > 1
        ? `同じ部屋の${cells.join('、')}に${value}が重なっています。`
        : `${most}マスの部屋の${cells.join('')}に${value}は入りません。`
    },
  },
  gap: {
    name: '間隔',
    law: '同じ数字が縦か横に並ぶときは、その数字以上のマスを間に置きます。',
    why: (instance, size) => {
      const { cells, value } = told(instance, size)
      return `${cells.join('と')}は、どちらも${value}にするには近すぎる`
    },
    broken: (instance, size) => {
      const { cells, value, between } = told(instance, size)
      return `${cells.join('と')}の${value}の間には${between}マスしかありません。`
    },
  },
  cell: {
    name: 'マス',
    law: 'どのマスにも数字が一つずつ入ります。',
    why: (instance, size) => `${told(instance, size).cells.join('、')}には数字が一つ入る`,
    broken: (instance, size) => {
      const { cells } = told(instance, size)
      return cells.length === 1 ? `${cells.join('')}がまだ空いています。` : `まだ${cells.length}マス空いています。`
    },
  },
}

const japanese: RippleWords = {
  name: '波及効果',
  aim: 'どの部屋にも1からの数字を入れ、縦横に並ぶ同じ数字は、その数字以上のマスを間に置きましょう。',
  levels: { easy: 'やさしい', medium: 'ふつう', hard: 'むずかしい', expert: '達人' },
  rules: japaneseRules,
  techniques: techniques(
    {
      name: {
        'only-number': '残る数字',
        'only-place': '残る場所',
        'too-near': '近すぎる',
        room: '部屋',
        chain: '仮定',
      },
      number: (cell, causes) => `${causes.join('、')}。${cell}に残る数字は一つです。`,
      place: (cell, causes) => `${causes.join('、')}。入る場所は${cell}だけです。`,
      plain: (why) => `${why}。`,
    },
    'ja',
    japaneseRules,
  ),
  fact: (fact, size) => sayEntry(fact, size, 'ja'),
  facts: (facts, size) => sayEntries(facts, size, 'ja'),
}

const italianRules: Rules = {
  given: {
    name: 'Numero stampato',
    law: 'I numeri stampati restano come sono.',
    why: (instance, size) => `il numero in ${told(instance, size).cells.join(', ')} è stampato`,
    broken: (instance, size) => {
      const { cells, value } = told(instance, size)
      return `Il ${value} stampato in ${cells.join(', ')} è stato cambiato.`
    },
  },
  room: {
    name: 'Stanze',
    law: 'Una stanza di n caselle contiene i numeri da 1 a n, ognuno una volta.',
    why: (instance, size) => {
      const { cells, value } = told(instance, size)
      return `la stanza di ${cells[0] ?? ''} contiene ${value} una volta sola`
    },
    broken: (instance, size) => {
      const { cells, value, size: most } = told(instance, size)
      return cells.length > 1
        ? `Una stanza contiene ${value} più di una volta, in ${listed(cells, 'e')}.`
        : `Una stanza di ${most} caselle non può contenere il ${value} in ${cells.join('')}.`
    },
  },
  gap: {
    name: 'Distanza',
    law: 'Fra due numeri uguali in una riga o colonna ci sono almeno tante caselle quante essi dicono.',
    why: (instance, size) => {
      const { cells, value } = told(instance, size)
      return `${listed(cells, 'e')} sono troppo vicine per due ${value}`
    },
    broken: (instance, size) => {
      const { cells, value, between } = told(instance, size)
      return `Fra i ${value} in ${listed(cells, 'e')} ci sono solo ${between} caselle.`
    },
  },
  cell: {
    name: 'Caselle',
    law: 'Ogni casella contiene un numero.',
    why: (instance, size) => `in ${told(instance, size).cells.join(', ')} sta un numero`,
    broken: (instance, size) => {
      const { cells } = told(instance, size)
      return cells.length === 1 ? `${cells.join('')} è ancora vuota.` : `${cells.length} caselle sono ancora vuote.`
    },
  },
}

const italian: RippleWords = {
  name: 'Effetto onda',
  aim: 'Riempi ogni stanza con i numeri da 1 in su, e tieni i numeri uguali in linea lontani quanto essi dicono.',
  levels: { easy: 'Facile', medium: 'Medio', hard: 'Difficile', expert: 'Esperto' },
  rules: italianRules,
  techniques: techniques(
    {
      name: {
        'only-number': 'Numero unico',
        'only-place': 'Posto unico',
        'too-near': 'Troppo vicino',
        room: 'Stanza',
        chain: 'E se',
      },
      number: (cell, causes) => `In ${cell} resta un solo numero: ${causes.join('; ')}.`,
      place: (cell, [room, ...causes]) =>
        `${capital(room ?? '')}, e ${cell} è l’unico posto${causes.length === 0 ? '' : `: ${causes.join('; ')}`}.`,
      plain: (why) => `${capital(why)}.`,
    },
    'it',
    italianRules,
  ),
  fact: (fact, size) => sayEntry(fact, size, 'it'),
  facts: (facts, size) => sayEntries(facts, size, 'it'),
}

/** The words of ripple in every language. */
export const RIPPLE_WORDS: Readonly<Record<Language, RippleWords>> = { en: english, ja: japanese, it: italian }
