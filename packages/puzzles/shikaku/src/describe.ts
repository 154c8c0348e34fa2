import { areaOf, cellName, DIRECTIONS, linkFrom } from '@kazu/grid'
import type { Direction } from '@kazu/grid'
import { rectangleOver } from '@kazu/puzzle'
import type { Language } from '@kazu/puzzle'
import type { ShikakuBoard } from './board.js'
import { fitsClue } from './game.js'
import type { ShikakuKind } from './kind.js'

/** The words with which a reader says a cell. */
interface CellWords {
  readonly clue: (clue: number | '?') => string
  readonly rectangle: (from: string, to: string, cells: number, fits: boolean) => string
  readonly walls: (ways: readonly Direction[]) => string
  readonly empty: string
}

const EN: Readonly<Record<Direction, string>> = { up: 'above', down: 'below', left: 'left', right: 'right' }
const JA: Readonly<Record<Direction, string>> = { up: '上', down: '下', left: '左', right: '右' }
const IT: Readonly<Record<Direction, string>> = { up: 'sopra', down: 'sotto', left: 'a sinistra', right: 'a destra' }

const WORDS: Readonly<Record<Language, CellWords>> = {
  en: {
    clue: (clue) => (clue === '?' ? 'question mark' : `number ${clue}`),
    rectangle: (from, to, cells, fits) =>
      `rectangle from ${from} to ${to}, ${cells === 1 ? '1 cell' : `${cells} cells`}${fits ? '' : ', unfinished'}`,
    walls: (ways) => `wall ${ways.map((way) => EN[way]).join(' and ')}`,
    empty: 'empty',
  },
  ja: {
    clue: (clue) => (clue === '?' ? '疑問符' : `数字${clue}`),
    rectangle: (from, to, cells, fits) => `${from}から${to}までの長方形、${cells}マス${fits ? '' : '、未完成'}`,
    walls: (ways) => `壁 ${ways.map((way) => JA[way]).join('と')}`,
    empty: '空き',
  },
  it: {
    clue: (clue) => (clue === '?' ? 'punto interrogativo' : `numero ${clue}`),
    rectangle: (from, to, cells, fits) =>
      `rettangolo da ${from} a ${to}, ${cells === 1 ? '1 casella' : `${cells} caselle`}${fits ? '' : ', da finire'}`,
    walls: (ways) => `muro ${ways.map((way) => IT[way]).join(' e ')}`,
    empty: 'vuota',
  },
}

/** What a reader hears of a cell: `number 6, rectangle from r1c1 to r2c3, 6 cells, wall right`. */
export function describeShikaku(
  board: ShikakuBoard,
  marks: ShikakuKind['marks'],
  cell: number,
  language: Language,
): string {
  const words = WORDS[language]
  const clue = board.clues[cell] ?? 0
  const drawn = rectangleOver(board, marks, cell)
  const walls = DIRECTIONS.filter((way) => marks.wall[linkFrom(board, cell, way)] === 1)
  const corner = (row: number, column: number): string => cellName(board, row * board.width + column)
  const parts = [
    ...(clue === 0 ? [] : [words.clue(clue)]),
    ...(drawn === null
      ? []
      : [
          words.rectangle(
            corner(drawn.top, drawn.left),
            corner(drawn.bottom, drawn.right),
            areaOf(drawn),
            fitsClue(board, drawn),
          ),
        ]),
    ...(walls.length === 0 ? [] : [words.walls(walls)]),
  ]
  return parts.length === 0 ? words.empty : parts.join(', ')
}
