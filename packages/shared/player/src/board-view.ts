import type { SvgNode } from '@kazu/svg'
import { mountSvg } from '@kazu/svg/patch'
import type { Mounted } from '@kazu/svg/patch'
import { makeLoupe } from './loupe.js'
import { make, setAttributes } from './page.js'
import { listenToPointers } from './pointers.js'
import type { BoardActs } from './pointers.js'
import { makeViewing } from './viewing.js'
import type { BoardScale, Viewing } from './viewing.js'

/** The board in the page: its drawing, its size, and the pointers on it. */
export interface BoardView {
  readonly element: HTMLElement
  readonly sheet: HTMLElement
  readonly draw: (node: SvgNode) => void
  readonly scale: (scale: BoardScale) => void
  readonly unit: () => number
  readonly zoomTo: Viewing['zoomTo']
  readonly reveal: Viewing['reveal']
  readonly sight: Viewing['sight']
  readonly escape: () => boolean
  readonly destroy: () => void
}

/** Puts a board into the page. */
export function makeBoardView(document: Document, acts: BoardActs, longPress: () => number): BoardView {
  const sheet = make(document, 'div', { class: 'kzp-sheet' })
  const element = make(document, 'div', { class: 'kzp-view' }, sheet)
  const loupe = makeLoupe(document, sheet)
  let mounted: Mounted<Element> | null = null
  let scale: BoardScale | null = null
  const draw = (node: SvgNode): void => {
    if (mounted === null) {
      mounted = mountSvg<Element>(document, node)
      sheet.prepend(mounted.element)
    } else mounted.update(node)
    loupe.draw(node)
  }
  const apply = (next: BoardScale): void => {
    const before = scale
    scale = next
    if (before === null || !sameScale(before, next)) sizeSheet(element, sheet, next)
  }
  const view = makeViewing(element, () => scale, apply, acts.viewed)
  const pointers = listenToPointers(element, { view, acts, scale: () => scale, sheet, loupe, longPress })
  return {
    element,
    sheet,
    draw,
    scale: apply,
    unit: () => scale?.unit ?? 1,
    zoomTo: view.zoomTo,
    reveal: view.reveal,
    sight: view.sight,
    escape: pointers.escape,
    destroy: () => {
      pointers.disconnect()
      loupe.hide()
    },
  }
}

function sameScale(one: BoardScale, other: BoardScale): boolean {
  return (
    one.unit === other.unit &&
    one.extent.width === other.extent.width &&
    one.extent.height === other.extent.height &&
    one.margin.x === other.margin.x &&
    one.margin.y === other.margin.y &&
    one.room.width === other.room.width &&
    one.room.height === other.room.height
  )
}

/** Sizes a board and its place, and tells the parts beside it how wide it is. */
export function sizeSheet(element: HTMLElement, sheet: HTMLElement, { unit, extent, margin, room }: BoardScale): void {
  const width = unit * extent.width
  const height = unit * extent.height
  sheet.style.setProperty('--kz-sheet-width', `${width}px`)
  sheet.style.setProperty('--kz-sheet-height', `${height}px`)
  sheet.style.setProperty('--kz-unit', `${unit}px`)
  sheet.style.setProperty('--kz-margin', `${margin.y * unit}px ${margin.x * unit}px`)
  const seen = Math.min(width, room.width)
  element.style.width = `${seen}px`
  // Bar, slot and tools keep to the edges of the board.
  element.closest<HTMLElement>('.kzp')?.style.setProperty('--kz-view-width', `${seen}px`)
  element.style.height = `${Math.min(height, room.height)}px`
  setAttributes(element, { 'data-zoomed': width > room.width + 0.5 || height > room.height + 0.5 })
}
