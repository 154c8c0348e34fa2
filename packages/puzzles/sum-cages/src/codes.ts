import { encodeCells } from '@kazu/groups'
import { boardFault, readCode, type CodeSpec, type ReadCode } from '@kazu/numbers'
import { refused, type ReadResult } from '@kazu/puzzle'
import { CAGES_MOST, SUM_CAGES_TAKES, sumCagesBoards, type SumCagesBoard } from './board.js'

/** The letters of cages, in the order of their numbers. */
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

const BASE = 36
const SUM_LENGTH = 2

/** How long the code of a size is that is the nearest to so many characters: it is longer the more cages there are. */
function lengthNear(size: number, count: number): number {
  const cells = size * size
  const most = 2 * cells + SUM_LENGTH * Math.min(cells, CAGES_MOST)
  return Math.min(Math.max(count, 2 * cells + SUM_LENGTH), most)
}

function lengthOf(text: unknown): number {
  return typeof text === 'string' ? text.replace(/\s/g, '').length : 0
}

/**
 * Reads a board: one character a cell (`.` or `0` for an empty cell, then 1 to 9), then one letter a cell for its cage
 * (0 to 9, a to z, A to Z), then two characters a cage for its sum in base 36, with any white space between.
 */
export function readSumCages(text: string): ReadResult<SumCagesBoard> {
  const count = lengthOf(text)
  const read = readCode(
    {
      sizes: SUM_CAGES_TAKES,
      length: (size) => lengthNear(size, count),
      takes: (symbol, size, place) => (place < size * size ? LETTERS.includes(symbol) : /[0-9a-z]/.test(symbol)),
    },
    text,
  )
  if ('code' in read) return boardOf(read.code, text)
  // Nearly every text has the length of some board with so many cages: one that is none is not said to be one with a fault.
  const isSlip = read.problem === 'bad-character' || read.problem === 'bad-value'
  return isSlip && !isMeant(text) ? refused('unknown-format', read.at) : read
}

/** How many letters of cages may be wrong in a text that is still meant as a board. */
const SLIPS = 2

/** Whether a text with a wrong character is a board by its cages: nearly all have letters, and as many as there are sums. */
function isMeant(text: string): boolean {
  const signs = text.replace(/\s/g, '')
  return SUM_CAGES_TAKES.some((size) => {
    const cells = size * size
    const numbers = signs
      .slice(cells, 2 * cells)
      .split('')
      .map((sign) => LETTERS.indexOf(sign))
    const cages = Math.max(...numbers) + 1
    const slips = numbers.filter((number) => number < 0).length
    return cages > 0 && slips <= SLIPS && signs.length === 2 * cells + SUM_LENGTH * cages
  })
}

function boardOf({ size, givens, rest }: ReadCode, text: string): ReadResult<SumCagesBoard> {
  const cages = rest.slice(0, size * size).map(({ symbol }) => LETTERS.indexOf(symbol))
  const said = rest.slice(size * size)
  const wanted = SUM_LENGTH * (Math.max(...cages) + 1)
  if (said.length < wanted) return refused('too-short', text.trimEnd().length)
  if (said.length > wanted) return refused('too-long', said[wanted]?.at ?? 0)
  const sums: number[] = []
  for (let at = 0; at < wanted; at += SUM_LENGTH) {
    const sum = parseInt(`${said[at]?.symbol ?? ''}${said[at + 1]?.symbol ?? ''}`, BASE)
    if (sum === 0) return refused('bad-value', said[at]?.at ?? 0)
    sums.push(sum)
  }
  const board = { size, givens, cages, sums }
  return boardFault(sumCagesBoards, board) === null ? { board } : refused('bad-board', rest[0]?.at ?? 0)
}

/** How the boards of sum-cages are read and written. No address of puzz.link holds them. */
export const sumCagesCodes: CodeSpec<SumCagesBoard> = {
  ...sumCagesBoards,
  read: readSumCages,
  code: ({ givens, cages, sums }) =>
    encodeCells(givens) +
    cages.map((cage) => LETTERS.charAt(cage)).join('') +
    sums.map((sum) => sum.toString(BASE).padStart(SUM_LENGTH, '0')).join(''),
}
