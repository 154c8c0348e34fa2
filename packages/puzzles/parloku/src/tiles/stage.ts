import { mountDrag } from '@kazu/drag/runtime'
import type { DragHandle, DragNews, DragOptions } from '@kazu/drag/runtime'
import type { Stage, StageActs, StageKind, StageView } from '@kazu/player'
import { CELL } from '@kazu/svg'
import { placeName, type ParlokuBoard } from '../board.js'
import { valuesOf } from '../game.js'
import { gridOf } from '../grid.js'
import type { ParlokuKind } from '../kind.js'
import { letterOf, NO_TILES, tilesFor, topTile, valuesOfTiles, type Tiles } from './board-of-tiles.js'
import { TILE_CHOICES } from './choices.js'
import { boardLayers, overTiles, underTiles, type Shown } from './layers.js'
import { tileLooks } from './looks.js'
import { tilesBox } from './places.js'
import { numberIn, tileKey, tilesScene, type Dress } from './scene.js'
import type { TileShape } from './shapes.js'
import { TILES_STYLE } from './style.js'
import { TILE_WORDS, type TileWords } from './tile-words.js'

/** How long an outline wiggles, in ms, and a short vibration. */
const WIGGLE = 260
const BUZZ = 12

/** The move from one board of tiles to another. */
function tilesMove(before: Tiles, after: Tiles): ParlokuKind['move'] {
  const old = valuesOfTiles(before)
  return valuesOfTiles(after).flatMap((value, place) =>
    value === old[place] ? [] : [{ layer: 'entry' as const, place, value }],
  )
}

/** The board of tiles in a page. */
class TilesStage implements Stage<ParlokuKind> {
  readonly #host: HTMLElement
  readonly #acts: StageActs<ParlokuKind>
  readonly #style: HTMLStyleElement
  readonly #look = tileLooks()
  #shown: StageView<ParlokuKind> | null = null
  #layers: Shown | null = null
  #board: ParlokuBoard | null = null
  #drag: DragHandle<Tiles> | null = null
  #wiggling: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(host: HTMLElement, acts: StageActs<ParlokuKind>) {
    this.#host = host
    this.#acts = acts
    this.#style = host.ownerDocument.createElement('style')
    this.#style.textContent = TILES_STYLE
    host.prepend(this.#style)
  }

  draw(shown: StageView<ParlokuKind>): void {
    this.#shown = shown
    const { board, marks } = shown.view
    const isNew = board !== this.#board
    this.#board = board
    this.#layers = this.#layersOf(shown)
    for (const [name, value] of Object.entries(shown.choices)) this.#host.setAttribute(`data-${name}`, value)
    const before = isNew ? NO_TILES : (this.#drag?.state() ?? NO_TILES)
    const tiles = tilesFor(before, valuesOf(board, marks))
    if (this.#drag === null) this.#drag = this.#mounted(tiles)
    else {
      this.#drag.update(this.#options(isNew))
      if (tiles !== this.#drag.state()) this.#drag.set(tiles)
    }
  }

  #mounted(tiles: Tiles): DragHandle<Tiles> {
    const drag = mountDrag<Tiles>(this.#host, { ...(this.#options(true) as DragOptions<Tiles>), state: tiles })
    // The grid for readers comes first in the order of the keyboard.
    this.#host.prepend(this.#style, drag.svg)
    return drag
  }

  /** What the drag is told anew with each view; scene and box only with another board. */
  #options(isNew: boolean): Partial<Omit<DragOptions<Tiles>, 'state'>> {
    const shown = this.#shown as StageView<ParlokuKind>
    const { board } = shown.view
    const { x, y, width, height } = tilesBox(board)
    const fixed = {
      scene: tilesScene(board, () => this.#dress()),
      box: { x: x * CELL, y: y * CELL, width: width * CELL, height: height * CELL },
    }
    return {
      ...(isNew ? fixed : {}),
      label: this.#words.stage,
      under: (tiles) => underTiles(this.#layers as Shown, tiles),
      over: (tiles) => overTiles(this.#layers as Shown, tiles),
      onChange: (after, before) => {
        this.#acts.play(tilesMove(before, after))
      },
      onTap: (key) => {
        this.#tapped(key)
      },
      onNews: (news) => {
        this.#heard(news)
      },
      words: (news) => this.#saidOf(news),
      holdFor: shown.longPress ?? 320,
      machinery: shown.choices['mechanism'] === 'on',
    }
  }

  get #words(): TileWords {
    return TILE_WORDS[this.#shown?.language ?? 'en']
  }

  #layersOf({ view, keys, choices }: StageView<ParlokuKind>): Shown {
    const lesson = view.hint?.stage === 'why' ? view.hint.hint : undefined
    const entry = lesson?.moves[0]?.find(({ layer }) => layer === 'entry')
    return {
      board: view.board,
      layers: boardLayers(view),
      solved: view.solved === true,
      faults: view.faults ?? [],
      shape: (choices['tile-shape'] ?? 'rounded') as TileShape,
      held: keys.find(({ sticky }) => sticky)?.value ?? 0,
      taught: entry?.value ?? 0,
      wiggling: this.#wiggling,
    }
  }

  #dress(): Dress {
    const { view } = this.#shown as StageView<ParlokuKind>
    const { shape } = this.#layers as Shown
    const given = gridOf(view.board).givens
    const bad = new Set([...(view.faults ?? []).flatMap(({ cells }) => cells), ...(view.wrong ?? [])])
    return {
      tile: (letter, cell) =>
        this.#look({
          letter,
          text: view.board.letters[letter - 1] ?? '',
          shape,
          given: cell !== null && given[cell] !== 0,
          same: cell !== null && letter === view.highlight,
          bad: cell !== null && bad.has(cell),
        }),
      trayLabel: (letter, left) => this.#words.tray(view.board.letters[letter - 1] ?? '', left),
      wordLabel: (word, lit, letters) => this.#words.word(word, lit, letters),
    }
  }

  #tapped(key: string): void {
    const [tile, cell, word] = (['tile', 'cell', 'word'] as const).map((name) => numberIn(key, name))
    if (typeof word === 'number') this.#wiggle(word)
    if (typeof cell === 'number') this.#acts.tapCell(cell)
    if (typeof tile !== 'number') return
    const at = this.#drag?.state().cells.indexOf(tile) ?? -1
    if (at >= 0) this.#acts.tapCell(at)
    else this.#tapTray(letterOf(tile))
  }

  #tapTray(letter: number): void {
    const held = (): number => this.#shown?.keys.find(({ sticky }) => sticky)?.value ?? 0
    const { view } = this.#shown as StageView<ParlokuKind>
    const waits = (view.selection ?? []).length === 0 && held() !== letter
    this.#acts.tapKey(String(letter))
    if (waits) this.#acts.announce(this.#words.waits(this.#letter(letter)))
  }

  #letter(letter: number): string {
    return this.#board?.letters[letter - 1] ?? ''
  }

  #wiggle(word: number): void {
    clearTimeout(this.#timer)
    this.#wiggling = word
    this.#redraw()
    this.#timer = setTimeout(() => {
      this.#wiggling = undefined
      this.#redraw()
    }, WIGGLE)
  }

  #redraw(): void {
    if (this.#layers !== null) this.#layers = { ...this.#layers, wiggling: this.#wiggling }
    this.#drag?.update()
  }

  #heard({ type, by, how, key, before }: DragNews<Tiles>): void {
    const tile = numberIn(key, 'tile') ?? 0
    const { navigator } = this.#host.ownerDocument.defaultView as Window
    // The tile itself was lifted off the board: a hand that rests feels it.
    const isHeld = type === 'lifted' && by === 'pointer' && how === 'held' && before.cells.includes(tile)
    if (isHeld && 'vibrate' in navigator) navigator.vibrate(BUZZ)
    if (type === 'dropped' && by === 'keys') queueMicrotask(() => this.#focusTray(letterOf(tile)))
  }

  /** After a tile was placed by keys, the next one of its letter is at hand, or one of another letter. */
  #focusTray(letter: number): void {
    const tiles = this.#drag?.state() ?? NO_TILES
    for (let step = 0; step < 6; step++) {
      const top = topTile(tiles, ((letter - 1 + step) % 6) + 1)
      if (top !== null) {
        this.#drag?.focus(tileKey(top))
        return
      }
    }
  }

  #saidOf({ type, key, state }: DragNews<Tiles>): string {
    const words = this.#words
    const tile = numberIn(key, 'tile') ?? 0
    const letter = this.#letter(letterOf(tile))
    const cell = state.cells.indexOf(tile)
    if (type === 'lifted') return words.lifted(letter)
    if (type === 'blocked') return words.nothingThere
    if (type === 'over') return cell < 0 ? words.inTray : placeName(cell)
    return cell < 0 ? words.back(letter) : words.dropped(letter, placeName(cell))
  }

  destroy(): void {
    clearTimeout(this.#timer)
    this.#drag?.destroy()
    this.#style.remove()
  }
}

/** Parloku played with tiles: a tray of six letters under the board, dragged, tapped or carried by keys. */
export const tilesStage: StageKind<ParlokuKind> = {
  box: tilesBox,
  make: (host, acts) => new TilesStage(host, acts),
  choices: TILE_CHOICES,
}
