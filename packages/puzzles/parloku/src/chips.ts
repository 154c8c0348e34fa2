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

/** The words of a board with what stands in its cells; with targets `data-chip` where it is played. */
export function chipsOf(board: ParlokuGrid, values: readonly number[], interactive: boolean): SvgNode[] {
  return platesOf(board).flatMap((plates, row) => {
    const y = WIDTH + AWAY + row * (HEIGHT + GAP)
    const across = plates.reduce((sum, { width }) => sum + width + GAP, -GAP)
    let x = (WIDTH - across) / 2
    return plates.map((plate) => {
      const node = chip(plate, x, y, spelledLetters(values, plate.word), interactive)
      x += plate.width + GAP
      return node
    })
  })
}

function chip({ at, letters, width }: Plate, x: number, y: number, lit: number, interactive: boolean): SvgNode {
  const middle = y + HEIGHT / 2
  const first = x + SIDE_ROOM + LETTER / 2
  const plate = { x, y, width, height: HEIGHT, rx: HEIGHT / 2 }
  return svg(
    'g',
    { key: `chip ${at}`, class: `kz-word-${(at % 4) + 1}`, 'data-spelled': lit },
    svg('rect', { class: 'kz-word-plate', ...plate }),
    figure(first, middle, String(at + 1), 20, 'kz-word-number'),
    ...letters.map((letter, index) =>
      figure(first + (index + 1) * LETTER, middle, letter, 30, index < lit ? 'kz-word-lit' : 'kz-word-letter'),
    ),
    ...(interactive ? [svg('rect', { class: 'kz-hit', ...plate, 'data-chip': at })] : []),
  )
}
