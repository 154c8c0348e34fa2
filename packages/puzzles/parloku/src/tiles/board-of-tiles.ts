import { CELLS, SIDE } from '../board.js'

/*
 * Which tile lies in which cell. A tile is a number: its letter, 1 to 6, times 64, and which copy it is. There are six
 * copies of each letter; only keys can place more, and such a copy is there for as long as it lies on the board.
 */

/** How many numbers a letter has for its copies. */
const ROOM = 64

/** How many tiles of a letter there are. */
const COPIES: number = SIDE

/** A board of tiles: one tile a cell, 0 for none. */
export interface Tiles {
  readonly cells: readonly number[]
}

/** The letter of a tile, 1 to 6. */
export function letterOf(tile: number): number {
  return Math.floor(tile / ROOM)
}

/** What stands in the cells, 0 for nothing. */
export function valuesOfTiles({ cells }: Tiles): number[] {
  return cells.map(letterOf)
}

/** The tiles of a letter that lie in the tray, the first one on top. */
export function freeTiles({ cells }: Tiles, letter: number): number[] {
  const all = Array.from({ length: COPIES }, (_, copy) => letter * ROOM + copy)
  return all.filter((tile) => !cells.includes(tile))
}

/** The tile of a letter that comes off the tray next; null when all are placed. */
export function topTile(tiles: Tiles, letter: number): number | null {
  return freeTiles(tiles, letter)[0] ?? null
}

/** A tile put into an empty cell, from the tray or another cell; the same tiles where it lies there already. */
export function placed(tiles: Tiles, tile: number, cell: number): Tiles {
  if (tiles.cells[cell] === tile) return tiles
  return { cells: tiles.cells.map((other, at) => (at === cell ? tile : other === tile ? 0 : other)) }
}

/** A tile back in the tray; the same tiles where it lies there already. */
export function home(tiles: Tiles, tile: number): Tiles {
  if (!tiles.cells.includes(tile)) return tiles
  return { cells: tiles.cells.map((other) => (other === tile ? 0 : other)) }
}

/** No tile on the board. */
export const NO_TILES: Tiles = { cells: new Array<number>(CELLS).fill(0) }

/**
 * The tiles for what stands in the cells, with as little change as can be: a tile whose cell keeps its letter stays, one
 * that lost its cell goes where its letter is new, and only then one comes off the tray. The same tiles where nothing changed.
 */
export function tilesFor(before: Tiles, values: readonly number[]): Tiles {
  const kept = before.cells.map((tile, cell) => (letterOf(tile) === values[cell] ? tile : 0))
  const lost = before.cells.filter((tile, cell) => tile !== 0 && kept[cell] === 0)
  const cells = [...kept]
  values.forEach((letter, cell) => {
    if (letter === 0 || cells[cell] !== 0) return
    const moved = lost.findIndex((tile) => letterOf(tile) === letter)
    cells[cell] = moved < 0 ? nextCopy(cells, lost, letter) : (lost.splice(moved, 1)[0] as number)
  })
  return cells.every((tile, cell) => tile === before.cells[cell]) ? before : { cells }
}

/** The first copy of a letter that is nowhere, whether or not there are so many tiles. */
function nextCopy(cells: readonly number[], lost: readonly number[], letter: number): number {
  let tile = letter * ROOM
  while (cells.includes(tile) || lost.includes(tile)) tile++
  return tile
}
