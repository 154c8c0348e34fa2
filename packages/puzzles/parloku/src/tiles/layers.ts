import { numbersDrawing } from '@kazu/numbers/draw'
import type { NumbersDrawn } from '@kazu/numbers/draw'
import type { Fault, View } from '@kazu/puzzle'
import { figure, svg } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { CELLS, type ParlokuBoard } from '../board.js'
import { wordLines } from '../draw.js'
import { valuesOf } from '../game.js'
import { gridOf, parlokuGrids, type ParlokuGrid } from '../grid.js'
import type { ParlokuKind } from '../kind.js'
import { boxOf } from '../rules.js'
import { freeTiles, valuesOfTiles, type Tiles } from './board-of-tiles.js'
import { TILE, trayOf, trayPlace } from './places.js'
import { tileShape, type TileShape } from './shapes.js'

/*
 * What is drawn under the tiles and above them: the board without its letters, and the outlines of the words.
 */

interface Bare extends ParlokuGrid {
  readonly letters: readonly string[]
}

const drawBare = numbersDrawing<Bare>({
  ...parlokuGrids,
  symbol: ({ letters }, value) => letters[value - 1] ?? '',
  regions: ({ givens }) => givens.map((_given, cell) => boxOf(cell)),
})

const bare = new WeakMap<ParlokuBoard, Bare>()

/** The board without its printed letters: these are tiles. */
function bareBoard(board: ParlokuBoard): Bare {
  const known = bare.get(board) ?? {
    ...gridOf(board),
    givens: new Array<number>(CELLS).fill(0),
    letters: board.letters,
  }
  bare.set(board, known)
  return known
}

/** The marks without their letters, and without notes under a letter. */
function bareMarks({ board, marks }: View<ParlokuKind>): ParlokuKind['marks'] {
  const values = valuesOf(board, marks)
  const open = (layer: readonly number[]): number[] => layer.map((note, cell) => (values[cell] === 0 ? note : 0))
  return { ...marks, entry: marks.entry.map(() => 0), corner: open(marks.corner), centre: open(marks.centre) }
}

/** The layers of a view of the board itself. */
export interface BoardLayers {
  readonly under: readonly (SvgNode | string)[]
  readonly over: readonly (SvgNode | string)[]
}

/** The board of a view without its letters: grounds and lines lie under the tiles, rings above them. */
export function boardLayers(view: View<ParlokuKind>): BoardLayers {
  const shown = { ...view, board: bareBoard(view.board), marks: bareMarks(view), interactive: false }
  const { children } = drawBare(shown as unknown as View<NumbersDrawn<Bare>>)
  const isRing = (child: SvgNode | string): boolean => typeof child !== 'string' && child.key === 'rings'
  return { under: children.filter((child) => !isRing(child)), over: children.filter(isRing) }
}

/** What the layers hold beside the board itself. */
export interface Shown {
  readonly board: ParlokuBoard
  readonly layers: BoardLayers
  readonly solved: boolean
  readonly faults: readonly Fault[]
  readonly shape: TileShape
  /** The letter that was tapped and waits for cells, and the one that the teacher speaks of; 0 for none. */
  readonly held: number
  readonly taught: number
  /** The word whose outline wiggles. */
  readonly wiggling: number | undefined
}

function layer(solved: boolean, ...children: readonly (SvgNode | string)[]): SvgNode {
  return svg('g', { class: 'kz kz-parloku', 'data-solved': solved ? 'true' : undefined }, ...children)
}

/** What lies under the tiles: the board, and the tray with the places of letters that are all used. */
export function underTiles({ board, layers, solved, shape }: Shown, tiles: Tiles): SvgNode {
  const { x, y, width, height } = trayOf(board)
  const empty = board.letters.flatMap((_letter, index) =>
    freeTiles(tiles, index + 1).length > 0 ? [] : [emptyPlace(board, index + 1, shape)],
  )
  const tray = svg('rect', { key: 'tray', class: 'kz-tray', x, y, width, height, rx: 14 })
  return layer(solved, ...layers.under, tray, svg('g', { key: 'empty' }, ...empty))
}

function emptyPlace(board: ParlokuBoard, letter: number, shape: TileShape): SvgNode {
  const { x, y } = trayPlace(board, letter)
  return svg(
    'g',
    { key: `empty ${letter}`, transform: `translate(${x} ${y})`, 'data-empty': letter },
    tileShape(shape, letter, 'kz-tray-empty'),
    svg('path', { class: 'kz-tray-tick', d: 'M-16 2l11 12 21-26' }),
  )
}

/** What lies above the tiles: the words' outlines, rings, and what marks letters of the tray. */
export function overTiles(shown: Shown, tiles: Tiles): SvgNode {
  const { board, layers, solved, faults, held, taught, wiggling } = shown
  const words = wordLines(gridOf(board), valuesOfTiles(tiles), faults, wiggling)
  return layer(
    solved,
    svg('g', { key: 'words' }, ...words),
    ...layers.over,
    svg('g', { key: 'left' }, ...countsLeft(board, tiles)),
    ...ringed(board, held, 'kz-ring-held'),
    ...ringed(board, taught, 'kz-ring-aim'),
  )
}

/** How many tiles of each letter lie in the tray. */
function countsLeft(board: ParlokuBoard, tiles: Tiles): SvgNode[] {
  return board.letters.flatMap((_letter, index) => {
    const { length } = freeTiles(tiles, index + 1)
    const { x, y } = trayPlace(board, index + 1)
    return length === 0 ? [] : [figure(x + 31, y - 29, String(length), 19, 'kz-tray-left', `left ${index + 1}`)]
  })
}

function ringed(board: ParlokuBoard, letter: number, look: string): SvgNode[] {
  if (letter === 0) return []
  const { x, y } = trayPlace(board, letter)
  const half = TILE / 2 + 5
  return [svg('rect', { key: look, class: look, x: x - half, y: y - half, width: 2 * half, height: 2 * half, rx: 18 })]
}
