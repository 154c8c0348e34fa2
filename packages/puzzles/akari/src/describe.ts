import type { Language } from '@kazu/puzzle'
import { DOT, LIGHT } from './board.js'
import type { AkariBoard } from './board.js'
import type { AkariKind } from './kind.js'
import { litFrom, sightOf } from './sight.js'

/** The words with which a reader says a cell. */
interface CellWords {
  readonly wall: string
  readonly light: string
  readonly dot: string
  readonly lit: string
  readonly empty: string
}

const WORDS: Readonly<Record<Language, CellWords>> = {
  en: { wall: 'wall', light: 'light', dot: 'dot', lit: 'lit', empty: 'empty' },
  ja: { wall: '壁', light: '明かり', dot: '点', lit: '照らされている', empty: '空き' },
  it: { wall: 'muro', light: 'luce', dot: 'punto', lit: 'illuminata', empty: 'vuota' },
}

/** What a reader hears of a cell: `wall 3`, `light`, `dot, lit`. */
export function describeAkari(board: AkariBoard, marks: AkariKind['marks'], cell: number, language: Language): string {
  const words = WORDS[language]
  const printed = board.cells[cell]
  if (printed === false) return words.wall
  if (typeof printed === 'number') return `${words.wall} ${printed}`
  const value = marks.shade[cell]
  if (value === LIGHT) return words.light
  const lit = litFrom(sightOf(board), cell).some((other) => marks.shade[other] === LIGHT)
  const parts = [...(value === DOT ? [words.dot] : []), ...(lit ? [words.lit] : [])]
  return parts.length === 0 ? words.empty : parts.join(', ')
}
