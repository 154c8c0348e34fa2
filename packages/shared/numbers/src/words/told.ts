import { symbolOf, type GroupTechnique, type GroupType } from '@kazu/groups'
import { cellName, type Size } from '@kazu/grid'
import type { Extent, Fact, Instance, KindWords, RuleWords, TechniqueStep } from '@kazu/puzzle'
import type { NumbersLevel } from '../kind.js'
import type { CommonRule } from '../rules.js'

/** What the words of every language read out of a rule instance. */
export interface Told {
  readonly rule: GroupType | CommonRule
  /** The number of the group among those of its type, from 1. */
  readonly group: number
  /** The names of the cells: `r3c4`. */
  readonly cells: readonly string[]
  /** The characters of the numbers that are spoken of. */
  readonly numbers: readonly string[]
  /** What a ground says; empty for a fault. */
  readonly says: string
}

/** One step of reasoning as the words take it. */
export type Step = TechniqueStep

/** Says a rule instance as a cause, with its badge where it has one. */
export type Why = (instance: Instance) => string

/** What a technique says where it is used; see `KindWords`. */
export type Text = (step: Step, size: Size, why: Why) => string

/** The words of techniques, each by its name and its text. */
export type Texts<Technique extends string = GroupTechnique> = Readonly<
  Record<Technique, readonly [name: string, text: Text]>
>

/** What is special to a kind in the words of one language. */
export interface OwnWords<Groups extends GroupType, Rule extends string, Technique extends string> {
  readonly name: string
  /** What to do, in one sentence. */
  readonly aim: string
  /** The types of groups that hold no number twice, each of which is a rule. */
  readonly groups: readonly Groups[]
  /** The rules beside those about groups. */
  readonly rules: Readonly<Record<Rule, RuleWords>>
  /** What all kinds say of a rule, as this kind says it; the same unless said. */
  readonly adapted?: ((rule: Groups | CommonRule, words: RuleWords) => RuleWords) | undefined
  /** The techniques beside those of groups, and those that are called otherwise. */
  readonly techniques: Texts<Technique>
}

/** The words of a kind of numbers in one language. */
export type NumbersWords<Rule extends string, Technique extends string> = KindWords<
  Rule | CommonRule,
  Technique | GroupTechnique,
  NumbersLevel
>

/** What a language says of every kind of numbers. */
export interface Speech {
  /** A rule instance about groups or cells as a cause. */
  readonly why: RuleWords['why']
  readonly groupRules: Readonly<Record<GroupType, RuleWords>>
  readonly commonRules: Readonly<Record<CommonRule, RuleWords>>
  readonly texts: Texts
  readonly levels: Readonly<Record<NumbersLevel, string>>
  readonly fact: (fact: Fact, size: Size) => string
  readonly facts: (facts: readonly Fact[], size: Size) => string
}

/** The words of a kind in a language: what all kinds say, and what is its own. */
export function wordsOf<Groups extends GroupType, Rule extends string, Technique extends string>(
  speech: Speech,
  own: OwnWords<Groups, Rule, Technique>,
): NumbersWords<Groups | Rule, Technique> {
  const adapted = (rule: Groups | CommonRule, words: RuleWords): RuleWords => own.adapted?.(rule, words) ?? words
  const given = adapted('given', speech.commonRules.given)
  const cell = adapted('cell', speech.commonRules.cell)
  const groups = own.groups.map((group) => [group, adapted(group, speech.groupRules[group])] as const)
  const rules: Readonly<Record<string, RuleWords>> = { given, ...Object.fromEntries(groups), ...own.rules, cell }
  const why: RuleWords['why'] = (instance, size) => (rules[instance.rule]?.why ?? speech.why)(instance, size)
  return {
    name: own.name,
    aim: own.aim,
    levels: speech.levels,
    rules: rules,
    techniques: techniquesOf({ ...speech.texts, ...own.techniques }, why),
    fact: speech.fact,
    facts: speech.facts,
  }
}

/** The techniques of a language for the contract: causes are said without badges where the caller has none. */
function techniquesOf<Rule extends string, Technique extends string>(
  texts: Texts<Technique | GroupTechnique>,
  why: RuleWords['why'],
): NumbersWords<Rule, Technique>['techniques'] {
  const named = Object.entries<readonly [name: string, text: Text]>(texts).map(([technique, [name, text]]) => [
    technique,
    { name, text: (step: Step, size: Size, say: Why = (instance) => why(instance, size)) => text(step, size, say) },
  ])
  return Object.fromEntries(named) as NumbersWords<Rule, Technique>['techniques']
}

const RULES: readonly (GroupType | CommonRule)[] = ['row', 'column', 'box', 'region', 'diagonal', 'cage', 'given']

/** How a value is written on a board: as its symbol, such as a letter, where it has some, else as a number. */
export function symbolIn({ symbols }: Extent, value: number): string {
  return symbols?.[value - 1] ?? symbolOf(value)
}

/** Whether the values of a board are letters. */
export function hasLetters({ symbols }: Extent): boolean {
  return symbols !== undefined
}

/** Reads a rule instance: of a hint, or of a fault, whose one number is its `value`. */
export function told(instance: Instance, size: Size): Told {
  const { cells, details = {} } = instance
  const rule = RULES.find((name) => name === instance.rule) ?? 'cell'
  const numbers = String(details['numbers'] ?? details['value'] ?? '')
  return {
    rule,
    group: typeof details['group'] === 'number' ? details['group'] : groupOf(rule, cells[0] ?? 0, size.width),
    cells: cells.map((cell) => cellName(size, cell)),
    numbers: numbers === '' ? [] : numbers.split(' ').map((number) => symbolIn(size, Number(number))),
    says: String(details['says'] ?? ''),
  }
}

/** The number of a row or column that is not said: that of its first cell. */
function groupOf(rule: string, cell: number, size: number): number {
  if (rule === 'row') return Math.floor(cell / size) + 1
  return rule === 'column' ? (cell % size) + 1 : 1
}

/** A rule instance of a step, by its place in `because`. */
function toldOf(step: Step, at: number, size: Size): Told {
  return told(step.because[at] ?? { rule: 'cell', cells: [] }, size)
}

/** The cell and number that a step is about first. */
export function firstFact(step: Step, size: Size): { readonly cell: string; readonly number: string } {
  const fact = step.facts[0]
  return { cell: cellName(size, fact?.place ?? 0), number: symbolIn(size, fact?.value ?? 0) }
}

/** One step along a chain: a number put into a cell, or ruled out of it. */
export interface PathStep {
  readonly cell: string
  readonly number: string
  readonly holds: boolean
}

/** The numbers put into cells and ruled out of them along a chain, the supposition first. */
export function pathOf(step: Step, size: Size): PathStep[] {
  return String(step.details?.['path'] ?? '')
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [cell = 0, value = 0] = part.split(/[=!]/).map(Number)
      return { cell: cellName(size, cell), number: symbolIn(size, value), holds: part.includes('=') }
    })
}

/** Whether the causes of an only-number name every other number, so that nothing was ruled out before. */
export function namesAll(step: Step, size: Size): boolean {
  const named = new Set(step.because.flatMap((instance) => told(instance, size).numbers))
  return named.size === size.width - 1
}

/** The number that an XY-wing's two wings share, and the cells of the wings. */
export function wingsOf(step: Step, size: Size): { readonly number: string; readonly cells: readonly string[] } {
  const wings = [toldOf(step, 1, size), toldOf(step, 2, size)]
  const number = wings[0]?.numbers.find((one) => wings[1]?.numbers.includes(one) === true) ?? ''
  return { number, cells: wings.flatMap(({ cells }) => cells) }
}

/** Numbers and the cells that they are ruled out of, or placed in: each group of cells with the numbers they share. */
export interface Outcome {
  readonly cells: readonly string[]
  readonly numbers: readonly string[]
}

/** Facts of one kind put together: numbers that leave the same cells stand in one outcome. */
export function outcomesOf(facts: readonly Fact[], size: Size): Outcome[] {
  const cellsOf = new Map<number, number[]>()
  for (const { place, value } of facts) cellsOf.set(value, [...(cellsOf.get(value) ?? []), place])
  const outcomes = new Map<string, { cells: number[]; numbers: number[] }>()
  for (const [number, cells] of [...cellsOf].sort(([first], [second]) => first - second)) {
    const name = cells.join(' ')
    const known = outcomes.get(name)
    if (known === undefined) outcomes.set(name, { cells, numbers: [number] })
    else known.numbers.push(number)
  }
  return [...outcomes.values()].map(({ cells, numbers }) => ({
    cells: cells.map((cell) => cellName(size, cell)),
    numbers: numbers.map((number) => symbolIn(size, number)),
  }))
}
