import { sizeSheet } from './board-view.js'
import type { BoardView } from './board-view.js'
import { make } from './page.js'
import type { BoardScale } from './viewing.js'

/** The place of a stage in the page: as large as the room allows, and never larger, so that nothing scrolls in it. */
export function makeStageView(document: Document): BoardView {
  const sheet = make(document, 'div', { class: 'kzp-sheet' })
  const element = make(document, 'div', { class: 'kzp-view kzp-stage' }, sheet)
  let scale: BoardScale | null = null
  return {
    element,
    sheet,
    draw: () => undefined,
    scale: (next) => {
      scale = { ...next, unit: next.fitting }
      sizeSheet(element, sheet, scale)
    },
    unit: () => scale?.unit ?? 1,
    zoomTo: () => undefined,
    reveal: () => undefined,
    sight: () => ({ x: 0, y: 0, width: scale?.extent.width ?? 0, height: scale?.extent.height ?? 0 }),
    escape: () => false,
    destroy: () => undefined,
  }
}
