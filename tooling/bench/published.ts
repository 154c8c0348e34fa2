import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIRECTIONS, linkCount, linkEnds, linkFrom, sideOf } from '@kazu/grid'
import type { Direction } from '@kazu/grid'

/** A published board, one line of a `<kind>.jsonl` file. Which fields there are depends on the kind. */
export interface Row {
  readonly id?: string
  readonly width: number
  readonly height: number
  /** The board as an address of puzz.link, where the kind has one. */
  readonly url?: string
  /** `puzzlink` where `data` is an address of puzz.link. */
  readonly format?: string
  /** Rows of tokens separated by spaces. */
  readonly data: string | readonly string[]
  readonly solution?: readonly string[]
  /** Rows of region ids. */
  readonly areas?: readonly string[]
  /** What each region adds up to, by its id. */
  readonly sums?: Readonly<Record<string, number>>
  /** Between horizontal neighbours `<` or `>`, between vertical ones `^` where the upper is smaller or `v`. */
  readonly right?: readonly string[]
  readonly down?: readonly string[]
  /** Seconds that clingo took for the board, where it was measured. */
  readonly clingo_s?: number
  /** Clues outside the grid; those on the right are `right`. */
  readonly top?: readonly string[]
  readonly bottom?: readonly string[]
  readonly left?: readonly string[]
}

/** How a kind's rows become its boards and answers. */
export interface Publishing {
  /** The board of a row that has no address. */
  readonly board?: (row: Row) => unknown
  /** Whether the kind takes boards of that size; all unless said. */
  readonly takes?: (row: Row) => boolean
  /** The stated solution as an answer of the kind; null where the row states none. */
  readonly answer: (row: Row) => unknown
}

/** The kinds that have a file in a folder, in order. Throws when there is none. */
export function kindsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  const kinds = readdirSync(folder).flatMap((name) => (name.endsWith('.jsonl') ? [name.slice(0, -6)] : []))
  if (kinds.length === 0) throw new Error(`There is no file of boards (<kind>.jsonl) in ${folder}.`)
  return kinds.sort()
}

/** The boards of a kind's file. */
export function rowsOf(folder: string, kind: string): readonly Row[] {
  return rowsIn(readFileSync(join(folder, `${kind}.jsonl`), 'utf8'))
}

/** The boards in the text of such a file. */
export function rowsIn(text: string): readonly Row[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as Row]))
}

/** The address of a row; undefined where it has none. */
export function addressOf({ url, format, data }: Row): string | undefined {
  return url ?? (format === 'puzzlink' && typeof data === 'string' ? data : undefined)
}

/** What a row is called: its own name, else its address. */
export function nameOf(row: Row): string {
  return row.id ?? addressOf(row) ?? 'a row without a name'
}

function tokens(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.trim().split(/\s+/))
}

function numbers(lines: readonly string[]): number[] {
  return tokens(lines).map((token) => (token === '-' ? 0 : Number(token)))
}

const SIDES: Readonly<Record<string, Direction>> = { n: 'up', e: 'right', s: 'down', w: 'left' }

/** A loop stated as the two sides by which it leaves each cell, as its links, ascending. */
function loop(row: Row): number[] | null {
  if (row.solution === undefined) return null
  const links = tokens(row.solution).flatMap((token, cell) =>
    Array.from(token).flatMap((side) => {
      const direction = SIDES[side]
      return direction === undefined ? [] : [linkFrom(row, cell, direction)]
    }),
  )
  return [...new Set(links)].sort((one, other) => one - other)
}

/** The cells that a solution marks with a sign, ascending. */
function marked(sign: string): Publishing['answer'] {
  return ({ solution }) =>
    solution === undefined ? null : tokens(solution).flatMap((token, cell) => (token === sign ? [cell] : []))
}

/** A cut stated as one region a cell, as the links between cells of different regions, ascending. */
function cut(row: Row): number[] | null {
  if (row.solution === undefined) return null
  const regions = tokens(row.solution)
  return Array.from({ length: linkCount(row) }, (_, link) => link).filter((link) => {
    const [first, second] = linkEnds(row, link)
    return regions[first] !== regions[second]
  })
}

/** A loop stated as the cells inside it, as the sides between inside and outside, ascending. */
function borderOfInside(row: Row): number[] | null {
  if (row.solution === undefined) return null
  const inside = tokens(row.solution).map((token) => token === 'x')
  const sides = inside.flatMap((is, cell) => (is ? DIRECTIONS.map((direction) => sideOf(row, cell, direction)) : []))
  return sides.filter((side) => sides.indexOf(side) === sides.lastIndexOf(side)).sort((one, other) => one - other)
}

/** The givens and the size of a board of numbers. */
function givens({ width, data }: Row): { size: number; givens: number[] } {
  return { size: width, givens: typeof data === 'string' ? [] : numbers(data) }
}

function filled({ solution }: Row): number[] | null {
  return solution === undefined ? null : numbers(solution)
}

/** A kakuro's black and white cells; sums stand in the cell before their run, `16/11` down and across. */
function kakuro({ width, height, data }: Row): object {
  const cells = tokens(typeof data === 'string' ? [] : data).map((token) => {
    if (token === '-') return null
    const [down = '', across = ''] = token === '#' ? [] : token.split('/')
    return { across: Number(across), down: Number(down) }
  })
  return { width, height, cells }
}

/** Regions counted from 0, in the order of their first cells. */
function regionsOf({ areas = [] }: Row): number[] {
  const ids = tokens(areas)
  const names = [...new Set(ids)]
  return ids.map((id) => names.indexOf(id))
}

/** The cages of a board and what they add up to. */
function cages(row: Row): object {
  const sums = [...new Set(tokens(row.areas ?? []))].map((id) => row.sums?.[id] ?? 0)
  return { ...givens(row), cages: regionsOf(row), sums }
}

/** Marks between neighbours: -1 where the first is less, 1 where it is more; those beside each other come first. */
function signs({ right = [], down = [] }: Row): number[] {
  return [...tokens(right), ...tokens(down)].map((sign) => (sign === '-' ? 0 : '<^'.includes(sign) ? -1 : 1))
}

/** Clues from the top, the bottom, the left and the right, 0 where there is none. */
function sights({ top = [], bottom = [], left = [], right = [] }: Row): number[] {
  return [top, bottom, left, right].flatMap((side) => tokens(side).map((clue) => (clue === '-' ? 0 : Number(clue))))
}

/** How the rows of each kind are read. A kind that is missing here cannot be measured. */
export const PUBLISHING: Readonly<Record<string, Publishing>> = {
  akari: { answer: marked('o') },
  kakuro: { board: kakuro, answer: filled },
  ripple: {
    board: (row) => ({ width: row.width, height: row.height, rooms: regionsOf(row), givens: givens(row).givens }),
    answer: filled,
  },
  masyu: { answer: loop },
  nurikabe: { answer: marked('x') },
  shikaku: { answer: cut },
  slitherlink: { answer: borderOfInside },
  'number-place': {
    // Two boards of the field are 8 by 8, a size that the kind does not have.
    takes: ({ width }) => [4, 6, 9, 16, 25].includes(width),
    board: givens,
    answer: filled,
  },
  diagonal: { board: givens, answer: filled },
  'more-or-less': { board: (row) => ({ ...givens(row), marks: signs(row) }), answer: filled },
  towers: { board: (row) => ({ ...givens(row), clues: sights(row) }), answer: filled },
  'sum-cages': { board: cages, answer: filled },
  jigsaw: { board: (row) => ({ ...givens(row), regions: regionsOf(row) }), answer: filled },
}

/** What clingo took for all of some boards, in milliseconds; null where it was not measured for each of them. */
export function clingoSum(rows: readonly Row[]): number | null {
  let seconds = 0
  for (const { clingo_s: took } of rows) {
    if (took === undefined) return null
    seconds += took
  }
  return rows.length === 0 ? null : seconds * 1000
}
