import { afterPress, gesture, IDLE } from './gestures.js'
import type { Gesture, GestureAct, GestureEvent, Spot } from './gestures.js'
import type { Place, Point } from './inputs.js'
import type { Loupe } from './loupe.js'
import { listen } from './page.js'
import type { Disconnect } from './page.js'
import { NO_SCALE } from './viewing.js'
import type { BoardScale, Viewing } from './viewing.js'

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

/** What pointers act on. */
export interface PointerParts {
  readonly view: Viewing
  readonly acts: BoardActs
  readonly scale: () => BoardScale | null
  readonly sheet: HTMLElement
  readonly loupe: Loupe
  /** How long a press must stay to be a long one, in ms. */
  readonly longPress: () => number
}

/** Turns a page's pointer events into gestures and gestures into acts. */
export function listenToPointers(
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
  const down = (event: PointerEvent): void => {
    if (!isOnBoard(element, event)) return
    take(downOf(event))
    if (now.type === 'stroke' && now.id === event.pointerId) {
      stopTimer()
      timer = afterPress(parts.longPress(), () => take({ type: 'held' }))
    }
    element.setPointerCapture(event.pointerId)
    // The page must neither select nor drag, and the focus goes where the player says.
    event.preventDefault()
  }
  const disconnects = [
    ...quieten(element, parts),
    listen(element, 'pointerdown', down),
    listen(element, 'pointermove', (event) => {
      if (now.type !== 'idle') take({ type: 'move', id: event.pointerId, spots: spotsOf(event) })
    }),
    listen(element, 'pointerup', (event) => void take({ type: 'up', id: event.pointerId })),
    listen(element, 'pointercancel', (event) => void take({ type: 'lost', id: event.pointerId })),
    listen(element, 'lostpointercapture', (event) => void take({ type: 'lost', id: event.pointerId })),
  ]
  return {
    escape: () => take({ type: 'escape' }),
    disconnect: () => {
      stopTimer()
      for (const disconnect of disconnects) disconnect()
    },
  }
}

/** Keeps the browser's own answers to pointers away from the board, and lets the wheel zoom. */
function quieten(element: HTMLElement, parts: PointerParts): Disconnect[] {
  return [
    listen(element, 'contextmenu', (event) => {
      event.preventDefault()
    }),
    // The focus goes to the cell, not to what the browser finds under the pointer.
    listen(element, 'mousedown', (event) => {
      if (isOnBoard(element, event)) event.preventDefault()
    }),
    // Else a flick over the board is a fling to the browser, though nothing scrolls, and it then swallows the tap that
    // comes next, wherever that is.
    listen(
      element,
      'touchstart',
      (event) => {
        if (event.cancelable) event.preventDefault()
      },
      { passive: false },
    ),
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
}

/** Whether the pointer is on the board itself, not on the bars that scroll it. */
function isOnBoard(element: HTMLElement, event: MouseEvent): boolean {
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
  const now = scale()
  const { unit, margin } = now ?? NO_SCALE
  const at = (spot: Spot): Place => placeAt(sheet, unit, margin, spot)
  if (act.act === 'begin') {
    acts.begin({ ...at(act.spot), targets: targetsAt(sheet, act.spot) }, act)
    if (act.pointer === 'touch' && unit < 40 && now?.glass === true) loupe.follow(act.spot, at(act.spot), unit)
  } else if (act.act === 'extend') {
    const points = act.spots.map((spot) => ({ ...at(spot), targets: {} }))
    acts.extend(points)
    loupe.move(act.spots[act.spots.length - 1] as Spot, points[points.length - 1] as Point, unit)
  } else if (act.act === 'view') {
    view.change(act.factor, act.about, act.by)
  } else {
    if (act.act !== 'hold') loupe.hide()
    acts[act.act]()
  }
}

/** A place of the window as a place of the board, in cells. */
function placeAt(sheet: HTMLElement, unit: number, margin: Place, spot: Spot): Place {
  const box = sheet.getBoundingClientRect()
  return { x: (spot.x - box.left) / unit - margin.x, y: (spot.y - box.top) / unit - margin.y }
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
