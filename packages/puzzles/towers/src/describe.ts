import type { Language } from '@kazu/puzzle'
import type { TowersBoard } from './board.js'
import { lineFrom, sideOfClue, type Side } from './lines.js'

const SAID: Readonly<Record<Language, Readonly<Record<Side, (clue: number) => string>>>> = {
  en: {
    top: (clue) => `${clue} above`,
    bottom: (clue) => `${clue} below`,
    left: (clue) => `${clue} to the left`,
    right: (clue) => `${clue} to the right`,
  },
  ja: {
    top: (clue) => `上に${clue}`,
    bottom: (clue) => `下に${clue}`,
    left: (clue) => `左に${clue}`,
    right: (clue) => `右に${clue}`,
  },
  it: {
    top: (clue) => `${clue} sopra`,
    bottom: (clue) => `${clue} sotto`,
    left: (clue) => `${clue} a sinistra`,
    right: (clue) => `${clue} a destra`,
  },
}

/** The places of the printed clues that stand beside a cell at the edge. */
export function cluesBeside({ size, clues }: TowersBoard, cell: number): number[] {
  return clues.flatMap((clue, place) => (clue !== 0 && lineFrom(size, place)[0] === cell ? [place] : []))
}

/** What a reader hears of the clues beside a cell at the edge: `3 above`. */
export function describeClues(board: TowersBoard, cell: number, language: Language): string[] {
  return cluesBeside(board, cell).map((place) =>
    SAID[language][sideOfClue(board.size, place).side](board.clues[place] as number),
  )
}
