import { namesAll, numbersWords, symbolIn, type NumbersWords, type OwnWords, type Text } from '@kazu/numbers'
import type { Extent, Instance, Language, RuleWords } from '@kazu/puzzle'
import { placeName, type ParlokuFault, type ParlokuFlaw } from './board.js'
import { PHRASES, type Phrases, type Unit } from './phrases.js'

const groups = ['row', 'column', 'box'] as const

type Own = OwnWords<Unit, 'word', 'start' | 'word' | 'only-number' | 'only-place'>
type Adapted = Parameters<NonNullable<Own['adapted']>>[0]

/** What is special to parloku in the words of one language. */
interface Spoken {
  readonly name: string
  readonly aim: string
  readonly language: { readonly name: string; readonly values: Readonly<Record<'en' | 'it' | 'ja', string>> }
  readonly word: readonly [name: string, law: string]
  readonly laws: Readonly<Record<Adapted, readonly [name: string, law: string]>>
  /** The printed letter at a place was changed. */
  readonly changed: (cells: string, letter: string) => string
  readonly techniques: Readonly<Record<'start' | 'word' | 'only-number' | 'only-place', string>>
  /** That all letters but one are out, where that is not by what a cell sees. */
  readonly left: (cell: string, causes: string) => string
  readonly flaws: Readonly<Record<ParlokuFlaw, (part: string) => string>>
}

const english: Spoken = {
  name: 'Parloku',
  aim: 'Put the six letters into every row, column and box once each, so that each word can be walked from its ringed cell over cells that share a side.',
  language: { name: 'Words', values: { en: 'English', it: 'Italian', ja: 'Japanese' } },
  word: [
    'Word',
    'Each word starts in its ringed cell, and each next letter is in a cell that shares a side with the last one. A walk may come back to a cell.',
  ],
  laws: {
    row: ['Row', 'Each row holds every letter exactly once.'],
    column: ['Column', 'Each column holds every letter exactly once.'],
    box: ['Box', 'Each box of two rows and three columns holds every letter exactly once.'],
    given: ['Printed letter', 'The printed letters stay as they are.'],
    cell: ['Cell', 'Each cell holds one letter.'],
  },
  changed: (cells, letter) => `The printed ${letter} at ${cells} was changed.`,
  techniques: {
    start: 'Start of a word',
    word: 'Along a word',
    'only-number': 'Only letter',
    'only-place': 'Only place',
  },
  left: (cell, causes) => `${cell} has one letter left: ${causes}; the other letters are ruled out.`,
  flaws: {
    'six-letters': (part) => `A board has six letters, and here are ${part}.`,
    'no-letter': (part) => `“${part}” is not a letter.`,
    'letter-twice': (part) => `The six letters must differ, and ${part} is there twice.`,
    'no-cell': (part) => `${part} is not a cell: a row and a column from 0 to 5.`,
    'given-letter': (part) => `The printed letter ${part} is not one of the six.`,
    'given-twice': (part) => `Two letters are printed at ${part}.`,
    'word-letter': (part) => `The word ${part} has a letter that is not one of the six.`,
    'word-length': (part) => `A word has 1 to 16 letters, and “${part}” has not.`,
    'many-words': (part) => `A board has at most 8 words, and here are ${part}.`,
  },
}

const italian: Spoken = {
  name: 'Parloku',
  aim: 'Metti le sei lettere in ogni riga, colonna e riquadro una volta ciascuna, in modo che ogni parola si percorra dalla sua casella cerchiata, di lato in lato.',
  language: { name: 'Parole', values: { en: 'inglesi', it: 'italiane', ja: 'giapponesi' } },
  word: [
    'Parola',
    'Ogni parola parte dalla sua casella cerchiata, e ogni lettera seguente sta in una casella che ha un lato in comune con l’ultima. Si può tornare su una casella.',
  ],
  laws: {
    row: ['Riga', 'Ogni riga contiene ogni lettera esattamente una volta.'],
    column: ['Colonna', 'Ogni colonna contiene ogni lettera esattamente una volta.'],
    box: ['Riquadro', 'Ogni riquadro di due righe e tre colonne contiene ogni lettera esattamente una volta.'],
    given: ['Lettera stampata', 'Le lettere stampate restano come sono.'],
    cell: ['Casella', 'Ogni casella contiene una lettera.'],
  },
  changed: (cells, letter) => `La lettera stampata ${letter} in ${cells} è stata cambiata.`,
  techniques: {
    start: 'Inizio di una parola',
    word: 'Lungo una parola',
    'only-number': 'Lettera unica',
    'only-place': 'Posto unico',
  },
  left: (cell, causes) => `In ${cell} resta una sola lettera: ${causes}; le altre lettere sono escluse.`,
  flaws: {
    'six-letters': (part) => `Uno schema ha sei lettere, e qui sono ${part}.`,
    'no-letter': (part) => `«${part}» non è una lettera.`,
    'letter-twice': (part) => `Le sei lettere devono essere diverse, e ${part} c’è due volte.`,
    'no-cell': (part) => `${part} non è una casella: una riga e una colonna da 0 a 5.`,
    'given-letter': (part) => `La lettera stampata ${part} non è una delle sei.`,
    'given-twice': (part) => `In ${part} sono stampate due lettere.`,
    'word-letter': (part) => `La parola ${part} ha una lettera che non è una delle sei.`,
    'word-length': (part) => `Una parola ha da 1 a 16 lettere, e «${part}» no.`,
    'many-words': (part) => `Uno schema ha al massimo 8 parole, e qui sono ${part}.`,
  },
}

const japanese: Spoken = {
  name: 'パロク',
  aim: 'どの行・列・ブロックにも6つの文字が1つずつ入り、どの言葉も丸のマスから隣へ隣へとたどれるように、マスを埋めましょう。',
  language: { name: '言葉', values: { en: '英語', it: 'イタリア語', ja: '日本語' } },
  word: [
    '言葉',
    '言葉は丸のついたマスから始まり、次の文字は辺を共有する隣のマスに入ります。同じマスに戻ってもかまいません。',
  ],
  laws: {
    row: ['行', 'どの行にも、各文字が1つずつ入ります。'],
    column: ['列', 'どの列にも、各文字が1つずつ入ります。'],
    box: ['ブロック', '縦2マス横3マスのどのブロックにも、各文字が1つずつ入ります。'],
    given: ['問題の文字', '初めから書かれている文字は変えられません。'],
    cell: ['マス', 'どのマスにも文字が1つ入ります。'],
  },
  changed: (cells, letter) => `${cells}に初めから書かれている${letter}が変わっています。`,
  techniques: {
    start: '言葉の始まり',
    word: '言葉をたどる',
    'only-number': '残る文字は1つ',
    'only-place': '入る場所は1つ',
  },
  left: (cell, causes) => `${causes}し、ほかの文字は除かれているので、${cell}に入る文字は1つしか残っていません。`,
  flaws: {
    'six-letters': (part) => `文字は6つ必要ですが、${part}個あります。`,
    'no-letter': (part) => `「${part}」は文字ではありません。`,
    'letter-twice': (part) => `6つの文字は異なるものですが、${part}が2回あります。`,
    'no-cell': (part) => `${part}というマスはありません。行と列は0から5です。`,
    'given-letter': (part) => `問題の文字「${part}」は6つの文字にありません。`,
    'given-twice': (part) => `${part}に文字が2つ書かれています。`,
    'word-letter': (part) => `「${part}」には6つの文字にない文字があります。`,
    'word-length': (part) => `言葉は1文字から16文字ですが、「${part}」は違います。`,
    'many-words': (part) => `言葉は8つまでですが、${part}個あります。`,
  },
}

const SPOKEN: Readonly<Record<Language, Spoken>> = { en: english, ja: japanese, it: italian }

/** A detail of a rule instance as text. */
function detail({ details = {} }: Instance, name: string): string {
  return String(details[name] ?? '')
}

/** The first letter that an instance speaks of. */
function letterOf(instance: Instance, size: Extent): string {
  return symbolIn(size, Number((detail(instance, 'numbers') || detail(instance, 'value')).split(' ')[0]))
}

function wordWhy(phrases: Phrases, instance: Instance, size: Extent): string {
  const word = detail(instance, 'word')
  const start = placeName(Number(detail(instance, 'start')))
  const says = detail(instance, 'says')
  const cell = placeName(instance.cells[instance.cells.length - 1] ?? 0)
  if (says === 'start') return phrases.starts(word, start)
  if (says === 'beside') return phrases.beside(word, Number(detail(instance, 'place')), letterOf(instance, size), cell)
  if (says === 'room')
    return phrases.room(cell, letterOf(instance, size), symbolIn(size, Number(detail(instance, 'next'))))
  if (says === 'finish') return phrases.finish(cell, letterOf(instance, size), word)
  return phrases.walked(word, start)
}

function wordRule(phrases: Phrases, [name, law]: Spoken['word']): RuleWords {
  return {
    name,
    law,
    why: (instance, size) => wordWhy(phrases, instance, size),
    broken: (instance) => phrases.broken(detail(instance, 'word'), placeName(Number(detail(instance, 'start')))),
  }
}

/** What all kinds of numbers say of a rule, said of letters; and what only the path along a word says. */
function adaptedRule(phrases: Phrases, spoken: Spoken, rule: Adapted, words: RuleWords): RuleWords {
  const [name, law] = spoken.laws[rule]
  const why: RuleWords['why'] = (instance, size) => {
    const says = detail(instance, 'says')
    if (says === 'taken') return phrases.taken(instance.cells.map(placeName))
    if (says !== 'has') return words.why(instance, size)
    const blocked = detail(instance, 'blocked').split(' ').map(Number).map(placeName)
    return phrases.has(blocked, rule as Unit, Number(detail(instance, 'group')), letterOf(instance, size))
  }
  const broken: RuleWords['broken'] = (instance, size) =>
    rule === 'given'
      ? spoken.changed(instance.cells.map(placeName).join(', '), letterOf(instance, size))
      : words.broken(instance, size)
  return { name, law, why, broken }
}

function onlyLetter(phrases: Phrases, spoken: Spoken): Text {
  return (step, size: Extent, say) => {
    const { place = 0, value = 0 } = step.facts[0] ?? {}
    if (!namesAll(step, size)) return spoken.left(placeName(place), step.because.map(say).join('; '))
    return phrases.sentence([
      phrases.sees(
        placeName(place),
        (size.symbols ?? []).filter((_letter, at) => at !== value - 1),
      ),
    ])
  }
}

function onlyPlace(phrases: Phrases): Text {
  return (step, size, say) => {
    const { place = 0, value = 0 } = step.facts[0] ?? {}
    const [first, ...causes] = step.because
    const unit = (first?.rule ?? 'row') as Unit
    const group = Number(first === undefined ? 0 : detail(first, 'group'))
    const only = phrases.onlyPlace(unit, group, symbolIn(size, value), placeName(place))
    return phrases.sentence([only, ...causes.map(say)])
  }
}

/** The walk is a sentence of its own; then why the other cells beside its end are out. */
function alongWord(phrases: Phrases): Text {
  return (step, _size, say) => {
    const [walk, ...others] = step.because.map(say)
    const sentences = [phrases.sentence([walk ?? '']), ...(others.length === 0 ? [] : [phrases.sentence(others)])]
    return sentences.join(phrases.between)
  }
}

function ownWords(language: Language): Own {
  const spoken = SPOKEN[language]
  const phrases = PHRASES[language]
  const named = spoken.techniques
  return {
    name: spoken.name,
    aim: spoken.aim,
    groups,
    rules: { word: wordRule(phrases, spoken.word) },
    adapted: (rule, words) => adaptedRule(phrases, spoken, rule, words),
    techniques: {
      start: [named.start, (step, _size, say) => phrases.sentence(step.because.map(say))],
      word: [named.word, alongWord(phrases)],
      'only-number': [named['only-number'], onlyLetter(phrases, spoken)],
      'only-place': [named['only-place'], onlyPlace(phrases)],
    },
  }
}

type Words = NumbersWords<Unit | 'word', 'start' | 'word'>

const all: Readonly<Record<Language, Words>> = numbersWords({
  en: ownWords('en'),
  ja: ownWords('ja'),
  it: ownWords('it'),
})

function withChoices(language: Language): Words {
  return { ...all[language], choices: { language: SPOKEN[language].language } }
}

/** The words of parloku in every language. */
export const parlokuWords: Readonly<Record<Language, Words>> = {
  en: withChoices('en'),
  ja: withChoices('ja'),
  it: withChoices('it'),
}

/** What is wrong with a board, as a sentence in a language. */
export function sayFault({ flaw, part }: ParlokuFault, language: Language): string {
  return SPOKEN[language].flaws[flaw](part)
}
