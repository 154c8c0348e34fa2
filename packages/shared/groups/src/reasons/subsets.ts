import { countBits, numbersOf } from '../bits.js'
import { keyOf, type Candidate, type Candidates } from './candidates.js'
import type { Deduction, GroupTechnique } from './deduction.js'
import { isFull } from '../layout.js'

const NAKED: Readonly<Record<number, GroupTechnique>> = { 2: 'naked-pair', 3: 'naked-triple' }
const HIDDEN: Readonly<Record<number, GroupTechnique>> = { 2: 'hidden-pair', 3: 'hidden-triple' }

/** Every choice of `count` items, in order. */
function* choices<Item>(items: readonly Item[], count: number, from = 0): Generator<Item[]> {
  if (count === 0) yield []
  else {
    for (let at = from; at <= items.length - count; at++) {
      for (const rest of choices(items, count - 1, at + 1)) yield [items[at] as Item, ...rest]
    }
  }
}

/** Cells of a group that hold so many numbers between them and no others: these numbers leave the rest of the group. */
export function findNaked(board: Candidates, count: 2 | 3): Deduction | null {
  for (const [index, group] of board.layout.groups.entries()) {
    for (const cells of choices(board.openCells(group, 2, count), count)) {
      const mask = cells.reduce((joined, cell) => joined | board.left(cell), 0)
      if (countBits(mask) !== count) continue
      const rest = group.cells.filter((cell) => !cells.includes(cell))
      const removes = candidatesIn(board, rest, mask)
      if (removes.length > 0) return naked(board, index, cells, mask, removes)
    }
  }
  return null
}

function naked(board: Candidates, group: number, cells: number[], mask: number, removes: Candidate[]): Deduction {
  const numbers = numbersOf(mask)
  const outside = numbersOf(2 ** (board.layout.size + 1) - 2 - mask)
  return {
    technique: NAKED[numbers.length] as GroupTechnique,
    places: null,
    removes,
    grounds: [{ group, says: 'only-numbers', cells, numbers }],
    rests: cells.flatMap((cell) => outside.map((value) => keyOf(cell, value))),
    chain: null,
  }
}

/** The numbers of a mask that stand as candidates in some cells. */
function candidatesIn(board: Candidates, cells: readonly number[], mask: number): Candidate[] {
  return cells.flatMap((cell) => numbersOf(board.left(cell) & mask).map((value) => ({ cell, value })))
}

/** Numbers of a group that have places in as many cells and no others: all other numbers leave these cells. */
export function findHidden(board: Candidates, count: 2 | 3): Deduction | null {
  const { groups, size } = board.layout
  for (const [index, group] of groups.entries()) {
    if (!isFull(board.layout, group)) continue
    const open = board.openCells(group)
    const spread = Array.from({ length: size }, (_unused, at) => ({
      value: at + 1,
      places: placesMask(board, open, at + 1),
    }))
    const few = spread.filter(({ places }) => places !== 0 && countBits(places) <= count)
    for (const chosen of choices(few, count)) {
      const joined = chosen.reduce((mask, { places }) => mask | places, 0)
      if (countBits(joined) !== count) continue
      const cells = open.filter((_cell, at) => ((joined >> at) & 1) !== 0)
      const numbers = chosen.map(({ value }) => value)
      const others = numbers.reduce((mask, value) => mask & ~(1 << value), 2 ** (size + 1) - 2)
      const removes = candidatesIn(board, cells, others)
      if (removes.length > 0) return hidden(board, index, cells, numbers, removes)
    }
  }
  return null
}

function placesMask(board: Candidates, cells: readonly number[], value: number): number {
  return cells.reduce((mask, cell, at) => (board.has(cell, value) ? mask | (1 << at) : mask), 0)
}

function hidden(board: Candidates, group: number, cells: number[], numbers: number[], removes: Candidate[]): Deduction {
  const rest = board.layout.groups[group]?.cells.filter((cell) => !cells.includes(cell)) ?? []
  return {
    technique: HIDDEN[numbers.length] as GroupTechnique,
    places: null,
    removes,
    grounds: [{ group, says: 'only-places', cells, numbers }],
    rests: rest.flatMap((cell) => numbers.map((value) => keyOf(cell, value))),
    chain: null,
  }
}
