import type { GroupType } from '@kazu/groups'
import { cellName, type Size } from '@kazu/grid'
import type { Fact, Instance, RuleWords } from '@kazu/puzzle'
import {
  firstFact,
  hasLetters,
  namesAll,
  outcomesOf,
  pathOf,
  symbolIn,
  told,
  wingsOf,
  type PathStep,
  type Speech,
  type Text,
  type Texts,
  type Told,
} from './told.js'

function listed(items: readonly string[]): string {
  return items.join('・')
}

/** `3行目`; a region by one of its cells, and so is a cell. */
function named({ rule, group, cells }: Told): string {
  const cell = cells[0] ?? ''
  if (rule === 'row') return `${group}行目`
  if (rule === 'column') return `${group}列目`
  if (rule === 'box') return `ブロック${group}`
  if (rule === 'diagonal') return `${group === 1 ? '左上' : '右上'}からの対角線`
  if (rule === 'region') return `${cell}のブロック`
  return rule === 'cage' ? `${cell}のわく` : cell
}

/** What stands in a cell. */
function thing(size: Size): string {
  return hasLetters(size) ? '文字' : '数字'
}

/** Causes are clauses in the plain form, so that a sentence may go on behind them. */
function why(instance: Instance, size: Size): string {
  const it = told(instance, size)
  const place = named(it)
  const numbers = listed(it.numbers)
  const says: Readonly<Record<string, string>> = {
    holds: `${place}にはもう${numbers}がある`,
    'adds-up': `${place}の和は${(size.width * (size.width + 1)) / 2}`,
    once: `${place}に入る${numbers}は1つしかない`,
    'one-place': `${place}で${numbers}の入るマスがほかにない`,
    'no-place': `${place}のどこかに${numbers}が入る`,
    'one-number': `${it.cells[0] ?? ''}に入る${thing(size)}がほかにない`,
    'no-number': `${it.cells[0] ?? ''}には${thing(size)}が1つ入る`,
    'only-numbers': `${it.rule === 'cell' ? '' : `${place}の`}${listed(it.cells)}に入る${thing(size)}は${numbers}しかない`,
    'only-places': `${place}で${numbers}が入るマスは${listed(it.cells)}しかない`,
  }
  return says[it.says] ?? `${place}には各${thing(size)}が1つずつ入る`
}

function groupRule(name: string, law = `どの${name}にも、各数字が1つずつ入ります。`): RuleWords {
  return {
    name,
    law,
    why,
    broken: (instance, size) => {
      const it = told(instance, size)
      return `${named(it)}に${it.numbers.join('')}が2つ以上あります（${listed(it.cells)}）。`
    },
  }
}

const groupRules: Readonly<Record<GroupType, RuleWords>> = {
  row: groupRule('行'),
  column: groupRule('列'),
  box: groupRule('ブロック'),
  region: groupRule('ブロック', '太線で囲まれたどのブロックにも、各数字が1つずつ入ります。'),
  diagonal: groupRule('対角線', '2本の対角線のどちらにも、各数字が1つずつ入ります。'),
  cage: groupRule('わく', 'どのわくにも、同じ数字は2つ入りません。'),
}

const commonRules: Speech['commonRules'] = {
  given: {
    name: '問題の数字',
    law: '初めから書かれている数字は変えられません。',
    why: (instance, size) => `${named(told(instance, size))}の${thing(size)}は初めから書かれている`,
    broken: (instance, size) => {
      const it = told(instance, size)
      return `${listed(it.cells)}に初めから書かれている${it.numbers.join('')}が変わっています。`
    },
  },
  cell: {
    name: 'マス',
    law: 'どのマスにも数字が1つ入ります。',
    why: (instance, size) =>
      told(instance, size).says === '' ? `どのマスにも${thing(size)}が1つ入る` : why(instance, size),
    broken: (instance, size) => {
      const { cells } = told(instance, size)
      return cells.length === 1
        ? `${cells.join('')}がまだ空いています。`
        : `まだ空いているマスが${cells.length}個あります。`
    },
  },
}

/** Where cells or lines crowd, the causes say it all. */
const pattern: Text = (step, _size, say) => `${step.because.map(say).join('し、')}のです。`

function stepSaid({ cell, number, holds }: PathStep): string {
  return `${cell}は${number}${holds ? 'です' : 'ではありません'}`
}

const texts: Texts = {
  'only-number': [
    '残る数字は1つ',
    (step, size, say) => {
      const causes = step.because.map(say)
      if (!namesAll(step, size)) causes.push(`ほかの${thing(size)}は除かれている`)
      return `${causes.join('し、')}ので、${firstFact(step, size).cell}に入る${thing(size)}は1つしか残っていません。`
    },
  ],
  'only-place': [
    '入る場所は1つ',
    (step, size, say) => {
      const { cell } = firstFact(step, size)
      const [group, ...causes] = step.because.map(say)
      return `${causes.length === 0 ? '' : `${causes.join('し、')}ので、`}${group ?? ''}のです。残るのは${cell}だけです。`
    },
  ],
  pointing: ['ブロックからの候補しぼり', pattern],
  claiming: ['行・列からの候補しぼり', pattern],
  'naked-pair': ['2つの同じ組', pattern],
  'hidden-pair': ['隠れた2つ組', pattern],
  'naked-triple': ['3つの同じ組', pattern],
  'hidden-triple': ['隠れた3つ組', pattern],
  'x-wing': ['X-ウイング', pattern],
  swordfish: ['ソードフィッシュ', pattern],
  'xy-wing': [
    'XY-ウイング',
    (step, size, say) => {
      const { number, cells } = wingsOf(step, size)
      return `${step.because.map(say).join('し、')}ので、${listed(cells)}のどちらかは${number}です。`
    },
  ],
  chain: [
    'もしも',
    (step, size, say) => {
      const [start, ...rest] = pathOf(step, size)
      const steps = rest.map((one, at) => `${say(step.because[at] as Instance)}ので、${stepSaid(one)}。`)
      const broken = say(step.because[step.because.length - 1] as Instance)
      const then = steps.length === 0 ? '' : `すると、${steps.join('')}`
      return `仮に、${start?.cell ?? ''}は${start?.number ?? ''}であるとしましょう。${then}これでは、${broken}という決まりに合いません。`
    },
  ],
}

function fact({ place, value, holds }: Fact, size: Size): string {
  return `${cellName(size, place)}は${symbolIn(size, value)}${holds ? 'である' : 'ではない'}`
}

function facts(some: readonly Fact[], size: Size): string {
  if (some.some(({ holds }) => holds)) return some.map((one) => fact(one, size)).join('、')
  const said = outcomesOf(some, size).map(({ cells, numbers }) => {
    const out =
      numbers.length === 1 ? `${listed(numbers)}ではない` : `${numbers.map((one) => `${one}でも`).join('')}ない`
    return `${listed(cells)}は${out}`
  })
  return said.join('、')
}

/** What all kinds of numbers say in Japanese. */
export const japanese: Speech = {
  why,
  groupRules,
  commonRules,
  texts,
  levels: { easy: 'やさしい', medium: 'ふつう', hard: 'むずかしい' },
  fact,
  facts,
}
