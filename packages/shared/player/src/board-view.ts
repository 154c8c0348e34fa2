import type { SvgNode } from '@kazu/svg'
import { mountSvg } from '@kazu/svg/patch'
import type { Mounted } from '@kazu/svg/patch'
import { gesture, HOLD, IDLE } from './gestures.js'
import type { Gesture, GestureAct, GestureEvent, Spot } from './gestures.js'
import type { Point } from './inputs.js'
import { makeLoupe } from './loupe.js'
import { listen, make, setAttributes } from './page.js'
import type { Disconnect } from './page.js'
import { MARGIN_CELLS, movedView, unitLimits } from './viewport.js'
import type { Extent } from './viewport.js'

/** What the board does with pointers. */
export interface BoardActs {
  readonly begin: (point: Point, act: Extract<GestureAct, { act: 'begin' }>) => void
  readonly extend: (points: readonly Point[]) => void
  readonly hold: () => void
  readonly release: () => void
  readonly cancel: () => void
  /** The view moved or was zoomed. */
  readonly viewed: () => void
}

/** How large the board is on the screen. */
export interface BoardScale {
  /** The extent of the drawing in cells, margins included. */
  readonly extent: Extent
  /** px to a cell, now and with the whole board in sight. */
  readonly unit: number
  readonly fitting: number
  readonly zoomed: number
  readonly room: { readonly width: number; readonly height: number }
  readonly locked: boolean
}

/** The board in the page: its drawing, its size, and the pointers on it. */
export interface BoardView {
  readonly element: HTMLElement
  readonly sheet: HTMLElement
  readonly draw: (node: SvgNode) => void
  readonly scale: (scale: BoardScale) => void
  readonly unit: () => number
  readonly zoomTo: (unit: number, about?: Spot) => void
  /** Brings a place of the board, in cells, into the middle if it is out of sight, or always. */
  readonly reveal: (x: number, y: number, always?: boolean) => void
  /** What is in sight, in cells. */
  readonly sight: () => { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly escape: () => boolean
  readonly destroy: () => void
}

/** Puts a board into the page. */
export function makeBoardView(document: Document, acts: BoardActs): BoardView {
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
  const view = viewing(element, () => scale, apply, acts.viewed)
  const pointers = listenToPointers(element, { view, acts, scale: () => scale, sheet, loupe })
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
    one.room.width === other.room.width &&
    one.room.height === other.room.height
  )
}

function sizeSheet(element: HTMLElement, sheet: HTMLElement, { unit, extent, room }: BoardScale): void {
  const width = unit * extent.width
  const height = unit * extent.height
  sheet.style.setProperty('--kz-sheet-width', `${width}px`)
  sheet.style.setProperty('--kz-sheet-height', `${height}px`)
  sheet.style.setProperty('--kz-unit', `${unit}px`)
  const seen = Math.min(width, room.width)
  element.style.width = `${seen}px`
  // Bar, slot and tools keep to the edges of the board.
  element.closest<HTMLElement>('.kzp')?.style.setProperty('--kz-view-width', `${seen}px`)
  element.style.height = `${Math.min(height, room.height)}px`
  setAttributes(element, { 'data-zoomed': width > room.width + 0.5 || height > room.height + 0.5 })
}

interface Viewing {
  readonly zoomTo: BoardView['zoomTo']
  readonly reveal: BoardView['reveal']
  readonly sight: BoardView['sight']
  readonly change: (factor: number, about: Spot, by: Spot) => void
}

/** Zooming and moving: the board is as large as its cells say, and the box round it scrolls. */
function viewing(
  element: HTMLElement,
  scaleOf: () => BoardScale | null,
  apply: (scale: BoardScale) => void,
  viewed: () => void,
): Viewing {
  const change = (factor: number, about: Spot, by: Spot): void => {
    const scale = scaleOf()
    if (scale === null || scale.locked) return
    const box = element.getBoundingClientRect()
    const inside = { x: about.x - box.left, y: about.y - box.top }
    const now = { unit: scale.unit, left: element.scrollLeft, top: element.scrollTop }
    const next = movedView(now, { factor, about: inside, by }, unitLimits(scale.fitting, scale.zoomed))
    apply({ ...scale, unit: next.unit })
    element.scrollLeft = next.left
    element.scrollTop = next.top
    viewed()
  }
  const sight: BoardView['sight'] = () => {
    const unit = scaleOf()?.unit ?? 1
    return {
      x: element.scrollLeft / unit - MARGIN_CELLS,
      y: element.scrollTop / unit - MARGIN_CELLS,
      width: element.clientWidth / unit,
      height: element.clientHeight / unit,
    }
  }
  return {
    change,
    sight,
    zoomTo: (unit, about) => {
      const box = element.getBoundingClientRect()
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      change(unit / (scaleOf()?.unit ?? unit), about ?? middle, { x: 0, y: 0 })
    },
    reveal: (x, y, always = false) => {
      const unit = scaleOf()?.unit ?? 1
      const seen = sight()
      const inside =
        x - 0.5 >= seen.x && x + 0.5 <= seen.x + seen.width && y - 0.5 >= seen.y && y + 0.5 <= seen.y + seen.height
      if (inside && !always) return
      element.scrollLeft = (x + MARGIN_CELLS) * unit - element.clientWidth / 2
      element.scrollTop = (y + MARGIN_CELLS) * unit - element.clientHeight / 2
    },
  }
}

interface PointerParts {
  readonly view: Viewing
  readonly acts: BoardActs
  readonly scale: () => BoardScale | null
  readonly sheet: HTMLElement
  readonly loupe: ReturnType<typeof makeLoupe>
}

/** Turns a page's pointer events into gestures and gestures into acts. */
function listenToPointers(
  element: HTMLElement,
  parts: PointerParts,
): { escape: () => boolean; disconnect: Disconnect } {
  let now: Gesture = IDLE
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopTimer = (): void => {
    clearTimeout(timer)
  }
  const take = (event: GestureEvent): boolean => {
    const { next, acts } = gesture(now, event)
    now = next
    if (now.type !== 'stroke' || !now.still) stopTimer()
    for (const act of acts) perform(parts, act)
    return acts.length > 0
  }
  const disconnects = [
    listen(element, 'pointerdown', (event) => {
      if (!isOnBoard(element, event)) return
      take(downOf(event))
      if (now.type === 'stroke' && now.id === event.pointerId) {
        stopTimer()
        timer = setTimeout(() => take({ type: 'held' }), HOLD.delay)
      }
      element.setPointerCapture(event.pointerId)
      // The page must neither select nor drag, and the focus goes where the player says.
      event.preventDefault()
    }),
    listen(element, 'pointermove', (event) => {
      if (now.type === 'idle') return
      take({ type: 'move', id: event.pointerId, spots: spotsOf(event) })
    }),
    listen(element, 'pointerup', (event) => void take({ type: 'up', id: event.pointerId })),
    listen(element, 'pointercancel', (event) => void take({ type: 'lost', id: event.pointerId })),
    listen(element, 'lostpointercapture', (event) => void take({ type: 'lost', id: event.pointerId })),
    listen(element, 'contextmenu', (event) => {
      event.preventDefault()
    }),
    // With Control, or pinched on a touch pad, the wheel zooms the board instead of the page.
    listen(
      element,
      'wheel',
      (event) => {
        if (!event.ctrlKey || parts.scale()?.locked === true) return
        event.preventDefault()
        parts.view.change(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY }, { x: 0, y: 0 })
      },
      { passive: false },
    ),
    listen(element, 'scroll', () => {
      parts.acts.viewed()
    }),
  ]
  return {
    escape: () => take({ type: 'escape' }),
    disconnect: () => {
      stopTimer()
      for (const disconnect of disconnects) disconnect()
    },
  }
}

/** Whether the pointer is on the board itself, not on the bars that scroll it. */
function isOnBoard(element: HTMLElement, event: PointerEvent): boolean {
  const box = element.getBoundingClientRect()
  return event.clientX - box.left < element.clientWidth && event.clientY - box.top < element.clientHeight
}

function downOf(event: PointerEvent): GestureEvent {
  const pointer = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse'
  return {
    type: 'down',
    id: event.pointerId,
    spot: { x: event.clientX, y: event.clientY },
    pointer,
    button: event.button,
    adds: event.shiftKey || event.ctrlKey || event.metaKey,
  }
}

function spotsOf(event: PointerEvent): Spot[] {
  const events = typeof event.getCoalescedEvents === 'function' ? event.getCoalescedEvents() : []
  const all = events.length > 0 ? events : [event]
  return all.map(({ clientX, clientY }) => ({ x: clientX, y: clientY }))
}

function perform({ view, acts, scale, sheet, loupe }: PointerParts, act: GestureAct): void {
  const unit = scale()?.unit ?? 1
  if (act.act === 'begin') {
    acts.begin(pointAt(sheet, unit, act.spot, true), act)
    if (act.pointer === 'touch' && unit < 40) loupe.follow(act.spot, pointAt(sheet, unit, act.spot, false), unit)
  } else if (act.act === 'extend') {
    const points = act.spots.map((spot) => pointAt(sheet, unit, spot, false))
    acts.extend(points)
    loupe.move(act.spots[act.spots.length - 1] as Spot, points[points.length - 1] as Point, unit)
  } else if (act.act === 'view') {
    view.change(act.factor, act.about, act.by)
  } else {
    if (act.act !== 'hold') loupe.hide()
    acts[act.act]()
  }
}

/** A place of the window as a point of the board, with what the drawing has there. */
function pointAt(sheet: HTMLElement, unit: number, spot: Spot, withTargets: boolean): Point {
  const box = sheet.getBoundingClientRect()
  return {
    x: (spot.x - box.left) / unit - MARGIN_CELLS,
    y: (spot.y - box.top) / unit - MARGIN_CELLS,
    targets: withTargets ? targetsAt(sheet, spot) : {},
  }
}

/** What the drawing says that it has at a place: the numbers in the `data-` attributes of its targets there. */
function targetsAt(sheet: HTMLElement, { x, y }: Spot): Record<string, number> {
  const root = sheet.getRootNode() as Document | ShadowRoot
  const found: Record<string, number> = {}
  for (const element of root.elementsFromPoint(x, y)) {
    if (!(element instanceof SVGElement) || !sheet.contains(element)) continue
    for (const [name, value] of Object.entries(element.dataset)) {
      const number = Number(value)
      if (Number.isInteger(number) && !(name in found)) found[name] = number
    }
  }
  return found
}
