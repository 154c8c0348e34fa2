import { numbersWords, type NumbersWords, type OwnWords, type Text } from '@kazu/numbers'
import { capital } from '@kazu/puzzle'
import type { Instance, Language, RuleWords } from '@kazu/puzzle'
import type { Side } from './lines.js'
import type { TowersOwn } from './rules.js'

const groups: readonly ('row' | 'column')[] = ['row', 'column']

type Words = OwnWords<'row' | 'column', 'clue', 'clue'>

/** A clue as its words need it: its number, where it stands, and what is seen from there. */
interface Told {
  readonly side: Side
  readonly line: string
  readonly clue: string
  readonly seen: string
}

function told({ details = {} }: Instance): Told {
  const of = (name: string): string => String(details[name] ?? '')
  return { side: (of('side') || 'top') as Side, line: of('line'), clue: of('clue'), seen: of('seen') }
}

/** The rule about clues: its sentence as a cause, and as what is not so. */
function clueRule(name: string, law: string, why: (it: Told) => string, broken: (it: Told) => string): RuleWords {
  return { name, law, why: (instance) => why(told(instance)), broken: (instance) => broken(told(instance)) }
}

/** The clue, and what the cells of its line can hold already, say it all. */
const pattern: Text = (step, _size, say) => `${capital(step.because.map(say).join('; '))}.`

const ENGLISH: Readonly<Record<Side, (line: string) => string>> = {
  top: (line) => `above column ${line}`,
  bottom: (line) => `below column ${line}`,
  left: (line) => `left of row ${line}`,
  right: (line) => `right of row ${line}`,
}

const english: Words = {
  name: 'Skyscrapers',
  aim: 'Fill every cell so that each row and each column holds every number once and each clue is the number of towers seen.',
  groups,
  rules: {
    clue: clueRule(
      'Clue',
      'A clue is how many towers show from there: a number is a tower of that height, and a taller one hides those behind it.',
      ({ side, line, clue }) =>
        `the ${clue} ${ENGLISH[side](line)} sees ${clue === '1' ? 'one tower' : `${clue} towers`}`,
      ({ side, line, clue, seen }) => `The ${clue} ${ENGLISH[side](line)} sees ${seen}.`,
    ),
  },
  techniques: { clue: ['Line of sight', pattern] },
}

const JAPANESE: Readonly<Record<Side, (line: string) => string>> = {
  top: (line) => `${line}列目の上`,
  bottom: (line) => `${line}列目の下`,
  left: (line) => `${line}行目の左`,
  right: (line) => `${line}行目の右`,
}

const japanese: Words = {
  name: '摩天楼',
  aim: 'どの行、どの列にも各数字が1つずつ入り、外側の数字が見えるビルの数になるように、マスを埋めましょう。',
  groups,
  rules: {
    clue: clueRule(
      'ヒントの数字',
      '外側の数字は、そこから見えるビルの数です。マスの数字はビルの高さで、高いビルはその後ろのビルを隠します。',
      ({ side, line, clue }) => `${JAPANESE[side](line)}の${clue}からはビルが${clue}つ見える`,
      ({ side, line, clue, seen }) => `${JAPANESE[side](line)}の${clue}から見えるビルは${seen}つです。`,
    ),
  },
  techniques: { clue: ['見通し', (step, _size, say) => `${step.because.map(say).join('。')}。`] },
}

const ITALIAN: Readonly<Record<Side, (line: string) => string>> = {
  top: (line) => `sopra la colonna ${line}`,
  bottom: (line) => `sotto la colonna ${line}`,
  left: (line) => `a sinistra della riga ${line}`,
  right: (line) => `a destra della riga ${line}`,
}

/** The number of a clue with its article. */
function italianClue(clue: string): string {
  return clue === '1' ? 'l’1' : clue === '8' ? 'l’8' : `il ${clue}`
}

const italian: Words = {
  name: 'Grattacieli',
  aim: 'Riempi ogni casella in modo che ogni riga e ogni colonna contenga ogni numero una volta e ogni indizio sia il numero di torri visibili.',
  groups,
  rules: {
    clue: clueRule(
      'Indizio',
      'Un indizio dice quante torri si vedono da lì: un numero è una torre di quell’altezza, e una più alta nasconde quelle dietro.',
      ({ side, line, clue }) =>
        `${italianClue(clue)} ${ITALIAN[side](line)} vede ${clue === '1' ? 'una torre' : `${clue} torri`}`,
      ({ side, line, clue, seen }) => `${capital(italianClue(clue))} ${ITALIAN[side](line)} ne vede ${seen}.`,
    ),
  },
  techniques: { clue: ['Linea di vista', pattern] },
}

/** The words of towers in every language. */
export const towersWords: Readonly<Record<Language, NumbersWords<TowersOwn, 'clue'>>> = numbersWords({
  en: english,
  ja: japanese,
  it: italian,
})
