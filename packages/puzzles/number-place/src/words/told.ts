import { symbolOf } from '@kazu/groups'
import { cellName, type Size } from '@kazu/grid'
import type { Fact, Instance, KindWords, TechniqueStep } from '@kazu/puzzle'
import { BOXES } from '../board.js'
import type { NumberPlaceLevel, NumberPlaceTechnique } from '../kind.js'
import { NUMBER_PLACE_RULES } from '../rules.js'
import type { NumberPlaceRule } from '../rules.js'

/** What the words of every language read out of a rule instance. */
export interface Told {
  readonly rule: NumberPlaceRule
  /** The number of the row, column or box, from 1. */
  readonly group: number
  /** The names of the cells: `r3c4`. */
  readonly cells: readonly string[]
  /** The characters of the numbers that are spoken of. */
  readonly numbers: readonly string[]
  /** What a ground says; empty for a fault. */
  readonly says: string
}

/** One step of reasoning as the words take it. */
export type Step = TechniqueStep<NumberPlaceRule, NumberPlaceTechnique>

/** Says a rule instance as a cause, with its badge where it has one. */
export type Why = (instance: Instance) => string

/** What a technique says where it is used; see `KindWords`. */
export type Text = (step: Step, size: Size, why: Why) => string

/** The words of techniques, each by its name and its text. */
export type Texts = Readonly<Record<NumberPlaceTechnique, readonly [name: string, text: Text]>>

/** The techniques of a language for the contract: causes are said without badges where the caller has none. */
export function techniquesOf(
  texts: Texts,
  why: (instance: Instance, size: Size) => string,
): KindWords<NumberPlaceRule, NumberPlaceTechnique, NumberPlaceLevel>['techniques'] {
  const named = Object.entries(texts).map(([technique, [name, text]]) => [
    technique,
    { name, text: (step: Step, size: Size, say: Why = (instance) => why(instance, size)) => text(step, size, say) },
  ])
  return Object.fromEntries(named) as KindWords<NumberPlaceRule, NumberPlaceTechnique, NumberPlaceLevel>['techniques']
}

/** Reads a rule instance: of a hint, or of a fault, whose one number is its `value`. */
export function told(instance: Instance, size: Size): Told {
  const { cells, details = {} } = instance
  const rule = NUMBER_PLACE_RULES.find((name) => name === instance.rule) ?? 'cell'
  const numbers = String(details['numbers'] ?? details['value'] ?? '')
  return {
    rule,
    group: typeof details['group'] === 'number' ? details['group'] : groupOf(rule, cells[0] ?? 0, size.width),
    cells: cells.map((cell) => cellName(size, cell)),
    numbers: numbers === '' ? [] : numbers.split(' ').map((number) => symbolOf(Number(number))),
    says: String(details['says'] ?? ''),
  }
}

function groupOf(rule: NumberPlaceRule, cell: number, size: number): number {
  const [row, column] = [Math.floor(cell / size), cell % size]
  if (rule === 'row') return row + 1
  if (rule === 'column') return column + 1
  const [boxRows, boxColumns] = BOXES[size] ?? [1, size]
  return Math.floor(row / boxRows) * (size / boxColumns) + Math.floor(column / boxColumns) + 1
}

/** A rule instance of a step, by its place in `because`. */
function toldOf(step: Step, at: number, size: Size): Told {
  return told(step.because[at] ?? { rule: 'cell', cells: [] }, size)
}

/** The cell and number that a step is about first. */
export function firstFact(step: Step, size: Size): { readonly cell: string; readonly number: string } {
  const fact = step.facts[0]
  return { cell: cellName(size, fact?.place ?? 0), number: symbolOf(fact?.value ?? 0) }
}

/** The numbers put into cells along a chain, the supposition first. */
export function pathOf(step: Step, size: Size): { readonly cell: string; readonly number: string }[] {
  return String(step.details?.['path'] ?? '')
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [cell = 0, value = 0] = part.split('=').map(Number)
      return { cell: cellName(size, cell), number: symbolOf(value) }
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
    numbers: numbers.map(symbolOf),
  }))
}

/** The text with a capital at its start, behind a badge if there is one. Names of cells stay as they are. */
export function capital(text: string): string {
  const start = /^\(\d+\) /.exec(text)?.[0].length ?? 0
  if (/^r\d+c\d+/.test(text.slice(start))) return text
  return text.slice(0, start) + text.charAt(start).toUpperCase() + text.slice(start + 1)
}
