import { encodeCells } from '@kazu/groups'
import { readCode, type CodeSpec } from '@kazu/numbers'
import {
  isPuzzlink,
  readNumbers16,
  readPuzzlink,
  refused,
  writeNumbers16,
  writePuzzlink,
  type ReadProblem,
  type ReadResult,
} from '@kazu/puzzle'
import { clueCount, TOWERS_TAKES, towersBoards, type TowersBoard } from './board.js'

/** No address of a board is longer: three characters a number at the most, and what stands before them. */
const LINK_MOST = 2000

/** The names under which puzz.link knows the kind, the one that is written first. */
const PIDS = ['skyscrapers', 'skyscraper', 'building']

/**
 * Reads a board: one character a cell (`.` or `0` for an empty cell, then 1 to 9), then one a clue (`.` where there is
 * none): from the top and from the bottom, each left to right, then from the left and from the right, each top to bottom;
 * with any white space between; or a puzz.link `skyscrapers` address.
 */
export function readTowers(text: string): ReadResult<TowersBoard> {
  if (typeof text === 'string' && text.length <= LINK_MOST && isPuzzlink(text)) return readLink(text)
  const read = readCode(
    {
      sizes: TOWERS_TAKES,
      length: (size) => size * size + clueCount(size),
      takes: (symbol, size) => symbol === '.' || (/^[1-9]$/.test(symbol) && Number(symbol) <= size),
    },
    text,
  )
  if (!('code' in read)) return read
  const { size, givens, rest } = read.code
  return { board: { size, givens, clues: rest.map(({ symbol }) => (symbol === '.' ? 0 : Number(symbol))) } }
}

function readLink(text: string): ReadResult<TowersBoard> {
  const address = readPuzzlink(text, PIDS, { least: 1, most: Math.max(...TOWERS_TAKES) })
  if ('problem' in address) return address
  const { width: size, height, body, bodyAt } = address
  if (size !== height || !TOWERS_TAKES.includes(size))
    return refused('bad-size', text.indexOf(`/${size}/${height}`) + 1)
  const outside = readPart(body, clueCount(size), size)
  if ('problem' in outside) return refused(outside.problem, bodyAt + outside.at)
  const rest = body.slice(outside.end)
  // Givens follow only where there are any.
  const inside =
    rest === '' ? { numbers: new Array<number>(size * size).fill(0), end: 0 } : readPart(rest, size * size, size)
  if ('problem' in inside) return refused(inside.problem, bodyAt + outside.end + inside.at)
  if (inside.end < rest.length) return refused('too-long', bodyAt + outside.end + inside.end)
  return { board: { size, givens: inside.numbers, clues: outside.numbers } }
}

type Part =
  { readonly numbers: number[]; readonly end: number } | { readonly problem: ReadProblem; readonly at: number }

/** So many numbers from 1 to the size, 0 where there is none: an unknown one, or 0, is true of no board. */
function readPart(body: string, count: number, size: number): Part {
  const read = readNumbers16(body, count)
  if (read.problem !== undefined) return { problem: read.problem, at: read.at }
  const wrong = read.clues.findIndex((clue) => clue === '?' || (clue !== null && (clue < 1 || clue > size)))
  if (wrong < 0) return { numbers: read.clues.map((clue) => (typeof clue === 'number' ? clue : 0)), end: read.end }
  const before = readNumbers16(body, wrong)
  return { problem: 'bad-value', at: before.problem === undefined ? before.end : before.at }
}

function address({ size, givens, clues }: TowersBoard): string {
  const written = (numbers: readonly number[]): string =>
    writeNumbers16(numbers.map((number) => (number === 0 ? null : number)))
  const cells = givens.some((given) => given !== 0) ? written(givens) : ''
  return writePuzzlink('skyscrapers', { width: size, height: size }, written(clues) + cells)
}

/** How the boards of towers are read and written. */
export const towersCodes: CodeSpec<TowersBoard> = {
  ...towersBoards,
  read: readTowers,
  code: ({ givens, clues }) => encodeCells(givens) + encodeCells(clues),
  address,
}
