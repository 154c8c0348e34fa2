import { CELL, figure, svg } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { SIDE } from './board.js'
import type { GridWord, ParlokuGrid } from './grid.js'
import { splitLetters } from './letters.js'
import { spelledLetters } from './spelled.js'

/*
 * The words below the board, each on a plate with its number; letters light up as they are spelled. Plates stand in rows
 * that are filled as words come, centred.
 */

const LETTER = 30
const SIDE_ROOM = 14
const HEIGHT = 48
const GAP = 12
/** From the board to the first row. */
const AWAY = 22
const WIDTH = SIDE * CELL

interface Plate {
  readonly word: GridWord
  readonly at: number
  readonly letters: readonly string[]
  readonly width: number
}

function platesOf({ words }: ParlokuGrid): Plate[][] {
  const rows: Plate[][] = []
  let left = 0
  words.forEach((word, at) => {
    const letters = splitLetters(word.word)
    const width = (letters.length + 1) * LETTER + 2 * SIDE_ROOM
    if (rows.length === 0 || left < width) {
      rows.push([])
      left = WIDTH
    }
    rows[rows.length - 1]?.push({ word, at, letters, width })
    left -= width + GAP
  })
  return rows
}

/** How many cells of room the words take below the board. */
export function chipsBelow(board: ParlokuGrid): number {
  const rows = platesOf(board).length
  return rows === 0 ? 0 : (AWAY + rows * HEIGHT + (rows - 1) * GAP) / CELL
}

/** A word on its plate, drawn round its middle. */
export interface PlacedChip {
  readonly word: GridWord
  /** The place of the word on the board, from 0. */
  readonly at: number
  /** How many of its letters are spelled. */
  readonly lit: number
  /** The middle of the plate, and how far it reaches. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly node: SvgNode
}

/** The words of a board with what stands in its cells, each with its place below the board. */
export function placedChips(board: ParlokuGrid, values: readonly number[]): PlacedChip[] {
  return platesOf(board).flatMap((plates, row) => {
    const y = WIDTH + AWAY + row * (HEIGHT + GAP) + HEIGHT / 2
    const across = plates.reduce((sum, { width }) => sum + width + GAP, -GAP)
    let left = (WIDTH - across) / 2
    return plates.map((plate) => {
      const { word, at, width } = plate
      const lit = spelledLetters(values, word)
      const x = left + width / 2
      left += width + GAP
      return { word, at, lit, x, y, width, height: HEIGHT, node: chip(plate, lit) }
    })
  })
}

/** The words of a board with what stands in its cells. */
export function chipsOf(board: ParlokuGrid, values: readonly number[]): SvgNode[] {
  return placedChips(board, values).map(({ at, x, y, node }) =>
    svg('g', { key: `chip ${at}`, transform: `translate(${x} ${y})` }, node),
  )
}

function chip({ at, letters, width }: Plate, lit: number): SvgNode {
  const first = SIDE_ROOM + LETTER / 2 - width / 2
  const plate = { x: -width / 2, y: -HEIGHT / 2, width, height: HEIGHT, rx: HEIGHT / 2 }
  return svg(
    'g',
    { class: `kz-word-${(at % 4) + 1}`, 'data-spelled': lit },
    svg('rect', { class: 'kz-word-plate', ...plate }),
    figure(first, 0, String(at + 1), 20, 'kz-word-number'),
    ...letters.map((letter, index) =>
      figure(first + (index + 1) * LETTER, 0, letter, 30, index < lit ? 'kz-word-lit' : 'kz-word-letter'),
    ),
  )
}
