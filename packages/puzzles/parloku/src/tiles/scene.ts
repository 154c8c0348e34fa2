import { closest, dropTarget, fixed, floating, orElse, within } from '@kazu/drag'
import type { Behaviour, Item, Scene, Taking } from '@kazu/drag'
import { CELL, svg } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { CELLS, SIDE, type ParlokuBoard } from '../board.js'
import { placedChips } from '../chips.js'
import { gridOf } from '../grid.js'
import { freeTiles, home, letterOf, placed, topTile, valuesOfTiles, type Tiles } from './board-of-tiles.js'
import { nextLetter } from './heads.js'
import { cellPlace, TILE, trayOf, trayPlace } from './places.js'

/** How far from a cell's middle a tile still lands in it, in cells. */
const SNAP = 0.6

/** How the items of the scene look and what they are called. It may change while the tiles stay. */
export interface Dress {
  /** How a tile looks; `cell` is null in the tray. */
  readonly tile: (letter: number, cell: number | null) => SvgNode
  /** What a reader hears of the tiles of a letter in the tray. */
  readonly trayLabel: (letter: number, left: number) => string
  /** What a reader hears of a word. */
  readonly wordLabel: (word: string, lit: number, letters: number) => string
}

/** The key of a tile's item. */
export function tileKey(tile: number): string {
  return `tile ${tile}`
}

/** The number behind the name of a key: the tile of `tile 64`; null for keys of another name. */
export function numberIn(key: string, name: 'tile' | 'cell' | 'word'): number | null {
  const [first, second] = key.split(' ')
  return first === name ? Number(second) : null
}

/** All that may be dragged on a board: what is seen, which tiles come along, and which boards of tiles they may lead to. */
export function tilesScene(board: ParlokuBoard, dress: () => Dress): Scene<Tiles> {
  const given = new Set(board.givens.map(({ cell }) => cell))
  const still = [trayItem(board), ...cellItems()]
  return {
    view: (tiles) => [...still, ...wordItems(board, tiles, dress()), ...tileItems(board, tiles, dress())],
    place: (tiles, key) => placeOf(board, tiles, key),
    behaviour: (tiles, key) => {
      const tile = numberIn(key, 'tile')
      return tile === null || given.has(tiles.cells.indexOf(tile)) ? null : futuresOf(tiles, tile)
    },
    lifts: (tiles, key, how) => {
      // A cell is its tile, wherever in it one presses, and while the tile still glides there.
      const tile = numberIn(key, 'tile') ?? (tiles.cells[numberIn(key, 'cell') ?? -1] || null)
      const lifted = tile === null ? null : liftedTile(board, given, tiles, tile, how)
      return lifted === null ? null : tileKey(lifted)
    },
  }
}

/**
 * Every board of tiles that a tile may lead to: one for each empty cell, the nearest within reach; else back in the tray for
 * one that is over it, and else all stays as it was.
 */
function futuresOf(tiles: Tiles, tile: number): Behaviour<Tiles> {
  const cells = tiles.cells.flatMap((other, cell) =>
    other === 0 || other === tile ? [fixed(placed(tiles, tile, cell))] : [],
  )
  const near = within(closest(cells), SNAP * CELL)
  const inTray = home(tiles, tile)
  const far = inTray === tiles ? fixed(tiles) : orElse(dropTarget('tray', inTray), fixed(tiles))
  return floating(orElse(near, far))
}

/**
 * The tile that comes along when one is taken. In the tray, and held on the board, it is that one; pulled off the board at
 * once, it is the next letter of the word that is spelled up to there, or else a copy, and itself when no copy is left.
 */
function liftedTile(
  board: ParlokuBoard,
  given: ReadonlySet<number>,
  tiles: Tiles,
  tile: number,
  how: Taking,
): number | null {
  const cell = tiles.cells.indexOf(tile)
  if (cell < 0) return tile
  const itself = given.has(cell) ? null : tile
  if (how === 'held') return itself
  const next = nextLetter(board, valuesOfTiles(tiles), cell)
  return (next === 0 ? null : topTile(tiles, next)) ?? topTile(tiles, letterOf(tile)) ?? itself
}

function placeOf(board: ParlokuBoard, tiles: Tiles, key: string): { x: number; y: number } | null {
  const touched = numberIn(key, 'cell')
  if (touched !== null) return cellPlace(touched)
  const tile = numberIn(key, 'tile')
  if (tile === null) return null
  const cell = tiles.cells.indexOf(tile)
  return cell >= 0 ? cellPlace(cell) : trayPlace(board, letterOf(tile))
}

const REACH = { width: TILE, height: TILE }

function trayItem(board: ParlokuBoard): Item {
  const { x, y, width, height } = trayOf(board)
  const at = { x: x + width / 2, y: y + height / 2 }
  const look = svg('rect', { class: 'kz-hit', x: -width / 2, y: -height / 2, width, height })
  return { key: 'tray', at, look, reach: { width, height } }
}

/** What a tap on an empty cell meets. */
function cellItems(): Item[] {
  const half = CELL / 2
  return Array.from({ length: CELLS }, (_, cell) => ({
    key: `cell ${cell}`,
    at: cellPlace(cell),
    look: svg('rect', { class: 'kz-hit', x: -half, y: -half, width: CELL, height: CELL, 'data-cell': cell }),
  }))
}

function wordItems(board: ParlokuBoard, tiles: Tiles, dress: Dress): Item[] {
  return placedChips(gridOf(board), valuesOfTiles(tiles)).map(({ node, word, at, lit, x, y, width, height }) => ({
    key: `word ${at}`,
    at: { x, y },
    look: svg('g', { class: 'kz' }, node),
    reach: { width, height },
    label: dress.wordLabel(word.word, lit, word.values.length),
  }))
}

function tileItems(board: ParlokuBoard, tiles: Tiles, dress: Dress): Item[] {
  const letters = Array.from({ length: SIDE }, (_, index) => index + 1)
  const onBoard = tiles.cells.flatMap((tile, cell): Item[] =>
    tile === 0
      ? []
      : [{ key: tileKey(tile), at: cellPlace(cell), look: dress.tile(letterOf(tile), cell), reach: REACH }],
  )
  return [...letters.flatMap((letter) => pile(board, tiles, letter, dress)), ...onBoard]
}

/** The tiles of a letter in the tray, which lie on each other: a reader hears of the top one alone. */
function pile(board: ParlokuBoard, tiles: Tiles, letter: number, dress: Dress): Item[] {
  const free = freeTiles(tiles, letter)
  const look = dress.tile(letter, null)
  const at = trayPlace(board, letter)
  return free.reverse().map((tile, index) => ({
    key: tileKey(tile),
    at,
    look,
    reach: REACH,
    ...(index === free.length - 1 ? { label: dress.trayLabel(letter, free.length) } : {}),
  }))
}
