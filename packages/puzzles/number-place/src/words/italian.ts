import { symbolOf } from '@kazu/groups'
import { cellName, type Size } from '@kazu/grid'
import type { Fact, Instance, KindWords, RuleWords } from '@kazu/puzzle'
import type { NumberPlaceLevel, NumberPlaceTechnique } from '../kind.js'
import type { NumberPlaceRule } from '../rules.js'
import {
  capital,
  firstFact,
  namesAll,
  outcomesOf,
  pathOf,
  techniquesOf,
  told,
  wingsOf,
  type Text,
  type Texts,
  type Told,
} from './told.js'

function listed(items: readonly string[], last = 'e'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`
}

type Line = 'row' | 'column' | 'box'

const NAMES: Readonly<Record<Line, { the: string; inThe: string }>> = {
  row: { the: 'la riga', inThe: 'nella riga' },
  column: { the: 'la colonna', inThe: 'nella colonna' },
  box: { the: 'il riquadro', inThe: 'nel riquadro' },
}

/** `la riga 3`; a cell by its name. */
function named({ rule, group, cells }: Told): string {
  return rule === 'cell' || rule === 'given' ? (cells[0] ?? '') : `${NAMES[rule].the} ${group}`
}

/** `nella riga 3`. */
function inside({ rule, group, cells }: Told): string {
  return rule === 'cell' || rule === 'given' ? `in ${cells[0] ?? ''}` : `${NAMES[rule].inThe} ${group}`
}

function why(instance: Instance, size: Size): string {
  const it = told(instance, size)
  const numbers = listed(it.numbers)
  const says: Readonly<Record<string, string>> = {
    holds: `${named(it)} contiene già ${numbers}`,
    once: `${named(it)} contiene ${numbers} una volta sola`,
    'one-place': `${inside(it)} non c’è altro posto per ${numbers}`,
    'no-place': `${inside(it)} deve stare anche ${numbers}`,
    'one-number': `in ${it.cells[0] ?? ''} non resta altro numero`,
    'no-number': `in ${it.cells[0] ?? ''} deve stare un numero`,
    'only-numbers':
      it.rule === 'cell'
        ? `in ${it.cells.join('')} può stare solo ${listed(it.numbers, 'o')}`
        : `${inside(it)} le caselle ${listed(it.cells)} possono contenere solo ${numbers}`,
    'only-places': `${inside(it)} solo ${listed(it.cells)} ${it.cells.length > 1 ? 'possono' : 'può'} contenere ${numbers}`,
  }
  return says[it.says] ?? `${named(it)} contiene ogni numero una volta`
}

function line(name: string, law: string): RuleWords {
  return {
    name,
    law,
    why,
    broken: (instance, size) => {
      const it = told(instance, size)
      return `${capital(named(it))} contiene ${it.numbers.join('')} più di una volta, in ${listed(it.cells)}.`
    },
  }
}

const rules: Readonly<Record<NumberPlaceRule, RuleWords>> = {
  given: {
    name: 'Numero stampato',
    law: 'I numeri stampati restano come sono.',
    why: (instance, size) => `il numero in ${named(told(instance, size))} è stampato`,
    broken: (instance, size) => {
      const it = told(instance, size)
      return `Il numero stampato ${it.numbers.join('')} in ${it.cells.join(', ')} è stato cambiato.`
    },
  },
  row: line('Riga', 'Ogni riga contiene ogni numero esattamente una volta.'),
  column: line('Colonna', 'Ogni colonna contiene ogni numero esattamente una volta.'),
  box: line('Riquadro', 'Ogni riquadro contiene ogni numero esattamente una volta.'),
  cell: {
    name: 'Casella',
    law: 'Ogni casella contiene un numero.',
    why: (instance, size) =>
      told(instance, size).says === '' ? 'ogni casella contiene un numero' : why(instance, size),
    broken: (instance, size) => {
      const { cells } = told(instance, size)
      return cells.length === 1 ? `${cells.join('')} è ancora vuota.` : `${cells.length} caselle sono ancora vuote.`
    },
  },
}

/** Where cells or lines crowd, the causes say it all. */
const pattern: Text = (step, _size, say) => `${capital(step.because.map(say).join('; '))}.`

const texts: Texts = {
  'only-number': [
    'Numero unico',
    (step, size, say) => {
      const causes = step.because.map(say)
      if (!namesAll(step, size)) causes.push('gli altri numeri sono esclusi')
      return `In ${firstFact(step, size).cell} resta un solo numero: ${causes.join('; ')}.`
    },
  ],
  'only-place': [
    'Posto unico',
    (step, size, say) => {
      const { cell } = firstFact(step, size)
      const [group, ...causes] = step.because.map(say)
      return `${capital(group ?? '')} che ${cell}${causes.length === 0 ? '' : `: ${causes.join('; ')}`}.`
    },
  ],
  pointing: ['Candidati bloccati (dal riquadro)', pattern],
  claiming: ['Candidati bloccati (dalla linea)', pattern],
  'naked-pair': ['Coppia nuda', pattern],
  'hidden-pair': ['Coppia nascosta', pattern],
  'naked-triple': ['Terna nuda', pattern],
  'hidden-triple': ['Terna nascosta', pattern],
  'x-wing': ['X-wing', pattern],
  swordfish: ['Swordfish', pattern],
  'xy-wing': [
    'XY-wing',
    (step, size, say) => {
      const { number, cells } = wingsOf(step, size)
      return `${capital(step.because.map(say).join('; '))}: ${number} sta in ${listed(cells, 'o')}.`
    },
  ],
  chain: [
    'E se…',
    (step, size, say) => {
      const [start, ...rest] = pathOf(step, size)
      const steps = rest.map(
        ({ cell, number }, at) => `in ${cell} sta ${number}, perché ${say(step.because[at] as Instance)}`,
      )
      const broken = say(step.because[step.because.length - 1] as Instance)
      const then = steps.length === 0 ? '' : ` Allora ${steps.join('; ')}.`
      return `Supponiamo che in ${start?.cell ?? ''} stia ${start?.number ?? ''}.${then} Non può essere: ${broken}.`
    },
  ],
}

function fact({ place, value, holds }: Fact, size: Size): string {
  return `in ${cellName(size, place)} ${holds ? 'sta' : 'non sta'} ${symbolOf(value)}`
}

function facts(some: readonly Fact[], size: Size): string {
  if (some.some(({ holds }) => holds)) return listed(some.map((one) => fact(one, size)))
  return listed(
    outcomesOf(some, size).map(({ cells, numbers }) => {
      const out =
        numbers.length === 1 ? `non sta ${listed(numbers)}` : `non sta ${numbers.map((one) => `né ${one}`).join(' ')}`
      return `in ${listed(cells)} ${out}`
    }),
  )
}

/** The words of number-place in Italian. */
export const italian: KindWords<NumberPlaceRule, NumberPlaceTechnique, NumberPlaceLevel> = {
  name: 'Sudoku',
  aim: 'Riempi ogni casella in modo che ogni riga, ogni colonna e ogni riquadro contenga ogni numero una volta.',
  levels: { easy: 'Facile', medium: 'Medio', hard: 'Difficile' },
  rules,
  techniques: techniquesOf(texts, why),
  fact,
  facts,
}
