import type { Language } from '@kazu/puzzle'
import { digitsOf } from '@kazu/solver'
import type { KakuroBoard } from './board.js'
import type { KakuroKind } from './kind.js'

interface CellWords {
  readonly black: string
  readonly across: string
  readonly down: string
  readonly empty: string
  readonly corner: string
  readonly centre: string
  readonly colour: string
}

const WORDS: Readonly<Record<Language, CellWords>> = {
  en: {
    black: 'black',
    across: 'across',
    down: 'down',
    empty: 'empty',
    corner: 'corner notes',
    centre: 'notes',
    colour: 'colour',
  },
  ja: {
    black: '黒マス',
    across: '横の合計',
    down: '縦の合計',
    empty: '空き',
    corner: 'すみのメモ',
    centre: 'メモ',
    colour: '色',
  },
  it: {
    black: 'nera',
    across: 'in riga',
    down: 'in colonna',
    empty: 'vuota',
    corner: 'appunti agli angoli',
    centre: 'appunti',
    colour: 'colore',
  },
}

/** What a reader hears of a cell, without its place: `16 across, 11 down`, `5`, `empty, notes 2 5`. */
export function describeKakuro(
  board: KakuroBoard,
  marks: KakuroKind['marks'],
  cell: number,
  language: Language,
): string {
  const parts = partsOf(WORDS[language], board, marks, cell, language)
  return parts.join(language === 'ja' ? '、' : ', ')
}

function partsOf(
  words: CellWords,
  board: KakuroBoard,
  marks: KakuroKind['marks'],
  cell: number,
  language: Language,
): string[] {
  const clue = board.cells[cell]
  if (clue !== null && clue !== undefined) {
    const said = (['across', 'down'] as const).flatMap((direction) => {
      const sum = clue[direction]
      if (sum === 0) return []
      return [language === 'ja' ? `${words[direction]} ${sum}` : `${sum} ${words[direction]}`]
    })
    return said.length === 0 ? [words.black] : said
  }
  const entry = marks.entry[cell] ?? 0
  const colour = marks.colour[cell] ?? 0
  return [
    entry === 0 ? words.empty : String(entry),
    ...(entry === 0 ? [...noted(words.corner, marks.corner[cell]), ...noted(words.centre, marks.centre[cell])] : []),
    ...(colour === 0 ? [] : [`${words.colour} ${colour}`]),
  ]
}

function noted(name: string, mask = 0): string[] {
  return mask === 0 ? [] : [`${name} ${digitsOf(mask >> 1).join(' ')}`]
}
