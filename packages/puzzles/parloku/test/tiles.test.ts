import { beginDrag, dropDrag, moveDrag } from '@kazu/drag'
import type { Taking } from '@kazu/drag'
import { svg } from '@kazu/svg'
import { colours, contrast } from '@kazu/svg/theme'
import { describe, expect, test } from 'vitest'
import {
  NO_TILES,
  freeTiles,
  home,
  letterOf,
  placed,
  tilesFor,
  topTile,
  valuesOfTiles,
} from '../src/tiles/board-of-tiles.js'
import type { Tiles } from '../src/tiles/board-of-tiles.js'
import { TILE_HUES, TILE_SHARES } from '../src/tiles/hues.js'
import { cellPlace, tilesBox, TILE, trayOf, trayPlace } from '../src/tiles/places.js'
import { tileKey, tilesScene } from '../src/tiles/scene.js'
import { boardOf, ITALIA } from './case.js'

const board = boardOf(ITALIA)
const [A, I, L, , S, T] = [1, 2, 3, 4, 5, 6]

/** What stands in 36 cells, out of a few of them. */
function values(some: Readonly<Record<number, number>>): number[] {
  return Array.from({ length: 36 }, (_, cell) => some[cell] ?? 0)
}

const scene = tilesScene(board, () => ({
  tile: () => svg('g'),
  trayLabel: (letter, left) => `${letter} ${left}`,
  wordLabel: (word) => word,
}))

/** The board's printed letters, and some more. */
function tilesOf(some: Readonly<Record<number, number>> = {}): Tiles {
  const given = Object.fromEntries(board.givens.map(({ cell, letter }) => [cell, board.letters.indexOf(letter) + 1]))
  return tilesFor(NO_TILES, values({ ...given, ...some }))
}

/** Drags a tile by its middle to a place. */
function dragged(tiles: Tiles, tile: number, to: { x: number; y: number }, how: Taking = 'moved'): Tiles | null {
  const cell = tiles.cells.indexOf(tile)
  const from = cell < 0 ? trayPlace(board, letterOf(tile)) : cellPlace(cell)
  const drag = beginDrag(scene, tiles, tileKey(tile), from, how)
  return drag === null ? null : dropDrag(moveDrag(drag, to))
}

const tileAt = (tiles: Tiles, cell: number): number => tiles.cells[cell] as number
const top = (tiles: Tiles, letter: number): number => topTile(tiles, letter) as number

describe('tiles', () => {
  test('are six of each letter, and those that are not placed lie in the tray', () => {
    const tiles = tilesFor(NO_TILES, values({ 0: A, 7: A, 14: T }))
    expect(freeTiles(tiles, A)).toHaveLength(4)
    expect(freeTiles(tiles, T)).toHaveLength(5)
    expect(freeTiles(tiles, L)).toHaveLength(6)
    expect(valuesOfTiles(tiles)).toEqual(values({ 0: A, 7: A, 14: T }))
  })

  test('keep their places when others come and go, and the very board when nothing changed', () => {
    const before = tilesFor(NO_TILES, values({ 0: A, 7: A, 14: T }))
    const after = tilesFor(before, values({ 7: A, 14: T, 20: L }))
    expect(tileAt(after, 7)).toBe(tileAt(before, 7))
    expect(tilesFor(before, values({ 0: A, 7: A, 14: T }))).toBe(before)
  })

  test('glide where their letter went, before another comes off the tray', () => {
    const before = tilesFor(NO_TILES, values({ 0: A, 7: A }))
    const after = tilesFor(before, values({ 7: A, 9: A, 10: A }))
    expect(tileAt(after, 9)).toBe(tileAt(before, 0))
    expect(new Set([tileAt(after, 7), tileAt(after, 9), tileAt(after, 10)]).size).toBe(3)
  })

  test('are there for a seventh letter, too, which only keys can write', () => {
    const tiles = tilesFor(NO_TILES, values(Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((cell) => [cell, I]))))
    expect(new Set(tiles.cells.filter((tile) => tile !== 0)).size).toBe(7)
    expect(topTile(tiles, I)).toBeNull()
  })

  test('are the same board when put where they lie', () => {
    const tiles = tilesFor(NO_TILES, values({ 3: S }))
    expect(placed(tiles, tileAt(tiles, 3), 3)).toBe(tiles)
    expect(home(tiles, top(tiles, S))).toBe(tiles)
    expect(valuesOfTiles(home(tiles, tileAt(tiles, 3)))).toEqual(values({}))
  })
})

describe('a dragged tile', () => {
  test('lands in the cell whose middle is within 0.6 of a cell, and farther off goes back to the tray', () => {
    const tiles = tilesOf()
    const { x, y } = cellPlace(0)
    expect(tileAt(dragged(tiles, top(tiles, I), { x: x - 59, y }) as Tiles, 0)).toBe(top(tiles, I))
    expect(dragged(tiles, top(tiles, I), { x: x - 61, y })).toBe(tiles)
  })

  test('pushes no other out, but takes the nearest empty cell in reach', () => {
    const tiles = tilesOf({ 0: I })
    const { x, y } = cellPlace(0)
    expect(dragged(tiles, top(tiles, T), { x, y })).toBe(tiles)
    const near = dragged(tiles, top(tiles, T), { x: x + 45, y }) as Tiles
    expect([letterOf(tileAt(near, 0)), letterOf(tileAt(near, 1))]).toEqual([I, T])
  })

  test('pulled off the board at once is a copy, held it comes itself', () => {
    const tiles = tilesOf({ 13: S })
    const copied = dragged(tiles, tileAt(tiles, 13), cellPlace(20)) as Tiles
    expect([letterOf(tileAt(copied, 13)), letterOf(tileAt(copied, 20))]).toEqual([S, S])
    const moved = dragged(tiles, tileAt(tiles, 13), cellPlace(20), 'held') as Tiles
    expect([tileAt(moved, 13), tileAt(moved, 20)]).toEqual([0, tileAt(tiles, 13)])
  })

  test('pulled on from the last spelled cell of a word is its next letter', () => {
    const tiles = tilesOf({ 0: I, 1: T })
    const next = dragged(tiles, tileAt(tiles, 1), cellPlace(2)) as Tiles
    expect(letterOf(tileAt(next, 2))).toBe(A)
    // Before the end of the walk it is a copy.
    expect(letterOf(tileAt(dragged(tiles, tileAt(tiles, 0), cellPlace(6)) as Tiles, 6))).toBe(I)
  })

  test('comes itself when no copy is left', () => {
    const all = Object.fromEntries([10, 11, 15, 16, 17, 23].map((cell) => [cell, I]))
    const tiles = tilesOf(all)
    const moved = dragged(tiles, tileAt(tiles, 10), cellPlace(9)) as Tiles
    expect([tileAt(moved, 10), letterOf(tileAt(moved, 9))]).toEqual([0, I])
  })

  test('goes back over the tray, and let go anywhere else stays in its cell', () => {
    const tiles = tilesOf({ 13: S })
    const tray = trayOf(board)
    const over = { x: tray.x + 20, y: tray.y + 20 }
    expect(tileAt(dragged(tiles, tileAt(tiles, 13), over, 'held') as Tiles, 13)).toBe(0)
    expect(dragged(tiles, tileAt(tiles, 13), { x: 900, y: 100 }, 'held')).toBe(tiles)
  })

  test('is none that is printed; but a copy of it comes along', () => {
    const tiles = tilesOf()
    const { cell } = board.givens[0] as { cell: number }
    expect(dragged(tiles, tileAt(tiles, cell), cellPlace(9), 'held')).toBeNull()
    const copied = dragged(tiles, tileAt(tiles, cell), cellPlace(9)) as Tiles
    expect(letterOf(tileAt(copied, 9))).toBe(letterOf(tileAt(tiles, cell)))
  })

  test('may lead to each empty cell, and to no other', () => {
    const tiles = tilesOf({ 0: I })
    const drag = beginDrag(scene, tiles, tileKey(top(tiles, T)), trayPlace(board, T), 'moved')
    const reached = drag?.landings.filter(({ state }) => state !== tiles) ?? []
    expect(new Set(reached.map(({ state }) => state.cells.indexOf(top(tiles, T)))).size).toBe(36 - 4)
  })
})

describe('the places of tiles', () => {
  test('keep board, words and tray in one box, which fits 336 px with tiles of 44 px', () => {
    const { width, height } = tilesBox(board)
    expect((336 / width) * (TILE / 100)).toBeGreaterThanOrEqual(44)
    // Bar, slot and buttons take 176 of 640 px.
    expect((464 / height) * (TILE / 100)).toBeGreaterThanOrEqual(44)
    const { x, y } = trayPlace(board, 6)
    expect([x + TILE / 2 <= (width - 0.07) * 100, y + TILE / 2 <= (height - 0.07) * 100]).toEqual([true, true])
  })
})

describe('the colours of tiles', () => {
  test('let every letter be read, in both themes', () => {
    for (const theme of ['light', 'dark'] as const) {
      const { ink, surface } = colours(theme)
      for (const share of Object.values(TILE_SHARES)) {
        for (const hue of TILE_HUES) {
          expect(contrast(ink, mixed(hue, surface, share / 100))).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })
})

/** Two colours mixed as CSS mixes them in sRGB. */
function mixed(one: string, other: string, share: number): string {
  const part = (colour: string, at: number): number => Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16)
  const parts = [0, 1, 2].map((at) => Math.round(part(one, at) * share + part(other, at) * (1 - share)))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
