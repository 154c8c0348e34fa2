import { cellName, type Size } from '@kazu/grid'
import { capital, numbersWords, type NumbersWords, type OwnWords, type Text } from '@kazu/numbers'
import type { Instance, Language, RuleWords } from '@kazu/puzzle'
import type { SumCagesOwnTechnique } from './kind.js'
import type { SumCagesOwn } from './rules.js'

const groups: readonly ('row' | 'column' | 'box' | 'cage')[] = ['row', 'column', 'box', 'cage']

type Words = OwnWords<'row' | 'column' | 'box' | 'cage', 'sum', SumCagesOwnTechnique>

/** What the words of every language read out of the sum of a cage. */
interface Told {
  /** The name of the cage's first cell. */
  readonly first: string
  readonly count: number
  readonly sum: number
  readonly total: number
  /** The sets of numbers that add up, each with its numbers apart; empty where they are too many to name. */
  readonly sets: readonly string[]
}

function told({ cells, details = {} }: Instance, size: Size): Told {
  const sets = String(details['combinations'] ?? '')
  return {
    first: cellName(size, cells[0] ?? 0),
    count: cells.length,
    sum: Number(details['sum'] ?? 0),
    total: Number(details['total'] ?? 0),
    sets: sets === '' ? [] : sets.split(' ').map((set) => Array.from(set).join(' ')),
  }
}

/** The rule of sums: its sentence as a cause, and as what is not so. */
function sumRule(name: string, law: string, why: (told: Told) => string, broken: (told: Told) => string): RuleWords {
  return {
    name,
    law,
    why: (instance, size) => why(told(instance, size)),
    broken: (instance, size) => broken(told(instance, size)),
  }
}

/** Causes that say it all. */
const pattern: Text = (step, _size, say) => `${capital(step.because.map(say).join('; '))}.`

/** The open cells that lines and cages leave over, and what they add up to. */
interface Left {
  readonly cells: readonly string[]
  readonly sum: number
}

function leftOver({ because, facts }: Parameters<Text>[0], size: Size): Left {
  const each = (size.width * (size.width + 1)) / 2
  const areas = because.filter(({ details }) => details?.['says'] === 'adds-up').length
  const cages = because.reduce((sum, { rule, details }) => sum + (rule === 'sum' ? Number(details?.['sum']) : 0), 0)
  const filled = because.filter(({ rule, details }) => rule === 'cell' && details?.['says'] === 'holds')
  const held = filled.reduce((sum, { details }) => sum + Number(details?.['numbers']), 0)
  const open = because.filter(({ rule, details }) => rule === 'cell' && details?.['says'] === 'only-numbers')
  const cells = [facts[0]?.place ?? 0, ...open.map(({ cells: [cell = 0] }) => cell)]
  return {
    cells: cells.sort((one, other) => one - other).map((cell) => cellName(size, cell)),
    sum: Math.abs(areas * each - cages) - held,
  }
}

function innies(said: (causes: string, left: Left) => string): Text {
  return (step, size, say) => said(capital(step.because.map(say).join('; ')), leftOver(step, size))
}

const english: Words = {
  name: 'Killer Sudoku',
  aim: 'Fill every cell so that each row, column and box holds every number once and each cage adds up, with no number twice in it.',
  groups,
  rules: {
    sum: sumRule(
      'Sum',
      'The numbers of a cage add up to the number printed in its corner.',
      ({ first, count, sum, sets }) => {
        if (count === 1) return `the cage of ${first} is ${sum}`
        const adds = `the ${count} cells of the cage of ${first} sum to ${sum}`
        return sets.length === 0 ? adds : `${adds}: ${sets.join(' or ')}`
      },
      ({ first, sum, total }) => `The cage of ${first} should add up to ${sum}, not ${total}.`,
    ),
  },
  techniques: {
    combinations: ['Cage combinations', pattern],
    innies: [
      'Innies and outies',
      innies((causes, { cells, sum }) =>
        cells.length > 1
          ? `${causes}. That leaves ${sum} for ${cells.join(' and ')} together.`
          : `${causes}. That leaves ${sum} for ${cells.join('')}.`,
      ),
    ],
    sum: ['Cage sum', pattern],
  },
}

const japanese: Words = {
  name: 'サムナンプレ',
  aim: 'どの行、どの列、どのブロックにも各数字が1つずつ入り、どのわくの和も正しく、わくの中で数字が重ならないように、マスを埋めましょう。',
  groups,
  rules: {
    sum: sumRule(
      '和',
      '点線のわくの中の数字を足すと、わくのすみの数字になります。',
      ({ first, count, sum, sets }) => {
        if (count === 1) return `${first}のわくは${sum}`
        const adds = `${first}のわくの${count}マスの和は${sum}`
        return sets.length === 0 ? adds : `${adds}（${sets.join('、')}）`
      },
      ({ first, sum, total }) => `${first}のわくの和は${sum}のはずですが、${total}になっています。`,
    ),
  },
  techniques: {
    combinations: ['わくの組み合わせ', (step, _size, say) => `${step.because.map(say).join('、')}です。`],
    innies: [
      'はみ出し',
      (step, size, say) => {
        const { cells, sum } = leftOver(step, size)
        const what = cells.length > 1 ? `${cells.join('と')}の和` : cells.join('')
        return `${step.because.map(say).join('、')}。したがって${what}は${sum}です。`
      },
    ],
    sum: ['わくの和', (step, _size, say) => `${step.because.map(say).join('、')}。`],
  },
}

const italian: Words = {
  name: 'Sudoku killer',
  aim: 'Riempi ogni casella in modo che ogni riga, colonna e riquadro contenga ogni numero una volta e ogni gabbia dia la sua somma, senza ripetere numeri.',
  groups,
  rules: {
    sum: sumRule(
      'Somma',
      'I numeri di una gabbia danno la somma stampata nel suo angolo.',
      ({ first, count, sum, sets }) => {
        if (count === 1) return `la gabbia di ${first} è ${sum}`
        const adds = `le ${count} caselle della gabbia di ${first} danno ${sum}`
        return sets.length === 0 ? adds : `${adds}: ${sets.join(' o ')}`
      },
      ({ first, sum, total }) => `La gabbia di ${first} deve dare ${sum}, non ${total}.`,
    ),
  },
  techniques: {
    combinations: ['Combinazioni della gabbia', pattern],
    innies: [
      'Dentro e fuori',
      innies((causes, { cells, sum }) => `${causes}. Restano ${sum} per ${cells.join(' e ')}.`),
    ],
    sum: ['Somma della gabbia', pattern],
  },
}

/** The words of sum-cages in every language. */
export const sumCagesWords: Readonly<Record<Language, NumbersWords<SumCagesOwn, SumCagesOwnTechnique>>> = numbersWords({
  en: english,
  ja: japanese,
  it: italian,
})
