import type { BoardView } from './board-view.js'
import { layoutOf } from './layout.js'
import type { Layout, Place } from './layout.js'
import { setAttributes } from './page.js'
import type { StageBox } from './stage.js'
import { fittingUnit, openingUnit } from './viewport.js'

/** What fitting a board into the page needs to know. */
export interface FitParts {
  readonly window: Window
  readonly root: HTMLElement
  /** What stands above and below the board in a column. */
  readonly others: readonly HTMLElement[]
  readonly board: BoardView
  /** What the drawing takes, in cells: it says itself how large it is, with clues outside its frame. */
  readonly box: () => StageBox
  /** The least px that a cell must have under a finger. */
  readonly least: () => number
  readonly locked: () => boolean
  readonly glass: () => boolean
}

/** The room above and below the slot in a column, in px. */
const SLOT_MARGINS = 12

/** The least px of a cell under a mouse. */
const LEAST_FINE = 20

/** Finds where the board stands and how large its cells are, for the room that there is. */
export class BoardFit {
  readonly #parts: FitParts
  readonly #coarse: boolean
  #layout: Layout | null = null
  #fitting = 0
  #others = 0
  #measured = ''

  constructor(parts: FitParts) {
    this.#parts = parts
    this.#coarse = parts.window.matchMedia('(pointer: coarse)').matches
  }

  /** Whether the board is larger than its place. */
  get isLarge(): boolean {
    return this.#parts.board.unit() > this.#fitting * 1.01
  }

  /** Whether the cells of the whole board would be too small. */
  get isSmallWhole(): boolean {
    return this.#fitting < this.#least()
  }

  /** Whether the tools have the width of a table under the board. */
  get isWide(): boolean {
    return this.#layout?.shape === 'column' && this.#layout.room.width >= 560
  }

  #least(): number {
    return this.#coarse ? this.#parts.least() : LEAST_FINE
  }

  /** The size of a cell when the whole board would be too small. */
  #zoomed(): number {
    return this.#coarse ? 36 : 28
  }

  /** Measures anew, and shows the board at the size with which it opens. */
  open(): void {
    this.#measure()
    const ratio = this.#parts.window.devicePixelRatio || 1
    this.#scale(openingUnit(this.#fitting, { least: this.#least(), zoomed: this.#zoomed(), ratio }))
  }

  /** The window or the player may have another size. false when it has not. */
  resized(): boolean {
    const { root, window } = this.#parts
    const now = [root.clientWidth, window.innerHeight, window.devicePixelRatio].join(' ')
    if (now === this.#measured) return false
    this.#measured = now
    if (this.isLarge) this.#measure()
    else this.open()
    return true
  }

  /** Between the whole board and cells that a finger hits. */
  toggle(): void {
    this.#parts.board.zoomTo(this.isLarge ? this.#fitting : Math.max(this.#zoomed(), this.#fitting * 1.8))
  }

  #measure(): void {
    const { root, board, window } = this.#parts
    this.#layout = layoutOf(this.#extent(), this.#place())
    setAttributes(root, { 'data-shape': this.#layout.shape })
    this.#fitting = fittingUnit(this.#extent(), this.#layout.room, window.devicePixelRatio || 1)
    this.#scale(board.unit())
  }

  #extent(): { width: number; height: number } {
    const { width, height } = this.#parts.box()
    return { width, height }
  }

  #place(): Place {
    const { root, others, window } = this.#parts
    // In a column the keys are taller than beside a board; what a column would take is known from the last one.
    if (this.#layout?.shape !== 'desk') {
      setAttributes(root, { 'data-shape': 'column' })
      this.#others = others.reduce((sum, part) => sum + part.offsetHeight, SLOT_MARGINS)
    }
    return {
      width: root.clientWidth,
      windowHeight: window.innerHeight,
      top: root.getBoundingClientRect().top + window.scrollY,
      others: this.#others,
    }
  }

  #scale(unit: number): void {
    const { board, locked, glass, box } = this.#parts
    const { x, y, width, height } = box()
    board.scale({
      extent: { width, height },
      margin: { x: -x, y: -y },
      unit: Math.max(unit, this.#fitting),
      fitting: this.#fitting,
      zoomed: this.#zoomed(),
      room: this.#layout?.room ?? { width: 1, height: 1 },
      locked: locked(),
      glass: glass(),
    })
  }
}
