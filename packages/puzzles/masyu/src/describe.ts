import { DIRECTIONS, linkFrom } from '@kazu/grid'
import type { Direction } from '@kazu/grid'
import type { Language } from '@kazu/puzzle'
import { CROSS, LINE } from './board.js'
import type { MasyuBoard } from './board.js'
import type { MasyuKind } from './kind.js'

/** The words with which a reader says a cell. */
interface CellWords {
  readonly pearls: readonly [none: string, white: string, black: string]
  readonly line: string
  readonly cross: string
  readonly empty: string
  readonly and: string
  readonly directions: Readonly<Record<Direction, string>>
}

const WORDS: Readonly<Record<Language, CellWords>> = {
  en: {
    pearls: ['', 'white pearl', 'black pearl'],
    line: 'line',
    cross: 'cross',
    empty: 'empty',
    and: ' and ',
    directions: { up: 'up', down: 'down', left: 'left', right: 'right' },
  },
  ja: {
    pearls: ['', '白い真珠', '黒い真珠'],
    line: '線',
    cross: 'バツ',
    empty: '空き',
    and: 'と',
    directions: { up: '上', down: '下', left: '左', right: '右' },
  },
  it: {
    pearls: ['', 'perla bianca', 'perla nera'],
    line: 'linea',
    cross: 'croce',
    empty: 'vuota',
    and: ' e ',
    directions: { up: 'in su', down: 'in giù', left: 'a sinistra', right: 'a destra' },
  },
}

/** What a reader hears of a cell: `white pearl, line up and right, cross left`. */
export function describeMasyu(board: MasyuBoard, marks: MasyuKind['marks'], cell: number, language: Language): string {
  const words = WORDS[language]
  const said = (value: number, name: string): string => {
    const ways = DIRECTIONS.filter((direction) => marks.line[linkFrom(board, cell, direction)] === value)
    return ways.length === 0 ? '' : `${name} ${ways.map((way) => words.directions[way]).join(words.and)}`
  }
  const pearl = words.pearls[board.pearls[cell] ?? 0]
  const parts = [pearl, said(LINE, words.line), said(CROSS, words.cross)].filter((part) => part !== '')
  return parts.length === 0 ? words.empty : parts.join(', ')
}
