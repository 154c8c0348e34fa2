import { notRead, readCode, TEXT_MOST, type ParlokuRead, type ParlokuReadOptions } from './codes.js'
import { readPuzzlepawText } from './puzzlepaw.js'

/**
 * Reads a board: a code `LETTERS_GIVENS_WORDS`, an address or a query with one behind `p=`, or a puzzlepaw file. Small
 * letters become capitals, by the rules of `locale` where one is named. On anything else it says what is wrong, where, and
 * with which part; it never throws.
 */
export function readBoard(text: string, options: ParlokuReadOptions = {}): ParlokuRead {
  if (typeof text !== 'string' || text.trim() === '') return notRead('empty', 0)
  // No board is that long; anything longer is not even looked at.
  if (text.length > TEXT_MOST) return notRead('too-long', TEXT_MOST)
  if (!text.trimStart().startsWith('{')) return readCode(text, options)
  const read = readPuzzlepawText(text, options)
  return read.problem === undefined ? { board: read.board } : read
}
