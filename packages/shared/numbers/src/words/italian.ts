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

function listed(items: readonly string[], last = 'e'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`
}

const NAMES: Readonly<Record<GroupType, { the: string; inThe: string }>> = {
  row: { the: 'la riga', inThe: 'nella riga' },
  column: { the: 'la colonna', inThe: 'nella colonna' },
  box: { the: 'il riquadro', inThe: 'nel riquadro' },
  region: { the: 'la regione', inThe: 'nella regione' },
  diagonal: { the: 'la diagonale', inThe: 'nella diagonale' },
  cage: { the: 'la gabbia', inThe: 'nella gabbia' },
}

/** What tells a group from others of its type: `3`; of a region, one of its cells. */
function which({ rule, group, cells }: Told): string {
  if (rule === 'diagonal') return `dall’alto a ${group === 1 ? 'sinistra' : 'destra'}`
  return rule === 'region' || rule === 'cage' ? `di ${cells[0] ?? ''}` : String(group)
}

/** `la riga 3`; a cell by its name. */
function named(it: Told): string {
  return it.rule === 'cell' || it.rule === 'given' ? (it.cells[0] ?? '') : `${NAMES[it.rule].the} ${which(it)}`
}

/** `nella riga 3`. */
function inside(it: Told): string {
  return it.rule === 'cell' || it.rule === 'given' ? `in ${it.cells[0] ?? ''}` : `${NAMES[it.rule].inThe} ${which(it)}`
}

/** What is said of a board of numbers, or of one of letters. */
function said(size: Size, numbers: string, letters: string): string {
  return hasLetters(size) ? letters : numbers
}

function why(instance: Instance, size: Size): string {
  const it = told(instance, size)
  const numbers = listed(it.numbers)
  const says: Readonly<Record<string, string>> = {
    holds: `${named(it)} contiene già ${numbers}`,
    'adds-up': `${named(it)} ha per somma ${(size.width * (size.width + 1)) / 2}`,
    once: `${named(it)} contiene ${numbers} una volta sola`,
    'one-place': `${inside(it)} non c’è altro posto per ${numbers}`,
    'no-place': `${inside(it)} deve stare anche ${numbers}`,
    'one-number': `in ${it.cells[0] ?? ''} non resta ${said(size, 'altro numero', 'altra lettera')}`,
    'no-number': `in ${it.cells[0] ?? ''} deve stare ${said(size, 'un numero', 'una lettera')}`,
    'only-numbers':
      it.rule === 'cell'
        ? `in ${it.cells.join('')} può stare solo ${listed(it.numbers, 'o')}`
        : `${inside(it)} le caselle ${listed(it.cells)} possono contenere solo ${numbers}`,
    'only-places': `${inside(it)} solo ${listed(it.cells)} ${it.cells.length > 1 ? 'possono' : 'può'} contenere ${numbers}`,
  }
  return says[it.says] ?? `${named(it)} contiene ogni ${said(size, 'numero', 'lettera')} una volta`
}

function groupRule(name: string, law: string): RuleWords {
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

const groupRules: Readonly<Record<GroupType, RuleWords>> = {
  row: groupRule('Riga', 'Ogni riga contiene ogni numero esattamente una volta.'),
  column: groupRule('Colonna', 'Ogni colonna contiene ogni numero esattamente una volta.'),
  box: groupRule('Riquadro', 'Ogni riquadro contiene ogni numero esattamente una volta.'),
  region: groupRule('Regione', 'Ogni regione, chiusa da linee spesse, contiene ogni numero esattamente una volta.'),
  diagonal: groupRule('Diagonale', 'Ognuna delle due diagonali lunghe contiene ogni numero esattamente una volta.'),
  cage: groupRule('Gabbia', 'Nessuna gabbia contiene due volte lo stesso numero.'),
}

const commonRules: Speech['commonRules'] = {
  given: {
    name: 'Numero stampato',
    law: 'I numeri stampati restano come sono.',
    why: (instance, size) =>
      `${said(size, 'il numero', 'la lettera')} in ${named(told(instance, size))} è ${said(size, 'stampato', 'stampata')}`,
    broken: (instance, size) => {
      const it = told(instance, size)
      return `Il numero stampato ${it.numbers.join('')} in ${it.cells.join(', ')} è stato cambiato.`
    },
  },
  cell: {
    name: 'Casella',
    law: 'Ogni casella contiene un numero.',
    why: (instance, size) =>
      told(instance, size).says === ''
        ? `ogni casella contiene ${said(size, 'un numero', 'una lettera')}`
        : why(instance, size),
    broken: (instance, size) => {
      const { cells } = told(instance, size)
      return cells.length === 1 ? `${cells.join('')} è ancora vuota.` : `${cells.length} caselle sono ancora vuote.`
    },
  },
}

/** Where cells or lines crowd, the causes say it all. */
const pattern: Text = (step, _size, say) => `${capital(step.because.map(say).join('; '))}.`

function stepSaid({ cell, number, holds }: PathStep): string {
  return `in ${cell} ${holds ? 'sta' : 'non sta'} ${number}`
}

const texts: Texts = {
  'only-number': [
    'Numero unico',
    (step, size, say) => {
      const causes = step.because.map(say)
      if (!namesAll(step, size))
        causes.push(said(size, 'gli altri numeri sono esclusi', 'le altre lettere sono escluse'))
      return `In ${firstFact(step, size).cell} resta ${said(size, 'un solo numero', 'una sola lettera')}: ${causes.join('; ')}.`
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
      const steps = rest.map((one, at) => `${stepSaid(one)}, perché ${say(step.because[at] as Instance)}`)
      const broken = say(step.because[step.because.length - 1] as Instance)
      const then = steps.length === 0 ? '' : ` Allora ${steps.join('; ')}.`
      return `Supponiamo che in ${start?.cell ?? ''} stia ${start?.number ?? ''}.${then} Non può essere: ${broken}.`
    },
  ],
}

function fact({ place, value, holds }: Fact, size: Size): string {
  return `in ${cellName(size, place)} ${holds ? 'sta' : 'non sta'} ${symbolIn(size, value)}`
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

/** What all kinds of numbers say in Italian. */
export const italian: Speech = {
  why,
  groupRules,
  commonRules,
  texts,
  levels: { easy: 'Facile', medium: 'Medio', hard: 'Difficile' },
  fact,
  facts,
}
