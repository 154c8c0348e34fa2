import { encodeCells } from '@kazu/groups'
import { readCode, type CodeSpec } from '@kazu/numbers'
import { refused, type ReadResult } from '@kazu/puzzle'
import { areSound, JIGSAW_TAKES, jigsawBoards, type JigsawBoard } from './board.js'

const FIRST = 'a'.charCodeAt(0)

/** The region of a letter of the code; what is not from `a` on gives what is no region. */
function regionOfLetter(letter: string): number {
  return letter.charCodeAt(0) - FIRST
}

/**
 * Reads a board: one character a cell (`.` or `0` for an empty cell, then 1 to 9), then one letter a cell for its region,
 * from `a`, with any white space between.
 */
export function readJigsaw(text: string): ReadResult<JigsawBoard> {
  const read = readCode(
    {
      sizes: JIGSAW_TAKES,
      length: (size) => 2 * size * size,
      takes: (symbol, size) => regionOfLetter(symbol) >= 0 && regionOfLetter(symbol) < size,
    },
    text,
  )
  if (!('code' in read)) return read
  const { size, givens, rest } = read.code
  const regions = rest.map(({ symbol }) => regionOfLetter(symbol))
  return areSound(size, regions) ? { board: { size, givens, regions } } : refused('bad-board', rest[0]?.at ?? 0)
}

/** How the boards of jigsaw are read and written. No address of puzz.link holds them. */
export const jigsawCodes: CodeSpec<JigsawBoard> = {
  ...jigsawBoards,
  read: readJigsaw,
  code: ({ givens, regions }) =>
    encodeCells(givens) + regions.map((region) => String.fromCharCode(FIRST + region)).join(''),
}
