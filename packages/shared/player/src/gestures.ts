/*
 * What the pointers on the board mean: strokes, pinches and pans. It is pure: events in, acts out. A stroke is only
 * over at its release; a second finger, Escape or the system breaks it off, and then it must leave nothing behind.
 * A pinch never writes: once two fingers were down, nothing is a stroke until all are up.
 */

/** A pointer's place in px of the window. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** What happened to a pointer, or to the keyboard, or to the clock that watches for long presses. */
export type GestureEvent =
  | {
      readonly type: 'down'
      readonly id: number
      readonly spot: Spot
      readonly pointer: 'mouse' | 'touch' | 'pen'
      /** 0 the main button, 1 the middle one, 2 the second; 5 the eraser of a pen. */
      readonly button: number
      readonly adds: boolean
    }
  | { readonly type: 'move'; readonly id: number; readonly spots: readonly Spot[] }
  | { readonly type: 'up'; readonly id: number }
  | { readonly type: 'lost'; readonly id: number }
  | { readonly type: 'escape' }
  | { readonly type: 'held' }

/** What is to be done. */
export type GestureAct =
  | {
      readonly act: 'begin'
      readonly spot: Spot
      readonly pointer: 'mouse' | 'touch' | 'pen'
      readonly second: boolean
      readonly adds: boolean
    }
  | { readonly act: 'extend'; readonly spots: readonly Spot[] }
  | { readonly act: 'hold' }
  | { readonly act: 'release' }
  | { readonly act: 'cancel' }
  /** Zoom by a factor about a place, and move by some px. */
  | { readonly act: 'view'; readonly factor: number; readonly about: Spot; readonly by: Spot }

/** What the pointers are doing. */
export type Gesture =
  | { readonly type: 'idle' }
  | {
      readonly type: 'stroke'
      readonly id: number
      readonly pointer: 'mouse' | 'touch' | 'pen'
      readonly from: Spot
      readonly still: boolean
    }
  | { readonly type: 'pan'; readonly id: number; readonly at: Spot }
  | { readonly type: 'pinch'; readonly spots: ReadonlyMap<number, Spot> }
  /** Fingers that are still down after a pinch or a broken stroke, and mean nothing more. */
  | { readonly type: 'spent'; readonly ids: ReadonlySet<number> }

/** No pointer is down. */
export const IDLE: Gesture = { type: 'idle' }

/** How long a press must stay to be a long one, in ms, and how far it may wander, in px. */
const HOLD = { delay: 450, wander: 8 } as const

/** How long a press must stay to be a long one, in ms: as it is set, or as usual where what is set is no time. */
export function longPressOf({ longPress }: { readonly longPress?: number | undefined }): number {
  return longPress !== undefined && longPress > 0 ? longPress : HOLD.delay
}

/**
 * Calls when a press has stayed for so many ms; what it gives ends the wait, by `clearTimeout`. A time that no clock
 * can wait for never comes.
 */
export function afterPress(delay: number, act: () => void): ReturnType<typeof setTimeout> | undefined {
  return delay < 2 ** 31 ? setTimeout(act, delay) : undefined
}

/** What the pointers mean after one event more, and what is to be done now. */
export function gesture(
  now: Gesture,
  event: GestureEvent,
): { readonly next: Gesture; readonly acts: readonly GestureAct[] } {
  if (event.type === 'down') return down(now, event)
  if (event.type === 'move') return moved(now, event)
  if (event.type === 'held') {
    return now.type === 'stroke' && now.still ? { next: { ...now, still: false }, acts: [{ act: 'hold' }] } : kept(now)
  }
  if (event.type === 'escape') {
    return now.type === 'stroke' ? { next: spent(now.id), acts: [{ act: 'cancel' }] } : kept(now)
  }
  return lifted(now, event.id, event.type === 'up')
}

type Step = ReturnType<typeof gesture>

function kept(next: Gesture): Step {
  return { next, acts: [] }
}

function spent(...ids: readonly number[]): Gesture {
  return { type: 'spent', ids: new Set(ids) }
}

function down(now: Gesture, event: Extract<GestureEvent, { type: 'down' }>): Step {
  const { id, spot, pointer, button, adds } = event
  if (now.type === 'idle') {
    if (button === 1) return kept({ type: 'pan', id, at: spot })
    const second = button === 2 || button === 5
    return {
      next: { type: 'stroke', id, pointer, from: spot, still: true },
      acts: [{ act: 'begin', spot, pointer, second, adds }],
    }
  }
  if (now.type === 'stroke') {
    // The hand that rests on the glass while the pen writes is no second finger.
    if (now.pointer === 'pen' && pointer === 'touch') return kept(now)
    const spots = new Map([
      [now.id, now.from],
      [id, spot],
    ])
    return { next: { type: 'pinch', spots }, acts: [{ act: 'cancel' }] }
  }
  if (now.type === 'spent') return kept(spent(...now.ids, id))
  return now.type === 'pinch' ? kept({ type: 'spent', ids: new Set([...now.spots.keys(), id]) }) : kept(now)
}

function moved(now: Gesture, { id, spots }: Extract<GestureEvent, { type: 'move' }>): Step {
  const last = spots[spots.length - 1]
  if (last === undefined) return kept(now)
  if (now.type === 'stroke' && now.id === id) {
    const still = now.still && Math.hypot(last.x - now.from.x, last.y - now.from.y) <= HOLD.wander
    return { next: { ...now, from: still ? now.from : last, still }, acts: [{ act: 'extend', spots }] }
  }
  if (now.type === 'pan' && now.id === id) {
    const by = { x: last.x - now.at.x, y: last.y - now.at.y }
    return { next: { ...now, at: last }, acts: [{ act: 'view', factor: 1, about: last, by }] }
  }
  return now.type === 'pinch' && now.spots.has(id) ? pinched(now.spots, id, last) : kept(now)
}

function pinched(spots: ReadonlyMap<number, Spot>, id: number, spot: Spot): Step {
  const next = new Map(spots).set(id, spot)
  const before = span([...spots.values()])
  const after = span([...next.values()])
  const factor = before.length > 0 ? after.length / before.length : 1
  const by = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y }
  return { next: { type: 'pinch', spots: next }, acts: [{ act: 'view', factor, about: after.middle, by }] }
}

function span(spots: readonly Spot[]): { length: number; middle: Spot } {
  const [one, other] = spots as [Spot, Spot]
  return {
    length: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  }
}

function lifted(now: Gesture, id: number, whole: boolean): Step {
  if (now.type === 'stroke' && now.id === id) {
    return { next: IDLE, acts: [{ act: whole ? 'release' : 'cancel' }] }
  }
  if (now.type === 'pan' && now.id === id) return kept(IDLE)
  if (now.type === 'pinch' && now.spots.has(id)) {
    return kept(spent(...[...now.spots.keys()].filter((other) => other !== id)))
  }
  if (now.type !== 'spent') return kept(now)
  const ids = new Set([...now.ids].filter((other) => other !== id))
  return kept(ids.size === 0 ? IDLE : { type: 'spent', ids })
}
