import type { Size } from '@kazu/grid'
import { make, setAttributes } from './page.js'

/** What the grid for readers is drawn from. */
export interface ReaderView {
  readonly size: Size
  readonly label: string
  /** What a reader hears of a cell. */
  readonly describe: (cell: number) => string
  readonly cursor: number | null
  readonly selection: readonly number[]
}

/** A grid of cells that readers find, laid over the drawing: rows, cells, one stop in the tab order. */
export interface ReaderGrid {
  readonly element: HTMLElement
  readonly update: (view: ReaderView) => void
  /** The cell of an element inside the grid; -1 for any other. */
  readonly cellOf: (target: EventTarget | null) => number
  /** Puts the focus on a cell, without moving the page. */
  readonly focus: (cell: number) => void
}

/** Makes the grid for a board; another board of the same size goes on with it. */
export function makeReaderGrid(document: Document): ReaderGrid {
  const element = make(document, 'div', { class: 'kzp-grid', role: 'grid' })
  let cells: HTMLElement[] = []
  let size: Size = { width: 0, height: 0 }
  const rebuild = (next: Size): void => {
    size = next
    cells = Array.from({ length: size.width * size.height }, (_, cell) =>
      make(document, 'div', { class: 'kzp-cell', role: 'gridcell', tabindex: -1, 'data-reader': cell }),
    )
    const rows = Array.from({ length: size.height }, (_, row) =>
      make(
        document,
        'div',
        { class: 'kzp-row', role: 'row' },
        ...cells.slice(row * size.width, (row + 1) * size.width),
      ),
    )
    element.replaceChildren(...rows)
  }
  return {
    element,
    update: (view) => {
      if (view.size.width !== size.width || view.size.height !== size.height) rebuild(view.size)
      setAttributes(element, { 'aria-label': view.label })
      const chosen = new Set(view.selection)
      const stop = view.cursor ?? 0
      cells.forEach((cell, index) => {
        setAttributes(cell, {
          'aria-label': view.describe(index),
          'aria-selected': chosen.size === 0 ? undefined : String(chosen.has(index)),
          tabindex: index === stop ? 0 : -1,
        })
      })
    },
    cellOf: (target) => (target instanceof HTMLElement ? cells.indexOf(target) : -1),
    focus: (cell) => {
      cells[cell]?.focus({ preventScroll: true })
    },
  }
}
