import { cellBeside, DIRECTIONS, sideOf } from '@kazu/grid'
import type { Direction, Size } from '@kazu/grid'
import type { Language } from '@kazu/puzzle'
import { CROSS, INSIDE, LINE, OUTSIDE } from './board.js'
import type { SlitherlinkBoard } from './board.js'
import type { SlitherlinkKind } from './kind.js'

/** A side as a person finds it: a cell, and where at it the side lies; with the cell beyond where there is one. */
export interface SidePlace {
  readonly cell: number
  readonly direction: Direction
  /** -1 on the frame. */
  readonly beyond: number
}

/** Where a side lies: to the right of or below a cell, and on the upper and left frame above or to the left of one. */
export function placeOfSide(size: Size, side: number): SidePlace {
  const horizontal = size.width * (size.height + 1)
  if (side < horizontal) {
    if (side < size.width) return { cell: side, direction: 'up', beyond: -1 }
    const cell = side - size.width
    return { cell, direction: 'down', beyond: cellBeside(size, cell, 'down') }
  }
  const place = side - horizontal
  const row = Math.floor(place / (size.width + 1))
  const column = place % (size.width + 1)
  const first = row * size.width
  if (column === 0) return { cell: first, direction: 'left', beyond: -1 }
  const cell = first + column - 1
  return { cell, direction: 'right', beyond: cellBeside(size, cell, 'right') }
}

/** The cells at a side, one or two, ascending. */
export function cellsBeside(size: Size, side: number): number[] {
  const { cell, beyond } = placeOfSide(size, side)
  return beyond === -1 ? [cell] : [cell, beyond]
}

/** The words with which a reader says a cell. */
interface CellWords {
  readonly line: string
  readonly cross: string
  readonly empty: string
  readonly and: string
  readonly inside: string
  readonly outside: string
  readonly directions: Readonly<Record<Direction, string>>
}

const WORDS: Readonly<Record<Language, CellWords>> = {
  en: {
    line: 'line',
    cross: 'cross',
    empty: 'empty',
    and: ' and ',
    inside: 'inside',
    outside: 'outside',
    directions: { up: 'above', down: 'below', left: 'left', right: 'right' },
  },
  ja: {
    line: '線',
    cross: 'バツ',
    empty: '空き',
    and: 'と',
    inside: '内側',
    outside: '外側',
    directions: { up: '上', down: '下', left: '左', right: '右' },
  },
  it: {
    line: 'linea',
    cross: 'croce',
    empty: 'vuota',
    and: ' e ',
    inside: 'interno',
    outside: 'esterno',
    directions: { up: 'sopra', down: 'sotto', left: 'a sinistra', right: 'a destra' },
  },
}

/** What a reader hears of a cell: `2, line above and left, cross right, inside`. */
export function describeSlitherlink(
  board: SlitherlinkBoard,
  marks: SlitherlinkKind['marks'],
  cell: number,
  language: Language,
): string {
  const words = WORDS[language]
  const said = (value: number, name: string): string => {
    const ways = DIRECTIONS.filter((direction) => marks.line[sideOf(board, cell, direction)] === value)
    return ways.length === 0 ? '' : `${name} ${ways.map((way) => words.directions[way]).join(words.and)}`
  }
  const shade = marks.shade[cell]
  const parts = [
    String(board.clues[cell] ?? ''),
    said(LINE, words.line),
    said(CROSS, words.cross),
    shade === INSIDE ? words.inside : shade === OUTSIDE ? words.outside : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? words.empty : parts.join(', ')
}
