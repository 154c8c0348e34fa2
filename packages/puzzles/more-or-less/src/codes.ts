import { encodeCells } from '@kazu/groups'
import { readCode, type CodeSpec } from '@kazu/numbers'
import { isPuzzlink, readPuzzlink, refused, writePuzzlink, type ReadResult } from '@kazu/puzzle'
import { MORE_OR_LESS_TAKES, moreOrLessBoards, pairCount, type MoreOrLessBoard, type Sign } from './board.js'

const BESIDE = '<.>'
const ABOVE = '^.v'

/** The signs of a pair at a place among all pairs: those beside each other come first. */
function signsAt(size: number, pair: number): string {
  return pair < size * (size - 1) ? BESIDE : ABOVE
}

/**
 * Reads a board: one character a cell (`.` or `0` for an empty cell, 1 to 9, then A to G), then one a pair of cells
 * beside each other, row by row (`<`, `>` or `.`), then one a pair of cells above each other, row by row (`^` where the
 * upper is less, `v` or `.`), with any white space between; or a puzz.link `minarism` address without differences.
 */
export function readMoreOrLess(text: string): ReadResult<MoreOrLessBoard> {
  if (typeof text === 'string' && text.length <= LINK_MOST && isPuzzlink(text)) return readLink(text)
  const read = readCode(
    {
      sizes: MORE_OR_LESS_TAKES,
      length: (size) => size * size + pairCount(size),
      takes: (symbol, size, pair) => signsAt(size, pair).includes(symbol),
    },
    text,
  )
  if (!('code' in read)) return read
  const { size, givens, rest } = read.code
  const marks = rest.map(({ symbol }, pair) => (signsAt(size, pair).indexOf(symbol) - 1) as Sign)
  return { board: { size, givens, marks } }
}

/** No address of a board is longer: a character a pair at the most, and what stands before them. */
const LINK_MOST = 2000

/** The letters of an address that pass over pairs: `i` over one, `z` over 18. */
const SKIP_FIRST = 'i'.charCodeAt(0)
const SKIP_MOST = 18

function readLink(text: string): ReadResult<MoreOrLessBoard> {
  const most = Math.max(...MORE_OR_LESS_TAKES)
  const address = readPuzzlink(text, ['minarism'], { least: 1, most })
  if ('problem' in address) return address
  const { width: size, height, body, bodyAt } = address
  if (size !== height || !MORE_OR_LESS_TAKES.includes(size))
    return refused('bad-size', text.indexOf(`/${size}/${height}`) + 1)
  const marks = new Array<Sign>(pairCount(size)).fill(0)
  let pair = 0
  for (let at = 0; at < body.length; at++) {
    const letter = body.charAt(at)
    if (pair >= marks.length) return refused('too-long', bodyAt + at)
    if (letter === 'g' || letter === 'h') marks[pair++] = letter === 'g' ? -1 : 1
    else if (/[i-z]/.test(letter)) pair += letter.charCodeAt(0) - SKIP_FIRST + 1
    // Differences, known or not, are no marks of this kind.
    else return refused(/[0-9a-f.-]/.test(letter) ? 'bad-value' : 'bad-character', bodyAt + at)
  }
  // The last letter may pass over more pairs than there are.
  return { board: { size, givens: new Array<number>(size * size).fill(0), marks } }
}

/** The address of a board; null where numbers are printed, which an address cannot hold. */
function address({ size, givens, marks }: MoreOrLessBoard): string | null {
  if (givens.some((given) => given !== 0)) return null
  let body = ''
  let passed = 0
  const pass = (): void => {
    for (; passed > 0; passed -= Math.min(passed, SKIP_MOST))
      body += String.fromCharCode(SKIP_FIRST + Math.min(passed, SKIP_MOST) - 1)
  }
  for (const sign of marks) {
    if (sign === 0) passed++
    else {
      pass()
      body += sign < 0 ? 'g' : 'h'
    }
  }
  pass()
  return writePuzzlink('minarism', { width: size, height: size }, body)
}

/** How the boards of more-or-less are read and written. */
export const moreOrLessCodes: CodeSpec<MoreOrLessBoard> = {
  ...moreOrLessBoards,
  read: readMoreOrLess,
  code: ({ size, givens, marks }) =>
    encodeCells(givens) + marks.map((sign, pair) => signsAt(size, pair).charAt(sign + 1)).join(''),
  address,
}
