import type { GroupType } from '@kazu/groups'
import { cellName, type Size } from '@kazu/grid'
import { capital } from '@kazu/puzzle'
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

function listed(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`
}

/** `row 3`; a region by one of its cells, and so is a cell. */
function named({ rule, group, cells }: Told): string {
  const cell = cells[0] ?? ''
  if (rule === 'cell' || rule === 'given') return cell
  if (rule === 'diagonal') return `the diagonal from the top ${group === 1 ? 'left' : 'right'}`
  return rule === 'region' || rule === 'cage' ? `the ${rule} of ${cell}` : `${rule} ${group}`
}

/** What stands in a cell. */
function thing(size: Size): string {
  return hasLetters(size) ? 'letter' : 'number'
}

function why(instance: Instance, size: Size): string {
  const it = told(instance, size)
  const place = named(it)
  const numbers = listed(it.numbers)
  const says: Readonly<Record<string, string>> = {
    holds: `${place} holds ${numbers}`,
    'adds-up': `${place} adds up to ${(size.width * (size.width + 1)) / 2}`,
    once: `${place} takes ${numbers} only once`,
    'one-place': `${place} has no other place for ${numbers}`,
    'no-place': `${place} must hold ${numbers} somewhere`,
    'one-number': `${it.cells[0] ?? ''} has no other ${thing(size)} left`,
    'no-number': `${it.cells[0] ?? ''} must hold a ${thing(size)}`,
    'only-numbers':
      it.rule === 'cell'
        ? `${it.cells.join('')} can hold only ${listed(it.numbers, 'or')}`
        : `in ${place} the cells ${listed(it.cells)} can hold only ${numbers}`,
    'only-places': `in ${place} only ${listed(it.cells)} can hold ${numbers}`,
  }
  return says[it.says] ?? `${place} holds each ${thing(size)} once`
}

function groupRule(name: string, law: string): RuleWords {
  return {
    name,
    law,
    why,
    broken: (instance, size) => {
      const it = told(instance, size)
      return `${capital(named(it))} holds ${it.numbers.join('')} more than once, at ${listed(it.cells)}.`
    },
  }
}

const groupRules: Readonly<Record<GroupType, RuleWords>> = {
  row: groupRule('Row', 'Each row holds every number exactly once.'),
  column: groupRule('Column', 'Each column holds every number exactly once.'),
  box: groupRule('Box', 'Each box holds every number exactly once.'),
  region: groupRule('Region', 'Each region, framed by heavy lines, holds every number exactly once.'),
  diagonal: groupRule('Diagonal', 'Each of the two long diagonals holds every number exactly once.'),
  cage: groupRule('Cage', 'No cage holds a number twice.'),
}

const commonRules: Speech['commonRules'] = {
  given: {
    name: 'Printed number',
    law: 'The printed numbers stay as they are.',
    why: (instance, size) => `the ${thing(size)} at ${named(told(instance, size))} is printed`,
    broken: (instance, size) => {
      const it = told(instance, size)
      return `The printed ${it.numbers.join('')} at ${it.cells.join(', ')} was changed.`
    },
  },
  cell: {
    name: 'Cell',
    law: 'Each cell holds one number.',
    why: (instance, size) =>
      told(instance, size).says === '' ? `each cell holds one ${thing(size)}` : why(instance, size),
    broken: (instance, size) => {
      const { cells } = told(instance, size)
      return cells.length === 1 ? `${cells.join('')} is still empty.` : `${cells.length} cells are still empty.`
    },
  },
}

/** Where cells or lines crowd, the causes say it all. */
const pattern: Text = (step, _size, say) => `${capital(step.because.map(say).join('; '))}.`

function stepSaid({ cell, number, holds }: PathStep): string {
  return `${cell} is ${holds ? '' : 'not '}${number}`
}

const texts: Texts = {
  'only-number': [
    'Only number',
    (step, size, say) => {
      const causes = step.because.map(say)
      if (!namesAll(step, size)) causes.push(`the other ${thing(size)}s are ruled out`)
      return `${firstFact(step, size).cell} has one ${thing(size)} left: ${causes.join('; ')}.`
    },
  ],
  'only-place': [
    'Only place',
    (step, size, say) => {
      const { cell } = firstFact(step, size)
      const [group, ...causes] = step.because.map(say)
      return `${capital(group ?? '')} than ${cell}${causes.length === 0 ? '' : `: ${causes.join('; ')}`}.`
    },
  ],
  pointing: ['Pointing', pattern],
  claiming: ['Claiming', pattern],
  'naked-pair': ['Naked pair', pattern],
  'hidden-pair': ['Hidden pair', pattern],
  'naked-triple': ['Naked triple', pattern],
  'hidden-triple': ['Hidden triple', pattern],
  'x-wing': ['X-wing', pattern],
  swordfish: ['Swordfish', pattern],
  'xy-wing': [
    'XY-wing',
    (step, size, say) => {
      const { number, cells } = wingsOf(step, size)
      return `${step.because.map(say).join('; ')}: one of ${listed(cells)} is ${number}.`
    },
  ],
  chain: [
    'What if',
    (step, size, say) => {
      const [start, ...rest] = pathOf(step, size)
      const steps = rest.map((one, at) => `${stepSaid(one)}, for ${say(step.because[at] as Instance)}`)
      const broken = say(step.because[step.because.length - 1] as Instance)
      const then = steps.length === 0 ? '' : ` Then ${steps.join('; ')}.`
      return `Suppose ${start?.cell ?? ''} is ${start?.number ?? ''}.${then} That cannot be: ${broken}.`
    },
  ],
}

function fact({ place, value, holds }: Fact, size: Size): string {
  return `${cellName(size, place)} is ${holds ? '' : 'not '}${symbolIn(size, value)}`
}

function facts(some: readonly Fact[], size: Size): string {
  if (some.some(({ holds }) => holds)) return listed(some.map((one) => fact(one, size)))
  return listed(
    outcomesOf(some, size).map(({ cells, numbers }) => {
      const are = `${listed(cells)} ${cells.length > 1 ? 'are' : 'is'}`
      if (numbers.length < 3) return `${are} ${numbers.length === 1 ? 'not' : 'neither'} ${numbers.join(' nor ')}`
      return `${are} none of ${listed(numbers)}`
    }),
  )
}

/** What all kinds of numbers say in English. */
export const english: Speech = {
  why,
  groupRules,
  commonRules,
  texts,
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  fact,
  facts,
}
