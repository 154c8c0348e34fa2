import { findOnlyNumber, findOnlyPlace, type Deduction } from '@kazu/groups'
import type { GridWord, ParlokuGrid } from './grid.js'
import { UNITS } from './grid.js'
import { Spelling } from './spell.js'
import { NEIGHBOURS } from './walks.js'

/*
 * The logical path: how a person goes on. First the first letter of each word; then along the words, letter by letter,
 * where only one cell is left for the next; then the singles of a sudoku. The order is that of the Parloku notebook, so
 * that its tutorials come out alike.
 */

/**
 * Why the next letter of a word is not in a cell beside its last one: the cell is taken, a row, column or box (`unit`)
 * has the letter already, the letter after it would have no room, or the word could not be finished from there.
 */
export type Ruled =
  | { readonly cell: number; readonly why: 'taken' | 'room' | 'finish' }
  | { readonly cell: number; readonly why: 'unit'; readonly unit: number }

/** One step of the path. Letters are numbers, 1 to 6, by their place among the board's six. */
export type PathStep =
  | { readonly kind: 'start'; readonly cell: number; readonly value: number; readonly word: number }
  | {
      readonly kind: 'word'
      readonly cell: number
      readonly value: number
      /** The place of the word on the board, from 0. */
      readonly word: number
      /** The walk so far, which ends in `cell`. */
      readonly path: readonly number[]
      /** The other cells beside the last letter that are not on the walk, and why each is none. */
      readonly others: readonly Ruled[]
    }
  | { readonly kind: 'naked'; readonly cell: number; readonly value: number; readonly single: Deduction }
  | {
      readonly kind: 'hidden'
      readonly cell: number
      readonly value: number
      /** 0 to 5 are rows, 6 to 11 columns, 12 to 17 boxes. */
      readonly unit: number
      readonly single: Deduction
    }

/** The next step of the path from what stands in the cells, or null where words and singles lead no further. */
export function pathStep(grid: ParlokuGrid, values: readonly number[]): PathStep | null {
  const spelling = new Spelling(values)
  return startStep(grid, values) ?? wordStep(grid, values, spelling) ?? singleStep(spelling)
}

function startStep({ words }: ParlokuGrid, values: readonly number[]): PathStep | null {
  const word = words.findIndex(({ start }) => values[start] === 0)
  if (word < 0) return null
  const { start, values: letters } = words[word] as GridWord
  return { kind: 'start', cell: start, value: letters[0] as number, word }
}

function wordStep({ words }: ParlokuGrid, values: readonly number[], spelling: Spelling): PathStep | null {
  for (const [at, word] of words.entries()) {
    const path = [word.start]
    while (path.length < word.values.length) {
      const next = spelling.next(word, path)
      if (next.length !== 1) break
      const cell = next[0] as number
      const value = word.values[path.length] as number
      path.push(cell)
      if (values[cell] !== 0) continue
      return { kind: 'word', cell, value, word: at, path, others: othersOf(word, path, values, spelling) }
    }
  }
  return null
}

function othersOf(word: GridWord, path: readonly number[], values: readonly number[], spelling: Spelling): Ruled[] {
  const before = path[path.length - 2] as number
  const value = word.values[path.length - 1] as number
  return (NEIGHBOURS[before] as readonly number[])
    .filter((cell) => !path.includes(cell))
    .map((cell) => {
      if (spelling.fits(cell, value)) return deadEnd(word, [...path.slice(0, -1), cell], values)
      if (values[cell] !== 0) return { cell, why: 'taken' }
      const unit = UNITS.groups.findIndex(
        ({ cells }) => cells.includes(cell) && cells.some((other) => values[other] === value),
      )
      return { cell, why: 'unit', unit }
    })
}

/** Whether the letter after the last one of a walk has room, were the last one there. */
function deadEnd(word: GridWord, path: readonly number[], values: readonly number[]): Ruled {
  const cell = path[path.length - 1] as number
  const tried = values.map((value, at) => (at === cell ? (word.values[path.length - 1] as number) : value))
  const room = path.length < word.values.length && new Spelling(tried).open(word, path).length > 0
  return { cell, why: room ? 'finish' : 'room' }
}

function singleStep({ candidates }: Spelling): PathStep | null {
  const naked = findOnlyNumber(candidates)
  if (naked?.places) return { kind: 'naked', ...naked.places, single: naked }
  const hidden = findOnlyPlace(candidates)
  if (!hidden?.places) return null
  return { kind: 'hidden', ...hidden.places, unit: hidden.grounds[0]?.group as number, single: hidden }
}

/**
 * What words and singles lead to from what stands in the cells: the cells at the end of the path, 0 where it does not
 * lead. Every step is forced, so that a full board at the end is the only answer, if it is one.
 */
export function pathEnd(grid: ParlokuGrid, values: readonly number[]): number[] {
  const now = [...values]
  for (;;) {
    const step = pathStep(grid, now)
    if (step === null) return now
    now[step.cell] = step.value
  }
}
