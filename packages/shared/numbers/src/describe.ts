import { numbersOf, symbolOf } from '@kazu/groups'
import type { Language } from '@kazu/puzzle'
import type { NumbersBoard, NumbersMarks } from './board.js'

interface CellWords {
  readonly given: string
  readonly empty: string
  readonly corner: string
  readonly centre: string
  readonly colour: string
}

const WORDS: Readonly<Record<Language, CellWords>> = {
  en: { given: 'given', empty: 'empty', corner: 'corner notes', centre: 'notes', colour: 'colour' },
  ja: { given: '問題の数字', empty: '空き', corner: 'すみのメモ', centre: 'メモ', colour: '色' },
  it: { given: 'stampato', empty: 'vuota', corner: 'appunti agli angoli', centre: 'appunti', colour: 'colore' },
}

/**
 * What a reader hears of a cell, without its place: `7, given`, `5`, `empty, notes 2 5`; then what is `printed` round
 * it. Values are written as numbers unless `symbol` says otherwise.
 */
export function describeNumbers(
  board: Pick<NumbersBoard, 'givens'>,
  marks: NumbersMarks,
  cell: number,
  language: Language,
  printed: readonly string[] = [],
  symbol: (value: number) => string = symbolOf,
): string {
  const words = WORDS[language]
  const given = board.givens[cell] ?? 0
  const entry = marks.entry[cell] ?? 0
  const colour = marks.colour[cell] ?? 0
  const parts = given !== 0 ? [symbol(given), words.given] : [entry === 0 ? words.empty : symbol(entry)]
  if (given === 0 && entry === 0)
    parts.push(...noted(words.corner, symbol, marks.corner[cell]), ...noted(words.centre, symbol, marks.centre[cell]))
  if (colour !== 0) parts.push(`${words.colour} ${colour}`)
  parts.push(...printed)
  return parts.join(language === 'ja' ? '、' : ', ')
}

function noted(name: string, symbol: (value: number) => string, mask = 0): string[] {
  return mask === 0 ? [] : [`${name} ${numbersOf(mask).map(symbol).join(' ')}`]
}
