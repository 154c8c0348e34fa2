import type { Language } from '@kazu/puzzle'
import { isHole, roomSize } from './board.js'
import type { RippleBoard } from './board.js'
import type { RippleKind } from './kind.js'

interface CellWords {
  readonly hole: string
  readonly given: string
  readonly empty: string
  readonly room: (size: number) => string
  readonly corner: string
  readonly centre: string
  readonly colour: string
}

const WORDS: Readonly<Record<Language, CellWords>> = {
  en: {
    hole: 'hole',
    given: 'given',
    empty: 'empty',
    room: (size) => `room of ${size}`,
    corner: 'corner notes',
    centre: 'notes',
    colour: 'colour',
  },
  ja: {
    hole: '穴',
    given: '問題の数字',
    empty: '空き',
    room: (size) => `${size}マスの部屋`,
    corner: 'すみのメモ',
    centre: 'メモ',
    colour: '色',
  },
  it: {
    hole: 'buco',
    given: 'stampato',
    empty: 'vuota',
    room: (size) => `stanza di ${size}`,
    corner: 'appunti agli angoli',
    centre: 'appunti',
    colour: 'colore',
  },
}

/** What a reader hears of a cell, without its place: `3, given, room of 4`, `empty, notes 2 5, room of 6`. */
export function describeRipple(
  board: RippleBoard,
  marks: RippleKind['marks'],
  cell: number,
  language: Language,
): string {
  const words = WORDS[language]
  if (isHole(board, cell)) return words.hole
  const given = board.givens[cell] ?? 0
  const entry = marks.entry[cell] ?? 0
  const colour = marks.colour[cell] ?? 0
  const parts = given !== 0 ? [String(given), words.given] : [entry === 0 ? words.empty : String(entry)]
  if (given === 0 && entry === 0)
    parts.push(...noted(words.corner, marks.corner[cell]), ...noted(words.centre, marks.centre[cell]))
  if (colour !== 0) parts.push(`${words.colour} ${colour}`)
  parts.push(words.room(roomSize(board, cell)))
  return parts.join(language === 'ja' ? '、' : ', ')
}

function noted(name: string, mask = 0): string[] {
  const numbers = Array.from({ length: 30 }, (_, at) => at + 1).filter((one) => Math.floor(mask / 2 ** one) % 2 === 1)
  return numbers.length === 0 ? [] : [`${name} ${numbers.join(' ')}`]
}
