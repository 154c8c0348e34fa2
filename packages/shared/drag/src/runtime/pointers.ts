import type { Taking } from '../drag.js'
import type { Vector } from '../vector.js'

/** What pointers do to the stage. Places are in px of the window. */
export interface PointerActs {
  /** Whether an item may be taken, and whether it matters how: then the press waits for a move or for its time. */
  readonly asks: (key: string) => 'no' | 'at-once' | 'waits'
  readonly take: (key: string, place: Vector, how: Taking) => boolean
  readonly move: (place: Vector) => void
  readonly drop: () => void
  readonly cancel: () => void
  /** The pointer came up where it went down, and nothing was carried. */
  readonly tap: (key: string) => void
}

/** When a press is long, in ms, and how far it may wander, in px. */
export interface PressLimits {
  readonly holdFor: number
  readonly wander: number
}

interface Press {
  readonly id: number
  readonly key: string
  readonly from: Vector
  last: Vector
  taken: boolean
  wandered: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Turns a page's pointer events on a stage into acts. What it gives ends it. */
export function listenToPointers(svg: SVGSVGElement, acts: PointerActs, limits: () => PressLimits): () => void {
  let press: Press | null = null
  const end = (): Press | null => {
    const was = press
    press = null
    clearTimeout(was?.timer)
    return was
  }
  const broken = (): void => {
    if (end()?.taken === true) acts.cancel()
  }
  // A second finger means the page or the view: what is held goes back.
  const second = (event: PointerEvent): void => {
    if (press !== null && event.pointerId !== press.id) broken()
  }
  const down = (event: PointerEvent): void => {
    if (press !== null) return
    press = pressOf(event, acts, limits())
    if (press === null) return
    event.preventDefault()
    svg.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.id) return
    movePress(press, { x: event.clientX, y: event.clientY }, acts, limits())
  }
  const up = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.id) return
    const was = end() as Press
    if (!was.wandered) liftedStill(was, acts)
    else if (was.taken) acts.drop()
  }
  const lost = (event: PointerEvent): void => {
    if (event.pointerId === press?.id) broken()
  }
  // What is held stays under the pointer when the page is scrolled or zoomed beneath it.
  const again = (): void => {
    if (press?.taken === true) acts.move(press.last)
  }
  const touch = (event: TouchEvent): void => {
    const key = keyAt(event)
    if (key !== undefined && event.cancelable && acts.asks(key) !== 'no') event.preventDefault()
  }
  return listening(svg, { down, move, up, lost, touch, second, again }, end)
}

/** The item under a pointer. */
function keyAt(event: Event): string | undefined {
  return (event.target as Element | null)?.closest<SVGElement>('[data-key]')?.dataset['key']
}

function pressOf(event: PointerEvent, acts: PointerActs, limits: PressLimits): Press | null {
  const key = keyAt(event)
  if (key === undefined || event.button !== 0) return null
  const asks = acts.asks(key)
  if (asks === 'no') return null
  const from = { x: event.clientX, y: event.clientY }
  const press: Press = { id: event.pointerId, key, from, last: from, taken: false, wandered: false, timer: undefined }
  if (asks === 'at-once') press.taken = acts.take(key, from, 'moved')
  else if (limits.holdFor < 2 ** 31) press.timer = setTimeout(() => held(press, acts), limits.holdFor)
  return press
}

function held(press: Press, acts: PointerActs): void {
  press.taken = acts.take(press.key, press.last, 'held')
  press.wandered ||= press.taken
}

function movePress(press: Press, place: Vector, acts: PointerActs, { wander }: PressLimits): void {
  press.last = place
  if (!press.wandered && Math.hypot(place.x - press.from.x, place.y - press.from.y) > wander) {
    press.wandered = true
    clearTimeout(press.timer)
    if (!press.taken) press.taken = acts.take(press.key, press.from, 'moved')
  }
  if (press.taken) acts.move(place)
}

function liftedStill({ key, taken }: Press, acts: PointerActs): void {
  if (taken) acts.cancel()
  acts.tap(key)
}

interface Hands {
  readonly down: (event: PointerEvent) => void
  readonly move: (event: PointerEvent) => void
  readonly up: (event: PointerEvent) => void
  readonly lost: (event: PointerEvent) => void
  readonly touch: (event: TouchEvent) => void
  readonly second: (event: PointerEvent) => void
  readonly again: () => void
}

function listening(svg: SVGSVGElement, hands: Hands, end: () => unknown): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  svg.addEventListener('pointerdown', hands.down, options)
  // `touch-action` on parts of a drawing is not enough everywhere to keep a finger on an item from scrolling the page.
  svg.addEventListener('touchstart', hands.touch, { ...options, passive: false })
  svg.addEventListener('pointermove', hands.move, options)
  svg.addEventListener('pointerup', hands.up, options)
  svg.addEventListener('pointercancel', hands.lost, options)
  svg.addEventListener('lostpointercapture', hands.lost, options)
  const view = svg.ownerDocument.defaultView
  view?.addEventListener('scroll', hands.again, { ...options, capture: true, passive: true })
  view?.addEventListener('resize', hands.again, options)
  view?.visualViewport?.addEventListener('resize', hands.again, options)
  // A second finger beside the stage is one too.
  view?.addEventListener('pointerdown', hands.second, { ...options, capture: true })
  return () => {
    end()
    stop.abort()
  }
}
