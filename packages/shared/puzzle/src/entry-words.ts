import { cellName } from '@kazu/grid'
import type { Size } from '@kazu/grid'
import type { Fact, Instance, Language, TechniqueStep } from './contract.js'
import { listed } from './saying.js'

/*
 * How facts about numbers in cells are said, and suppositions that a hint needs on the way; the same for every kind in
 * which each cell holds one number.
 */

/** Numbers and the cells that share them. */
interface Outcome {
  readonly cells: readonly string[]
  readonly numbers: readonly number[]
}

/** One language's way to say that cells hold a number, or hold none of some. */
interface EntryGrammar {
  readonly is: (cell: string, number: number) => string
  readonly isNot: (outcome: Outcome) => string
  readonly join: (items: readonly string[]) => string
  readonly chain: (suppose: string, steps: readonly (readonly [fact: string, why: string])[], broken: string) => string
}

const GRAMMARS: Readonly<Record<Language, EntryGrammar>> = {
  en: {
    is: (cell, number) => `${cell} is ${number}`,
    isNot: ({ cells, numbers }) => {
      const are = `${listed(cells, 'and')} ${cells.length > 1 ? 'are' : 'is'}`
      const names = numbers.map(String)
      if (names.length === 1) return `${are} not ${names.join('')}`
      return names.length === 2 ? `${are} neither ${names.join(' nor ')}` : `${are} none of ${listed(names, 'and')}`
    },
    join: (items) => items.join('; '),
    chain: (suppose, steps, broken) => {
      const then = steps.map(([fact, why]) => `${fact}, for ${why}`).join('; ')
      return `Suppose ${suppose}.${then === '' ? '' : ` Then ${then}.`} That cannot be: ${broken}.`
    },
  },
  ja: {
    is: (cell, number) => `${cell}は${number}である`,
    isNot: ({ cells, numbers }) => `${cells.join('、')}は${numbers.join('、')}ではない`,
    join: (items) => items.join('、'),
    chain: (suppose, steps, broken) => {
      const then = steps.map(([fact, why]) => `${why}ので、${fact}ことになります。`).join('')
      return `仮に、${suppose}としましょう。${then}これでは、${broken}という決まりに合いません。`
    },
  },
  it: {
    is: (cell, number) => `in ${cell} sta ${number}`,
    isNot: ({ cells, numbers }) => {
      const names = numbers.map(String)
      const none = names.length === 1 ? `non sta ${names.join('')}` : `non stanno né ${names.join(' né ')}`
      return `in ${listed(cells, 'e')} ${none}`
    },
    join: (items) => items.join('; '),
    chain: (suppose, steps, broken) => {
      const then = steps.map(([fact, why]) => `${fact}, perché ${why}`).join('; ')
      return `Supponiamo: ${suppose}.${then === '' ? '' : ` Allora ${then}.`} Non può essere: ${broken}.`
    },
  },
}

/** A fact about a number in a cell as a clause: `r1c2 is not 5`. */
export function sayEntry(fact: Fact, size: Size, language: Language): string {
  return sayEntries([fact], size, language)
}

/** Several facts about numbers in cells as one clause; numbers that leave the same cells are said together. */
export function sayEntries(facts: readonly Fact[], size: Size, language: Language): string {
  const { is, isNot, join } = GRAMMARS[language]
  const placed = facts.filter(({ holds }) => holds).map(({ place, value }) => is(cellName(size, place), value))
  return join([...placed, ...outcomesOf(facts, size).map(isNot)])
}

function outcomesOf(facts: readonly Fact[], size: Size): Outcome[] {
  const numbersOf = new Map<number, number[]>()
  for (const { place, value, holds } of facts) {
    if (!holds)
      numbersOf.set(
        place,
        [...(numbersOf.get(place) ?? []), value].sort((a, b) => a - b),
      )
  }
  const outcomes = new Map<string, { cells: string[]; numbers: readonly number[] }>()
  for (const [place, numbers] of [...numbersOf].sort(([one], [other]) => one - other)) {
    const found = outcomes.get(numbers.join(' '))
    if (found === undefined) outcomes.set(numbers.join(' '), { cells: [cellName(size, place)], numbers })
    else found.cells.push(cellName(size, place))
  }
  return [...outcomes.values()]
}

/**
 * A refuted supposition on the way to a number, as the ladder of entries hands it: its `path` is the supposition and
 * what follows, one rule instance of `because` each, and the last is what is broken.
 */
export function sayChain<Rule extends string>(
  { because, details }: TechniqueStep<Rule>,
  size: Size,
  language: Language,
  why: (instance: Instance<Rule>) => string,
): string {
  const [suppose, ...path] = pathOf(String(details?.['path'] ?? ''))
  const breaths: { facts: Fact[]; because: Instance<Rule> }[] = []
  path.forEach((fact, at) => {
    const cause = because[at] as Instance<Rule>
    const last = breaths[breaths.length - 1]
    if (last?.because === cause) last.facts.push(fact)
    else breaths.push({ facts: [fact], because: cause })
  })
  const steps = breaths.map(({ facts, because: cause }) => [sayEntries(facts, size, language), why(cause)] as const)
  const broken = because[because.length - 1]
  const said = suppose === undefined ? '' : sayEntry(suppose, size, language)
  return GRAMMARS[language].chain(said, steps, broken === undefined ? '' : why(broken))
}

function pathOf(path: string): Fact[] {
  return [...path.matchAll(/(\d+)([=!])(\d+)/g)].map(([, place, sign, value]) => ({
    layer: 'entry',
    place: Number(place),
    value: Number(value),
    holds: sign === '=',
  }))
}
