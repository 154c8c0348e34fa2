import type { Size } from '@kazu/grid'
import { requireLanguage } from './asked.js'
import { instanceName } from './instance.js'
import type {
  Fact,
  Hint,
  Instance,
  Kind,
  KindWords,
  Language,
  ReadProblem,
  Reason,
  ReasonStep,
  TechniqueStep,
} from './contract.js'

/** How reasons are put together in one language; what they speak of comes from the kind's own words. */
interface Grammar {
  readonly join: (items: readonly string[]) => string
  readonly joinSteps: (items: readonly string[]) => string
  readonly badge: (number: number, text: string) => string
  readonly step: (fact: string, why: string) => string
  readonly otherwise: (fact: string, steps: string, broken: string) => string
  readonly mistake: (facts: string, count: number) => string
  readonly technique: (name: string, text: string, conclusion: string) => string
  readonly before: (name: string, text: string, conclusion: string) => string
  readonly rule: (why: string, conclusion: string) => string
  readonly whatIf: (suppose: string, steps: string, broken: string, conclusion: string) => string
  readonly eitherWay: (over: string, ifHolds: string, ifNot: string, conclusion: string) => string
  readonly answer: (conclusion: string) => string
  readonly problems: Readonly<Record<ReadProblem, string>>
}

const english: Grammar = {
  join: (items) => listed(items, ', ', ' and '),
  joinSteps: (items) => items.join('; '),
  badge: (number, text) => `(${number}) ${text}`,
  step: (fact, why) => `${fact}, for ${why}`,
  otherwise: (fact, steps, broken) => `${fact} (otherwise ${steps}, which cannot be: ${broken})`,
  mistake: (facts, count) => (count === 1 ? `This is a mistake: ${facts}.` : `These are mistakes: ${facts}.`),
  technique: (name, text, conclusion) => `${name}: ${text} So ${conclusion}.`,
  before: (name, text, conclusion) => `${name}: ${text} So ${conclusion}.`,
  rule: (why, conclusion) => `${capital(why)}. So ${conclusion}.`,
  whatIf: (suppose, steps, broken, conclusion) =>
    steps === ''
      ? `Suppose ${suppose}. That cannot be: ${broken}. So ${conclusion}.`
      : `Suppose ${suppose}. Then ${steps}. That cannot be: ${broken}. So ${conclusion}.`,
  eitherWay: (over, ifHolds, ifNot, conclusion) =>
    `If ${over}: ${ifHolds}. If not: ${ifNot}. Either way ${conclusion}.`,
  answer: (conclusion) => `No short reason leads on from here. In the one answer ${conclusion}.`,
  problems: {
    empty: 'There is nothing to read.',
    'unknown-format': 'This is not the address or the code of a board.',
    'other-kind': 'This is a board of another kind.',
    'bad-size': 'A board of this size cannot be read.',
    'bad-character': 'There is a character here that does not belong into the code.',
    'too-short': 'The code ends too early.',
    'too-long': 'The code goes on after its end.',
    'bad-value': 'There is a value here that the board cannot hold.',
    'bad-board': 'The code was read, but the board does not follow the rules for boards.',
  },
}

const japanese: Grammar = {
  join: (items) => items.join('、'),
  joinSteps: (items) => items.join('。'),
  badge: (number, text) => `(${number}) ${text}`,
  // Facts and causes are clauses in the plain form; the sentences round them are polite.
  step: (fact, why) => `${why}ので、${fact}ことになります`,
  otherwise: (fact, steps, broken) =>
    `${fact}ことになります（そうでなければ、${steps}が、これでは${broken}という決まりに合いません）`,
  mistake: (facts) => `ここは間違いです：${facts}。`,
  technique: (name, text, conclusion) => `${name}：${text}よって、${conclusion}とわかります。`,
  before: (name, text, conclusion) => `${name}：${text}よって、${conclusion}とわかります。`,
  rule: (why, conclusion) => `${why}。よって、${conclusion}とわかります。`,
  whatIf: (suppose, steps, broken, conclusion) =>
    steps === ''
      ? `仮に、${suppose}としましょう。すると、${broken}という決まりに合いません。よって、${conclusion}とわかります。`
      : `仮に、${suppose}としましょう。すると、${steps}。これでは、${broken}という決まりに合いません。よって、${conclusion}とわかります。`,
  eitherWay: (over, ifHolds, ifNot, conclusion) =>
    `${over}とすると、${ifHolds}。そうでなければ、${ifNot}。どちらにしても、${conclusion}とわかります。`,
  answer: (conclusion) => `ここから先へ進む短い理由はありません。ただ一つの答えから、${conclusion}とわかります。`,
  problems: {
    empty: '読むものがありません。',
    'unknown-format': '盤面のアドレスでもコードでもありません。',
    'other-kind': '別の種類のパズルの盤面です。',
    'bad-size': 'この大きさの盤面は読めません。',
    'bad-character': 'ここにコードに使えない文字があります。',
    'too-short': 'コードが途中で終わっています。',
    'too-long': 'コードの終わりの後に余分な文字があります。',
    'bad-value': 'ここに盤面に置けない値があります。',
    'bad-board': 'コードは読めましたが、盤面として正しくありません。',
  },
}

const italian: Grammar = {
  join: (items) => listed(items, ', ', ' e '),
  joinSteps: (items) => items.join('; '),
  badge: (number, text) => `(${number}) ${text}`,
  step: (fact, why) => `${fact}, perché ${why}`,
  otherwise: (fact, steps, broken) => `${fact} (altrimenti ${steps}, e non può essere: ${broken})`,
  mistake: (facts, count) => (count === 1 ? `Questo è un errore: ${facts}.` : `Questi sono errori: ${facts}.`),
  technique: (name, text, conclusion) => `${name}: ${text} Quindi ${conclusion}.`,
  before: (name, text, conclusion) => `${name}: ${text} Quindi ${conclusion}.`,
  rule: (why, conclusion) => `${capital(why)}. Quindi ${conclusion}.`,
  whatIf: (suppose, steps, broken, conclusion) =>
    steps === ''
      ? `Supponiamo: ${suppose}. Non può essere: ${broken}. Quindi ${conclusion}.`
      : `Supponiamo: ${suppose}. Allora ${steps}. Non può essere: ${broken}. Quindi ${conclusion}.`,
  eitherWay: (over, ifHolds, ifNot, conclusion) =>
    `Se ${over}: ${ifHolds}. Altrimenti: ${ifNot}. In ogni caso ${conclusion}.`,
  answer: (conclusion) => `Da qui nessun ragionamento breve porta avanti. Nell’unica soluzione ${conclusion}.`,
  problems: {
    empty: 'Non c’è niente da leggere.',
    'unknown-format': 'Non è l’indirizzo né il codice di uno schema.',
    'other-kind': 'È lo schema di un altro tipo di rompicapo.',
    'bad-size': 'Uno schema di questa misura non si può leggere.',
    'bad-character': 'Qui c’è un carattere che non appartiene al codice.',
    'too-short': 'Il codice finisce troppo presto.',
    'too-long': 'Il codice continua oltre la sua fine.',
    'bad-value': 'Qui c’è un valore che lo schema non può contenere.',
    'bad-board': 'Il codice è stato letto, ma lo schema non rispetta le regole.',
  },
}

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: english, ja: japanese, it: italian }

function listed(items: readonly string[], between: string, last: string): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(between)}${last}${items[items.length - 1] ?? ''}`
}

/** The text with its first letter, behind a badge if there is one, made a capital. */
function capital(text: string): string {
  const start = /^\(\d+\) /.exec(text)?.[0].length ?? 0
  return text.slice(0, start) + text.charAt(start).toUpperCase() + text.slice(start + 1)
}

/** Why a text could not be read, as a sentence. Throws a RangeError for a language that there is not. */
export function sayReadProblem(problem: ReadProblem, language: Language): string {
  requireLanguage(language)
  return GRAMMARS[language].problems[problem]
}

/** The words of one kind in one language, whatever its names are. */
export type AnyWords = KindWords<string, string, string>

/** What a sentence is made with: the grammar, the kind's words, the size, and the badges of the rule instances. */
interface Speech {
  readonly grammar: Grammar
  readonly words: AnyWords
  readonly size: Size
  readonly badges: ReadonlyMap<string, number>
}

/**
 * The whole reason of a hint as text. Numbers in brackets are the badges on the board: the places of `hint.because`,
 * counted from 1. Throws a RangeError for a language that there is not.
 */
export function sayHint<K extends Kind>(
  words: KindWords<K['rule'], K['technique'], K['level']>,
  hint: Hint<K>,
  size: Size,
  language: Language,
): string {
  requireLanguage(language)
  const badges = new Map(hint.because.map((instance, at) => [instanceName(instance), at + 1]))
  return sayReason({ grammar: GRAMMARS[language], words: words, size, badges }, hint.reason)
}

function sayReason(speech: Speech, reason: Reason): string {
  const { grammar } = speech
  const facts = sayFacts(speech, reason.facts)
  if (reason.type === 'mistake') return grammar.mistake(facts, reason.facts.length)
  if (reason.type === 'answer') return grammar.answer(facts)
  if (reason.type === 'rule') return grammar.rule(sayWhy(speech, reason.because), facts)
  if (reason.type === 'technique')
    return sayBefore(speech, reason.before) + sayTechnique(speech, reason, grammar.technique)
  if (reason.type === 'either-way') {
    const over = speech.words.fact(reason.over, speech.size)
    return grammar.eitherWay(over, saySteps(speech, reason.ifHolds), saySteps(speech, reason.ifNot), facts)
  }
  const suppose = speech.words.fact(reason.suppose, speech.size)
  const chain = grammar.whatIf(suppose, saySteps(speech, reason.steps), sayWhy(speech, reason.broken), facts)
  return sayBefore(speech, reason.before) + chain
}

function sayFacts({ grammar, words, size }: Speech, facts: readonly Fact[]): string {
  if (facts.length > 1 && words.facts !== undefined) return words.facts(facts, size)
  return grammar.join(facts.map((fact) => words.fact(fact, size)))
}

function saySteps(speech: Speech, steps: readonly ReasonStep[]): string {
  const { grammar } = speech
  return grammar.joinSteps(
    breathsOf(steps).map(({ facts, because, otherwise }) => {
      const said = sayFacts(speech, facts)
      const why = sayWhy(speech, because)
      return otherwise.length === 0
        ? grammar.step(said, why)
        : grammar.otherwise(said, saySteps(speech, otherwise), why)
    }),
  )
}

/** Facts that are said in one breath, and why. */
interface Breath {
  readonly facts: Fact[]
  readonly because: Instance
  readonly otherwise: readonly ReasonStep[]
}

/** Steps that follow each other out of the same rule instance are said in one breath. */
function breathsOf(steps: readonly ReasonStep[]): Breath[] {
  const breaths: Breath[] = []
  for (const { fact, because, otherwise = [] } of steps) {
    const last = breaths.at(-1)
    const isAlone = otherwise.length === 0 && last?.otherwise.length === 0
    if (isAlone && instanceName(last.because) === instanceName(because)) last.facts.push(fact)
    else breaths.push({ facts: [fact], because, otherwise })
  }
  return breaths
}

function sayWhy({ grammar, words, size, badges }: Speech, instance: Instance): string {
  const why = words.rules[instance.rule]?.why(instance, size) ?? instance.rule
  const badge = badges.get(instanceName(instance))
  return badge === undefined ? why : grammar.badge(badge, why)
}

function sayTechnique(speech: Speech, step: TechniqueStep, sentence: Grammar['technique']): string {
  const technique = speech.words.techniques[step.technique]
  if (technique === undefined) return sayFacts(speech, step.facts)
  return sentence(
    technique.name,
    technique.text(step, speech.size, (instance) => sayWhy(speech, instance)),
    sayFacts(speech, step.facts),
  )
}

function sayBefore(speech: Speech, steps: readonly TechniqueStep[] | undefined): string {
  const said = (steps ?? []).map((step) => sayTechnique(speech, step, speech.grammar.before))
  return said.map((sentence) => `${sentence} `).join('')
}

/** The language of a tag such as `ja-JP`; English for one that is not spoken here, and for what is no tag. */
export function languageOf(tag: string | null | undefined): Language {
  const start = (typeof tag === 'string' ? tag : '').toLowerCase().split(/[-_]/)[0]
  return start === 'ja' || start === 'it' ? start : 'en'
}
