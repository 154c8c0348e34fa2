import { cellName, type Size } from '@kazu/grid'
import { numbersWords, type NumbersWords, type OwnWords, type Text } from '@kazu/numbers'
import { capital, listed } from '@kazu/puzzle'
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
  /** Whether the sum is only added to others, so that what it is made of does not matter. */
  readonly isPart: boolean
}

function told({ cells, details = {} }: Instance, size: Size): Told {
  const sets = String(details['combinations'] ?? '')
  return {
    first: cellName(size, cells[0] ?? 0),
    count: cells.length,
    sum: Number(details['sum'] ?? 0),
    total: Number(details['total'] ?? 0),
    sets: sets === '' ? [] : sets.split(' ').map((set) => Array.from(set).join(' ')),
    isPart: details['says'] === 'adds-up',
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

/** What the rule of 45 rests on, and what it leaves over; causes are said with their badges. */
interface Left {
  /** The lines and boxes, each with what it adds up to. */
  readonly areas: readonly string[]
  /** The cages in them or over them, each with its sum. */
  readonly cages: readonly string[]
  /** What filled cells among those that are left over hold. */
  readonly held: readonly string[]
  /** What open ones can hold. */
  readonly open: readonly string[]
  /** The open cells that are left over, and what they add up to. */
  readonly cells: readonly string[]
  readonly sum: number
  /** Whether they stick out of the lines and boxes, and not into them. */
  readonly isOutside: boolean
}

/** What is left over, read off its causes: how often they count each cell, less for a cage and more for a line. */
function leftOver({ because }: Parameters<Text>[0], size: Size, say: (instance: Instance) => string): Left {
  const causes = (rule: string | null, says: string): Instance[] =>
    because.filter(({ rule: one, details }) => details?.['says'] === says && (rule ?? one) === one)
  const cages = causes('sum', 'adds-up')
  const areas = causes(null, 'adds-up').filter((area) => !cages.includes(area))
  const held = causes('cell', 'holds')
  const counted = new Map<number, number>()
  for (const area of areas) for (const cell of area.cells) counted.set(cell, 1)
  for (const { cells } of cages) for (const cell of cells) counted.set(cell, (counted.get(cell) ?? 0) - 1)
  const open = [...counted].filter(([cell, count]) => count !== 0 && !held.some(({ cells }) => cells.includes(cell)))
  const numberOf = (name: string, { details }: Instance): number => Number(details?.[name] ?? 0)
  const each = (size.width * (size.width + 1)) / 2
  const total = areas.length * each - cages.reduce((sum, cage) => sum + numberOf('sum', cage), 0)
  return {
    areas: areas.map(say),
    cages: cages.map(say),
    held: held.map(say),
    open: causes('cell', 'only-numbers').map(say),
    cells: open
      .map(([cell]) => cell)
      .sort((one, other) => one - other)
      .map((cell) => cellName(size, cell)),
    sum: Math.abs(total) - held.reduce((sum, cell) => sum + numberOf('numbers', cell), 0),
    isOutside: total < 0,
  }
}

function innies(said: (left: Left) => string): Text {
  return (step, size, say) => said(leftOver(step, size, say))
}

/** A sentence of causes; nothing where there are none. */
function sentence(causes: readonly string[]): string {
  return causes.length === 0 ? '' : ` ${capital(causes.join('; '))}.`
}

function inniesInEnglish({ areas, cages, held, open, cells, sum, isOutside }: Left): string {
  const within = areas.length > 1 ? 'them' : 'it'
  const parts = listed(cages, 'and')
  const start = `${capital(listed(areas, 'and'))}, ${isOutside ? `covered by ${parts}` : `with ${parts} inside ${within}`}.`
  const names = listed(cells, 'and')
  const many = cells.length > 1
  const out = many ? `So ${names}, which stick out, add up to ${sum}` : `So ${names}, which sticks out, is ${sum}`
  const rest = isOutside ? out : `That leaves ${sum} for ${names}${many ? ' together' : ''}`
  return `${start}${sentence(held)} ${[rest, ...open].join('; ')}.`
}

function inniesInJapanese({ areas, cages, held, open, cells, sum, isOutside }: Left): string {
  const start = `${areas.join('、')}。${isOutside ? 'それをおおうわくは' : 'その中のわくは'}${cages.join('と')}です。`
  const filled = held.length === 0 ? '' : `${held.join('、')}。`
  const names = cells.length > 1 ? `${cells.join('と')}の和` : cells.join('')
  const rest = isOutside ? `はみ出した${names}は${sum}です。` : `残りの${names}は${sum}です。`
  return `${start}${filled}${rest}${open.length === 0 ? '' : `${open.join('、')}。`}`
}

function inniesInItalian({ areas, cages, held, open, cells, sum, isOutside }: Left): string {
  const where = isOutside ? 'che ci passano' : `al ${areas.length > 1 ? 'loro' : 'suo'} interno`
  const start = `${capital(listed(areas, 'e'))}. Le gabbie ${where}: ${listed(cages, 'e')}.`
  const names = listed(cells, 'e')
  const many = cells.length > 1
  const out = many ? `Quindi ${names}, che sporgono, danno ${sum}` : `Quindi ${names}, che sporge, è ${sum}`
  const leaves = sum === 1 ? 'Resta' : 'Restano'
  const rest = isOutside ? out : `${leaves} ${sum} per ${names}${many ? ' insieme' : ''}`
  return `${start}${sentence(held)} ${[rest, ...open].join('; ')}.`
}

const english: Words = {
  name: 'Killer Sudoku',
  aim: 'Fill every cell so that each row, column and box holds every number once and each cage adds up, with no number twice in it.',
  groups,
  rules: {
    sum: sumRule(
      'Sum',
      'The numbers of a cage add up to the number printed in its corner.',
      ({ first, count, sum, sets, isPart }) => {
        if (isPart) return `${sum} in the cage of ${first}`
        if (count === 1) return `the cage of ${first} is ${sum}`
        const adds = `the ${count} cells of the cage of ${first} sum to ${sum}`
        return sets.length === 0 ? adds : `${adds}: ${sets.join(' or ')}`
      },
      ({ first, sum, total }) => `The cage of ${first} should add up to ${sum}, not ${total}.`,
    ),
  },
  techniques: {
    combinations: ['Cage combinations', pattern],
    innies: ['Innies and outies', innies(inniesInEnglish)],
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
      ({ first, count, sum, sets, isPart }) => {
        if (isPart) return `${first}の${sum}`
        if (count === 1) return `${first}のわくは${sum}`
        const adds = `${first}のわくの${count}マスの和は${sum}`
        return sets.length === 0 ? adds : `${adds}（${sets.join('、')}）`
      },
      ({ first, sum, total }) => `${first}のわくの和は${sum}のはずですが、${total}になっています。`,
    ),
  },
  techniques: {
    combinations: ['わくの組み合わせ', (step, _size, say) => `${step.because.map(say).join('、')}です。`],
    innies: ['はみ出し', innies(inniesInJapanese)],
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
      ({ first, count, sum, sets, isPart }) => {
        if (isPart) return `${sum} nella gabbia di ${first}`
        if (count === 1) return `la gabbia di ${first} è ${sum}`
        const adds = `le ${count} caselle della gabbia di ${first} danno ${sum}`
        return sets.length === 0 ? adds : `${adds}: ${sets.join(' o ')}`
      },
      ({ first, sum, total }) => `La gabbia di ${first} deve dare ${sum}, non ${total}.`,
    ),
  },
  techniques: {
    combinations: ['Combinazioni della gabbia', pattern],
    innies: ['Dentro e fuori', innies(inniesInItalian)],
    sum: ['Somma della gabbia', pattern],
  },
}

/** The words of sum-cages in every language. */
export const sumCagesWords: Readonly<Record<Language, NumbersWords<SumCagesOwn, SumCagesOwnTechnique>>> = numbersWords({
  en: english,
  ja: japanese,
  it: italian,
})
